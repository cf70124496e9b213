# Auto, before it is switched on: what it lays and when it stops by itself.

auto-title = 自动游戏
# $wagers is a list of bets with stakes.
auto-lays = 每局自动游戏并确认：{ $wagers }
auto-coups = 玩几局后停止
auto-loss = 输到多少就停
auto-gain = 赢到多少就停
auto-no-stop = 不设
auto-start = 开始自动游戏
auto-note = 再点一下即可关闭。断线满一分钟，余额、限额或已停的注区不允许，以及您自设的休息或时间提醒到来时，也会停止并说明原因。
