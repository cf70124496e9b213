# PAR 表：`puntobanco par`。数字按各语言书写；下注与条件的名称来自其他文件。

par-title = PAR 表：{ $title }
par-ruleset = 规则
par-version = { $id }，版本 { $version }
par-engine = 计算程序
par-engine-version = { $name } { $version }
par-shoe = 牌靴
par-shoe-full = { $decks } 副完整的牌，共 { $cards } 张
par-total = 计入的排列数
par-behaviour = 规则指纹
par-inputs = 输入数据哈希值
par-method = 所有数字均以整数计数，遍历一局牌所有可能的排列次序，并非模拟；适用于完整牌靴发出第一张牌之前下注的一个单位。
par-rounding = 各下注之间的条件与舍入不计算在内。在牌桌上，下注额以 { $step } 为单位，返还金额向下舍入至 { $unit } 的倍数。
par-volatility-note = 波动指数为标准差的 { $z } 倍；除以局数的平方根，即为十组中有九组的回报率偏离精确值的最大幅度。

par-section-results = 结果
par-section-bets = 所有下注项目
par-column-result = 结果
par-column-ways = 排列数
par-column-chance = 概率
par-column-bet = 下注项目
par-column-edge = 赌场优势
par-column-return = 回报率
par-column-deviation = 标准差
par-column-volatility = 波动指数
par-column-hits = 赢出频率
par-column-when = 赔付条件
par-column-odds = 赔率
par-column-commission = 佣金
par-column-net = 净额
par-column-contribution = 占回报率
par-column-figure = 项目
par-column-decimal = 小数
par-column-exact = 精确值
par-column-rounds = 局数
par-column-lowest = 最低
par-column-highest = 最高
par-loses = 其余情况均输
par-together = 合计

par-lines = 赔付明细
par-figures = 数值
par-expected = 期望净额
par-variance = 方差
par-removal = 移除一张该点牌的影响，以下注额的十万分之一计
par-ranges = 十组中九组的回报率

par-plot-edges = 各下注的赌场优势，以下注额的百分比计
par-plot-removal = 少一张该点牌对期望值的增减，以下注额的十万分之一计
par-plot-parts = 各赔付项目占回报率的部分，以下注额的百分比计
