# Luật chơi in ra. Mỗi câu là một thông báo; các con số lấy từ bộ luật. Một lần chia đến khi có kết quả gọi là “ván”.
# Biến số đã được viết sẵn theo tiếng Việt (khoảng, danh sách, xu, phần trăm), trừ khi thông báo cần đếm.

## Mảnh ghép

range = { $first }–{ $last }
none-listed = không có
sentences = { $first } { $second }
odds-to = { $stake } thắng { $win }
odds-for = trả { $return } cho { $stake } (gồm tiền cược)
odds-push = hoàn cược
odds-loses = thua
paragraph-without-text = Không có lời văn; điều này nói về { $key }.

## Tiêu đề

rules-heading = Luật chơi: { $title }
section-about = Giới thiệu
section-definitions = Thuật ngữ
section-equipment = Bài và hộp bài
section-play = Diễn biến một ván
section-values = Giá trị lá bài
section-deal = Chia bài
section-drawing = { -drawing-rules }
section-result = Kết quả
section-pays = { -paytable }
section-returns = Tỷ lệ hoàn trả chính xác
section-conditions = Kết hợp các cửa cược
section-money = Tiền cược, hoa hồng và làm tròn
section-shoe = Khi nào xáo bài
section-table = Tại bàn
section-irregularities = { -irregularity }
section-examples = Ván mẫu
section-notes = Ghi chú
section-sources = Nguồn
section-version = Phiên bản

## Giới thiệu

about-object = { -baccarat } so sánh hai tay bài: { -player } và { -banker }. Bạn cược vào kết quả; hai tay bài này không thuộc về ai.
about-nine = Tay bài gần { $best } điểm hơn sẽ thắng.
about-bets =
    { $count ->
       *[other] Có { $count } cửa cược: { $bets }.
    }
about-play-money = Xu sao chỉ để chơi: không mua, không đổi ra tiền và không chuyển nhượng được.
about-no-prediction = Kết quả đã qua không cho biết gì về ván sau.

## Thuật ngữ

define-round = Một ván bắt đầu từ lời mời đặt cược và kết thúc khi đã công bố kết quả, thu cược thua và trả cược thắng.
define-hand = Tay bài là hai hoặc ba lá của { -player } hay của { -banker }.
define-initial = Lượt chia đầu là hai lá đầu tiên của cả hai bên.
define-total = Tổng điểm của tay bài là chữ số cuối của tổng các lá: { $first } cộng { $second } thành { $total }.
define-natural = { -natural } là tổng điểm { $naturals } ở lượt chia đầu, ở bất kỳ bên nào.
define-baccarat = Tay bài { $zero } điểm gọi là “{ -baccarat }”.
define-tie = { -tie } là ván mà hai tay bài có cùng tổng điểm khi kết thúc.
define-push = Hoàn cược nghĩa là trả lại tiền cược: không thắng cũng không thua.
define-odds = “{ $to }” nghĩa là tiền cược được trả lại cùng với tiền thắng. “{ $for }” tính cả tiền cược vào số được trả và có cùng ý nghĩa.

## Bài và hộp bài

decks-one =
    { $decks ->
       *[other] Dùng { $decks } bộ bài, mỗi bộ { $cards } lá, không có phăng teo, mặt sau cùng màu và cùng mẫu.
    }
decks-several = Dùng { $allowed } bộ bài, mỗi bộ { $cards } lá, không có phăng teo, mặt sau cùng màu và cùng mẫu; thường là { $usual } bộ.
shoe-size = Hộp bài đầy gồm { $decks } bộ có { $cards } lá.
fixed-player = Lá đầu tiên của { -player } luôn là { $card }. Lá này đặt sẵn trên bàn và không thuộc hộp bài.
fixed-banker = Lá đầu tiên của { -banker } luôn là { $card }. Lá này đặt sẵn trên bàn và không thuộc hộp bài.
layout-areas = Trên bàn có ô cược cho mỗi cửa: { $bets }.

## Diễn biến một ván

play-open = Nhận cược bắt đầu bằng lời hô “{ -place-bets }”.
play-close = Nhận cược kết thúc bằng lời hô “{ -no-more-bets }”. Từ lúc đó không được đặt, tăng hay rút cược.
play-deal = Chia lượt đầu và công bố tổng điểm của hai tay bài.
play-third = Chia lá thứ ba theo quy tắc rút bài, trước cho { -player }, sau cho { -banker }.
play-settle = Công bố kết quả; thu cược thua, trả cược thắng.
play-wait = Ai đến khi ván đang chia thì chờ đến khi ván được thanh toán.
play-touch = Không giới hạn thời gian. Bạn đặt chip rồi bấm “{ -deal }”; lúc đó cược được ghi nhận và ván được quyết định.

## Giá trị lá bài

value-ace = Lá A tính { $value } điểm.
value-pips = Các lá từ { $first } đến { $last } tính theo số trên lá.
value-tens = Các lá 10, J, Q, K tính { $value } điểm.
value-total = Tổng điểm của tay bài là chữ số cuối của tổng các lá.
value-above = Tổng từ { $low } đến { $high } chính là tổng điểm; tổng lớn hơn thì chỉ tính chữ số cuối.

## Chia bài

deal-order = Bài được chia từng lá từ hộp theo thứ tự: { $order }.
deal-card-caption = Lượt chia đầu
deal-column-number = Lá bài
deal-column-hand = Chia cho
deal-from-shoe = Lá số { $number } từ hộp bài
deal-fixed-card = Đặt sẵn: { $card }
deal-place-player = { -player }, lá { $place }
deal-place-banker = { -banker }, lá { $place }

## Quy tắc rút bài

draw-natural = Nếu một trong hai tay bài có { $naturals } điểm ở lượt chia đầu thì không bên nào rút thêm.
draw-player = Nếu không, { -player } rút khi có { $draws } điểm và không rút khi có { $stands } điểm.
draw-banker-stood = Nếu { -player } không rút, { -banker } rút khi có { $draws } điểm và không rút khi có { $stands } điểm.
draw-banker-third = Nếu { -player } đã rút, { -banker } theo tổng điểm hai lá của mình và giá trị lá thứ ba của { -player }:
draw-always = { -banker } { $total } điểm: luôn rút.
draw-never = { -banker } { $total } điểm: không rút.
draw-on = { -banker } { $total } điểm: rút nếu lá thứ ba là { $thirds }.
draw-unless = { -banker } { $total } điểm: rút trừ khi lá thứ ba là { $thirds }.
draw-player-caption = { -player }
draw-total-caption = { -banker } theo tổng điểm của mình, khi { -player } đã rút
draw-third-caption = { -banker } theo lá thứ ba của { -player }
draw-grid-caption = Mọi trường hợp: tổng điểm { -banker } theo hàng, lá thứ ba của { -player } theo cột
draw-column-player-total = Tổng điểm { -player }
draw-column-banker-total = Tổng điểm { -banker }
draw-column-third = Lá thứ ba của { -player }
draw-column-draws = Rút khi có
draw-column-stands = Không rút khi có
draw-column-does = Hành động
draw-column-draws-when = Rút khi lá thứ ba là
draw-column-stands-when = Không rút khi lá thứ ba là
draw-stood = không rút
draw-cell-draws = rút
draw-cell-stands = dừng
draw-cell-natural = bài tự nhiên, không bên nào rút
draw-formula = Cùng quy tắc ở dạng công thức: lấy giá trị lá thứ ba của { -player }, tính { $eight } là { $minustwo } và { $nine } là { $minusone }; chia đôi làm tròn về không rồi cộng { $added }. { -banker } rút nếu tổng điểm không lớn hơn số đó.
draw-formula-example = Sau lá thứ ba { $third } điểm, kết quả là { $bound }: { -banker } rút khi có { $draws } điểm.

## Kết quả

result-higher = Tay bài có tổng điểm cao hơn thắng.
result-tie-returned = Khi hòa, cược ở { $bets } được hoàn lại.
result-tie-stay = Khi hòa, cược ở { $bets } nằm lại cho ván sau và do ván đó quyết định. Khi hết hộp bài, cược được hoàn lại.
result-tie-withdrawable = Trước lời hô “{ -no-more-bets }” kế tiếp, bạn có thể rút cược đã nằm lại.
result-tie-fixed = Cược đã nằm lại không rút được.
result-tie-call = Khi hòa, người chia bài hô “Hòa, cược hòa thắng”.

## Bảng tỷ lệ trả thưởng

pays-caption = { $bet }
pays-column-when = Trường hợp
pays-column-pays = Tỷ lệ trả
pays-column-commission = { -commission }
pays-column-return = Nhận về cho 1
pays-column-chance = Xác suất
pays-rest = các trường hợp khác
when-again = { $when }, các trường hợp còn lại
when-always = luôn luôn
when-winner-player = { -player } thắng
when-winner-banker = { -banker } thắng
when-winner-tie = hai bên hòa
when-player-wins-with = { -player } thắng với { $values } điểm
when-banker-wins-with = { -banker } thắng với { $values } điểm
when-tie-at = hai bên hòa { $values } điểm
when-player_total = { -player } kết thúc với { $values } điểm
when-banker_total = { -banker } kết thúc với { $values } điểm
when-player_cards = { -player } có { $values } lá
when-banker_cards = { -banker } có { $values } lá
when-cards = hai bên cộng lại { $values } lá
when-margin = hai bên chênh nhau { $values } điểm
when-points = điểm hai bên cộng lại là { $values }
when-high_total = tổng điểm cao hơn là { $values }
when-low_total = tổng điểm thấp hơn là { $values }
when-natural-true = ván kết thúc bằng bài tự nhiên
when-natural-false = ván không có bài tự nhiên
when-player_natural-true = { -player } có bài tự nhiên
when-player_natural-false = { -player } không có bài tự nhiên
when-banker_natural-true = { -banker } có bài tự nhiên
when-banker_natural-false = { -banker } không có bài tự nhiên
when-either_pair-true = hai lá đầu của ít nhất một bên là đôi
when-either_pair-false = không bên nào có đôi ở hai lá đầu
when-suited_pairs = số tay bài bắt đầu bằng đôi cùng chất: { $values }
when-player_pair-any = hai lá đầu của { -player } cùng hạng
when-player_pair-mixed = hai lá đầu của { -player } cùng hạng, khác chất
when-player_pair-suited = hai lá đầu của { -player } cùng hạng và cùng chất
when-player_pair-none = hai lá đầu của { -player } khác hạng
when-banker_pair-any = hai lá đầu của { -banker } cùng hạng
when-banker_pair-mixed = hai lá đầu của { -banker } cùng hạng, khác chất
when-banker_pair-suited = hai lá đầu của { -banker } cùng hạng và cùng chất
when-banker_pair-none = hai lá đầu của { -banker } khác hạng
when-rank-count = số lá { $rank } trong cả hai tay bài: { $values }
when-player_match-none = hai lá đầu của { -player } không hợp nhau
when-player_match-suited = hai lá đầu của { -player } cùng chất
when-player_match-royal = hai lá đầu của { -player } là K và Q khác chất
when-player_match-royal-suited = hai lá đầu của { -player } là K và Q cùng chất
when-player_triple-any = ba lá của { -player } cùng hạng
when-player_triple-mixed = ba lá của { -player } cùng hạng nhưng không cùng chất
when-player_triple-suited = ba lá của { -player } cùng hạng và cùng chất
when-player_triple-none = { -player } không có ba lá cùng hạng
when-banker_match-none = hai lá đầu của { -banker } không hợp nhau
when-banker_match-suited = hai lá đầu của { -banker } cùng chất
when-banker_match-royal = hai lá đầu của { -banker } là K và Q khác chất
when-banker_match-royal-suited = hai lá đầu của { -banker } là K và Q cùng chất
when-banker_triple-any = ba lá của { -banker } cùng hạng
when-banker_triple-mixed = ba lá của { -banker } cùng hạng nhưng không cùng chất
when-banker_triple-suited = ba lá của { -banker } cùng hạng và cùng chất
when-banker_triple-none = { -banker } không có ba lá cùng hạng
when-pairs_alike-true = bốn lá đầu đều cùng hạng
when-pairs_alike-false = bốn lá đầu không cùng hạng
when-ranks_alike = số lá cùng hạng, nhóm lớn trước: { $values }
when-first_nines-0 = không có lá 9 trong bốn lá đầu
when-first_nines-1 = một lá 9 trong bốn lá đầu, không phải chất rô
when-first_nines-1-diamond = một lá 9 rô trong bốn lá đầu
when-first_nines-2 = hai lá 9 khác chất trong bốn lá đầu
when-first_nines-2-suited = hai lá 9 cùng chất trong bốn lá đầu
when-first_nines-3 = ba lá 9 không cùng chất trong bốn lá đầu
when-first_nines-3-suited = ba lá 9 cùng chất trong bốn lá đầu
when-first_nines-4 = bốn lá đầu đều là 9
when-pair_count = số tay bài bắt đầu bằng đôi: { $values }
when-most_alike = số lá cùng hạng nhiều nhất trong cả hai tay bài: { $values }
when-colours-red = mọi lá đều đỏ
when-colours-black = mọi lá đều đen
when-colours-mixed = có cả lá đỏ lẫn lá đen
when-player_two = hai lá đầu của { -player } được { $values } điểm
when-banker_two = hai lá đầu của { -banker } được { $values } điểm
when-player_third = lá thứ ba của { -player } tính { $values } điểm
when-player_third-none = { -player } không rút lá thứ ba
when-banker_third = lá thứ ba của { -banker } tính { $values } điểm
when-banker_third-none = { -banker } không rút lá thứ ba

## Tỷ lệ hoàn trả chính xác

returns-counted = Đếm chính xác, không mô phỏng: mọi cách chia từ hộp bài đầy { $decks } bộ, tổng cộng { $total }. Không tính làm tròn và điều kiện giữa các cửa.
returns-caption = Hoàn trả của từng cửa
returns-column-bet = Cửa cược
returns-column-wins = Thắng
returns-column-pushes = Hoàn cược
returns-column-loses = Thua
returns-column-rtp = { -rtp }
returns-column-edge = { -house-edge }
returns-column-deviation = Độ lệch chuẩn
returns-exact-caption = Dưới dạng phân số
returns-column-exact-edge = { -house-edge }, chính xác
returns-column-exact-hit = Xác suất thắng, chính xác

## Kết hợp các cửa cược

conditions-none = Mọi cửa độc lập với nhau: có thể cược riêng hoặc kết hợp tùy ý.
condition-only-one-of = Trong { $bets }, mỗi ván chỉ được cược một cửa.
condition-only-with = { $bet } chỉ được cược kèm với cược ở { $bets }.
condition-first-coups = { $bet } chỉ mở trong { $rounds } ván đầu của mỗi hộp bài.
condition-at-rng = Điều này chỉ áp dụng ở bàn chia bài ngẫu nhiên bằng máy.
condition-at-live = Điều này chỉ áp dụng ở bàn có người chia bài.
conditions-rest = Không có điều kiện cho { $bets }.

## Tiền cược, hoa hồng và làm tròn

money-step = Đơn vị cược là { $step } (xu sao).
money-commission = { $bet }: khi { $when }, giữ lại { $percent } tiền thắng làm hoa hồng.
money-no-commission = Không thu hoa hồng.
money-rounding = Số nhận về được làm tròn xuống bội số của { $unit } xu sao, một lần duy nhất.
money-exact = Cược theo đơn vị này thì không cần làm tròn.
money-caption = Ví dụ
money-column-bet = Cửa cược
money-column-case = Trường hợp
money-column-stake = Tiền cược
money-column-exact = Nhận về chính xác
money-column-win = Tiền thắng
money-column-commission = { -commission }
money-column-returned = Nhận về

## Khi nào xáo bài

shoe-mode-rng = Bàn chia bài ngẫu nhiên bằng máy:
shoe-mode-live = Bàn có người chia bài:
shoe-fresh = Toàn bộ { $cards } lá được xáo trước mỗi ván.
shoe-burn = Khi mở hộp bài mới, lá đầu tiên được lật và bỏ tiếp số lá bằng giá trị của nó: { $ace } lá nếu là A, theo số trên lá từ { $first } đến { $last }, { $ten } lá nếu là 10, J, Q hoặc K.
shoe-cut-behind =
    { $cards ->
       *[other] { -cut-card } nằm trước { $cards } lá cuối cùng.
    }
shoe-cut-dealer = Người chia bài đặt lá bài cắt và nhập số lá nằm sau nó; mọi người đều thấy con số đó.
shoe-cut-last = Ván mà lá bài cắt xuất hiện là ván cuối của hộp bài, kể cả khi nó ra trước lá đầu tiên của ván.
shoe-cut-more =
    { $rounds ->
       *[other] Sau ván mà lá bài cắt xuất hiện còn { $rounds } ván nữa rồi hết hộp bài.
    }
shoe-coups-max =
    { $rounds ->
       *[other] Hộp bài kết thúc sau { $rounds } ván.
    }
shoe-cards-least = Hộp bài kết thúc khi còn dưới { $cards } lá. Điều này được xem trước mỗi ván, nên không bắt đầu ván nào mà không thể hoàn tất.
shoe-cleared = Với hộp bài mới, mọi thống kê và bảng cầu bắt đầu lại.

## Tại bàn

table-modes-rng = Bài do bộ tạo số ngẫu nhiên của nhà cung cấp chia.
table-modes-live = Bài do người chia bài chia từ hộp bài thật.
table-modes-both = Có bàn chia bài ngẫu nhiên bằng máy và bàn có người chia bài.
table-seats =
    { $seats ->
        [1] Một người chơi với nhà cái.
       *[other] Mỗi bàn có { $seats } chỗ; người khác có thể xem.
    }
table-seconds = Thời gian nhận cược là { $seconds } giây.
table-no-clock = Đặt cược không giới hạn thời gian.
table-chips = Có chip { $chips } xu sao.
table-cancel-until-confirm = “{ -confirm }” ghi nhận số chip đã đặt; sau đó không hủy được. Trong thời gian nhận cược có thể đặt thêm và xác nhận tiếp.
table-cancel-until-confirm-rest = Chip chưa xác nhận khi hết giờ không phải là cược và được trả lại cho bạn.
table-cancel-until-close = Bạn có thể rút cược cho đến lời hô “{ -no-more-bets }”.
table-cancel-until-deal = Bạn có thể rút cược cho đến khi bấm “{ -deal }”. Chip chưa được chia bài không phải là cược.
table-rebet-until-confirm = “{ -rebet }” đặt lại các cửa và số tiền của lần cược gần nhất; “{ -confirm }” ghi nhận.
table-rebet-until-close = “{ -rebet }” đặt lại các cửa và số tiền của lần cược gần nhất.
table-rebet-until-deal = “{ -rebet }” đặt lại các cửa và số tiền của lần cược gần nhất rồi chia bài ngay; “{ -rebet-x2 }” làm như vậy với số tiền gấp đôi.
table-auto = “{ -auto }” lặp lại và xác nhận cược gần nhất của bạn từng ván cho đến khi bạn tắt. Chức năng này dừng và nêu lý do khi số dư, giới hạn hoặc cửa đã đóng không cho phép cược.
table-limits-caption = Giới hạn mỗi ván, tính bằng xu sao
table-limits-level-caption = Giới hạn mỗi ván theo cấp, tính bằng xu sao
table-column-bet = Cửa cược
table-column-min = { -min }
table-column-max = { -max }
table-column-level = Cấp { $level }
table-levels = Cấp 0 và 1 dùng giới hạn của cấp 1; mỗi cấp tăng thêm một lượng như vậy, đến cấp { $top }. Chơi ở đây không được tính để lên cấp.
table-house = Mỗi bàn có thể đặt giới hạn và thời gian khác; bàn sẽ hiển thị.

## Sai sót

irregularities-order = Nếu có nhiều cách xử lý, áp dụng cách đầu tiên khả thi. Kết quả trước đó của hộp bài vẫn giữ nguyên trừ khi nói khác.
irregularity-first-deal-mistake = Có sai sót trong lần chia đầu tiên của hộp bài.
irregularity-exposed-while-betting = Một lá bài vô tình bị mở trong thời gian đặt cược.
irregularity-needless-card-exposed = Một lá không cần thiết bị rút và lộ ra khi chia bài.
irregularity-exposed-in-shuffle = Có lá bài bị lật ngửa khi xáo bài.
irregularity-exposed-while-dealing = Có lá bài bị mở khi bắt đầu ván, từ lời hô “{ -no-more-bets }”, hoặc khi đang chia.
irregularity-error-in-deal = Có sai sót khi chia bài.
irregularity-cancel-shoe-results = Quản lý hủy kết quả của một hộp bài.
irregularity-dropped-in-shuffle-or-deal = Có lá bài rơi ra ngoài tầm máy quay khi xáo hoặc chia bài.
irregularity-dropped-coup-card-out-of-view = Một lá của chính ván đó đã ra ngoài tầm máy quay.
irregularity-cut-card-during-coup = Lá bài cắt xuất hiện trong ván.
irregularity-cut-card-before-first-card = Lá bài cắt xuất hiện trước lá đầu tiên của ván.
irregularity-coup-after-last = Có ván được chia sau ván cuối của hộp bài.
irregularity-foreign-card = Phát hiện lá bài lạ.
irregularity-too-many-to-player = Chia quá nhiều lá cho { -player } ở lượt chia đầu.
irregularity-too-many-to-banker = Chia quá nhiều lá cho { -banker } ở lượt chia đầu.
irregularity-cards-drawn-together = Hai lá trở lên bị rút cùng lúc ở lượt chia đầu và không xác định được thứ tự.
irregularity-too-few-cards = Hộp bài không đủ lá để hoàn tất ván.
irregularity-late-wager = Cược được đặt hoặc tăng sau lời hô “{ -no-more-bets }”.
irregularity-withdrawn-wager = Cược bị rút sau lời hô “{ -no-more-bets }”.
irregularity-card-entered-wrongly = Người chia bài nhập sai một lá.
irregularity-card-too-often = Một lá xuất hiện nhiều lần hơn số lá hộp bài có thể có.
irregularity-link-lost = Mất kết nối giữa bàn và hệ thống.
irregularity-malfunction = Trục trặc khiến ván không thể hoàn tất.
irregularity-own = { $name }.

answer-void-coup = Ván bị hủy: hoàn lại cược của ván và không ghi vào bảng cầu.
answer-void-coup-and-shoe = Ván và cả hộp bài đều bị hủy: hoàn cược và mở hộp bài mới.
answer-correct-if-first-card-not-handled = Sửa ngay tại chỗ nếu lá đầu tiên chưa được xử lý.
answer-new-shoe = Mở hộp bài mới.
answer-result-by-drawing-rules = Kết quả theo quy tắc rút bài.
answer-reshuffle = Xáo bài lại.
answer-house-decides = Nhà cung cấp quyết định theo giai đoạn xáo và số lá bị mở.
answer-no-effect = Không ảnh hưởng tới ván.
answer-correct-while-cards-lie = Sửa ngay nếu các lá còn nằm trên bàn.
answer-correct-coup = Sửa lại ván theo tinh thần công bằng.
answer-cancel-shoe = Hủy hộp bài: kết quả không còn tính, được bù trừ bằng bút toán, và bị xóa khỏi bảng cầu.
answer-pick-up-and-use = Nhặt lá bài lên và dùng tiếp.
answer-use-if-opened-in-view = Dùng nếu lá được mở trong tầm nhìn.
answer-take-out = Bỏ lá đó ra, hộp bài dùng tiếp.
answer-last-coup = Ván đó là ván cuối của hộp bài.
answer-reconstruct = Sắp lại các tay bài nếu có thể.
answer-refuse-late-part = Phần đến muộn bị từ chối; tiền cược đặt kịp vẫn có hiệu lực.
answer-settle-all-the-same = Cược đó vẫn được tính theo kết quả.
answer-undo-at-once = Hoàn tác ngay việc nhập.
answer-hold = Giữ cược cho đến khi có lại kết nối, rồi hoàn tất ván.
answer-own = { $name }.

irregularity-persons = Cần ít nhất { $persons } người đồng ý.
irregularity-earlier-void = Kết quả trước đó của hộp bài bị hủy.
irregularity-earlier-house-decides = Nhà cung cấp quyết định kết quả trước đó của hộp bài có giữ nguyên hay không.
house-answer = Nguồn không nói tới; đây là cách xử lý của chúng tôi.
source-online = Theo điều khoản của nhà cung cấp trực tuyến, áp dụng cho mọi trò chơi bài.
source-online-our-reading = Theo điều khoản của nhà cung cấp trực tuyến, ở đây không rõ; đây là cách hiểu của chúng tôi.

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
note-live-terms = Nguồn không nêu lá bài bỏ, lá bài cắt và cách xử lý sai sót ở bàn có người chia; ở đây dùng điều khoản của nhà cung cấp trực tuyến cho mọi trò chơi bài.
note-super-sevens-other-pays = Nơi khác trả { -super-sevens } theo tỷ lệ khác; đó là những bộ luật riêng.
note-chinese-half-mended = Phần tiếng Hoa của nguồn có lỗi; phần tiếng Anh có giá trị, và bản tiếng Hoa ở đây đã sửa, không phải trích dẫn.
note-super-sevens-rows-from-elsewhere = Bảng trả thưởng của nguồn dừng sau hai lá 7; tỷ lệ từ ba lá trở lên lấy từ một nơi khác in cùng văn bản đó.
note-decks-ours = Nguồn không nêu số bộ bài; đó là lựa chọn của chúng tôi.
note-tie-returns-ours = Nguồn không nói rằng ván hòa hoàn cược ở { -banker } và { -player }; ở đây hoàn cược như trong trò chơi thường.
note-cut-card-our-reading = Câu của nguồn về lá bài cắt ra giữa hai ván không rõ. Chúng tôi hiểu là: nó ra trước lá đầu tiên của ván, và ván đó là ván cuối.
note-dropped-card-our-reading = Hai câu của nguồn về lá bài rơi chồng lên nhau khi đang chia; ở đây là cách hiểu của chúng tôi.
note-tie-and-pair-pays-usual = Nguồn không in tỷ lệ trả cho { -tie } và các cửa đôi; ở đây là tỷ lệ thông dụng.
note-rounding-whole-coins = Với đơn vị cược của sảnh này, mọi tiền thắng và hoa hồng đều là số xu sao nguyên.
note-touch-unfinished = Ván đã chia sẽ được hệ thống hoàn tất dù bạn mất kết nối, và kết quả hiện khi bạn quay lại.
note-touch-idle = Phiên chơi không có thao tác sẽ kết thúc sau 30 phút; bạn được báo trước hai phút.
note-touch-malfunction = Trục trặc làm ván bị hủy: cược và tiền trả của ván không có giá trị, cược được hoàn lại.
note-touch-document-errors = Nguồn nói rằng xóa cược sẽ nhân đôi cược, rằng tổng lớn hơn 10 thì trừ 10, và viết số trả gồm tiền cược như tỷ lệ; đó là lỗi dịch.

## Nguồn

source-line = { $title } ({ $house }, { $date }).
source-line-undated = { $title } ({ $house }, không ghi ngày).
source-language = Ngôn ngữ: { $language }.
source-address = Địa chỉ: { $address }
source-note-machine-written = Văn bản do máy viết lại; chỉ dùng nội dung, không dùng câu chữ.
source-note-chinese-half = Phần tiếng Hoa của cùng tài liệu, có những lỗi đã biết.
source-note-table-cut-off = Bảng trả thưởng của nguồn dừng sau hai lá 7.
source-note-touch-errors = Bản dịch có lỗi, liệt kê trong phần ghi chú.

## Phiên bản

version-line = Bộ luật { $id }, phiên bản { $version }.
version-extends = Bộ luật này dựa trên “{ $title }”, chỉ nêu phần khác.
version-hash = Dấu vân của mọi dữ liệu quyết định kết quả và trả thưởng: { $hash }.

## Luật 7 Up Baccarat (MBS), giữ số điều của bản gốc. Lời văn là của chúng tôi.

chapter-7up-mbs-1 = Định nghĩa
chapter-7up-mbs-2 = Hình thức chơi
chapter-7up-mbs-3 = Cách chơi
chapter-7up-mbs-4 = Thanh toán
chapter-7up-mbs-5 = { -irregularity }
paragraph-7up-mbs-1-1-1 = “Tay bài” là các lá chia cho { -banker } hoặc cho { -player } trong một ván.
paragraph-7up-mbs-1-1-2 = “Lượt chia đầu” nghĩa là chỉ mới chia hai lá đầu của { -player } và hai lá đầu của { -banker }. Lá đầu tiên của { -player } luôn có giá trị { $fixed }.
paragraph-7up-mbs-1-1-3 = “Bài tự nhiên” là tổng điểm { $naturals } của một trong hai tay bài ở lượt chia đầu.
paragraph-7up-mbs-1-1-4 = “Tổng điểm” là tổng giá trị các lá của một tay bài.
paragraph-7up-mbs-1-1-5 = “Ván” là khoảng thời gian từ lời mời đặt cược đến khi người chia bài công bố kết quả và, nếu có cược, thu cược thua và trả cược thắng.
paragraph-7up-mbs-1-1-6 = “Hòa” nghĩa là tay bài của { -player } và của { -banker } có cùng tổng điểm khi kết thúc ván.
paragraph-7up-mbs-1-1-7 = “{ $bet }” nghĩa là hai tay bài hoàn tất cộng lại có ít nhất { $sevens_least } lá 7, kể cả lá 7 mặc định của { -player }.
paragraph-7up-mbs-2-1 = { -seven-up } dùng { $decks } bộ bài, mỗi bộ { $cards } lá, không có phăng teo, mặt sau cùng màu và cùng mẫu.
paragraph-7up-mbs-2-2 = Trên bàn có ô cho { $count } cửa cược:
paragraph-7up-mbs-2-2-1 = ô cược { $bet };
paragraph-7up-mbs-2-2-2 = ô cược { $bet };
paragraph-7up-mbs-2-2-3 = ô cược { $bet };
paragraph-7up-mbs-2-2-4 = ô cược { $bet }.
paragraph-7up-mbs-3-1 = Ván bắt đầu khi người chia bài hô “{ -place-bets }”.
paragraph-7up-mbs-3-2 = Nhận cược kết thúc khi người chia bài hô “{ -no-more-bets }”.
paragraph-7up-mbs-3-3 = Giá trị các lá như sau:
paragraph-7up-mbs-3-3-1 = các lá từ { $pip_low } đến { $pip_high } tính theo số trên lá, lá A tính { $ace };
paragraph-7up-mbs-3-3-2 = các lá 10, J, Q, K tính { $ten }.
paragraph-7up-mbs-3-4 = Tổng điểm của tay bài như sau:
paragraph-7up-mbs-3-4-1 = nếu các lá cộng lại từ { $total_low } đến { $total_high } thì là chính số đó;
paragraph-7up-mbs-3-4-2 = nếu cộng lại từ { $above } trở lên thì chỉ tính chữ số bên phải.
paragraph-7up-mbs-3-5 = Cược { $bets } độc lập với nhau, có thể đặt riêng hoặc kết hợp tùy ý.
paragraph-7up-mbs-3-6 = Chia hai tay bài, một gọi là { -player }, một gọi là { -banker }.
paragraph-7up-mbs-3-7 = Lá đầu tiên của { -player } luôn có giá trị { $fixed }.
paragraph-7up-mbs-3-8 = Sau đó chia { $count } lá từ hộp bài:
paragraph-7up-mbs-3-8-1 = lá số { $banker_numbers } là các lá đầu của { -banker };
paragraph-7up-mbs-3-8-2 = lá số { $player_numbers } là lá tiếp theo của { -player }.
paragraph-7up-mbs-3-9 = Khi đã biết bốn lá, người chia bài công bố tổng điểm của mỗi tay bài và chia lá thứ ba khi quy tắc rút bài yêu cầu:
paragraph-7up-mbs-3-9-1 = Nếu sau bốn lá đầu một trong hai tay bài có { $naturals } điểm, tức là bài tự nhiên, thì không bên nào được chia thêm.
paragraph-7up-mbs-3-9-2 = Nếu không, { -player } rút khi có { $player_draws } điểm và không rút khi có { $player_stands } điểm.
paragraph-7up-mbs-3-9-3 = Khi { -player } không rút, { -banker } rút khi có { $stood_draws } điểm và không rút khi có { $stood_stands } điểm.
paragraph-7up-mbs-3-9-4 = Khi { -player } đã rút, { -banker } rút theo lá thứ ba của { -player } như bảng dưới đây và không rút trong mọi trường hợp khác.
paragraph-7up-mbs-3-10 = Tay bài có tổng điểm cao nhất thắng ván.
paragraph-7up-mbs-3-10-1 = Nếu hai tay bài có cùng tổng điểm thì ván hòa: cược { $main_bets } không thắng không thua, và cược { -tie } thắng.
paragraph-7up-mbs-4-1 = Cược được thanh toán như sau:
paragraph-7up-mbs-5-1 = Nếu phát hiện lá bài lạ trong lúc chơi:
paragraph-7up-mbs-5-1-1 = ván hiện tại bị hủy, và
paragraph-7up-mbs-5-1-2 = mọi kết quả của các ván trước vẫn giữ nguyên.
paragraph-7up-mbs-5-2 = Nếu ở lượt chia đầu { -player } được chia quá { $player_from_shoe ->
       *[other] { $player_from_shoe } lá
    } và không sắp lại được tay bài thì ván bị hủy.
paragraph-7up-mbs-5-3 = Nếu ở lượt chia đầu { -banker } được chia quá { $banker_from_shoe ->
       *[other] { $banker_from_shoe } lá
    } và không sắp lại được tay bài thì ván bị hủy.
paragraph-7up-mbs-5-4 = Nếu ở lượt chia đầu hai lá trở lên bị rút cùng lúc và không xác định được thứ tự thì ván bị hủy.
paragraph-7up-mbs-5-5 = Nếu hộp bài không đủ lá để hoàn tất ván thì ván bị hủy.
paragraph-7up-mbs-5-6 = Sau lời hô “{ -no-more-bets }” không được đặt hoặc tăng cược. Cược đặt sau đó, hoặc phần tăng thêm, bị từ chối và không được công nhận.
paragraph-7up-mbs-5-7 = Sau lời hô “{ -no-more-bets }” không được rút cược. Cược bị rút vẫn thắng hoặc thua theo kết quả.
