# Several tables in one view.
tables-whole = 只看 { $table }
tables-leave = 离开 { $table }
tables-keys = 按键作用于边框明亮的牌桌；用 [ 和 ] 切换。
