# โต๊ะ: ช่วง เดิมพัน ผล เค้าไพ่ ตารางจ่าย หน้าเว็บเรียกการแจกหนึ่งครั้งว่า “ตา”

# คำพูดของดีลเลอร์ โปรแกรมอ่านหน้าจออ่านเมื่อเปลี่ยน
call-betting = กรุณาวางเดิมพัน
call-betting-own = วางชิปแล้วกดแจกไพ่
call-dealing = หยุดเดิมพัน
call-shuffling = กำลังสับไพ่ขอนใหม่
call-waiting = รอดีลเลอร์
call-closed = โต๊ะนี้ปิดแล้ว
call-last = ตาสุดท้ายของขอน
call-seconds = เหลือ { $seconds } วินาที
# $side คือชื่อฝ่าย แต้มเป็นตัวเลข
call-wins = { $side }ชนะ { $winner } ต่อ { $loser }
call-natural = { $side }ชนะด้วยไพ่ธรรมชาติ { $winner } ต่อ { $loser }
call-tie = เสมอกันที่ { $total } แต้ม
call-standing = เดิมพันของคุณที่ช่อง { $bets } คงอยู่ถึงตาถัดไป
call-void = ตานี้เป็นโมฆะ คืนเดิมพันทั้งหมด
call-closing = โต๊ะจะปิดหลังตานี้

void-why = เหตุผล: { $reason }
void-malfunction = ระบบขัดข้อง
void-too-few-cards = ไพ่ในขอนไม่พอ

count-down-label = วินาทีที่เหลือสำหรับวางเดิมพัน

round-number = ตาที่ { $coup }
shoe-number = ขอนที่ { $shoe }
cards-left = เหลือ { $cards } ใบ
cut-card-behind = หลังไพ่ตัดมี { $cards } ใบ
last-round = ตาสุดท้าย
watching = คุณกำลังชม เมื่อมีที่ว่างคุณจะได้นั่ง
# $coups คือ 3 หรือ 4, $most คือจำนวนตาที่ต้องสละที่นั่ง
seat-warning = ไม่ได้เดิมพัน { $coups } ตาแล้ว ครบ { $most } ตาคุณจะเสียที่นั่ง
# ที่โต๊ะส่วนตัว เมื่อไม่มีการใช้งานนาน $minutes คือ 30
idle-warning = คุณยังอยู่ไหม ระบบกำลังจะให้คุณออกจากโต๊ะนี้
idle-stay = ฉันยังอยู่
idle-ended = ไม่มีการใช้งาน { $minutes } นาที ระบบจึงให้คุณออกจากโต๊ะนี้แล้ว เหรียญดาวของคุณยังอยู่ครบ

# ไพ่ในมือ $cards คือไพ่เป็นคำ
hand-of = { $side }: { $cards } รวม { $total } แต้ม
hand-counting = { $side }: { $cards }
hand-empty = { $side }: ยังไม่มีไพ่
card-given = กำหนดไว้
card-face-down = ไพ่คว่ำหนึ่งใบ
card-name = { $rank } { $suit }
rank-A = เอซ
rank-T = สิบ
rank-J = แจ็ค
rank-Q = แหม่ม
rank-K = คิง
suit-s = โพดำ
suit-h = โพแดง
suit-d = ข้าวหลามตัด
suit-c = ดอกจิก
card-given-name = { $rank } ที่กำหนดไว้
natural-mark = ธรรมชาติ
sevens-counted = บนโต๊ะมีไพ่ 7 รวม { $count } ใบ

# ช่องเดิมพัน
area-mine = เดิมพันของคุณ
area-laid = วางแล้ว ยังไม่ยืนยัน
area-confirming = กำลังยืนยัน
area-hold = กดค้างต่อเพื่อเอาชิปออก
area-others = เดิมพันของคนอื่น
area-limits = ตั้งแต่ { $min } ถึง { $max }
area-standing = คงอยู่
# เงื่อนไขข้างอัตราจ่าย $values คือเลขเดียว ช่วง หรือรายการ
short-banker_total = { $values } แต้ม
short-player_total = { $values } แต้ม
short-sevens = 7 × { $values }
short-natural = ธรรมชาติ
short-margin = ต่าง { $values }
short-cards = { $values } ใบ
short-player_cards = ผู้เล่น { $values } ใบ
short-banker_cards = เจ้ามือ { $values } ใบ
short-player_pair-suited = ไพ่เดียวกัน
short-banker_pair-suited = ไพ่เดียวกัน
short-player_pair-mixed = หน้าเดียวกัน
short-banker_pair-mixed = หน้าเดียวกัน
short-winner-banker = เจ้ามือชนะ
short-winner-player = ผู้เล่นชนะ
short-winner-tie = เสมอ
# เงื่อนไขที่ไม่มีข้อความเฉพาะ: $fact คือชื่อ $values คือค่า
short-other = { $fact } { $values }
short-otherwise = กรณีอื่น
less-commission = หัก { $share }

# ชิปและปุ่ม
chips-label = ชิป
chip-label = ชิป { $amount }
chip-above-limit = ชิป { $amount } เกินวงเงินของคุณ
chip-next = ชิปใหญ่ขึ้น
chip-previous = ชิปเล็กลง
action-confirm = ยืนยัน
action-confirm-amount = ยืนยัน { $amount }
action-confirming = กำลังยืนยัน…
action-deal = แจกไพ่
action-deal-amount = แจก { $amount }
action-dealing = กำลังแจก…
action-undo = เลิกทำ
action-clear = ล้าง
action-rebet = เดิมพันซ้ำ
action-rebet-x2 = ซ้ำ ×2
action-double = สองเท่า
action-double-label = เพิ่มชิปที่วางเป็นสองเท่า
action-take-back = ถอนคืน
action-auto = อัตโนมัติ
action-auto-on = เปิดอยู่
action-auto-left = เหลือ { $coups } ตา
action-auto-label = วางและยืนยันเดิมพันครั้งก่อนทุกตา
action-sound = เสียง
chips-went-back = ชิปที่ยังไม่ยืนยันคืนให้คุณแล้ว
auto-stopped = หยุดเล่นอัตโนมัติแล้ว { $why }
auto-nothing = ยังไม่มีเดิมพันครั้งก่อนให้ทำซ้ำ
auto-stop-coups = เล่นครบ { $coups } ตาตามที่คุณตั้งไว้
auto-stop-loss = เสียถึง { $amount } ตามจุดหยุดที่คุณตั้ง
auto-stop-gain = ได้ถึง { $amount } ตามจุดหยุดที่คุณตั้ง
auto-line = การเชื่อมต่อขาดเกินหนึ่งนาที

# ผลของหนึ่งตา
result-won = คุณได้ { $amount }
result-lost = คุณเสีย { $amount }
result-even = ไม่ได้ไม่เสีย
result-away = คิดผลแล้วระหว่างที่คุณไม่อยู่: { $amount }

# แผงข้างโต๊ะ
panel-this-round = ตานี้
panel-leaders = ผู้นำ
panel-patrons = ผู้ร่วมโต๊ะ
panel-totals = ยอดของฉัน
panel-pays = อัตราจ่าย
panel-draws = การจั่ว
panel-wagers-empty = ยังไม่มีเดิมพัน
panel-wagers-you = คุณ
pays-odds = จ่าย
pays-return = อัตราคืน
pays-edge = ความได้เปรียบ
pays-push = เมื่อเสมอ คืนเดิมพันที่ช่อง { $bets }
pays-note = อัตราคืนและความได้เปรียบเป็นค่าแน่นอนของขอนเต็ม
pays-condition-only-one-of = เลือกได้เพียงช่องเดียวจาก { $bets } ต่อตา
pays-condition-only-with = { $bet } วางได้เมื่อวางช่อง { $bets } ด้วย
pays-condition-first-coups = { $bet } มีเฉพาะ { $coups } ตาแรกของขอน
pays-tie-stays = หลังเสมอ เดิมพันที่ช่อง { $bets } คงอยู่ถึงตาถัดไป
rules-read = อ่านกติกา

draws-player = ไพ่สองใบแรกของผู้เล่น
draws-player-draws = { $values } จั่ว
draws-player-stands = { $values } ไม่จั่ว
draws-natural = { $values } คือไพ่ธรรมชาติ ไม่มีใครจั่ว
draws-banker = เจ้ามือ: ดูไพ่สองใบของตนกับใบที่สามของผู้เล่น
draws-third = ไพ่ใบที่สามของผู้เล่น
draws-own = ไพ่สองใบของเจ้ามือ
draws-stood-short = ไม่มี
draws-cell-draws = จั่ว
draws-cell-stands = ไม่จั่ว
draws-why = ทำไมจึงจั่ว?
draws-why-not = ทำไมไม่จั่ว?
draws-why-player-drew = ผู้เล่นจั่ว: สองใบแรกได้ { $total } แต้ม
draws-why-player-stood = ผู้เล่นไม่จั่ว: สองใบแรกได้ { $total } แต้ม
draws-why-banker-drew = เจ้ามือจั่ว: สองใบได้ { $total } แต้ม และใบที่สามของผู้เล่นนับ { $third } แต้ม
draws-why-banker-drew-stood = เจ้ามือจั่ว: สองใบได้ { $total } แต้ม และผู้เล่นไม่จั่ว
draws-why-banker-stood = เจ้ามือไม่จั่ว: สองใบได้ { $total } แต้ม และใบที่สามของผู้เล่นนับ { $third } แต้ม
draws-why-banker-stood-stood = เจ้ามือไม่จั่ว: สองใบได้ { $total } แต้ม และผู้เล่นไม่จั่ว
draws-why-natural = ไพ่ธรรมชาติ: ไม่มีใครจั่ว

# เค้าไพ่
road-empty = ขอนนี้ยังไม่มีผล
road-summary = { $rounds } ตา: { -banker } { $banker } { -player } { $player } { -tie } { $tie }
road-run = ออกติดกัน: { $side } { $length } ตา
road-last-regular = เครื่องหมายล่าสุดสีแดง สม่ำเสมอ
road-last-irregular = เครื่องหมายล่าสุดสีน้ำเงิน ไม่สม่ำเสมอ
road-waiting = ยังไม่เริ่ม
road-ask-banker = ถ้าตาหน้าเจ้ามือชนะ
road-ask-player = ถ้าตาหน้าผู้เล่นชนะ
road-ask-none = ไม่มี
road-mark-red = แดง
road-mark-blue = น้ำเงิน
counts-label = ขอนนี้
count-naturals = ธรรมชาติ

# ปุ่มลัด
keys-title = ปุ่มลัด
keys-taps = แตะช่องเดิมพันเพื่อวางชิปที่เลือก กดช่องค้างไว้เกินหนึ่งวินาทีเพื่อเอาชิปที่วางล่าสุดในช่องนั้นออก ปุ่มเลิกทำและล้างก็เอาชิปออกได้
keys-lay = วางชิปที่เลือกในช่อง { $bet }
keys-chip = เลือกชิป
keys-confirm = ยืนยัน หรือแจกไพ่
keys-undo = เลิกทำ
keys-clear = ล้าง
keys-rebet = เดิมพันซ้ำ
keys-double = เพิ่มเป็นสองเท่า
keys-auto = เปิดปิดเล่นอัตโนมัติ
keys-mute = เปิดปิดเสียง
keys-help = รายการนี้

# Cards turned by hand, the shoe seen so far, the roads looked back through.
call-squeeze = เชิญเปิดไพ่
squeeze-card = { $hand }: เปิดไพ่ใบนี้
squeeze-all = เปิดทั้งหมด
heat-label = สัดส่วนเดิมพันทั้งหมด
panel-shoe = ขอนไพ่
shoe-seen = เห็นไพ่ของขอนนี้แล้ว { $seen } จาก { $all } ใบ
shoe-burnt = ไพ่ที่เผา ({ $cards } ใบ) นับว่ายังไม่เห็น
shoe-rank = ออกแล้ว { $gone } เหลือ { $left }
shoe-odds = โอกาสที่แน่นอนของไพ่ที่เหลือ
shoe-lab = ลองระบบเดินเงินกับขอนนี้
replay-label = ย้อนดูขอนนี้
replay-play = เล่นซ้ำ
replay-stop = พัก
replay-at = ตาที่ { $coup } จาก { $all }
character-banker = 莊
character-player = 閒
character-tie = 和
keys-turn = โต๊ะก่อน โต๊ะถัดไป
panel-talk = พูดคุย
tray-change = เลือกชิปเอง
