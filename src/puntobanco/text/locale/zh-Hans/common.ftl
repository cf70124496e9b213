# 每一页都会说的话：名称、入场、与本馆的连接、设置。

app-name = Punto Banco
app-tagline = 一间静室，一靴新牌，桌上每个数字都一目了然。

welcome-lead = 严格按规则发牌的百家乐：计时的牌桌、您独享的牌桌、全部路单，还有每种下注的精确回报率。
welcome-guest = 游客试玩
# $amount：已写成文字的星币数。
welcome-gift = 点一下就能玩，不用注册。入座即有 { $amount } 星币。
welcome-sign-in = 我已有账号
welcome-entering = 正在开门…
welcome-failed = 门没有打开，请再试一次。

play-money = 仅限游戏币。星币不能购买、出售或兑现；以往的结果不能预示下一局。
play-money-short = 仅限游戏币
# 用预排牌靴测试的厅，每一页都会注明。
test-house = 测试厅：牌靴为预先排定。

nav-hall = 大厅
nav-history = 我的牌局
nav-statement = 账目明细
nav-leaders = 排行榜
nav-me = 我的资料
nav-limits = 我的限制
nav-settings = 设置
nav-lab = 注码实验室
nav-rules = 游戏规则
nav-odds = 精确概率
nav-fairness = 公平验证
nav-tables = 多桌同看
nav-back = 返回
nav-menu = 菜单
nav-close = 关闭

balance = 余额
in-play = 下注中
refill = 补满星币
# $minutes is a whole number, $net an amount with its sign.
session-clock = 本次游戏：{ $minutes } 分钟，{ $net }
refill-done = 您的星币已补满。

line-opening = 正在连接…
line-lost = 与本馆的连接已断开。您的下注不受影响，正在重新连接…
line-outdated = 您打开本页之后，本馆已有更新。
line-reload = 重新加载

page-unknown = 这个地址没有内容。
page-unknown-back = 去大厅

settings-title = 设置
settings-language = 语言
settings-table = 牌桌
settings-sound = 音效
settings-sound-note = 发牌、筹码和最后几秒。您首次点按页面之前不会出声。
settings-quick = 快速游戏
settings-quick-note = 在您独享的牌桌上，所有牌一次翻开。
settings-history = 在独享牌桌上显示路单
settings-keys = 快捷键
settings-keys-note = 按单个字母键即可放筹码、按按钮；按 ? 查看列表。
settings-look = 外观
settings-motion = 动画
settings-motion-system = 跟随设备
settings-motion-full = 发牌与翻牌动画
settings-motion-reduced = 牌直接显示
settings-colours = 路单颜色
settings-colours-note = 第一种无论视力如何，甚至在灰度下，都能分清红蓝。
settings-colours-distinct = 易辨
settings-colours-classic = 经典
settings-colours-pattern = 花纹
settings-ties = 大路上的和局
settings-beads = 珠子内显示
settings-as-table = 按牌桌设置
settings-ties-slash = 斜线加次数
settings-ties-none = 不记录
settings-beads-letters = 文字
settings-beads-points = 点数
settings-kept = 保存在此设备上。

# More of the settings.
settings-beads-characters = 汉字
settings-naturals = 标记天牌
settings-pairs = 标示对子
settings-tail = 转弯后的长龙
settings-tail-keep-right = 一直向右
settings-tail-down-again = 能向下时再向下
settings-squeeze = 自己开牌
settings-squeeze-note = 拖动牌角慢慢掀开，或点一下翻开。不会让任何人等候。
settings-hand = 按钮位置
settings-hand-right = 右手
settings-hand-left = 左手
settings-awake = 在牌桌时保持屏幕常亮
settings-good-roads = 在大厅标示好路
settings-good-roads-note = 只是回顾：任何路都不能预示下一局。
settings-sounds = 声音与音乐
settings-voice = 荷官报牌语音
settings-voice-note = 由本设备的语音读出荷官的话。
settings-voice-none = 本设备没有这个语言的语音。
settings-music = 音乐
settings-music-note = 入座时播放轻柔的音乐。
settings-volume = 音量
settings-confirm = 桌上的筹码
settings-confirm-note = 停止下注时未确认的筹码会退还给您。
settings-confirm-by-hand = 由我确认
settings-confirm-by-clock = 截止前两秒自动确认
settings-extent = 显示的路单
settings-extent-full = 全路
settings-extent-half = 半路（珠盘路、大路）
settings-zoom = 路单大小
settings-zoom-usual = 一般
settings-zoom-large = 大
settings-zoom-largest = 最大
settings-talk = 显示同桌的快捷短语
settings-install = 把本馆安装到设备上
settings-install-note = 像应用一样在独立窗口打开，不保存任何牌局。
