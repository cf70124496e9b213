# Interrupted rounds, fairness, the roads and the list of words: chapters of the printed rules that hold for all games.

## If a round is interrupted

section-house = Interrupted rounds, idle time, fairness
house-link = A wager stays in play when your link is lost. The round is dealt and settled without you; its result and your balance are there when you return.
house-malfunction = A malfunction voids the rounds that it affects: wagers and pays of those rounds count for nothing and the wagers are returned.
house-idle = After { $told } rounds without a wager the table reminds you; after { $rounds } your seat is given up. When your link is lost it is kept for { $minutes } minutes.
house-fair-promise = Before the first wager on a shoe the house publishes a fingerprint of the seed from which the order of its cards is made. When the shoe has ended it publishes the seed, so that anybody can work out the order again and compare.
house-fair-promise-touch = Before you wager, the house has published a fingerprint of the seed from which the order of the cards is made. Afterwards it publishes the seed, so that anybody can work out the order again and compare.
house-fair-shuffle = Every order of the cards is equally likely. No wager, amount, level or past result has a part in it.
house-fair-live = At live tables a dealer deals in view of all; every card is entered as it comes and stays in the record.
house-live-errors = At a live table people deal, and people make mistakes. A card that was entered wrongly can be taken back for { $seconds } seconds; after that it is corrected as described under “When something goes wrong”. The cards on the table count, not what was entered.
house-live-changed = A settled round is changed only if one person of the house asks for it and another approves it, neither of whom dealt it. Only differences are paid or taken back; whoever has spent them by then owes nothing, and the house bears it. Everyone concerned is told what changed and why.
house-live-waits = If the link to the dealer is lost, wagers are held for { $minutes } minutes and returned after that. If the picture is lost for { $seconds } seconds, the running round is finished from the cards and no new one begins. If the house itself stops while cards are dealt, they are read again before the round goes on.
house-live-people = Where a house has few people, dealer and supervisor may be one person; the table then says so.
house-record = Every round and every movement of coins stands in a record that cannot be changed unnoticed.

## The roads

section-roads = The roads
roads-six = Roads show the results of a shoe in { $rows } rows. A run that is longer, or that meets a mark, turns to the right: a dragon.
roads-bead-letters = The { -bead-plate } has one bead for every round, down each column in turn: red for { -banker }, blue for { -player }, green for a tie. A letter in the bead names the winner.
roads-bead-points = The { -bead-plate } has one bead for every round, down each column in turn: red for { -banker }, blue for { -player }, green for a tie. The number in the bead is the winning point total.
roads-pairs = A red dot at the upper left means a pair in { -banker }’s first two cards, a blue dot at the lower right one in { -player }’s.
roads-big = The { -big-road } writes wins of { -banker } as red rings and wins of { -player } as blue ones. The two never share a column: when the other side wins, a new column begins.
roads-big-ties = A tie is a green slash on the last ring; a number counts several.
roads-big-no-ties = Ties are not written there.
roads-big-points = The number in a ring is the winning point total.
roads-derived = { -derived-roads } are made from the { -big-road }, in this order: { -big-eye-boy } in hollow rings, { -small-road } in filled ones, { -cockroach-pig } in slashes, all in red and blue. Red means that the pattern repeats, blue that it does not.
roads-derived-tie = A tie marks nothing on them.
roads-begins = { $road } begins at the second ring of column { $column } of the { -big-road }; where there is none, at the first ring of column { $next }.
roads-new-column = When a ring begins a column, { $road } compares the column just before it with the one { $distance } columns before it: equally long is red, otherwise blue.
roads-further =
    { $back ->
        [one] For every further ring { $road } looks at the column just before: a ring in the same row is red; none there, but one in the row above, is blue; none in either is red.
       *[other] For every further ring { $road } looks { $back } columns back: a ring in the same row is red; none there, but one in the row above, is blue; none in either is red.
    }
roads-ask = The ask roads show what each of the three would mark if { -banker }, or { -player }, won next.

## The words

section-terms = The words in five languages
terms-original-caption = Words of the document
terms-original-source = In English
terms-original-own = In the document ({ $language })
terms-original-here = At our tables
terms-caption = Words of the house
