# Luật chơi in ra. Mỗi câu là một thông báo; các con số lấy từ bộ luật. Một lần chia đến khi có kết quả gọi là “ván”.
# Biến số đã được viết sẵn theo tiếng Việt (khoảng, danh sách, xu, phần trăm), trừ khi thông báo cần đếm.

## Khi nào xáo bài

shoe-mode-rng = Bàn chia bài ngẫu nhiên bằng máy:
shoe-mode-live = Bàn trực tiếp:
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
shoe-cards-least = Hộp bài kết thúc khi còn dưới { $cards } lá. Việc này được kiểm tra trước mỗi ván, nên không bắt đầu ván nào mà không thể hoàn tất.
shoe-cleared = Với hộp bài mới, mọi thống kê và bảng cầu bắt đầu lại.

## Tại bàn

table-modes-rng = Bài do bộ tạo số ngẫu nhiên của hệ thống chia.
table-modes-live = Bài do người chia bài chia từ hộp bài thật.
table-modes-both = Có bàn chia bài ngẫu nhiên bằng máy và bàn trực tiếp.
table-seats =
    { $seats ->
        [1] Một người chơi với sòng.
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
irregularity-face-up-in-shoe = Một lá bài nằm ngửa trong hộp bài.
irregularity-cleared-too-early = Bài trên bàn bị dọn trước khi ván được thanh toán.
irregularity-unshuffled-shoe = Có nghi ngờ hộp bài chưa được xáo.
irregularity-link-lost = Mất kết nối giữa bàn và hệ thống.
irregularity-malfunction = Trục trặc khiến ván không thể hoàn tất.
irregularity-own = { $name }.

answer-void-coup = Ván bị hủy: hoàn lại cược của ván và không ghi vào bảng cầu.
answer-void-coup-and-shoe = Ván và cả hộp bài đều bị hủy: hoàn cược và mở hộp bài mới.
answer-correct-if-first-card-not-handled = Sửa ngay tại chỗ nếu lá đầu tiên chưa được xử lý.
answer-new-shoe = Mở hộp bài mới.
answer-result-by-drawing-rules = Kết quả theo quy tắc rút bài.
answer-reshuffle = Xáo bài lại.
answer-house-decides = Sòng quyết định theo giai đoạn xáo và số lá bị mở.
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
irregularity-earlier-house-decides = Sòng quyết định kết quả trước đó của hộp bài có giữ nguyên hay không.
house-answer = Tài liệu gốc không nói tới; đây là cách xử lý của chúng tôi.
source-online = Theo điều khoản của sòng trực tuyến, áp dụng cho mọi trò chơi bài.
source-online-our-reading = Theo điều khoản của sòng trực tuyến, ở đây không rõ; đây là cách hiểu của chúng tôi.
