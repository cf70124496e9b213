# 路单页和记分板：自己输入的牌靴。

roads-page-title = 路单
roads-lead = 按发牌顺序输入一靴，或粘贴一靴。全部路单只根据结果绘制，说明不了下一局。
roads-enter = 输入结果
roads-paste = 用字母写的牌靴
roads-paste-note = 按发牌顺序写 B、P、T；字母后的 b、p 是庄对、闲对。
roads-bad = 第 { $position } 个字符是“{ $letter }”：请用 B、P、T，对子用 b、p。
roads-undo = 撤销
roads-new = 新牌靴
roads-copy = 复制文字
roads-copied = 已复制
roads-picture = 存为图片
roads-wall = 记分板
roads-leave = 退出记分板
roads-longest = 最长连续
roads-rounds = 局数
roads-last = 上一局：{ $result }
roads-none = 还没有结果
roads-keys = 按键：B、P、T；Q、W 为对子，N 为天牌；退格键撤销。
