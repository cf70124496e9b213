# 印製的規則。每一句是一則訊息，數字來自規則資料。發牌到分出結果為一「局」。
# 變數除用於計數者外，皆已依本語言寫好（範圍、列舉、星幣、百分比）。

## 零件

range = { $first }–{ $last }
none-listed = 無
sentences = { $first }{ $second }
list-number-or = { $list } 或 { $item }
list-more-number-or = { $list } 或 { $item }
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
section-table = 牌桌規定
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

define-round = 一局自請下注開始，至公布結果、收取輸注並賠付贏注為止。
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

play-open = 荷官宣布「{ -place-bets }」後開始押注。
play-close = 荷官宣布「{ -no-more-bets }」後結束押注，此後不得押注、加注或收回。
play-deal = 完成初始發牌，並宣布雙方總點數。
play-third = 依補牌規則發第三張牌，先判斷{ -player }，再判斷{ -banker }。
play-settle = 公布結果，收取輸注，賠付贏注。
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
result-tie-withdrawable = 在下一次宣布「{ -no-more-bets }」之前，您可以收回留在桌上的押注。
result-tie-fixed = 留在桌上的押注不得收回。
result-tie-call = 開出{ -tie }時，荷官宣布「和，押和贏」。
