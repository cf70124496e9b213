# The printed rules. Every sentence is one message; figures come from the rule set. “Round” is the word for one deal to a result.
# Variables are already written for the language (ranges, lists, coins, percentages) unless a message counts with them.

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
shoe-cards-least = A shoe ends as soon as fewer than { $cards } cards remain. This is checked before each round, so that none is started that cannot be finished.
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

irregularities-order = Where several answers are listed, the first that is possible applies. Earlier results of the shoe stand unless something else is said.
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
irregularity-card-too-often = A card turns up more often than the shoe allows.
irregularity-face-up-in-shoe = A card lies face up in the shoe.
irregularity-cleared-too-early = The table is cleared before the round is settled.
irregularity-unshuffled-shoe = It is suspected that the shoe was not shuffled.
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
answer-pick-up-and-use = The card is picked up and play goes on with it.
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
