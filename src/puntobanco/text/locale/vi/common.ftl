# Những gì mọi trang đều nói: tên, lối vào, kết nối với sảnh, cài đặt.

app-name = Punto Banco
app-tagline = Một phòng yên tĩnh, một hộp bài đầy, mọi con số bày trên bàn.

welcome-lead = Baccarat đúng luật: bàn có đồng hồ, bàn riêng của bạn, đủ các bảng cầu và tỷ lệ hoàn trả chính xác của từng cửa cược.
welcome-guest = Chơi với tư cách khách
# $amount: số xu sao, đã viết thành chữ.
welcome-gift = Chạm một lần, không cần tài khoản. Bạn vào bàn với { $amount } xu sao.
welcome-sign-in = Đã có tài khoản
welcome-entering = Đang mở cửa…
welcome-failed = Chưa vào được. Xin thử lại.

play-money = Chỉ dùng tiền chơi. Xu sao không mua, bán hay đổi ra tiền được; kết quả trước không cho biết gì về ván sau.
play-money-short = Chỉ dùng tiền chơi
# Ghi trên mọi trang của sòng chạy thử với hộp bài xếp sẵn.
test-house = Sòng chạy thử: hộp bài được xếp sẵn.

nav-hall = Sảnh
nav-history = Ván đã chơi
nav-statement = Sao kê
nav-leaders = Bảng xếp hạng
nav-me = Tài khoản của bạn
nav-limits = Giới hạn của bạn
nav-settings = Cài đặt
nav-lab = Phòng thử cách vào tiền
nav-rules = Luật chơi
nav-odds = Xác suất chính xác
nav-fairness = Công bằng
nav-tables = Nhiều bàn
nav-back = Quay lại
nav-menu = Menu
nav-close = Đóng

balance = Số dư
in-play = Đang cược
refill = Nạp đầy xu sao
# $minutes is a whole number, $net an amount with its sign.
session-clock = Phiên này: { $minutes } phút, { $net }
refill-done = Xu sao của bạn đã được nạp đầy.

line-opening = Đang kết nối…
line-lost = Mất kết nối. Tiền cược của bạn vẫn được giữ. Đang thử lại…
line-outdated = Hệ thống đã được cập nhật sau khi bạn mở trang này.
line-reload = Tải lại

page-unknown = Không có gì ở địa chỉ này.
page-unknown-back = Về sảnh

settings-title = Cài đặt
settings-language = Ngôn ngữ
settings-table = Tại bàn
settings-sound = Âm thanh
settings-sound-note = Bài, chip và những giây cuối. Không có tiếng trước khi bạn chạm vào trang lần đầu.
settings-quick = Chơi nhanh
settings-quick-note = Ở bàn riêng của bạn, mọi lá bài lật cùng lúc.
settings-history = Hiện bảng cầu ở bàn riêng
settings-keys = Phím tắt
settings-keys-note = Bấm một phím chữ để đặt chip hoặc chọn nút. Phím ? mở danh sách.
settings-look = Hiển thị
settings-motion = Chuyển động
settings-motion-system = Theo thiết bị
settings-motion-full = Bài bay và lật
settings-motion-reduced = Bài hiện ngay
settings-colours = Màu của bảng cầu
settings-colours-note = Kiểu đầu tiên giúp mọi người phân biệt đỏ với xanh, kể cả trên ảnh đen trắng.
settings-colours-distinct = Dễ phân biệt
settings-colours-classic = Cổ điển
settings-colours-pattern = Có hoa văn
settings-ties = Ván hòa trên cầu lớn
settings-beads = Trong hạt
settings-as-table = Theo bàn
settings-ties-slash = Gạch chéo và số lần
settings-ties-none = Không ghi
settings-beads-letters = Chữ
settings-beads-points = Điểm
settings-kept = Được lưu trên thiết bị này.

# More of the settings.
settings-beads-characters = Chữ Hán
settings-naturals = Đánh dấu bài tự nhiên
settings-pairs = Chấm cho đôi
settings-tail = Chuỗi dài sau khi rẽ
settings-tail-keep-right = Tiếp tục sang phải
settings-tail-down-again = Xuống lại khi có chỗ
settings-squeeze = Tự lật bài
settings-squeeze-note = Kéo để hé lá bài, hoặc bấm một lần. Không ai phải chờ bạn.
settings-hand = Nút bấm cho
settings-hand-right = Tay phải
settings-hand-left = Tay trái
settings-awake = Giữ màn hình sáng khi ở bàn
settings-good-roads = Gọi tên cầu đẹp ở sảnh
settings-good-roads-note = Chỉ là nhìn lại: không cầu nào cho biết gì về ván sau.
settings-sounds = Tiếng và nhạc
settings-voice = Giọng người chia bài
settings-voice-note = Giọng có sẵn trên thiết bị này đọc to lời người chia bài.
settings-voice-none = Thiết bị này không có giọng đọc cho ngôn ngữ này.
settings-music = Nhạc
settings-music-note = Nhạc nhẹ khi bạn ngồi ở bàn.
settings-volume = Âm lượng
settings-confirm = Chip đã đặt lên bàn
settings-confirm-note = Chip chưa xác nhận khi ngừng cược sẽ trả lại cho bạn.
settings-confirm-by-hand = Tôi tự xác nhận
settings-confirm-by-clock = Tự động xác nhận hai giây trước khi ngừng cược
settings-extent = Các cầu được hiện
settings-extent-full = Cả năm
settings-extent-half = Cầu hạt và cầu lớn
settings-zoom = Cỡ của các cầu
settings-zoom-usual = Thường
settings-zoom-large = Lớn
settings-zoom-largest = Lớn nhất
settings-talk = Hiện lời trò chuyện ở bàn
settings-install = Cài vào thiết bị này
settings-install-note = Mở như một ứng dụng, trong cửa sổ riêng. Không lưu dữ liệu ván bài nào.
