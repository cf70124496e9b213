# สิ่งที่ทุกหน้าพูด: ชื่อ ทางเข้า การเชื่อมต่อ การตั้งค่า

app-name = Punto Banco
app-tagline = ห้องเงียบสงบ ไพ่เต็มขอน ทุกตัวเลขเปิดบนโต๊ะ

welcome-lead = บาคาร่าตามกติกา: โต๊ะจับเวลา โต๊ะส่วนตัว เค้าไพ่ครบทุกแบบ และอัตราคืนที่แน่นอนของทุกช่องเดิมพัน
welcome-guest = เล่นในฐานะแขก
# $amount: จำนวนเหรียญดาวที่เขียนเป็นข้อความแล้ว
welcome-gift = แตะครั้งเดียว ไม่ต้องมีบัญชี คุณเริ่มด้วย { $amount } เหรียญดาว
welcome-sign-in = ฉันมีบัญชีแล้ว
welcome-entering = กำลังเปิดประตู…
welcome-failed = ยังเข้าไม่ได้ ลองอีกครั้ง

play-money = เล่นด้วยเงินสมมุติเท่านั้น เหรียญดาวซื้อ ขาย หรือแลกเป็นเงินไม่ได้ และผลที่ผ่านมาไม่บอกอะไรเกี่ยวกับตาต่อไป
play-money-short = เล่นด้วยเงินสมมุติเท่านั้น
# แสดงทุกหน้าของคาสิโนทดสอบที่เรียงไพ่ไว้ล่วงหน้า
test-house = คาสิโนทดสอบ: ไพ่ถูกเรียงไว้ล่วงหน้า

nav-hall = ล็อบบี้
nav-history = ตาที่ฉันเล่น
nav-statement = รายการเดินบัญชี
nav-leaders = ตารางผู้นำ
nav-me = บัญชีของคุณ
nav-limits = ขีดจำกัดของคุณ
nav-settings = การตั้งค่า
nav-lab = ห้องทดลองระบบเดินเงิน
nav-rules = กติกาของเกม
nav-odds = โอกาสที่แน่นอน
nav-fairness = ความเป็นธรรม
nav-tables = หลายโต๊ะ
nav-back = กลับ
nav-menu = เมนู
nav-close = ปิด

balance = ยอดคงเหลือ
in-play = กำลังเดิมพัน
refill = เติมเหรียญให้เต็ม
# $minutes is a whole number, $net an amount with its sign.
session-clock = การเล่นครั้งนี้: { $minutes } นาที, { $net }
refill-done = เติมเหรียญให้คุณแล้ว

line-opening = กำลังเชื่อมต่อ…
line-lost = การเชื่อมต่อขาดหาย เดิมพันของคุณยังปลอดภัย กำลังลองใหม่…
line-outdated = ระบบอัปเดตแล้วหลังจากที่คุณเปิดหน้านี้
line-reload = โหลดใหม่

page-unknown = ไม่พบหน้าตามที่อยู่นี้
page-unknown-back = ไปที่ล็อบบี้

settings-title = การตั้งค่า
settings-language = ภาษา
settings-table = ที่โต๊ะ
settings-sound = เสียง
settings-sound-note = เสียงไพ่ ชิป และวินาทีสุดท้าย จะยังไม่มีเสียงจนกว่าคุณจะแตะหน้าเว็บครั้งแรก
settings-quick = เล่นเร็ว
settings-quick-note = ที่โต๊ะส่วนตัว ไพ่ทุกใบเปิดพร้อมกัน
settings-history = แสดงเค้าไพ่ที่โต๊ะส่วนตัว
settings-keys = ปุ่มลัด
settings-keys-note = กดตัวอักษรเดียวเพื่อวางชิปหรือกดปุ่ม กด ? เพื่อดูรายการ
settings-look = การแสดงผล
settings-motion = การเคลื่อนไหว
settings-motion-system = ตามอุปกรณ์
settings-motion-full = ไพ่บินและพลิก
settings-motion-reduced = ไพ่ปรากฏทันที
settings-colours = สีของเค้าไพ่
settings-colours-note = แบบแรกช่วยให้ทุกคนแยกสีแดงกับสีน้ำเงินได้ แม้ในภาพขาวดำ
settings-colours-distinct = แยกชัด
settings-colours-classic = ดั้งเดิม
settings-colours-pattern = มีลาย
settings-ties = ผลเสมอบนเค้าไพ่ใหญ่
settings-beads = ในลูกปัด
settings-as-table = ตามโต๊ะ
settings-ties-slash = ขีดเฉียงพร้อมจำนวน
settings-ties-none = ไม่บันทึก
settings-beads-letters = ตัวอักษร
settings-beads-points = แต้ม
settings-kept = เก็บไว้ในอุปกรณ์นี้

# More of the settings.
settings-beads-characters = อักษรจีน
settings-naturals = ทำเครื่องหมายไพ่ธรรมชาติ
settings-pairs = จุดแสดงไพ่คู่
settings-tail = แถวยาวที่เลี้ยวแล้ว
settings-tail-keep-right = ไปทางขวาต่อไป
settings-tail-down-again = ลงอีกเมื่อมีที่ว่าง
settings-squeeze = เปิดไพ่เอง
settings-squeeze-note = ลากเพื่อแง้มไพ่ หรือกดหนึ่งครั้ง ไม่มีใครต้องรอคุณ
settings-hand = ปุ่มสำหรับ
settings-hand-right = มือขวา
settings-hand-left = มือซ้าย
settings-awake = เปิดหน้าจอค้างไว้ที่โต๊ะ
settings-good-roads = บอกชื่อเค้าไพ่ในล็อบบี้
settings-good-roads-note = เป็นเพียงการมองย้อน ไม่มีเค้าใดบอกถึงตาต่อไป
settings-sounds = เสียงและดนตรี
settings-voice = เสียงดีลเลอร์
settings-voice-note = เสียงในอุปกรณ์นี้อ่านคำประกาศของดีลเลอร์
settings-voice-none = อุปกรณ์นี้ไม่มีเสียงอ่านสำหรับภาษานี้
settings-music = ดนตรี
settings-music-note = เสียงดนตรีเบาๆ ขณะนั่งที่โต๊ะ
settings-volume = ระดับเสียง
settings-confirm = ชิปที่วางบนโต๊ะ
settings-confirm-note = ชิปที่ยังไม่ยืนยันเมื่อปิดรับเดิมพันจะคืนให้คุณ
settings-confirm-by-hand = ยืนยันเอง
settings-confirm-by-clock = ยืนยันอัตโนมัติสองวินาทีก่อนปิดรับ
settings-extent = เค้าไพ่ที่แสดง
settings-extent-full = ทั้งห้า
settings-extent-half = เค้าไพ่ลูกปัดและเค้าไพ่ใหญ่
settings-zoom = ขนาดเค้าไพ่
settings-zoom-usual = ปกติ
settings-zoom-large = ใหญ่
settings-zoom-largest = ใหญ่ที่สุด
settings-talk = แสดงบทสนทนาที่โต๊ะ
settings-install = ติดตั้งลงในอุปกรณ์นี้
settings-install-note = เปิดเหมือนแอปในหน้าต่างของตัวเอง ไม่มีการเก็บข้อมูลเกมไว้
