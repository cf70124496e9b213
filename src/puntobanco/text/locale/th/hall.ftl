# ล็อบบี้: การ์ดของโต๊ะ ตัวกรอง การเรียง

hall-title = ล็อบบี้
# $tables: จำนวนโต๊ะที่แสดง
hall-count = { $tables } โต๊ะ
hall-filter = เกม
hall-filter-all = ทุกเกม
hall-sort = เรียงตาม
hall-sort-number = หมายเลขโต๊ะ
hall-sort-patrons = จำนวนคน
hall-sort-minimum = ขั้นต่ำน้อยสุด
hall-empty = ไม่มีโต๊ะที่ตรงกับตัวเลือกนี้
hall-loading = กำลังโหลดล็อบบี้…

# หมายเลขบนการ์ดและที่โต๊ะ
table-number = โต๊ะ { $number }
# $patrons จาก $seats เขียนเป็นข้อความแล้ว
hall-patrons = { $patrons } / { $seats } ที่นั่ง
hall-own-table = โต๊ะส่วนตัวของคุณ
hall-limits = { $min } – { $max }
hall-enter = นั่งโต๊ะ
hall-watch = เต็ม: ชม
hall-coup = ตาที่ { $coup }
hall-shoe-new = ขอนใหม่

# ช่วงของโต๊ะแบบสั้น
phase-betting = เปิดรับเดิมพัน
phase-dealing = กำลังแจก
phase-revealing = ผล
phase-shuffling = กำลังสับ
phase-closed = ปิด
phase-own = เริ่มได้ทุกเมื่อ

mode-live = ดีลเลอร์สด
mode-touch = เล่นคนเดียว

# Choosing and marking tables.
hall-commission = ค่าคอมมิชชั่น
hall-any = ทั้งหมด
hall-kind = ประเภท
hall-kind-favourites = รายการโปรด
hall-kind-rng = จับเวลา
hall-favourite = รายการโปรด: { $table }
hall-list = รายการ
hall-grid = การ์ด
hall-together = เลือกโต๊ะที่จะดูพร้อมกัน
hall-together-pick = ดู { $table } พร้อมโต๊ะอื่น
hall-together-open = ดูพร้อมกัน { $tables } โต๊ะ
hall-together-none = เลิกเลือก

# Choosing and marking tables.
hall-patterns = ความหมายของเค้าไพ่
