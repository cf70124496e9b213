# The printed rules. Every sentence is one message; figures come from the rule set. “Round” is the word for one deal to a result.
# Variables are already written for the language (ranges, lists, coins, percentages) unless a message counts with them.

## Pieces

range = { $first }–{ $last }
none-listed = none
sentences = { $first } { $second }
odds-to = { $win } to { $stake }
odds-for = { $return } for { $stake }
odds-push = push
odds-loses = loses
paragraph-without-text = No text; this paragraph states { $key }.

## Titles

rules-heading = Rules: { $title }
section-about = The game
section-definitions = Words
section-equipment = Cards and shoe
section-play = How a round goes
section-values = What cards count
section-deal = The deal
section-drawing = Who draws a third card
section-result = The result
section-pays = What the bets pay
section-returns = Exact returns
section-conditions = Which bets go together
section-money = Stakes, commission and rounding
section-shoe = When the shoe is shuffled
section-table = At the table
section-irregularities = When something goes wrong
section-examples = Worked rounds
section-notes = Notes
section-sources = Sources
section-version = Version

## The game

about-object = Baccarat compares two hands, { -player } and { -banker }. You wager on what will happen; the hands belong to nobody.
about-nine = The hand nearer to { $best } wins.
about-bets =
    { $count ->
        [one] There is one bet: { $bets }.
       *[other] There are { $count } bets: { $bets }.
    }
about-play-money = Star coins are play money. They cannot be bought, paid out or passed on.
about-no-prediction = Past results say nothing about the next one.

## Words

define-round = A round begins with the call for bets and ends when the result has been announced, losing wagers collected and winning wagers paid.
define-hand = A hand is the two or three cards of { -player } or of { -banker }.
define-initial = The initial deal is the first two cards of both hands.
define-total = The point total of a hand is the last digit of the sum of its cards: { $first } and { $second } make { $total }.
define-natural = A natural is a point total of { $naturals } in the initial deal, in either hand.
define-baccarat = A hand worth { $zero } is called “baccarat”.
define-tie = A tie is a round in which both hands end with the same point total.
define-push = A push returns the stake: nothing is won or lost.
define-odds = “{ $to }” means that the stake comes back together with the win. “{ $for }” counts the stake within what is paid and means the same.

## Cards and shoe

decks-one =
    { $decks ->
        [one] The game is played with one deck of { $cards } cards without jokers.
       *[other] The game is played with { $decks } decks of { $cards } cards each, without jokers, with backs of the same colour and design.
    }
decks-several = The game is played with { $allowed } decks of { $cards } cards each, without jokers, with backs of the same colour and design; { $usual } as a rule.
shoe-size = A full shoe of { $decks } decks holds { $cards } cards.
fixed-player = The first card of { -player } is always a { $card }. It is laid on the layout and is not part of the shoe.
fixed-banker = The first card of { -banker } is always a { $card }. It is laid on the layout and is not part of the shoe.
layout-areas = The layout has an area for each bet: { $bets }.

## How a round goes

play-open = Betting opens with the call “{ -place-bets }”.
play-close = It closes with the call “{ -no-more-bets }”. From then on no wager is placed, raised or taken back.
play-deal = The initial deal is made and the point total of each hand is announced.
play-third = Third cards are dealt by the drawing rules, first to { -player }, then to { -banker }.
play-settle = The result is announced; losing wagers are collected, winning ones paid.
play-wait = Whoever arrives while a round is being dealt waits until it is settled.
play-touch = There is no clock. You lay chips and press “{ -deal }”; that books the wagers and decides the round.

## What cards count

value-ace = An ace counts { $value }.
value-pips = Cards from { $first } to { $last } count their face value.
value-tens = Tens, jacks, queens and kings count { $value }.
value-total = The point total of a hand is the last digit of the sum of its cards.
value-above = A sum of { $low } to { $high } is the total itself; of a higher sum only the last digit counts.

## The deal

deal-order = Cards are dealt from the shoe one at a time, in this order: { $order }.
deal-card-caption = The initial deal
deal-column-number = Card
deal-column-hand = Goes to
deal-from-shoe = No. { $number } from the shoe
deal-fixed-card = Laid beforehand: { $card }
deal-place-player = { -player }, card { $place }
deal-place-banker = { -banker }, card { $place }

## Who draws a third card

draw-natural = If either hand has { $naturals } in the initial deal, no more cards are dealt.
draw-player = Otherwise { -player } draws on { $draws } and stands on { $stands }.
draw-banker-stood = If { -player } stood, { -banker } draws on { $draws } and stands on { $stands }.
draw-banker-third = If { -player } drew, { -banker } goes by its own two-card total and by the value of { -player }’s third card:
draw-always = With { $total } { -banker } always draws.
draw-never = With { $total } { -banker } stands.
draw-on = With { $total } { -banker } draws if the third card was { $thirds }.
draw-unless = With { $total } { -banker } draws unless the third card was { $thirds }.
draw-player-caption = { -player }
draw-total-caption = { -banker } by its own total, when { -player } drew
draw-third-caption = { -banker } by { -player }’s third card
draw-grid-caption = All cases: { -banker }’s total down, { -player }’s third card across
draw-column-player-total = { -player }’s total
draw-column-banker-total = { -banker }’s total
draw-column-third = { -player }’s third card
draw-column-draws = Draws on
draw-column-stands = Stands on
draw-column-does = Does
draw-column-draws-when = Draws when the third card is
draw-column-stands-when = Stands when the third card is
draw-stood = stood
draw-cell-draws = draws
draw-cell-stands = stands
draw-cell-natural = natural, nobody draws
draw-formula = The same as a formula: take the value of { -player }’s third card, counting { $eight } as { $minustwo } and { $nine } as { $minusone }; halve it toward zero and add { $added }. { -banker } draws if its total is at most that.
draw-formula-example = After a third card worth { $third } this gives { $bound }: { -banker } draws on { $draws }.

## The result

result-higher = The hand with the higher point total wins.
result-tie-returned = On a tie the wagers on { $bets } are returned.
result-tie-stay = On a tie the wagers on { $bets } stay up for the next round and are settled by it. At the end of a shoe they are returned.
result-tie-withdrawable = Until the next “{ -no-more-bets }” you may take down a wager that stayed up.
result-tie-fixed = A wager that stayed up cannot be taken down.
result-tie-call = The croupier’s call on a tie is “Égalité – tie wins”.

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
money-column-returned = Comes back

## When the shoe is shuffled

shoe-mode-rng = Tables with a random number generator:
shoe-mode-live = Live tables:
shoe-fresh = All { $cards } cards are shuffled before every round.
shoe-burn = When a new shoe is opened its first card is turned up, and as many more are burnt as it says: { $ace } for an ace, the face value for { $first } to { $last }, { $ten } for a ten, jack, queen or king.
shoe-cut-behind =
    { $cards ->
        [one] The cut card lies before the last card.
       *[other] The cut card lies before the last { $cards } cards.
    }
shoe-cut-dealer = The dealer places the cut card and enters how many cards lie behind it; everybody can see that number.
shoe-cut-last = The round in which the cut card comes out is the last of the shoe, also when it comes out before the first card of the round.
shoe-cut-more =
    { $rounds ->
        [one] The round in which the cut card comes out is followed by one more, which is the last of the shoe.
       *[other] The round in which the cut card comes out is followed by { $rounds } more, which are the last of the shoe.
    }
shoe-coups-max =
    { $rounds ->
        [one] A shoe ends after one round.
       *[other] A shoe ends after { $rounds } rounds.
    }
shoe-cards-least = A shoe ends as soon as fewer than { $cards } cards remain. This is looked at before a round, so that none is begun that cannot be finished.
shoe-cleared = With a new shoe all counts and roads begin anew.

## At the table

table-modes-rng = Cards come from the house’s random number generator.
table-modes-live = Cards come from a dealer and a paper shoe.
table-modes-both = There are tables with a random number generator and live tables.
table-seats =
    { $seats ->
        [one] One person plays against the house.
       *[other] A table seats { $seats }; others may watch.
    }
table-seconds = Betting is open for { $seconds } seconds.
table-no-clock = Betting has no time limit.
table-chips = There are chips of { $chips } star coins.
table-cancel-until-confirm = “{ -confirm }” books the chips you have laid; after that they cannot be taken back. More may be added and confirmed while betting is open.
table-cancel-until-confirm-rest = Chips that are not confirmed when betting closes are no wagers and go back to you.
table-cancel-until-close = You may take wagers back until “{ -no-more-bets }”.
table-cancel-until-deal = You may take wagers back until you press “{ -deal }”. Chips that were not dealt are no wagers.
table-rebet-until-confirm = “{ -rebet }” lays the bets and amounts of your last wager again; “{ -confirm }” books them.
table-rebet-until-close = “{ -rebet }” lays the bets and amounts of your last wager again.
table-rebet-until-deal = “{ -rebet }” lays the bets and amounts of your last wager again and deals at once; “{ -rebet-x2 }” does the same with twice the amounts.
table-auto = “{ -auto }” repeats and confirms your last wager round after round until you switch it off. It stops, and says why, when balance, limit or a closed bet forbids the wager.
table-limits-caption = Limits for one round, in star coins
table-limits-level-caption = Limits for one round by level, in star coins
table-column-bet = Bet
table-column-min = Minimum
table-column-max = Maximum
table-column-level = Level { $level }
table-levels = Levels 0 and 1 have the limits of level 1; every level adds as much again, up to level { $top }. Playing here does not count towards the next level.
table-house = A house may set other limits and times for its tables; the table shows them.

## When something goes wrong

irregularities-order = Of several answers the first that is possible holds. Earlier results of the shoe stand unless something else is said.
irregularity-first-deal-mistake = A mistake is made in the first deal of a shoe.
irregularity-exposed-while-betting = A card is accidentally exposed while betting is open.
irregularity-needless-card-exposed = A card that was not needed is drawn and exposed during the deal.
irregularity-exposed-in-shuffle = Cards are exposed during the shuffle.
irregularity-exposed-while-dealing = A card is exposed at the start of a round, from “{ -no-more-bets }” on, or while dealing.
irregularity-error-in-deal = A mistake is made while dealing.
irregularity-cancel-shoe-results = The management cancels the results of a shoe.
irregularity-dropped-in-shuffle-or-deal = A card drops out of the camera’s view during the shuffle or the deal.
irregularity-dropped-coup-card-out-of-view = A card of the round itself was out of the camera’s view.
irregularity-cut-card-during-coup = The cut card comes out during a round.
irregularity-cut-card-before-first-card = The cut card comes out before the first card of a round.
irregularity-coup-after-last = A round is dealt after the last one of a shoe.
irregularity-foreign-card = A foreign card is found.
irregularity-too-many-to-player = Too many cards are dealt to { -player } in the initial deal.
irregularity-too-many-to-banker = Too many cards are dealt to { -banker } in the initial deal.
irregularity-cards-drawn-together = Two or more cards are drawn at once in the initial deal and their order cannot be known.
irregularity-too-few-cards = There are too few cards in the shoe to finish a round.
irregularity-late-wager = A wager is placed or raised after “{ -no-more-bets }”.
irregularity-withdrawn-wager = A wager is taken back after “{ -no-more-bets }”.
irregularity-card-entered-wrongly = A card is entered wrongly by the dealer.
irregularity-card-too-often = A card turns up more often than the shoe can hold it.
irregularity-link-lost = The link between table and house is lost.
irregularity-malfunction = A malfunction makes it impossible to finish the round.
irregularity-own = { $name }.

answer-void-coup = The round is void: wagers on it are returned and it leaves no mark.
answer-void-coup-and-shoe = The round is void and so is the shoe: wagers are returned and a new shoe is opened.
answer-correct-if-first-card-not-handled = It is put right on the spot if the first card has not been handled.
answer-new-shoe = A new shoe is opened.
answer-result-by-drawing-rules = The result follows the drawing rules.
answer-reshuffle = The cards are shuffled again.
answer-house-decides = The house decides by the stage of the shuffle and the number of cards.
answer-no-effect = It does not affect the round.
answer-correct-while-cards-lie = It is corrected at once while the cards are still on the table.
answer-correct-coup = The round is corrected in fairness.
answer-cancel-shoe = The shoe is cancelled: its results no longer count, by transfers that balance them, and its marks go.
answer-pick-up-and-use = The card is picked up and used on.
answer-use-if-opened-in-view = It is used if it was opened in view.
answer-take-out = It is taken out and the shoe goes on.
answer-last-coup = That round is the last of the shoe.
answer-reconstruct = The hands are put in order if they can be reconstructed.
answer-refuse-late-part = What came late is refused; the stake placed in time stands.
answer-settle-all-the-same = The wager is settled by the result all the same.
answer-undo-at-once = The entry is undone at once.
answer-hold = Wagers are held until the link is back, and the round is finished.
answer-own = { $name }.

irregularity-persons = At least { $persons } persons must agree.
irregularity-earlier-void = Earlier results of the shoe are void.
irregularity-earlier-house-decides = Whether earlier results of the shoe stand is for the house to decide.
house-answer = The source is silent here; this is the house’s own answer.
source-online = After the terms of the online house, which hold for all card games.
source-online-our-reading = After the terms of the online house, which are unclear here; this is our reading.

## Worked rounds

example-title = Round { $number }
example-column-hand = Hand
example-column-cards = Cards
example-column-total = Total
example-natural-player = { -player } has a natural { $total }; nobody draws.
example-natural-banker = { -banker } has a natural { $total }; nobody draws.
example-player-draws = { -player } has { $total } and draws: { $card }.
example-player-stands = { -player } has { $total } and stands.
example-banker-draws = { -banker } has { $total } and draws: { $card }.
example-banker-stands = { -banker } has { $total } and stands.
example-banker-draws-against = { -banker } has { $total } against a third card worth { $third } and draws: { $card }.
example-banker-stands-against = { -banker } has { $total } against a third card worth { $third } and stands.
example-winner-player = { -player } wins, { $player } to { $banker }.
example-winner-banker = { -banker } wins, { $banker } to { $player }.
example-winner-tie = The hands tie on { $player }.
example-bet-wins = A wager on { $bet } wins { $net } for 1.
example-bet-loses = A wager on { $bet } loses.
example-bet-pushes = A wager on { $bet } is returned.

## Notes

note-odds-tie-stays = Exact returns and settled examples count a tie as nothing won or lost on a wager that stays up.
note-live-terms = The source names no burn card, no cut card and no answers for mishaps at live tables; here they are as the online house has them for all card games.
note-super-sevens-other-pays = Other houses pay other odds on { -super-sevens }; those are rule sets of their own.
note-chinese-half-mended = The Chinese half of the source has mistakes; its English half rules, and the Chinese text here is mended, not quoted.
note-super-sevens-rows-from-elsewhere = The pay table of the source breaks off after two sevens; the pays from three sevens on are those that another house prints for the same text.
note-decks-ours = The source does not name the number of decks; it is the house’s choice.
note-tie-returns-ours = The source does not say that a tie returns the wagers on { -banker } and { -player }; it does, as in the ordinary game.
note-cut-card-our-reading = The source’s sentence about a cut card that comes out between two rounds is unclear. We read it so: it comes out before the first card of a round, and that round is the last.
note-dropped-card-our-reading = The source’s two sentences about dropped cards overlap while cards are being dealt; what stands here is our reading.
note-tie-and-pair-pays-usual = The source does not print what { -tie } and the pairs pay; these are the usual odds.
note-rounding-whole-coins = With stakes in the unit of this hall every win and every commission is a whole number of star coins.
note-touch-unfinished = A round that was dealt is finished by the house even if your link is lost, and shown to you when you return.
note-touch-idle = A session without input ends after 30 minutes; you are warned two minutes before.
note-touch-malfunction = A malfunction voids the round: its wagers and pays count for nothing and the wagers are returned.
note-touch-document-errors = The source says that clearing doubles all bets, that 10 is taken off a sum above 10, and writes pays that include the stake as odds; these are slips of its translation.

## Sources

source-line = { $title } ({ $house }, { $date }).
source-line-undated = { $title } ({ $house }, undated).
source-language = Language: { $language }.
source-address = Found at { $address }
source-note-machine-written = A machine-written text; used for its content, not its wording.
source-note-chinese-half = The Chinese half of the same document, with known mistakes.
source-note-table-cut-off = Its pay table breaks off after two sevens.
source-note-touch-errors = A translation with slips, listed in the notes.

## Version

version-line = Rule set { $id }, version { $version }.
version-extends = It is a difference from { $title }.
version-hash = Fingerprint of everything that decides results and pays: { $hash }.

## Rules of 7 Up Baccarat (MBS), with the paragraph numbers of the original. The sentences are ours.

chapter-7up-mbs-1 = Definitions
chapter-7up-mbs-2 = Mode of play
chapter-7up-mbs-3 = How to play
chapter-7up-mbs-4 = Settlement
chapter-7up-mbs-5 = Irregularities
paragraph-7up-mbs-1-1-1 = “Hand” means the cards dealt to { -banker } or to { -player } in a round of play.
paragraph-7up-mbs-1-1-2 = “Initial deal” means that only the first two cards of { -player } and the first two cards of { -banker } have been dealt. The first card of { -player } is always worth { $fixed }.
paragraph-7up-mbs-1-1-3 = “Natural” means a point total of { $naturals } of either hand in the initial deal.
paragraph-7up-mbs-1-1-4 = “Point total” means the total value of the cards of a hand.
paragraph-7up-mbs-1-1-5 = “Round of play” means the time from the call for bets until the dealer has announced the result and, where there are wagers, collected the losing and paid the winning ones.
paragraph-7up-mbs-1-1-6 = “Tie” means that the hands of { -player } and { -banker } have the same point total at the end of a round of play.
paragraph-7up-mbs-1-1-7 = “{ $bet }” means that the completed hands together hold at least { $sevens_least } sevens, the mandatory 7 of { -player } included.
paragraph-7up-mbs-2-1 = { -seven-up } is played with { $decks } decks of { $cards } cards each, without jokers, with backs of the same colour and design.
paragraph-7up-mbs-2-2 = The layout has areas for { $count } bets:
paragraph-7up-mbs-2-2-1 = areas for wagers on { $bet };
paragraph-7up-mbs-2-2-2 = areas for wagers on { $bet };
paragraph-7up-mbs-2-2-3 = areas for wagers on { $bet };
paragraph-7up-mbs-2-2-4 = areas for wagers on { $bet }.
paragraph-7up-mbs-3-1 = Play begins when the dealer calls “{ -place-bets }”.
paragraph-7up-mbs-3-2 = Betting is closed when the dealer calls “{ -no-more-bets }”.
paragraph-7up-mbs-3-3 = The cards count as follows:
paragraph-7up-mbs-3-3-1 = any card from { $pip_low } to { $pip_high } counts its face value, and an ace counts { $ace };
paragraph-7up-mbs-3-3-2 = any ten, jack, queen or king counts { $ten }.
paragraph-7up-mbs-3-4 = The point total of a hand is as follows:
paragraph-7up-mbs-3-4-1 = where the cards of the hand add up to { $total_low } to { $total_high }, that number;
paragraph-7up-mbs-3-4-2 = where they add up to { $above } or more, the right digit of that number only.
paragraph-7up-mbs-3-5 = Wagers on { $bets } are independent of each other and may be placed alone or in any combination.
paragraph-7up-mbs-3-6 = Two hands are dealt, one called { -player } and the other { -banker }.
paragraph-7up-mbs-3-7 = The first card of { -player } is always worth { $fixed }.
paragraph-7up-mbs-3-8 = Then cards are dealt from the shoe, { $count } in number:
paragraph-7up-mbs-3-8-1 = for the initial hand of { -banker }, those dealt as number { $banker_numbers };
paragraph-7up-mbs-3-8-2 = for the initial hand of { -player }, those dealt as number { $player_numbers }.
paragraph-7up-mbs-3-9 = When the four cards are known, the dealer announces the point total of each hand and deals third cards where the table of play asks for them:
paragraph-7up-mbs-3-9-1 = If the point total of either hand is { $naturals } after the initial four cards, which is a natural, no more cards are dealt to either hand.
paragraph-7up-mbs-3-9-2 = Otherwise { -player } draws a card on { $player_draws } and stands on { $player_stands }.
paragraph-7up-mbs-3-9-3 = When { -player } stands, { -banker } draws on { $stood_draws } and stands on { $stood_stands }.
paragraph-7up-mbs-3-9-4 = When { -player } has drawn, { -banker } draws against the third card of { -player } as the table shows, and stands at all other times.
paragraph-7up-mbs-3-10 = The hand with the highest point total wins the round of play.
paragraph-7up-mbs-3-10-1 = If both hands have the same point total the round is a tie: wagers on { $main_bets } neither win nor lose, and wagers on { -tie } win.
paragraph-7up-mbs-4-1 = Wagers are settled as follows:
paragraph-7up-mbs-5-1 = If a foreign card is found in the course of a game:
paragraph-7up-mbs-5-1-1 = the current round of play is void, and
paragraph-7up-mbs-5-1-2 = all results of earlier rounds stand.
paragraph-7up-mbs-5-2 = When more than { $player_from_shoe ->
        [one] one card is
       *[other] { $player_from_shoe } cards are
    } dealt to { -player } in the initial deal and the hand cannot be reconstructed, the round of play is void.
paragraph-7up-mbs-5-3 = When more than { $banker_from_shoe ->
        [one] one card is
       *[other] { $banker_from_shoe } cards are
    } dealt to { -banker } in the initial deal and the hand cannot be reconstructed, the round of play is void.
paragraph-7up-mbs-5-4 = When two or more cards are drawn at once during the initial deal and their order cannot be ascertained, the round of play is void.
paragraph-7up-mbs-5-5 = If there are too few cards in the shoe to complete a round of play, it is void.
paragraph-7up-mbs-5-6 = After “{ -no-more-bets }” no wager may be placed or increased. A wager placed then, or the part by which one is increased, is refused and not honoured.
paragraph-7up-mbs-5-7 = After “{ -no-more-bets }” no wager may be withdrawn. A wager that is withdrawn is won or lost by the result all the same.
