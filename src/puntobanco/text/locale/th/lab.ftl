# ห้องทดลอง: ระบบเดินเงินทำอะไรได้จริง จำนวนเงินเป็นเหรียญ สัดส่วนเป็นร้อยละ

lab-title = { $system } เดิมพัน{ $bets } · { $title }
lab-systems-title = ระบบเดินเงิน
lab-column-system = ระบบ
lab-column-does = วิธีการ
lab-column-settings = ค่าที่ตั้งได้
lab-column-figure = รายการ
lab-column-value = ค่า
lab-column-interval = ช่วงความเชื่อมั่น 95%
lab-between = { $low } ถึง { $high }
lab-usually = { $name }={ $usual }
lab-plus = { $choice } กับ{ $progression }

lab-system-flat = เดิมพันคงที่
lab-does-flat = ตาละหนึ่งหน่วยเสมอ
lab-system-martingale = มาร์ติงเกล
lab-does-martingale = แพ้แล้วเพิ่มเป็นสองเท่า ชนะแล้วกลับไปหนึ่งหน่วย ถ้าตั้ง steps เมื่อแพ้ติดกันครบก็เริ่มใหม่ด้วย
lab-system-grand-martingale = แกรนด์มาร์ติงเกล
lab-does-grand-martingale = แพ้แล้วเพิ่มเป็นสองเท่าบวกอีกหนึ่งหน่วย ชนะแล้วกลับไปหนึ่งหน่วย
lab-system-paroli = พาโรลี
lab-does-paroli = ชนะแล้วเพิ่มเป็นสองเท่า แพ้หรือชนะติดกันครบแล้วกลับไปหนึ่งหน่วย
lab-system-1-3-2-4 = 1-3-2-4
lab-does-1-3-2-4 = ระหว่างชนะเดิมพัน 1, 3, 2 และ 4 หน่วยตามลำดับ แพ้หรือครบชุดแล้วเริ่มใหม่
lab-system-1-3-2-6 = 1-3-2-6
lab-does-1-3-2-6 = ระหว่างชนะเดิมพัน 1, 3, 2 และ 6 หน่วยตามลำดับ แพ้หรือครบชุดแล้วเริ่มใหม่
lab-system-fibonacci = ฟีโบนัชชี
lab-does-fibonacci = เดินตาม 1, 1, 2, 3, 5, 8 ต่อไปเรื่อย ๆ แพ้แล้วเดินหน้าหนึ่งจำนวน ชนะแล้วถอยสองจำนวน
lab-system-d-alembert = ดาล็องแบร์
lab-does-d-alembert = แพ้แล้วเพิ่มหนึ่งหน่วย ชนะแล้วลดหนึ่งหน่วย
lab-system-labouchere = ลาบูแชร์
lab-does-labouchere = เดิมพันเลขตัวแรกบวกตัวสุดท้ายของแถว ชนะแล้วขีดทั้งสองออก แพ้แล้วเขียนจำนวนที่เดิมพันต่อท้าย
lab-system-oscars-grind = ออสการ์ไกรนด์
lab-does-oscars-grind = ชนะแล้วเพิ่มหนึ่งหน่วย แพ้แล้วคงเดิม จนกว่าจะได้กำไรหนึ่งหน่วย ไม่เดิมพันเกินที่ต้องใช้
lab-system-follow-last = ตามตาที่แล้ว
lab-does-follow-last = เดิมพันฝั่งที่ชนะตาที่แล้ว หรือชนะติดกันครบจำนวนตา ไม่นับตาที่เสมอ
lab-system-oppose-last = สวนตาที่แล้ว
lab-does-oppose-last = เดิมพันตรงข้ามฝั่งที่ชนะตาที่แล้ว หรือชนะติดกันครบจำนวนตา ไม่นับตาที่เสมอ
lab-system-follow-road = ตามเค้าไพ่
lab-does-follow-road = เดิมพันฝั่งที่จะทำให้เค้าไพ่รองได้เครื่องหมายที่ต้องการ คือซ้ำเดิม เปลี่ยน แดงเสมอ หรือน้ำเงินเสมอ
lab-system-count = นับไพ่
lab-does-count = นับค่าของไพ่ทุกใบที่เปิดแล้ว และเดิมพันเมื่อค่าต่อสำรับที่เหลือสูงพอ ถ้าไม่ตั้งค่า ไพ่แต่ละอันดับนับตามผลของการเอาออก
lab-system-exact = ค่าที่แน่นอน
lab-does-exact = ก่อนทุกตาคำนวณว่าแต่ละช่องมีค่าเท่าใดจากไพ่ที่เหลือ และเลือกช่องที่ดีที่สุดถ้าเกินกว่าที่ตั้งไว้
lab-own-system = { $name } (ของคุณเอง)

lab-sessions = จำนวนรอบเล่น
lab-coups = จำนวนตา
lab-wagers = จำนวนครั้งที่เดิมพัน
lab-won = เดิมพันที่ชนะ
lab-handle = ยอดเดิมพันต่อรอบเล่น
lab-mean = ได้เสียต่อรอบเล่น
lab-deviation = ส่วนเบี่ยงเบนมาตรฐาน
lab-expected = ที่ควรเป็นตามอัตราที่แน่นอน
lab-expected-values = ที่ควรเป็นตามไพ่ที่เหลือ
lab-rounded = ในนั้นเป็นผลของการปัดเศษ
lab-luck = ต่างจากที่ควรเป็น
lab-errors = คิดเป็นความคลาดเคลื่อนมาตรฐาน
lab-rate = เสียต่อยอดเดิมพัน
lab-edge = { -house-edge }ที่{ $bet }
lab-ahead = รอบเล่นที่ได้
lab-level = รอบเล่นที่เสมอตัว
lab-behind = รอบเล่นที่เสีย
lab-mean-ahead = ได้โดยเฉลี่ยเมื่อได้
lab-mean-behind = เสียโดยเฉลี่ยเมื่อเสีย
lab-end-coups = เล่นครบทุกตา
lab-end-ruined = หมดทุน
lab-end-goal = ถึงเป้า
lab-end-limit = ถึงจุดหยุดขาดทุน
lab-end-short = จ่ายเดิมพันไม่พอ
lab-best = รอบเล่นที่ดีที่สุด
lab-worst = รอบเล่นที่แย่ที่สุด
lab-percentile = { $percent }% ของรอบเล่นจบไม่เกิน
lab-drawdown = ตกลึกที่สุดในรอบเล่น โดยเฉลี่ย
lab-drawdown-high = ตกลึกที่สุดในรอบที่แย่ที่สุดของ 20 รอบ
lab-drawdown-most = ตกลึกที่สุดของทั้งหมด
lab-loss-run = แพ้ติดกันมากที่สุด โดยเฉลี่ย
lab-loss-run-high = แพ้ติดกันมากที่สุดในรอบที่แย่ที่สุดของ 20 รอบ
lab-loss-run-most = แพ้ติดกันมากที่สุดของทั้งหมด
lab-stake-most = เดิมพันสูงสุดในรอบเล่น โดยเฉลี่ย
lab-stake-most-most = เดิมพันสูงสุดของทั้งหมด
lab-table-most = รอบเล่นที่ถึงเพดานของโต๊ะ

lab-says-played = เล่น{ $system }ที่{ $bets } { $sessions ->
       *[other] { $sessions_text } รอบ
    } รอบละไม่เกิน { $coups } ตา หนึ่งหน่วยคือ { $unit } ทุนคือ { $bankroll }
lab-endless = ไม่จำกัด
lab-says-beside = ทุกครั้งที่เดิมพันต้องวางอีก { $stake } ที่{ $bet } ตามกติกานี้
lab-says-partly = หยุดกลางคัน เล่นไปแล้ว { $sessions } จาก { $asked } รอบ
lab-says-ahead = { $ahead } ของรอบเล่นจบโดยได้ เฉลี่ย { $won } และ { $behind } จบโดยเสีย เฉลี่ย { $lost }
lab-says-ruined = { $share } ของรอบเล่นหมดทุน ({ $low } ถึง { $high } ที่ความเชื่อมั่น 95%) คือทุนที่เหลือไม่พอเดิมพันอีกครั้ง
lab-says-never-ruined = ไม่มีรอบเล่นใดหมดทุน ที่ความเชื่อมั่น 95% โอกาสหมดทุนต่ำกว่า { $high }
lab-says-expected = โดยเฉลี่ยเดิมพันรอบละ { $handle } { -house-edge }ที่แน่นอนหักไป { $loss } ผลจริงเฉลี่ย { $mean } ({ $low } ถึง { $high } ที่ความเชื่อมั่น 95%)
lab-says-values = โดยเฉลี่ยเดิมพันรอบละ { $handle } ตามไพ่ที่เหลือก่อนแต่ละครั้งควรได้ { $worth } ผลจริงเฉลี่ย { $mean } ({ $low } ถึง { $high } ที่ความเชื่อมั่น 95%)
lab-says-rounding = การปัดเศษลงหักเพิ่มอีกรอบละ { $rounded } จากอัตราจ่ายที่พิมพ์ไว้
lab-says-luck = ผลต่าง { $luck } เท่ากับ { $z } เท่าของความคลาดเคลื่อนมาตรฐาน เป็นเรื่องของโอกาสในจำนวนรอบเท่านี้
lab-says-strange = ผลต่าง { $luck } เท่ากับ { $z } เท่าของความคลาดเคลื่อนมาตรฐาน มากกว่าที่โอกาสจะทำได้หนึ่งครั้งในหนึ่งหมื่น
lab-says-counted = ผู้ที่เลือกตามไพ่ไม่ได้เจอขอนไพ่โดยเฉลี่ย รอบละ { $luck } หรือ { $z } เท่าของความคลาดเคลื่อนมาตรฐาน มาจากการเลือกและจากโอกาส
lab-says-fall = ใน 20 รอบมีหนึ่งรอบที่เคยต่ำกว่าจุดสูงก่อนหน้า { $drawdown } หรือมากกว่า และแพ้ติดกัน { $run } ครั้งหรือมากกว่า
lab-says-at-most = { $share } ของรอบเล่นถึงเพดานของโต๊ะ ซึ่งไม่มีระบบใดเพิ่มได้อีก
lab-says-yardstick = บนขอนไพ่ชุดเดียวกัน เดิมพันคงที่เสีย { $flat } ของยอดเดิมพัน ระบบนี้เสีย { $rate } ระบบเดินเงินเปลี่ยนว่าผลเสียกระจายอย่างไร ไม่ได้เปลี่ยนราคาของเหรียญที่เดิมพัน
lab-says-no-wager = ไม่มีการเดิมพันเลย สิ่งที่ระบบรอไม่เกิดขึ้น
lab-says-play-money = เล่นด้วยเงินสมมุติเท่านั้น ตัวเลขมาจากขอนไพ่จำลองที่แจกตามกติกานี้

lab-picture-net = ได้เสียต่อรอบเล่น
lab-picture-paths = รอบเล่นแรก ๆ ทีละตา
lab-picture-drawdown = ตกลึกที่สุดในรอบเล่น
lab-picture-loss-run = แพ้ติดกันมากที่สุด
lab-picture-sessions = จำนวนรอบเล่น
lab-picture-coups = จำนวนตา
lab-picture-coins = เหรียญ
lab-picture-mean = ค่าเฉลี่ย
lab-report-says = ผลบอกอะไร
lab-report-figures = ตัวเลข
lab-report-pictures = ภาพ
lab-report-how = เมล็ด { $seed } ชุดกติกา { $ruleset } { $version } { $decks ->
       *[other] { $decks } สำรับ
    } puntobanco { $package }
