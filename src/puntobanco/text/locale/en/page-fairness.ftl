# The fairness page: how a shoe is proved, in plain words. What the check itself says is in fairness.ftl.

proof-lead = Every shoe that the house shuffles is fixed before the first wager, by the house and the patrons at the table together, and anybody can check it. Your browser does the check; the house is not asked.
proof-step-chain = A chain of seeds
proof-step-chain-says = Each table has a chain of secret seeds, each the fingerprint of the next. Its end is published and signed before the first shoe, so no seed can be swapped later.
proof-step-pledge = Patrons’ shares
proof-step-pledge-says = While a shoe is dealt, browsers at the table pledge a random share for the next one. Yours does so automatically.
proof-step-opening = The list is closed
proof-step-opening-says = When a shoe ends, the house signs the list of pledges and is bound to the next seed. Only then are the shares shown.
proof-step-promise = The order is promised
proof-step-promise-says = Seed and shares together give the order of the cards. The house signs its fingerprint before the first wager.
proof-step-receipt = A receipt for every round
proof-step-receipt-says = Every round brings a signed receipt: its cards were where the promise put them.
proof-step-reveal = The seed is shown
proof-step-reveal-says = When the shoe ends its seed is published: anybody can work out the order again, unused cards included.
proof-limits = This proves that cards were not changed after wagers were made. It does not make a bet better: the house edge stays what the rules say.
proof-check = Check a shoe
proof-table = Table
proof-file = A proof file; you can also drop it here
proof-paste = Or paste it, or a single receipt
proof-check-pasted = Check pasted proof
proof-elsewhere = A saved proof can be checked without this page too:
proof-result = Result of the check
proof-nothing = Nothing has been checked yet.
proof-unreadable = This is neither the proof of a shoe nor a receipt.
proof-alone-held = The house signed this receipt of round { $coup }, and it stands in the proof of shoe { $shoe }.
proof-alone-signed = The house signed this receipt of round { $coup }. The proof of shoe { $shoe } cannot be had any more, so the order of its cards cannot be checked.
proof-alone-unsigned = The house’s signature does not fit this receipt. It was changed, or another house wrote it.
proof-alone-contradicted = The house signed this receipt of round { $coup }, yet the proof of shoe { $shoe } has none like it. Keep it: it speaks against the house.
proof-house-key = Key of the house
proof-anchor = End of the chain, published first
proof-chain = Place in the chain
proof-chain-place = Seed { $index } of { $shoes } in chain { $chain }
proof-commitment = Fingerprint of the seed
proof-root = Fingerprint of the order
proof-seed = Seed
proof-seed-secret = Secret until the shoe ends
proof-contributors =
    { $count ->
        [one] One share was mixed in
       *[other] { $count } shares were mixed in
    }
proof-missing-share = absent
proof-receipts =
    { $count ->
        [one] One receipt
       *[other] { $count } receipts
    }
proof-burning = Burnt cards
proof-positions = places { $first } to { $last }
proof-receipt = Receipt
