# ข้อความเพิ่มเติมเมื่อตรวจขอนบนบรรทัดคำสั่ง

proof-absent = ให้คำมั่นแต่ไม่ได้ส่งเลข: { $names }
proof-ended = จบเพราะ: { $reason }
proof-key = กุญแจของบ่อน: { $key }
proof-at = { $fault } ({ $where })
