# The page on what one sets for oneself, and the reality check. Patrons' pages say "round" for a coup.
limits-session = This session
limits-no-session = No session is running. One starts with your next wager.
limits-session-note = A session starts with a wager after half an hour without one. Results count as they are shown.
# $minutes is a whole number.
limits-minutes = { $minutes } min
limits-none = none
limits-own = Your limits
limits-note = A tighter limit applies at once, a looser one a day later. Your own limit or the house’s applies, whichever is tighter.
limits-stake = Stake in a round
limits-loss-day = Loss in 24 hours
limits-loss-week = Loss in seven days
limits-time = Session length
limits-check = Reality check every
limits-coins = Star coins
limits-in-minutes = Minutes
limits-set = Set
limits-remove = Remove
# $value is an amount, minutes or "none"; $time a date with the time of day.
limits-waits = From { $time }: { $value }
limits-exclusion = No more wagers
limits-exclusion-note = No table takes a wager from you for as long as you choose. Wagers already placed are settled. Neither you nor the house can make it shorter.
limits-how-long = For how long
# $days is a whole number.
limits-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
limits-for-good = For good
limits-sure = I understand that this cannot be taken back.
limits-exclude = Exclude me
limits-excluded-until = You have excluded yourself until { $time }.
limits-excluded-for-good = You have excluded yourself for good.

check-title = Reality check
# $minutes is a whole number, $amount an amount with its sign.
check-time = You have been playing for { $minutes } minutes.
check-net = This session: { $amount }
check-go-on = Go on
check-stop = Stop here
