# กติกาฉบับพิมพ์ ทุกประโยคเป็นหนึ่งข้อความ ตัวเลขมาจากชุดกติกา การแจกหนึ่งครั้งจนได้ผลเรียกว่า “ตา”
# ตัวแปรเขียนตามภาษาไทยไว้แล้ว (ช่วง รายการ เหรียญ ร้อยละ) เว้นแต่ข้อความที่ต้องนับ

## ตารางอัตราจ่าย

pays-caption = { $bet }
pays-column-when = กรณี
pays-column-pays = อัตราจ่าย
pays-column-commission = { -commission }
pays-column-return = ได้คืนต่อ 1
pays-column-chance = ความน่าจะเป็น
pays-rest = กรณีอื่นทั้งหมด
when-again = { $when } ในกรณีอื่น
when-always = ทุกกรณี
when-winner-player = { -player }ชนะ
when-winner-banker = { -banker }ชนะ
when-winner-tie = สองฝ่ายเสมอกัน
when-player-wins-with = { -player }ชนะด้วย { $values } แต้ม
when-banker-wins-with = { -banker }ชนะด้วย { $values } แต้ม
when-tie-at = เสมอกันที่ { $values } แต้ม
when-player_total = { -player }จบด้วย { $values } แต้ม
when-banker_total = { -banker }จบด้วย { $values } แต้ม
when-player_cards = { -player }มีไพ่ { $values } ใบ
when-banker_cards = { -banker }มีไพ่ { $values } ใบ
when-cards = ไพ่ของสองฝ่ายรวมกัน { $values } ใบ
when-margin = แต้มต่างกัน { $values } แต้ม
when-points = แต้มของสองฝ่ายรวมกันได้ { $values }
when-high_total = แต้มรวมที่สูงกว่าคือ { $values }
when-low_total = แต้มรวมที่ต่ำกว่าคือ { $values }
when-natural-true = ตานั้นจบด้วยไพ่ธรรมชาติ
when-natural-false = ตานั้นไม่ได้จบด้วยไพ่ธรรมชาติ
when-player_natural-true = { -player }มีไพ่ธรรมชาติ
when-player_natural-false = { -player }ไม่มีไพ่ธรรมชาติ
when-banker_natural-true = { -banker }มีไพ่ธรรมชาติ
when-banker_natural-false = { -banker }ไม่มีไพ่ธรรมชาติ
when-either_pair-true = ไพ่สองใบแรกของอย่างน้อยหนึ่งฝ่ายเป็นคู่
when-either_pair-false = ไม่มีฝ่ายใดได้คู่ในสองใบแรก
when-suited_pairs = จำนวนมือที่เริ่มด้วยคู่ดอกเดียวกัน: { $values }
when-player_pair-any = ไพ่สองใบแรกของ{ -player }เป็นไพ่หน้าเดียวกัน
when-player_pair-mixed = ไพ่สองใบแรกของ{ -player }หน้าเดียวกันต่างดอก
when-player_pair-suited = ไพ่สองใบแรกของ{ -player }หน้าเดียวกันและดอกเดียวกัน
when-player_pair-none = ไพ่สองใบแรกของ{ -player }ต่างหน้ากัน
when-banker_pair-any = ไพ่สองใบแรกของ{ -banker }เป็นไพ่หน้าเดียวกัน
when-banker_pair-mixed = ไพ่สองใบแรกของ{ -banker }หน้าเดียวกันต่างดอก
when-banker_pair-suited = ไพ่สองใบแรกของ{ -banker }หน้าเดียวกันและดอกเดียวกัน
when-banker_pair-none = ไพ่สองใบแรกของ{ -banker }ต่างหน้ากัน
when-rank-count = จำนวนไพ่ { $rank } ในทั้งสองมือ: { $values }
when-player_match-none = ไพ่สองใบแรกของ{ -player }ไม่เข้าคู่กัน
when-player_match-suited = ไพ่สองใบแรกของ{ -player }ดอกเดียวกัน
when-player_match-royal = ไพ่สองใบแรกของ{ -player }เป็น K และ Q ต่างดอก
when-player_match-royal-suited = ไพ่สองใบแรกของ{ -player }เป็น K และ Q ดอกเดียวกัน
when-player_triple-any = ไพ่สามใบของ{ -player }หน้าเดียวกัน
when-player_triple-mixed = ไพ่สามใบของ{ -player }หน้าเดียวกันแต่ไม่ใช่ดอกเดียวกัน
when-player_triple-suited = ไพ่สามใบของ{ -player }หน้าเดียวกันและดอกเดียวกัน
when-player_triple-none = { -player }ไม่มีไพ่สามใบหน้าเดียวกัน
when-banker_match-none = ไพ่สองใบแรกของ{ -banker }ไม่เข้าคู่กัน
when-banker_match-suited = ไพ่สองใบแรกของ{ -banker }ดอกเดียวกัน
when-banker_match-royal = ไพ่สองใบแรกของ{ -banker }เป็น K และ Q ต่างดอก
when-banker_match-royal-suited = ไพ่สองใบแรกของ{ -banker }เป็น K และ Q ดอกเดียวกัน
when-banker_triple-any = ไพ่สามใบของ{ -banker }หน้าเดียวกัน
when-banker_triple-mixed = ไพ่สามใบของ{ -banker }หน้าเดียวกันแต่ไม่ใช่ดอกเดียวกัน
when-banker_triple-suited = ไพ่สามใบของ{ -banker }หน้าเดียวกันและดอกเดียวกัน
when-banker_triple-none = { -banker }ไม่มีไพ่สามใบหน้าเดียวกัน
when-pairs_alike-true = ไพ่สี่ใบแรกหน้าเดียวกันทั้งหมด
when-pairs_alike-false = ไพ่สี่ใบแรกหน้าไม่เหมือนกันทั้งหมด
when-ranks_alike = จำนวนไพ่หน้าเดียวกัน เรียงจากกลุ่มใหญ่: { $values }
when-first_nines-0 = ไม่มีไพ่ 9 ในสี่ใบแรก
when-first_nines-1 = มีไพ่ 9 หนึ่งใบในสี่ใบแรก ไม่ใช่ข้าวหลามตัด
when-first_nines-1-diamond = มีไพ่ 9 ข้าวหลามตัดหนึ่งใบในสี่ใบแรก
when-first_nines-2 = มีไพ่ 9 สองใบต่างดอกในสี่ใบแรก
when-first_nines-2-suited = มีไพ่ 9 สองใบดอกเดียวกันในสี่ใบแรก
when-first_nines-3 = มีไพ่ 9 สามใบที่ไม่ใช่ดอกเดียวกันในสี่ใบแรก
when-first_nines-3-suited = มีไพ่ 9 สามใบดอกเดียวกันในสี่ใบแรก
when-first_nines-4 = ไพ่สี่ใบแรกเป็น 9 ทั้งหมด
when-pair_count = จำนวนมือที่เริ่มด้วยคู่: { $values }
when-most_alike = จำนวนไพ่หน้าเดียวกันมากที่สุดในทั้งสองมือ: { $values }
when-colours-red = ไพ่ทุกใบเป็นสีแดง
when-colours-black = ไพ่ทุกใบเป็นสีดำ
when-colours-mixed = มีไพ่ทั้งสองสี
when-player_two = ไพ่สองใบแรกของ{ -player }ได้ { $values } แต้ม
when-banker_two = ไพ่สองใบแรกของ{ -banker }ได้ { $values } แต้ม
when-player_third = ไพ่ใบที่สามของ{ -player }นับ { $values } แต้ม
when-player_third-none = { -player }ไม่จั่วไพ่ใบที่สาม
when-banker_third = ไพ่ใบที่สามของ{ -banker }นับ { $values } แต้ม
when-banker_third-none = { -banker }ไม่จั่วไพ่ใบที่สาม

## อัตราคืนที่แน่นอน

returns-counted = นับจริง ไม่ใช่การจำลอง: การแจกที่เป็นไปได้ทั้งหมดจากขอนไพ่เต็ม { $decks } สำรับ รวม { $total } แบบ ไม่คิดการปัดเศษและเงื่อนไขระหว่างช่องเดิมพัน
returns-caption = อัตราคืนของแต่ละช่องเดิมพัน
returns-column-bet = ช่องเดิมพัน
returns-column-wins = ชนะ
returns-column-pushes = คืนเดิมพัน
returns-column-loses = แพ้
returns-column-rtp = { -rtp }
returns-column-edge = { -house-edge }
returns-column-deviation = ส่วนเบี่ยงเบนมาตรฐาน
returns-exact-caption = ในรูปเศษส่วน
returns-column-exact-edge = { -house-edge } (แน่นอน)
returns-column-exact-hit = ความน่าจะเป็นที่จะชนะ (แน่นอน)

## การวางเดิมพันร่วมกัน

conditions-none = ทุกช่องเป็นอิสระต่อกัน วางช่องเดียวหรือวางร่วมกับช่องใดก็ได้
condition-only-one-of = จาก { $bets } เลือกวางได้เพียงช่องเดียวต่อตา
condition-only-with = วาง { $bet } ได้เฉพาะเมื่อวางเดิมพันในช่อง { $bets } ด้วย
condition-first-coups = { $bet } เปิดรับเฉพาะ { $rounds } ตาแรกของขอนไพ่
condition-at-rng = ข้อนี้ใช้เฉพาะโต๊ะที่เครื่องสุ่มแจกไพ่
condition-at-live = ข้อนี้ใช้เฉพาะโต๊ะสด
conditions-rest = ไม่มีเงื่อนไขสำหรับช่อง { $bets }

## เงินเดิมพัน ค่าคอมมิชชั่น และการปัดเศษ

money-step = หน่วยเดิมพันคือ { $step } เหรียญดาว
money-commission = { $bet }: เมื่อ{ $when } หัก { $percent } ของเงินที่ชนะเป็นค่าคอมมิชชั่น
money-no-commission = ไม่หักค่าคอมมิชชั่น
money-rounding = เงินที่ได้คืนปัดลงเป็นจำนวนเท่าของ { $unit } เหรียญดาว ครั้งเดียว
money-exact = ถ้าวางตามหน่วยนี้ไม่ต้องปัดเศษเลย
money-caption = ตัวอย่าง
money-column-bet = ช่องเดิมพัน
money-column-case = กรณี
money-column-stake = เงินเดิมพัน
money-column-exact = ได้คืนพอดี
money-column-win = เงินที่ชนะ
money-column-commission = { -commission }
money-column-returned = ได้คืน
