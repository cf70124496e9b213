"""One finished coup and its wagers, checked and settled: what `puntobanco settle` asks of the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import msgspec

from puntobanco.cards import NO_SUIT, Card, Side, parse_cards, suit_of
from puntobanco.engine import Coup, Settled, Situation, coup_of, settle_wager, verify_conditions, verify_copies
from puntobanco.errors import InputError, Reason, Refused
from puntobanco.odds import needs_suits
from puntobanco.outcome import INITIAL_CARDS
from puntobanco.rules import Bet, Mode, Rules

STAKE_MAX = 10**15
"""Minor units; far above every limit, and still exact in every program that reads our JSON."""


ALL_SUITS = frozenset({"colours", "player_triple", "banker_triple"})
"""Axes that look at the suit of a third card."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One coup as it is given: two hands, the stakes by bet in minor units, the number of the coup in its shoe."""

    player: str
    banker: str
    wagers: dict[str, int] = {}
    coup: int = 1


@dataclass(frozen=True, slots=True)
class Settlement:
    """A finished coup and its settled wagers."""

    coup: Coup
    wagers: tuple[Settled, ...]


@dataclass(frozen=True, slots=True)
class Felt:
    """What holds for all coups of a run: the rules, the mode of the table and the decks of the shoe."""

    rules: Rules
    mode: Mode
    decks: int


def settled(felt: Felt, line: Line) -> Settlement:
    """Check one coup and settle its wagers. Raises InputError or Refused."""
    rules = felt.rules
    player, banker = parse_cards(line.player), parse_cards(line.banker)
    for bet, stake in line.wagers.items():
        _verify_stake(rules, bet, stake)
    if line.coup < 1:
        raise InputError(f"coup {line.coup} does not exist: coups of a shoe are counted from 1")
    coup = coup_of(rules, player, banker)
    verify_copies(rules, coup, felt.decks)
    _verify_suits(rules, coup, line.wagers)
    verify_conditions(rules, Situation(line.coup, felt.mode, limits={}), line.wagers)
    return Settlement(coup, tuple(settle_wager(rules, coup.outcome, bet, stake) for bet, stake in line.wagers.items()))


def _verify_stake(rules: Rules, bet: str, stake: int) -> None:
    if bet not in rules.bet_by_id:
        raise Refused(Reason.UNKNOWN_BET, bet=bet, detail=f"bets of {rules.id}: {', '.join(rules.bet_by_id)}")
    if stake <= 0:
        raise Refused(Reason.STAKE_NOT_POSITIVE, bet=bet)
    if stake > STAKE_MAX:
        raise Refused(Reason.ABOVE_MAXIMUM, bet=bet, allowed_minor=STAKE_MAX)


def _verify_suits(rules: Rules, coup: Coup, wagers: Mapping[str, int]) -> None:
    """A bet that looks at suits needs those of the cards it looks at; a fixed card's suit is free."""
    for bet in filter(needs_suits, map(rules.bet, wagers)):
        for side, cards in _looked_at(bet, coup):
            if any(suit_of(card) == NO_SUIT for card in cards[len(rules.fixed(side)) :]):
                raise InputError(f"{bet.id} looks at suits: give the suit of each card of {side}, as in 5h")


def _looked_at(bet: Bet, coup: Coup) -> Iterator[tuple[Side, tuple[Card, ...]]]:
    """The cards of each side whose suits can matter: the first two, unless the grid of the bet looks at the third."""
    count = None if ALL_SUITS & set(bet.grid.axes) else INITIAL_CARDS
    yield Side.PLAYER, coup.player[:count]
    yield Side.BANKER, coup.banker[:count]
