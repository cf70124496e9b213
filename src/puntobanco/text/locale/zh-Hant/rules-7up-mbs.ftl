# 印製的規則。每一句是一則訊息，數字來自規則資料。發牌到分出結果為一「局」。
# 變數除用於計數者外，皆已依本語言寫好（範圍、列舉、星幣、百分比）。

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
paragraph-7up-mbs-1-1-5 = 「一局」是指自請下注起，至荷官公布結果，並在有押注時收取輸注、賠付贏注為止。
paragraph-7up-mbs-1-1-6 = 「和局」是指一局結束時{ -player }與{ -banker }的總點數相同。
paragraph-7up-mbs-1-1-7 = 「{ $bet }」是指完成的雙方手牌中合計至少有 { $sevens_least } 張 7，包括{ -player }必有的那張 7。
paragraph-7up-mbs-2-1 = { -seven-up }使用 { $decks } 副牌，每副 { $cards } 張，不含鬼牌，牌背顏色與花樣相同。
paragraph-7up-mbs-2-2 = 桌面設有 { $count } 種押注區：
paragraph-7up-mbs-2-2-1 = 「{ $bet }」押注區；
paragraph-7up-mbs-2-2-2 = 「{ $bet }」押注區；
paragraph-7up-mbs-2-2-3 = 「{ $bet }」押注區；
paragraph-7up-mbs-2-2-4 = 「{ $bet }」押注區。
paragraph-7up-mbs-3-1 = 荷官宣布「{ -place-bets }」時遊戲開始。
paragraph-7up-mbs-3-2 = 荷官宣布「{ -no-more-bets }」時押注結束。
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
paragraph-7up-mbs-3-9 = 四張牌揭曉後，荷官宣布雙方總點數，並在補牌規則要求時發第三張牌：
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
paragraph-7up-mbs-5-6 = 宣布「{ -no-more-bets }」之後不得押注或加注；此後的押注或加注的部分不予接受，也不予兌現。
paragraph-7up-mbs-5-7 = 宣布「{ -no-more-bets }」之後不得收回押注；收回的押注仍依結果判定輸贏。
