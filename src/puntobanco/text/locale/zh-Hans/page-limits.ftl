# The page on what one sets for oneself, and the reality check. Patrons' pages say "round" for a coup.
limits-session = 本次游戏
limits-no-session = 目前没有进行中的游戏，下一次下注时开始计时。
limits-session-note = 半小时不下注之后，再次下注即开始新的一次游戏。输赢按已公布的结果计算。
# $minutes is a whole number.
limits-minutes = { $minutes } 分钟
limits-none = 无
limits-own = 您的限制
limits-note = 收紧立即生效，放宽须等一天。以您的限制与本馆限制中较严的为准。
limits-stake = 每局下注
limits-loss-day = 24 小时输额
limits-loss-week = 7 天输额
limits-time = 每次游戏时间
limits-check = 时间提醒间隔
limits-coins = 星币
limits-in-minutes = 分钟
limits-set = 设置
limits-remove = 取消
# $value is an amount, minutes or "none"; $time a date with the time of day.
limits-waits = { $time } 起：{ $value }
limits-exclusion = 停止下注
limits-exclusion-note = 在您选定的期限内，任何牌桌都不接受您的下注；已下的注照常结算。您和本馆都无法缩短这个期限。
limits-how-long = 期限
# $days is a whole number.
limits-days = { $days } 天
limits-for-good = 永久
limits-sure = 我明白这无法撤回。
limits-exclude = 停止我的下注
limits-excluded-until = 您已停止下注，直到 { $time }。
limits-excluded-for-good = 您已永久停止下注。

check-title = 时间提醒
# $minutes is a whole number, $amount an amount with its sign.
check-time = 您已经玩了 { $minutes } 分钟。
check-net = 本次游戏：{ $amount }
check-go-on = 继续
check-stop = 到此为止
