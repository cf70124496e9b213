# Auto, before it is switched on: what it lays and when it stops by itself.

auto-title = Auto
# $wagers is a list of bets with stakes.
auto-lays = Lays and confirms round after round: { $wagers }
auto-coups = Stop after so many rounds
auto-loss = Stop when the loss reaches
auto-gain = Stop when the gain reaches
auto-no-stop = No stop
auto-start = Start Auto
auto-note = One more tap switches it off. It also stops, and says why, when the line was lost for a minute, when coins, a limit or a closed bet forbid the wager, and at a break or a reality check of yours.
