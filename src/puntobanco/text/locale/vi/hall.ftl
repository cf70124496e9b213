# Sảnh: thẻ của từng bàn, bộ lọc, cách xếp.

hall-title = Sảnh
# $tables: số bàn đang hiện.
hall-count = { $tables } bàn
hall-filter = Trò chơi
hall-filter-all = Tất cả
hall-sort = Xếp theo
hall-sort-number = Số bàn
hall-sort-patrons = Số khách
hall-sort-minimum = Mức tối thiểu
hall-empty = Không có bàn nào hợp lựa chọn này.
hall-loading = Đang nhìn vào sảnh…

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

mode-live = Người chia trực tiếp
mode-touch = Bàn một người
