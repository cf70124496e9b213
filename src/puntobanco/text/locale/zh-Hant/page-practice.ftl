# 荷官練習：只在記憶中的牌桌、練習題、出錯之處與成績。

practice-title = 練習
practice-intro = 這張牌桌只屬於您，只存在於此：沒有客人入座，也不動任何錢包。留存的只有您的成績。
practice-game = 遊戲
practice-drill = 練習題
practice-drill-random = 洗好的一靴牌
practice-drill-random-mishaps = 洗好的一靴牌，會出狀況
practice-drill-whole-shoe = 整靴牌，會出狀況
practice-drill-third-cards = 第三張牌
practice-drill-cards-astray = 牌出了差錯
practice-drill-slips-of-the-hand = 輸入、押注與切牌卡
practice-drill-new-shoe = 新牌靴
practice-rounds = { $coups ->
    [0] 到切牌卡為止
   *[other] { $coups } 局
 }
practice-mishaps = { $mishaps } 個狀況
practice-seed = 種子
practice-seed-note = 種子相同，牌也相同。留空即為新牌。
practice-begin = 開始
practice-end = 放棄
practice-again = 再練一次相同的
practice-other = 回練習題
practice-round = { $coups ->
    [0] 第 { $coup } 局
   *[other] 第 { $coup } 局，共 { $coups } 局
 }
practice-lies = 桌上是這張牌
practice-turned-up = 翻開的是這張牌
practice-nothing-lies = 沒有抽出的牌。
practice-lie-with-it = 一同抽出：{ $cards }
practice-deal-with-it = 請照真實牌桌的做法處理。
practice-sees-another-back = 剛抽出的這張牌，背面與其他牌不同。
practice-sees-two-to-player = 連續兩張牌發給了{ -player }。您知道先後，畫面依此順序顯示。
practice-sees-two-to-banker = 連續兩張牌發給了{ -banker }。您知道先後，畫面依此順序顯示。
practice-sees-together = 兩張牌同時滑出，誰也說不出哪張在先。
practice-sees-dropped = 一張牌從手中滑落到地上，離開了鏡頭。
practice-sees-shoe-empty = 您伸手到牌靴裡，牌靴已空。
practice-sees-face-up = 牌靴裡的下一張牌面朝上，人人都看得見。
practice-sees-misread = 掃描器讀了一張牌。請與桌上的牌比對。
practice-sees-late-chips = 您已宣布「{ -no-more-bets }」，一位客人這時把籌碼放到{ -banker }上。
practice-sees-chips-taken-back = 您發牌時，一位客人伸手拿回了檯面上的籌碼。
practice-sees-needless-card = 手太快了：多翻開了一張牌，哪一方都不需要它。
practice-sees-cleared = 這一局還沒派彩，您就收走了桌上的牌。牌還在您手中，順序未變。
practice-sees-cut-card = 抽下一張牌之前，切牌卡出現了。
practice-sees-shown-in-shuffle = 洗牌時有幾張牌翻了過來，客人都看見了。
practice-sees-shown-while-betting = 正在接受押注，一張牌從牌靴掉出，牌面朝上。
practice-sees-shown-while-dealing = 發牌時，下一張牌在牌靴口翻開，被人看見。
practice-said-agreed = 主管同意。
practice-said-declined = 主管不同意，未執行。
practice-said-stepped-in = 您繼續了下去，主管出面處理。
practice-said-corrected = 您確認了桌上沒有的牌，主管更正了這一局。
practice-said-came = 主管已到。
practice-played = 主管由練習題扮演。
practice-done = 練習結束
practice-points = { $points } 分
practice-of-points = 滿分 100
practice-flawless = 全部正確。
practice-went-wrong = 出錯之處
practice-cost = −{ $points }
practice-figures = 速度
practice-card-time = 每張牌
practice-coup-time = 每局，從「{ -no-more-bets }」到確認
practice-median = 中位數
practice-best = 最快
practice-seconds = { $seconds } 秒
practice-cards = 牌數
practice-seen = 狀況
practice-slip-card-put-right = 輸入了{ $entered }，桌上是{ $card }。已改正。
practice-slip-card-confirmed = 輸入並確認了{ $entered }，桌上是{ $card }。
practice-slip-card-refused = 輸入了{ $entered }，當時不需要這張牌。
practice-slip-card-differs = 第一張牌輸入為{ $entered }，翻開的是{ $card }。
practice-slip-out-of-order = 「{ $asked }」在當時不能執行。
practice-slip-irregularity-missed = 沒有處理：{ $irregularity }
practice-slip-irregularity-wrong = 選了：{ $chosen }其實是：{ $irregularity }
practice-slip-false-alarm = 選了：{ $chosen }其實什麼也沒發生。
practice-slip-answer-wrong = { $irregularity }處理方式或牌不對：{ $chosen }
practice-right = 正確：{ $answer }
practice-own-scores = 您的成績
practice-scores = 練習者的成績
practice-no-scores = 還沒有人做完練習題。
practice-who = 姓名
practice-score = 分數
practice-step-count-cards = 點牌
practice-step-record-shuffle = 洗牌
practice-step-open-shoe = 啟用牌靴
