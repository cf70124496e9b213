# 牌桌：阶段、下注、结果、路单、赔率表。页面上把一次发牌称为“局”。

# 荷官的话；变化时由读屏软件读出。
call-betting = 请下注
call-betting-own = 放好筹码，点发牌
call-dealing = 停止下注
call-shuffling = 正在为新靴洗牌
call-waiting = 等候荷官
call-closed = 本桌已关闭
call-last = 本靴最后一局
call-seconds = 还剩 { $seconds } 秒
# $side 是一方的名称，点数为数字。
call-wins = { $side }赢，{ $winner } 点比 { $loser } 点
call-natural = { $side }天牌赢，{ $winner } 点比 { $loser } 点
call-tie = 和局，都是 { $total } 点
call-standing = 您在{ $bets }上的下注留到下一局
call-void = 本局无效，下注全部退回。
call-closing = 本局结束后关桌

void-why = 原因：{ $reason }
void-malfunction = 系统故障
void-too-few-cards = 牌靴剩牌不足

count-down-label = 剩余下注秒数

round-number = 第 { $coup } 局
shoe-number = 第 { $shoe } 靴
cards-left = 剩 { $cards } 张
cut-card-behind = 切牌卡后还有 { $cards } 张
last-round = 最后一局
watching = 您正在旁观，有空位时即可入座。
# $coups 是 3 或 4，$most 是失去座位的局数。
seat-warning = 已有 { $coups } 局未下注，满 { $most } 局将让出座位。
# 在自己的牌桌上久无操作时。$minutes 是 30。
idle-warning = 您还在吗？您在这张牌桌的会话即将结束。
idle-stay = 我还在
idle-ended = { $minutes } 分钟没有操作，您在这张牌桌的会话已结束。您的星币都还在。

# 手牌。$cards 是用文字表示的牌。
hand-of = { $side }：{ $cards }，{ $total } 点
hand-counting = { $side }：{ $cards }
hand-empty = { $side }：还没有牌
card-given = 固定牌
card-face-down = 一张未翻开的牌
card-name = { $suit }{ $rank }
rank-A = A
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
suit-s = 黑桃
suit-h = 红桃
suit-d = 方块
suit-c = 梅花
card-given-name = 固定的 { $rank }
natural-mark = 天牌
sevens-counted = 桌上有 { $count } 张 7

# 下注区。
area-mine = 您的下注
area-laid = 已放，尚未确认
area-confirming = 确认中
area-hold = 继续按住即可取回筹码
area-others = 他人下注
area-limits = { $min } 到 { $max }
area-standing = 留到下局
# 赔率旁的条件。$values 是一个数、一个范围或一串数。
short-banker_total = { $values } 点
short-player_total = { $values } 点
short-sevens = { $values } 张 7
short-natural = 天牌
short-margin = 差 { $values } 点
short-cards = 共 { $values } 张
short-player_cards = 闲 { $values } 张
short-banker_cards = 庄 { $values } 张
short-player_pair-suited = 同点同花
short-banker_pair-suited = 同点同花
short-player_pair-mixed = 同点
short-banker_pair-mixed = 同点
short-winner-banker = 庄赢
short-winner-player = 闲赢
short-winner-tie = 和
# 没有专门说法的条件：$fact 为条件名称，$values 为原值。
short-other = { $fact } { $values }
short-otherwise = 其他
less-commission = 抽 { $share }

# 筹码和按钮。
chips-label = 筹码
chip-label = { $amount } 筹码
chip-above-limit = { $amount } 筹码，超出您的限额
chip-next = 大一级筹码
chip-previous = 小一级筹码
action-confirm = 确认下注
action-confirm-amount = 确认 { $amount }
action-confirming = 确认中…
action-deal = 发牌
action-deal-amount = 发牌 { $amount }
action-dealing = 发牌中…
action-undo = 撤销
action-clear = 清除
action-rebet = 重复投注
action-rebet-x2 = 重复 ×2
action-double = 加倍
action-double-label = 已放筹码加倍
action-take-back = 收回
action-auto = 自动
action-auto-on = 自动中
action-auto-left = 剩 { $coups } 局
action-auto-label = 每局自动放上并确认上次的下注
action-sound = 音效
chips-went-back = 未确认的筹码已退给您。
auto-stopped = 自动游戏已停止。{ $why }
auto-nothing = 没有可重复的下注。
auto-stop-coups = 已按您的设定玩满 { $coups } 局。
auto-stop-loss = 输了 { $amount }，达到您设的止损。
auto-stop-gain = 赢了 { $amount }，达到您设的止盈。
auto-line = 连接断开超过一分钟。

# 一局的得失。
result-won = 您赢了 { $amount }
result-lost = 您输了 { $amount }
result-even = 没有输赢
result-away = 您不在时已结算：{ $amount }

# 桌边信息。
panel-this-round = 本局
panel-leaders = 排行榜
panel-patrons = 在座
panel-totals = 我的输赢
panel-pays = 赔率表
panel-draws = 补牌
panel-wagers-empty = 还没有下注。
panel-wagers-you = 您
pays-odds = 赔率
pays-return = 回报率
pays-edge = 赌场优势
pays-push = 和局时退回{ $bets }的下注。
pays-note = 回报率和赌场优势均按整靴牌精确计算。
pays-condition-only-one-of = { $bets }每局只能选其一下注。
pays-condition-only-with = { $bet }须与{ $bets }同时下注。
pays-condition-first-coups = { $bet }仅在每靴前 { $coups } 局开放。
pays-tie-stays = 和局之后，{ $bets }的下注留到下一局。
rules-read = 阅读规则

draws-player = 闲家前两张
draws-player-draws = { $values } 补牌
draws-player-stands = { $values } 停牌
draws-natural = { $values } 是天牌，双方都不补牌。
draws-banker = 庄家：看自己前两张和闲家第三张
draws-third = 闲家第三张牌
draws-own = 庄家前两张
draws-stood-short = 无
draws-cell-draws = 补牌
draws-cell-stands = 停牌
draws-why = 为什么补牌？
draws-why-not = 为什么不补牌？
draws-why-player-drew = 闲家补牌：前两张 { $total } 点。
draws-why-player-stood = 闲家停牌：前两张 { $total } 点。
draws-why-banker-drew = 庄家补牌：前两张 { $total } 点，闲家第三张算 { $third } 点。
draws-why-banker-drew-stood = 庄家补牌：前两张 { $total } 点，闲家停牌。
draws-why-banker-stood = 庄家停牌：前两张 { $total } 点，闲家第三张算 { $third } 点。
draws-why-banker-stood-stood = 庄家停牌：前两张 { $total } 点，闲家停牌。
draws-why-natural = 天牌：双方都不补牌。

# 路单。
road-empty = 本靴还没有结果。
road-summary = 共 { $rounds } 局：{ -banker } { $banker }，{ -player } { $player }，{ -tie } { $tie }。
road-run = 当前连续：{ $side } { $length }。
road-last-regular = 最后一个记号为红，整齐。
road-last-irregular = 最后一个记号为蓝，不整齐。
road-waiting = 尚未开始。
road-ask-banker = 如果下一局庄赢
road-ask-player = 如果下一局闲赢
road-ask-none = 无
road-mark-red = 红
road-mark-blue = 蓝
counts-label = 本靴
count-naturals = 天牌

# 快捷键。
keys-title = 快捷键
keys-taps = 点一下下注区，放上所选筹码。按住下注区一秒以上，取回最后放在那里的筹码；“撤销”和“清除”也能取回筹码。
keys-lay = 把所选筹码放到{ $bet }
keys-chip = 选择筹码
keys-confirm = 确认，或发牌
keys-undo = 撤销
keys-clear = 清除
keys-rebet = 重复投注
keys-double = 加倍
keys-auto = 自动游戏开或关
keys-mute = 音效开或关
keys-help = 本列表

# Cards turned by hand, the shoe seen so far, the roads looked back through.
call-squeeze = 请开牌
squeeze-card = { $hand }：开这张牌
squeeze-all = 全部开牌
heat-label = 下注分布
panel-shoe = 牌靴
shoe-seen = 本靴 { $all } 张牌中已见 { $seen } 张。
shoe-burnt = 销牌（{ $cards } 张）视为未见。
shoe-rank = 已出 { $gone }，剩 { $left }
shoe-odds = 剩余牌的精确概率
shoe-lab = 用这一靴试注码法
replay-label = 回看本靴
replay-play = 回放
replay-stop = 暂停
replay-at = 第 { $coup } 局，共 { $all } 局
character-banker = 庄
character-player = 闲
character-tie = 和
keys-turn = 上一桌、下一桌
panel-talk = 快捷短语
tray-change = 自选筹码
