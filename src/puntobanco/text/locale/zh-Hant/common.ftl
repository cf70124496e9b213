# 每一頁都會說的話：名稱、入場、與本館的連線、設定。

app-name = Punto Banco
app-tagline = 一間靜室，一靴新牌，桌上每個數字都一目了然。

welcome-lead = 一切照規則發牌的百家樂：有計時的牌桌、您專屬的單人桌、全部路單，以及每一種押注的精確回報率。
welcome-guest = 以訪客身分入座
# $amount：已寫成文字的星幣數。
welcome-gift = 按一下即可入座，不必註冊。入座時您有 { $amount } 星幣。
welcome-sign-in = 我已有帳號
welcome-entering = 正在開門…
welcome-failed = 門沒有打開，請再試一次。

play-money = 僅限遊戲幣。星幣不能購買、出售或兌現；過往結果不能預示下一局。
play-money-short = 僅限遊戲幣
# 以預排牌靴測試的廳，每一頁都會註明。
test-house = 測試廳：牌靴是預先排好的。

nav-hall = 大廳
nav-history = 我的牌局
nav-statement = 帳目明細
nav-leaders = 排行榜
nav-me = 我的資料
nav-limits = 我的限制
nav-settings = 設定
nav-lab = 注碼實驗室
nav-rules = 遊戲規則
nav-odds = 精確機率
nav-fairness = 公平驗證
nav-tables = 多桌同看
nav-back = 返回
nav-menu = 選單
nav-close = 關閉

balance = 餘額
in-play = 押注中
refill = 補滿星幣
# $minutes is a whole number, $net an amount with its sign.
session-clock = 本次遊戲：{ $minutes } 分鐘，{ $net }
refill-done = 已為您補滿星幣。

line-opening = 正在連線…
line-lost = 與本館的連線中斷。您的押注不受影響，正在重新連線…
line-outdated = 您開啟這一頁之後，本館已有更新。
line-reload = 重新載入

page-unknown = 這個網址沒有內容。
page-unknown-back = 前往大廳

settings-title = 設定
settings-language = 語言
settings-table = 牌桌
settings-sound = 音效
settings-sound-note = 發牌、籌碼與最後幾秒。您首次點按頁面之前不會發出聲音。
settings-quick = 快速遊戲
settings-quick-note = 在您的單人桌上，所有牌一次翻開。
settings-history = 在您的單人桌顯示路單
settings-keys = 快捷鍵
settings-keys-note = 按單一字母鍵即可放籌碼、按按鈕；按 ? 可查看清單。
settings-look = 外觀
settings-motion = 動畫
settings-motion-system = 依照裝置設定
settings-motion-full = 牌會飛出並翻開
settings-motion-reduced = 牌直接出現
settings-colours = 路單顏色
settings-colours-note = 第一種不論視力如何，甚至在灰階下，都分得出紅藍。
settings-colours-distinct = 易辨
settings-colours-classic = 經典
settings-colours-pattern = 花紋
settings-ties = 大路上的和局
settings-beads = 珠子內顯示
settings-as-table = 依牌桌
settings-ties-slash = 斜線加次數
settings-ties-none = 不記錄
settings-beads-letters = 文字
settings-beads-points = 點數
settings-kept = 保存在這部裝置上。

# More of the settings.
settings-beads-characters = 漢字
settings-naturals = 標記天牌
settings-pairs = 標示對子
settings-tail = 轉彎後的長龍
settings-tail-keep-right = 一直向右
settings-tail-down-again = 可向下時再向下
settings-squeeze = 自己開牌
settings-squeeze-note = 拖動牌角慢慢掀開，或按一下翻開。不會讓任何人等候。
settings-hand = 按鈕位置
settings-hand-right = 右手
settings-hand-left = 左手
settings-awake = 在牌桌時保持螢幕常亮
settings-good-roads = 在大廳標示好路
settings-good-roads-note = 只是回顧：任何路都不能預示下一局。
settings-sounds = 聲音與音樂
settings-voice = 荷官報牌語音
settings-voice-note = 由本裝置的語音讀出荷官的話。
settings-voice-none = 本裝置沒有這個語言的語音。
settings-music = 音樂
settings-music-note = 入座時播放輕柔的音樂。
settings-volume = 音量
settings-confirm = 桌上的籌碼
settings-confirm-note = 停止下注時未確認的籌碼會退還給您。
settings-confirm-by-hand = 由我確認
settings-confirm-by-clock = 截止前兩秒自動確認
settings-extent = 顯示的路單
settings-extent-full = 全路
settings-extent-half = 半路（珠盤路、大路）
settings-zoom = 路單大小
settings-zoom-usual = 一般
settings-zoom-large = 大
settings-zoom-largest = 最大
settings-talk = 顯示同桌的短句
settings-install = 把本館安裝到裝置上
settings-install-note = 像應用程式一樣在獨立視窗開啟，不儲存任何牌局。
