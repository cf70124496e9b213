# 实验室：注码法究竟有何作用。金额以星币计，比例以百分比计。

lab-title = { $system }，押{ $bets } · { $title }
lab-systems-title = 注码法
lab-column-system = 方法
lab-column-does = 做法
lab-column-settings = 设定
lab-column-figure = 项目
lab-column-value = 数值
lab-column-interval = 95% 置信区间
lab-between = { $low } 至 { $high }
lab-usually = { $name }={ $usual }
lab-plus = { $choice }，{ $progression }

lab-system-flat = 平注
lab-does-flat = 每局押一个单位。
lab-system-martingale = 马丁格尔
lab-does-martingale = 输后加倍，赢后回到一个单位。设定 steps 时，连输若干注后也重新开始。
lab-system-grand-martingale = 大马丁格尔
lab-does-grand-martingale = 输后加倍再加一个单位，赢后回到一个单位。
lab-system-paroli = 帕罗利
lab-does-paroli = 赢后加倍，输一注或连赢若干注后回到一个单位。
lab-system-1-3-2-4 = 1-3-2-4
lab-does-1-3-2-4 = 连赢时依次押 1、3、2、4 个单位；输了或押完便重新开始。
lab-system-1-3-2-6 = 1-3-2-6
lab-does-1-3-2-6 = 连赢时依次押 1、3、2、6 个单位；输了或押完便重新开始。
lab-system-fibonacci = 斐波那契
lab-does-fibonacci = 沿 1、1、2、3、5、8……下注：输后前进一个数，赢后退回两个数。
lab-system-d-alembert = 达朗贝尔
lab-does-d-alembert = 输后多押一个单位，赢后少押一个单位。
lab-system-labouchere = 拉布谢尔
lab-does-labouchere = 押一行数字的首尾之和；赢后划去首尾，输后把所押的数写在末尾。
lab-system-oscars-grind = 奥斯卡推进法
lab-does-oscars-grind = 赢后多押一个单位，输后不变，直到赢得一个单位为止；押注不超过所需。
lab-system-follow-last = 跟上一局
lab-does-follow-last = 押上一局（或连续若干局）赢的一方；和局略过。
lab-system-oppose-last = 反上一局
lab-does-oppose-last = 押上一局（或连续若干局）赢的一方的对方；和局略过。
lab-system-follow-road = 跟路单
lab-does-follow-road = 押能让下三路出现所要记号的一方：与上一个相同、相反、总是红或总是蓝。
lab-system-count = 算牌
lab-does-count = 每张亮出的牌按点计数，每副剩牌的计数够高时才押。未设定计数时，每种牌按其移除效应计。
lab-system-exact = 精确期望值
lab-does-exact = 每局之前按剩牌算出每个下注项目的价值，只押高于要求的最佳项目。
lab-own-system = { $name }（自定）

lab-sessions = 场次
lab-coups = 局数
lab-wagers = 注数
lab-won = 赢的注
lab-handle = 每场总下注
lab-mean = 每场净输赢
lab-deviation = 标准差
lab-expected = 按精确概率应得
lab-expected-values = 按剩牌应得
lab-rounded = 其中因舍去零头
lab-luck = 与应得之差
lab-errors = 以标准误计
lab-rate = 输去下注的比例
lab-edge = { $bet }的{ -house-edge }
lab-ahead = 赢钱的场次
lab-level = 打平的场次
lab-behind = 输钱的场次
lab-mean-ahead = 赢钱时平均赢
lab-mean-behind = 输钱时平均输
lab-end-coups = 打完全部局数
lab-end-ruined = 输光
lab-end-goal = 达到目标
lab-end-limit = 达到止损
lab-end-short = 付不出下一注
lab-best = 最好的一场
lab-worst = 最差的一场
lab-percentile = { $percent }% 的场次结果不高于
lab-drawdown = 一场中最大回落，平均
lab-drawdown-high = 二十场中最差一场的最大回落
lab-drawdown-most = 全部场次的最大回落
lab-loss-run = 最长连输，平均
lab-loss-run-high = 二十场中最差一场的最长连输
lab-loss-run-most = 全部场次的最长连输
lab-stake-most = 一场中最高下注，平均
lab-stake-most-most = 全部场次的最高下注
lab-table-most = 押到桌面上限的场次

lab-says-played = 以{ $system }押{ $bets }，{ $sessions ->
       *[other] 共 { $sessions_text } 场
    }，每场最多 { $coups } 局：一个单位为 { $unit }，本金为 { $bankroll }。
lab-endless = 无限
lab-says-beside = 依此规则，每注之外另押 { $stake } 于{ $bet }。
lab-says-partly = 运行中途停止：{ $asked } 场中完成了 { $sessions } 场。
lab-says-ahead = { $ahead } 的场次赢钱离场，平均赢 { $won }；{ $behind } 的场次输钱离场，平均输 { $lost }。
lab-says-ruined = { $share } 的场次以输光告终（95% 置信区间 { $low } 至 { $high }）：本金再也付不出一注。
lab-says-never-ruined = 没有一场输光；在 95% 的置信水平下，输光的概率低于 { $high }。
lab-says-expected = 平均每场下注 { $handle }，其中精确的{ -house-edge }取走 { $loss }。各场实际平均为 { $mean }（95% 置信区间 { $low } 至 { $high }）。
lab-says-values = 平均每场下注 { $handle }。按每注之前的剩牌计算，应得 { $worth }。各场实际平均为 { $mean }（95% 置信区间 { $low } 至 { $high }）。
lab-says-rounding = 舍去零头使每场比所印赔率多输 { $rounded }。
lab-says-luck = 相差 { $luck }，为 { $z } 个标准误：在这么多场中，这是偶然所致。
lab-says-strange = 相差 { $luck }，为 { $z } 个标准误：一万次运行中，偶然也难有一次这么大。
lab-says-counted = 看牌下注的人遇到的不是平均的牌靴：每场 { $luck }（{ $z } 个标准误）来自所作的选择，也来自偶然。
lab-says-fall = 二十场中有一场，曾比先前的高点低 { $drawdown } 或更多，并连输 { $run } 注或更多。
lab-says-at-most = { $share } 的场次押到桌面上限，到此任何方法都不能再加注。
lab-says-yardstick = 在同样的牌靴上，平注输去下注的 { $flat }，此方法输去 { $rate }。注码法改变的是输赢如何分布，不是每押一枚的代价。
lab-says-no-wager = 没有押过一注：所等的情况始终没有出现。
lab-says-play-money = 仅限娱乐币。数字来自按此规则发牌的模拟牌靴。

lab-picture-net = 每场净输赢
lab-picture-paths = 最初几场，逐局
lab-picture-drawdown = 一场中最大回落
lab-picture-loss-run = 最长连输
lab-picture-sessions = 场次
lab-picture-coups = 局数
lab-picture-coins = 星币
lab-picture-mean = 平均
lab-report-says = 结果说明
lab-report-figures = 数字
lab-report-pictures = 图
lab-report-how = 种子 { $seed }，规则 { $ruleset } { $version }，{ $decks ->
       *[other] { $decks } 副牌
    }，puntobanco { $package }
