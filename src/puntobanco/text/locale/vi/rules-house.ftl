# Ván bị gián đoạn, sự công bằng, bảng cầu và bảng từ: các chương chung cho mọi trò chơi.

## Ván bị gián đoạn

section-house = Ván gián đoạn, thời gian chờ và sự công bằng
house-link = Cược vẫn có hiệu lực khi bạn mất kết nối. Ván vẫn được chia và thanh toán khi vắng bạn; kết quả và số dư có sẵn khi bạn quay lại.
house-malfunction = Nếu có trục trặc, các ván liên quan bị hủy: cược và tiền trả của các ván đó không được tính, tiền cược được hoàn lại.
house-idle = Sau { $told } ván không đặt cược, bàn sẽ nhắc bạn; sau { $rounds } ván bạn mất chỗ. Khi mất kết nối, chỗ được giữ { $minutes } phút.
house-fair-promise = Trước cược đầu tiên của mỗi hộp bài, sòng công bố dấu vân tay của hạt giống dùng để xếp thứ tự bài. Khi hộp bài kết thúc, hạt giống được công bố để ai cũng có thể xếp lại thứ tự và so sánh.
house-fair-promise-touch = Trước khi bạn đặt cược, sòng đã công bố dấu vân tay của hạt giống dùng để xếp thứ tự bài. Sau đó hạt giống được công bố để ai cũng có thể xếp lại thứ tự và so sánh.
house-fair-shuffle = Mọi thứ tự của các lá bài có cơ hội như nhau. Cược, số tiền, cấp và kết quả đã qua không ảnh hưởng đến thứ tự.
house-fair-live = Ở bàn trực tiếp, bài được chia trước mắt mọi người; từng lá được nhập ngay khi ra và được lưu lại.
house-live-errors = Ở bàn trực tiếp, người chia bài là con người và con người có thể nhầm. Lá bài nhập sai có thể rút lại trong { $seconds } giây; sau đó được sửa như nêu ở phần “{ -irregularity }”. Kết quả tính theo lá bài trên bàn, không theo lá đã nhập.
house-live-changed = Ván đã thanh toán chỉ bị thay đổi khi một người của sòng yêu cầu và một người khác chấp thuận, cả hai đều không chia ván đó. Chỉ phần chênh lệch được trả thêm hoặc thu lại; ai đã tiêu hết thì không nợ gì, sòng chịu. Mọi người liên quan đều được báo điều gì đã thay đổi và vì sao.
house-live-waits = Nếu mất kết nối với người chia bài, tiền cược được giữ { $minutes } phút rồi trả lại. Nếu mất hình trong { $seconds } giây, ván đang chơi được hoàn tất theo lá bài và không mở ván mới. Nếu hệ thống dừng khi đang chia, bài được đọc lại trước khi ván tiếp tục.
house-live-people = Ở nơi ít người, người chia bài và giám sát có thể là một người; bàn sẽ ghi rõ.
house-record = Mỗi ván và mỗi lần xu chuyển đi đều được ghi lại; không thể sửa mà không bị phát hiện.

## Bảng cầu

section-roads = Bảng cầu
roads-six = Bảng cầu ghi kết quả của hộp bài trên { $rows } hàng. Chuỗi dài hơn, hoặc gặp dấu đã có, sẽ rẽ sang phải, gọi là “rồng”.
roads-bead-letters = { -bead-plate } ghi mỗi ván một hạt, lần lượt từ trên xuống theo từng cột: đỏ là { -banker }, xanh dương là { -player }, xanh lá là hòa. Chữ trong hạt cho biết bên thắng.
roads-bead-points = { -bead-plate } ghi mỗi ván một hạt, lần lượt từ trên xuống theo từng cột: đỏ là { -banker }, xanh dương là { -player }, xanh lá là hòa. Số trong hạt là điểm thắng của ván.
roads-pairs = Chấm đỏ ở góc trên bên trái nghĩa là hai lá đầu của { -banker } là một đôi, chấm xanh dương ở góc dưới bên phải là đôi của { -player }.
roads-big = { -big-road } ghi ván { -banker } thắng bằng vòng đỏ và ván { -player } thắng bằng vòng xanh dương. Hai bên không chung cột: khi bên kia thắng thì sang cột mới.
roads-big-ties = Ván hòa là một gạch xanh lá trên vòng cuối; nhiều ván hòa thì ghi số.
roads-big-no-ties = Ván hòa không được ghi ở đây.
roads-big-points = Số trong vòng là điểm thắng của ván.
roads-derived = { -derived-roads } dựa vào { -big-road }, theo thứ tự: { -big-eye-boy } bằng vòng rỗng, { -small-road } bằng hình tròn đặc, { -cockroach-pig } bằng gạch chéo, đều có màu đỏ và xanh. Đỏ nghĩa là quy luật lặp lại, xanh là không.
roads-derived-tie = Ván hòa không ghi gì ở ba cầu này.
roads-begins = { $road } bắt đầu từ vòng thứ hai của cột { $column } ở { -big-road }; nếu không có thì từ vòng đầu của cột { $next }.
roads-new-column = Khi một vòng mở cột mới, { $road } so cột ngay trước với cột cách { $distance } cột về trước: dài bằng nhau là đỏ, khác nhau là xanh.
roads-further =
    { $back ->
       *[other] Với mỗi vòng tiếp theo trong cột, { $road } nhìn lùi { $back } cột: cùng hàng có vòng là đỏ; không có nhưng hàng trên có là xanh; cả hai đều không có là đỏ.
    }
roads-ask = Hỏi cầu cho biết ba cầu này sẽ ghi gì nếu ván sau { -banker } thắng, hoặc { -player } thắng.

## Bảng từ

section-terms = Từ ngữ bằng năm thứ tiếng
terms-original-caption = Từ ngữ của tài liệu
terms-original-source = Tiếng Anh
terms-original-own = Trong tài liệu ({ $language })
terms-original-here = Tại bàn của chúng tôi
terms-caption = Từ ngữ của sòng
