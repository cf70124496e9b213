# Auto, before it is switched on: what it lays and when it stops by itself.

auto-title = Auto
# $wagers is a list of bets with stakes.
auto-lays = Places and confirms every round: { $wagers }
auto-coups = Stop after this many rounds
auto-loss = Stop when the loss reaches
auto-gain = Stop when the gain reaches
auto-no-stop = No stop
auto-start = Start Auto
auto-note = Tap once more to switch it off. It also stops, and says why, when the connection is lost for a minute, when your coins, a limit or a closed bet rule the wager out, and when a break or a reality check of yours comes up.
