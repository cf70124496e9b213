# A table that a person deals: what patrons see there, and what consoles say in the same words.

live-dealer = Dealer: { $dealer }
live-no-dealer = No dealer
live-manual = Cards are entered by hand
live-small = Dealer and supervisor may be one person
live-burnt = { $cards ->
    [one] one card burnt
   *[other] { $cards } cards burnt
 }
live-shoe-counted = Next shoe: { $decks } decks, { $cards } cards counted
live-shuffled-by-hand = Shuffled by hand
live-shuffled-by-machine = Shuffled by machine
live-mixing = The cards are being shuffled
live-new-shoe = The new shoe
live-first-card = First card: { $card }
live-burnt-with-it = { $cards ->
    [one] It is burnt alone.
   *[other] With it { $cards } cards are burnt.
 }
live-hold-paused = The table is paused.
live-hold-dealer-link = The connection to the dealer is lost.
live-hold-video-link = The picture of the table is lost.
live-hold-no-supervisor = No supervisor is present: no new round starts.
live-hold-interrupted = The house was interrupted: the dealer reads the cards again.
live-hold-card-too-often = A card came up more often than the shoe allows.
live-hold-until = To be decided within { $time }
live-cause-dealing-error = A mistake in dealing
live-cause-entry-error = A mistake in entering
live-cause-card-fault = A problem with a card
live-cause-equipment = Equipment
live-cause-link = The connection
live-cause-complaint = A complaint
live-cause-integrity = Integrity of the game
live-cause-end-of-shoe = End of the shoe
live-cause-other = Something else
live-video = Picture of the table
live-video-on = On
live-video-hd = HD
live-video-sd = SD
live-video-off = Off
live-corrected = Round { $coup } of shoe { $shoe } was corrected
live-annulled = Round { $coup } of shoe { $shoe } no longer counts
live-difference = Your result was { $before }; it is { $after } now, a difference of { $difference }.
live-waived = The house bears { $amount } of it.
