# เอกสารนอกเหนือจากกติกา: การเปรียบเทียบสองชุดกติกา เล่มรวม บัตรประจำโต๊ะ แผ่นเค้าไพ่เปล่า

## การเปรียบเทียบ

against-heading = เปรียบเทียบ { $first } กับ { $second }
against-versions = เปรียบเทียบ { $first } รุ่น { $first_version } กับ { $second } รุ่น { $second_version }
against-same-behaviour = ทั้งสองมีลายนิ้วมือเดียวกัน ผล การจ่าย และอัตราคืนจึงเท่ากัน
section-against-drawing = กติกาการจั่วไพ่: กรณีที่ต่างกัน
against-drawing-same = กติกาการจั่วไพ่เหมือนกันทุกกรณี
against-drawing-count =
    { $count ->
       *[other] กติกาการจั่วไพ่ต่างกัน { $count } กรณี
    }
against-column-case = กรณี
against-case-player = { -player }ได้ { $total } แต้ม
against-case-stood = { -banker }ได้ { $total } แต้ม เมื่อ{ -player }ไม่จั่ว
against-case-third = { -banker }ได้ { $total } แต้ม เจอไพ่ใบที่สาม { $third } แต้ม
section-against-pays = อัตราจ่าย: ส่วนที่ต่างกัน
against-pays-same = ทุกช่องจ่ายเท่ากัน
against-pays-only = { $bet } มีเฉพาะใน { $title }
against-not-there = –
against-with-commission = { $odds } หักค่าคอมมิชชั่น { $percent }
section-against-returns = ผลต่ออัตราคืน
against-returns-same = { $bet }: อัตราคืน { $return } เท่ากันทั้งสอง
against-returns-more = { $bet }: อัตราคืน { $second } แทน { $first } สูงขึ้น { $difference }
against-returns-less = { $bet }: อัตราคืน { $second } แทน { $first } ต่ำลง { $difference }
against-returns-only = { $bet }: อัตราคืน { $return } อีกชุดหนึ่งไม่มีช่องนี้
against-differs = { $title }: ส่วนที่ต่างกัน
against-says = { $title }:
against-cell = { $column }: { $cell }
against-silent = { $title } ไม่ได้กล่าวอย่างอื่น

## เล่มรวม

booklet-title = เกมของคาสิโน
booklet-contents = สารบัญ
booklet-index = ดัชนี

## บัตรประจำโต๊ะ

card-full-rules = กติกาฉบับเต็ม
card-version = { $id } { $version }
card-limits = { $min } ถึง { $max }
card-limits-level = { $min } ถึง { $max } ตามระดับ
card-limits-title = { -limits } ({ -star-coins })

## แผ่นเค้าไพ่เปล่า

sheet-title = แผ่นเค้าไพ่
sheet-table = { -table }
sheet-shoe = { -shoe }
sheet-date = วันที่
sheet-dealer = { -dealer }
sheet-how = วิธีจดเค้าไพ่
