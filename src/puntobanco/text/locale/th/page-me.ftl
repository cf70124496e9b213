# The page on who one is here: becoming a login, signing in and out, sessions, one's own data.
me-sign-in = เข้าสู่ระบบ
me-nickname = ชื่อเล่น
me-nickname-note = ตัวอักษรหรือตัวเลข 2 ถึง 20 ตัว ใช้เข้าสู่ระบบ และคนที่โต๊ะจะเห็นชื่อนี้
me-password = รหัสผ่าน
me-password-note = อย่างน้อย 8 ตัวอักษร หากมี 15 ตัวจะดีกว่า ตั้งอย่างไรก็ได้ ยกเว้นรหัสที่เดาง่าย
me-code = ตัวเลขหกหลักจากแอปยืนยันตัวตน
me-forgotten = หากลืมรหัสผ่าน ให้ขอลิงก์ตั้งรหัสใหม่จากคาสิโน
me-guest = คุณเล่นในฐานะแขก เหรียญของคุณผูกกับเบราว์เซอร์นี้เท่านั้น
me-guest-lost = ตอนนี้คุณเล่นในฐานะแขก หากเข้าสู่ระบบ จะกลับมาใช้เหรียญของแขกไม่ได้อีก
me-join = สมัครใช้งาน
me-join-note = ใช้เพียงชื่อเล่นกับรหัสผ่าน เหรียญ ที่นั่ง และประวัติของคุณยังอยู่ครบ
# $level is a whole number.
me-level = ระดับ { $level }
me-rename = เปลี่ยนชื่อเล่น
me-rename-note = หลังจากนั้นให้เข้าสู่ระบบด้วยชื่อใหม่
me-change-password = เปลี่ยนรหัสผ่าน
me-password-old = รหัสผ่านปัจจุบัน
me-password-new = รหัสผ่านใหม่
me-password-changed = เปลี่ยนรหัสผ่านแล้ว การเข้าสู่ระบบอื่นทั้งหมดสิ้นสุดลง
me-sessions = ที่ที่คุณเข้าสู่ระบบอยู่
me-session-unnamed = เบราว์เซอร์
me-session-this = เครื่องนี้
me-session-token = โปรแกรม
# $time is a date with the time of day.
me-session-seen = ใช้ล่าสุด { $time }
me-session-end = สิ้นสุด
me-sign-out = ออกจากระบบ
me-sign-out-everywhere = ออกจากระบบทุกที่
me-token = สร้างโทเค็นสำหรับโปรแกรม
me-token-note = โปรแกรมของคุณเข้าสู่ระบบด้วยโทเค็นแทนรหัสผ่าน ใช้ได้ 90 วัน และสิ้นสุดได้จากรายการด้านบน
me-token-label = ใช้ทำอะไร
me-token-once = แสดงเพียงครั้งนี้ โปรดเก็บรักษาเหมือนรหัสผ่าน
me-data = ข้อมูลของคุณ
me-export-note = ข้อมูลทั้งหมดที่คาสิโนเก็บเกี่ยวกับคุณในไฟล์เดียว ทั้งตาที่เล่น การโอน การเข้าสู่ระบบ และขีดจำกัด
me-export = บันทึกข้อมูลของคุณ
me-forget = ลบข้อมูลของฉัน
me-forget-note = ชื่อเล่น ข้อมูลเข้าสู่ระบบ และการเข้าสู่ระบบทั้งหมดจะถูกลบ และจะไม่มีใครกลับมาใช้เหรียญเหล่านี้ได้อีก สมุดบัญชีเก็บเพียงตัวเลขโดยไม่มีชื่อ
# $nickname is one's own nickname.
me-forget-name = พิมพ์ชื่อเล่นของคุณ { $nickname }
