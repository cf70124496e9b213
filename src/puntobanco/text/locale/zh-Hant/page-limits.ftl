# The page on what one sets for oneself, and the reality check. Patrons' pages say "round" for a coup.
limits-session = 本次遊戲
limits-no-session = 目前沒有進行中的遊戲，下一次押注時開始計時。
limits-session-note = 半小時不押注之後，再次押注即開始新的一次遊戲。輸贏以已公布的結果計算。
# $minutes is a whole number.
limits-minutes = { $minutes } 分鐘
limits-none = 無
limits-own = 您的限制
limits-note = 收緊立即生效，放寬須等一天。以您的限制與本館限制中較嚴者為準。
limits-stake = 每局押注
limits-loss-day = 24 小時輸額
limits-loss-week = 7 天輸額
limits-time = 每次遊戲時間
limits-check = 時間提醒間隔
limits-coins = 星幣
limits-in-minutes = 分鐘
limits-set = 設定
limits-remove = 取消
# $value is an amount, minutes or "none"; $time a date with the time of day.
limits-waits = { $time } 起：{ $value }
limits-exclusion = 停止押注
limits-exclusion-note = 在您選定的期間內，任何牌桌都不接受您的押注；已押的注照常結算。您和本館都無法縮短這段期間。
limits-how-long = 期間
# $days is a whole number.
limits-days = { $days } 天
limits-for-good = 永久
limits-sure = 我明白這無法撤回。
limits-exclude = 停止我的押注
limits-excluded-until = 您已停止押注，直到 { $time }。
limits-excluded-for-good = 您已永久停止押注。

check-title = 時間提醒
# $minutes is a whole number, $amount an amount with its sign.
check-time = 您已經玩了 { $minutes } 分鐘。
check-net = 本次遊戲：{ $amount }
check-go-on = 繼續
check-stop = 到此為止
