# The page on who one is here: becoming a login, signing in and out, sessions, one's own data.
me-sign-in = 登录
me-nickname = 昵称
me-nickname-note = 2 至 20 个文字或数字。用于登录，同桌的人也会看到。
me-password = 密码
me-password-note = 至少 8 个字符，15 个以上更好。除了人人都会先试的密码，其他都可以。
me-code = 验证器上的六位数字
me-forgotten = 忘记密码时，请向本场索取重置链接。
me-guest = 您目前是访客，星币只存在这个浏览器里。
me-guest-lost = 您目前以访客身份在此。登录后将无法取回访客的星币。
me-join = 注册登录名
me-join-note = 只需昵称和密码。您的星币、座位和记录都会保留。
# $level is a whole number.
me-level = 等级 { $level }
me-rename = 更改昵称
me-rename-note = 之后请用新昵称登录。
me-change-password = 更改密码
me-password-old = 当前密码
me-password-new = 新密码
me-password-changed = 密码已更改，其他登录均已结束。
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
me-token-note = 您自己的程序用令牌登录，不必使用密码。有效期 90 天，可在上方列表中结束。
me-token-label = 用途
me-token-once = 仅显示这一次，请像密码一样保管。
me-data = 您的数据
me-export-note = 本场保存的所有数据，存成一个文件：牌局、转账、登录、限制。
me-export = 保存您的数据
me-forget = 删除我的数据
me-forget-note = 您的昵称、登录信息和所有登录都会删除，这些星币也无法取回。账本只保留数字，不留姓名。
# $nickname is one's own nickname.
me-forget-name = 请输入您的昵称 { $nickname }
