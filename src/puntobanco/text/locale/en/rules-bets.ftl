# The printed rules. Every sentence is one message; figures come from the rule set. “Round” is the word for one deal to a result.
# Variables are already written for the language (ranges, lists, coins, percentages) unless a message counts with them.

## What the bets pay

pays-caption = { $bet }
pays-column-when = When
pays-column-pays = Pays
pays-column-commission = Commission
pays-column-return = Back for 1
pays-column-chance = Probability
pays-rest = in every other case
when-again = { $when }, in every other case
when-always = always
when-winner-player = { -player } wins
when-winner-banker = { -banker } wins
when-winner-tie = the hands tie
when-player-wins-with = { -player } wins with { $values }
when-banker-wins-with = { -banker } wins with { $values }
when-tie-at = the hands tie on { $values }
when-player_total = { -player } ends with { $values }
when-banker_total = { -banker } ends with { $values }
when-player_cards = { -player } has { $values } cards
when-banker_cards = { -banker } has { $values } cards
when-cards = { $values } cards are dealt to both hands together
when-margin = the totals differ by { $values }
when-points = the totals add up to { $values }
when-high_total = the higher total is { $values }
when-low_total = the lower total is { $values }
when-natural-true = the round ends with a natural
when-natural-false = the round does not end with a natural
when-player_natural-true = { -player } has a natural
when-player_natural-false = { -player } has no natural
when-banker_natural-true = { -banker } has a natural
when-banker_natural-false = { -banker } has no natural
when-either_pair-true = the first two cards of at least one hand are a pair
when-either_pair-false = neither hand begins with a pair
when-suited_pairs = hands that begin with a pair of one suit: { $values }
when-player_pair-any = the first two cards of { -player } have the same rank
when-player_pair-mixed = the first two cards of { -player } have the same rank and different suits
when-player_pair-suited = the first two cards of { -player } have the same rank and suit
when-player_pair-none = the first two cards of { -player } have different ranks
when-banker_pair-any = the first two cards of { -banker } have the same rank
when-banker_pair-mixed = the first two cards of { -banker } have the same rank and different suits
when-banker_pair-suited = the first two cards of { -banker } have the same rank and suit
when-banker_pair-none = the first two cards of { -banker } have different ranks
when-rank-count = cards of rank { $rank } in both hands together: { $values }
when-player_match-none = the first two cards of { -player } do not match
when-player_match-suited = the first two cards of { -player } are of one suit
when-player_match-royal = the first two cards of { -player } are a king and a queen of two suits
when-player_match-royal-suited = the first two cards of { -player } are a king and a queen of one suit
when-player_triple-any = the three cards of { -player } are of one rank
when-player_triple-mixed = the three cards of { -player } are of one rank and not of one suit
when-player_triple-suited = the three cards of { -player } are of one rank and suit
when-player_triple-none = { -player } has no three cards of one rank
when-banker_match-none = the first two cards of { -banker } do not match
when-banker_match-suited = the first two cards of { -banker } are of one suit
when-banker_match-royal = the first two cards of { -banker } are a king and a queen of two suits
when-banker_match-royal-suited = the first two cards of { -banker } are a king and a queen of one suit
when-banker_triple-any = the three cards of { -banker } are of one rank
when-banker_triple-mixed = the three cards of { -banker } are of one rank and not of one suit
when-banker_triple-suited = the three cards of { -banker } are of one rank and suit
when-banker_triple-none = { -banker } has no three cards of one rank
when-pairs_alike-true = the first four cards are all of one rank
when-pairs_alike-false = the first four cards are not all of one rank
when-ranks_alike = cards that share a rank, the largest group first: { $values }
when-first_nines-0 = no nine among the first four cards
when-first_nines-1 = one nine among the first four cards, not of diamonds
when-first_nines-1-diamond = one nine among the first four cards, of diamonds
when-first_nines-2 = two nines among the first four cards, of different suits
when-first_nines-2-suited = two nines among the first four cards, of one suit
when-first_nines-3 = three nines among the first four cards, not of one suit
when-first_nines-3-suited = three nines among the first four cards, of one suit
when-first_nines-4 = four nines among the first four cards
when-pair_count = hands that begin with a pair: { $values }
when-most_alike = most cards of one rank in both hands together: { $values }
when-colours-red = all cards are red
when-colours-black = all cards are black
when-colours-mixed = the cards are of both colours
when-player_two = { -player }’s first two cards make { $values }
when-banker_two = { -banker }’s first two cards make { $values }
when-player_third = { -player }’s third card counts { $values }
when-player_third-none = { -player } draws no third card
when-banker_third = { -banker }’s third card counts { $values }
when-banker_third-none = { -banker } draws no third card

## Exact returns

returns-counted = Counted, not simulated: every possible deal from a full shoe of { $decks } decks, { $total } in all. Rounding and conditions between bets do not enter.
returns-caption = Return of each bet
returns-column-bet = Bet
returns-column-wins = Wins
returns-column-pushes = Pushes
returns-column-loses = Loses
returns-column-rtp = { -rtp }
returns-column-edge = { -house-edge }
returns-column-deviation = Standard deviation
returns-exact-caption = The same as fractions
returns-column-exact-edge = { -house-edge }, exact
returns-column-exact-hit = Probability of a win, exact

## Which bets go together

conditions-none = All bets are independent: each may be wagered on alone or together with any other.
condition-only-one-of = Of { $bets } you may wager on only one in a round.
condition-only-with = { $bet } may be wagered on only together with a wager on { $bets }.
condition-first-coups = { $bet } is offered only in the first { $rounds } rounds of a shoe.
condition-at-rng = This holds at tables with a random number generator only.
condition-at-live = This holds at live tables only.
conditions-rest = No condition holds for { $bets }.

## Stakes, commission and rounding

money-step = Stakes go in steps of { $step } (star coins).
money-commission = { $bet }: when { $when }, { $percent } of the win is kept as commission.
money-no-commission = There is no commission.
money-rounding = What comes back is rounded down to whole multiples of { $unit } star coins, once.
money-exact = With stakes in this step nothing needs rounding.
money-caption = Examples
money-column-bet = Bet
money-column-case = Case
money-column-stake = Stake
money-column-exact = Exact return
money-column-win = Win
money-column-commission = Commission
money-column-returned = Returned
