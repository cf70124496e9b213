# Tables of the command line. Help and errors of commands are not here: they speak to whoever types commands.

games-ruleset = Rule set
games-bet = { -bet }
games-pays = Pays
games-return = Return
games-edge = { -house-edge }
games-decks = Version { $version }, { $decks ->
        [one] one deck
       *[other] { $decks } decks
    }
games-less-commission = { $odds } less { $percent }

odds-title = { $title }: { $cards } cards, { $total } deals
odds-bet = { -bet }
odds-edge = { -house-edge }
odds-return = Return
odds-deviation = Std. deviation
odds-wins = Wins
odds-exact = Exact house edge
odds-result = Result
odds-ways = Deals
odds-chance = Probability
odds-removal = Effect of one card fewer of each rank, in millionths of the stake

roads-title = { $rounds ->
        [one] Roads of one round
       *[other] Roads of { $rounds } rounds
    }
roads-summary = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }: { -banker } { $banker }, { -player } { $player }, { -tie } { $tie }

settle-player = { $player } wins, { $player_total } to { $banker_total } of { $banker }
settle-banker = { $banker } wins, { $banker_total } to { $player_total } of { $player }
settle-tie = { $player } and { $banker } tie, { $player_total } to { $banker_total }
settle-bet = { -bet }
settle-stake = Stake
settle-win = Win
settle-commission = { -commission }
settle-returned = Returned
settle-net = Net

# Printed once where a new house has no admin yet. $link is an address, $hours how long it is good.
serve-first-admin = This house has no admin yet. Open this address within { $hours } hours to become it; it works once: { $link }
