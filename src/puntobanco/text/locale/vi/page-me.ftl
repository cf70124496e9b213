# The page on who one is here: becoming a login, signing in and out, sessions, one's own data.
me-sign-in = Đăng nhập
me-nickname = Biệt danh
me-nickname-note = 2 đến 20 chữ cái và chữ số. Bạn dùng biệt danh để đăng nhập, người cùng bàn cũng thấy.
me-password = Mật khẩu
me-password-note = Ít nhất 8 ký tự; 15 ký tự thì tốt hơn. Đặt thế nào cũng được, trừ những gì ai cũng thử đầu tiên.
me-code = Sáu chữ số trên ứng dụng xác thực
me-forgotten = Nếu quên mật khẩu, hãy xin sòng một liên kết để đặt lại.
me-guest = Bạn đang là khách: xu của bạn chỉ gắn với trình duyệt này.
me-guest-lost = Bạn đang ở đây với tư cách khách. Khi đăng nhập, bạn sẽ không lấy lại được xu của khách.
me-join = Đăng ký
me-join-note = Chỉ cần biệt danh và mật khẩu. Xu, chỗ ngồi và lịch sử của bạn được giữ nguyên.
# $level is a whole number.
me-level = Cấp { $level }
me-rename = Đổi biệt danh
me-rename-note = Từ đó bạn đăng nhập bằng biệt danh mới.
me-change-password = Đổi mật khẩu
me-password-old = Mật khẩu hiện tại
me-password-new = Mật khẩu mới
me-password-changed = Đã đổi mật khẩu. Mọi phiên khác đã kết thúc.
me-sessions = Nơi bạn đang đăng nhập
me-session-unnamed = Trình duyệt
me-session-this = phiên này
me-session-token = chương trình
# $time is a date with the time of day.
me-session-seen = Dùng lần cuối: { $time }
me-session-end = Kết thúc
me-sign-out = Đăng xuất
me-sign-out-everywhere = Đăng xuất khỏi mọi nơi
me-token = Tạo mã cho chương trình
me-token-note = Chương trình của bạn đăng nhập bằng mã này thay cho mật khẩu. Mã có hạn 90 ngày; bạn có thể kết thúc trong danh sách trên.
me-token-label = Dùng cho việc gì
me-token-once = Chỉ hiển thị một lần này. Hãy giữ như mật khẩu.
me-data = Dữ liệu của bạn
me-export-note = Mọi dữ liệu sòng lưu về bạn, trong một tệp: ván bài, giao dịch, phiên, giới hạn.
me-export = Lưu dữ liệu của bạn
me-forget = Xóa dữ liệu của tôi
me-forget-note = Biệt danh, thông tin đăng nhập và các phiên của bạn bị xóa, và không ai lấy lại được số xu này. Sổ cái chỉ giữ các con số, không giữ tên.
# $nickname is one's own nickname.
me-forget-name = Hãy nhập biệt danh của bạn, { $nickname }
