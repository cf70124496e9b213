# `puntobanco simulate` 所印的内容。

simulate-title = { $title }：{ $rounds } 局，种子 { $seed }
simulate-bet = 下注项目
simulate-mean = 平均
simulate-deviation = 标准差
simulate-error = 标准误
simulate-exact = 精确值
simulate-z = z 值
simulate-result = 结果
simulate-rounds = 局数
simulate-share = 比例
simulate-shoes = { $shoes } 靴；每靴平均 { $mean } 局（± { $deviation }），{ $least } 至 { $most } 局
simulate-cards = 每局平均 { $mean } 张牌（± { $deviation }），{ $least } 至 { $most } 张
simulate-speed = { $seconds } 秒，每秒 { $rate } 局
simulate-getting-ready = 准备中…
simulate-progress = { $wanted } 局中的 { $dealt } 局，每秒 { $rate } 局，尚需 { $left }
simulate-stopped = 已停止：{ $wanted } 局中发了 { $dealt } 局。
simulate-shoe = 种子 { $seed } 第 { $number } 靴：{ $rounds } 局
simulate-burn = 首张牌 { $card }，销牌 { $burnt } 张
simulate-round = 局
simulate-totals = 点数
