# Luật chơi in ra. Mỗi câu là một thông báo; các con số lấy từ bộ luật. Một lần chia đến khi có kết quả gọi là “ván”.
# Biến số đã được viết sẵn theo tiếng Việt (khoảng, danh sách, xu, phần trăm), trừ khi thông báo cần đếm.

## Bảng tỷ lệ trả thưởng

pays-caption = { $bet }
pays-column-when = Trường hợp
pays-column-pays = Tỷ lệ trả
pays-column-commission = { -commission }
pays-column-return = Nhận về cho 1
pays-column-chance = Xác suất
pays-rest = các trường hợp khác
when-again = { $when }, các trường hợp còn lại
when-always = luôn luôn
when-winner-player = { -player } thắng
when-winner-banker = { -banker } thắng
when-winner-tie = hai bên hòa
when-player-wins-with = { -player } thắng với { $values } điểm
when-banker-wins-with = { -banker } thắng với { $values } điểm
when-tie-at = hai bên hòa { $values } điểm
when-player_total = { -player } kết thúc với { $values } điểm
when-banker_total = { -banker } kết thúc với { $values } điểm
when-player_cards = { -player } có { $values } lá
when-banker_cards = { -banker } có { $values } lá
when-cards = hai bên cộng lại { $values } lá
when-margin = hai bên chênh nhau { $values } điểm
when-points = điểm hai bên cộng lại là { $values }
when-high_total = tổng điểm cao hơn là { $values }
when-low_total = tổng điểm thấp hơn là { $values }
when-natural-true = ván kết thúc bằng bài tự nhiên
when-natural-false = ván không kết thúc bằng bài tự nhiên
when-player_natural-true = { -player } có bài tự nhiên
when-player_natural-false = { -player } không có bài tự nhiên
when-banker_natural-true = { -banker } có bài tự nhiên
when-banker_natural-false = { -banker } không có bài tự nhiên
when-either_pair-true = hai lá đầu của ít nhất một bên là đôi
when-either_pair-false = không bên nào có đôi ở hai lá đầu
when-suited_pairs = số tay bài bắt đầu bằng đôi cùng chất: { $values }
when-player_pair-any = hai lá đầu của { -player } cùng hạng
when-player_pair-mixed = hai lá đầu của { -player } cùng hạng, khác chất
when-player_pair-suited = hai lá đầu của { -player } cùng hạng và cùng chất
when-player_pair-none = hai lá đầu của { -player } khác hạng
when-banker_pair-any = hai lá đầu của { -banker } cùng hạng
when-banker_pair-mixed = hai lá đầu của { -banker } cùng hạng, khác chất
when-banker_pair-suited = hai lá đầu của { -banker } cùng hạng và cùng chất
when-banker_pair-none = hai lá đầu của { -banker } khác hạng
when-rank-count = số lá { $rank } trong cả hai tay bài: { $values }
when-player_match-none = hai lá đầu của { -player } không hợp nhau
when-player_match-suited = hai lá đầu của { -player } cùng chất
when-player_match-royal = hai lá đầu của { -player } là K và Q khác chất
when-player_match-royal-suited = hai lá đầu của { -player } là K và Q cùng chất
when-player_triple-any = ba lá của { -player } cùng hạng
when-player_triple-mixed = ba lá của { -player } cùng hạng nhưng không cùng chất
when-player_triple-suited = ba lá của { -player } cùng hạng và cùng chất
when-player_triple-none = { -player } không có ba lá cùng hạng
when-banker_match-none = hai lá đầu của { -banker } không hợp nhau
when-banker_match-suited = hai lá đầu của { -banker } cùng chất
when-banker_match-royal = hai lá đầu của { -banker } là K và Q khác chất
when-banker_match-royal-suited = hai lá đầu của { -banker } là K và Q cùng chất
when-banker_triple-any = ba lá của { -banker } cùng hạng
when-banker_triple-mixed = ba lá của { -banker } cùng hạng nhưng không cùng chất
when-banker_triple-suited = ba lá của { -banker } cùng hạng và cùng chất
when-banker_triple-none = { -banker } không có ba lá cùng hạng
when-pairs_alike-true = bốn lá đầu đều cùng hạng
when-pairs_alike-false = bốn lá đầu không cùng hạng
when-ranks_alike = số lá cùng hạng, nhóm lớn trước: { $values }
when-first_nines-0 = không có lá 9 trong bốn lá đầu
when-first_nines-1 = một lá 9 trong bốn lá đầu, không phải chất rô
when-first_nines-1-diamond = một lá 9 rô trong bốn lá đầu
when-first_nines-2 = hai lá 9 khác chất trong bốn lá đầu
when-first_nines-2-suited = hai lá 9 cùng chất trong bốn lá đầu
when-first_nines-3 = ba lá 9 không cùng chất trong bốn lá đầu
when-first_nines-3-suited = ba lá 9 cùng chất trong bốn lá đầu
when-first_nines-4 = bốn lá đầu đều là 9
when-pair_count = số tay bài bắt đầu bằng đôi: { $values }
when-most_alike = số lá cùng hạng nhiều nhất trong cả hai tay bài: { $values }
when-colours-red = mọi lá đều đỏ
when-colours-black = mọi lá đều đen
when-colours-mixed = có cả lá đỏ lẫn lá đen
when-player_two = hai lá đầu của { -player } được { $values } điểm
when-banker_two = hai lá đầu của { -banker } được { $values } điểm
when-player_third = lá thứ ba của { -player } tính { $values } điểm
when-player_third-none = { -player } không rút lá thứ ba
when-banker_third = lá thứ ba của { -banker } tính { $values } điểm
when-banker_third-none = { -banker } không rút lá thứ ba

## Tỷ lệ hoàn trả chính xác

returns-counted = Đếm chính xác, không mô phỏng: mọi cách chia từ hộp bài đầy { $decks } bộ, tổng cộng { $total } cách. Không tính việc làm tròn và điều kiện giữa các cửa.
returns-caption = Tỷ lệ hoàn trả của từng cửa
returns-column-bet = Cửa cược
returns-column-wins = Thắng
returns-column-pushes = Hoàn cược
returns-column-loses = Thua
returns-column-rtp = { -rtp }
returns-column-edge = { -house-edge }
returns-column-deviation = Độ lệch chuẩn
returns-exact-caption = Dưới dạng phân số
returns-column-exact-edge = { -house-edge }, chính xác
returns-column-exact-hit = Xác suất thắng, chính xác

## Kết hợp các cửa cược

conditions-none = Mọi cửa độc lập với nhau: có thể cược riêng hoặc kết hợp tùy ý.
condition-only-one-of = Trong các cửa { $bets }, mỗi ván chỉ được cược một cửa.
condition-only-with = { $bet } chỉ được cược kèm với cược ở { $bets }.
condition-first-coups = { $bet } chỉ mở trong { $rounds } ván đầu của mỗi hộp bài.
condition-at-rng = Điều này chỉ áp dụng ở bàn chia bài ngẫu nhiên bằng máy.
condition-at-live = Điều này chỉ áp dụng ở bàn trực tiếp.
conditions-rest = Không có điều kiện cho { $bets }.

## Tiền cược, hoa hồng và làm tròn

money-step = Đơn vị cược là { $step } xu sao.
money-commission = { $bet }: khi { $when }, giữ lại { $percent } tiền thắng làm hoa hồng.
money-no-commission = Không thu hoa hồng.
money-rounding = Số nhận về được làm tròn xuống bội số của { $unit } xu sao, một lần duy nhất.
money-exact = Cược theo đơn vị này thì không cần làm tròn.
money-caption = Ví dụ
money-column-bet = Cửa cược
money-column-case = Trường hợp
money-column-stake = Tiền cược
money-column-exact = Nhận về chính xác
money-column-win = Tiền thắng
money-column-commission = { -commission }
money-column-returned = Nhận về
