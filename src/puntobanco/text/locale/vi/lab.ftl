# Phòng thí nghiệm: các cách vào tiền thực ra làm được gì. Số tiền tính bằng xu, tỷ lệ tính bằng phần trăm.

lab-title = { $system }, cược { $bets } · { $title }
lab-systems-title = Các cách vào tiền
lab-column-system = Cách
lab-column-does = Cách làm
lab-column-settings = Thiết lập
lab-column-figure = Mục
lab-column-value = Giá trị
lab-column-interval = Với độ tin cậy 95%
lab-between = { $low } đến { $high }
lab-usually = { $name }={ $usual }
lab-plus = { $choice }, { $progression }

lab-system-flat = Cược đều
lab-does-flat = Mỗi ván một đơn vị.
lab-system-martingale = Martingale
lab-does-martingale = Thua thì gấp đôi, thắng thì về một đơn vị. Nếu đặt steps thì thua liền bấy nhiêu lần cũng bắt đầu lại.
lab-system-grand-martingale = Martingale lớn
lab-does-grand-martingale = Thua thì gấp đôi và thêm một đơn vị, thắng thì về một đơn vị.
lab-system-paroli = Paroli
lab-does-paroli = Thắng thì gấp đôi; thua một lần hoặc thắng liền đủ số lần thì về một đơn vị.
lab-system-1-3-2-4 = 1-3-2-4
lab-does-1-3-2-4 = Còn thắng thì cược lần lượt 1, 3, 2 và 4 đơn vị; thua hoặc hết dãy thì bắt đầu lại.
lab-system-1-3-2-6 = 1-3-2-6
lab-does-1-3-2-6 = Còn thắng thì cược lần lượt 1, 3, 2 và 6 đơn vị; thua hoặc hết dãy thì bắt đầu lại.
lab-system-fibonacci = Fibonacci
lab-does-fibonacci = Đi theo 1, 1, 2, 3, 5, 8 và tiếp nữa: thua thì tiến một số, thắng thì lùi hai số.
lab-system-d-alembert = D’Alembert
lab-does-d-alembert = Thua thì thêm một đơn vị, thắng thì bớt một đơn vị.
lab-system-labouchere = Labouchère
lab-does-labouchere = Cược tổng số đầu và số cuối của một dãy; thắng thì gạch cả hai, thua thì ghi số vừa cược vào cuối.
lab-system-oscars-grind = Oscar kiên nhẫn
lab-does-oscars-grind = Thắng thì thêm một đơn vị, thua thì giữ nguyên, đến khi lời một đơn vị; không bao giờ cược quá mức cần.
lab-system-follow-last = Theo ván trước
lab-does-follow-last = Cược bên đã thắng ván trước, hoặc thắng liền bấy nhiêu ván; ván hòa được bỏ qua.
lab-system-oppose-last = Ngược ván trước
lab-does-oppose-last = Cược ngược bên đã thắng ván trước, hoặc thắng liền bấy nhiêu ván; ván hòa được bỏ qua.
lab-system-follow-road = Theo cầu
lab-does-follow-road = Cược bên làm cho cầu phụ có dấu mong muốn: lặp lại, đổi, luôn đỏ hoặc luôn xanh.
lab-system-count = Đếm bài
lab-does-count = Đếm điểm của mỗi lá đã mở và chỉ cược khi điểm trên mỗi bộ bài còn lại đủ cao. Nếu không đặt điểm, mỗi lá tính theo ảnh hưởng khi lấy nó ra.
lab-system-exact = Giá trị chính xác
lab-does-exact = Trước mỗi ván tính giá trị của từng cửa theo số bài còn lại và chọn cửa tốt nhất nếu hơn mức yêu cầu.
lab-own-system = { $name } (của bạn)

lab-sessions = Số phiên
lab-coups = Số ván
lab-wagers = Số lần cược
lab-won = Số lần thắng
lab-handle = Tổng cược mỗi phiên
lab-mean = Lời lỗ mỗi phiên
lab-deviation = Độ lệch chuẩn
lab-expected = Kỳ vọng theo xác suất chính xác
lab-expected-values = Kỳ vọng theo bài còn lại
lab-rounded = trong đó do làm tròn
lab-luck = Chênh so với kỳ vọng
lab-errors = tính theo sai số chuẩn
lab-rate = Tỷ lệ mất trên tiền cược
lab-edge = { -house-edge } ở { $bet }
lab-ahead = Phiên có lời
lab-level = Phiên huề vốn
lab-behind = Phiên bị lỗ
lab-mean-ahead = Lời trung bình khi có lời
lab-mean-behind = Lỗ trung bình khi bị lỗ
lab-end-coups = Chơi hết số ván
lab-end-ruined = Cháy túi
lab-end-goal = Đạt mục tiêu
lab-end-limit = Chạm giới hạn lỗ
lab-end-short = Không đủ tiền cho lần cược
lab-best = Phiên tốt nhất
lab-worst = Phiên tệ nhất
lab-percentile = { $percent }% số phiên kết thúc không quá
lab-drawdown = Mức tụt sâu nhất trong phiên, trung bình
lab-drawdown-high = Mức tụt sâu nhất ở phiên tệ nhất trong 20 phiên
lab-drawdown-most = Mức tụt sâu nhất của tất cả
lab-loss-run = Chuỗi thua dài nhất, trung bình
lab-loss-run-high = Chuỗi thua dài nhất ở phiên tệ nhất trong 20 phiên
lab-loss-run-most = Chuỗi thua dài nhất của tất cả
lab-stake-most = Mức cược cao nhất trong phiên, trung bình
lab-stake-most-most = Mức cược cao nhất của tất cả
lab-table-most = Phiên chạm mức tối đa của bàn

lab-says-played = { $system } được chơi ở { $bets } trong { $sessions ->
       *[other] { $sessions_text } phiên
    }, mỗi phiên tối đa { $coups } ván: một đơn vị là { $unit }, vốn là { $bankroll }.
lab-endless = không giới hạn
lab-says-beside = Bên cạnh mỗi lần cược còn đặt { $stake } vào { $bet }, vì luật này yêu cầu.
lab-says-partly = Lần chạy bị dừng: đã chơi { $sessions } trong { $asked } phiên.
lab-says-ahead = { $ahead } số phiên kết thúc có lời, trung bình { $won }; { $behind } kết thúc bị lỗ, trung bình { $lost }.
lab-says-ruined = { $share } số phiên cháy túi ({ $low } đến { $high } với độ tin cậy 95%): vốn không còn đủ cho một lần cược.
lab-says-never-ruined = Không phiên nào cháy túi; với độ tin cậy 95%, xác suất đó dưới { $high }.
lab-says-expected = Trung bình mỗi phiên cược { $handle }. Theo { -house-edge } chính xác thì mất { $loss }. Kết quả các phiên là { $mean } ({ $low } đến { $high } với độ tin cậy 95%).
lab-says-values = Trung bình mỗi phiên cược { $handle }. Theo số bài còn lại trước mỗi lần cược, kết quả đáng ra là { $worth }. Kết quả các phiên là { $mean } ({ $low } đến { $high } với độ tin cậy 95%).
lab-says-rounding = Làm tròn xuống lấy thêm { $rounded } mỗi phiên so với tỷ lệ trả đã in.
lab-says-luck = Chênh lệch { $luck } bằng { $z } sai số chuẩn: ngẫu nhiên tạo ra như thế trong chừng ấy phiên.
lab-says-strange = Chênh lệch { $luck } bằng { $z } sai số chuẩn: hơn mức ngẫu nhiên tạo ra một lần trong mười nghìn lần chạy.
lab-says-counted = Ai chọn theo bài thì không gặp hộp bài trung bình: { $luck } mỗi phiên, { $z } sai số chuẩn, là do cách chọn và do ngẫu nhiên.
lab-says-fall = Cứ 20 phiên thì một phiên có lúc thấp hơn đỉnh trước đó { $drawdown } hoặc hơn, và thua liền { $run } lần hoặc hơn.
lab-says-at-most = { $share } số phiên chạm mức tối đa của bàn, nơi không cách nào tăng được nữa.
lab-says-yardstick = Trên cùng những hộp bài, cược đều mất { $flat } số tiền đã cược, cách này mất { $rate }. Cách vào tiền đổi việc lỗ được chia ra sao, không đổi giá của mỗi xu đã cược.
lab-says-no-wager = Không có lần cược nào: điều kiện mà cách này chờ không xảy ra.
lab-says-play-money = Chỉ là tiền chơi. Các con số đến từ những hộp bài mô phỏng, chia theo luật này.

lab-picture-net = Lời lỗ mỗi phiên
lab-picture-paths = Những phiên đầu, từng ván
lab-picture-drawdown = Mức tụt sâu nhất trong phiên
lab-picture-loss-run = Chuỗi thua dài nhất
lab-picture-sessions = Số phiên
lab-picture-coups = Số ván
lab-picture-coins = Xu
lab-picture-mean = Trung bình
lab-report-says = Điều các con số cho thấy
lab-report-figures = Các con số
lab-report-pictures = Hình
lab-report-how = Hạt giống { $seed }, bộ luật { $ruleset } { $version }, { $decks ->
       *[other] { $decks } bộ bài
    }, puntobanco { $package }
