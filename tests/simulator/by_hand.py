"""The game as a person with the documents in hand works it out: totals, who draws, what a wager brings.

Shares nothing with the house. Pays are those of the game documents; of rule sets that no document of ours has, only
the cards are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

LOST: Final = Fraction(-1)
BACK: Final = Fraction(0)


@dataclass(frozen=True, slots=True)
class Felt:
    """Cards as they lie, as texts like "5h"."""

    player: tuple[str, ...]
    banker: tuple[str, ...]

    @property
    def totals(self) -> tuple[int, int]:
        """Player's and Banker's."""
        return total(self.player), total(self.banker)

    @property
    def winner(self) -> str:
        """Whose total is higher, or "tie"."""
        player, banker = self.totals
        return "tie" if player == banker else "player" if player > banker else "banker"


Pays: TypeAlias = Callable[[Felt], Fraction]
"""What a wager wins (net, of its stake)."""


def worth(card: str) -> int:
    """Points of a card."""
    rank = card[0]
    return 1 if rank == "A" else int(rank) if rank.isdigit() else 0


def total(cards: Sequence[str]) -> int:
    """The last digit of the sum."""
    return sum(map(worth, cards)) % 10


def felt_faults(felt: Felt) -> list[str]:
    """What is wrong with how a coup was drawn."""
    player, banker = total(felt.player[:2]), total(felt.banker[:2])
    thirds = (len(felt.player) == 3, len(felt.banker) == 3)  # the third card
    if max(player, banker) >= 8:  # a natural
        due = (False, False)
    elif player >= 6:  # Player stands
        due = (False, banker <= 5)  # Banker draws
    else:
        third = worth(felt.player[2]) if thirds[0] else 0
        due = (True, banker in BANKER_DRAWS[third])
    return [] if thirds == due else [f"{felt}: third cards {thirds}, due {due}"]


BANKER_DRAWS: Final[Mapping[int, range]] = {
    0: range(4),
    1: range(4),
    2: range(5),
    3: range(5),
    4: range(6),
    5: range(6),
    6: range(7),
    7: range(7),
    8: range(3),
    9: range(4),
}
"""Points of Player's third card -> Banker's totals that draw (the Thai document's table)."""


def _main(side: str, net: Callable[[Felt], Fraction]) -> Pays:
    def pays(felt: Felt) -> Fraction:
        if felt.winner == "tie":
            return BACK
        return net(felt) if felt.winner == side else LOST

    return pays


def _if(holds: Callable[[Felt], bool], net: Fraction) -> Pays:
    return lambda felt: net if holds(felt) else LOST


def _pair(cards: Sequence[str]) -> bool:
    return cards[0][0] == cards[1][0]


def _sevens(net: Mapping[int, Fraction]) -> Pays:
    return lambda felt: net.get(sum(card[0] == "7" for card in (*felt.player, *felt.banker)), LOST)


_EVEN: Final = Fraction(1)
_LESS_FIVE: Final = Fraction(19, 20)
_SEVEN: Final = 7
_SIX: Final = 6

_CLASSIC: Final[dict[str, Pays]] = {
    "banker": _main("banker", lambda _: _LESS_FIVE),
    "player": _main("player", lambda _: _EVEN),
    "tie": _if(lambda felt: felt.winner == "tie", Fraction(8)),
}
_STAR: Final[dict[str, Pays]] = _CLASSIC | {
    "banker-pair": _if(lambda felt: _pair(felt.banker), Fraction(11)),
    "player-pair": _if(lambda felt: _pair(felt.player), Fraction(11)),
}
_SEVEN_UP: Final[dict[str, Pays]] = {
    "player": _main("player", lambda felt: Fraction(1, 2) if felt.totals[0] == _SEVEN else _EVEN),
    "tie": lambda felt: LOST if felt.winner != "tie" else Fraction(9 if felt.totals[0] == _SEVEN else 7),
}
_MANY_SEVENS: Final = {5: Fraction(77), 6: Fraction(777)}

PAYS: Final[Mapping[str, Mapping[str, Pays]]] = {
    "punto-banco": _CLASSIC,
    "touch": _CLASSIC,
    "star-commission": _STAR,
    "star-special": _STAR
    | {"banker": _main("banker", lambda felt: Fraction(1, 2) if felt.totals[1] == _SIX else _EVEN)},
    "7up-mbs": _SEVEN_UP
    | {
        "banker": _main("banker", lambda felt: Fraction(9, 5) if felt.totals[1] == _SEVEN else _EVEN),
        "super-sevens": _sevens({2: Fraction(2), 3: Fraction(7), 4: Fraction(17)} | _MANY_SEVENS),
    },
    "7up-online": _SEVEN_UP
    | {
        "banker": _main("banker", lambda felt: Fraction(3, 2) if felt.totals[1] == _SEVEN else _EVEN),
        "super-sevens": _sevens({2: Fraction(3, 2), 3: Fraction(6), 4: Fraction(15)} | _MANY_SEVENS),
    },
}
"""Rule set -> bet -> what it wins."""


def settlement_fault(ruleset: str, felt: Felt, bet: str, stake: int, returned: int) -> str | None:
    """What is wrong with what a wager was given back, minor units; rounding is down, and never by a whole unit."""
    pays = PAYS.get(ruleset, {}).get(bet)
    if pays is None:
        return None
    exact = stake * (1 + pays(felt))
    if exact - 1 < returned <= exact:
        return None
    return f"{bet} at {ruleset}, {felt}: {stake} returned {returned}, not {exact}"
