# 大廳：牌桌卡片、篩選、排序。

hall-title = 遊戲大廳
# $tables：顯示的桌數。
hall-count = { $tables } 桌
hall-filter = 遊戲
hall-filter-all = 全部遊戲
hall-sort = 排序
hall-sort-number = 桌號
hall-sort-patrons = 人數
hall-sort-minimum = 最低限額
hall-empty = 沒有符合條件的牌桌。
hall-loading = 正在載入大廳…

# 牌桌卡片與牌桌上的桌號。
table-number = 第 { $number } 桌
# $patrons、$seats 已寫成文字。
hall-patrons = { $patrons } / { $seats } 人
hall-own-table = 您的單人桌
hall-limits = { $min }～{ $max }
hall-enter = 入座
hall-watch = 額滿，旁觀
hall-coup = 第 { $coup } 局
hall-shoe-new = 新牌靴

# 卡片上的階段。
phase-betting = 下注中
phase-dealing = 發牌中
phase-revealing = 結果
phase-shuffling = 洗牌中
phase-closed = 已關閉
phase-own = 隨時開始

mode-live = 真人荷官
mode-touch = 單人桌

# Choosing and marking tables.
hall-commission = 抽佣
hall-any = 不限
hall-kind = 類型
hall-kind-favourites = 收藏
hall-kind-rng = 計時桌
hall-favourite = 收藏：{ $table }
hall-list = 列表
hall-grid = 卡片
hall-together = 選擇要一起看的牌桌
hall-together-pick = 一起看{ $table }
hall-together-open = 一起看 { $tables } 桌
hall-together-none = 取消選擇

# Choosing and marking tables.
hall-patterns = 好路說明
