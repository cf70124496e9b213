# The past: one's own rounds, one round again, the statement, leaderboards, and the tabs beside a table.

past-title = 我的牌局
past-empty = 这里还没有牌局。
past-all-tables = 全部牌桌
past-all-games = 全部玩法
past-table = 牌桌
past-game = 玩法
past-from = 开始日期
past-to = 结束日期
past-more = 显示更多
past-csv = 保存为 CSV
past-loading = 正在查询…
# $coup and $shoe are numbers.
past-round = 第 { $shoe } 靴第 { $coup } 局
past-stake = 下注 { $amount }
past-void = 作废

replay-mark = 回放
replay-note = 这一局已经结束，以下只是回放。
replay-back = 退回一张
replay-next = 下一张
replay-all = 全部牌
replay-again = 从头开始
# $step of $steps cards are shown.
replay-step = 第 { $step } 张，共 { $steps } 张
replay-wagers = 您的下注
replay-no-wagers = 这一局您没有下注。
replay-bet = 注区
replay-stake = 下注
replay-commission = 佣金
replay-returned = 返还
replay-net = 净额
replay-total = 合计
replay-everybody = 全桌下注合计
replay-balance = 您的星币：局前 { $before }，局后 { $after }
replay-facts = 存档资料
replay-opened = 开始下注
replay-shown = 公布结果
replay-rules = 规则
# $name of the rule set and its $version.
replay-rules-of = { $name }，版本 { $version }
replay-fingerprint = 规则指纹
replay-record = 记录位置
# $first and $last are numbers of events.
replay-record-of = 第 { $first } 至 { $last } 条事件
replay-receipt = 签名收据
replay-proof = 验证这一靴的证明
replay-missing = 没有这一局，或者您无权查看。

statement-title = 账目明细
statement-sum = 星币的每一笔进出，加起来就是您的余额。
statement-empty = 还没有任何进出。
statement-after = 余额 { $amount }
statement-code-wager = 下注“{ $bet }”
statement-code-cancel = 收回“{ $bet }”的下注
statement-code-stake = 返还“{ $bet }”的本金
statement-code-win = “{ $bet }”赢得
statement-code-commission = “{ $bet }”的佣金
statement-code-void = 未分胜负，返还“{ $bet }”的下注
statement-code-take-back = 馆方收回
statement-code-correction-pay = 更正“{ $bet }”：补付
statement-code-correction-take = 更正“{ $bet }”：收回
statement-code-correction-commission = 更正“{ $bet }”：佣金
statement-code-correction-refund = 更正“{ $bet }”：退还佣金
statement-code-correction-loss = 更正“{ $bet }”：由馆方承担
statement-why-first = 首次赠币
statement-why-refill = 补满星币
statement-why-house = 馆方赠送

leaders-title = 排行榜
leaders-note = 牌桌开放以来赢得最多的七位。
leaders-empty = 这里还没有人领先。
leaders-all = 全部牌桌
leaders-won = 赢得
seated-level = 等级 { $level }
seated-rate = 胜率
seated-none = –
seated-empty = 目前没有人入座。
seated-note = 赢钱的局数占在本馆所玩全部局数的比例。
totals-coups = 已玩 { $coups } 局
totals-won = 赢
totals-lost = 输
totals-empty = 您在这张牌桌还没有玩过。

# $nickname is the name that a patron finds wrong.
report-name = 举报昵称“{ $nickname }”
report-done = 已举报，馆方会处理。
shoes-title = 过去的牌靴
shoes-empty = 这是第一靴。
