"""Practice for dealers: the machine of a live table with cards from a drill, a supervisor who is played, and a score.

Pure, and it knows no store: a practice has coins of its own in its own memory, so it cannot touch a wallet.
"""
