"""The slow twin of every run: one shoe laid out by plain Python and dealt by the engine, coup by coup.

It shares with the kernels nothing but the definition of the shoes (`shoes.py`); tests hold both equal coup by coup.
"""

from __future__ import annotations

from dataclasses import dataclass

from puntobanco.cards import CARDS_PER_DECK, Card
from puntobanco.engine import Coup, ShoeEnd, after_coup, begin_shoe, deal, shoe_end
from puntobanco.errors import Refused
from puntobanco.rules import Rules, ShoePolicy
from puntobanco.sim.shoes import fresh_shoe_of, shoe_of


@dataclass(frozen=True, slots=True)
class PlainShoe:
    """A shoe dealt to its end.

    `first_card`: the one turned up before the burn, None when nothing is burnt; `burnt`: cards taken out, that one
    included; `end`: why there was no further coup.
    """

    number: int
    first_card: Card | None
    burnt: int
    coups: tuple[Coup, ...]
    end: ShoeEnd


def deal_plainly(rules: Rules, policy: ShoePolicy, *, decks: int, seed: int, number: int) -> PlainShoe:
    """Deal shoe `number` of a run with this seed once more."""
    cards = cards_of(rules, policy, decks=decks, seed=seed, number=number)
    progress = begin_shoe(policy, decks * CARDS_PER_DECK, cards[0])
    burnt = progress.position
    coups: list[Coup] = []
    while (end := shoe_end(policy, progress)) is None:
        try:
            coups.append(deal(rules, cards[progress.position :]))
        except Refused:  # the last cards do not finish a coup: it is void, and ends the shoe
            end = ShoeEnd.TOO_FEW_CARDS
            break
        progress = after_coup(progress, coups[-1].cards_used)
    return PlainShoe(number, cards[0] if policy.burn_by_first_card else None, burnt, tuple(coups), end)


def cards_of(rules: Rules, policy: ShoePolicy, *, decks: int, seed: int, number: int) -> tuple[Card, ...]:
    """The cards of a shoe of a run, next card first: all of them, or those that its one coup may take."""
    if is_fresh(policy):
        return fresh_shoe_of(seed, number, decks, rules.cards_longest)
    return shoe_of(seed, number, decks)


def is_fresh(policy: ShoePolicy) -> bool:
    """Whether a shoe gives one coup from its first cards, so that the others need not be shuffled."""
    return policy.fresh_every_coup and not policy.burn_by_first_card
