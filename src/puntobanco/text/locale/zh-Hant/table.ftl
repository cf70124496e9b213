# 牌桌：階段、押注、結果、路單、賠率表。頁面上稱一次發牌為「局」。

# 荷官的話；變化時由螢幕閱讀器讀出。
call-betting = 請下注
call-betting-own = 放好籌碼，按發牌
call-dealing = 停止下注
call-shuffling = 正在為新靴洗牌
call-waiting = 等候荷官
call-closed = 本桌已關閉
call-last = 本靴最後一局
call-seconds = 剩 { $seconds } 秒
# $side 是一方的名稱，點數為數字。
call-wins = { $side }贏，{ $winner } 點比 { $loser } 點
call-natural = { $side }天牌贏，{ $winner } 點比 { $loser } 點
call-tie = 和局，同為 { $total } 點
call-standing = 您押在{ $bets }的籌碼留到下一局
call-void = 本局無效，押注全數退回。
call-closing = 本局結束後關桌

void-why = 原因：{ $reason }
void-malfunction = 系統故障
void-too-few-cards = 牌靴剩牌不足

count-down-label = 剩餘押注秒數

round-number = 第 { $coup } 局
shoe-number = 第 { $shoe } 靴
cards-left = 剩 { $cards } 張
cut-card-behind = 切牌卡後有 { $cards } 張
last-round = 最後一局
watching = 您正在旁觀。有空位時即可入座。
# $coups 是 3 或 4，$most 是失去座位的局數。
seat-warning = 已 { $coups } 局未押注；滿 { $most } 局將讓出座位。
# 在自己的牌桌上久無操作時。$minutes 是 30。
idle-warning = 您還在嗎？您在這張牌桌的連線即將結束。
idle-stay = 我還在
idle-ended = { $minutes } 分鐘沒有操作，您在這張牌桌的連線已結束。您的星幣都還在。

# 手牌。$cards 是以文字表示的牌。
hand-of = { $side }：{ $cards }，{ $total } 點
hand-counting = { $side }：{ $cards }
hand-empty = { $side }：尚未發牌
card-given = 固定牌
card-face-down = 一張未翻的牌
card-name = { $suit }{ $rank }
rank-A = A
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
suit-s = 黑桃
suit-h = 紅心
suit-d = 方塊
suit-c = 梅花
card-given-name = 固定的 { $rank }
natural-mark = 天牌
sevens-counted = 桌上有 { $count } 張 7

# 押注區。
area-mine = 您的押注
area-laid = 已放，未確認
area-confirming = 確認中
area-hold = 繼續按住即可取回籌碼
area-others = 他人押注
area-limits = { $min } 到 { $max }
area-standing = 留到下局
# 賠率旁的條件。$values 是一個數、一個範圍或一串數。
short-banker_total = { $values } 點
short-player_total = { $values } 點
short-sevens = { $values } 張 7
short-natural = 天牌
short-margin = 差 { $values } 點
short-cards = { $values } 張牌
short-player_cards = 閒 { $values } 張
short-banker_cards = 莊 { $values } 張
short-player_pair-suited = 同點同花
short-banker_pair-suited = 同點同花
short-player_pair-mixed = 同點
short-banker_pair-mixed = 同點
short-winner-banker = 莊贏
short-winner-player = 閒贏
short-winner-tie = 和
# 沒有專屬訊息的條件：$fact 為條件名稱，$values 為原值。
short-other = { $fact } { $values }
short-otherwise = 其他
less-commission = 抽 { $share }

# 籌碼與按鈕。
chips-label = 籌碼
chip-label = { $amount } 籌碼
chip-above-limit = { $amount } 籌碼，超過您的限額
chip-next = 較大的籌碼
chip-previous = 較小的籌碼
action-confirm = 確認押注
action-confirm-amount = 確認 { $amount }
action-confirming = 確認中…
action-deal = 發牌
action-deal-amount = 發牌 { $amount }
action-dealing = 發牌中…
action-undo = 復原
action-clear = 清除
action-rebet = 延續上把
action-rebet-x2 = 上把 ×2
action-double = 加倍
action-double-label = 已放籌碼加倍
action-take-back = 取回
action-auto = 自動玩
action-auto-on = 自動中
action-auto-left = 剩 { $coups } 局
action-auto-label = 每局自動放上並確認上一把
action-sound = 音效
chips-went-back = 未確認的籌碼已退還給您。
auto-stopped = 自動玩已停止。{ $why }
auto-nothing = 沒有上一把可以延續。
auto-stop-coups = 已照您的設定玩滿 { $coups } 局。
auto-stop-loss = 輸了 { $amount }，到達您設的停損。
auto-stop-gain = 贏了 { $amount }，到達您設的停利。
auto-line = 連線中斷超過一分鐘。

# 一局的得失。
result-won = 您贏得 { $amount }
result-lost = 您輸了 { $amount }
result-even = 不輸不贏
result-away = 您離開時已結算：{ $amount }

# 桌邊資訊。
panel-this-round = 本局
panel-leaders = 排行榜
panel-patrons = 在座
panel-totals = 我的輸贏
panel-pays = 賠率表
panel-draws = 補牌
panel-wagers-empty = 尚無押注。
panel-wagers-you = 您
pays-odds = 賠率
pays-return = 回報率
pays-edge = 賭場優勢
pays-push = 和局時退回{ $bets }的押注。
pays-note = 回報率與賭場優勢皆按整靴牌精確計算。
pays-condition-only-one-of = { $bets }每局只能押其中一個。
pays-condition-only-with = { $bet }須與{ $bets }一起押。
pays-condition-first-coups = { $bet }只在每靴前 { $coups } 局開放。
pays-tie-stays = 和局後，{ $bets }的押注留到下一局。
rules-read = 閱讀規則

draws-player = 閒家前兩張
draws-player-draws = { $values } 補牌
draws-player-stands = { $values } 停牌
draws-natural = { $values } 為天牌，雙方都不補牌。
draws-banker = 莊家：依自己前兩張與閒家第三張
draws-third = 閒家第三張牌
draws-own = 莊家前兩張
draws-stood-short = 無
draws-cell-draws = 補牌
draws-cell-stands = 停牌
draws-why = 為什麼補牌？
draws-why-not = 為什麼不補牌？
draws-why-player-drew = 閒家補牌：前兩張 { $total } 點。
draws-why-player-stood = 閒家停牌：前兩張 { $total } 點。
draws-why-banker-drew = 莊家補牌：前兩張 { $total } 點，閒家第三張算 { $third } 點。
draws-why-banker-drew-stood = 莊家補牌：前兩張 { $total } 點，閒家停牌。
draws-why-banker-stood = 莊家停牌：前兩張 { $total } 點，閒家第三張算 { $third } 點。
draws-why-banker-stood-stood = 莊家停牌：前兩張 { $total } 點，閒家停牌。
draws-why-natural = 天牌：雙方都不補牌。

# 路單。
road-empty = 本靴尚無結果。
road-summary = 共 { $rounds } 局：{ -banker } { $banker }，{ -player } { $player }，{ -tie } { $tie }。
road-run = 目前連續：{ $side } { $length }。
road-last-regular = 最後一個記號為紅，整齊。
road-last-irregular = 最後一個記號為藍，不整齊。
road-waiting = 尚未開始。
road-ask-banker = 若下一局莊贏
road-ask-player = 若下一局閒贏
road-ask-none = 無
road-mark-red = 紅
road-mark-blue = 藍
counts-label = 本靴
count-naturals = 天牌

# 快捷鍵。
keys-title = 快捷鍵
keys-taps = 點一下押注區，放上選用的籌碼。按住押注區一秒以上，取回最後放在那裡的籌碼；「復原」與「清除」也能取回籌碼。
keys-lay = 把選用的籌碼放到{ $bet }
keys-chip = 選擇籌碼
keys-confirm = 確認，或發牌
keys-undo = 復原
keys-clear = 清除
keys-rebet = 延續上把
keys-double = 加倍
keys-auto = 開關自動玩
keys-mute = 開關音效
keys-help = 這份清單

# Cards turned by hand, the shoe seen so far, the roads looked back through.
call-squeeze = 請開牌
squeeze-card = { $hand }：開這張牌
squeeze-all = 全部開牌
heat-label = 押注分布
panel-shoe = 牌靴
shoe-seen = 本靴 { $all } 張牌中已見 { $seen } 張。
shoe-burnt = 燒牌（{ $cards } 張）視為未見。
shoe-rank = 已出 { $gone }，剩 { $left }
shoe-odds = 剩餘牌的精確機率
shoe-lab = 用這一靴試注碼法
replay-label = 回看本靴
replay-play = 重播
replay-stop = 暫停
replay-at = 第 { $coup } 局，共 { $all } 局
character-banker = 莊
character-player = 閒
character-tie = 和
keys-turn = 上一桌、下一桌
panel-talk = 聊天短句
tray-change = 自選籌碼
