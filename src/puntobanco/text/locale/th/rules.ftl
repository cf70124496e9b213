# กติกาฉบับพิมพ์ ทุกประโยคเป็นหนึ่งข้อความ ตัวเลขมาจากชุดกติกา การแจกหนึ่งครั้งจนได้ผลเรียกว่า “ตา”
# ตัวแปรเขียนตามภาษาไทยไว้แล้ว (ช่วง รายการ เหรียญ ร้อยละ) เว้นแต่ข้อความที่ต้องนับ

## ชิ้นส่วน

range = { $first }–{ $last }
none-listed = ไม่มี
sentences = { $first } { $second }
odds-to = { $win } ต่อ { $stake }
odds-for = จ่าย { $return } ต่อ { $stake } (รวมเงินเดิมพัน)
odds-push = คืนเดิมพัน
odds-loses = แพ้
paragraph-without-text = ไม่มีข้อความ ข้อนี้ว่าด้วย { $key }

## หัวข้อ

rules-heading = กติกา: { $title }
section-about = เกมนี้
section-definitions = คำที่ใช้
section-equipment = ไพ่และขอนไพ่
section-play = ลำดับของหนึ่งตา
section-values = แต้มของไพ่
section-deal = การแจก
section-drawing = { -drawing-rules }
section-result = ผลการเล่น
section-pays = { -paytable }
section-returns = อัตราคืนที่แน่นอน
section-conditions = การวางเดิมพันร่วมกัน
section-money = เงินเดิมพัน ค่าคอมมิชชั่น และการปัดเศษ
section-shoe = สับไพ่เมื่อใด
section-table = ที่โต๊ะ
section-irregularities = เมื่อเกิดความผิดพลาด
section-examples = ตัวอย่าง
section-notes = หมายเหตุ
section-sources = แหล่งที่มา
section-version = รุ่น

## เกมนี้

about-object = { -baccarat }เปรียบเทียบไพ่สองมือ คือ { -player } และ { -banker } คุณวางเดิมพันว่าผลจะเป็นอย่างไร ไพ่ทั้งสองมือไม่ได้เป็นของใคร
about-nine = มือที่ใกล้ { $best } แต้มกว่าเป็นฝ่ายชนะ
about-bets =
    { $count ->
       *[other] มีช่องเดิมพัน { $count } ช่อง: { $bets }
    }
about-play-money = เหรียญดาวใช้เล่นเท่านั้น ซื้อไม่ได้ แลกเป็นเงินไม่ได้ และโอนให้กันไม่ได้
about-no-prediction = ผลที่ผ่านมาไม่บอกอะไรเกี่ยวกับตาถัดไป

## คำที่ใช้

define-round = หนึ่งตาเริ่มเมื่อเชิญให้วางเดิมพัน และจบเมื่อประกาศผล เก็บเดิมพันที่แพ้ และจ่ายเดิมพันที่ชนะแล้ว
define-hand = ไพ่ในมือคือไพ่สองหรือสามใบของ{ -player }หรือของ{ -banker }
define-initial = การแจกเริ่มต้นคือไพ่สองใบแรกของทั้งสองฝ่าย
define-total = แต้มรวมของไพ่ในมือคือเลขหลักสุดท้ายของผลบวก: { $first } กับ { $second } ได้ { $total }
define-natural = { -natural }คือแต้มรวม { $naturals } ในการแจกเริ่มต้น ไม่ว่าฝ่ายใด
define-baccarat = มือที่ได้ { $zero } แต้มเรียกว่า “{ -baccarat }”
define-tie = { -tie }คือตาที่ทั้งสองฝ่ายจบด้วยแต้มรวมเท่ากัน
define-push = การคืนเดิมพันคือการคืนเงินเดิมพันเต็มจำนวน ไม่ได้ไม่เสีย
define-odds = “{ $to }” หมายความว่าได้เงินเดิมพันคืนพร้อมเงินที่ชนะ ส่วน “{ $for }” นับเงินเดิมพันรวมในจำนวนที่จ่ายและมีความหมายเดียวกัน

## ไพ่และขอนไพ่

decks-one =
    { $decks ->
       *[other] ใช้ไพ่ { $decks } สำรับ สำรับละ { $cards } ใบ ไม่มีโจ๊กเกอร์ หลังไพ่สีและลายเดียวกัน
    }
decks-several = ใช้ไพ่ { $allowed } สำรับ สำรับละ { $cards } ใบ ไม่มีโจ๊กเกอร์ หลังไพ่สีและลายเดียวกัน โดยทั่วไป { $usual } สำรับ
shoe-size = ขอนไพ่เต็มที่ใช้ { $decks } สำรับมีไพ่ { $cards } ใบ
fixed-player = ไพ่ใบแรกของ{ -player }เป็น { $card } เสมอ วางไว้บนโต๊ะก่อนและไม่นับเป็นไพ่ในขอน
fixed-banker = ไพ่ใบแรกของ{ -banker }เป็น { $card } เสมอ วางไว้บนโต๊ะก่อนและไม่นับเป็นไพ่ในขอน
layout-areas = บนโต๊ะมีพื้นที่สำหรับแต่ละช่อง: { $bets }

## ลำดับของหนึ่งตา

play-open = เปิดรับเดิมพันเมื่อขานว่า “{ -place-bets }”
play-close = ปิดรับเมื่อขานว่า “{ -no-more-bets }” นับจากนั้นวาง เพิ่ม หรือถอนเดิมพันไม่ได้
play-deal = แจกไพ่เริ่มต้นและประกาศแต้มรวมของแต่ละมือ
play-third = แจกไพ่ใบที่สามตามกติกาการจั่ว ให้{ -player }ก่อนแล้วจึงให้{ -banker }
play-settle = ประกาศผล เก็บเดิมพันที่แพ้ และจ่ายเดิมพันที่ชนะ
play-wait = ผู้ที่มาถึงขณะกำลังแจกไพ่ต้องรอจนตานั้นจ่ายเสร็จ
play-touch = ไม่มีการจับเวลา คุณวางชิปแล้วกด “{ -deal }” เดิมพันจะถูกบันทึกและตานั้นจะตัดสินทันที

## แต้มของไพ่

value-ace = เอซนับ { $value } แต้ม
value-pips = ไพ่ { $first } ถึง { $last } นับตามตัวเลขบนไพ่
value-tens = ไพ่ 10, J, Q, K นับ { $value } แต้ม
value-total = แต้มรวมของไพ่ในมือคือเลขหลักสุดท้ายของผลบวก
value-above = ผลบวก { $low } ถึง { $high } เป็นแต้มรวมเลย ถ้ามากกว่านั้นนับเฉพาะหลักสุดท้าย

## การแจก

deal-order = แจกไพ่จากขอนทีละใบตามลำดับนี้: { $order }
deal-card-caption = การแจกเริ่มต้น
deal-column-number = ไพ่
deal-column-hand = แจกให้
deal-from-shoe = ใบที่ { $number } จากขอน
deal-fixed-card = วางไว้ก่อน: { $card }
deal-place-player = { -player } ใบที่ { $place }
deal-place-banker = { -banker } ใบที่ { $place }

## กติกาการจั่วไพ่

draw-natural = ถ้าฝ่ายใดได้ { $naturals } แต้มในการแจกเริ่มต้น จะไม่มีการแจกไพ่เพิ่ม
draw-player = มิฉะนั้น { -player }จั่วเมื่อมี { $draws } แต้ม และอยู่เมื่อมี { $stands } แต้ม
draw-banker-stood = ถ้า{ -player }อยู่ { -banker }จั่วเมื่อมี { $draws } แต้ม และอยู่เมื่อมี { $stands } แต้ม
draw-banker-third = ถ้า{ -player }จั่ว { -banker }ดูแต้มสองใบของตนเองและแต้มของไพ่ใบที่สามของ{ -player }:
draw-always = { -banker }มี { $total } แต้ม จั่วเสมอ
draw-never = { -banker }มี { $total } แต้ม อยู่
draw-on = { -banker }มี { $total } แต้ม จั่วถ้าไพ่ใบที่สามเป็น { $thirds }
draw-unless = { -banker }มี { $total } แต้ม จั่ว เว้นแต่ไพ่ใบที่สามเป็น { $thirds }
draw-player-caption = { -player }
draw-total-caption = { -banker }ตามแต้มของตน เมื่อ{ -player }จั่ว
draw-third-caption = { -banker }ตามไพ่ใบที่สามของ{ -player }
draw-grid-caption = ทุกกรณี: แต้มของ{ -banker }ลงมาทางแถว ไพ่ใบที่สามของ{ -player }ไปทางหลัก
draw-column-player-total = แต้มของ{ -player }
draw-column-banker-total = แต้มของ{ -banker }
draw-column-third = ไพ่ใบที่สามของ{ -player }
draw-column-draws = จั่วเมื่อมี
draw-column-stands = อยู่เมื่อมี
draw-column-does = ทำ
draw-column-draws-when = จั่วเมื่อไพ่ใบที่สามเป็น
draw-column-stands-when = อยู่เมื่อไพ่ใบที่สามเป็น
draw-stood = ไม่จั่ว
draw-cell-draws = จั่ว
draw-cell-stands = อยู่
draw-cell-natural = ไพ่ธรรมชาติ ไม่มีใครจั่ว
draw-formula = กติกาเดียวกันในรูปสูตร: เอาแต้มของไพ่ใบที่สามของ{ -player } โดยนับ { $eight } เป็น { $minustwo } และ { $nine } เป็น { $minusone } หารสองปัดเข้าหาศูนย์ แล้วบวก { $added } { -banker }จั่วถ้าแต้มของตนไม่เกินจำนวนนั้น
draw-formula-example = เมื่อไพ่ใบที่สามมี { $third } แต้ม จะได้ { $bound }: { -banker }จั่วเมื่อมี { $draws } แต้ม

## ผลการเล่น

result-higher = มือที่มีแต้มรวมสูงกว่าชนะ
result-tie-returned = เมื่อเสมอ เดิมพันใน { $bets } จะคืนให้
result-tie-stay = เมื่อเสมอ เดิมพันใน { $bets } คงอยู่สำหรับตาถัดไปและตัดสินด้วยตานั้น เมื่อจบขอนไพ่จะคืนให้
result-tie-withdrawable = ก่อนขาน “{ -no-more-bets }” ครั้งถัดไป คุณถอนเดิมพันที่คงอยู่ได้
result-tie-fixed = เดิมพันที่คงอยู่ถอนไม่ได้
result-tie-call = เมื่อเสมอ ดีลเลอร์ขานว่า “เสมอ เดิมพันเสมอชนะ”

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
when-margin = แต้มต่างกัน { $values }
when-points = แต้มของสองฝ่ายรวมกันได้ { $values }
when-high_total = แต้มรวมที่สูงกว่าคือ { $values }
when-low_total = แต้มรวมที่ต่ำกว่าคือ { $values }
when-natural-true = ตานั้นจบด้วยไพ่ธรรมชาติ
when-natural-false = ตานั้นไม่มีไพ่ธรรมชาติ
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
returns-caption = อัตราคืนของแต่ละช่อง
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
condition-only-one-of = ใน { $bets } วางได้เพียงช่องเดียวต่อตา
condition-only-with = วาง { $bet } ได้เฉพาะเมื่อวางเดิมพันใน { $bets } ด้วย
condition-first-coups = { $bet } เปิดรับเฉพาะ { $rounds } ตาแรกของขอนไพ่
condition-at-rng = ข้อนี้ใช้เฉพาะโต๊ะที่เครื่องสุ่มแจกไพ่
condition-at-live = ข้อนี้ใช้เฉพาะโต๊ะที่มีดีลเลอร์
conditions-rest = ไม่มีเงื่อนไขสำหรับ { $bets }

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

## สับไพ่เมื่อใด

shoe-mode-rng = โต๊ะที่เครื่องสุ่มแจกไพ่:
shoe-mode-live = โต๊ะที่มีดีลเลอร์:
shoe-fresh = สับไพ่ทั้งหมด { $cards } ใบก่อนทุกตา
shoe-burn = เมื่อเปิดขอนใหม่ หงายไพ่ใบแรกแล้วทิ้งไพ่ตามจำนวนแต้มของใบนั้น: { $ace } ใบสำหรับเอซ ตามตัวเลขสำหรับ { $first } ถึง { $last } และ { $ten } ใบสำหรับ 10, J, Q, K
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
table-modes-both = มีทั้งโต๊ะที่เครื่องสุ่มแจกไพ่และโต๊ะที่มีดีลเลอร์
table-seats =
    { $seats ->
        [1] เล่นคนเดียวกับเจ้าบ้าน
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
irregularity-dropped-in-shuffle-or-deal = มีไพ่ตกออกนอกกล้องระหว่างสับหรือแจก
irregularity-dropped-coup-card-out-of-view = ไพ่ของตานั้นเองเคยอยู่นอกกล้อง
irregularity-cut-card-during-coup = ไพ่ตัดออกระหว่างตา
irregularity-cut-card-before-first-card = ไพ่ตัดออกก่อนไพ่ใบแรกของตา
irregularity-coup-after-last = มีการแจกอีกตาหลังตาสุดท้ายของขอน
irregularity-foreign-card = พบไพ่แปลกปลอม
irregularity-too-many-to-player = แจกไพ่ให้{ -player }มากเกินไปในการแจกเริ่มต้น
irregularity-too-many-to-banker = แจกไพ่ให้{ -banker }มากเกินไปในการแจกเริ่มต้น
irregularity-cards-drawn-together = จั่วไพ่พร้อมกันสองใบขึ้นไปในการแจกเริ่มต้นและไม่รู้ลำดับ
irregularity-too-few-cards = ไพ่ในขอนไม่พอให้เล่นจนจบตา
irregularity-late-wager = วางหรือเพิ่มเดิมพันหลังขาน “{ -no-more-bets }”
irregularity-withdrawn-wager = ถอนเดิมพันหลังขาน “{ -no-more-bets }”
irregularity-card-entered-wrongly = ดีลเลอร์ป้อนไพ่ผิด
irregularity-card-too-often = มีไพ่ใบหนึ่งออกมากกว่าที่ขอนจะมีได้
irregularity-link-lost = การเชื่อมต่อระหว่างโต๊ะกับระบบขาด
irregularity-malfunction = เหตุขัดข้องทำให้เล่นไม่จบตา
irregularity-own = { $name }

answer-void-coup = ตานั้นเป็นโมฆะ คืนเดิมพันของตานั้นและไม่ลงเค้าไพ่
answer-void-coup-and-shoe = ตานั้นและขอนไพ่เป็นโมฆะ คืนเดิมพันและเปิดขอนใหม่
answer-correct-if-first-card-not-handled = แก้ไขทันทีถ้ายังไม่ได้จัดการไพ่ใบแรก
answer-new-shoe = เปิดขอนใหม่
answer-result-by-drawing-rules = ผลเป็นไปตามกติกาการจั่ว
answer-reshuffle = สับไพ่ใหม่
answer-house-decides = ผู้จัดตัดสินตามขั้นตอนการสับและจำนวนไพ่ที่เปิด
answer-no-effect = ไม่มีผลต่อตานั้น
answer-correct-while-cards-lie = แก้ไขทันทีขณะไพ่ยังอยู่บนโต๊ะ
answer-correct-coup = แก้ไขตานั้นด้วยความเป็นธรรม
answer-cancel-shoe = ยกเลิกขอนไพ่ ผลไม่นับอีกต่อไป ปรับด้วยรายการหักล้าง และลบออกจากเค้าไพ่
answer-pick-up-and-use = เก็บไพ่ขึ้นมาใช้ต่อ
answer-use-if-opened-in-view = ใช้ได้ถ้าเปิดในกล้อง
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
irregularity-earlier-house-decides = ผู้จัดตัดสินว่าผลก่อนหน้าของขอนไพ่จะคงไว้หรือไม่
house-answer = ต้นฉบับไม่ได้กล่าวไว้ นี่เป็นวิธีของเราเอง
source-online = ตามเงื่อนไขของผู้ให้บริการออนไลน์ซึ่งใช้กับเกมไพ่ทั้งหมด
source-online-our-reading = ตามเงื่อนไขของผู้ให้บริการออนไลน์ซึ่งไม่ชัดเจนตรงนี้ นี่เป็นการตีความของเรา

## ตัวอย่าง

example-title = ตาที่ { $number }
example-column-hand = มือ
example-column-cards = ไพ่
example-column-total = แต้ม
example-natural-player = { -player }ได้ไพ่ธรรมชาติ { $total } แต้ม ไม่มีใครจั่ว
example-natural-banker = { -banker }ได้ไพ่ธรรมชาติ { $total } แต้ม ไม่มีใครจั่ว
example-player-draws = { -player }มี { $total } แต้ม จั่ว: { $card }
example-player-stands = { -player }มี { $total } แต้ม อยู่
example-banker-draws = { -banker }มี { $total } แต้ม จั่ว: { $card }
example-banker-stands = { -banker }มี { $total } แต้ม อยู่
example-banker-draws-against = { -banker }มี { $total } แต้ม เจอไพ่ใบที่สาม { $third } แต้ม จั่ว: { $card }
example-banker-stands-against = { -banker }มี { $total } แต้ม เจอไพ่ใบที่สาม { $third } แต้ม อยู่
example-winner-player = { -player }ชนะ { $player } ต่อ { $banker }
example-winner-banker = { -banker }ชนะ { $banker } ต่อ { $player }
example-winner-tie = เสมอกันที่ { $player } แต้ม
example-bet-wins = เดิมพัน { $bet } ชนะ { $net } ต่อ 1
example-bet-loses = เดิมพัน { $bet } แพ้
example-bet-pushes = เดิมพัน { $bet } คืนให้

## หมายเหตุ

note-odds-tie-stays = ในการคิดอัตราคืนและตัวอย่าง ตาที่เสมอถือว่าไม่ได้ไม่เสียสำหรับเดิมพันที่คงอยู่
note-live-terms = ต้นฉบับไม่ได้กล่าวถึงไพ่เผา ไพ่ตัด และวิธีแก้ความผิดพลาดที่โต๊ะที่มีดีลเลอร์ ที่นี่ใช้ตามผู้ให้บริการออนไลน์ซึ่งใช้กับเกมไพ่ทั้งหมด
note-super-sevens-other-pays = ที่อื่นจ่าย{ -super-sevens }ในอัตราอื่น ซึ่งเป็นชุดกติกาแยกต่างหาก
note-chinese-half-mended = ภาษาจีนในต้นฉบับมีข้อผิดพลาด จึงยึดภาษาอังกฤษ ข้อความภาษาจีนที่นี่แก้ไขแล้ว ไม่ใช่การยกมา
note-super-sevens-rows-from-elsewhere = ตารางจ่ายในต้นฉบับขาดหายหลังไพ่ 7 สองใบ อัตราตั้งแต่สามใบขึ้นไปมาจากที่อื่นซึ่งพิมพ์ข้อความเดียวกัน
note-decks-ours = ต้นฉบับไม่ได้ระบุจำนวนสำรับ เราเป็นผู้กำหนด
note-tie-returns-ours = ต้นฉบับไม่ได้กล่าวว่าเมื่อเสมอจะคืนเดิมพันใน{ -banker }และ{ -player } ที่นี่คืนให้เหมือนเกมปกติ
note-cut-card-our-reading = ประโยคในต้นฉบับเรื่องไพ่ตัดที่ออกระหว่างสองตาไม่ชัดเจน เราตีความว่าไพ่ตัดออกก่อนไพ่ใบแรกของตา และตานั้นเป็นตาสุดท้าย
note-dropped-card-our-reading = สองประโยคในต้นฉบับเรื่องไพ่ตกซ้อนทับกันในช่วงแจกไพ่ ที่นี่เป็นการตีความของเรา
note-tie-and-pair-pays-usual = ต้นฉบับไม่ได้พิมพ์อัตราจ่ายของ{ -tie }และไพ่คู่ ที่นี่ใช้อัตราทั่วไป
note-rounding-whole-coins = ตามหน่วยเดิมพันของห้องนี้ เงินที่ชนะและค่าคอมมิชชั่นเป็นเหรียญดาวจำนวนเต็มเสมอ
note-touch-unfinished = ตาที่แจกแล้วระบบจะเล่นให้จบแม้คุณขาดการเชื่อมต่อ และแสดงผลเมื่อคุณกลับมา
note-touch-idle = ถ้าไม่มีการใช้งาน 30 นาทีระบบจะออกให้ โดยเตือนก่อนสองนาที
note-touch-malfunction = เหตุขัดข้องทำให้ตานั้นเป็นโมฆะ เดิมพันและการจ่ายของตานั้นไม่นับ และคืนเดิมพัน
note-touch-document-errors = ต้นฉบับกล่าวว่าการล้างทำให้เดิมพันเพิ่มเป็นสองเท่า ว่าผลบวกเกิน 10 ให้ลบ 10 และเขียนเงินจ่ายที่รวมเงินเดิมพันเป็นอัตราต่อรอง ทั้งหมดเป็นความผิดพลาดของการแปล

## แหล่งที่มา

source-line = { $title } ({ $house }, { $date })
source-line-undated = { $title } ({ $house }, ไม่ระบุวันที่)
source-language = ภาษา: { $language }
source-address = ที่อยู่: { $address }
source-note-machine-written = ข้อความที่เครื่องเขียน ใช้เฉพาะเนื้อหา ไม่ใช้ถ้อยคำ
source-note-chinese-half = ภาษาจีนของเอกสารเดียวกัน มีข้อผิดพลาดที่ทราบแล้ว
source-note-table-cut-off = ตารางจ่ายขาดหายหลังไพ่ 7 สองใบ
source-note-touch-errors = ฉบับแปลมีข้อผิดพลาด ดูในหมายเหตุ

## รุ่น

version-line = ชุดกติกา { $id } รุ่น { $version }
version-extends = ชุดนี้ต่อยอดจาก “{ $title }” โดยระบุเฉพาะส่วนที่ต่าง
version-hash = ลายนิ้วมือของข้อมูลทั้งหมดที่ตัดสินผลและการจ่าย: { $hash }

## กติกา 7 Up บาคาร่า (MBS) ใช้เลขข้อตามต้นฉบับ ถ้อยคำเป็นของเรา

chapter-7up-mbs-1 = นิยาม
chapter-7up-mbs-2 = รูปแบบการเล่น
chapter-7up-mbs-3 = วิธีเล่น
chapter-7up-mbs-4 = การจ่ายเงิน
chapter-7up-mbs-5 = { -irregularity }
paragraph-7up-mbs-1-1-1 = “ไพ่ในมือ” หมายถึงไพ่ที่แจกให้{ -banker }หรือ{ -player }ในหนึ่งตา
paragraph-7up-mbs-1-1-2 = “การแจกเริ่มต้น” หมายถึงแจกเพียงไพ่สองใบแรกของ{ -player }และสองใบแรกของ{ -banker } ไพ่ใบแรกของ{ -player }มีค่า { $fixed } เสมอ
paragraph-7up-mbs-1-1-3 = “ไพ่ธรรมชาติ” หมายถึงแต้มรวม { $naturals } ของฝ่ายใดฝ่ายหนึ่งในการแจกเริ่มต้น
paragraph-7up-mbs-1-1-4 = “แต้มรวม” หมายถึงค่ารวมของไพ่ในมือ
paragraph-7up-mbs-1-1-5 = “ตา” หมายถึงช่วงตั้งแต่เชิญให้วางเดิมพันจนดีลเลอร์ประกาศผล และถ้ามีเดิมพันก็เก็บที่แพ้และจ่ายที่ชนะแล้ว
paragraph-7up-mbs-1-1-6 = “เสมอ” หมายถึงไพ่ของ{ -player }และ{ -banker }มีแต้มรวมเท่ากันเมื่อจบตา
paragraph-7up-mbs-1-1-7 = “{ $bet }” หมายถึงเมื่อจบตา ไพ่ของสองฝ่ายรวมกันมีไพ่ 7 อย่างน้อย { $sevens_least } ใบ นับไพ่ 7 ที่กำหนดไว้ของ{ -player }ด้วย
paragraph-7up-mbs-2-1 = { -seven-up }ใช้ไพ่ { $decks } สำรับ สำรับละ { $cards } ใบ ไม่มีโจ๊กเกอร์ หลังไพ่สีและลายเดียวกัน
paragraph-7up-mbs-2-2 = บนโต๊ะมีพื้นที่สำหรับเดิมพัน { $count } ช่อง:
paragraph-7up-mbs-2-2-1 = พื้นที่สำหรับวาง { $bet };
paragraph-7up-mbs-2-2-2 = พื้นที่สำหรับวาง { $bet };
paragraph-7up-mbs-2-2-3 = พื้นที่สำหรับวาง { $bet };
paragraph-7up-mbs-2-2-4 = พื้นที่สำหรับวาง { $bet }
paragraph-7up-mbs-3-1 = เริ่มเล่นเมื่อดีลเลอร์ขานว่า “{ -place-bets }”
paragraph-7up-mbs-3-2 = ปิดรับเดิมพันเมื่อดีลเลอร์ขานว่า “{ -no-more-bets }”
paragraph-7up-mbs-3-3 = แต้มของไพ่เป็นดังนี้:
paragraph-7up-mbs-3-3-1 = ไพ่ { $pip_low } ถึง { $pip_high } นับตามตัวเลขบนไพ่ และเอซนับ { $ace };
paragraph-7up-mbs-3-3-2 = ไพ่ 10, J, Q, K นับ { $ten }
paragraph-7up-mbs-3-4 = แต้มรวมของไพ่ในมือเป็นดังนี้:
paragraph-7up-mbs-3-4-1 = ถ้าไพ่รวมกันได้ { $total_low } ถึง { $total_high } ก็เป็นจำนวนนั้น;
paragraph-7up-mbs-3-4-2 = ถ้ารวมกันได้ { $above } ขึ้นไป นับเฉพาะหลักขวาสุด
paragraph-7up-mbs-3-5 = เดิมพันใน { $bets } เป็นอิสระต่อกัน วางช่องเดียวหรือวางร่วมกันอย่างไรก็ได้
paragraph-7up-mbs-3-6 = แจกไพ่สองมือ มือหนึ่งเรียกว่า{ -player } อีกมือเรียกว่า{ -banker }
paragraph-7up-mbs-3-7 = ไพ่ใบแรกของ{ -player }มีค่า { $fixed } เสมอ
paragraph-7up-mbs-3-8 = จากนั้นแจกไพ่จากขอน { $count } ใบ:
paragraph-7up-mbs-3-8-1 = ใบที่ { $banker_numbers } เป็นไพ่เริ่มต้นของ{ -banker };
paragraph-7up-mbs-3-8-2 = ใบที่ { $player_numbers } เป็นไพ่เริ่มต้นของ{ -player }
paragraph-7up-mbs-3-9 = เมื่อรู้ไพ่ทั้งสี่ใบแล้ว ดีลเลอร์ประกาศแต้มรวมของแต่ละมือ และแจกไพ่ใบที่สามเมื่อกติกาการจั่วกำหนด:
paragraph-7up-mbs-3-9-1 = ถ้าหลังไพ่สี่ใบแรกฝ่ายใดมี { $naturals } แต้ม ซึ่งเรียกว่าไพ่ธรรมชาติ จะไม่แจกไพ่เพิ่มให้ฝ่ายใด
paragraph-7up-mbs-3-9-2 = มิฉะนั้น { -player }จั่วเมื่อมี { $player_draws } แต้ม และอยู่เมื่อมี { $player_stands } แต้ม
paragraph-7up-mbs-3-9-3 = เมื่อ{ -player }อยู่ { -banker }จั่วเมื่อมี { $stood_draws } แต้ม และอยู่เมื่อมี { $stood_stands } แต้ม
paragraph-7up-mbs-3-9-4 = เมื่อ{ -player }จั่ว { -banker }จั่วตามไพ่ใบที่สามของ{ -player }ดังตาราง นอกนั้นอยู่
paragraph-7up-mbs-3-10 = มือที่มีแต้มรวมสูงที่สุดชนะตานั้น
paragraph-7up-mbs-3-10-1 = ถ้าทั้งสองมือมีแต้มรวมเท่ากันถือว่าเสมอ: เดิมพันใน { $main_bets } ไม่ได้ไม่เสีย และเดิมพัน{ -tie }ชนะ
paragraph-7up-mbs-4-1 = การจ่ายเดิมพันเป็นดังนี้:
paragraph-7up-mbs-5-1 = ถ้าพบไพ่แปลกปลอมระหว่างเล่น:
paragraph-7up-mbs-5-1-1 = ตาที่กำลังเล่นเป็นโมฆะ และ
paragraph-7up-mbs-5-1-2 = ผลของตาก่อนหน้าทั้งหมดคงเดิม
paragraph-7up-mbs-5-2 = ถ้าในการแจกเริ่มต้นแจกให้{ -player }เกิน { $player_from_shoe ->
       *[other] { $player_from_shoe } ใบ
    } และจัดไพ่ให้ถูกไม่ได้ ตานั้นเป็นโมฆะ
paragraph-7up-mbs-5-3 = ถ้าในการแจกเริ่มต้นแจกให้{ -banker }เกิน { $banker_from_shoe ->
       *[other] { $banker_from_shoe } ใบ
    } และจัดไพ่ให้ถูกไม่ได้ ตานั้นเป็นโมฆะ
paragraph-7up-mbs-5-4 = ถ้าในการแจกเริ่มต้นจั่วไพ่พร้อมกันสองใบขึ้นไปและไม่รู้ลำดับ ตานั้นเป็นโมฆะ
paragraph-7up-mbs-5-5 = ถ้าไพ่ในขอนไม่พอให้เล่นจนจบตา ตานั้นเป็นโมฆะ
paragraph-7up-mbs-5-6 = หลังขาน “{ -no-more-bets }” วางหรือเพิ่มเดิมพันไม่ได้ เดิมพันที่วางหลังจากนั้นหรือส่วนที่เพิ่มจะไม่รับและไม่มีผล
paragraph-7up-mbs-5-7 = หลังขาน “{ -no-more-bets }” ถอนเดิมพันไม่ได้ เดิมพันที่ถอนยังได้หรือเสียตามผล
