# Bàn chơi: giai đoạn, cược, kết quả, bảng cầu, bảng trả thưởng. Trang của khách gọi mỗi lần chia là “ván”.

# Lời của người chia bài; trình đọc màn hình đọc lên khi đổi.
call-betting = Mời đặt cược
call-betting-own = Đặt chip rồi chia bài
call-dealing = Ngừng đặt cược
call-shuffling = Đang xáo hộp bài mới
call-waiting = Đang chờ người chia bài
call-closed = Bàn này đã đóng
call-last = Ván cuối của hộp bài
call-seconds = Còn { $seconds } giây
# $side là tên của một bên. Điểm là chữ số.
call-wins = { $side } thắng { $winner } – { $loser }
call-natural = { $side } thắng bằng bài tự nhiên { $winner } – { $loser }
call-tie = Hòa, cùng { $total } điểm
call-standing = Cược của bạn ở { $bets } được giữ cho ván sau
call-void = Ván này bị hủy. Mọi tiền cược được trả lại.
call-closing = Bàn đóng sau ván này

void-why = Lý do: { $reason }
void-malfunction = trục trặc kỹ thuật
void-too-few-cards = hộp bài không đủ lá

count-down-label = Số giây còn lại để đặt cược

round-number = Ván { $coup }
shoe-number = Hộp bài { $shoe }
cards-left = Còn { $cards } lá
cut-card-behind = Sau lá bài cắt còn { $cards } lá
last-round = Ván cuối
watching = Bạn đang xem. Có chỗ trống là bạn được ngồi.
# $coups là 3 hoặc 4, $most là số ván thì mất chỗ.
seat-warning = { $coups } ván chưa đặt cược; đủ { $most } ván thì bạn mất chỗ.
# Ở bàn riêng, khi đã lâu không có thao tác. $minutes là 30.
idle-warning = Bạn còn ở đây không? Phiên chơi của bạn ở bàn này sắp kết thúc.
idle-stay = Tôi vẫn ở đây
idle-ended = Phiên chơi của bạn ở bàn này đã kết thúc sau { $minutes } phút không có thao tác. Xu sao của bạn vẫn còn nguyên.

# Tay bài. $cards là các lá bài bằng chữ.
hand-of = { $side }: { $cards }, { $total } điểm
hand-counting = { $side }: { $cards }
hand-empty = { $side }: chưa có bài
card-given = Cho sẵn
card-face-down = một lá úp
card-name = { $rank } { $suit }
rank-A = át
rank-T = mười
rank-J = J
rank-Q = Q
rank-K = K
suit-s = bích
suit-h = cơ
suit-d = rô
suit-c = chuồn
card-given-name = lá { $rank } cho sẵn
natural-mark = Tự nhiên
sevens-counted = Trên bàn có { $count } lá 7

# Các cửa cược.
area-mine = bạn cược
area-laid = đã đặt, chưa xác nhận
area-confirming = đang xác nhận
area-hold = Giữ tiếp để lấy chip lại
area-others = cược của người khác
area-limits = từ { $min } đến { $max }
area-standing = giữ lại
# Điều kiện cạnh tỷ lệ. $values là một số, một khoảng hay một dãy.
short-banker_total = { $values } điểm
short-player_total = { $values } điểm
short-sevens = { $values } lá 7
short-natural = tự nhiên
short-margin = hơn { $values }
short-cards = { $values } lá
short-player_cards = Con { $values } lá
short-banker_cards = Cái { $values } lá
short-player_pair-suited = cùng lá
short-banker_pair-suited = cùng lá
short-player_pair-mixed = cùng hạng
short-banker_pair-mixed = cùng hạng
short-winner-banker = Nhà cái thắng
short-winner-player = Nhà con thắng
short-winner-tie = Hòa
# Điều kiện chưa có lời riêng: $fact là tên, $values là giá trị.
short-other = { $fact } { $values }
short-otherwise = còn lại
less-commission = trừ { $share }

# Chip và nút bấm.
chips-label = Chip
chip-label = Chip { $amount }
chip-above-limit = Chip { $amount }, quá giới hạn của bạn
chip-next = Chip lớn hơn
chip-previous = Chip nhỏ hơn
action-confirm = Xác nhận
action-confirm-amount = Xác nhận { $amount }
action-confirming = Đang xác nhận…
action-deal = Chia bài
action-deal-amount = Chia { $amount }
action-dealing = Đang chia…
action-undo = Hoàn tác
action-clear = Xóa
action-rebet = Cược lại
action-rebet-x2 = Lại ×2
action-double = Gấp đôi
action-double-label = Gấp đôi số chip đã đặt
action-take-back = Rút lại
action-auto = Tự động
action-auto-on = Đang chạy
action-auto-left = Còn { $coups } ván
action-auto-label = Tự đặt và xác nhận cược trước, hết ván này đến ván khác
action-sound = Âm thanh
chips-went-back = Chip chưa xác nhận đã trả lại bạn.
auto-stopped = Đã dừng tự động chơi. { $why }
auto-nothing = Chưa có cược trước để lặp lại.
auto-stop-coups = Đã chơi đủ { $coups } ván như bạn yêu cầu.
auto-stop-loss = Đã lỗ { $amount }, đúng mức dừng bạn đã chọn.
auto-stop-gain = Đã lãi { $amount }, đúng mức dừng bạn đã chọn.
auto-line = Mất kết nối quá một phút.

# Kết quả của một ván.
result-won = Bạn thắng { $amount }
result-lost = Bạn thua { $amount }
result-even = Huề vốn
result-away = Đã thanh toán khi bạn vắng mặt: { $amount }

# Các bảng cạnh bàn.
panel-this-round = Ván này
panel-leaders = Xếp hạng
panel-patrons = Người chơi
panel-totals = Tổng của tôi
panel-pays = Trả thưởng
panel-draws = Rút bài
panel-wagers-empty = Chưa có cược.
panel-wagers-you = Bạn
pays-odds = Trả
pays-return = Hoàn trả
pays-edge = Lợi thế sòng
pays-push = Khi hòa, tiền cược ở { $bets } được trả lại.
pays-note = Tỷ lệ hoàn trả và lợi thế là con số chính xác với hộp bài đầy.
pays-condition-only-one-of = Mỗi ván chỉ chọn một trong { $bets }.
pays-condition-only-with = { $bet } chỉ đặt kèm { $bets }.
pays-condition-first-coups = { $bet } chỉ có trong { $coups } ván đầu của hộp bài.
pays-tie-stays = Sau ván hòa, cược ở { $bets } được giữ cho ván sau.
rules-read = Đọc luật chơi

draws-player = Hai lá đầu của Nhà con
draws-player-draws = { $values }: rút
draws-player-stands = { $values }: không rút
draws-natural = { $values } là bài tự nhiên: không ai rút.
draws-banker = Nhà cái, theo hai lá của mình và lá thứ ba của Nhà con
draws-third = Lá thứ ba của Nhà con
draws-own = Hai lá của Nhà cái
draws-stood-short = –
draws-cell-draws = rút
draws-cell-stands = không rút
draws-why = Vì sao rút?
draws-why-not = Vì sao không rút?
draws-why-player-drew = Nhà con rút: hai lá được { $total } điểm.
draws-why-player-stood = Nhà con không rút: hai lá được { $total } điểm.
draws-why-banker-drew = Nhà cái rút: hai lá được { $total } điểm, lá thứ ba của Nhà con tính { $third } điểm.
draws-why-banker-drew-stood = Nhà cái rút: hai lá được { $total } điểm, Nhà con không rút.
draws-why-banker-stood = Nhà cái không rút: hai lá được { $total } điểm, lá thứ ba của Nhà con tính { $third } điểm.
draws-why-banker-stood-stood = Nhà cái không rút: hai lá được { $total } điểm, Nhà con không rút.
draws-why-natural = Bài tự nhiên: không ai rút.

# Bảng cầu.
road-empty = Hộp bài này chưa có ván nào.
road-summary = { $rounds } ván: { -banker } { $banker }, { -player } { $player }, { -tie } { $tie }.
road-run = Chuỗi hiện tại: { $side } { $length }.
road-last-regular = Dấu cuối màu đỏ, đều.
road-last-irregular = Dấu cuối màu xanh, không đều.
road-waiting = Chưa bắt đầu.
road-ask-banker = Nếu ván sau Nhà cái thắng
road-ask-player = Nếu ván sau Nhà con thắng
road-ask-none = chưa có
road-mark-red = đỏ
road-mark-blue = xanh
counts-label = Hộp bài này
count-naturals = Tự nhiên

# Phím tắt.
keys-title = Phím tắt
keys-taps = Chạm vào một ô để đặt chip đang chọn. Giữ ô đó hơn một giây để lấy lại chip bạn đặt sau cùng ở đó; Hoàn tác và Xóa cũng lấy lại chip.
keys-lay = Đặt chip đang chọn vào { $bet }
keys-chip = Chọn chip
keys-confirm = Xác nhận, hoặc chia bài
keys-undo = Hoàn tác
keys-clear = Xóa
keys-rebet = Cược lại
keys-double = Gấp đôi
keys-auto = Bật tắt tự động
keys-mute = Bật tắt âm thanh
keys-help = Danh sách này

# Cards turned by hand, the shoe seen so far, the roads looked back through.
call-squeeze = Mời bạn lật bài
squeeze-card = { $hand }: lật lá này
squeeze-all = Lật hết
heat-label = Phân bổ tiền cược
panel-shoe = Hộp bài
shoe-seen = Đã thấy { $seen } trên { $all } lá của hộp bài này.
shoe-burnt = Lá bài bỏ ({ $cards } lá) tính là chưa thấy.
shoe-rank = đã ra { $gone }, còn { $left }
shoe-odds = Xác suất chính xác của phần còn lại
shoe-lab = Thử cách vào tiền trên hộp này
replay-label = Xem lại hộp bài
replay-play = Phát lại
replay-stop = Tạm dừng
replay-at = Ván { $coup } trên { $all }
character-banker = 莊
character-player = 閒
character-tie = 和
keys-turn = Bàn trước, bàn sau
panel-talk = Trò chuyện
tray-change = Tự chọn chip
