# Practice of dealers: a table in memory, drills, what went wrong and what it came to.

practice-title = Practice
practice-intro = A table of your own that is nowhere but here: no patron sits at it and no wallet is touched. Only your score is kept.
practice-game = Game
practice-drill = Drill
practice-drill-random = A shuffled shoe
practice-drill-random-mishaps = A shuffled shoe with mishaps
practice-drill-whole-shoe = A whole shoe with mishaps
practice-drill-third-cards = Third cards
practice-drill-cards-astray = Cards that go astray
practice-drill-slips-of-the-hand = Entries, wagers and the cut card
practice-drill-play-stops = When play has to stop
practice-drill-new-shoe = A new shoe
practice-rounds = { $coups ->
    [0] until the cut card
    [one] one round
   *[other] { $coups } rounds
 }
practice-mishaps = { $mishaps ->
    [one] one mishap
   *[other] { $mishaps } mishaps
 }
practice-seed = Seed
practice-seed-note = The same seed deals the same cards again. Leave it empty for new ones.
practice-begin = Begin
practice-end = Give up
practice-again = The same again
practice-other = Back to drills
practice-round = { $coups ->
    [0] Round { $coup }
   *[other] Round { $coup } of { $coups }
 }
practice-lies = This card is out
practice-turned-up = This card was turned up
practice-nothing-lies = No card is out.
practice-lie-with-it = Also out: { $cards }
practice-deal-with-it = Deal with it as at a real table.
practice-sees-another-back = The card that has just come out has another back than the rest.
practice-sees-two-to-player = Two cards in a row have come to { -player }. You know which came first: they are shown in that order.
practice-sees-two-to-banker = Two cards in a row have come to { -banker }. You know which came first: they are shown in that order.
practice-sees-together = Two cards have slid out at once. Nobody can tell which was the first.
practice-sees-dropped = A card has slipped from your hand and lies on the floor, out of the camera’s view.
practice-sees-shoe-empty = You reach into the shoe, and it is empty.
practice-sees-face-up = The next card in the shoe lies face up: everybody can see it.
practice-sees-misread = The scanner has read a card. Compare it with the one that lies here.
practice-sees-late-chips = You have called “{ -no-more-bets }”. A patron now puts chips on { -banker }.
practice-sees-chips-taken-back = A patron reaches over and takes chips off the layout while you deal.
practice-sees-needless-card = Your hand was too quick: one more card lies face up, and no hand wants it.
practice-sees-cleared = You have swept the cards off the felt before the round was paid. They lie in your hand, in their order.
practice-sees-cut-card = The cut card comes out of the shoe, before the next card.
practice-sees-shown-in-shuffle = While the cards are shuffled a few of them turn over, and patrons see them.
practice-sees-shown-while-betting = Wagers are being taken. A card falls out of the shoe and lies face up.
practice-sees-shown-while-dealing = While you deal, the next card turns over in the mouth of the shoe and is seen.
practice-sees-line-away = The line to the house is down in the middle of the round. The cards lie as they were dealt, and nobody touches them.
practice-sees-line-away-and-cards-moved = The line to the house was down, and while it was the cards on the felt were moved. Nobody can say how they lay.
practice-sees-shoe-broken = The shoe is jammed: no card comes out of it any more, and it cannot be put right during this round.
practice-sees-one-too-many = You have counted. With the card that has just come out, this one has come up more often than the shoe’s decks allow.
practice-sees-cards-in-order = One suit after the other, in order, as from a new deck: these cards cannot have been shuffled.
practice-said-agreed = The supervisor agrees.
practice-said-declined = The supervisor declines. Nothing was done.
practice-said-stepped-in = You went on, and the supervisor steps in.
practice-said-corrected = You confirmed a card that was not there. The supervisor has the round corrected.
practice-said-came = The supervisor is with you.
practice-played = The supervisor is played by the drill.
practice-done = The drill is done
practice-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
practice-of-points = of 100
practice-flawless = Nothing went wrong.
practice-went-wrong = What went wrong
practice-cost = −{ $points }
practice-figures = Speed
practice-card-time = A card
practice-coup-time = A round, from “{ -no-more-bets }” to its confirmation
practice-median = Median
practice-best = Best
practice-seconds = { $seconds } s
practice-cards = Cards
practice-seen = Mishaps
practice-slip-card-put-right = Keyed { $entered } for { $card }, then put it right.
practice-slip-card-confirmed = Keyed { $entered } for { $card }, and confirmed it.
practice-slip-card-refused = Keyed { $entered } when no such card was due.
practice-slip-card-differs = Keyed { $entered } as the first card; { $card } was turned up.
practice-slip-out-of-order = “{ $asked }” was not possible then.
practice-slip-irregularity-missed = Missed: { $irregularity }
practice-slip-irregularity-wrong = Chosen: { $chosen } It was: { $irregularity }
practice-slip-false-alarm = Chosen: { $chosen } Nothing had happened.
practice-slip-answer-wrong = { $irregularity } Chosen: { $chosen } That was not the answer, or not with these cards.
practice-right = Right answer: { $answer }
practice-own-scores = Your scores
practice-scores = Everybody’s scores
practice-no-scores = Nobody has finished a drill yet.
practice-who = Who
practice-score = Points
practice-step-count-cards = Count the cards
practice-step-record-shuffle = Shuffle
practice-step-open-shoe = Open the shoe
