# 荷官练习：只在内存里的牌桌、练习题、出错之处和成绩。

practice-title = 练习
practice-intro = 这张牌桌归您一人，只存在于这里：没有客人入座，也不动任何钱包。保留下来的只有您的成绩。
practice-game = 游戏
practice-drill = 练习题
practice-drill-random = 洗好的一靴牌
practice-drill-random-mishaps = 洗好的一靴牌，带突发情况
practice-drill-whole-shoe = 整靴牌，带突发情况
practice-drill-third-cards = 第三张牌
practice-drill-cards-astray = 牌出了差错
practice-drill-slips-of-the-hand = 输入、下注和切牌卡
practice-drill-new-shoe = 新牌靴
practice-rounds = { $coups ->
    [0] 到切牌卡为止
   *[other] { $coups } 局
 }
practice-mishaps = { $mishaps } 个突发情况
practice-seed = 种子
practice-seed-note = 种子相同，牌就相同。留空则换新牌。
practice-begin = 开始
practice-end = 放弃
practice-again = 原样再练一次
practice-other = 返回练习题
practice-round = { $coups ->
    [0] 第 { $coup } 局
   *[other] 第 { $coup } 局，共 { $coups } 局
 }
practice-lies = 桌上是这张牌
practice-turned-up = 翻开的是这张牌
practice-nothing-lies = 没有抽出的牌。
practice-lie-with-it = 一起抽出的：{ $cards }
practice-deal-with-it = 请像在真实牌桌上那样处理。
practice-sees-another-back = 刚抽出的这张牌，背面和其他牌不一样。
practice-sees-two-to-player = 连着两张牌发给了{ -player }。您清楚先后，画面按这个顺序显示。
practice-sees-two-to-banker = 连着两张牌发给了{ -banker }。您清楚先后，画面按这个顺序显示。
practice-sees-together = 两张牌一起滑了出来，谁也说不清哪张在前。
practice-sees-dropped = 一张牌从手里滑落到地上，离开了镜头。
practice-sees-shoe-empty = 您伸手去牌靴里拿牌，牌靴已经空了。
practice-sees-face-up = 牌靴里的下一张牌牌面朝上，人人都看得见。
practice-sees-misread = 扫描器读了一张牌。请和桌上的牌对一对。
practice-sees-late-chips = 您已宣布“{ -no-more-bets }”，一位客人这时把筹码放到{ -banker }上。
practice-sees-chips-taken-back = 您发牌时，一位客人伸手拿回了台面上的筹码。
practice-sees-needless-card = 手太快了：多翻开了一张牌，哪一方都用不上。
practice-sees-cleared = 这一局还没派彩，您就收走了桌上的牌。牌还在您手里，顺序没变。
practice-sees-cut-card = 抽下一张牌之前，切牌卡出来了。
practice-sees-shown-in-shuffle = 洗牌时有几张牌翻了过来，客人都看见了。
practice-sees-shown-while-betting = 正在接受下注，一张牌从牌靴里掉出来，牌面朝上。
practice-sees-shown-while-dealing = 发牌时，下一张牌在牌靴口翻开，被人看见。
practice-said-agreed = 主管同意。
practice-said-declined = 主管不同意，没有执行。
practice-said-stepped-in = 您继续了下去，主管出面处理。
practice-said-corrected = 您确认了桌上没有的牌，主管更正了这一局。
practice-said-came = 主管到了。
practice-played = 主管由练习题扮演。
practice-done = 练习结束
practice-points = { $points } 分
practice-of-points = 满分 100
practice-flawless = 全部正确。
practice-went-wrong = 出错之处
practice-cost = −{ $points }
practice-figures = 速度
practice-card-time = 每张牌
practice-coup-time = 每局，从“{ -no-more-bets }”到确认
practice-median = 中位数
practice-best = 最快
practice-seconds = { $seconds } 秒
practice-cards = 牌数
practice-seen = 突发情况
practice-slip-card-put-right = 输入了{ $entered }，桌上是{ $card }。已改正。
practice-slip-card-confirmed = 输入并确认了{ $entered }，桌上是{ $card }。
practice-slip-card-refused = 输入了{ $entered }，当时不需要这张牌。
practice-slip-card-differs = 第一张牌输入为{ $entered }，翻开的是{ $card }。
practice-slip-out-of-order = “{ $asked }”在当时不能执行。
practice-slip-irregularity-missed = 没有处理：{ $irregularity }
practice-slip-irregularity-wrong = 选了：{ $chosen }其实是：{ $irregularity }
practice-slip-false-alarm = 选了：{ $chosen }其实什么也没发生。
practice-slip-answer-wrong = { $irregularity }处理方式或牌不对：{ $chosen }
practice-right = 正确：{ $answer }
practice-own-scores = 您的成绩
practice-scores = 练习者的成绩
practice-no-scores = 还没有人做完一道练习题。
practice-who = 姓名
practice-score = 分数
practice-step-count-cards = 点牌
practice-step-record-shuffle = 洗牌
practice-step-open-shoe = 启用牌靴
