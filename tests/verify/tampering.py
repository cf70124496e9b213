"""Random changes of one place in a proof, each of which has to be refused."""

from __future__ import annotations

import copy
from random import Random

from tests.verify.made import PROOF

_LETTERS = '0123456789abcdef{}[]",: KQhs-'
_PLACES = ("anchor", "opening", "promise", "receipts", "pledges", "rules", "house_key", "end", "wagers", "coups")


def tampered(proof: PROOF, dice: Random) -> tuple[PROOF, str]:
    """A copy with one thing changed, and what it was."""
    changed = copy.deepcopy(proof)
    place = dice.choice([place for place in _PLACES if changed[place]])
    match place:
        case "receipts" | "pledges":
            at = dice.randrange(len(changed[place]))
            changed[place][at] = _letter(changed[place][at], dice)
            place += f" {at}"
        case "end":
            changed["end"]["seed"] = "seed/v1:" + _letter(changed["end"]["seed"][8:], dice)
        case "wagers":
            wager = dice.choice(changed["wagers"])
            name = dice.choice(["gross_win_minor", "commission_minor", "returned_minor"])
            wager[name] += dice.choice([1, 100, 12_345])
        case "coups":
            felt = dice.choice(changed["coups"])
            what = dice.choice(["player", "banker", "coup", "again"])
            if what == "coup":
                felt["coup"] += dice.choice([-1, 1, 1_000])
            elif what == "again":
                changed["coups"].append(felt)
            else:
                hand = felt[what]
                at = dice.randrange(len(hand))
                hand[at] = dice.choice([rank + "s" for rank in "A23456789TJQK" if rank != hand[at][0]])
        case _:
            changed[place] = _letter(changed[place], dice)
    return changed, place


def _letter(text: str, dice: Random) -> str:
    """One letter another one, left out, or put in."""
    at = dice.randrange(len(text))
    other = dice.choice([letter for letter in _LETTERS if letter != text[at]])
    return dice.choice([text[:at] + other + text[at + 1 :], text[:at] + text[at + 1 :], text[:at] + other + text[at:]])
