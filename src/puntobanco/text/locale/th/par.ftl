# ตาราง PAR: `puntobanco par` ตัวเลขเขียนตามภาษา ชื่อเดิมพันและเงื่อนไขมาจากไฟล์อื่น

par-title = ตาราง PAR: { $title }
par-ruleset = ชุดกติกา
par-version = { $id } รุ่น { $version }
par-engine = โปรแกรมคำนวณ
par-engine-version = { $name } { $version }
par-shoe = ขอนไพ่
par-shoe-full = ไพ่เต็ม { $decks } สำรับ รวม { $cards } ใบ
par-total = จำนวนวิธีที่นับ
par-behaviour = ลายนิ้วมือของกติกา
par-inputs = แฮชของข้อมูลนำเข้า
par-method = ทุกตัวเลขนับเป็นจำนวนเต็มจากทุกลำดับที่ไพ่ของหนึ่งตาจะเรียงได้ ไม่ใช่การจำลอง และใช้กับเงินเดิมพันหนึ่งหน่วยที่วางก่อนไพ่ใบแรกของขอนไพ่เต็ม
par-rounding = ไม่รวมเงื่อนไขระหว่างช่องเดิมพันและการปัดเศษ ที่โต๊ะจริงหน่วยเดิมพันคือ { $step } และเงินที่คืนปัดลงเป็นจำนวนเท่าของ { $unit }
par-volatility-note = ดัชนีความผันผวนคือ { $z } เท่าของส่วนเบี่ยงเบนมาตรฐาน เมื่อหารด้วยรากที่สองของจำนวนตา จะได้ระยะที่อัตราคืนของเก้าในสิบชุดห่างจากค่าจริงมากที่สุด

par-section-results = ผล
par-section-bets = ช่องเดิมพันทั้งหมด
par-column-result = ผล
par-column-ways = จำนวนวิธี
par-column-chance = ความน่าจะเป็น
par-column-bet = ช่องเดิมพัน
par-column-edge = ความได้เปรียบของเจ้าบ้าน
par-column-return = อัตราคืน
par-column-deviation = ส่วนเบี่ยงเบนมาตรฐาน
par-column-volatility = ดัชนีความผันผวน
par-column-hits = ความถี่ที่ชนะ
par-column-when = จ่ายเมื่อ
par-column-odds = อัตราจ่าย
par-column-commission = ค่าคอมมิชชั่น
par-column-net = กำไรสุทธิ
par-column-contribution = ส่วนในอัตราคืน
par-column-figure = รายการ
par-column-decimal = ทศนิยม
par-column-exact = ค่าจริง
par-column-rounds = จำนวนตา
par-column-lowest = ต่ำสุด
par-column-highest = สูงสุด
par-loses = แพ้ในกรณีอื่นทั้งหมด
par-together = รวม

par-lines = รายการจ่าย
par-figures = ตัวเลข
par-expected = กำไรสุทธิที่คาดหวัง
par-variance = ความแปรปรวน
par-removal = ผลของการนำไพ่แต่ละหน้าออกหนึ่งใบ เป็นหนึ่งในพันของร้อยละของเงินเดิมพัน
par-ranges = อัตราคืนของเก้าในสิบชุด

par-plot-edges = ความได้เปรียบของเจ้าบ้านในแต่ละช่องเดิมพัน เป็นร้อยละของเงินเดิมพัน
par-plot-removal = เมื่อไพ่แต่ละหน้าน้อยลงหนึ่งใบ ค่าคาดหวังของผู้วางเดิมพันเพิ่มขึ้นเท่าใด เป็นหนึ่งในพันของร้อยละของเงินเดิมพัน
par-plot-parts = ส่วนของแต่ละรายการจ่ายในอัตราคืน เป็นร้อยละของเงินเดิมพัน
