"""The outsider's check of a shoe: it trusts a file and a public key, and shares nothing with the house that made them.

Nothing of ours is imported but errors; hashing, shuffling and trees are written out again, from `docs/FAIRNESS.md`. No
rule of the game is in here: who draws and what bets pay is read from tables that the file carries and the house signed.
The browser has the same check in `web/src/verify`; both are tested on the same vectors and must find the same faults.
"""

from puntobanco.verify.proof import Proof, read_proof
from puntobanco.verify.verdict import Fault, Verdict, verify

__all__ = ["Fault", "Proof", "Verdict", "read_proof", "verify"]
