# The printed rules. Every sentence is one message; figures come from the rule set. “Round” is the word for one deal to a result.
# Variables are already written for the language (ranges, lists, coins, percentages) unless a message counts with them.

## Worked rounds

example-title = Round { $number }
example-column-hand = Hand
example-column-cards = Cards
example-column-total = Total
example-natural-player = { -player } has a natural { $total }; nobody draws.
example-natural-banker = { -banker } has a natural { $total }; nobody draws.
example-player-draws = { -player } has { $total } and draws: { $card }.
example-player-stands = { -player } has { $total } and stands.
example-banker-draws = { -banker } has { $total } and draws: { $card }.
example-banker-stands = { -banker } has { $total } and stands.
example-banker-draws-against = { -banker } has { $total } against a third card worth { $third } and draws: { $card }.
example-banker-stands-against = { -banker } has { $total } against a third card worth { $third } and stands.
example-winner-player = { -player } wins, { $player } to { $banker }.
example-winner-banker = { -banker } wins, { $banker } to { $player }.
example-winner-tie = The hands tie on { $player }.
example-bet-wins = A wager on { $bet } wins { $net } for 1.
example-bet-loses = A wager on { $bet } loses.
example-bet-pushes = A wager on { $bet } is returned.

## Notes

note-odds-tie-stays = Exact returns and settled examples count a tie as nothing won or lost on a wager that stays up.
note-live-terms = The source names no burn card, no cut card and no answers for mishaps at live tables; here they are as the online house has them for all card games.
note-super-sevens-other-pays = Other houses pay other odds on { -super-sevens }; those are rule sets of their own.
note-chinese-half-mended = The Chinese half of the source has mistakes; its English half rules, and the Chinese text here is mended, not quoted.
note-super-sevens-rows-from-elsewhere = The pay table of the source breaks off after two sevens; the pays from three sevens on are those that another house prints for the same text.
note-decks-ours = The source does not name the number of decks; it is the house’s choice.
note-tie-returns-ours = The source does not say that a tie returns the wagers on { -banker } and { -player }; it does, as in the ordinary game.
note-cut-card-our-reading = The source’s sentence about a cut card that comes out between two rounds is unclear. We read it like this: it comes out before the first card of a round, and that round is the last.
note-dropped-card-our-reading = The source’s two sentences about dropped cards overlap while cards are being dealt; what stands here is our reading.
note-tie-and-pair-pays-usual = The source does not print what { -tie } and the pairs pay; these are the usual odds.
note-rounding-whole-coins = With stakes in the unit of this hall every win and every commission is a whole number of star coins.
note-touch-unfinished = A round that was dealt is finished by the house even if your link is lost, and shown to you when you return.
note-touch-idle = A session without input ends after 30 minutes; you are warned two minutes before.
note-touch-malfunction = A malfunction voids the round: its wagers and pays count for nothing and the wagers are returned.
note-touch-document-errors = The source says that clearing doubles all bets, that 10 is taken off a sum above 10, and writes pays that include the stake as odds; these are slips of its translation.
note-touch-words = The document calls { -player } 玩家 and says 平局 both for a tie and for a push; its words stand in the list at the end. Our tables have words of their own, since 玩家 also means a person and 平局 would stand for two things.

## Sources

source-line = { $title } ({ $house }, { $date }).
source-line-undated = { $title } ({ $house }, undated).
source-language = Language: { $language }.
source-address = Found at { $address }
source-note-machine-written = A machine-written text; used for its content, not its wording.
source-note-chinese-half = The Chinese half of the same document, with known mistakes.
source-note-table-cut-off = Its pay table breaks off after two sevens.
source-note-touch-errors = A translation with slips, listed in the notes.

## Version

version-line = Rule set { $id }, version { $version }.
version-after = After the rules of { $house }, { $date }.
version-extends = It is a variation of { $title }.
version-hash = Fingerprint of everything that decides results and pays: { $hash }.
