# 印製的規則。每一句是一則訊息，數字來自規則資料。發牌到分出結果為一「局」。
# 變數除用於計數者外，皆已依本語言寫好（範圍、列舉、星幣、百分比）。

## 賠率表

pays-caption = { $bet }
pays-column-when = 情況
pays-column-pays = 賠率
pays-column-commission = { -commission }
pays-column-return = 每押 1 返還
pays-column-chance = 機率
pays-rest = 其他情況
when-again = { $when }（其他情況）
when-always = 一律
when-winner-player = { -player }贏
when-winner-banker = { -banker }贏
when-winner-tie = 開出{ -tie }
when-player-wins-with = { -player }以 { $values } 點贏
when-banker-wins-with = { -banker }以 { $values } 點贏
when-tie-at = 以 { $values } 點開出{ -tie }
when-player_total = { -player }最後為 { $values } 點
when-banker_total = { -banker }最後為 { $values } 點
when-player_cards = { -player }有 { $values } 張牌
when-banker_cards = { -banker }有 { $values } 張牌
when-cards = 雙方共發 { $values } 張牌
when-margin = 雙方相差 { $values } 點
when-points = 雙方點數合計 { $values } 點
when-high_total = 較大的總點數為 { $values }
when-low_total = 較小的總點數為 { $values }
when-natural-true = 本局以{ -natural }結束
when-natural-false = 本局沒有{ -natural }
when-player_natural-true = { -player }為{ -natural }
when-player_natural-false = { -player }不是{ -natural }
when-banker_natural-true = { -banker }為{ -natural }
when-banker_natural-false = { -banker }不是{ -natural }
when-either_pair-true = 至少一方的前兩張牌為對子
when-either_pair-false = 雙方的前兩張牌都不是對子
when-suited_pairs = 前兩張為同花對子的手數：{ $values }
when-player_pair-any = { -player }前兩張牌牌面相同
when-player_pair-mixed = { -player }前兩張牌牌面相同而花色不同
when-player_pair-suited = { -player }前兩張牌牌面與花色都相同
when-player_pair-none = { -player }前兩張牌牌面不同
when-banker_pair-any = { -banker }前兩張牌牌面相同
when-banker_pair-mixed = { -banker }前兩張牌牌面相同而花色不同
when-banker_pair-suited = { -banker }前兩張牌牌面與花色都相同
when-banker_pair-none = { -banker }前兩張牌牌面不同
when-rank-count = 雙方手牌合計 { $rank } 的張數：{ $values }
when-player_match-none = { -player }前兩張牌不相配
when-player_match-suited = { -player }前兩張牌同花色
when-player_match-royal = { -player }前兩張牌為不同花色的 K 與 Q
when-player_match-royal-suited = { -player }前兩張牌為同花色的 K 與 Q
when-player_triple-any = { -player }三張牌牌面相同
when-player_triple-mixed = { -player }三張牌牌面相同而花色不全相同
when-player_triple-suited = { -player }三張牌牌面與花色都相同
when-player_triple-none = { -player }沒有三張牌面相同的牌
when-banker_match-none = { -banker }前兩張牌不相配
when-banker_match-suited = { -banker }前兩張牌同花色
when-banker_match-royal = { -banker }前兩張牌為不同花色的 K 與 Q
when-banker_match-royal-suited = { -banker }前兩張牌為同花色的 K 與 Q
when-banker_triple-any = { -banker }三張牌牌面相同
when-banker_triple-mixed = { -banker }三張牌牌面相同而花色不全相同
when-banker_triple-suited = { -banker }三張牌牌面與花色都相同
when-banker_triple-none = { -banker }沒有三張牌面相同的牌
when-pairs_alike-true = 前四張牌牌面全部相同
when-pairs_alike-false = 前四張牌牌面不全相同
when-ranks_alike = 牌面相同的張數，由多到少：{ $values }
when-first_nines-0 = 前四張牌中沒有 9
when-first_nines-1 = 前四張牌中有一張 9，不是方塊
when-first_nines-1-diamond = 前四張牌中有一張方塊 9
when-first_nines-2 = 前四張牌中有兩張不同花色的 9
when-first_nines-2-suited = 前四張牌中有兩張同花色的 9
when-first_nines-3 = 前四張牌中有三張花色不全相同的 9
when-first_nines-3-suited = 前四張牌中有三張同花色的 9
when-first_nines-4 = 前四張牌全是 9
when-pair_count = 前兩張為對子的手數：{ $values }
when-most_alike = 雙方手牌中牌面相同者最多的張數：{ $values }
when-colours-red = 所有的牌都是紅色
when-colours-black = 所有的牌都是黑色
when-colours-mixed = 牌有紅有黑
when-player_two = { -player }前兩張牌為 { $values } 點
when-banker_two = { -banker }前兩張牌為 { $values } 點
when-player_third = { -player }第三張牌為 { $values } 點
when-player_third-none = { -player }沒有補牌
when-banker_third = { -banker }第三張牌為 { $values } 點
when-banker_third-none = { -banker }沒有補牌

## 精確回報率

returns-counted = 以下數字為計數所得，不是模擬：{ $decks } 副牌的完整牌靴共有 { $total } 種發牌。不計捨入與押注搭配的條件。
returns-caption = 各押注項目的回報
returns-column-bet = 押注項目
returns-column-wins = 贏
returns-column-pushes = 退回
returns-column-loses = 輸
returns-column-rtp = { -rtp }
returns-column-edge = { -house-edge }
returns-column-deviation = 標準差
returns-exact-caption = 以分數表示
returns-column-exact-edge = 精確{ -house-edge }
returns-column-exact-hit = 精確贏率

## 押注的搭配

conditions-none = 所有押注各自獨立，可單獨押，也可任意組合。
condition-only-one-of = { $bets }每局只能擇一押注。
condition-only-with = 「{ $bet }」必須與{ $bets }的押注一起押。
condition-first-coups = 「{ $bet }」只在每個牌靴的前 { $rounds } 局提供。
condition-at-rng = 此條只適用於亂數發牌的桌。
condition-at-live = 此條只適用於真人發牌的桌。
conditions-rest = { $bets }不受限制。

## 押注額、佣金與捨入

money-step = 押注單位為 { $step } 星幣。
money-commission = { $bet }：{ $when }時，從贏額中抽取 { $percent } 作為佣金。
money-no-commission = 不收佣金。
money-rounding = 返還總額一次向下取整至 { $unit } 星幣的整數倍。
money-exact = 依此單位押注時，一切金額都不需取整。
money-caption = 範例
money-column-bet = 押注項目
money-column-case = 情況
money-column-stake = 押注額
money-column-exact = 精確返還
money-column-win = 贏額
money-column-commission = { -commission }
money-column-returned = 實際返還
