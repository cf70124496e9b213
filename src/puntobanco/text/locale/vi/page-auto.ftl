# Auto, before it is switched on: what it lays and when it stops by itself.

auto-title = Tự động
# $wagers is a list of bets with stakes.
auto-lays = Tự đặt và xác nhận mỗi ván: { $wagers }
auto-coups = Dừng sau số ván
auto-loss = Dừng khi lỗ đến
auto-gain = Dừng khi lãi đến
auto-no-stop = Không giới hạn
auto-start = Bắt đầu tự động
auto-note = Chạm lần nữa để tắt. Chế độ này cũng dừng và nói rõ lý do khi mất kết nối một phút, khi số dư, giới hạn hoặc cửa đã đóng không cho cược, và khi đến giờ nghỉ hay lời nhắc bạn đã đặt.
