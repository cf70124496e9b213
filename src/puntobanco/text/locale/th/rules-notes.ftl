# กติกาฉบับพิมพ์ ทุกประโยคเป็นหนึ่งข้อความ ตัวเลขมาจากชุดกติกา การแจกหนึ่งครั้งจนได้ผลเรียกว่า “ตา”
# ตัวแปรเขียนตามภาษาไทยไว้แล้ว (ช่วง รายการ เหรียญ ร้อยละ) เว้นแต่ข้อความที่ต้องนับ

## ตัวอย่าง

example-title = ตาที่ { $number }
example-column-hand = มือ
example-column-cards = ไพ่
example-column-total = แต้ม
example-natural-player = { -player }ได้ไพ่ธรรมชาติ { $total } แต้ม ไม่มีใครจั่ว
example-natural-banker = { -banker }ได้ไพ่ธรรมชาติ { $total } แต้ม ไม่มีใครจั่ว
example-player-draws = { -player }มี { $total } แต้ม จั่ว: { $card }
example-player-stands = { -player }มี { $total } แต้ม ไม่จั่ว
example-banker-draws = { -banker }มี { $total } แต้ม จั่ว: { $card }
example-banker-stands = { -banker }มี { $total } แต้ม ไม่จั่ว
example-banker-draws-against = { -banker }มี { $total } แต้ม เจอไพ่ใบที่สาม { $third } แต้ม จั่ว: { $card }
example-banker-stands-against = { -banker }มี { $total } แต้ม เจอไพ่ใบที่สาม { $third } แต้ม ไม่จั่ว
example-winner-player = { -player }ชนะ { $player } ต่อ { $banker }
example-winner-banker = { -banker }ชนะ { $banker } ต่อ { $player }
example-winner-tie = เสมอกันที่ { $player } แต้ม
example-bet-wins = ช่อง { $bet } ชนะ { $net } ต่อ 1
example-bet-loses = ช่อง { $bet } แพ้
example-bet-pushes = คืนเดิมพันช่อง { $bet }

## หมายเหตุ

note-odds-tie-stays = ในการคิดอัตราคืนและตัวอย่าง ตาที่เสมอถือว่าไม่ได้ไม่เสียสำหรับเดิมพันที่คงอยู่
note-live-terms = ต้นฉบับไม่ได้กล่าวถึงไพ่เผา ไพ่ตัด และวิธีแก้ความผิดพลาดที่โต๊ะสด ที่นี่ใช้ตามเงื่อนไขของคาสิโนออนไลน์ซึ่งใช้กับเกมไพ่ทั้งหมด
note-super-sevens-other-pays = ที่อื่นจ่าย{ -super-sevens }ในอัตราอื่น ซึ่งเป็นชุดกติกาแยกต่างหาก
note-chinese-half-mended = ภาษาจีนในต้นฉบับมีข้อผิดพลาด จึงยึดภาษาอังกฤษ ข้อความภาษาจีนที่นี่แก้ไขแล้ว ไม่ใช่การยกมา
note-super-sevens-rows-from-elsewhere = ตารางจ่ายในต้นฉบับขาดหายหลังไพ่ 7 สองใบ อัตราตั้งแต่สามใบขึ้นไปมาจากที่อื่นซึ่งพิมพ์ข้อความเดียวกัน
note-decks-ours = ต้นฉบับไม่ได้ระบุจำนวนสำรับ เราเป็นผู้กำหนด
note-tie-returns-ours = ต้นฉบับไม่ได้กล่าวว่าเมื่อเสมอจะคืนเดิมพันในช่อง{ -banker }และ{ -player } ที่นี่คืนให้เหมือนเกมปกติ
note-cut-card-our-reading = ประโยคในต้นฉบับเรื่องไพ่ตัดที่ออกระหว่างสองตาไม่ชัดเจน เราตีความว่าไพ่ตัดออกก่อนไพ่ใบแรกของตา และตานั้นเป็นตาสุดท้าย
note-dropped-card-our-reading = สองประโยคในต้นฉบับเรื่องไพ่ตกซ้อนทับกันในช่วงแจกไพ่ ที่นี่เป็นการตีความของเรา
note-tie-and-pair-pays-usual = ต้นฉบับไม่ได้พิมพ์อัตราจ่ายของ{ -tie }และไพ่คู่ ที่นี่ใช้อัตราทั่วไป
note-rounding-whole-coins = ตามหน่วยเดิมพันของห้องนี้ เงินที่ชนะและค่าคอมมิชชั่นเป็นเหรียญดาวจำนวนเต็มเสมอ
note-touch-unfinished = ตาที่แจกแล้วระบบจะเล่นให้จบแม้คุณขาดการเชื่อมต่อ และแสดงผลเมื่อคุณกลับมา
note-touch-idle = ถ้าไม่มีการใช้งาน 30 นาที ระบบจะให้คุณออกจากโต๊ะ โดยเตือนก่อนสองนาที
note-touch-malfunction = เหตุขัดข้องทำให้ตานั้นเป็นโมฆะ เดิมพันและการจ่ายของตานั้นไม่นับ และคืนเดิมพัน
note-touch-document-errors = ต้นฉบับกล่าวว่าการล้างทำให้เดิมพันเพิ่มเป็นสองเท่า ว่าผลบวกเกิน 10 ให้ลบ 10 และเขียนเงินจ่ายที่รวมเงินเดิมพันเป็นอัตราต่อรอง ทั้งหมดเป็นความผิดพลาดของการแปล
note-touch-words = เอกสารเรียก{ -player }ว่า 玩家 และใช้ 平局 ทั้งกับเสมอและการคืนเดิมพัน คำเหล่านั้นอยู่ในรายการท้ายเอกสาร โต๊ะของเราใช้คำของเราเอง เพราะ 玩家 หมายถึงคนเล่นด้วย และ 平局 จะหมายถึงสองอย่าง

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
version-after = ตามกติกาของ { $house } { $date }
version-extends = ชุดนี้ต่อยอดจาก “{ $title }” โดยระบุเฉพาะส่วนที่ต่าง
version-hash = ลายนิ้วมือของข้อมูลทั้งหมดที่ตัดสินผลและการจ่าย: { $hash }
