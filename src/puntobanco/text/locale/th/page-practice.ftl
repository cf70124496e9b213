# การฝึกของดีลเลอร์: โต๊ะที่อยู่ในหน่วยความจำเท่านั้น แบบฝึก ข้อผิดพลาด และผลคะแนน

practice-title = ฝึกซ้อม
practice-intro = โต๊ะนี้เป็นของคุณคนเดียวและมีอยู่ที่นี่เท่านั้น ไม่มีลูกค้านั่ง ไม่แตะกระเป๋าเงินของใคร ระบบเก็บเพียงคะแนนของคุณ
practice-game = เกม
practice-drill = แบบฝึก
practice-drill-random = ขอนไพ่ที่สับแล้ว
practice-drill-random-mishaps = ขอนไพ่ที่สับแล้ว มีเหตุผิดปกติ
practice-drill-whole-shoe = ทั้งขอนไพ่ มีเหตุผิดปกติ
practice-drill-third-cards = ไพ่ใบที่สาม
practice-drill-cards-astray = ไพ่ออกผิดปกติ
practice-drill-slips-of-the-hand = การป้อนไพ่ เดิมพัน และไพ่ตัด
practice-drill-new-shoe = ขอนไพ่ใหม่
practice-rounds = { $coups ->
    [0] จนถึงไพ่ตัด
   *[other] { $coups } ตา
 }
practice-mishaps = เหตุผิดปกติ { $mishaps } ครั้ง
practice-seed = ค่าซีด
practice-seed-note = ซีดเดียวกันแจกไพ่ชุดเดียวกัน เว้นว่างไว้เพื่อใช้ไพ่ชุดใหม่
practice-begin = เริ่ม
practice-end = เลิกกลางคัน
practice-again = ทำชุดเดิมอีกครั้ง
practice-other = กลับไปที่แบบฝึก
practice-round = { $coups ->
    [0] ตาที่ { $coup }
   *[other] ตาที่ { $coup } จาก { $coups }
 }
practice-lies = ไพ่ที่อยู่บนโต๊ะ
practice-turned-up = ไพ่ที่เปิดขึ้นมา
practice-nothing-lies = ยังไม่มีไพ่ที่จั่วออกมา
practice-lie-with-it = ออกมาพร้อมกัน: { $cards }
practice-deal-with-it = จัดการเหมือนที่โต๊ะจริง
practice-sees-another-back = ไพ่ที่เพิ่งออกมามีลายหลังต่างจากใบอื่น
practice-sees-two-to-player = ไพ่สองใบติดกันแจกให้{ -player } คุณรู้ว่าใบไหนออกก่อน แสดงตามลำดับนั้น
practice-sees-two-to-banker = ไพ่สองใบติดกันแจกให้{ -banker } คุณรู้ว่าใบไหนออกก่อน แสดงตามลำดับนั้น
practice-sees-together = ไพ่สองใบไหลออกมาพร้อมกัน ไม่มีใครบอกได้ว่าใบไหนออกก่อน
practice-sees-dropped = ไพ่หลุดมือตกพื้น พ้นจากมุมกล้อง
practice-sees-shoe-empty = คุณเอื้อมมือไปจั่ว แต่ขอนไพ่หมดแล้ว
practice-sees-face-up = ไพ่ใบถัดไปในขอนหงายหน้าอยู่ ทุกคนมองเห็น
practice-sees-misread = เครื่องสแกนอ่านไพ่ไปหนึ่งใบ เทียบกับใบที่อยู่บนโต๊ะ
practice-sees-late-chips = คุณขาน “{ -no-more-bets }” แล้ว แต่ลูกค้าเพิ่งวางชิปที่{ -banker }
practice-sees-chips-taken-back = ระหว่างที่คุณแจกไพ่ ลูกค้าเอื้อมมือหยิบชิปคืน
practice-sees-needless-card = มือคุณไวเกินไป มีไพ่เปิดเกินมาหนึ่งใบที่ไม่มีฝ่ายใดต้องใช้
practice-sees-cleared = คุณเก็บไพ่ออกจากโต๊ะก่อนจ่ายเงินตานี้ ไพ่ยังอยู่ในมือคุณตามลำดับเดิม
practice-sees-cut-card = ไพ่ตัดออกมาจากขอน ก่อนไพ่ใบถัดไป
practice-sees-shown-in-shuffle = ระหว่างสับไพ่มีไพ่พลิกหงายบางใบ และลูกค้าเห็น
practice-sees-shown-while-betting = กำลังรับเดิมพันอยู่ ไพ่ใบหนึ่งหล่นจากขอนและหงายหน้า
practice-sees-shown-while-dealing = ระหว่างแจก ไพ่ใบถัดไปพลิกที่ปากขอนและมีคนเห็น
practice-said-agreed = หัวหน้าเห็นด้วย
practice-said-declined = หัวหน้าไม่เห็นด้วย ยังไม่ได้ดำเนินการ
practice-said-stepped-in = คุณทำต่อไป หัวหน้าจึงเข้ามาจัดการ
practice-said-corrected = คุณยืนยันไพ่ที่ไม่ได้อยู่บนโต๊ะ หัวหน้าให้แก้ไขตานี้
practice-said-came = หัวหน้ามาถึงแล้ว
practice-played = ในแบบฝึกนี้ ระบบสวมบทเป็นหัวหน้า
practice-done = จบแบบฝึกแล้ว
practice-points = { $points } คะแนน
practice-of-points = เต็ม 100
practice-flawless = ไม่มีข้อผิดพลาด
practice-went-wrong = ข้อผิดพลาด
practice-cost = −{ $points }
practice-figures = ความเร็ว
practice-card-time = ต่อไพ่หนึ่งใบ
practice-coup-time = ต่อหนึ่งตา ตั้งแต่ขาน “{ -no-more-bets }” จนยืนยัน
practice-median = มัธยฐาน
practice-best = เร็วที่สุด
practice-seconds = { $seconds } วินาที
practice-cards = จำนวนไพ่
practice-seen = เหตุผิดปกติ
practice-slip-card-put-right = ป้อน { $entered } แต่บนโต๊ะคือ { $card } แก้ให้ถูกแล้ว
practice-slip-card-confirmed = ป้อนและยืนยัน { $entered } แต่บนโต๊ะคือ { $card }
practice-slip-card-refused = ป้อน { $entered } ทั้งที่ตอนนั้นไม่ต้องใช้ไพ่ใบนี้
practice-slip-card-differs = ไพ่ใบแรกป้อนเป็น { $entered } แต่ที่เปิดคือ { $card }
practice-slip-out-of-order = ตอนนั้นยังทำ “{ $asked }” ไม่ได้
practice-slip-irregularity-missed = พลาดไป: { $irregularity }
practice-slip-irregularity-wrong = เลือก: { $chosen } ที่จริงคือ: { $irregularity }
practice-slip-false-alarm = เลือก: { $chosen } ที่จริงไม่มีอะไรเกิดขึ้น
practice-slip-answer-wrong = { $irregularity } วิธีหรือไพ่ไม่ถูก: { $chosen }
practice-right = ที่ถูกคือ: { $answer }
practice-own-scores = คะแนนของคุณ
practice-scores = คะแนนของผู้ฝึก
practice-no-scores = ยังไม่มีใครทำแบบฝึกจนจบ
practice-who = ผู้ฝึก
practice-score = คะแนน
practice-step-count-cards = นับไพ่
practice-step-record-shuffle = สับไพ่
practice-step-open-shoe = เปิดขอนไพ่
