# 印制的规则。每一句是一则消息，数字来自规则数据。发牌到分出结果为一“局”。
# 变量除用于计数者外，皆已按本语言写好（范围、列举、星币、百分比）。

## 何时洗牌

shoe-mode-rng = 随机发牌的桌：
shoe-mode-live = 真人发牌的桌：
shoe-fresh = 每局之前将全部 { $cards } 张牌重新洗过。
shoe-burn = 开新牌靴时翻开第一张牌，再按其点数销去同数的牌：A 销 { $ace } 张，{ $first } 至 { $last } 按牌面，10、J、Q、K 销 { $ten } 张。
shoe-cut-behind =
    { $cards ->
       *[other] { -cut-card }放在最后 { $cards } 张牌之前。
    }
shoe-cut-dealer = 由荷官插入{ -cut-card }，并输入其后的牌数，所有人都看得到。
shoe-cut-last = { -cut-card }出现的那一局是该牌靴的最后一局；在该局第一张牌之前出现也一样。
shoe-cut-more =
    { $rounds ->
       *[other] { -cut-card }出现的那一局之后再进行 { $rounds } 局，牌靴即结束。
    }
shoe-coups-max =
    { $rounds ->
       *[other] 一个牌靴最多进行 { $rounds } 局。
    }
shoe-cards-least = 剩余牌数不到 { $cards } 张时牌靴即结束。每局开始前先查看，因此不会开始无法完成的牌局。
shoe-cleared = 换新牌靴时，所有统计与路单重新开始。

## 牌桌规定

table-modes-rng = 牌由随机数生成器发出。
table-modes-live = 牌由荷官从实体牌靴发出。
table-modes-both = 分为随机发牌的桌与真人发牌的桌。
table-seats =
    { $seats ->
        [1] 一人对庄，单独进行。
       *[other] 每桌可容纳 { $seats } 人，其他人可旁观。
    }
table-seconds = 下注时间为 { $seconds } 秒。
table-no-clock = 下注没有时间限制。
table-chips = 筹码有 { $chips } 星币。
table-cancel-until-confirm = 按“{ -confirm }”即确定已放上的筹码，之后不能取消；下注时间内可再加注并确认。
table-cancel-until-confirm-rest = 下注结束时尚未确认的筹码不算下注，会退还给您。
table-cancel-until-close = 在宣布“{ -no-more-bets }”之前，您可以收回赌注。
table-cancel-until-deal = 在您按“{ -deal }”之前可以收回赌注；未开牌的筹码不算下注。
table-rebet-until-confirm = “{ -rebet }”放上您上一局的下注项目与金额，按“{ -confirm }”即确定。
table-rebet-until-close = “{ -rebet }”放上您上一局的下注项目与金额。
table-rebet-until-deal = “{ -rebet }”放上您上一局的下注项目与金额并立即开牌；“{ -rebet-x2 }”以加倍的金额进行。
table-auto = “{ -auto }”会逐局重复并确认您上一局的下注，直到您关闭为止。余额、限额或项目停注而无法下注时会停止，并说明原因。
table-limits-caption = 每局限额（星币）
table-limits-level-caption = 各等级每局限额（星币）
table-column-bet = 下注项目
table-column-min = { -min }
table-column-max = { -max }
table-column-level = 等级 { $level }
table-levels = 等级 0 与 1 适用等级 1 的限额；每升一级增加同样的额度，至等级 { $top } 为止。在此游戏不计入升级累计。
table-house = 本馆可为各桌另定限额与时间，以桌面显示为准。

## 牌局异常

irregularities-order = 列有数种处理方式时，采用第一种可行的。除另有说明外，牌靴先前的结果仍然有效。
irregularity-first-deal-mistake = 牌靴第一次发牌时出错。
irregularity-exposed-while-betting = 下注期间有牌意外翻开。
irregularity-needless-card-exposed = 发牌时抽出并翻开了不需要的牌。
irregularity-exposed-in-shuffle = 洗牌时有牌翻开。
irregularity-exposed-while-dealing = 一局开始时（自“{ -no-more-bets }”起）或发牌时有牌翻开。
irregularity-error-in-deal = 发牌时出错。
irregularity-cancel-shoe-results = 馆方取消一个牌靴的结果。
irregularity-dropped-in-shuffle-or-deal = 洗牌或发牌时有牌掉出镜头范围。
irregularity-dropped-coup-card-out-of-view = 本局的牌曾离开镜头范围。
irregularity-cut-card-during-coup = 牌局进行中出现{ -cut-card }。
irregularity-cut-card-before-first-card = 一局的第一张牌之前出现{ -cut-card }。
irregularity-coup-after-last = 牌靴最后一局之后又发了一局。
irregularity-foreign-card = 发现{ -foreign-card }。
irregularity-too-many-to-player = 首轮发牌时发给{ -player }的牌过多。
irregularity-too-many-to-banker = 首轮发牌时发给{ -banker }的牌过多。
irregularity-cards-drawn-together = 首轮发牌时同时抽出两张以上的牌，无法确定顺序。
irregularity-too-few-cards = 牌靴中的牌不足以完成一局。
irregularity-late-wager = 宣布“{ -no-more-bets }”之后才下注或加注。
irregularity-withdrawn-wager = 宣布“{ -no-more-bets }”之后收回赌注。
irregularity-card-entered-wrongly = 荷官输入了错误的牌。
irregularity-card-too-often = 某张牌出现的次数超过牌靴所能有的张数。
irregularity-face-up-in-shoe = 牌靴内有牌面朝上的牌。
irregularity-cleared-too-early = 这一局尚未结算，桌面的牌就被收走。
irregularity-unshuffled-shoe = 怀疑这靴牌没有洗过。
irregularity-link-lost = 牌桌与系统之间的连接中断。
irregularity-malfunction = 故障使牌局无法完成。
irregularity-own = { $name }。

answer-void-coup = 本局无效：退回本局赌注，路单不留记号。
answer-void-coup-and-shoe = 本局与该牌靴都无效：退回赌注，并开新牌靴。
answer-correct-if-first-card-not-handled = 若第一张牌尚未处理，当场更正。
answer-new-shoe = 开新牌靴。
answer-result-by-drawing-rules = 结果按补牌规则认定。
answer-reshuffle = 重新洗牌。
answer-house-decides = 由馆方按洗牌阶段与翻开的张数决定。
answer-no-effect = 不影响本局。
answer-correct-while-cards-lie = 牌仍在桌上时立即更正。
answer-correct-coup = 本着公平更正该局。
answer-cancel-shoe = 取消该牌靴：其结果不再计算，以冲销账目更正，路单记号移除。
answer-pick-up-and-use = 将牌拾起继续使用。
answer-use-if-opened-in-view = 若在镜头内翻开则使用。
answer-take-out = 取出该牌，牌靴继续使用。
answer-last-coup = 该局为牌靴的最后一局。
answer-reconstruct = 若能重建手牌，则按序重建。
answer-refuse-late-part = 逾时的部分不予接受；及时押下的金额有效。
answer-settle-all-the-same = 该赌注仍按结果结算。
answer-undo-at-once = 立即撤销该输入。
answer-hold = 赌注保留至连接恢复，并完成该局。
answer-own = { $name }。

irregularity-persons = 至少须有 { $persons } 人同意。
irregularity-earlier-void = 该牌靴先前的结果无效。
irregularity-earlier-house-decides = 该牌靴先前的结果是否有效，由馆方决定。
house-answer = 原文未提及；此为本馆的处理方式。
source-online = 按在线场馆的条款，适用于所有纸牌游戏。
source-online-our-reading = 按在线场馆的条款；原文不明确，此为本馆的解读。
