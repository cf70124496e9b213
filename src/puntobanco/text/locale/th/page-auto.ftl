# Auto, before it is switched on: what it lays and when it stops by itself.

auto-title = อัตโนมัติ
# $wagers is a list of bets with stakes.
auto-lays = วางและยืนยันให้ทุกรอบ: { $wagers }
auto-coups = หยุดหลังจากกี่รอบ
auto-loss = หยุดเมื่อเสียถึง
auto-gain = หยุดเมื่อได้ถึง
auto-no-stop = ไม่ตั้ง
auto-start = เริ่มอัตโนมัติ
auto-note = แตะอีกครั้งเพื่อปิด และจะหยุดพร้อมบอกเหตุผลเมื่อสายหลุดครบหนึ่งนาที เมื่อเหรียญ ลิมิต หรือช่องที่ปิดไม่ให้เดิมพัน และเมื่อถึงเวลาพักหรือการเตือนเวลาที่คุณตั้งไว้
