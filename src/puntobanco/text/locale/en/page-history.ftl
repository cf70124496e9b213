# The past: one's own rounds, one round again, the statement, leaderboards, and the tabs beside a table.

past-title = My rounds
past-empty = No round here yet.
past-all-tables = All tables
past-all-games = All games
past-table = Table
past-game = Game
past-from = From
past-to = To
past-more = Show more
past-csv = Save as CSV
past-loading = Looking it up…
# $coup and $shoe are numbers.
past-round = Round { $coup } of shoe { $shoe }
past-stake = Stake { $amount }
past-void = Void

replay-mark = Replay
replay-note = This round is over. You are looking at a replay.
replay-back = One card back
replay-next = Next card
replay-all = All cards
replay-again = From the start
# $step of $steps cards are shown.
replay-step = Card { $step } of { $steps }
replay-wagers = Your wagers
replay-no-wagers = You had no wager in this round.
replay-bet = Bet
replay-stake = Stake
replay-commission = Commission
replay-returned = Returned
replay-net = Net
replay-total = Total
replay-everybody = All wagers at the table
replay-balance = Your coins before { $before }, after { $after }
replay-facts = From the record
replay-opened = Bets opened
replay-shown = Result shown
replay-rules = Rules
# $name of the rule set and its $version.
replay-rules-of = { $name }, version { $version }
replay-fingerprint = Fingerprint of the rules
replay-record = Place in the record
# $first and $last are numbers of events.
replay-record-of = Events { $first } to { $last }
replay-receipt = Signed receipt
replay-proof = Check the proof of this shoe
replay-missing = There is no such round, or it is not yours to see.

statement-title = Statement
statement-sum = Every movement of your star coins. Together they add up to your balance.
statement-empty = No movements yet.
statement-after = Balance { $amount }
statement-code-wager = Wager on { $bet }
statement-code-cancel = Wager on { $bet } taken back
statement-code-stake = Stake on { $bet } returned
statement-code-win = Won on { $bet }
statement-code-commission = Commission on { $bet }
statement-code-void = Stake on { $bet } back, round undecided
statement-code-take-back = Taken back by the house
statement-code-correction-pay = Correction on { $bet }: paid
statement-code-correction-take = Correction on { $bet }: taken back
statement-code-correction-commission = Correction on { $bet }: commission
statement-code-correction-refund = Correction on { $bet }: commission returned
statement-code-correction-loss = Correction on { $bet }: borne by the house
statement-why-first = First star coins
statement-why-refill = Topped up
statement-why-house = Given by the house

leaders-title = Leaderboards
leaders-note = The seven who have won most at a table since it was opened.
leaders-empty = Nobody is ahead here yet.
leaders-all = All tables
leaders-won = won
seated-level = Level { $level }
seated-rate = Win rate
seated-none = –
seated-empty = Nobody sits here.
seated-note = Rounds that ended with a net win, out of all rounds played in this hall.
totals-coups =
    { $coups ->
        [one] { $coups } round played
       *[other] { $coups } rounds played
    }
totals-won = Won
totals-lost = Lost
totals-empty = You have not played a round here yet.

# $nickname is the name that a patron finds wrong.
report-name = Report the name “{ $nickname }”
report-done = Reported. The house will look into it.
shoes-title = Past shoes
shoes-empty = No shoe before this one.
