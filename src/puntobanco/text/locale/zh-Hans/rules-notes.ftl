# 印制的规则。每一句是一则消息，数字来自规则数据。发牌到分出结果为一“局”。
# 变量除用于计数者外，皆已按本语言写好（范围、列举、星币、百分比）。

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
example-bet-pushes = 押“{ $bet }”：退回赌注。

## 备注

note-odds-tie-stays = 计算精确回报率与结算示例时，和局中留在桌上的赌注视为不输不赢。
note-live-terms = 原文未提及{ -burn }、{ -cut-card }与真人桌异常的处理；此处采用在线场馆适用于所有纸牌游戏的条款。
note-super-sevens-other-pays = 其他场馆对“{ -super-sevens }”另有赔率，属于另外的规则。
note-chinese-half-mended = 原文的中文部分有误，以英文部分为准；此处的中文已经修正，并非引用。
note-super-sevens-rows-from-elsewhere = 原文的赔率表在两张 7 之后中断；三张以上的赔率取自另一场馆对同一文本的刊载。
note-decks-ours = 原文未提及副数，由本馆决定。
note-tie-returns-ours = 原文未说明和局退回{ -banker }与{ -player }的赌注；此处与一般玩法相同，予以退回。
note-cut-card-our-reading = 原文关于两局之间出现{ -cut-card }的句子不明确。我们的解读是：它出现在一局的第一张牌之前，该局即为最后一局。
note-dropped-card-our-reading = 原文关于掉落的牌有两句话，在发牌时互相重叠；此处为我们的解读。
note-tie-and-pair-pays-usual = 原文未刊载{ -tie }与对子的赔率；此处采用通行的赔率。
note-rounding-whole-coins = 按本厅的下注单位，所有赢额与佣金都是整数星币。
note-touch-unfinished = 已开牌的局即使您断线也会由系统完成，并在您回来时显示结果。
note-touch-idle = 30 分钟没有操作时会话会结束，结束前两分钟会提醒您。
note-touch-malfunction = 发生故障时该局无效：下注与派彩都不算，赌注退回。
note-touch-document-errors = 原文说清除会使下注加倍、点数大于 10 时减去 10，并把含本金的赔付写成赔率；这些都是翻译上的错误。
note-touch-words = 原文称{ -player }为“玩家”，又以“平局”兼指和局与退回赌注；其用语列于文末。本馆牌桌用“闲、庄、和、退回赌注”，因为“玩家”也指人，“平局”则兼指两件事。

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
version-after = 根据 { $house } 规则（{ $date }）。
version-extends = 本规则以“{ $title }”为基础，只列出不同之处。
version-hash = 决定结果与赔付的全部数据的指纹：{ $hash }。
