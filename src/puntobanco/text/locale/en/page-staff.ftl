# The page for the house's own people. Only they see it.
staff-title = House staff
staff-sign-in = This page is for the house’s own people.
staff-link = Set your password
staff-link-note = This link works once. Use it to set your password and sign in.
staff-link-name = You become the first admin: choose a nickname.
staff-link-set = Set the password
staff-second = Second factor
staff-second-off = Not set up. Once it is, signing in also asks for six digits from an authenticator.
staff-second-on = Set up. Setting it up again replaces the one before.
staff-second-secret = Scan this code with your authenticator, or type the secret into it. Then type the digits that it shows.
staff-second-code = The secret as a QR code
staff-second-open = Open in an authenticator on this device
staff-second-confirm = Use it from now on
staff-second-set = Set it up
staff-people = The house’s people
staff-role = Role
staff-why = Why
staff-why-note = Every change goes on record with its reason.
staff-disabled = disabled
staff-waiting = password not set yet
staff-disable = Disable
staff-enable = Enable
staff-reset = Reset password
staff-make = Add a person
# $time is a date with the time of day.
staff-made = Give this link to the person whose login it is. It works once, until { $time }:
staff-patrons = Patrons
staff-find = Find
staff-guest = guest
staff-level = Level
staff-level-set = Set the level
staff-coins = Star coins
staff-coins-give = Give coins
staff-coins-back = Take coins back
staff-nickname = New nickname
staff-nickname-give = Rename
staff-end-sessions = End all sessions
staff-reported = Reported nicknames
# $count is a whole number.
staff-reports =
    { $count ->
        [one] { $count } report
       *[other] { $count } reports
    }
staff-look = Look
role-dealer = Dealer
role-pit-supervisor = Pit supervisor
role-shift-manager = Shift manager
role-surveillance = Surveillance
role-admin = Admin
role-auditor = Auditor
staff-tables = Tables of the house
staff-pit = Live tables
staff-practice = Practice
