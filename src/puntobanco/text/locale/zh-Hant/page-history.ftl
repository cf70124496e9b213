# The past: one's own rounds, one round again, the statement, leaderboards, and the tabs beside a table.

past-title = 我的牌局
past-empty = 這裡還沒有牌局。
past-all-tables = 所有牌桌
past-all-games = 所有玩法
past-table = 牌桌
past-game = 玩法
past-from = 起始日
past-to = 結束日
past-more = 顯示更多
past-csv = 存成 CSV
past-loading = 正在查詢…
# $coup and $shoe are numbers.
past-round = 第 { $shoe } 靴第 { $coup } 局
past-stake = 押注 { $amount }
past-void = 作廢

replay-mark = 重播
replay-note = 這一局已經結束，以下只是重播。
replay-back = 退回一張
replay-next = 下一張
replay-all = 全部牌
replay-again = 從頭開始
# $step of $steps cards are shown.
replay-step = 第 { $step } 張，共 { $steps } 張
replay-wagers = 您的押注
replay-no-wagers = 您沒有押這一局。
replay-bet = 押注區
replay-stake = 押注
replay-commission = 佣金
replay-returned = 返還
replay-net = 淨額
replay-total = 合計
replay-everybody = 全桌押注合計
replay-balance = 您的星幣：局前 { $before }，局後 { $after }
replay-facts = 存檔資料
replay-opened = 開始押注
replay-shown = 開出結果
replay-rules = 規則
# $name of the rule set and its $version.
replay-rules-of = { $name }，版本 { $version }
replay-fingerprint = 規則指紋
replay-record = 紀錄位置
# $first and $last are numbers of events.
replay-record-of = 第 { $first } 至 { $last } 筆事件
replay-receipt = 簽名收據
replay-proof = 驗證這一靴的證明
replay-missing = 沒有這一局，或您不能查看。

statement-title = 帳目明細
statement-sum = 星幣的每一筆進出，加總起來就是您的餘額。
statement-empty = 還沒有任何進出。
statement-after = 餘額 { $amount }
statement-code-wager = 押注「{ $bet }」
statement-code-cancel = 收回「{ $bet }」的押注
statement-code-stake = 返還「{ $bet }」的本金
statement-code-win = 「{ $bet }」贏得
statement-code-commission = 「{ $bet }」的佣金
statement-code-void = 未分勝負，返還「{ $bet }」的押注
statement-code-take-back = 館方收回
statement-code-correction-pay = 更正「{ $bet }」：補發
statement-code-correction-take = 更正「{ $bet }」：收回
statement-code-correction-commission = 更正「{ $bet }」：佣金
statement-code-correction-refund = 更正「{ $bet }」：退還佣金
statement-code-correction-loss = 更正「{ $bet }」：由館方承擔
statement-why-first = 首次贈幣
statement-why-refill = 補滿星幣
statement-why-house = 館方贈送

leaders-title = 排行榜
leaders-note = 牌桌開放以來贏得最多的七位。
leaders-empty = 這裡還沒有人領先。
leaders-all = 所有牌桌
leaders-won = 贏得
seated-level = 等級 { $level }
seated-rate = 勝率
seated-none = –
seated-empty = 目前沒有人入座。
seated-note = 贏錢的局數佔在本館所玩全部局數的比例。
totals-coups = 已玩 { $coups } 局
totals-won = 贏
totals-lost = 輸
totals-empty = 您在這張牌桌還沒有玩過。

# $nickname is the name that a patron finds wrong.
report-name = 檢舉暱稱「{ $nickname }」
report-done = 已檢舉，館方會處理。
shoes-title = 過去的牌靴
shoes-empty = 這是第一靴。
