# 印制的规则。每一句是一则消息，数字来自规则数据。发牌到分出结果为一“局”。
# 变量除用于计数者外，皆已按本语言写好（范围、列举、星币、百分比）。

## 赔率表

pays-caption = { $bet }
pays-column-when = 情况
pays-column-pays = 赔率
pays-column-commission = { -commission }
pays-column-return = 每押 1 返还
pays-column-chance = 概率
pays-rest = 其他情况
when-again = { $when }（其他情况）
when-always = 一律
when-winner-player = { -player }赢
when-winner-banker = { -banker }赢
when-winner-tie = 开出{ -tie }
when-player-wins-with = { -player }以 { $values } 点赢
when-banker-wins-with = { -banker }以 { $values } 点赢
when-tie-at = 以 { $values } 点开出{ -tie }
when-player_total = { -player }最后为 { $values } 点
when-banker_total = { -banker }最后为 { $values } 点
when-player_cards = { -player }有 { $values } 张牌
when-banker_cards = { -banker }有 { $values } 张牌
when-cards = 双方共发 { $values } 张牌
when-margin = 双方相差 { $values } 点
when-points = 双方点数合计 { $values } 点
when-high_total = 较大的总点数为 { $values }
when-low_total = 较小的总点数为 { $values }
when-natural-true = 本局以{ -natural }结束
when-natural-false = 本局没有{ -natural }
when-player_natural-true = { -player }为{ -natural }
when-player_natural-false = { -player }不是{ -natural }
when-banker_natural-true = { -banker }为{ -natural }
when-banker_natural-false = { -banker }不是{ -natural }
when-either_pair-true = 至少一方的前两张牌为对子
when-either_pair-false = 双方的前两张牌都不是对子
when-suited_pairs = 前两张为同花对子的手数：{ $values }
when-player_pair-any = { -player }前两张牌牌面相同
when-player_pair-mixed = { -player }前两张牌牌面相同而花色不同
when-player_pair-suited = { -player }前两张牌牌面与花色都相同
when-player_pair-none = { -player }前两张牌牌面不同
when-banker_pair-any = { -banker }前两张牌牌面相同
when-banker_pair-mixed = { -banker }前两张牌牌面相同而花色不同
when-banker_pair-suited = { -banker }前两张牌牌面与花色都相同
when-banker_pair-none = { -banker }前两张牌牌面不同
when-rank-count = 双方手牌合计 { $rank } 的张数：{ $values }
when-player_match-none = { -player }前两张牌不相配
when-player_match-suited = { -player }前两张牌同花色
when-player_match-royal = { -player }前两张牌为不同花色的 K 与 Q
when-player_match-royal-suited = { -player }前两张牌为同花色的 K 与 Q
when-player_triple-any = { -player }三张牌牌面相同
when-player_triple-mixed = { -player }三张牌牌面相同而花色不全相同
when-player_triple-suited = { -player }三张牌牌面与花色都相同
when-player_triple-none = { -player }没有三张牌面相同的牌
when-banker_match-none = { -banker }前两张牌不相配
when-banker_match-suited = { -banker }前两张牌同花色
when-banker_match-royal = { -banker }前两张牌为不同花色的 K 与 Q
when-banker_match-royal-suited = { -banker }前两张牌为同花色的 K 与 Q
when-banker_triple-any = { -banker }三张牌牌面相同
when-banker_triple-mixed = { -banker }三张牌牌面相同而花色不全相同
when-banker_triple-suited = { -banker }三张牌牌面与花色都相同
when-banker_triple-none = { -banker }没有三张牌面相同的牌
when-pairs_alike-true = 前四张牌牌面全部相同
when-pairs_alike-false = 前四张牌牌面不全相同
when-ranks_alike = 牌面相同的张数，由多到少：{ $values }
when-first_nines-0 = 前四张牌中没有 9
when-first_nines-1 = 前四张牌中有一张 9，不是方块
when-first_nines-1-diamond = 前四张牌中有一张方块 9
when-first_nines-2 = 前四张牌中有两张不同花色的 9
when-first_nines-2-suited = 前四张牌中有两张同花色的 9
when-first_nines-3 = 前四张牌中有三张花色不全相同的 9
when-first_nines-3-suited = 前四张牌中有三张同花色的 9
when-first_nines-4 = 前四张牌全是 9
when-pair_count = 前两张为对子的手数：{ $values }
when-most_alike = 双方手牌中牌面相同者最多的张数：{ $values }
when-colours-red = 所有的牌都是红色
when-colours-black = 所有的牌都是黑色
when-colours-mixed = 牌有红有黑
when-player_two = { -player }前两张牌为 { $values } 点
when-banker_two = { -banker }前两张牌为 { $values } 点
when-player_third = { -player }第三张牌为 { $values } 点
when-player_third-none = { -player }没有补牌
when-banker_third = { -banker }第三张牌为 { $values } 点
when-banker_third-none = { -banker }没有补牌

## 精确回报率

returns-counted = 以下数字为计数所得，不是模拟：{ $decks } 副牌的完整牌靴共有 { $total } 种发牌。不计舍入与下注搭配的条件。
returns-caption = 各下注项目的回报
returns-column-bet = 下注项目
returns-column-wins = 赢
returns-column-pushes = 退回
returns-column-loses = 输
returns-column-rtp = { -rtp }
returns-column-edge = { -house-edge }
returns-column-deviation = 标准差
returns-exact-caption = 以分数表示
returns-column-exact-edge = 精确{ -house-edge }
returns-column-exact-hit = 精确赢率

## 下注的搭配

conditions-none = 所有下注各自独立，可单独下注，也可任意组合。
condition-only-one-of = { $bets }每局只能选其一下注。
condition-only-with = “{ $bet }”必须与{ $bets }的下注同时进行。
condition-first-coups = “{ $bet }”只在每个牌靴的前 { $rounds } 局提供。
condition-at-rng = 此条只适用于随机发牌的桌。
condition-at-live = 此条只适用于真人发牌的桌。
conditions-rest = { $bets }不受限制。

## 下注额、佣金与舍入

money-step = 下注单位为 { $step } 星币。
money-commission = { $bet }：{ $when }时，从赢额中抽取 { $percent } 作为佣金。
money-no-commission = 不收佣金。
money-rounding = 返还总额一次向下取整至 { $unit } 星币的整数倍。
money-exact = 按此单位下注时，所有金额都不需取整。
money-caption = 示例
money-column-bet = 下注项目
money-column-case = 情况
money-column-stake = 下注额
money-column-exact = 精确返还
money-column-win = 赢额
money-column-commission = { -commission }
money-column-returned = 实际返还
