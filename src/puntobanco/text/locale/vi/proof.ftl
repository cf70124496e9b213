# Thông báo thêm khi kiểm tra hộp bài trên dòng lệnh.

proof-absent = Đã cam kết nhưng không gửi phần góp: { $names }
proof-ended = Kết thúc: { $reason }
proof-key = Khóa của sòng: { $key }
proof-at = { $fault } ({ $where })
