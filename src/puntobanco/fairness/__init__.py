"""How a shoe's order is made, promised before the first wager, and checked afterwards.

Pure: a seed and a nonce come from outside (`Entropy`, which a house fills with the operating system's generator), and
the same seed gives the same shoe for ever, on every machine. `shoe` is the way in.
"""

from puntobanco.fairness.shoe import Entropy, PreparedShoe, new_seed, prepare_shoe, shoe_faults

__all__ = ["Entropy", "PreparedShoe", "new_seed", "prepare_shoe", "shoe_faults"]
