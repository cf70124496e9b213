# The page on what one sets for oneself, and the reality check. Patrons' pages say "round" for a coup.
limits-session = Phiên chơi này
limits-no-session = Chưa có phiên chơi nào. Phiên bắt đầu khi bạn đặt cược lần tới.
limits-session-note = Phiên mới bắt đầu khi bạn đặt cược sau nửa giờ không cược. Thắng thua tính theo kết quả đã hiển thị.
# $minutes is a whole number.
limits-minutes = { $minutes } phút
limits-none = không
limits-own = Giới hạn của bạn
limits-note = Giới hạn chặt hơn có hiệu lực ngay, nới lỏng thì phải chờ một ngày. Giới hạn của bạn hay của sòng, cái nào chặt hơn thì áp dụng.
limits-stake = Mức cược mỗi ván
limits-loss-day = Mức thua trong 24 giờ
limits-loss-week = Mức thua trong bảy ngày
limits-time = Thời gian mỗi phiên
limits-check = Nhắc thời gian chơi mỗi
limits-coins = Xu sao
limits-in-minutes = Phút
limits-set = Đặt
limits-remove = Bỏ
# $value is an amount, minutes or "none"; $time a date with the time of day.
limits-waits = Từ { $time }: { $value }
limits-exclusion = Ngừng đặt cược
limits-exclusion-note = Trong thời gian bạn chọn, không bàn nào nhận cược của bạn. Cược đã đặt vẫn được thanh toán. Cả bạn và sòng đều không thể rút ngắn.
limits-how-long = Trong bao lâu
# $days is a whole number.
limits-days = { $days } ngày
limits-for-good = Vĩnh viễn
limits-sure = Tôi biết rằng việc này không thể rút lại.
limits-exclude = Ngừng nhận cược của tôi
limits-excluded-until = Bạn đã tự ngừng đặt cược đến { $time }.
limits-excluded-for-good = Bạn đã tự ngừng đặt cược vĩnh viễn.

check-title = Lời nhắc bạn đã yêu cầu
# $minutes is a whole number, $amount an amount with its sign.
check-time = Bạn đã chơi được { $minutes } phút.
check-net = Phiên này: { $amount }
check-go-on = Chơi tiếp
check-stop = Dừng ở đây
