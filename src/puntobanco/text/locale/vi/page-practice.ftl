# Luyện tập của người chia bài: bàn chỉ có trong bộ nhớ, bài tập, lỗi và kết quả.

practice-title = Luyện tập
practice-intro = Bàn này là của riêng bạn và chỉ có ở đây: không có khách ngồi, không đụng đến ví của ai. Chỉ kết quả của bạn được giữ lại.
practice-game = Trò chơi
practice-drill = Bài tập
practice-drill-random = Hộp bài đã xáo
practice-drill-random-mishaps = Hộp bài đã xáo, có sự cố
practice-drill-whole-shoe = Cả hộp bài, có sự cố
practice-drill-third-cards = Lá thứ ba
practice-drill-cards-astray = Bài ra không đúng
practice-drill-slips-of-the-hand = Nhập bài, cược và lá bài cắt
practice-drill-new-shoe = Hộp bài mới
practice-rounds = { $coups ->
    [0] đến lá bài cắt
   *[other] { $coups } ván
 }
practice-mishaps = { $mishaps } sự cố
practice-seed = Hạt giống
practice-seed-note = Cùng hạt giống thì ra cùng những lá bài. Để trống để có bài mới.
practice-begin = Bắt đầu
practice-end = Bỏ dở
practice-again = Làm lại đúng bài này
practice-other = Về các bài tập
practice-round = { $coups ->
    [0] Ván { $coup }
   *[other] Ván { $coup } trên { $coups }
 }
practice-lies = Lá đang nằm trên bàn
practice-turned-up = Lá vừa lật
practice-nothing-lies = Chưa rút lá nào.
practice-lie-with-it = Rút ra cùng lúc: { $cards }
practice-deal-with-it = Hãy xử lý như ở bàn thật.
practice-sees-another-back = Lá vừa rút có mặt lưng khác các lá còn lại.
practice-sees-two-to-player = Hai lá liền nhau đã chia cho { -player }. Bạn biết lá nào ra trước: chúng hiện theo thứ tự đó.
practice-sees-two-to-banker = Hai lá liền nhau đã chia cho { -banker }. Bạn biết lá nào ra trước: chúng hiện theo thứ tự đó.
practice-sees-together = Hai lá trượt ra cùng lúc. Không ai biết lá nào ra trước.
practice-sees-dropped = Một lá tuột khỏi tay bạn, rơi xuống sàn, ngoài tầm máy quay.
practice-sees-shoe-empty = Bạn đưa tay vào hộp bài và hộp đã hết.
practice-sees-face-up = Lá kế tiếp trong hộp nằm ngửa, ai cũng thấy.
practice-sees-misread = Máy quét vừa đọc một lá. Hãy so với lá đang nằm trên bàn.
practice-sees-late-chips = Bạn đã hô “{ -no-more-bets }”. Lúc này một khách đặt chip vào { -banker }.
practice-sees-chips-taken-back = Trong khi bạn chia bài, một khách với tay lấy chip về.
practice-sees-needless-card = Tay bạn nhanh quá: thêm một lá đã lật ngửa mà không bên nào cần.
practice-sees-cleared = Bạn đã dọn bài khỏi bàn trước khi trả thưởng. Bài còn trong tay bạn, đúng thứ tự.
practice-sees-cut-card = Lá bài cắt ra khỏi hộp, trước lá kế tiếp.
practice-sees-shown-in-shuffle = Khi xáo bài, vài lá bị lật ngửa và khách đã thấy.
practice-sees-shown-while-betting = Đang nhận cược. Một lá rơi khỏi hộp và nằm ngửa.
practice-sees-shown-while-dealing = Trong khi chia, lá kế tiếp bị lật ở miệng hộp và đã lộ.
practice-said-agreed = Giám sát đồng ý.
practice-said-declined = Giám sát không đồng ý. Chưa thực hiện gì.
practice-said-stepped-in = Bạn cứ tiếp tục, nên giám sát can thiệp.
practice-said-corrected = Bạn đã xác nhận một lá không có trên bàn. Giám sát cho sửa lại ván.
practice-said-came = Giám sát đã đến.
practice-played = Giám sát do bài tập đóng vai.
practice-done = Đã xong bài tập
practice-points = { $points } điểm
practice-of-points = trên 100
practice-flawless = Không có lỗi nào.
practice-went-wrong = Những lỗi đã mắc
practice-cost = −{ $points }
practice-figures = Tốc độ
practice-card-time = Mỗi lá
practice-coup-time = Mỗi ván, từ “{ -no-more-bets }” đến khi xác nhận
practice-median = Trung vị
practice-best = Nhanh nhất
practice-seconds = { $seconds } giây
practice-cards = Số lá
practice-seen = Sự cố
practice-slip-card-put-right = Đã nhập { $entered }, trên bàn là { $card }. Đã sửa lại.
practice-slip-card-confirmed = Đã nhập và xác nhận { $entered }, trên bàn là { $card }.
practice-slip-card-refused = Đã nhập { $entered }, lúc đó không cần lá này.
practice-slip-card-differs = Lá đầu tiên được nhập là { $entered }, lá đã lật là { $card }.
practice-slip-out-of-order = Lúc đó không thể “{ $asked }”.
practice-slip-irregularity-missed = Bỏ sót: { $irregularity }
practice-slip-irregularity-wrong = Đã chọn: { $chosen } Thực ra là: { $irregularity }
practice-slip-false-alarm = Đã chọn: { $chosen } Thực ra không có gì xảy ra.
practice-slip-answer-wrong = { $irregularity } Chọn sai cách xử lý hoặc sai lá: { $chosen }
practice-right = Đúng là: { $answer }
practice-own-scores = Kết quả của bạn
practice-scores = Kết quả của những người luyện tập
practice-no-scores = Chưa ai làm xong bài tập nào.
practice-who = Người tập
practice-score = Điểm
practice-step-count-cards = Đếm bài
practice-step-record-shuffle = Xáo bài
practice-step-open-shoe = Mở hộp bài
