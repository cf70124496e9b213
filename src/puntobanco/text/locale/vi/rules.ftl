# Luật chơi in ra. Mỗi câu là một thông báo; các con số lấy từ bộ luật. Một lần chia đến khi có kết quả gọi là “ván”.
# Biến số đã được viết sẵn theo tiếng Việt (khoảng, danh sách, xu, phần trăm), trừ khi thông báo cần đếm.

## Mảnh ghép

range = { $first }–{ $last }
none-listed = không có
sentences = { $first } { $second }
list-number-or = { $list } hoặc { $item }
list-more-number-or = { $list } hoặc { $item }
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
about-play-money = Xu sao chỉ để chơi: không mua, đổi ra tiền hay chuyển nhượng được.
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
play-close = Ngừng nhận cược khi có lời hô “{ -no-more-bets }”. Từ lúc đó không được đặt, tăng hay rút cược.
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
draw-player = Nếu không, { -player } rút với tổng điểm { $draws } và không rút với tổng điểm { $stands }.
draw-banker-stood = Nếu { -player } không rút, { -banker } rút với tổng điểm { $draws } và không rút với tổng điểm { $stands }.
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
