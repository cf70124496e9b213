# 印製的規則。每一句是一則訊息，數字來自規則資料。發牌到分出結果為一「局」。
# 變數除用於計數者外，皆已依本語言寫好（範圍、列舉、星幣、百分比）。

## 零件

range = { $first }–{ $last }
none-listed = 無
sentences = { $first }{ $second }
odds-to = { $stake } 賠 { $win }
odds-for = 賠付 { $return } 比 { $stake }（含本金）
odds-push = 退回押注
odds-loses = 輸
paragraph-without-text = 未附文字；本條所指為 { $key }。

## 標題

rules-heading = 遊戲規則：{ $title }
section-about = 遊戲簡介
section-definitions = 用語
section-equipment = 牌與牌靴
section-play = 一局的進行
section-values = 牌的點數
section-deal = 發牌
section-drawing = { -drawing-rules }
section-result = 勝負
section-pays = { -paytable }
section-returns = 精確回報率
section-conditions = 押注的搭配
section-money = 押注額、佣金與捨入
section-shoe = 何時洗牌
section-table = 桌面規定
section-irregularities = { -irregularity }
section-examples = 牌局範例
section-notes = 附註
section-sources = 資料來源
section-version = 版本

## 遊戲簡介

about-object = { -baccarat }比較兩手牌：{ -player }與{ -banker }。您押注的是結果，這兩手牌不屬於任何人。
about-nine = 點數較接近 { $best } 的一手獲勝。
about-bets =
    { $count ->
       *[other] 共有 { $count } 個押注項目：{ $bets }。
    }
about-play-money = 星幣只供遊戲，不能購買、兌換或轉讓。
about-no-prediction = 過去的結果不能預測下一局。

## 用語

define-round = 一局自請下注開始，至公佈結果、收取輸注並賠付贏注為止。
define-hand = 手牌是{ -player }或{ -banker }所得的兩張或三張牌。
define-initial = 初始發牌是指雙方各得的前兩張牌。
define-total = 手牌的{ -point-total }是各牌點數相加後的個位數：{ $first } 加 { $second } 為 { $total }。
define-natural = { -natural }是指任一方在初始發牌時總點數為 { $naturals }。
define-baccarat = 總點數為 { $zero } 的手牌稱為「{ -baccarat }」。
define-tie = { -tie }是指一局結束時雙方總點數相同。
define-push = 退回押注時，押注額原數退還，不輸不贏。
define-odds = 「{ $to }」表示押注額連同贏額一併返還；「{ $for }」把押注額計入賠付之中，意思相同。

## 牌與牌靴

decks-one =
    { $decks ->
       *[other] 使用 { $decks } 副牌，每副 { $cards } 張，不含鬼牌，牌背顏色與花樣相同。
    }
decks-several = 使用 { $allowed } 副牌，每副 { $cards } 張，不含鬼牌，牌背顏色與花樣相同；通常為 { $usual } 副。
shoe-size = { $decks } 副牌的完整牌靴共有 { $cards } 張牌。
fixed-player = { -player }的第一張牌固定為 { $card }，預先放在桌面上，不屬於牌靴。
fixed-banker = { -banker }的第一張牌固定為 { $card }，預先放在桌面上，不屬於牌靴。
layout-areas = 桌面為每個項目設有押注區：{ $bets }。

## 一局的進行

play-open = 荷官宣佈「{ -place-bets }」後開始押注。
play-close = 荷官宣佈「{ -no-more-bets }」後結束押注，此後不得押注、加注或收回。
play-deal = 完成初始發牌，並宣佈雙方總點數。
play-third = 依補牌規則發第三張牌，先判斷{ -player }，再判斷{ -banker }。
play-settle = 公佈結果，收取輸注，賠付贏注。
play-wait = 如遇該桌正在開牌，須等結算後才能加入。
play-touch = 沒有時間限制。您放上籌碼後按「{ -deal }」，即確定押注並開牌。

## 牌的點數

value-ace = A 為 { $value } 點。
value-pips = { $first } 至 { $last } 依牌面計點。
value-tens = 10、J、Q、K 為 { $value } 點。
value-total = 手牌的總點數是各牌點數相加後的個位數。
value-above = 相加為 { $low } 至 { $high } 時即為總點數；超過時只取個位數。

## 發牌

deal-order = 從牌靴逐張發牌，順序為：{ $order }。
deal-card-caption = 初始發牌
deal-column-number = 牌
deal-column-hand = 發給
deal-from-shoe = 牌靴發出的第 { $number } 張
deal-fixed-card = 預先放置：{ $card }
deal-place-player = { -player }第 { $place } 張
deal-place-banker = { -banker }第 { $place } 張

## 補牌規則

draw-natural = 任一方初始發牌為 { $naturals } 點時，雙方都不再補牌。
draw-player = 否則{ -player }在 { $draws } 點補牌，在 { $stands } 點停牌。
draw-banker-stood = { -player }停牌時，{ -banker }在 { $draws } 點補牌，在 { $stands } 點停牌。
draw-banker-third = { -player }補牌時，{ -banker }依自己前兩張牌的總點數與{ -player }第三張牌的點數決定：
draw-always = { -banker } { $total } 點：一律補牌。
draw-never = { -banker } { $total } 點：停牌。
draw-on = { -banker } { $total } 點：第三張牌為 { $thirds } 點時補牌。
draw-unless = { -banker } { $total } 點：除第三張牌為 { $thirds } 點外都補牌。
draw-player-caption = { -player }
draw-total-caption = { -player }補牌時，依{ -banker }總點數
draw-third-caption = 依{ -player }第三張牌
draw-grid-caption = 所有情況：縱向為{ -banker }總點數，橫向為{ -player }第三張牌
draw-column-player-total = { -player }總點數
draw-column-banker-total = { -banker }總點數
draw-column-third = { -player }第三張牌
draw-column-draws = 補牌
draw-column-stands = 停牌
draw-column-does = 動作
draw-column-draws-when = 第三張牌為以下點數時補牌
draw-column-stands-when = 第三張牌為以下點數時停牌
draw-stood = 未補牌
draw-cell-draws = 補牌
draw-cell-stands = 停牌
draw-cell-natural = { -natural }，雙方不補牌
draw-formula = 同一規則的算式：取{ -player }第三張牌的點數，{ $eight } 算 { $minustwo }，{ $nine } 算 { $minusone }；除以二並向零取整，再加 { $added }。{ -banker }總點數不超過此數時補牌。
draw-formula-example = 第三張牌為 { $third } 點時得 { $bound }：{ -banker }在 { $draws } 點補牌。

## 勝負

result-higher = 總點數較大的一方獲勝。
result-tie-returned = 開出{ -tie }時，{ $bets }的押注退回。
result-tie-stay = 開出{ -tie }時，{ $bets }的押注留在桌上，由下一局決定勝負；牌靴結束時退回。
result-tie-withdrawable = 在下一次宣佈「{ -no-more-bets }」之前，您可以收回留在桌上的押注。
result-tie-fixed = 留在桌上的押注不得收回。
result-tie-call = 開出{ -tie }時荷官宣佈「和，和局押注贏」。

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

## 何時洗牌

shoe-mode-rng = 亂數發牌的桌：
shoe-mode-live = 真人發牌的桌：
shoe-fresh = 每局之前將全部 { $cards } 張牌重新洗過。
shoe-burn = 開新牌靴時翻開第一張牌，再依其點數銷去同數的牌：A 銷 { $ace } 張，{ $first } 至 { $last } 依牌面，10、J、Q、K 銷 { $ten } 張。
shoe-cut-behind =
    { $cards ->
       *[other] { -cut-card }放在最後 { $cards } 張牌之前。
    }
shoe-cut-dealer = 由荷官插入{ -cut-card }，並輸入其後的牌數，所有人都看得到。
shoe-cut-last = { -cut-card }出現的那一局是該牌靴的最後一局；在該局第一張牌之前出現也一樣。
shoe-cut-more =
    { $rounds ->
       *[other] { -cut-card }出現的那一局之後再進行 { $rounds } 局，牌靴即結束。
    }
shoe-coups-max =
    { $rounds ->
       *[other] 一個牌靴最多進行 { $rounds } 局。
    }
shoe-cards-least = 剩餘牌數不到 { $cards } 張時牌靴即結束。每局開始前先查看，因此不會開始無法完成的牌局。
shoe-cleared = 換新牌靴時，所有統計與路單重新開始。

## 桌面規定

table-modes-rng = 牌由亂數產生器發出。
table-modes-live = 牌由荷官從實體牌靴發出。
table-modes-both = 分為亂數發牌的桌與真人發牌的桌。
table-seats =
    { $seats ->
        [1] 一人對莊，單獨進行。
       *[other] 每桌可容納 { $seats } 人，其他人可旁觀。
    }
table-seconds = 押注時間為 { $seconds } 秒。
table-no-clock = 押注沒有時間限制。
table-chips = 籌碼有 { $chips } 星幣。
table-cancel-until-confirm = 按「{ -confirm }」即確定已選的籌碼，之後不能取消；押注時間內可再加押並確認。
table-cancel-until-confirm-rest = 押注結束時尚未確認的籌碼不算押注，會退還給您。
table-cancel-until-close = 在宣佈「{ -no-more-bets }」之前，您可以收回押注。
table-cancel-until-deal = 在您按「{ -deal }」之前可以收回押注；未開牌的籌碼不算押注。
table-rebet-until-confirm = 「{ -rebet }」放上您上一把的押注項目與金額，按「{ -confirm }」即確定。
table-rebet-until-close = 「{ -rebet }」放上您上一把的押注項目與金額。
table-rebet-until-deal = 「{ -rebet }」放上您上一把的押注項目與金額並立即開牌；「{ -rebet-x2 }」以加倍的金額進行。
table-auto = 「{ -auto }」會逐局重複並確認您上一把的押注，直到您關閉為止。餘額、限額或項目關閉而不能押注時會停止，並說明原因。
table-limits-caption = 每局限額（星幣）
table-limits-level-caption = 各等級每局限額（星幣）
table-column-bet = 押注項目
table-column-min = { -min }
table-column-max = { -max }
table-column-level = 等級 { $level }
table-levels = 等級 0 與 1 適用等級 1 的限額；每升一級增加同樣的額度，至等級 { $top } 為止。在此遊戲不列入升級累計。
table-house = 各桌可另訂限額與時間，以桌面顯示為準。

## 牌局異常

irregularities-order = 列有數種處理方式時，採用第一個可行者。除另有說明外，牌靴先前的結果仍然有效。
irregularity-first-deal-mistake = 牌靴第一次發牌時出錯。
irregularity-exposed-while-betting = 押注期間有牌意外翻開。
irregularity-needless-card-exposed = 發牌時抽出並翻開了不需要的牌。
irregularity-exposed-in-shuffle = 洗牌時有牌翻開。
irregularity-exposed-while-dealing = 一局開始時（自「{ -no-more-bets }」起）或發牌時有牌翻開。
irregularity-error-in-deal = 發牌時出錯。
irregularity-cancel-shoe-results = 管理人員取消一個牌靴的結果。
irregularity-dropped-in-shuffle-or-deal = 洗牌或發牌時有牌掉出鏡頭範圍。
irregularity-dropped-coup-card-out-of-view = 本局的牌曾離開鏡頭範圍。
irregularity-cut-card-during-coup = 牌局進行中出現{ -cut-card }。
irregularity-cut-card-before-first-card = 一局的第一張牌之前出現{ -cut-card }。
irregularity-coup-after-last = 牌靴最後一局之後又發了一局。
irregularity-foreign-card = 發現{ -foreign-card }。
irregularity-too-many-to-player = 初始發牌時發給{ -player }的牌過多。
irregularity-too-many-to-banker = 初始發牌時發給{ -banker }的牌過多。
irregularity-cards-drawn-together = 初始發牌時同時抽出兩張以上的牌，無法確定順序。
irregularity-too-few-cards = 牌靴中的牌不足以完成一局。
irregularity-late-wager = 宣佈「{ -no-more-bets }」之後才押注或加注。
irregularity-withdrawn-wager = 宣佈「{ -no-more-bets }」之後收回押注。
irregularity-card-entered-wrongly = 荷官輸入了錯誤的牌。
irregularity-card-too-often = 某張牌出現的次數超過牌靴所能有的張數。
irregularity-link-lost = 桌與系統之間的連線中斷。
irregularity-malfunction = 故障使牌局無法完成。
irregularity-own = { $name }。

answer-void-coup = 本局無效：退回本局押注，路單不留記號。
answer-void-coup-and-shoe = 本局與該牌靴都無效：退回押注，並開新牌靴。
answer-correct-if-first-card-not-handled = 若第一張牌尚未處理，當場更正。
answer-new-shoe = 開新牌靴。
answer-result-by-drawing-rules = 結果依補牌規則認定。
answer-reshuffle = 重新洗牌。
answer-house-decides = 由管理方依洗牌階段與翻開的張數決定。
answer-no-effect = 不影響本局。
answer-correct-while-cards-lie = 牌仍在桌上時立即更正。
answer-correct-coup = 本著公平更正該局。
answer-cancel-shoe = 取消該牌靴：其結果不再計算，以沖銷帳目補正，路單記號移除。
answer-pick-up-and-use = 將牌拾起繼續使用。
answer-use-if-opened-in-view = 若在鏡頭內翻開則使用。
answer-take-out = 取出該牌，牌靴繼續使用。
answer-last-coup = 該局為牌靴的最後一局。
answer-reconstruct = 若能重建手牌，則依序重建。
answer-refuse-late-part = 逾時的部分不予接受；及時押下的金額有效。
answer-settle-all-the-same = 該押注仍依結果結算。
answer-undo-at-once = 立即撤銷該輸入。
answer-hold = 押注保留至連線恢復，並完成該局。
answer-own = { $name }。

irregularity-persons = 至少須有 { $persons } 人同意。
irregularity-earlier-void = 該牌靴先前的結果無效。
irregularity-earlier-house-decides = 該牌靴先前的結果是否有效由管理方決定。
house-answer = 原文件未提及；此為本館的處理方式。
source-online = 依線上館的條款，適用於所有紙牌遊戲。
source-online-our-reading = 依線上館的條款；原文不明確，此為本館的解讀。

## 牌局範例

example-title = 第 { $number } 例
example-column-hand = 手牌
example-column-cards = 牌
example-column-total = 點數
example-natural-player = { -player }為{ -natural } { $total } 點，雙方不補牌。
example-natural-banker = { -banker }為{ -natural } { $total } 點，雙方不補牌。
example-player-draws = { -player } { $total } 點，補牌：{ $card }。
example-player-stands = { -player } { $total } 點，停牌。
example-banker-draws = { -banker } { $total } 點，補牌：{ $card }。
example-banker-stands = { -banker } { $total } 點，停牌。
example-banker-draws-against = { -banker } { $total } 點，對第三張牌 { $third } 點，補牌：{ $card }。
example-banker-stands-against = { -banker } { $total } 點，對第三張牌 { $third } 點，停牌。
example-winner-player = { -player }以 { $player } 點對 { $banker } 點獲勝。
example-winner-banker = { -banker }以 { $banker } 點對 { $player } 點獲勝。
example-winner-tie = 雙方同為 { $player } 點，{ -tie }。
example-bet-wins = 押「{ $bet }」：每押 1 贏 { $net }。
example-bet-loses = 押「{ $bet }」：輸。
example-bet-pushes = 押「{ $bet }」：退回押注。

## 附註

note-odds-tie-stays = 計算精確回報率與結算範例時，和局中留在桌上的押注視為不輸不贏。
note-live-terms = 原文件未提及銷牌、{ -cut-card }與真人桌異常的處理；此處採用線上館適用於所有紙牌遊戲的條款。
note-super-sevens-other-pays = 其他館對「{ -super-sevens }」另有賠率，屬於另外的規則。
note-chinese-half-mended = 原文件的中文部分有誤，以英文部分為準；此處的中文已經修正，並非引用。
note-super-sevens-rows-from-elsewhere = 原文件的賠率表在兩張 7 之後中斷；三張以上的賠率取自另一館對同一文件的刊載。
note-decks-ours = 原文件未提及副數，由本館決定。
note-tie-returns-ours = 原文件未說明和局退回{ -banker }與{ -player }的押注；此處與一般玩法相同，予以退回。
note-cut-card-our-reading = 原文件關於兩局之間出現{ -cut-card }的句子不明確。我們的解讀是：它出現在一局的第一張牌之前，該局即為最後一局。
note-dropped-card-our-reading = 原文件關於掉落的牌有兩句話，在發牌時互相重疊；此處為我們的解讀。
note-tie-and-pair-pays-usual = 原文件未刊載{ -tie }與對子的賠率；此處採用通行的賠率。
note-rounding-whole-coins = 依本廳的押注單位，所有贏額與佣金都是整數星幣。
note-touch-unfinished = 已開牌的局即使您斷線也會由系統完成，並在您回來時顯示結果。
note-touch-idle = 30 分鐘沒有操作時連線會結束，結束前兩分鐘會提醒您。
note-touch-malfunction = 發生故障時該局無效：押注與派彩都不算，押注退回。
note-touch-document-errors = 原文件說清除會使押注加倍、點數大於 10 時減去 10，並把含本金的賠付寫成賠率；這些都是翻譯上的錯誤。

## 資料來源

source-line = { $title }（{ $house }，{ $date }）。
source-line-undated = { $title }（{ $house }，未註明日期）。
source-language = 語言：{ $language }。
source-address = 網址：{ $address }
source-note-machine-written = 機器改寫的文字；只採用內容，不採用其文句。
source-note-chinese-half = 同一文件的中文部分，有已知的錯誤。
source-note-table-cut-off = 其賠率表在兩張 7 之後中斷。
source-note-touch-errors = 譯文有誤，列於附註。

## 版本

version-line = 規則 { $id }，版本 { $version }。
version-extends = 本規則以「{ $title }」為基礎，只列出不同之處。
version-hash = 決定結果與賠付的全部資料的指紋：{ $hash }。

## 七喜百家樂（MBS）規則，沿用原文件的條號；文句為我們所寫。

chapter-7up-mbs-1 = 定義
chapter-7up-mbs-2 = 遊戲模式
chapter-7up-mbs-3 = 遊戲方法
chapter-7up-mbs-4 = 結算
chapter-7up-mbs-5 = { -irregularity }
paragraph-7up-mbs-1-1-1 = 「手牌」是指一局遊戲中發給{ -banker }或{ -player }的牌。
paragraph-7up-mbs-1-1-2 = 「初始發牌」是指只發了{ -player }的前兩張牌與{ -banker }的前兩張牌。{ -player }的第一張牌固定為 { $fixed } 點。
paragraph-7up-mbs-1-1-3 = 「天牌」是指初始發牌時任一方的總點數為 { $naturals }。
paragraph-7up-mbs-1-1-4 = 「總點數」是指手牌中各牌點數的總值。
paragraph-7up-mbs-1-1-5 = 「一局」是指自請下注起，至荷官公佈結果，並在有押注時收取輸注、賠付贏注為止。
paragraph-7up-mbs-1-1-6 = 「和局」是指一局結束時{ -player }與{ -banker }的總點數相同。
paragraph-7up-mbs-1-1-7 = 「{ $bet }」是指完成的雙方手牌中合計至少有 { $sevens_least } 張 7，包括{ -player }必有的那張 7。
paragraph-7up-mbs-2-1 = { -seven-up }使用 { $decks } 副牌，每副 { $cards } 張，不含鬼牌，牌背顏色與花樣相同。
paragraph-7up-mbs-2-2 = 桌面設有 { $count } 種押注區：
paragraph-7up-mbs-2-2-1 = 「{ $bet }」押注區；
paragraph-7up-mbs-2-2-2 = 「{ $bet }」押注區；
paragraph-7up-mbs-2-2-3 = 「{ $bet }」押注區；
paragraph-7up-mbs-2-2-4 = 「{ $bet }」押注區。
paragraph-7up-mbs-3-1 = 荷官宣佈「{ -place-bets }」時遊戲開始。
paragraph-7up-mbs-3-2 = 荷官宣佈「{ -no-more-bets }」時押注結束。
paragraph-7up-mbs-3-3 = 牌的點數如下：
paragraph-7up-mbs-3-3-1 = { $pip_low } 至 { $pip_high } 依牌面計點，A 為 { $ace } 點；
paragraph-7up-mbs-3-3-2 = 10、J、Q、K 為 { $ten } 點。
paragraph-7up-mbs-3-4 = 手牌的總點數如下：
paragraph-7up-mbs-3-4-1 = 各牌相加為 { $total_low } 至 { $total_high } 時，即為該數；
paragraph-7up-mbs-3-4-2 = 相加為 { $above } 或以上時，只取個位數。
paragraph-7up-mbs-3-5 = { $bets }各為獨立押注，可單獨押，也可任意組合。
paragraph-7up-mbs-3-6 = 發出兩手牌，一手稱為{ -player }，另一手稱為{ -banker }。
paragraph-7up-mbs-3-7 = { -player }的第一張牌固定為 { $fixed } 點。
paragraph-7up-mbs-3-8 = 隨後從牌靴發出 { $count } 張牌：
paragraph-7up-mbs-3-8-1 = 第 { $banker_numbers } 張依序為{ -banker }初始手牌；
paragraph-7up-mbs-3-8-2 = 第 { $player_numbers } 張為{ -player }初始手牌。
paragraph-7up-mbs-3-9 = 四張牌揭曉後，荷官宣佈雙方總點數，並在補牌規則要求時發第三張牌：
paragraph-7up-mbs-3-9-1 = 前四張牌揭曉後，任一方總點數為 { $naturals } 即為天牌，雙方都不再補牌。
paragraph-7up-mbs-3-9-2 = 否則{ -player }在 { $player_draws } 點補牌，在 { $player_stands } 點停牌。
paragraph-7up-mbs-3-9-3 = { -player }停牌時，{ -banker }在 { $stood_draws } 點補牌，在 { $stood_stands } 點停牌。
paragraph-7up-mbs-3-9-4 = { -player }補牌時，{ -banker }依{ -player }第三張牌按下表補牌，其餘情況停牌。
paragraph-7up-mbs-3-10 = 總點數最大的一方贏得該局。
paragraph-7up-mbs-3-10-1 = 雙方總點數相同即為和局：{ $main_bets }的押注不輸不贏，「{ term-tie }」的押注贏。
paragraph-7up-mbs-4-1 = 押注依下列各表結算：
paragraph-7up-mbs-5-1 = 遊戲中發現外來牌時：
paragraph-7up-mbs-5-1-1 = 當局無效；
paragraph-7up-mbs-5-1-2 = 先前各局的結果仍然有效。
paragraph-7up-mbs-5-2 = 初始發牌時發給{ -player }的牌超過 { $player_from_shoe ->
       *[other] { $player_from_shoe } 張
    }且無法重建手牌時，該局無效。
paragraph-7up-mbs-5-3 = 初始發牌時發給{ -banker }的牌超過 { $banker_from_shoe ->
       *[other] { $banker_from_shoe } 張
    }且無法重建手牌時，該局無效。
paragraph-7up-mbs-5-4 = 初始發牌時同時抽出兩張以上的牌而無法確定順序時，該局無效。
paragraph-7up-mbs-5-5 = 牌靴中的牌不足以完成一局時，該局無效。
paragraph-7up-mbs-5-6 = 宣佈「{ -no-more-bets }」之後不得押注或加注；此後的押注或加注的部分不予接受，也不予兌現。
paragraph-7up-mbs-5-7 = 宣佈「{ -no-more-bets }」之後不得收回押注；收回的押注仍依結果判定輸贏。
