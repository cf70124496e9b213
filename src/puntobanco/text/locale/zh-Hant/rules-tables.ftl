# 印製的規則。每一句是一則訊息，數字來自規則資料。發牌到分出結果為一「局」。
# 變數除用於計數者外，皆已依本語言寫好（範圍、列舉、星幣、百分比）。

## 何時洗牌

shoe-mode-rng = 亂數發牌的桌：
shoe-mode-live = 真人發牌的桌：
shoe-fresh = 每局之前將全部 { $cards } 張牌重新洗過。
shoe-burn = 開新牌靴時翻開第一張牌，再依其點數燒去同數的牌：A 燒 { $ace } 張，{ $first } 至 { $last } 依牌面，10、J、Q、K 燒 { $ten } 張。
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
table-cancel-until-confirm = 按「{ -confirm }」即確定已放上的籌碼，之後不能取消；押注時間內可再加押並確認。
table-cancel-until-confirm-rest = 押注結束時尚未確認的籌碼不算押注，會退還給您。
table-cancel-until-close = 在宣布「{ -no-more-bets }」之前，您可以收回押注。
table-cancel-until-deal = 在您按「{ -deal }」之前可以收回押注；未開牌的籌碼不算押注。
table-rebet-until-confirm = 「{ -rebet }」放上您上一把的押注項目與金額，按「{ -confirm }」即確定。
table-rebet-until-close = 「{ -rebet }」放上您上一把的押注項目與金額。
table-rebet-until-deal = 「{ -rebet }」放上您上一把的押注項目與金額並立即開牌；「{ -rebet-x2 }」以加倍的金額進行。
table-auto = 「{ -auto }」會逐局重複並確認您上一把的押注，直到您關閉為止。餘額、限額或項目停押而無法押注時會停止，並說明原因。
table-limits-caption = 每局限額（星幣）
table-limits-level-caption = 各等級每局限額（星幣）
table-column-bet = 押注項目
table-column-min = { -min }
table-column-max = { -max }
table-column-level = 等級 { $level }
table-levels = 等級 0 與 1 適用等級 1 的限額；每升一級增加同樣的額度，至等級 { $top } 為止。在此遊戲不列入升級累計。
table-house = 本館可為各桌另訂限額與時間，以桌面顯示為準。

## 牌局異常

irregularities-order = 列有數種處理方式時，採用第一種可行的。除另有說明外，牌靴先前的結果仍然有效。
irregularity-first-deal-mistake = 牌靴第一次發牌時出錯。
irregularity-exposed-while-betting = 押注期間有牌意外翻開。
irregularity-needless-card-exposed = 發牌時抽出並翻開了不需要的牌。
irregularity-exposed-in-shuffle = 洗牌時有牌翻開。
irregularity-exposed-while-dealing = 一局開始時（自「{ -no-more-bets }」起）或發牌時有牌翻開。
irregularity-error-in-deal = 發牌時出錯。
irregularity-cancel-shoe-results = 館方取消一個牌靴的結果。
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
irregularity-late-wager = 宣布「{ -no-more-bets }」之後才押注或加注。
irregularity-withdrawn-wager = 宣布「{ -no-more-bets }」之後收回押注。
irregularity-card-entered-wrongly = 荷官輸入了錯誤的牌。
irregularity-card-too-often = 某張牌出現的次數超過牌靴所能有的張數。
irregularity-face-up-in-shoe = 牌靴內有牌面朝上的牌。
irregularity-cleared-too-early = 這一局尚未結算，桌面的牌就被收走。
irregularity-unshuffled-shoe = 懷疑這靴牌沒有洗過。
irregularity-link-lost = 牌桌與系統之間的連線中斷。
irregularity-malfunction = 故障使牌局無法完成。
irregularity-own = { $name }。

answer-void-coup = 本局無效：退回本局押注，路單不留記號。
answer-void-coup-and-shoe = 本局與該牌靴都無效：退回押注，並開新牌靴。
answer-correct-if-first-card-not-handled = 若第一張牌尚未處理，當場更正。
answer-new-shoe = 開新牌靴。
answer-result-by-drawing-rules = 結果依補牌規則認定。
answer-reshuffle = 重新洗牌。
answer-house-decides = 由館方依洗牌階段與翻開的張數決定。
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
irregularity-earlier-house-decides = 該牌靴先前的結果是否有效，由館方決定。
house-answer = 原文件未提及；此為本館的處理方式。
source-online = 依線上館的條款，適用於所有紙牌遊戲。
source-online-our-reading = 依線上館的條款；原文不明確，此為本館的解讀。
