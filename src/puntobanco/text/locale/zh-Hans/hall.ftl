# 大厅：牌桌卡片、筛选、排序。

hall-title = 游戏大厅
# $tables：显示的桌数。
hall-count = 共 { $tables } 桌
hall-filter = 游戏
hall-filter-all = 所有游戏
hall-sort = 排序
hall-sort-number = 桌号
hall-sort-patrons = 人数
hall-sort-minimum = 最低限额
hall-empty = 没有符合条件的牌桌。
hall-loading = 正在加载大厅…

# 牌桌卡片和牌桌上的桌号。
table-number = { $number } 号桌
# $patrons、$seats 已写成文字。
hall-patrons = { $patrons } / { $seats } 人
hall-own-table = 您独享的牌桌
hall-limits = { $min }～{ $max }
hall-enter = 入座
hall-watch = 满座，旁观
hall-coup = 第 { $coup } 局
hall-shoe-new = 新牌靴

# 卡片上的阶段。
phase-betting = 下注中
phase-dealing = 发牌中
phase-revealing = 结果
phase-shuffling = 洗牌中
phase-closed = 已关闭
phase-own = 随时开始

mode-live = 真人荷官
mode-touch = 单人桌

# Choosing and marking tables.
hall-commission = 抽佣
hall-any = 不限
hall-kind = 类型
hall-kind-favourites = 收藏
hall-kind-rng = 计时桌
hall-favourite = 收藏：{ $table }
hall-list = 列表
hall-grid = 卡片
hall-together = 选择要一起看的牌桌
hall-together-pick = 一起看 { $table }
hall-together-open = 一起看 { $tables } 桌
hall-together-none = 取消选择

# Choosing and marking tables.
hall-patterns = 好路说明
