# The page on what one sets for oneself, and the reality check. Patrons' pages say "round" for a coup.
limits-session = การเล่นครั้งนี้
limits-no-session = ยังไม่มีการเล่นที่ดำเนินอยู่ จะเริ่มเมื่อคุณวางเดิมพันครั้งต่อไป
limits-session-note = การเล่นครั้งใหม่เริ่มเมื่อวางเดิมพันหลังจากไม่ได้วางครบครึ่งชั่วโมง ได้เสียนับตามผลที่แสดงแล้ว
# $minutes is a whole number.
limits-minutes = { $minutes } นาที
limits-none = ไม่มี
limits-own = ขีดจำกัดของคุณ
limits-note = ขีดจำกัดที่เข้มขึ้นมีผลทันที ที่ผ่อนลงต้องรอหนึ่งวัน ใช้ขีดจำกัดของคุณหรือของคาสิโนแล้วแต่อย่างใดเข้มกว่า
limits-stake = เงินเดิมพันต่อตา
limits-loss-day = ยอดเสียใน 24 ชั่วโมง
limits-loss-week = ยอดเสียในเจ็ดวัน
limits-time = เวลาต่อการเล่นหนึ่งครั้ง
limits-check = เตือนเวลาเล่นทุก
limits-coins = เหรียญดาว
limits-in-minutes = นาที
limits-set = ตั้งค่า
limits-remove = ยกเลิก
# $value is an amount, minutes or "none"; $time a date with the time of day.
limits-waits = ตั้งแต่ { $time }: { $value }
limits-exclusion = งดวางเดิมพัน
limits-exclusion-note = ตลอดเวลาที่คุณกำหนด จะไม่มีโต๊ะใดรับเดิมพันของคุณ เดิมพันที่วางแล้วจะตัดสินตามปกติ ทั้งคุณและคาสิโนทำให้สั้นลงไม่ได้
limits-how-long = นานเท่าใด
# $days is a whole number.
limits-days = { $days } วัน
limits-for-good = ตลอดไป
limits-sure = ฉันทราบว่ายกเลิกเรื่องนี้ภายหลังไม่ได้
limits-exclude = งดรับเดิมพันของฉัน
limits-excluded-until = คุณงดวางเดิมพันจนถึง { $time }
limits-excluded-for-good = คุณงดวางเดิมพันตลอดไป

check-title = คำเตือนที่คุณขอไว้
# $minutes is a whole number, $amount an amount with its sign.
check-time = คุณเล่นมาแล้ว { $minutes } นาที
check-net = การเล่นครั้งนี้: { $amount }
check-go-on = เล่นต่อ
check-stop = หยุดแค่นี้
