# Papers beside the rules: the comparison of two rule sets, the booklet, the table card, blank road sheets.

## Comparison of two rule sets

against-heading = { $first } compared with { $second }
against-versions = This compares { $first }, version { $first_version }, with { $second }, version { $second_version }.
against-same-behaviour = Both have the same fingerprint: results, pays and returns are the same.
section-against-drawing = Who draws a third card: the cases that differ
against-drawing-same = The drawing rules are the same in every case.
against-drawing-count =
    { $count ->
        [one] The drawing rules differ in one case.
       *[other] The drawing rules differ in { $count } cases.
    }
against-column-case = Case
against-case-player = { -player } with { $total }
against-case-stood = { -banker } with { $total }, { -player } having stood
against-case-third = { -banker } with { $total } against a third card worth { $third }
section-against-pays = What the bets pay: what differs
against-pays-same = All bets pay the same.
against-pays-only = Only { $title } has { $bet }.
against-not-there = –
against-with-commission = { $odds }, less { $percent } commission
section-against-returns = What that does to the returns
against-returns-same = { $bet }: the return is { $return } in both.
against-returns-more = { $bet }: the return is { $second } instead of { $first }, higher by { $difference }.
against-returns-less = { $bet }: the return is { $second } instead of { $first }, lower by { $difference }.
against-returns-only = { $bet }: the return is { $return }; there is no such bet in the other.
against-differs = { $title }: what differs
against-says = { $title } says:
against-cell = { $column }: { $cell }
against-silent = { $title } says nothing else.

## Booklet

booklet-title = The games of the house
booklet-contents = Contents
booklet-index = Index

## Table card

card-full-rules = Full rules
card-version = { $id } { $version }
card-limits = { $min } to { $max }
card-limits-level = { $min } to { $max }, by level
card-limits-title = { -limits }, { -star-coins }

## Blank road sheets

sheet-title = Road sheet
sheet-table = { -table }
sheet-shoe = { -shoe }
sheet-date = Date
sheet-dealer = { -dealer }
sheet-how = How the roads are kept
