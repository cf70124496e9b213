# The check of a shoe: in the browser and on the command line. Patrons' pages say "round" for a coup.

fairness-title = Fairness
fairness-alone = The house shuffled this shoe alone.
fairness-mixed = Mixed into this shoe: { $names }
fairness-next = Your share goes into the next shoe.
fairness-fresh = Ask for a new shoe with your share
fairness-check = Check this shoe
fairness-check-last = Check the last shoe
fairness-checking = Checking…
fairness-missing = The house no longer has this shoe.
fairness-holds = Everything holds.
fairness-fails = This does not hold.
fairness-counts =
    { $coups ->
        [one] Shoe { $shoe }: { $coups } round, { $cards } cards, all fixed beforehand.
       *[other] Shoe { $shoe }: { $coups } rounds, { $cards } cards, all fixed beforehand.
    }
fairness-wagers = Your wagers were paid by the rules: { $wagers }.
fairness-whole = The seed is revealed: the whole shoe was checked, its unused cards too.
fairness-running = The shoe is not over; its seed stays secret until then.
fairness-more = How it works, and more
fairness-save = Save the proof

fairness-fault-signature = The signature is not that of the house.
fairness-fault-unreadable = A statement cannot be read.
fairness-fault-house-key = This is another house’s key.
fairness-fault-decks = No shoe has so many decks.
fairness-fault-chain = The seed is not the next one in the announced chain.
fairness-fault-contributors = The list of contributors is not the one that was closed.
fairness-fault-pledge = A pledge is not in the list.
fairness-fault-promise = Cards were dealt before their order was promised.
fairness-fault-opening = The promise belongs to another opening.
fairness-fault-share = A share is not the one that was pledged.
fairness-fault-own-share = Your share is not in the shoe.
fairness-fault-other-shoe = A receipt belongs to another shoe.
fairness-fault-previous = A receipt does not follow the one before.
fairness-fault-positions = Cards are missing between two receipts, or appear twice.
fairness-fault-card = A card was not where the promise put it.
fairness-fault-rules = The rules are not the ones that the house signed.
fairness-fault-burning = The burnt cards are not those that the rules burn.
fairness-fault-drawing = Cards were drawn against the rules.
fairness-fault-felt = What lay on the table is not what the receipts say.
fairness-fault-pays = A wager was not paid by the rules.
fairness-fault-commitment = The seed is not the one that was promised.
fairness-fault-root = The promised order does not follow from the seed and the shares.
fairness-fault-order = A card is not the one that the order has at its place.

fairness-at = { $fault } ({ $place })
fairness-at-receipt = receipt { $number }
fairness-at-coup = round { $number }
fairness-at-wager = wager { $number }
fairness-at-pledge = pledge { $number }
