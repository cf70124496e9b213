# Trang bảng cầu và bảng điểm: hộp bài tự nhập.

roads-page-title = Bảng cầu
roads-lead = Nhập hộp bài theo thứ tự chia, hoặc dán vào. Mọi bảng cầu chỉ vẽ từ kết quả và không nói gì về ván sau.
roads-enter = Nhập kết quả
roads-paste = Hộp bài viết bằng chữ
roads-paste-note = B, P và T theo thứ tự chia; b và p sau một chữ là đôi của ván đó.
roads-bad = Chữ thứ { $position } là “{ $letter }”: hãy viết B, P hoặc T, và b hoặc p cho đôi.
roads-undo = Hoàn tác
roads-new = Hộp bài mới
roads-copy = Chép thành chữ
roads-copied = Đã chép
roads-picture = Lưu thành ảnh
roads-wall = Bảng điểm
roads-leave = Rời bảng điểm
roads-longest = Chuỗi dài nhất
roads-rounds = Số ván
roads-last = Vừa rồi: { $result }
roads-none = Chưa có kết quả
roads-keys = Phím: B, P, T, rồi Q và W cho đôi, N cho bài tự nhiên, Backspace để hoàn tác.
