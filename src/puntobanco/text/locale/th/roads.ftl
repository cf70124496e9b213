# หน้าเค้าไพ่และกระดานคะแนน: ขอนที่ป้อนเอง

roads-page-title = เค้าไพ่
roads-lead = ป้อนผลตามลำดับที่แจก หรือวางทั้งขอน ทุกเค้าวาดจากผลเท่านั้น และไม่บอกอะไรเกี่ยวกับตาต่อไป
roads-enter = ป้อนผล
roads-paste = ขอนที่เขียนเป็นตัวอักษร
roads-paste-note = B P และ T ตามลำดับที่แจก b และ p หลังตัวอักษรคือไพ่คู่ของตานั้น
roads-bad = ตัวที่ { $position } คือ “{ $letter }”: เขียน B P หรือ T และ b หรือ p สำหรับไพ่คู่
roads-undo = เลิกทำ
roads-new = ขอนใหม่
roads-copy = คัดลอกเป็นข้อความ
roads-copied = คัดลอกแล้ว
roads-picture = บันทึกเป็นภาพ
roads-wall = กระดานคะแนน
roads-leave = ออกจากกระดานคะแนน
roads-longest = ต่อเนื่องยาวสุด
roads-rounds = จำนวนตา
roads-last = ล่าสุด: { $result }
roads-none = ยังไม่มีผล
roads-keys = ปุ่ม: B P T แล้ว Q และ W สำหรับไพ่คู่ N สำหรับไพ่ธรรมชาติ ปุ่มลบเพื่อเลิกทำ
