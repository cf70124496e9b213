# Luật chơi in ra. Mỗi câu là một thông báo; các con số lấy từ bộ luật. Một lần chia đến khi có kết quả gọi là “ván”.
# Biến số đã được viết sẵn theo tiếng Việt (khoảng, danh sách, xu, phần trăm), trừ khi thông báo cần đếm.

## Ván mẫu

example-title = Ván { $number }
example-column-hand = Tay bài
example-column-cards = Các lá
example-column-total = Điểm
example-natural-player = { -player } có bài tự nhiên { $total } điểm; không bên nào rút.
example-natural-banker = { -banker } có bài tự nhiên { $total } điểm; không bên nào rút.
example-player-draws = { -player } có { $total } điểm và rút: { $card }.
example-player-stands = { -player } có { $total } điểm và không rút.
example-banker-draws = { -banker } có { $total } điểm và rút: { $card }.
example-banker-stands = { -banker } có { $total } điểm và không rút.
example-banker-draws-against = { -banker } có { $total } điểm, gặp lá thứ ba { $third } điểm, và rút: { $card }.
example-banker-stands-against = { -banker } có { $total } điểm, gặp lá thứ ba { $third } điểm, và không rút.
example-winner-player = { -player } thắng, { $player } so với { $banker }.
example-winner-banker = { -banker } thắng, { $banker } so với { $player }.
example-winner-tie = Hai bên hòa { $player } điểm.
example-bet-wins = Cược { $bet } thắng { $net } cho 1.
example-bet-loses = Cược { $bet } thua.
example-bet-pushes = Cược { $bet } được hoàn lại.

## Ghi chú

note-odds-tie-stays = Khi tính hoàn trả chính xác và các ví dụ, ván hòa coi như không thắng không thua đối với cược nằm lại.
note-live-terms = Tài liệu gốc không nêu lá bài bỏ, lá bài cắt và cách xử lý sai sót ở bàn trực tiếp; ở đây dùng điều khoản của sòng trực tuyến cho mọi trò chơi bài.
note-super-sevens-other-pays = Nơi khác trả { -super-sevens } theo tỷ lệ khác; đó là những bộ luật riêng.
note-chinese-half-mended = Phần tiếng Hoa của tài liệu gốc có lỗi nên lấy phần tiếng Anh làm chuẩn; bản tiếng Hoa ở đây đã sửa, không phải trích dẫn.
note-super-sevens-rows-from-elsewhere = Bảng trả thưởng của tài liệu gốc dừng sau hai lá 7; tỷ lệ từ ba lá trở lên lấy từ một nơi khác in cùng văn bản đó.
note-decks-ours = Tài liệu gốc không nêu số bộ bài; đó là lựa chọn của chúng tôi.
note-tie-returns-ours = Tài liệu gốc không nói rằng ván hòa hoàn cược ở { -banker } và { -player }; ở đây hoàn cược như trong trò chơi thường.
note-cut-card-our-reading = Câu của tài liệu gốc về lá bài cắt ra giữa hai ván không rõ. Chúng tôi hiểu là: nó ra trước lá đầu tiên của ván, và ván đó là ván cuối.
note-dropped-card-our-reading = Hai câu của tài liệu gốc về lá bài rơi chồng lên nhau khi đang chia; ở đây là cách hiểu của chúng tôi.
note-tie-and-pair-pays-usual = Tài liệu gốc không in tỷ lệ trả cho { -tie } và các cửa đôi; ở đây là tỷ lệ thông dụng.
note-rounding-whole-coins = Với đơn vị cược của sảnh này, mọi tiền thắng và hoa hồng đều là số xu sao nguyên.
note-touch-unfinished = Ván đã chia sẽ được hệ thống hoàn tất dù bạn mất kết nối, và kết quả hiện khi bạn quay lại.
note-touch-idle = Phiên chơi không có thao tác sẽ kết thúc sau 30 phút; bạn được báo trước hai phút.
note-touch-malfunction = Nếu có trục trặc, ván bị hủy: cược và tiền trả của ván không được tính, tiền cược được hoàn lại.
note-touch-document-errors = Tài liệu gốc nói rằng xóa cược sẽ nhân đôi cược, rằng tổng lớn hơn 10 thì trừ 10, và viết số trả gồm tiền cược như tỷ lệ; đó là lỗi dịch.
note-touch-words = Tài liệu gọi { -player } là 玩家 và dùng 平局 cho cả hòa lẫn hoàn cược; các từ đó được liệt kê ở cuối. Bàn của chúng tôi dùng từ riêng, vì 玩家 còn chỉ người chơi và 平局 sẽ mang hai nghĩa.

## Nguồn

source-line = { $title } ({ $house }, { $date }).
source-line-undated = { $title } ({ $house }, không ghi ngày).
source-language = Ngôn ngữ: { $language }.
source-address = Địa chỉ: { $address }
source-note-machine-written = Văn bản do máy viết lại; chỉ dùng nội dung, không dùng câu chữ.
source-note-chinese-half = Phần tiếng Hoa của cùng tài liệu, có những lỗi đã biết.
source-note-table-cut-off = Bảng trả thưởng của tài liệu này dừng sau hai lá 7.
source-note-touch-errors = Bản dịch có lỗi, liệt kê trong phần ghi chú.

## Phiên bản

version-line = Bộ luật { $id }, phiên bản { $version }.
version-after = Theo luật của { $house }, { $date }.
version-extends = Bộ luật này dựa trên “{ $title }”, chỉ nêu phần khác.
version-hash = Dấu vân tay của mọi dữ liệu quyết định kết quả và trả thưởng: { $hash }.
