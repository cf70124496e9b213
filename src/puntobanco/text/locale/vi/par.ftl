# Bảng PAR: `puntobanco par`. Số được viết theo ngôn ngữ; tên cửa cược và điều kiện lấy từ các tệp khác.

par-title = Bảng PAR: { $title }
par-ruleset = Bộ luật
par-version = { $id }, phiên bản { $version }
par-engine = Chương trình tính
par-engine-version = { $name } { $version }
par-shoe = Hộp bài
par-shoe-full = { $decks } bộ bài đầy đủ, { $cards } lá
par-total = Số cách đã đếm
par-behaviour = Dấu vân tay của luật
par-inputs = Mã băm dữ liệu vào
par-method = Mọi con số được đếm bằng số nguyên trên tất cả thứ tự có thể của các lá bài trong một ván; không mô phỏng. Chúng đúng với một đơn vị cược đặt trước lá đầu tiên của hộp bài đầy.
par-rounding = Điều kiện giữa các cửa cược và việc làm tròn không được tính. Tại bàn, đơn vị cược là { $step }, và số tiền trả lại được làm tròn xuống bội số của { $unit }.
par-volatility-note = Chỉ số biến động là { $z } lần độ lệch chuẩn. Chia cho căn bậc hai của số ván, đó là mức lệch tối đa của tỷ lệ hoàn trả so với giá trị đúng trong chín trên mười loạt.

par-section-results = Kết quả
par-section-bets = Tất cả cửa cược
par-column-result = Kết quả
par-column-ways = Số cách
par-column-chance = Xác suất
par-column-bet = Cửa cược
par-column-edge = Lợi thế sòng bài
par-column-return = Tỷ lệ hoàn trả
par-column-deviation = Độ lệch chuẩn
par-column-volatility = Chỉ số biến động
par-column-hits = Tần suất thắng
par-column-when = Trả khi
par-column-odds = Tỷ lệ trả
par-column-commission = Hoa hồng
par-column-net = Lãi ròng
par-column-contribution = Phần trong tỷ lệ hoàn trả
par-column-figure = Chỉ số
par-column-decimal = Thập phân
par-column-exact = Chính xác
par-column-rounds = Số ván
par-column-lowest = Thấp nhất
par-column-highest = Cao nhất
par-loses = Thua trong mọi trường hợp khác
par-together = Tổng cộng

par-lines = Các dòng trả thưởng
par-figures = Các chỉ số
par-expected = Lãi ròng kỳ vọng
par-variance = Phương sai
par-removal = Ảnh hưởng của việc bỏ một lá của một hạng, tính bằng phần nghìn của một phần trăm tiền cược
par-ranges = Tỷ lệ hoàn trả của chín trên mười loạt

par-plot-edges = Lợi thế sòng bài của mỗi cửa cược, tính bằng phần trăm tiền cược
par-plot-removal = Bớt một lá của một hạng làm tăng kỳ vọng của người cược bao nhiêu, tính bằng phần nghìn của một phần trăm tiền cược
par-plot-parts = Phần của mỗi dòng trả thưởng trong tỷ lệ hoàn trả, tính bằng phần trăm tiền cược
