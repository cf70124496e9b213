# 印制的规则。每一句是一则消息，数字来自规则数据。发牌到分出结果为一“局”。
# 变量除用于计数者外，皆已按本语言写好（范围、列举、星币、百分比）。

## 零件

range = { $first }–{ $last }
none-listed = 无
sentences = { $first }{ $second }
list-number-or = { $list } 或 { $item }
list-more-number-or = { $list } 或 { $item }
odds-to = { $stake } 赔 { $win }
odds-for = 赔付 { $return } 比 { $stake }（含本金）
odds-push = 退回赌注
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
define-push = 退回赌注时，下注额原数退还，不输不赢。
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
result-tie-returned = 开出{ -tie }时，{ $bets }的赌注退回。
result-tie-stay = 开出{ -tie }时，{ $bets }的赌注留在桌上，由下一局决定胜负；牌靴结束时退回。
result-tie-withdrawable = 在下一次宣布“{ -no-more-bets }”之前，您可以收回留在桌上的赌注。
result-tie-fixed = 留在桌上的赌注不得收回。
result-tie-call = 开出{ -tie }时，荷官宣布“和，押和赢”。
