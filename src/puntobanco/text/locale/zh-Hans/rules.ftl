# 印制的规则。每一句是一则消息，数字来自规则数据。发牌到分出结果为一“局”。
# 变量除用于计数者外，皆已依本语言写好（范围、列举、星币、百分比）。

## 零件

range = { $first }–{ $last }
none-listed = 无
sentences = { $first }{ $second }
odds-to = { $stake } 赔 { $win }
odds-for = 赔付 { $return } 比 { $stake }（含本金）
odds-push = 退还赌注
odds-loses = 输
paragraph-without-text = 未附文字；本条所指为 { $key }。

## 标题

rules-heading = 游戏规则：{ $title }
section-about = 游戏简介
section-definitions = 用语
section-equipment = 牌与牌靴
section-play = 一局的进行
section-values = 牌的点数
section-deal = 发牌
section-drawing = { -drawing-rules }
section-result = 胜负
section-pays = { -paytable }
section-returns = 精确回报率
section-conditions = 下注的搭配
section-money = 下注额、佣金与舍入
section-shoe = 何时洗牌
section-table = 牌桌规定
section-irregularities = { -irregularity }
section-examples = 牌局示例
section-notes = 备注
section-sources = 资料来源
section-version = 版本

## 游戏简介

about-object = { -baccarat }比较两手牌：{ -player }与{ -banker }。您下注的是结果，这两手牌不属于任何人。
about-nine = 点数较接近 { $best } 的一手获胜。
about-bets =
    { $count ->
       *[other] 共有 { $count } 个下注项目：{ $bets }。
    }
about-play-money = 星币只供游戏，不能购买、兑换或转让。
about-no-prediction = 过去的结果不能预测下一局。

## 用语

define-round = 一局自请下注开始，至公布结果、收取输注并赔付赢注为止。
define-hand = 手牌是{ -player }或{ -banker }所得的两张或三张牌。
define-initial = 首轮发牌是指双方各得的前两张牌。
define-total = 手牌的{ -point-total }是各牌点数相加后的个位数：{ $first } 加 { $second } 为 { $total }。
define-natural = { -natural }是指任一方在首轮发牌时总点数为 { $naturals }。
define-baccarat = 总点数为 { $zero } 的手牌称为“{ -baccarat }”。
define-tie = { -tie }是指一局结束时双方总点数相同。
define-push = 退还赌注时，下注额原数退还，不输不赢。
define-odds = “{ $to }”表示下注额连同赢额一并返还；“{ $for }”把下注额计入赔付之中，意思相同。

## 牌与牌靴

decks-one =
    { $decks ->
       *[other] 使用 { $decks } 副牌，每副 { $cards } 张，不含鬼牌，牌背颜色与图案相同。
    }
decks-several = 使用 { $allowed } 副牌，每副 { $cards } 张，不含鬼牌，牌背颜色与图案相同；通常为 { $usual } 副。
shoe-size = { $decks } 副牌的完整牌靴共有 { $cards } 张牌。
fixed-player = { -player }的第一张牌固定为 { $card }，预先放在桌面上，不属于牌靴。
fixed-banker = { -banker }的第一张牌固定为 { $card }，预先放在桌面上，不属于牌靴。
layout-areas = 桌面为每个项目设有下注区：{ $bets }。

## 一局的进行

play-open = 荷官宣布“{ -place-bets }”后开始下注。
play-close = 荷官宣布“{ -no-more-bets }”后结束下注，此后不得下注、加注或收回。
play-deal = 完成首轮发牌，并宣布双方总点数。
play-third = 按补牌规则发第三张牌，先判断{ -player }，再判断{ -banker }。
play-settle = 公布结果，收取输注，赔付赢注。
play-wait = 如遇该桌正在开牌，须等结算后才能加入。
play-touch = 没有时间限制。您放上筹码后按“{ -deal }”，即确定下注并开牌。

## 牌的点数

value-ace = A 为 { $value } 点。
value-pips = { $first } 至 { $last } 按牌面计点。
value-tens = 10、J、Q、K 为 { $value } 点。
value-total = 手牌的总点数是各牌点数相加后的个位数。
value-above = 相加为 { $low } 至 { $high } 时即为总点数；超过时只取个位数。

## 发牌

deal-order = 从牌靴逐张发牌，顺序为：{ $order }。
deal-card-caption = 首轮发牌
deal-column-number = 牌
deal-column-hand = 发给
deal-from-shoe = 牌靴发出的第 { $number } 张
deal-fixed-card = 预先放置：{ $card }
deal-place-player = { -player }第 { $place } 张
deal-place-banker = { -banker }第 { $place } 张

## 补牌规则

draw-natural = 任一方首轮发牌为 { $naturals } 点时，双方都不再补牌。
draw-player = 否则{ -player }在 { $draws } 点补牌，在 { $stands } 点停牌。
draw-banker-stood = { -player }停牌时，{ -banker }在 { $draws } 点补牌，在 { $stands } 点停牌。
draw-banker-third = { -player }补牌时，{ -banker }按自己前两张牌的总点数与{ -player }第三张牌的点数决定：
draw-always = { -banker } { $total } 点：一律补牌。
draw-never = { -banker } { $total } 点：停牌。
draw-on = { -banker } { $total } 点：第三张牌为 { $thirds } 点时补牌。
draw-unless = { -banker } { $total } 点：除第三张牌为 { $thirds } 点外都补牌。
draw-player-caption = { -player }
draw-total-caption = { -player }补牌时，按{ -banker }总点数
draw-third-caption = 按{ -player }第三张牌
draw-grid-caption = 所有情况：纵向为{ -banker }总点数，横向为{ -player }第三张牌
draw-column-player-total = { -player }总点数
draw-column-banker-total = { -banker }总点数
draw-column-third = { -player }第三张牌
draw-column-draws = 补牌
draw-column-stands = 停牌
draw-column-does = 动作
draw-column-draws-when = 第三张牌为以下点数时补牌
draw-column-stands-when = 第三张牌为以下点数时停牌
draw-stood = 未补牌
draw-cell-draws = 补牌
draw-cell-stands = 停牌
draw-cell-natural = { -natural }，双方不补牌
draw-formula = 同一规则的公式：取{ -player }第三张牌的点数，{ $eight } 算 { $minustwo }，{ $nine } 算 { $minusone }；除以二并向零取整，再加 { $added }。{ -banker }总点数不超过此数时补牌。
draw-formula-example = 第三张牌为 { $third } 点时得 { $bound }：{ -banker }在 { $draws } 点补牌。

## 胜负

result-higher = 总点数较大的一方获胜。
result-tie-returned = 开出{ -tie }时，{ $bets }的赌注退还。
result-tie-stay = 开出{ -tie }时，{ $bets }的赌注留在桌上，由下一局决定胜负；牌靴结束时退还。
result-tie-withdrawable = 在下一次宣布“{ -no-more-bets }”之前，您可以收回留在桌上的赌注。
result-tie-fixed = 留在桌上的赌注不得收回。
result-tie-call = 开出{ -tie }时荷官宣布“和，和局下注赢”。

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
returns-column-pushes = 退还
returns-column-loses = 输
returns-column-rtp = { -rtp }
returns-column-edge = { -house-edge }
returns-column-deviation = 标准差
returns-exact-caption = 以分数表示
returns-column-exact-edge = 精确{ -house-edge }
returns-column-exact-hit = 精确赢率

## 下注的搭配

conditions-none = 所有下注各自独立，可单独押，也可任意组合。
condition-only-one-of = { $bets }每局只能选其一下注。
condition-only-with = “{ $bet }”必须与{ $bets }的赌注一起押。
condition-first-coups = “{ $bet }”只在每个牌靴的前 { $rounds } 局提供。
condition-at-rng = 此条只适用于随机发牌的桌。
condition-at-live = 此条只适用于真人发牌的桌。
conditions-rest = { $bets }不受限制。

## 下注额、佣金与舍入

money-step = 下注单位为 { $step } 星币。
money-commission = { $bet }：{ $when }时，从赢额中抽取 { $percent } 作为佣金。
money-no-commission = 不收佣金。
money-rounding = 返还总额一次向下取整至 { $unit } 星币的整数倍。
money-exact = 按此单位下注时，一切金额都不需取整。
money-caption = 示例
money-column-bet = 下注项目
money-column-case = 情况
money-column-stake = 下注额
money-column-exact = 精确返还
money-column-win = 赢额
money-column-commission = { -commission }
money-column-returned = 实际返还

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
table-cancel-until-confirm = 按“{ -confirm }”即确定已选的筹码，之后不能取消；下注时间内可再加注并确认。
table-cancel-until-confirm-rest = 下注结束时尚未确认的筹码不算下注，会退还给您。
table-cancel-until-close = 在宣布“{ -no-more-bets }”之前，您可以收回赌注。
table-cancel-until-deal = 在您按“{ -deal }”之前可以收回赌注；未开牌的筹码不算下注。
table-rebet-until-confirm = “{ -rebet }”放上您上一局的下注项目与金额，按“{ -confirm }”即确定。
table-rebet-until-close = “{ -rebet }”放上您上一局的下注项目与金额。
table-rebet-until-deal = “{ -rebet }”放上您上一局的下注项目与金额并立即开牌；“{ -rebet-x2 }”以加倍的金额进行。
table-auto = “{ -auto }”会逐局重复并确认您上一局的赌注，直到您关闭为止。余额、限额或项目关闭而不能下注时会停止，并说明原因。
table-limits-caption = 每局限额（星币）
table-limits-level-caption = 各等级每局限额（星币）
table-column-bet = 下注项目
table-column-min = { -min }
table-column-max = { -max }
table-column-level = 等级 { $level }
table-levels = 等级 0 与 1 适用等级 1 的限额；每升一级增加同样的额度，至等级 { $top } 为止。在此游戏不计入升级累计。
table-house = 各桌可另定限额与时间，以桌面显示为准。

## 牌局异常

irregularities-order = 列有数种处理方式时，采用第一个可行者。除另有说明外，牌靴先前的结果仍然有效。
irregularity-first-deal-mistake = 牌靴第一次发牌时出错。
irregularity-exposed-while-betting = 下注期间有牌意外翻开。
irregularity-needless-card-exposed = 发牌时抽出并翻开了不需要的牌。
irregularity-exposed-in-shuffle = 洗牌时有牌翻开。
irregularity-exposed-while-dealing = 一局开始时（自“{ -no-more-bets }”起）或发牌时有牌翻开。
irregularity-error-in-deal = 发牌时出错。
irregularity-cancel-shoe-results = 管理人员取消一个牌靴的结果。
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
irregularity-link-lost = 桌与系统之间的连接中断。
irregularity-malfunction = 故障使牌局无法完成。
irregularity-own = { $name }。

answer-void-coup = 本局无效：退还本局赌注，路单不留记号。
answer-void-coup-and-shoe = 本局与该牌靴都无效：退还赌注，并开新牌靴。
answer-correct-if-first-card-not-handled = 若第一张牌尚未处理，当场更正。
answer-new-shoe = 开新牌靴。
answer-result-by-drawing-rules = 结果按补牌规则认定。
answer-reshuffle = 重新洗牌。
answer-house-decides = 由管理方按洗牌阶段与翻开的张数决定。
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
irregularity-earlier-house-decides = 该牌靴先前的结果是否有效由管理方决定。
house-answer = 原文未提及；此为本馆的处理方式。
source-online = 按在线场馆的条款，适用于所有纸牌游戏。
source-online-our-reading = 按在线场馆的条款；原文不明确，此为本馆的解读。

## 牌局示例

example-title = 第 { $number } 例
example-column-hand = 手牌
example-column-cards = 牌
example-column-total = 点数
example-natural-player = { -player }为{ -natural } { $total } 点，双方不补牌。
example-natural-banker = { -banker }为{ -natural } { $total } 点，双方不补牌。
example-player-draws = { -player } { $total } 点，补牌：{ $card }。
example-player-stands = { -player } { $total } 点，停牌。
example-banker-draws = { -banker } { $total } 点，补牌：{ $card }。
example-banker-stands = { -banker } { $total } 点，停牌。
example-banker-draws-against = { -banker } { $total } 点，对第三张牌 { $third } 点，补牌：{ $card }。
example-banker-stands-against = { -banker } { $total } 点，对第三张牌 { $third } 点，停牌。
example-winner-player = { -player }以 { $player } 点对 { $banker } 点获胜。
example-winner-banker = { -banker }以 { $banker } 点对 { $player } 点获胜。
example-winner-tie = 双方同为 { $player } 点，{ -tie }。
example-bet-wins = 押“{ $bet }”：每押 1 赢 { $net }。
example-bet-loses = 押“{ $bet }”：输。
example-bet-pushes = 押“{ $bet }”：退还赌注。

## 备注

note-odds-tie-stays = 计算精确回报率与结算示例时，和局中留在桌上的赌注视为不输不赢。
note-live-terms = 原文未提及销牌、{ -cut-card }与真人桌异常的处理；此处采用在线场馆适用于所有纸牌游戏的条款。
note-super-sevens-other-pays = 其他场馆对“{ -super-sevens }”另有赔率，属于另外的规则。
note-chinese-half-mended = 原文的中文部分有误，以英文部分为准；此处的中文已经修正，并非引用。
note-super-sevens-rows-from-elsewhere = 原文的赔率表在两张 7 之后中断；三张以上的赔率取自另一场馆对同一文本的刊载。
note-decks-ours = 原文未提及副数，由本馆决定。
note-tie-returns-ours = 原文未说明和局退还{ -banker }与{ -player }的赌注；此处与一般玩法相同，予以退还。
note-cut-card-our-reading = 原文关于两局之间出现{ -cut-card }的句子不明确。我们的解读是：它出现在一局的第一张牌之前，该局即为最后一局。
note-dropped-card-our-reading = 原文关于掉落的牌有两句话，在发牌时互相重叠；此处为我们的解读。
note-tie-and-pair-pays-usual = 原文未刊载{ -tie }与对子的赔率；此处采用通行的赔率。
note-rounding-whole-coins = 按本厅的下注单位，所有赢额与佣金都是整数星币。
note-touch-unfinished = 已开牌的局即使您断线也会由系统完成，并在您回来时显示结果。
note-touch-idle = 30 分钟没有操作时会话会结束，结束前两分钟会提醒您。
note-touch-malfunction = 发生故障时该局无效：下注与派彩都不算，赌注退还。
note-touch-document-errors = 原文说清除会使下注加倍、点数大于 10 时减去 10，并把含本金的赔付写成赔率；这些都是翻译上的错误。

## 资料来源

source-line = { $title }（{ $house }，{ $date }）。
source-line-undated = { $title }（{ $house }，未注明日期）。
source-language = 语言：{ $language }。
source-address = 网址：{ $address }
source-note-machine-written = 机器改写的文字；只采用内容，不采用其文句。
source-note-chinese-half = 同一原文的中文部分，有已知的错误。
source-note-table-cut-off = 其赔率表在两张 7 之后中断。
source-note-touch-errors = 译文有误，列于备注。

## 版本

version-line = 规则 { $id }，版本 { $version }。
version-extends = 本规则以“{ $title }”为基础，只列出不同之处。
version-hash = 决定结果与赔付的全部数据的指纹：{ $hash }。

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
paragraph-7up-mbs-3-5 = { $bets }各为独立下注，可单独押，也可任意组合。
paragraph-7up-mbs-3-6 = 发出两手牌，一手称为{ -player }，另一手称为{ -banker }。
paragraph-7up-mbs-3-7 = { -player }的第一张牌固定为 { $fixed } 点。
paragraph-7up-mbs-3-8 = 随后从牌靴发出 { $count } 张牌：
paragraph-7up-mbs-3-8-1 = 第 { $banker_numbers } 张依次为{ -banker }首轮手牌；
paragraph-7up-mbs-3-8-2 = 第 { $player_numbers } 张为{ -player }首轮手牌。
paragraph-7up-mbs-3-9 = 四张牌亮出后，荷官宣布双方总点数，并在补牌规则要求时发第三张牌：
paragraph-7up-mbs-3-9-1 = 前四张牌亮出后，任一方总点数为 { $naturals } 即为天牌，双方都不再补牌。
paragraph-7up-mbs-3-9-2 = 否则{ -player }在 { $player_draws } 点补牌，在 { $player_stands } 点停牌。
paragraph-7up-mbs-3-9-3 = { -player }停牌时，{ -banker }在 { $stood_draws } 点补牌，在 { $stood_stands } 点停牌。
paragraph-7up-mbs-3-9-4 = { -player }补牌时，{ -banker }按{ -player }第三张牌按下表补牌，其余情况停牌。
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
