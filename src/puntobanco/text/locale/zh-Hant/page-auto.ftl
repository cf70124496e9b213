# Auto, before it is switched on: what it lays and when it stops by itself.

auto-title = 自動玩
# $wagers is a list of bets with stakes.
auto-lays = 每局自動押注並確認：{ $wagers }
auto-coups = 玩幾局後停止
auto-loss = 輸到多少就停
auto-gain = 贏到多少就停
auto-no-stop = 不設
auto-start = 開始自動玩
auto-note = 再按一下即可關閉。連線中斷一分鐘，餘額、限額或停押的押注區不允許，以及您自設的休息或時間提醒到來時，也會停止並說明原因。
