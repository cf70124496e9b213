# 實驗室：注碼法究竟有何作用。金額以星幣計，比例以百分比計。

lab-title = { $system }，押{ $bets } · { $title }
lab-systems-title = 注碼法
lab-column-system = 方法
lab-column-does = 做法
lab-column-settings = 設定
lab-column-figure = 項目
lab-column-value = 數值
lab-column-interval = 95% 信賴區間
lab-between = { $low } 至 { $high }
lab-usually = { $name }={ $usual }
lab-plus = { $choice }，{ $progression }

lab-system-flat = 平注
lab-does-flat = 每局押一個單位。
lab-system-martingale = 馬丁格爾
lab-does-martingale = 輸後加倍，贏後回到一個單位。設定 steps 時，連輸若干注後也重新開始。
lab-system-grand-martingale = 大馬丁格爾
lab-does-grand-martingale = 輸後加倍再加一個單位，贏後回到一個單位。
lab-system-paroli = 帕羅利
lab-does-paroli = 贏後加倍，輸一注或連贏若干注後回到一個單位。
lab-system-1-3-2-4 = 1-3-2-4
lab-does-1-3-2-4 = 連贏時依次押 1、3、2、4 個單位；輸了或押完便重新開始。
lab-system-1-3-2-6 = 1-3-2-6
lab-does-1-3-2-6 = 連贏時依次押 1、3、2、6 個單位；輸了或押完便重新開始。
lab-system-fibonacci = 斐波那契
lab-does-fibonacci = 沿 1、1、2、3、5、8……下注：輸後前進一個數，贏後退回兩個數。
lab-system-d-alembert = 達朗貝爾
lab-does-d-alembert = 輸後多押一個單位，贏後少押一個單位。
lab-system-labouchere = 拉布謝爾
lab-does-labouchere = 押一行數字的首尾之和；贏後劃去首尾，輸後把所押的數寫在末尾。
lab-system-oscars-grind = 奧斯卡推進法
lab-does-oscars-grind = 贏後多押一個單位，輸後不變，直到贏得一個單位為止；押注不超過所需。
lab-system-follow-last = 跟上一局
lab-does-follow-last = 押上一局（或連續若干局）贏的一方；和局略過。
lab-system-oppose-last = 反上一局
lab-does-oppose-last = 押上一局（或連續若干局）贏的一方的對方；和局略過。
lab-system-follow-road = 跟路單
lab-does-follow-road = 押能讓下三路出現所要記號的一方：與上一個相同、相反、總是紅或總是藍。
lab-system-count = 算牌
lab-does-count = 每張亮出的牌按點計數，每副剩牌的計數夠高時才押。未設定計數時，每種牌按其移除效應計。
lab-system-exact = 精確期望值
lab-does-exact = 每局之前按剩牌算出每個押注項目的價值，只押高於要求的最佳項目。
lab-own-system = { $name }（自訂）

lab-sessions = 場次
lab-coups = 局數
lab-wagers = 注數
lab-won = 贏的注
lab-handle = 每場總押注
lab-mean = 每場淨輸贏
lab-deviation = 標準差
lab-expected = 按精確機率應得
lab-expected-values = 按剩牌應得
lab-rounded = 其中因捨去零頭
lab-luck = 與應得之差
lab-errors = 以標準誤計
lab-rate = 輸去押注的比例
lab-edge = { $bet }的{ -house-edge }
lab-ahead = 贏錢的場次
lab-level = 打平的場次
lab-behind = 輸錢的場次
lab-mean-ahead = 贏錢時平均贏
lab-mean-behind = 輸錢時平均輸
lab-end-coups = 打完全部局數
lab-end-ruined = 輸光
lab-end-goal = 達到目標
lab-end-limit = 達到止損
lab-end-short = 付不出下一注
lab-best = 最好的一場
lab-worst = 最差的一場
lab-percentile = { $percent }% 的場次結果不高於
lab-drawdown = 一場中最大回落，平均
lab-drawdown-high = 二十場中最差一場的最大回落
lab-drawdown-most = 全部場次的最大回落
lab-loss-run = 最長連輸，平均
lab-loss-run-high = 二十場中最差一場的最長連輸
lab-loss-run-most = 全部場次的最長連輸
lab-stake-most = 一場中最高押注，平均
lab-stake-most-most = 全部場次的最高押注
lab-table-most = 押到桌面上限的場次

lab-says-played = 以{ $system }押{ $bets }，{ $sessions ->
       *[other] 共 { $sessions_text } 場
    }，每場最多 { $coups } 局：一個單位為 { $unit }，本金為 { $bankroll }。
lab-endless = 無限
lab-says-beside = 依此規則，每注之外另押 { $stake } 於{ $bet }。
lab-says-partly = 執行中途停止：{ $asked } 場中完成了 { $sessions } 場。
lab-says-ahead = { $ahead } 的場次贏錢離場，平均贏 { $won }；{ $behind } 的場次輸錢離場，平均輸 { $lost }。
lab-says-ruined = { $share } 的場次以輸光告終（95% 信賴區間 { $low } 至 { $high }）：本金再也付不出一注。
lab-says-never-ruined = 沒有一場輸光；在 95% 的信賴水準下，輸光的機率低於 { $high }。
lab-says-expected = 平均每場押注 { $handle }，其中精確的{ -house-edge }取走 { $loss }。各場實際平均為 { $mean }（95% 信賴區間 { $low } 至 { $high }）。
lab-says-values = 平均每場押注 { $handle }。按每注之前的剩牌計算，應得 { $worth }。各場實際平均為 { $mean }（95% 信賴區間 { $low } 至 { $high }）。
lab-says-rounding = 捨去零頭使每場比所印賠率多輸 { $rounded }。
lab-says-luck = 相差 { $luck }，為 { $z } 個標準誤：在這麼多場中，這是偶然所致。
lab-says-strange = 相差 { $luck }，為 { $z } 個標準誤：一萬次執行中，偶然也難有一次這麼大。
lab-says-counted = 看牌下注的人遇到的不是平均的牌靴：每場 { $luck }（{ $z } 個標準誤）來自所作的選擇，也來自偶然。
lab-says-fall = 二十場中有一場，曾比先前的高點低 { $drawdown } 或更多，並連輸 { $run } 注或更多。
lab-says-at-most = { $share } 的場次押到桌面上限，到此任何方法都不能再加注。
lab-says-yardstick = 在同樣的牌靴上，平注輸去押注的 { $flat }，此方法輸去 { $rate }。注碼法改變的是輸贏如何分佈，不是每押一枚的代價。
lab-says-no-wager = 沒有押過一注：所等的情況始終沒有出現。
lab-says-play-money = 僅限娛樂幣。數字來自按此規則發牌的模擬牌靴。

lab-picture-net = 每場淨輸贏
lab-picture-paths = 最初幾場，逐局
lab-picture-drawdown = 一場中最大回落
lab-picture-loss-run = 最長連輸
lab-picture-sessions = 場次
lab-picture-coups = 局數
lab-picture-coins = 星幣
lab-picture-mean = 平均
lab-report-says = 結果說明
lab-report-figures = 數字
lab-report-pictures = 圖
lab-report-how = 種子 { $seed }，規則 { $ruleset } { $version }，{ $decks ->
       *[other] { $decks } 副牌
    }，puntobanco { $package }
