# The page on who one is here: becoming a login, signing in and out, sessions, one's own data.
me-sign-in = Sign in
me-nickname = Nickname
me-nickname-note = 2 to 20 letters and digits. You sign in with it, and others at the table see it.
me-password = Password
me-password-note = At least 8 characters; 15 are better. Anything but the ones everybody tries first.
me-code = Six digits from your authenticator
me-forgotten = Forgotten your password? Ask the house for a link to set a new one.
me-guest = You are a guest: your coins are tied to this browser.
me-guest-lost = You are here as a guest. Signing in leaves the guest’s coins behind.
me-join = Create an account
me-join-note = A nickname and a password, nothing else. Your coins, your seat and your history stay.
# $level is a whole number.
me-level = Level { $level }
me-rename = Change nickname
me-rename-note = You sign in with the new one from then on.
me-change-password = Change password
me-password-old = Current password
me-password-new = New password
me-password-changed = Your password is changed. Every other session has ended.
me-sessions = Where you are signed in
me-session-unnamed = A browser
me-session-this = this one
me-session-token = a program
# $time is a date with the time of day.
me-session-seen = Last used { $time }
me-session-end = End
me-sign-out = Sign out
me-sign-out-everywhere = Sign out everywhere
me-token = Make a token for a program
me-token-note = A program of your own signs in with a token instead of your password. It lasts 90 days; end it in the list above.
me-token-label = What it is for
me-token-once = Shown only this once. Keep it like a password.
me-data = Your data
me-export-note = All that the house keeps about you, as one file: rounds, transfers, sessions, limits.
me-export = Save your data
me-forget = Delete my data
me-forget-note = Your nickname, login and sessions are deleted, and nobody can come back to these coins. The ledger keeps the numbers, without a name.
# $nickname is one's own nickname.
me-forget-name = Type your nickname, { $nickname }
