"""One gaming table as a pure machine: commands ask, `decide` proposes events and transfers, `evolve` folds events.

Nothing here reads a clock, a random number or a socket. Time and cards arrive with the command.
"""
