# The hall: cards of tables, filters, sorting.

hall-title = The hall
# $tables: how many tables are shown.
hall-count =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
hall-filter = Game
hall-filter-all = All games
hall-sort = Sort by
hall-sort-number = Table number
hall-sort-patrons = Patrons
hall-sort-minimum = Lowest minimum
hall-empty = No table matches.
hall-loading = Loading the hall…

# Number on a card of a table, and on the table itself.
table-number = Table { $number }
# $patrons of $seats, both written out.
hall-patrons = { $patrons } / { $seats } seats
hall-own-table = Your own table
hall-limits = { $min } – { $max }
hall-enter = Sit down
hall-watch = Full: watch
hall-coup = Round { $coup }
hall-shoe-new = New shoe

# Phases of a table in few words, for the card of a table.
phase-betting = Bets open
phase-dealing = Dealing
phase-revealing = Result
phase-shuffling = Shuffling
phase-closed = Closed
phase-own = Whenever you like

mode-live = Live dealer
mode-touch = Single seat

# Choosing and marking tables.
hall-commission = Commission
hall-any = Any
hall-kind = Kind
hall-kind-favourites = Favourites
hall-kind-rng = With a clock
hall-favourite = Favourite: { $table }
hall-list = List
hall-grid = Cards
hall-together = Choose tables to see together
hall-together-pick = See { $table } with others
hall-together-open = See { $tables } tables together
hall-together-none = Stop choosing

# Choosing and marking tables.
hall-patterns = What the patterns mean
