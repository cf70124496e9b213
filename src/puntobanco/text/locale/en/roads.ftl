# The roads page and the scoreboard: a shoe of one's own, entered by hand.

roads-page-title = Roads
roads-lead = Enter a shoe as it is dealt, or paste one. Everything is drawn from the results alone and says nothing about the next one.
roads-enter = Enter results
roads-paste = The shoe as letters
roads-paste-note = B, P and T in dealing order; b and p after a letter are its pairs.
roads-bad = Letter { $position } is “{ $letter }”: write B, P or T, and b or p for pairs.
roads-undo = Undo
roads-new = New shoe
roads-copy = Copy as text
roads-copied = Copied
roads-picture = Save as picture
roads-wall = Scoreboard
roads-leave = Leave the scoreboard
roads-longest = Longest run
roads-rounds = Rounds
roads-last = Last: { $result }
roads-none = No result yet
roads-keys = Keys: B, P, T, then Q and W for the pairs, N for a natural, Backspace to undo.
