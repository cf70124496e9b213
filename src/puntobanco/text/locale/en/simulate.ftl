# What `puntobanco simulate` prints.

simulate-title = { $title }: { $rounds } rounds, seed { $seed }
simulate-bet = { -bet }
simulate-mean = Mean
simulate-deviation = Std. deviation
simulate-error = Std. error
simulate-exact = Exact
simulate-z = z
simulate-result = Result
simulate-rounds = Rounds
simulate-share = Share
simulate-shoes = { $shoes } shoes; rounds per shoe: { $mean } on average (± { $deviation }), { $least } to { $most }
simulate-cards = Cards per round: { $mean } on average (± { $deviation }), { $least } to { $most }
simulate-speed = { $seconds } seconds, { $rate } rounds a second
simulate-getting-ready = Getting ready…
simulate-progress = { $dealt } of { $wanted } rounds, { $rate } a second, { $left } to go
simulate-stopped = Stopped after { $dealt } of { $wanted } rounds.
simulate-shoe = Shoe { $number } of seed { $seed }: { $rounds } rounds
simulate-burn = First card { $card }, cards burnt: { $burnt }
simulate-round = Round
simulate-totals = Totals
