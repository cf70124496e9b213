# `puntobanco simulate` 所印的內容。

simulate-title = { $title }：{ $rounds } 局，種子 { $seed }
simulate-bet = 押注項目
simulate-mean = 平均
simulate-deviation = 標準差
simulate-error = 標準誤
simulate-exact = 精確值
simulate-z = z 值
simulate-result = 結果
simulate-rounds = 局數
simulate-share = 比例
simulate-shoes = { $shoes } 靴；每靴平均 { $mean } 局（± { $deviation }），{ $least } 至 { $most } 局
simulate-cards = 每局平均 { $mean } 張牌（± { $deviation }），{ $least } 至 { $most } 張
simulate-speed = { $seconds } 秒，每秒 { $rate } 局
simulate-getting-ready = 準備中…
simulate-progress = { $wanted } 局中的 { $dealt } 局，每秒 { $rate } 局，尚需 { $left }
simulate-stopped = 已停止：{ $wanted } 局中發了 { $dealt } 局。
simulate-shoe = 種子 { $seed } 第 { $number } 靴：{ $rounds } 局
simulate-burn = 首張牌 { $card }，燒牌 { $burnt } 張
simulate-round = 局
simulate-totals = 點數
