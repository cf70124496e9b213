# PAR sheets: `puntobanco par`. Figures are written by the language; names of bets and facts come from the other files.

par-title = PAR sheet: { $title }
par-ruleset = Rule set
par-version = { $id }, version { $version }
par-engine = Engine
par-engine-version = { $name } { $version }
par-shoe = Shoe
par-shoe-full =
    { $decks ->
        [one] one full deck, { $cards } cards
       *[other] { $decks } full decks, { $cards } cards
    }
par-total = Ways counted
par-behaviour = Fingerprint of the rules
par-inputs = Hash of the inputs
par-method = Every figure is counted in whole numbers over all orders in which the cards of a round can lie; nothing is simulated. It holds for one unit staked before the first card of a full shoe.
par-rounding = Conditions between bets and rounding do not enter. At the table stakes come in steps of { $step }, and what is returned is rounded down to a multiple of { $unit }.
par-volatility-note = The volatility index is { $z } standard deviations. Divided by the root of the number of rounds, it is how far the return of nine series in ten strays from the exact one at most.

par-section-results = Results
par-section-bets = All bets
par-column-result = Result
par-column-ways = Ways
par-column-chance = Probability
par-column-bet = Bet
par-column-edge = House edge
par-column-return = Return
par-column-deviation = Standard deviation
par-column-volatility = Volatility index
par-column-hits = Hit frequency
par-column-when = Pays when
par-column-odds = Odds
par-column-commission = Commission
par-column-net = Net
par-column-contribution = Part of the return
par-column-figure = Figure
par-column-decimal = Decimal
par-column-exact = Exact
par-column-rounds = Rounds
par-column-lowest = Lowest
par-column-highest = Highest
par-loses = It loses in every other case
par-together = Together

par-lines = Pay lines
par-figures = Figures
par-expected = Expected net
par-variance = Variance
par-removal = Effect of removing one card of a rank, in thousandths of a percent of the stake
par-ranges = Return of nine series in ten

par-plot-edges = House edge of every bet, in percent of the stake
par-plot-removal = What one card less of a rank adds to the patron’s expectation, in thousandths of a percent of the stake
par-plot-parts = What each pay line adds to the return, in percent of the stake
