# ข้อความเพิ่มเติมเมื่อตรวจขอนบนบรรทัดคำสั่ง

proof-absent = ให้คำมั่นแต่ไม่ได้ส่งค่าสุ่ม: { $names }
proof-ended = จบเพราะ: { $reason }
proof-key = กุญแจของคาสิโน: { $key }
proof-at = { $fault } ({ $where })
