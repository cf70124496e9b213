# สิ่งที่ `puntobanco simulate` พิมพ์ออกมา

simulate-title = { $title }: { $rounds } ตา ซีด { $seed }
simulate-bet = ช่องเดิมพัน
simulate-mean = ค่าเฉลี่ย
simulate-deviation = ส่วนเบี่ยงเบนมาตรฐาน
simulate-error = ความคลาดเคลื่อนมาตรฐาน
simulate-exact = ค่าที่แน่นอน
simulate-z = z
simulate-result = ผล
simulate-rounds = จำนวนตา
simulate-share = สัดส่วน
simulate-shoes = { $shoes } ขอน เฉลี่ยขอนละ { $mean } ตา (± { $deviation }) ตั้งแต่ { $least } ถึง { $most }
simulate-cards = เฉลี่ยตาละ { $mean } ใบ (± { $deviation }) ตั้งแต่ { $least } ถึง { $most }
simulate-speed = { $seconds } วินาที วินาทีละ { $rate } ตา
simulate-getting-ready = กำลังเตรียม…
simulate-progress = { $dealt } จาก { $wanted } ตา วินาทีละ { $rate } ตา เหลือ { $left }
simulate-stopped = หยุดหลังแจก { $dealt } จาก { $wanted } ตา
simulate-shoe = ขอนที่ { $number } ของซีด { $seed }: { $rounds } ตา
simulate-burn = ใบแรก { $card } เผาไพ่ { $burnt } ใบ
simulate-round = ตา
simulate-totals = แต้ม
