# 印制的规则。每一句是一则消息，数字来自规则数据。发牌到分出结果为一“局”。
# 变量除用于计数者外，皆已按本语言写好（范围、列举、星币、百分比）。

## 七喜百家乐（MBS）规则，沿用原文的条号；文句为我们所写。

chapter-7up-mbs-1 = 定义
chapter-7up-mbs-2 = 游戏模式
chapter-7up-mbs-3 = 游戏方法
chapter-7up-mbs-4 = 结算
chapter-7up-mbs-5 = { -irregularity }
paragraph-7up-mbs-1-1-1 = “手牌”是指一局游戏中发给{ -banker }或{ -player }的牌。
paragraph-7up-mbs-1-1-2 = “首轮发牌”是指只发了{ -player }的前两张牌与{ -banker }的前两张牌。{ -player }的第一张牌固定为 { $fixed } 点。
paragraph-7up-mbs-1-1-3 = “天牌”是指首轮发牌时任一方的总点数为 { $naturals }。
paragraph-7up-mbs-1-1-4 = “总点数”是指手牌中各牌点数的总值。
paragraph-7up-mbs-1-1-5 = “一局”是指自请下注起，至荷官公布结果，并在有下注时收取输注、赔付赢注为止。
paragraph-7up-mbs-1-1-6 = “和局”是指一局结束时{ -player }与{ -banker }的总点数相同。
paragraph-7up-mbs-1-1-7 = “{ $bet }”是指完成的双方手牌中合计至少有 { $sevens_least } 张 7，包括{ -player }必有的那张 7。
paragraph-7up-mbs-2-1 = { -seven-up }使用 { $decks } 副牌，每副 { $cards } 张，不含鬼牌，牌背颜色与图案相同。
paragraph-7up-mbs-2-2 = 桌面设有 { $count } 种下注区：
paragraph-7up-mbs-2-2-1 = “{ $bet }”下注区；
paragraph-7up-mbs-2-2-2 = “{ $bet }”下注区；
paragraph-7up-mbs-2-2-3 = “{ $bet }”下注区；
paragraph-7up-mbs-2-2-4 = “{ $bet }”下注区。
paragraph-7up-mbs-3-1 = 荷官宣布“{ -place-bets }”时游戏开始。
paragraph-7up-mbs-3-2 = 荷官宣布“{ -no-more-bets }”时下注结束。
paragraph-7up-mbs-3-3 = 牌的点数如下：
paragraph-7up-mbs-3-3-1 = { $pip_low } 至 { $pip_high } 按牌面计点，A 为 { $ace } 点；
paragraph-7up-mbs-3-3-2 = 10、J、Q、K 为 { $ten } 点。
paragraph-7up-mbs-3-4 = 手牌的总点数如下：
paragraph-7up-mbs-3-4-1 = 各牌相加为 { $total_low } 至 { $total_high } 时，即为该数；
paragraph-7up-mbs-3-4-2 = 相加为 { $above } 或以上时，只取个位数。
paragraph-7up-mbs-3-5 = { $bets }各为独立下注，可单独下注，也可任意组合。
paragraph-7up-mbs-3-6 = 发出两手牌，一手称为{ -player }，另一手称为{ -banker }。
paragraph-7up-mbs-3-7 = { -player }的第一张牌固定为 { $fixed } 点。
paragraph-7up-mbs-3-8 = 随后从牌靴发出 { $count } 张牌：
paragraph-7up-mbs-3-8-1 = 第 { $banker_numbers } 张依次为{ -banker }首轮手牌；
paragraph-7up-mbs-3-8-2 = 第 { $player_numbers } 张为{ -player }首轮手牌。
paragraph-7up-mbs-3-9 = 四张牌亮出后，荷官宣布双方总点数，并在补牌规则要求时发第三张牌：
paragraph-7up-mbs-3-9-1 = 前四张牌亮出后，任一方总点数为 { $naturals } 即为天牌，双方都不再补牌。
paragraph-7up-mbs-3-9-2 = 否则{ -player }在 { $player_draws } 点补牌，在 { $player_stands } 点停牌。
paragraph-7up-mbs-3-9-3 = { -player }停牌时，{ -banker }在 { $stood_draws } 点补牌，在 { $stood_stands } 点停牌。
paragraph-7up-mbs-3-9-4 = { -player }补牌时，{ -banker }根据{ -player }第三张牌按下表补牌，其余情况停牌。
paragraph-7up-mbs-3-10 = 总点数最大的一方赢得该局。
paragraph-7up-mbs-3-10-1 = 双方总点数相同即为和局：{ $main_bets }的赌注不输不赢，“{ term-tie }”的赌注赢。
paragraph-7up-mbs-4-1 = 下注按下列各表结算：
paragraph-7up-mbs-5-1 = 游戏中发现外来牌时：
paragraph-7up-mbs-5-1-1 = 本局无效；
paragraph-7up-mbs-5-1-2 = 先前各局的结果仍然有效。
paragraph-7up-mbs-5-2 = 首轮发牌时发给{ -player }的牌超过 { $player_from_shoe ->
       *[other] { $player_from_shoe } 张
    }且无法重建手牌时，该局无效。
paragraph-7up-mbs-5-3 = 首轮发牌时发给{ -banker }的牌超过 { $banker_from_shoe ->
       *[other] { $banker_from_shoe } 张
    }且无法重建手牌时，该局无效。
paragraph-7up-mbs-5-4 = 首轮发牌时同时抽出两张以上的牌而无法确定顺序时，该局无效。
paragraph-7up-mbs-5-5 = 牌靴中的牌不足以完成一局时，该局无效。
paragraph-7up-mbs-5-6 = 宣布“{ -no-more-bets }”之后不得下注或加注；此后的赌注或加注的部分不予接受，也不予兑现。
paragraph-7up-mbs-5-7 = 宣布“{ -no-more-bets }”之后不得收回赌注；收回的赌注仍按结果判定输赢。
