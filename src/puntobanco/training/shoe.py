"""The cards of a practice: those that a drill scripts, then those of a shoe that its seed shuffles.

Made for practice and not for tables: whoever knows the seed knows every card, so that a drill can be repeated exactly.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from puntobanco.cards import RANK_COUNT, card_text, parse_card, rank_of, suit_of
from puntobanco.fairness.shuffle import new_shoe, number_below, shuffled, words
from puntobanco.training.drill import At, Mishap

_DRAWN_LATE = 4
"""A mishap that waits for a later card than this may never come about, and is not drawn."""


def shoe_of(seed: str, number: int, decks: int) -> tuple[str, ...]:
    """The shuffled cards of a shoe, the first to be drawn first. `number` counts the shoes of a practice."""
    return tuple(map(card_text, shuffled(new_shoe(decks), words(_key("shoe", seed, number)))))


def without(cards: Sequence[str], taken: Sequence[str]) -> tuple[str, ...]:
    """The cards that are left when some are taken out, in their order."""
    out = Counter(taken)
    left = []
    for card in cards:
        if out[card]:
            out[card] -= 1
        else:
            left.append(card)
    return tuple(left)


def mishap_at(seed: str, coup: int, share: Fraction, known: Sequence[Mishap]) -> Mishap | None:
    """What goes wrong in a coup of a shuffled shoe, by the seed: something of `known` in so large a share of them."""
    possible = [one for one in known if one.at is not At.SHUFFLE and one.before_card <= _DRAWN_LATE]
    stream = words(_key("mishap", seed, coup))
    if not share or not possible or number_below(share.denominator, stream) >= share.numerator:
        return None
    return possible[number_below(len(possible), stream)]


def misread_of(card: str) -> str:
    """What a scanner makes of a card that it does not read well: the next rank of the same suit."""
    number = parse_card(card)
    return card_text(suit_of(number) * RANK_COUNT + (rank_of(number) + 1) % RANK_COUNT)


def _key(purpose: str, seed: str, number: int) -> bytes:
    return hashlib.sha256(f"practice/v1|{purpose}|{seed}|{number}".encode()).digest()
