# The printed rules. Every sentence is one message; figures come from the rule set. “Round” is the word for one deal to a result.
# Variables are already written for the language (ranges, lists, coins, percentages) unless a message counts with them.

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
