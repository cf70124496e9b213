# 命令列的表格。指令的說明與錯誤訊息不在此處。

games-ruleset = 規則
games-bet = 押注項目
games-pays = 賠率
games-return = 回報率
games-edge = { -house-edge }
games-decks = 版本 { $version }，{ $decks ->
       *[other] { $decks } 副牌
    }
games-less-commission = { $odds }，抽佣 { $percent }

odds-title = { $title }：{ $cards } 張牌，共 { $total } 種發牌
odds-bet = 押注項目
odds-edge = { -house-edge }
odds-return = 回報率
odds-deviation = 標準差
odds-wins = 贏
odds-exact = 精確賭場優勢
odds-result = 結果
odds-ways = 發牌種數
odds-chance = 機率
odds-removal = 每少一張該點牌的影響（押注額的百萬分之一）

roads-title = { $rounds ->
       *[other] { $rounds } 局的路單
    }
roads-summary = { $rounds ->
       *[other] 共 { $rounds } 局
    }：{ term-banker } { $banker }、{ term-player } { $player }、{ term-tie } { $tie }

settle-player = { $player }贏：{ $player_total } 點對{ $banker } { $banker_total } 點
settle-banker = { $banker }贏：{ $banker_total } 點對{ $player } { $player_total } 點
settle-tie = { $player } { $player_total } 點，{ $banker } { $banker_total } 點，和局
settle-bet = 押注項目
settle-stake = 押注額
settle-win = 贏額
settle-commission = { -commission }
settle-returned = 退回總額
settle-net = 淨輸贏

# Printed once where a new house has no admin yet. $link is an address, $hours how long it is good.
serve-first-admin = 本館尚無管理員。請在 { $hours } 小時內開啟此網址以成為管理員，僅可使用一次：{ $link }
