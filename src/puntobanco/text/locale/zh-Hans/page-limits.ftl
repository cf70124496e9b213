# The page on what one sets for oneself, and the reality check. Patrons' pages say "round" for a coup.
limits-session = 本次游戏
limits-no-session = 目前没有进行中的游戏，下一次押注时开始计时。
limits-session-note = 半小时没有押注之后，再押注即开始新的一次。输赢按已公布的结果计算。
# $minutes is a whole number.
limits-minutes = { $minutes } 分钟
limits-none = 无
limits-own = 您的限制
limits-note = 收紧立即生效，放宽须等一天。您的限制与本场限制，以较严者为准。
limits-stake = 每局押注
limits-loss-day = 24 小时输额
limits-loss-week = 七天输额
limits-time = 每次游戏时间
limits-check = 时间提醒间隔
limits-coins = 星币
limits-in-minutes = 分钟
limits-set = 设置
limits-remove = 取消
# $value is an amount, minutes or "none"; $time a date with the time of day.
limits-waits = { $time } 起：{ $value }
limits-exclusion = 停止押注
limits-exclusion-note = 在您指定的期间内，任何桌都不接受您的押注；已押的会照常结算。您和本场都无法缩短这段期间。
limits-how-long = 期间
# $days is a whole number.
limits-days = { $days } 天
limits-for-good = 永久
limits-sure = 我知道这无法撤回。
limits-exclude = 停止我的押注
limits-excluded-until = 您已停止押注，直到 { $time }。
limits-excluded-for-good = 您已永久停止押注。

check-title = 您要求的提醒
# $minutes is a whole number, $amount an amount with its sign.
check-time = 您已经玩了 { $minutes } 分钟。
check-net = 本次输赢：{ $amount }
check-go-on = 继续
check-stop = 到此为止
