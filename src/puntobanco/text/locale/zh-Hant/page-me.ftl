# The page on who one is here: becoming a login, signing in and out, sessions, one's own data.
me-sign-in = 登入
me-nickname = 暱稱
me-nickname-note = 2 至 20 個文字或數字。用於登入，同桌的人也會看到。
me-password = 密碼
me-password-note = 至少 8 個字元，15 個以上更好。只要不是人人都會先猜的密碼即可。
me-code = 驗證器上的六位數字
me-forgotten = 忘記密碼？請向本館索取連結，重新設定。
me-guest = 您目前是訪客，星幣只與這個瀏覽器相連。
me-guest-lost = 您目前以訪客身分在此。登入後將無法取回訪客的星幣。
me-join = 註冊帳號
me-join-note = 只需暱稱與密碼。您的星幣、座位與紀錄都會保留。
# $level is a whole number.
me-level = 等級 { $level }
me-rename = 更改暱稱
me-rename-note = 之後請以新暱稱登入。
me-change-password = 更改密碼
me-password-old = 目前密碼
me-password-new = 新密碼
me-password-changed = 密碼已更改，其他裝置均已登出。
me-sessions = 已登入的裝置
me-session-unnamed = 瀏覽器
me-session-this = 目前使用
me-session-token = 程式
# $time is a date with the time of day.
me-session-seen = 上次使用：{ $time }
me-session-end = 結束
me-sign-out = 登出
me-sign-out-everywhere = 登出所有裝置
me-token = 為程式建立權杖
me-token-note = 您自己的程式可用權杖登入，不必使用密碼。有效期 90 天，可在上方清單中結束。
me-token-label = 用途
me-token-once = 僅顯示這一次，請像密碼一樣保管。
me-data = 您的資料
me-export-note = 本館保存的您的所有資料，存成一個檔案：牌局、星幣進出、登入、限制。
me-export = 儲存您的資料
me-forget = 刪除我的資料
me-forget-note = 您的暱稱、登入資料與所有登入都會刪除，這些星幣也無法取回。帳本只保留數字，不留名字。
# $nickname is one's own nickname.
me-forget-name = 請輸入您的暱稱 { $nickname }
