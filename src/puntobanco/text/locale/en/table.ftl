# The table: phases, wagers, results, roads, pay table. Patrons' pages say "round" for a coup.

# What the dealer says; read aloud by screen readers as it changes.
call-betting = Place your bets, please
call-betting-own = Place your chips and deal
call-dealing = No more bets
call-shuffling = A new shoe is being shuffled
call-waiting = Waiting for the dealer
call-closed = This table is closed
call-last = Last round of the shoe
call-seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
# $side is the name of a side. Totals are digits.
call-wins = { $side } wins, { $winner } to { $loser }
call-natural = { $side } wins with a natural { $winner } to { $loser }
call-tie = Tie, { $total } all
call-standing = Your wagers on { $bets } stay up for the next round
call-void = This round is void. All wagers were returned.
call-closing = The table closes after this round

void-why = Reason: { $reason }
void-malfunction = a malfunction
void-too-few-cards = too few cards in the shoe

count-down-label = Seconds left to wager

round-number = Round { $coup }
shoe-number = Shoe { $shoe }
cards-left = { $cards } cards left
cut-card-behind = Cut card with { $cards } cards behind it
last-round = Last round
watching = You are watching. You can sit down when a seat is free.
# $coups is 3 or 4, $most the number of rounds after which a seat is given up.
seat-warning = { $coups } rounds without a wager. After { $most } you lose your seat.
# At a table of one's own, when there was no input for long. $minutes is 30.
idle-warning = Are you still here? Your session at this table is about to end.
idle-stay = I am still here
idle-ended = Your session at this table ended after { $minutes } minutes without input. Your star coins are kept.

# Hands. $cards is a list of cards in words.
hand-of = { $side }: { $cards }, { $total } points
hand-counting = { $side }: { $cards }
hand-empty = { $side }: no cards yet
card-given = Given
card-face-down = a card face down
card-name = { $rank } of { $suit }
rank-A = ace
rank-T = ten
rank-J = jack
rank-Q = queen
rank-K = king
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
card-given-name = the given { $rank }
natural-mark = Natural
sevens-counted =
    { $count ->
        [one] { $count } seven on the table
       *[other] { $count } sevens on the table
    }

# Areas of the layout.
area-mine = your stake
area-laid = placed, not confirmed
area-confirming = being confirmed
area-hold = Keep holding to take chips off
area-others = other wagers here
area-limits = from { $min } to { $max }
area-standing = stays up
# Conditions printed beside odds. $values is a number, a range or a list.
short-banker_total = with { $values }
short-player_total = with { $values }
short-sevens = { $values } × 7
short-natural = natural
short-margin = by { $values }
short-cards = { $values } cards
short-player_cards = Player { $values } cards
short-banker_cards = Banker { $values } cards
short-player_pair-suited = same card
short-banker_pair-suited = same card
short-player_pair-mixed = same rank
short-banker_pair-mixed = same rank
short-winner-banker = Banker wins
short-winner-player = Player wins
short-winner-tie = Tie
# A fact that has no message of its own: $fact in words, $values as they are.
short-other = { $fact } { $values }
short-otherwise = otherwise
less-commission = less { $share }

# Chips and buttons.
chips-label = Chips
chip-label = Chip of { $amount }
chip-above-limit = Chip of { $amount }, above your limit
chip-next = Larger chip
chip-previous = Smaller chip
action-confirm = Confirm
action-confirm-amount = Confirm { $amount }
action-confirming = Confirming…
action-deal = Deal
action-deal-amount = Deal { $amount }
action-dealing = Dealing…
action-undo = Undo
action-clear = Clear
action-rebet = Rebet
action-rebet-x2 = Rebet ×2
action-double = Double
action-double-label = Double the chips placed
action-take-back = Take back
action-auto = Auto
action-auto-on = Auto on
action-auto-left = On: { $coups } left
action-auto-label = Repeat and confirm the last wagers every round
action-sound = Sound
chips-went-back = Chips that were not confirmed were returned to you.
auto-stopped = Auto has stopped. { $why }
auto-nothing = There is no last wager to repeat.
auto-stop-coups =
    { $coups ->
        [one] { $coups } round played, as you asked.
       *[other] { $coups } rounds played, as you asked.
    }
auto-stop-loss = Your loss has reached { $amount }, the stop you set.
auto-stop-gain = Your winnings have reached { $amount }, the stop you set.
auto-line = The connection was lost for a minute.

# What a coup brought.
result-won = You win { $amount }
result-lost = You lose { $amount }
result-even = You break even
result-away = Settled while you were away: { $amount }

# Panels beside the table.
panel-this-round = This round
panel-leaders = Leaders
panel-patrons = Patrons
panel-totals = My totals
panel-pays = Pay table
panel-draws = Drawing
panel-wagers-empty = No wagers yet.
panel-wagers-you = You
pays-odds = Pays
pays-return = Return
pays-edge = House edge
pays-push = A tie returns the stakes on { $bets }.
pays-note = Returns and edges are exact, with a full shoe.
pays-condition-only-one-of = Only one of { $bets } in a round.
pays-condition-only-with = { $bet } only together with { $bets }.
pays-condition-first-coups = { $bet } in the first { $coups } rounds of a shoe.
pays-tie-stays = After a tie, wagers on { $bets } stay up for the next round.
rules-read = Read the rules

draws-player = Player’s first two cards
draws-player-draws = draws on { $values }
draws-player-stands = stands on { $values }
draws-natural = { $values } is a natural: nobody draws.
draws-banker = Banker, by its own two cards and Player’s third
draws-third = Player’s third card
draws-own = Banker’s two cards
draws-stood-short = none
draws-cell-draws = draws
draws-cell-stands = stands
draws-why = Why did it draw?
draws-why-not = Why no third card?
draws-why-player-drew = Player drew: { $total } with two cards.
draws-why-player-stood = Player stood: { $total } with two cards.
draws-why-banker-drew = Banker drew: { $total } with two cards, and Player’s third counted { $third }.
draws-why-banker-drew-stood = Banker drew: { $total } with two cards, and Player stood.
draws-why-banker-stood = Banker stood: { $total } with two cards, and Player’s third counted { $third }.
draws-why-banker-stood-stood = Banker stood: { $total } with two cards, and Player stood.
draws-why-natural = A natural: nobody drew.

# Roads.
road-empty = No round yet in this shoe.
road-summary =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: { -banker } { $banker }, { -player } { $player }, { -tie } { $tie }.
road-run = Current run: { $side } { $length }.
road-last-regular = Last mark red, regular.
road-last-irregular = Last mark blue, irregular.
road-waiting = Not started yet.
road-ask-banker = If Banker wins next
road-ask-player = If Player wins next
road-ask-none = nothing
road-mark-red = red
road-mark-blue = blue
counts-label = This shoe
count-naturals = Naturals

# Keys.
keys-title = Shortcut keys
keys-taps = Tap an area to place the chosen chip. Hold an area for more than a second to take off what you placed there last; Undo and Clear take chips off too.
keys-lay = Place the chosen chip on { $bet }
keys-chip = Choose a chip
keys-confirm = Confirm, or deal
keys-undo = Undo
keys-clear = Clear
keys-rebet = Rebet
keys-double = Double
keys-auto = Auto on or off
keys-mute = Sound on or off
keys-help = This list

# Cards turned by hand, the shoe seen so far, the roads looked back through.
call-squeeze = Turn your cards
squeeze-card = { $hand }: turn this card
squeeze-all = Show all
heat-label = Share of all wagers
panel-shoe = Shoe
shoe-seen = { $seen } of { $all } cards of this shoe have been seen.
shoe-burnt = Burnt cards count as unseen ({ $cards }).
shoe-rank = { $gone } gone, { $left } left
shoe-odds = Exact odds of the cards left
shoe-lab = Try a betting system on it
replay-label = Look back through the shoe
replay-play = Replay
replay-stop = Pause
replay-at = Round { $coup } of { $all }
character-banker = 莊
character-player = 閒
character-tie = 和
keys-turn = Previous or next table
panel-talk = Table talk
tray-change = Choose your own chips
