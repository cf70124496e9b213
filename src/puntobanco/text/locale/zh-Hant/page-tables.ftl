# Several tables in one view.
tables-whole = 只看{ $table }
tables-leave = 離開{ $table }
tables-keys = 按鍵作用於邊框明亮的牌桌；以 [ 與 ] 切換。
