# Several tables in one view.
tables-whole = { $table } เต็มจอ
tables-leave = ออกจาก { $table }
tables-keys = ปุ่มลัดใช้กับโต๊ะขอบสว่าง กด [ และ ] เพื่อเปลี่ยน
