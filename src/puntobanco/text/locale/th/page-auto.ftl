# Auto, before it is switched on: what it lays and when it stops by itself.

auto-title = อัตโนมัติ
# $wagers is a list of bets with stakes.
auto-lays = วางและยืนยันให้ทุกตา: { $wagers }
auto-coups = หยุดหลังจากกี่ตา
auto-loss = หยุดเมื่อเสียถึง
auto-gain = หยุดเมื่อได้ถึง
auto-no-stop = ไม่ตั้ง
auto-start = เริ่มอัตโนมัติ
auto-note = แตะอีกครั้งเพื่อปิด ระบบจะหยุดเองพร้อมบอกเหตุผลเมื่อการเชื่อมต่อขาดครบหนึ่งนาที เมื่อเหรียญ วงเงิน หรือช่องที่ปิดทำให้เดิมพันไม่ได้ และเมื่อถึงเวลาพักหรือการเตือนเวลาที่คุณตั้งไว้
