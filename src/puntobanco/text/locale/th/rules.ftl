# กติกาฉบับพิมพ์ ทุกประโยคเป็นหนึ่งข้อความ ตัวเลขมาจากชุดกติกา การแจกหนึ่งครั้งจนได้ผลเรียกว่า “ตา”
# ตัวแปรเขียนตามภาษาไทยไว้แล้ว (ช่วง รายการ เหรียญ ร้อยละ) เว้นแต่ข้อความที่ต้องนับ

## ชิ้นส่วน

range = { $first }–{ $last }
none-listed = ไม่มี
sentences = { $first } { $second }
list-number-or = { $list } หรือ { $item }
list-more-number-or = { $list } หรือ { $item }
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

about-object = { -baccarat }เปรียบเทียบไพ่สองมือ คือ{ -player }และ{ -banker } คุณวางเดิมพันว่าผลจะเป็นอย่างไร ไพ่ทั้งสองมือไม่ได้เป็นของใคร
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
draw-player = มิฉะนั้น { -player }จั่วที่แต้ม { $draws } และไม่จั่วที่แต้ม { $stands }
draw-banker-stood = ถ้า{ -player }ไม่จั่ว { -banker }จั่วที่แต้ม { $draws } และไม่จั่วที่แต้ม { $stands }
draw-banker-third = ถ้า{ -player }จั่ว { -banker }ดูแต้มสองใบของตนเองและแต้มของไพ่ใบที่สามของ{ -player }:
draw-always = { -banker }มี { $total } แต้ม จั่วเสมอ
draw-never = { -banker }มี { $total } แต้ม ไม่จั่ว
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
draw-column-stands = ไม่จั่วเมื่อมี
draw-column-does = ทำ
draw-column-draws-when = จั่วเมื่อไพ่ใบที่สามเป็น
draw-column-stands-when = ไม่จั่วเมื่อไพ่ใบที่สามเป็น
draw-stood = ไม่จั่ว
draw-cell-draws = จั่ว
draw-cell-stands = ไม่จั่ว
draw-cell-natural = ไพ่ธรรมชาติ ไม่มีใครจั่ว
draw-formula = กติกาเดียวกันในรูปสูตร: เอาแต้มของไพ่ใบที่สามของ{ -player } โดยนับ { $eight } เป็น { $minustwo } และ { $nine } เป็น { $minusone } หารสองปัดเข้าหาศูนย์ แล้วบวก { $added } { -banker }จั่วถ้าแต้มของตนไม่เกินจำนวนนั้น
draw-formula-example = เมื่อไพ่ใบที่สามมี { $third } แต้ม จะได้ { $bound }: { -banker }จั่วเมื่อมี { $draws } แต้ม

## ผลการเล่น

result-higher = มือที่มีแต้มรวมสูงกว่าชนะ
result-tie-returned = เมื่อเสมอ คืนเดิมพันในช่อง { $bets }
result-tie-stay = เมื่อเสมอ เดิมพันในช่อง { $bets } คงอยู่ถึงตาถัดไปและตัดสินด้วยตานั้น เมื่อจบขอนไพ่จะคืนให้
result-tie-withdrawable = ก่อนขาน “{ -no-more-bets }” ครั้งถัดไป คุณถอนเดิมพันที่คงอยู่ได้
result-tie-fixed = เดิมพันที่คงอยู่ถอนไม่ได้
result-tie-call = เมื่อเสมอ ดีลเลอร์ขานว่า “เสมอ เดิมพันเสมอชนะ”
