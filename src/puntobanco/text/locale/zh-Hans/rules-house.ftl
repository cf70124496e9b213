# 中断的牌局、公平、路单与词汇表：适用于各游戏的章节。

## 牌局中断

section-house = 牌局中断、闲置与公平
house-link = 连接中断时，您的下注仍然有效。该局照常开牌并结算，您回来时即可看到结果与余额。
house-malfunction = 发生故障时，受影响的牌局无效：该局的下注与派彩都不算，赌注退回。
house-idle = 连续 { $told } 局没有下注时会提醒您，连续 { $rounds } 局则让出座位。连接中断时座位保留 { $minutes } 分钟。
house-fair-promise = 每个牌靴在第一注之前，本馆先公布用来排出牌序的种子的指纹；牌靴结束后公布种子，任何人都能重新排出牌序来核对。
house-fair-promise-touch = 在您下注之前，本馆已公布用来排出牌序的种子的指纹；之后公布种子，任何人都能重新排出牌序来核对。
house-fair-shuffle = 每一种牌序的机会均等，与下注、金额、等级及过去的结果无关。
house-fair-live = 真人桌由荷官当众发牌，每张牌随发随录，并留存记录。
house-live-errors = 真人桌由人发牌，人会出错。输入错误的牌可在 { $seconds } 秒内收回；之后按“{ -irregularity }”一节更正。以桌上的牌为准，不以输入为准。
house-live-changed = 已结算的一局，只有在一位馆方人员提出、另一位核准，且两人都没有发过这一局的牌时，才会更改。只补付或收回差额；届时已经花掉的不必归还，由本馆承担。相关的人都会得知改了什么及其原因。
house-live-waits = 与荷官的连接中断时，注码保留 { $minutes } 分钟，之后退回。画面中断达 { $seconds } 秒时，进行中的一局按牌面完成，不再开新局。系统在发牌途中停止时，须先重新读牌才继续。
house-live-people = 人手少的场馆，荷官与主管可由同一人担任，牌桌上会注明。
house-record = 每一局与每一笔星币进出都留有记录，若有改动必能发现。

## 路单

section-roads = 路单
roads-six = 路单以 { $rows } 行记录一个牌靴的结果，连续的结果自上而下排成一列。超过行数或遇到已有记号时，向右转弯，俗称“龙”。
roads-bead-letters = { -bead-plate }每局记一珠，由上而下逐列填写：红色为{ -banker }，蓝色为{ -player }，绿色为和局。珠内的字表示赢方。
roads-bead-points = { -bead-plate }每局记一珠，由上而下逐列填写：红色为{ -banker }，蓝色为{ -player }，绿色为和局。珠内的数字为该局赢方的点数。
roads-pairs = 左上的红点表示{ -banker }前两张牌成对，右下的蓝点表示{ -player }前两张牌成对。
roads-big = { -big-road }以红圈记{ -banker }赢，蓝圈记{ -player }赢。两者不记在同一列；换另一方赢时另起一列。
roads-big-ties = 和局在最后一圈上画绿色斜线，多次时以数字表示。
roads-big-no-ties = 和局不记在大路上。
roads-big-points = 圈内的数字为该局赢方的点数。
roads-derived = { -derived-roads }以大路为依据，顺序为：{ -big-eye-boy }（空心圈）、{ -small-road }（实心圆）、{ -cockroach-pig }（斜线），都用红蓝两色。红色表示规律重复，蓝色表示没有。
roads-derived-tie = 和局在下三路不作记号。
roads-begins = { $road }从大路第 { $column } 列第二圈开始；没有时，从第 { $next } 列第一圈开始。
roads-new-column = 新的一列开始时，{ $road }比较前一列与前面第 { $distance } 列：等长记红，不等长记蓝。
roads-further =
    { $back ->
       *[other] 同一列之后的每一圈，{ $road }看前面第 { $back } 列：同行有圈记红；同行无圈而上一行有圈记蓝；两行都无圈记红。
    }
roads-ask = 庄闲问路显示下一局庄赢或闲赢时，这三路各会记上什么。

## 词汇

section-terms = 五种语言的词汇
terms-original-caption = 原文的用语
terms-original-source = 英文
terms-original-own = 原文（{ $language }）
terms-original-here = 本馆牌桌
terms-caption = 本馆用语
