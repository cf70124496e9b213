# The past: one's own rounds, one round again, the statement, leaderboards, and the tabs beside a table.

past-title = ตาที่ฉันเล่น
past-empty = ยังไม่มีตาใด
past-all-tables = ทุกโต๊ะ
past-all-games = ทุกเกม
past-table = โต๊ะ
past-game = เกม
past-from = ตั้งแต่วันที่
past-to = ถึงวันที่
past-more = ดูเพิ่ม
past-csv = บันทึกเป็น CSV
past-loading = กำลังค้นหา…
# $coup and $shoe are numbers.
past-round = ตาที่ { $coup } ของขอนที่ { $shoe }
past-stake = เดิมพัน { $amount }
past-void = โมฆะ

replay-mark = ดูย้อนหลัง
replay-note = ตานี้จบไปแล้ว สิ่งที่เห็นเป็นการดูย้อนหลังเท่านั้น
replay-back = ถอยหนึ่งใบ
replay-next = ใบถัดไป
replay-all = ทุกใบ
replay-again = เริ่มใหม่
# $step of $steps cards are shown.
replay-step = ใบที่ { $step } จาก { $steps }
replay-wagers = เดิมพันของคุณ
replay-no-wagers = คุณไม่ได้เดิมพันในตานี้
replay-bet = ช่องเดิมพัน
replay-stake = เดิมพัน
replay-commission = ค่าคอมมิชชั่น
replay-returned = จ่ายคืน
replay-net = สุทธิ
replay-total = รวม
replay-everybody = เดิมพันรวมทั้งโต๊ะ
replay-balance = เหรียญของคุณก่อนตานี้ { $before } หลังตานี้ { $after }
replay-facts = ในบันทึก
replay-opened = เปิดรับเดิมพัน
replay-shown = แสดงผล
replay-rules = กติกา
# $name of the rule set and its $version.
replay-rules-of = { $name } รุ่น { $version }
replay-fingerprint = ลายนิ้วมือของกติกา
replay-record = ตำแหน่งในบันทึก
# $first and $last are numbers of events.
replay-record-of = เหตุการณ์ที่ { $first } ถึง { $last }
replay-receipt = ใบรับที่ลงนาม
replay-proof = ตรวจหลักฐานของขอนไพ่นี้
replay-missing = ไม่มีตานี้ หรือคุณไม่มีสิทธิ์ดู

statement-title = รายการเดินบัญชี
statement-sum = ทุกครั้งที่เหรียญดาวของคุณเข้าออก รวมกันได้เท่ากับยอดคงเหลือ
statement-empty = ยังไม่มีรายการ
statement-after = คงเหลือ { $amount }
statement-code-wager = เดิมพัน { $bet }
statement-code-cancel = ถอนเดิมพัน { $bet }
statement-code-stake = คืนเงินเดิมพัน { $bet }
statement-code-win = ได้จาก { $bet }
statement-code-commission = ค่าคอมมิชชั่น { $bet }
statement-code-void = คืนเดิมพัน { $bet } ที่ยังไม่ตัดสิน
statement-code-take-back = คาสิโนเรียกเหรียญคืน
statement-code-correction-pay = แก้ไข { $bet }: จ่ายเพิ่ม
statement-code-correction-take = แก้ไข { $bet }: เรียกคืน
statement-code-correction-commission = แก้ไข { $bet }: ค่าคอมมิชชั่น
statement-code-correction-refund = แก้ไข { $bet }: คืนค่าคอมมิชชั่น
statement-code-correction-loss = แก้ไข { $bet }: คาสิโนรับภาระ
statement-why-first = เหรียญดาวเริ่มต้น
statement-why-refill = เติมเหรียญ
statement-why-house = คาสิโนมอบให้

leaders-title = ตารางผู้นำ
leaders-note = เจ็ดคนที่ได้มากที่สุดของแต่ละโต๊ะนับตั้งแต่เปิดโต๊ะ
leaders-empty = ยังไม่มีใครนำอยู่
leaders-all = ทุกโต๊ะ
leaders-won = ได้
seated-level = ระดับ { $level }
seated-rate = อัตราชนะ
seated-none = –
seated-empty = ยังไม่มีใครนั่ง
seated-note = จำนวนตาที่สุทธิเป็นบวก จากทุกตาในล็อบบี้นี้
totals-coups = เล่นไปแล้ว { $coups } ตา
totals-won = ได้
totals-lost = เสีย
totals-empty = คุณยังไม่ได้เล่นตาใดที่โต๊ะนี้

# $nickname is the name that a patron finds wrong.
report-name = รายงานชื่อเล่น “{ $nickname }”
report-done = รายงานแล้ว คาสิโนจะตรวจสอบ
shoes-title = ขอนไพ่ก่อนหน้า
shoes-empty = ยังไม่มีขอนไพ่ก่อนหน้านี้
