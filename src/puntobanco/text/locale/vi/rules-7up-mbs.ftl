# Luật chơi in ra. Mỗi câu là một thông báo; các con số lấy từ bộ luật. Một lần chia đến khi có kết quả gọi là “ván”.
# Biến số đã được viết sẵn theo tiếng Việt (khoảng, danh sách, xu, phần trăm), trừ khi thông báo cần đếm.

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
paragraph-7up-mbs-3-2 = Ngừng nhận cược khi người chia bài hô “{ -no-more-bets }”.
paragraph-7up-mbs-3-3 = Giá trị các lá như sau:
paragraph-7up-mbs-3-3-1 = các lá từ { $pip_low } đến { $pip_high } tính theo số trên lá, lá A tính { $ace };
paragraph-7up-mbs-3-3-2 = các lá 10, J, Q, K tính { $ten }.
paragraph-7up-mbs-3-4 = Tổng điểm của tay bài như sau:
paragraph-7up-mbs-3-4-1 = nếu các lá cộng lại từ { $total_low } đến { $total_high } thì là chính số đó;
paragraph-7up-mbs-3-4-2 = nếu cộng lại từ { $above } trở lên thì chỉ tính chữ số bên phải.
paragraph-7up-mbs-3-5 = Cược ở { $bets } độc lập với nhau, có thể đặt riêng hoặc kết hợp tùy ý.
paragraph-7up-mbs-3-6 = Chia hai tay bài, một gọi là { -player }, một gọi là { -banker }.
paragraph-7up-mbs-3-7 = Lá đầu tiên của { -player } luôn có giá trị { $fixed }.
paragraph-7up-mbs-3-8 = Sau đó chia { $count } lá từ hộp bài:
paragraph-7up-mbs-3-8-1 = lá số { $banker_numbers } là các lá đầu của { -banker };
paragraph-7up-mbs-3-8-2 = lá số { $player_numbers } là lá tiếp theo của { -player }.
paragraph-7up-mbs-3-9 = Khi đã biết bốn lá, người chia bài công bố tổng điểm của mỗi tay bài và chia lá thứ ba khi quy tắc rút bài yêu cầu:
paragraph-7up-mbs-3-9-1 = Nếu sau bốn lá đầu một trong hai tay bài có { $naturals } điểm, tức là bài tự nhiên, thì không bên nào được chia thêm.
paragraph-7up-mbs-3-9-2 = Nếu không, { -player } rút với tổng điểm { $player_draws } và không rút với tổng điểm { $player_stands }.
paragraph-7up-mbs-3-9-3 = Khi { -player } không rút, { -banker } rút với tổng điểm { $stood_draws } và không rút với tổng điểm { $stood_stands }.
paragraph-7up-mbs-3-9-4 = Khi { -player } đã rút, { -banker } rút theo lá thứ ba của { -player } như bảng dưới đây và không rút trong mọi trường hợp khác.
paragraph-7up-mbs-3-10 = Tay bài có tổng điểm cao nhất thắng ván.
paragraph-7up-mbs-3-10-1 = Nếu hai tay bài có cùng tổng điểm thì ván hòa: cược ở { $main_bets } không thắng không thua, và cược { -tie } thắng.
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
