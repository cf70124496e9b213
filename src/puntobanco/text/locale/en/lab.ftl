# The lab: what betting systems do. Amounts are in coins, shares are percentages.

lab-title = { $system } on { $bets } · { $title }
lab-systems-title = Betting systems
lab-column-system = System
lab-column-does = What it does
lab-column-settings = Settings
lab-column-figure = Figure
lab-column-value = Value
lab-column-interval = With 95% confidence
lab-between = { $low } to { $high }
lab-usually = { $name }={ $usual }
lab-plus = { $choice }, { $progression }

lab-system-flat = Flat stakes
lab-does-flat = One unit on every round.
lab-system-martingale = Martingale
lab-does-martingale = Doubles the stake after a loss, goes back to one unit after a win. It can also start again after a set number of losses in a row.
lab-system-grand-martingale = Grand Martingale
lab-does-grand-martingale = Doubles the stake and adds a unit after a loss, goes back to one unit after a win.
lab-system-paroli = Paroli
lab-does-paroli = Doubles the stake after a win, goes back to one unit after a loss or after a set number of wins in a row.
lab-system-1-3-2-4 = 1-3-2-4
lab-does-1-3-2-4 = Stakes 1, 3, 2 and 4 units while it wins; starts again after a loss or at the end.
lab-system-1-3-2-6 = 1-3-2-6
lab-does-1-3-2-6 = Stakes 1, 3, 2 and 6 units while it wins; starts again after a loss or at the end.
lab-system-fibonacci = Fibonacci
lab-does-fibonacci = Goes along 1, 1, 2, 3, 5, 8 and so on: one number on after a loss, two back after a win.
lab-system-d-alembert = D’Alembert
lab-does-d-alembert = One unit more after a loss, one fewer after a win.
lab-system-labouchere = Labouchère
lab-does-labouchere = Stakes the first and the last number of a line; crosses both out after a win, adds the stake at the end after a loss.
lab-system-oscars-grind = Oscar’s grind
lab-does-oscars-grind = One unit more after a win, the same after a loss, until one unit is won; never more than that takes.
lab-system-follow-last = Follow the last
lab-does-follow-last = Bets on the side that won the last round, or each of the last few rounds; ties are passed over.
lab-system-oppose-last = Oppose the last
lab-does-oppose-last = Bets against the side that won the last round, or each of the last few rounds; ties are passed over.
lab-system-follow-road = Follow a road
lab-does-follow-road = Bets so that a derived road gets the wanted mark next: the same again, the other, always red or always blue.
lab-system-count = Card counting
lab-does-count = Counts what each card shown is worth and bets when the count per deck left is high enough. Without tags each rank counts its effect of removal.
lab-system-exact = Exact values
lab-does-exact = Works out before every round what each bet is worth on the cards left, and takes the best if it is worth more than asked.
lab-own-system = { $name } (your own)

lab-sessions = Sessions
lab-coups = Rounds
lab-wagers = Wagers
lab-won = Wagers won
lab-handle = Staked per session
lab-mean = Won or lost per session
lab-deviation = Standard deviation
lab-expected = Expected by the exact odds
lab-expected-values = Expected by the cards left
lab-rounded = of which rounding takes
lab-luck = Beyond what was expected
lab-errors = in standard errors
lab-rate = Lost of what was staked
lab-edge = { -house-edge } on { $bet }
lab-ahead = Sessions ahead
lab-level = Sessions level
lab-behind = Sessions behind
lab-mean-ahead = Won on average when ahead
lab-mean-behind = Lost on average when behind
lab-end-coups = Played all rounds
lab-end-ruined = Ruined
lab-end-goal = Reached the goal
lab-end-limit = Reached the loss limit
lab-end-short = Could not pay the stake
lab-best = Best session
lab-worst = Worst session
lab-percentile = { $percent }% of sessions end at or below
lab-drawdown = Deepest fall in a session, on average
lab-drawdown-high = Deepest fall in the worst of 20 sessions
lab-drawdown-most = Deepest fall of all
lab-loss-run = Most losses in a row, on average
lab-loss-run-high = Most losses in a row in the worst of 20 sessions
lab-loss-run-most = Most losses in a row of all
lab-stake-most = Highest stake of a session, on average
lab-stake-most-most = Highest stake of all
lab-table-most = Sessions at the table maximum

lab-says-played = { $system } was played on { $bets } in { $sessions ->
        [one] one session
       *[other] { $sessions_text } sessions
    } of up to { $coups } rounds: one unit is { $unit }, the bankroll { $bankroll }.
lab-endless = endless
lab-says-beside = With every wager { $stake } also goes on { $bet }, since these rules ask for it.
lab-says-ahead = { $ahead } of the sessions ended ahead, by { $won } on average; { $behind } ended behind, by { $lost } on average.
lab-says-ruined = { $share } of the sessions ended in ruin ({ $low } to { $high } with 95% confidence): the bankroll could not pay another wager.
lab-says-never-ruined = No session ended in ruin; with 95% confidence the chance of it is below { $high }.
lab-says-expected = On average { $handle } were staked per session. Of that the exact house edge takes { $loss }. The sessions came to { $mean } ({ $low } to { $high } with 95% confidence).
lab-says-values = On average { $handle } were staked per session. By the cards left before each wager that should have come to { $worth }. The sessions came to { $mean } ({ $low } to { $high } with 95% confidence).
lab-says-rounding = Rounding to whole amounts took { $rounded } more per session than the printed odds.
lab-says-luck = The difference of { $luck } is { $z } standard errors: what chance does over so many sessions.
lab-says-strange = The difference of { $luck } is { $z } standard errors: more than chance does in one of ten thousand runs.
lab-says-counted = Whoever chooses by the cards does not meet the average shoe: { $luck } per session, { $z } standard errors, are what the choice changed, and chance.
lab-says-fall = In one of 20 sessions the patron was at some time { $drawdown } or more below an earlier height, and lost { $run } wagers or more in a row.
lab-says-at-most = { $share } of the sessions reached the table maximum, where a system can raise no further.
lab-says-yardstick = Flat stakes on the same shoes lost { $flat } of what they staked ({ $flat_low } to { $flat_high } with 95% confidence), this system { $rate } ({ $low } to { $high }). A system changes how the losses are spread, not what a coin staked costs.
lab-says-no-wager = No wager was made: the system never found what it waits for.
lab-says-play-money = Play money only. The figures are of simulated shoes, dealt by these rules.

lab-shoe-played = { $system } on { $bets }. Rounds played of this shoe: { $coups }, wagers: { $wagers }, of which won: { $won }. One unit is { $unit }, the bankroll { $bankroll }.
lab-shoe-end-ruined = It ended after { $coups } rounds: the bankroll could not pay another wager.
lab-shoe-end-goal = It ended after { $coups } rounds: the sum that was set had been won.
lab-shoe-end-limit = It ended after { $coups } rounds: the sum that was set had been lost.
lab-shoe-net-won = It would have staked { $handle } in all, { $most } at most at a time, and ended { $net } ahead; at its deepest it was { $fall } below an earlier height.
lab-shoe-net-lost = It would have staked { $handle } in all, { $most } at most at a time, and ended { $net } behind; at its deepest it was { $fall } below an earlier height.
lab-shoe-net-level = It would have staked { $handle } in all, { $most } at most at a time, and ended level; at its deepest it was { $fall } below an earlier height.
lab-shoe-expected = By the exact house edge these stakes lose { $loss } on average. Chance alone moves the result by some { $deviation } either way (one standard deviation).
lab-shoe-expected-alone = By the exact house edge these stakes lose { $loss } on average.
lab-shoe-counted = That edge is of a full shoe; whoever chooses by the cards does not meet the average one.
lab-shoe-proves-nothing = One shoe proves nothing: what suits this one is known only now that it is dealt, and the next one is shuffled anew. No system changes what a coin staked costs.
lab-shoe-play-money = Play money only, and nothing was wagered: these are the rounds that the table has shown, as they count now.

lab-picture-net = Won or lost per session
lab-picture-paths = The first sessions, round by round
lab-picture-drawdown = Deepest fall in a session
lab-picture-loss-run = Most losses in a row
lab-picture-sessions = Sessions
lab-picture-coups = Rounds
lab-picture-coins = Coins
lab-picture-mean = Mean
lab-report-says = What it shows
lab-report-figures = Figures
lab-report-pictures = Pictures
lab-report-how = Seed { $seed }, rule set { $ruleset } { $version }, { $decks ->
        [one] one deck
       *[other] { $decks } decks
    }, puntobanco { $package }

lab-getting-ready = Getting ready…
lab-progress = { $sessions } of { $wanted } sessions, { $rate } rounds a second, { $left } left
lab-stopped = Stopped: { $sessions } of { $wanted } sessions were played.
lab-speed = { $seconds } s, { $rate } rounds a second, seed { $seed }
lab-story-title = Session { $number } · { $title }
lab-story-shoe = Shoe
lab-story-coup = Round
lab-story-bet = Bet
lab-story-stake = Stake
lab-story-net = Net
lab-story-total = Total
lab-story-result = Result
