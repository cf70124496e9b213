# 路單頁與記分板：自己輸入的牌靴。

roads-page-title = 路單
roads-lead = 照發牌順序輸入一靴，或貼上一靴。所有路單只由結果畫出，不能預示下一局。
roads-enter = 輸入結果
roads-paste = 以字母表示的牌靴
roads-paste-note = 依發牌順序寫 B、P、T；字母後的 b、p 表示莊對、閒對。
roads-bad = 第 { $position } 個字元是「{ $letter }」：請用 B、P、T，對子用 b、p。
roads-undo = 復原
roads-new = 新牌靴
roads-copy = 複製文字
roads-copied = 已複製
roads-picture = 存成圖片
roads-wall = 記分板
roads-leave = 離開記分板
roads-longest = 最長連續
roads-rounds = 局數
roads-last = 上一局：{ $result }
roads-none = 尚無結果
roads-keys = 按鍵：B、P、T；Q、W 為對子，N 為天牌；退格鍵復原。
