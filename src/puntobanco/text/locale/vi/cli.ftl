# Các bảng của dòng lệnh. Phần trợ giúp và lỗi của lệnh không nằm ở đây.

games-ruleset = Bộ luật
games-bet = Cửa cược
games-pays = Tỷ lệ trả
games-return = Hoàn trả
games-edge = { -house-edge }
games-decks = Phiên bản { $version }, { $decks ->
       *[other] { $decks } bộ bài
    }
games-less-commission = { $odds } trừ { $percent }

odds-title = { $title }: { $cards } lá bài, { $total } cách chia
odds-bet = Cửa cược
odds-edge = { -house-edge }
odds-return = Hoàn trả
odds-deviation = Độ lệch chuẩn
odds-wins = Thắng
odds-exact = Lợi thế chính xác
odds-result = Kết quả
odds-ways = Số cách chia
odds-chance = Xác suất
odds-removal = Ảnh hưởng khi bớt một lá mỗi hạng, tính bằng phần triệu tiền cược

roads-title = { $rounds ->
       *[other] Bảng cầu của { $rounds } ván
    }
roads-summary = { $rounds ->
       *[other] { $rounds } ván
    }: { -banker } { $banker }, { -player } { $player }, { -tie } { $tie }

settle-player = { $player } thắng, { $player_total } điểm so với { $banker_total } của { $banker }
settle-banker = { $banker } thắng, { $banker_total } điểm so với { $player_total } của { $player }
settle-tie = { $player } và { $banker } hòa, { $player_total } – { $banker_total }
settle-bet = Cửa cược
settle-stake = Tiền cược
settle-win = Tiền thắng
settle-commission = { -commission }
settle-returned = Nhận về
settle-net = Lãi lỗ

# Printed once where a new house has no admin yet. $link is an address, $hours how long it is good.
serve-first-admin = Sòng này chưa có quản trị viên. Hãy mở địa chỉ này trong vòng { $hours } giờ để trở thành quản trị viên; chỉ dùng được một lần: { $link }
