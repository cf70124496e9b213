# Sảnh: thẻ của từng bàn, bộ lọc, cách xếp.

hall-title = Sảnh
# $tables: số bàn đang hiện.
hall-count = { $tables } bàn
hall-filter = Trò chơi
hall-filter-all = Tất cả
hall-sort = Xếp theo
hall-sort-number = Số bàn
hall-sort-patrons = Số người
hall-sort-minimum = Mức tối thiểu
hall-empty = Không có bàn nào hợp lựa chọn này.
hall-loading = Đang tải sảnh…

# Số bàn trên thẻ và tại bàn.
table-number = Bàn { $number }
# $patrons trên $seats, đã viết thành chữ.
hall-patrons = { $patrons } / { $seats } chỗ
hall-own-table = Bàn riêng của bạn
hall-limits = { $min } – { $max }
hall-enter = Vào bàn
hall-watch = Hết chỗ: xem
hall-coup = Ván { $coup }
hall-shoe-new = Hộp bài mới

# Giai đoạn của bàn, thật ngắn.
phase-betting = Đang nhận cược
phase-dealing = Đang chia
phase-revealing = Kết quả
phase-shuffling = Đang xáo
phase-closed = Đã đóng
phase-own = Bất cứ lúc nào

mode-live = Người chia bài trực tiếp
mode-touch = Bàn một người

# Choosing and marking tables.
hall-commission = Hoa hồng
hall-any = Tất cả
hall-kind = Loại bàn
hall-kind-favourites = Yêu thích
hall-kind-rng = Có đồng hồ
hall-favourite = Yêu thích: { $table }
hall-list = Danh sách
hall-grid = Thẻ
hall-together = Chọn bàn để xem cùng lúc
hall-together-pick = Xem { $table } cùng bàn khác
hall-together-open = Xem cùng lúc { $tables } bàn
hall-together-none = Bỏ chọn

# Choosing and marking tables.
hall-patterns = Ý nghĩa các cầu
