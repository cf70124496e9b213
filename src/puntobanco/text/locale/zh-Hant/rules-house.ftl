# 中斷的牌局、公平、路單與詞彙表：適用於各遊戲的章節。

## 牌局中斷

section-house = 牌局中斷、閒置與公平
house-link = 連線中斷時，您的押注仍然有效。該局照常開牌並結算，您回來時即可看到結果與餘額。
house-malfunction = 發生故障時，受影響的牌局無效：該局的押注與派彩都不算，押注退回。
house-idle = 連續 { $told } 局沒有押注時會提醒您，連續 { $rounds } 局則讓出座位。連線中斷時座位保留 { $minutes } 分鐘。
house-fair-promise = 每個牌靴在第一注之前，本館先公布用以排出牌序的種子的指紋；牌靴結束後公布種子，任何人都能重新排出牌序來比對。
house-fair-promise-touch = 在您押注之前，本館已公布用以排出牌序的種子的指紋；之後公布種子，任何人都能重新排出牌序來比對。
house-fair-shuffle = 每一種牌序的機會均等，與押注、金額、等級及過去的結果無關。
house-fair-live = 真人桌由荷官當眾發牌，每張牌隨發隨錄，並留存紀錄。
house-live-errors = 真人桌由人發牌，人會出錯。輸入錯誤的牌可在 { $seconds } 秒內收回；之後依「{ -irregularity }」一節更正。以桌上的牌為準，不以輸入為準。
house-live-changed = 已結算的一局，只有在一位館方人員提出、另一位核准，且兩人都沒有發過這一局的牌時，才會更改。只補付或收回差額；屆時已經花掉的不必歸還，由本館承擔。相關的人都會得知改了什麼及其原因。
house-live-waits = 與荷官的連線中斷時，注碼保留 { $minutes } 分鐘，之後退回。畫面中斷達 { $seconds } 秒時，進行中的一局依牌面完成，不再開新局。系統在發牌途中停止時，須先重新讀牌才繼續。
house-live-people = 人手少的場館，荷官與主管可由同一人擔任，牌桌上會註明。
house-record = 每一局與每一筆星幣進出都留有紀錄，若有更動必能發現。

## 路單

section-roads = 路單
roads-six = 路單以 { $rows } 橫列記錄一個牌靴的結果，連續結果向下直寫。超過列數或遇到已有記號時，向右轉彎，俗稱「龍」。
roads-bead-letters = { -bead-plate }每局記一珠，由上而下逐一填滿直行：紅色為{ -banker }，藍色為{ -player }，綠色為和局。珠內的字表示贏方。
roads-bead-points = { -bead-plate }每局記一珠，由上而下逐一填滿直行：紅色為{ -banker }，藍色為{ -player }，綠色為和局。珠內的數字為該局贏方的點數。
roads-pairs = 左上的紅點表示{ -banker }前兩張牌成對，右下的藍點表示{ -player }前兩張牌成對。
roads-big = { -big-road }以紅圈記{ -banker }贏，藍圈記{ -player }贏。兩者不記在同一直行；換另一方贏時另起一行。
roads-big-ties = 和局在最後一圈上畫綠色斜線，多次時以數字表示。
roads-big-no-ties = 和局不記在大路上。
roads-big-points = 圈內的數字為該局贏方的點數。
roads-derived = { -derived-roads }以大路為依據，順序為：{ -big-eye-boy }（空心圈）、{ -small-road }（實心圓）、{ -cockroach-pig }（斜線），都用紅藍兩色。紅色表示規律重複，藍色表示沒有。
roads-derived-tie = 和局在下三路不作記號。
roads-begins = { $road }從大路第 { $column } 直行第二圈開始；沒有時，從第 { $next } 直行第一圈開始。
roads-new-column = 每一直行的第一圈，{ $road }比較前一行與前面第 { $distance } 行：等長記紅，不等長記藍。
roads-further =
    { $back ->
       *[other] 同一直行之後的每一圈，{ $road }看前面第 { $back } 行：同一橫列有圈記紅；同列無圈而上一列有圈記藍；兩列都無圈記紅。
    }
roads-ask = 莊閒問路顯示下一局莊贏或閒贏時，這三路各會記上什麼。

## 詞彙

section-terms = 五種語言的詞彙
terms-original-caption = 原文件的用語
terms-original-source = 英文
terms-original-own = 原文件（{ $language }）
terms-original-here = 本館牌桌
terms-caption = 本館用語
