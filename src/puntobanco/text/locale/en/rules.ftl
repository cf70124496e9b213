# The printed rules. Every sentence is one message; figures come from the rule set. “Round” is the word for one deal to a result.
# Variables are already written for the language (ranges, lists, coins, percentages) unless a message counts with them.

## Pieces

range = { $first }–{ $last }
none-listed = none
sentences = { $first } { $second }
list-number-or = { $list } or { $item }
list-more-number-or = { $list }, or { $item }
odds-to = { $win } to { $stake }
odds-for = { $return } for { $stake }
odds-push = push
odds-loses = loses
paragraph-without-text = No text; this paragraph states { $key }.

## Titles

rules-heading = Rules: { $title }
section-about = The game
section-definitions = Terms
section-equipment = Cards and shoe
section-play = How a round is played
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
decks-several = The game is played with { $allowed } decks of { $cards } cards each, without jokers, with backs of the same colour and design; usually with { $usual }.
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
