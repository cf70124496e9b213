# 命令行的表格。命令的说明与错误信息不在此处。

games-ruleset = 规则
games-bet = 下注项目
games-pays = 赔率
games-return = 回报率
games-edge = { -house-edge }
games-decks = 版本 { $version }，{ $decks ->
       *[other] { $decks } 副牌
    }
games-less-commission = { $odds }，抽佣 { $percent }

odds-title = { $title }：{ $cards } 张牌，共 { $total } 种发牌
odds-bet = 下注项目
odds-edge = { -house-edge }
odds-return = 回报率
odds-deviation = 标准差
odds-wins = 赢
odds-exact = 精确赌场优势
odds-result = 结果
odds-ways = 发牌种数
odds-chance = 概率
odds-removal = 每少一张该点牌的影响（下注额的百万分之一）

roads-title = { $rounds ->
       *[other] { $rounds } 局的路单
    }
roads-summary = { $rounds ->
       *[other] 共 { $rounds } 局
    }：{ term-banker } { $banker }、{ term-player } { $player }、{ term-tie } { $tie }

settle-player = { $player }赢：{ $player_total } 点对{ $banker } { $banker_total } 点
settle-banker = { $banker }赢：{ $banker_total } 点对{ $player } { $player_total } 点
settle-tie = { $player } { $player_total } 点，{ $banker } { $banker_total } 点，和局
settle-bet = 下注项目
settle-stake = 下注额
settle-win = 赢额
settle-commission = { -commission }
settle-returned = 返还总额
settle-net = 净输赢

# Printed once where a new house has no admin yet. $link is an address, $hours how long it is good.
serve-first-admin = 本馆尚无管理员。请在 { $hours } 小时内打开此网址以成为管理员，仅可使用一次：{ $link }
