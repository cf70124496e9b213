# Những gì `puntobanco simulate` in ra.

simulate-title = { $title }: { $rounds } ván, hạt giống { $seed }
simulate-bet = Cửa cược
simulate-mean = Trung bình
simulate-deviation = Độ lệch chuẩn
simulate-error = Sai số chuẩn
simulate-exact = Giá trị chính xác
simulate-z = z
simulate-result = Kết quả
simulate-rounds = Số ván
simulate-share = Tỷ lệ
simulate-shoes = { $shoes } hộp bài; mỗi hộp trung bình { $mean } ván (± { $deviation }), từ { $least } đến { $most }
simulate-cards = Mỗi ván trung bình { $mean } lá bài (± { $deviation }), từ { $least } đến { $most }
simulate-speed = { $seconds } giây, { $rate } ván mỗi giây
simulate-getting-ready = Đang chuẩn bị…
simulate-progress = { $dealt } trên { $wanted } ván, { $rate } ván mỗi giây, còn { $left }
simulate-stopped = Đã dừng sau { $dealt } trên { $wanted } ván.
simulate-shoe = Hộp bài { $number } của hạt giống { $seed }: { $rounds } ván
simulate-burn = Lá đầu { $card }, số lá bỏ: { $burnt }
simulate-round = Ván
simulate-totals = Điểm
