# The page on who one is here: becoming a login, signing in and out, sessions, one's own data.
me-sign-in = 登录
me-nickname = 昵称
me-nickname-note = 2 至 20 个文字或数字。用于登录，同桌的人也会看到。
me-password = 密码
me-password-note = 至少 8 个字符，15 个以上更好。只要不是人人都会先猜的密码即可。
me-code = 验证器上的六位数字
me-forgotten = 忘记密码？请向本馆索取链接，重新设置。
me-guest = 您目前是游客，星币只与这个浏览器绑定。
me-guest-lost = 您目前以游客身份在此。登录后将无法取回游客的星币。
me-join = 注册账号
me-join-note = 只需昵称和密码。您的星币、座位和记录都会保留。
# $level is a whole number.
me-level = 等级 { $level }
me-rename = 更改昵称
me-rename-note = 之后请用新昵称登录。
me-change-password = 更改密码
me-password-old = 当前密码
me-password-new = 新密码
me-password-changed = 密码已更改，其他设备均已退出登录。
me-sessions = 已登录的设备
me-session-unnamed = 浏览器
me-session-this = 当前使用
me-session-token = 程序
# $time is a date with the time of day.
me-session-seen = 上次使用：{ $time }
me-session-end = 结束
me-sign-out = 退出登录
me-sign-out-everywhere = 退出所有设备
me-token = 为程序创建令牌
me-token-note = 您自己的程序可用令牌登录，不必使用密码。有效期 90 天，可在上方列表中结束。
me-token-label = 用途
me-token-once = 仅显示这一次，请像密码一样保管。
me-data = 您的数据
me-export-note = 本馆保存的您的所有数据，存成一个文件：牌局、星币进出、登录、限制。
me-export = 保存您的数据
me-forget = 删除我的数据
me-forget-note = 您的昵称、登录信息和所有登录都会删除，这些星币也无法取回。账本只保留数字，不留名字。
# $nickname is one's own nickname.
me-forget-name = 请输入您的昵称 { $nickname }
