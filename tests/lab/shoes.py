"""Shoes for the tests of the lab, shuffled by Python and dealt by the engine to the end of their policy."""

import random
from collections.abc import Iterator

from puntobanco.engine import after_coup, begin_shoe, deal, shoe_end
from puntobanco.lab.plain import Shoe
from puntobanco.rules import Mode, Rules


def shuffled(rules: Rules, seed: int) -> Shoe:
    """One shoe of a seed, or the first coup of it where every coup is shuffled afresh."""
    cards = [card for card in range(52) for _ in range(rules.ruleset.decks_usual)]
    random.Random(seed).shuffle(cards)
    policy = rules.ruleset.shoe[Mode.RNG]
    progress = begin_shoe(policy, len(cards), cards[0])
    coups = []
    while shoe_end(policy, progress) is None:
        coups.append(deal(rules, cards[progress.position :]))
        progress = after_coup(progress, coups[-1].cards_used)
    return Shoe(cards[0] if policy.burn_by_first_card else None, tuple(coups))


def some(rules: Rules, coups: int, *, seed: int = 1) -> Iterator[Shoe]:
    """Shoes with so many coups together at least."""
    numbers = iter(range(seed * 1_000_003, (seed + 1) * 1_000_003))
    if rules.ruleset.shoe[Mode.RNG].fresh_every_coup:
        yield Shoe(None, tuple(shuffled(rules, next(numbers)).coups[0] for _ in range(coups)))
        return
    while coups > 0:
        shoe = shuffled(rules, next(numbers))
        coups -= len(shoe.coups)
        yield shoe
