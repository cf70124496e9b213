# ตารางของบรรทัดคำสั่ง คำอธิบายและข้อผิดพลาดของคำสั่งไม่อยู่ที่นี่

games-ruleset = ชุดกติกา
games-bet = ช่องเดิมพัน
games-pays = อัตราจ่าย
games-return = อัตราคืน
games-edge = { -house-edge }
games-decks = รุ่น { $version } ใช้ไพ่ { $decks ->
       *[other] { $decks } สำรับ
    }
games-less-commission = { $odds } หัก { $percent }

odds-title = { $title }: ไพ่ { $cards } ใบ แจกได้ { $total } แบบ
odds-bet = ช่องเดิมพัน
odds-edge = { -house-edge }
odds-return = อัตราคืน
odds-deviation = ส่วนเบี่ยงเบนมาตรฐาน
odds-wins = ชนะ
odds-exact = ความได้เปรียบที่แน่นอน
odds-result = ผล
odds-ways = จำนวนแบบ
odds-chance = ความน่าจะเป็น
odds-removal = ผลเมื่อไพ่แต่ละหน้าหายไปหนึ่งใบ เป็นหนึ่งในล้านส่วนของเงินเดิมพัน

roads-title = { $rounds ->
       *[other] เค้าไพ่ { $rounds } ตา
    }
roads-summary = { $rounds ->
       *[other] { $rounds } ตา
    }: { -banker } { $banker } { -player } { $player } { -tie } { $tie }

settle-player = { $player }ชนะ { $player_total } ต่อ { $banker_total } ของ{ $banker }
settle-banker = { $banker }ชนะ { $banker_total } ต่อ { $player_total } ของ{ $player }
settle-tie = { $player }และ{ $banker }เสมอกัน { $player_total } ต่อ { $banker_total }
settle-bet = ช่องเดิมพัน
settle-stake = เงินเดิมพัน
settle-win = เงินที่ชนะ
settle-commission = { -commission }
settle-returned = ได้คืน
settle-net = ได้เสียสุทธิ

# Printed once where a new house has no admin yet. $link is an address, $hours how long it is good.
serve-first-admin = คาสิโนนี้ยังไม่มีผู้ดูแลระบบ เปิดที่อยู่นี้ภายใน { $hours } ชั่วโมงเพื่อเป็นผู้ดูแลระบบ ใช้ได้ครั้งเดียว: { $link }
