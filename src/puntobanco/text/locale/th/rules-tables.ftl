# กติกาฉบับพิมพ์ ทุกประโยคเป็นหนึ่งข้อความ ตัวเลขมาจากชุดกติกา การแจกหนึ่งครั้งจนได้ผลเรียกว่า “ตา”
# ตัวแปรเขียนตามภาษาไทยไว้แล้ว (ช่วง รายการ เหรียญ ร้อยละ) เว้นแต่ข้อความที่ต้องนับ

## สับไพ่เมื่อใด

shoe-mode-rng = โต๊ะที่เครื่องสุ่มแจกไพ่:
shoe-mode-live = โต๊ะสด:
shoe-fresh = สับไพ่ทั้งหมด { $cards } ใบก่อนทุกตา
shoe-burn = เมื่อเปิดขอนใหม่ หงายไพ่ใบแรกแล้วเผาไพ่เพิ่มตามที่ใบนั้นกำหนด: { $ace } ใบสำหรับเอซ ตามตัวเลขสำหรับ { $first } ถึง { $last } และ { $ten } ใบสำหรับ 10, J, Q, K
shoe-cut-behind =
    { $cards ->
       *[other] { -cut-card }อยู่ก่อนไพ่ { $cards } ใบสุดท้าย
    }
shoe-cut-dealer = ดีลเลอร์เสียบไพ่ตัดและป้อนจำนวนไพ่ที่อยู่หลังไพ่ตัด ทุกคนเห็นจำนวนนั้น
shoe-cut-last = ตาที่ไพ่ตัดออกเป็นตาสุดท้ายของขอน แม้ไพ่ตัดจะออกก่อนไพ่ใบแรกของตานั้น
shoe-cut-more =
    { $rounds ->
       *[other] หลังตาที่ไพ่ตัดออก เล่นต่ออีก { $rounds } ตาแล้วจบขอน
    }
shoe-coups-max =
    { $rounds ->
       *[other] ขอนไพ่จบหลังจาก { $rounds } ตา
    }
shoe-cards-least = ขอนไพ่จบเมื่อเหลือไพ่น้อยกว่า { $cards } ใบ ตรวจก่อนเริ่มแต่ละตา จึงไม่มีตาใดที่เริ่มแล้วเล่นไม่จบ
shoe-cleared = เมื่อใช้ขอนใหม่ จำนวนนับและเค้าไพ่ทั้งหมดเริ่มใหม่

## ที่โต๊ะ

table-modes-rng = ไพ่มาจากเครื่องสุ่มของระบบ
table-modes-live = ดีลเลอร์แจกไพ่จากขอนจริง
table-modes-both = มีทั้งโต๊ะที่เครื่องสุ่มแจกไพ่และโต๊ะสด
table-seats =
    { $seats ->
        [1] เล่นคนเดียวกับคาสิโน
       *[other] โต๊ะหนึ่งนั่งได้ { $seats } คน คนอื่นเข้าชมได้
    }
table-seconds = เปิดรับเดิมพัน { $seconds } วินาที
table-no-clock = การวางเดิมพันไม่จำกัดเวลา
table-chips = มีชิป { $chips } เหรียญดาว
table-cancel-until-confirm = “{ -confirm }” บันทึกชิปที่วางไว้ หลังจากนั้นยกเลิกไม่ได้ ระหว่างเปิดรับวางเพิ่มและยืนยันอีกได้
table-cancel-until-confirm-rest = ชิปที่ยังไม่ยืนยันเมื่อปิดรับไม่ถือเป็นเดิมพันและคืนให้คุณ
table-cancel-until-close = คุณถอนเดิมพันได้จนกว่าจะขาน “{ -no-more-bets }”
table-cancel-until-deal = คุณถอนเดิมพันได้จนกว่าจะกด “{ -deal }” ชิปที่ยังไม่แจกไพ่ไม่ถือเป็นเดิมพัน
table-rebet-until-confirm = “{ -rebet }” วางช่องและจำนวนเงินของเดิมพันล่าสุดอีกครั้ง แล้ว “{ -confirm }” จะบันทึก
table-rebet-until-close = “{ -rebet }” วางช่องและจำนวนเงินของเดิมพันล่าสุดอีกครั้ง
table-rebet-until-deal = “{ -rebet }” วางช่องและจำนวนเงินของเดิมพันล่าสุดอีกครั้งแล้วแจกทันที “{ -rebet-x2 }” ทำเช่นเดียวกันด้วยจำนวนสองเท่า
table-auto = “{ -auto }” วางซ้ำและยืนยันเดิมพันล่าสุดของคุณทุกตาจนกว่าคุณจะปิด ระบบจะหยุดและบอกเหตุผลเมื่อยอดคงเหลือ วงเงิน หรือช่องที่ปิดไม่ยอมให้วาง
table-limits-caption = วงเงินต่อตา หน่วยเป็นเหรียญดาว
table-limits-level-caption = วงเงินต่อตาตามระดับ หน่วยเป็นเหรียญดาว
table-column-bet = ช่องเดิมพัน
table-column-min = { -min }
table-column-max = { -max }
table-column-level = ระดับ { $level }
table-levels = ระดับ 0 และ 1 ใช้วงเงินของระดับ 1 ทุกระดับเพิ่มขึ้นเท่ากัน จนถึงระดับ { $top } การเล่นที่นี่ไม่นับสะสมเพื่อเลื่อนระดับ
table-house = แต่ละโต๊ะกำหนดวงเงินและเวลาอื่นได้ โดยแสดงไว้ที่โต๊ะ

## เมื่อเกิดความผิดพลาด

irregularities-order = ถ้ามีหลายวิธี ใช้วิธีแรกที่ทำได้ ผลก่อนหน้าของขอนไพ่คงเดิมเว้นแต่จะกล่าวไว้เป็นอย่างอื่น
irregularity-first-deal-mistake = เกิดข้อผิดพลาดในการแจกครั้งแรกของขอนไพ่
irregularity-exposed-while-betting = มีไพ่เปิดโดยไม่ตั้งใจระหว่างรับเดิมพัน
irregularity-needless-card-exposed = จั่วไพ่ที่ไม่จำเป็นและเปิดออกระหว่างแจก
irregularity-exposed-in-shuffle = มีไพ่เปิดระหว่างสับไพ่
irregularity-exposed-while-dealing = มีไพ่เปิดตอนเริ่มตา นับจากขาน “{ -no-more-bets }” หรือระหว่างแจก
irregularity-error-in-deal = เกิดข้อผิดพลาดระหว่างแจก
irregularity-cancel-shoe-results = ฝ่ายจัดการยกเลิกผลของขอนไพ่
irregularity-dropped-in-shuffle-or-deal = มีไพ่ตกพ้นมุมกล้องระหว่างสับหรือแจก
irregularity-dropped-coup-card-out-of-view = ไพ่ของตานั้นเองเคยอยู่นอกมุมกล้อง
irregularity-cut-card-during-coup = ไพ่ตัดออกระหว่างตา
irregularity-cut-card-before-first-card = ไพ่ตัดออกก่อนไพ่ใบแรกของตา
irregularity-coup-after-last = มีการแจกอีกตาหลังตาสุดท้ายของขอน
irregularity-foreign-card = พบไพ่แปลกปลอม
irregularity-too-many-to-player = แจกไพ่ให้{ -player }มากเกินไปในการแจกเริ่มต้น
irregularity-too-many-to-banker = แจกไพ่ให้{ -banker }มากเกินไปในการแจกเริ่มต้น
irregularity-cards-drawn-together = จั่วไพ่พร้อมกันสองใบขึ้นไปในการแจกเริ่มต้นและระบุลำดับไม่ได้
irregularity-too-few-cards = ไพ่ในขอนไม่พอให้เล่นจนจบตา
irregularity-late-wager = วางหรือเพิ่มเดิมพันหลังขาน “{ -no-more-bets }”
irregularity-withdrawn-wager = ถอนเดิมพันหลังขาน “{ -no-more-bets }”
irregularity-card-entered-wrongly = ดีลเลอร์ป้อนไพ่ผิด
irregularity-card-too-often = มีไพ่ใบหนึ่งออกมากกว่าที่ขอนจะมีได้
irregularity-face-up-in-shoe = มีไพ่หงายหน้าอยู่ในขอน
irregularity-cleared-too-early = เก็บไพ่บนโต๊ะก่อนคิดเงินของตานั้น
irregularity-unshuffled-shoe = สงสัยว่าไพ่ในขอนยังไม่ได้สับ
irregularity-link-lost = การเชื่อมต่อระหว่างโต๊ะกับระบบขาด
irregularity-malfunction = เหตุขัดข้องทำให้เล่นไม่จบตา
irregularity-own = { $name }

answer-void-coup = ตานั้นเป็นโมฆะ คืนเดิมพันของตานั้นและไม่ลงเค้าไพ่
answer-void-coup-and-shoe = ตานั้นและขอนไพ่เป็นโมฆะ คืนเดิมพันและเปิดขอนใหม่
answer-correct-if-first-card-not-handled = แก้ไขทันทีถ้ายังไม่ได้จัดการไพ่ใบแรก
answer-new-shoe = เปิดขอนใหม่
answer-result-by-drawing-rules = ผลเป็นไปตามกติกาการจั่ว
answer-reshuffle = สับไพ่ใหม่
answer-house-decides = คาสิโนตัดสินตามขั้นตอนการสับและจำนวนไพ่ที่เปิด
answer-no-effect = ไม่มีผลต่อตานั้น
answer-correct-while-cards-lie = แก้ไขทันทีขณะไพ่ยังอยู่บนโต๊ะ
answer-correct-coup = แก้ไขตานั้นด้วยความเป็นธรรม
answer-cancel-shoe = ยกเลิกขอนไพ่ ผลไม่นับอีกต่อไป ปรับด้วยรายการหักล้าง และลบออกจากเค้าไพ่
answer-pick-up-and-use = เก็บไพ่ขึ้นมาใช้ต่อ
answer-use-if-opened-in-view = ใช้ได้ถ้าเปิดให้เห็นในกล้อง
answer-take-out = นำไพ่ใบนั้นออกแล้วใช้ขอนต่อ
answer-last-coup = ตานั้นเป็นตาสุดท้ายของขอน
answer-reconstruct = จัดไพ่ให้ถูกลำดับถ้าทำได้
answer-refuse-late-part = ส่วนที่มาช้าไม่รับ เงินเดิมพันที่วางทันเวลายังมีผล
answer-settle-all-the-same = เดิมพันนั้นยังตัดสินตามผล
answer-undo-at-once = ยกเลิกการป้อนทันที
answer-hold = พักเดิมพันไว้จนเชื่อมต่อได้ แล้วเล่นตานั้นให้จบ
answer-own = { $name }

irregularity-persons = ต้องมีผู้เห็นชอบอย่างน้อย { $persons } คน
irregularity-earlier-void = ผลก่อนหน้าของขอนไพ่เป็นโมฆะ
irregularity-earlier-house-decides = คาสิโนตัดสินว่าผลก่อนหน้าของขอนไพ่จะคงไว้หรือไม่
house-answer = ต้นฉบับไม่ได้กล่าวไว้ นี่เป็นวิธีของเราเอง
source-online = ตามเงื่อนไขของคาสิโนออนไลน์ซึ่งใช้กับเกมไพ่ทั้งหมด
source-online-our-reading = ตามเงื่อนไขของคาสิโนออนไลน์ซึ่งไม่ชัดเจนตรงนี้ นี่เป็นการตีความของเรา
