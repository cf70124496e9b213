# The past: one's own rounds, one round again, the statement, leaderboards, and the tabs beside a table.

past-title = Ván đã chơi
past-empty = Chưa có ván nào ở đây.
past-all-tables = Mọi bàn
past-all-games = Mọi trò chơi
past-table = Bàn
past-game = Trò chơi
past-from = Từ ngày
past-to = Đến ngày
past-more = Xem thêm
past-csv = Lưu thành CSV
past-loading = Đang tìm…
# $coup and $shoe are numbers.
past-round = Ván { $coup } của hộp bài { $shoe }
past-stake = Cược { $amount }
past-void = Hủy

replay-mark = Xem lại
replay-note = Ván này đã kết thúc. Không có gì ở đây đang diễn ra.
replay-back = Lùi một lá
replay-next = Lá tiếp theo
replay-all = Tất cả các lá
replay-again = Từ đầu
# $step of $steps cards are shown.
replay-step = Lá { $step } trên { $steps }
replay-wagers = Cược của bạn
replay-no-wagers = Bạn không cược ở ván này.
replay-bet = Cửa cược
replay-stake = Tiền cược
replay-commission = Hoa hồng
replay-returned = Trả về
replay-net = Lãi lỗ
replay-total = Tổng cộng
replay-everybody = Tổng cược cả bàn
replay-balance = Xu của bạn trước ván { $before }, sau ván { $after }
replay-facts = Trong hồ sơ
replay-opened = Mở cược
replay-shown = Công bố kết quả
replay-rules = Luật
# $name of the rule set and its $version.
replay-rules-of = { $name }, phiên bản { $version }
replay-fingerprint = Dấu vân tay của luật
replay-record = Vị trí trong hồ sơ
# $first and $last are numbers of events.
replay-record-of = Sự kiện { $first } đến { $last }
replay-receipt = Biên nhận có chữ ký
replay-proof = Kiểm tra bằng chứng của hộp bài này
replay-missing = Không có ván này, hoặc bạn không được xem.

statement-title = Sao kê
statement-sum = Mọi lần xu sao của bạn ra vào. Cộng lại thành số dư của bạn.
statement-empty = Chưa có gì ra vào.
statement-after = Số dư { $amount }
statement-code-wager = Cược { $bet }
statement-code-cancel = Rút lại cược { $bet }
statement-code-stake = Trả lại tiền cược { $bet }
statement-code-win = Thắng ở { $bet }
statement-code-commission = Hoa hồng { $bet }
statement-code-void = Trả lại cược { $bet }, chưa phân định
statement-code-take-back = Sòng thu lại
statement-code-correction-pay = Sửa kết quả { $bet }: trả thêm
statement-code-correction-take = Sửa kết quả { $bet }: thu lại
statement-code-correction-commission = Sửa kết quả { $bet }: hoa hồng
statement-code-correction-refund = Sửa kết quả { $bet }: hoàn hoa hồng
statement-code-correction-loss = Sửa kết quả { $bet }: sòng chịu
statement-why-first = Xu sao ban đầu
statement-why-refill = Nạp đầy lại
statement-why-house = Sòng tặng

leaders-title = Bảng xếp hạng
leaders-note = Bảy người thắng nhiều nhất ở mỗi bàn từ khi bàn mở.
leaders-empty = Chưa ai dẫn trước ở đây.
leaders-all = Mọi bàn
leaders-won = thắng
seated-level = Cấp { $level }
seated-rate = Tỷ lệ thắng
seated-none = –
seated-empty = Chưa có ai ngồi đây.
seated-note = Số ván lãi trên tổng số ván ở sảnh này.
totals-coups = Đã chơi { $coups } ván
totals-won = Thắng
totals-lost = Thua
totals-empty = Bạn chưa chơi ván nào ở bàn này.

# $nickname is the name that a patron finds wrong.
report-name = Báo cáo biệt danh “{ $nickname }”
report-done = Đã báo cáo. Sòng sẽ xem xét.
shoes-title = Các hộp bài trước
shoes-empty = Chưa có hộp bài nào trước đó.
