"""How a coup can end: facts of an outcome, and the finite grids that bets live on.

An `Outcome` is what a finished coup was. A *fact* is something a bet may speak of: few, closed, each with its possible
values. A *grid* is a product of axes, small enough to be listed class by class; every fact is known on the grids whose
axes decide it. A bet lives on the smallest grid that knows all its facts, and its whole meaning is one row number per
class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Final, TypeAlias

from puntobanco.cards import NO_SUIT, RED_SUITS, Card, Side, rank_of, suit_of, value_of

Fact: TypeAlias = int | str | bool | None

NATURAL_TOTALS: Final = (8, 9)
SEVEN: Final = 7
INITIAL_CARDS: Final = 2
HAND_CARDS_MAX: Final = 3
PAIRS: Final = ("none", "mixed", "suited")
COLOURS: Final = ("mixed", "red", "black")
THIRDS: Final = (*range(10), None)
TOTALS: Final = tuple(range(10))


def total_of(cards: Sequence[Card]) -> int:
    """Point total of a hand: the last digit of the sum of its card values."""
    return sum(map(value_of, cards)) % 10


def pair_of(cards: Sequence[Card]) -> str:
    """What pair the first two cards of a hand are: "none", "mixed" (same rank) or "suited" (same rank and suit).

    Two cards of one rank of which a suit is not stated are a "mixed" pair.
    """
    first, second = cards[:2]
    if rank_of(first) != rank_of(second):
        return "none"
    return "suited" if first == second and suit_of(first) < NO_SUIT else "mixed"


def colours_of(cards: Sequence[Card]) -> str | None:
    """Whether all cards are "red" or "black", or "mixed"; None when a suit is not stated."""
    suits = [suit_of(card) for card in cards]
    if NO_SUIT in suits:
        return None
    reds = sum(suit in RED_SUITS for suit in suits)
    return "red" if reds == len(suits) else "black" if reds == 0 else "mixed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished coup, as far as any bet can tell. Totals are final; `*_two` are the totals of the first two cards.

    `*_third` is the point value of the third card or None. `colours` is None when the suit of a card is not stated.
    """

    player_total: int
    banker_total: int
    player_cards: int
    banker_cards: int
    player_two: int
    banker_two: int
    player_third: int | None
    banker_third: int | None
    player_pair: str
    banker_pair: str
    sevens: int
    colours: str | None

    @classmethod
    def of(cls, player: Sequence[Card], banker: Sequence[Card]) -> Outcome:
        """The outcome of two finished hands, fixed cards included."""
        return cls(
            player_total=total_of(player),
            banker_total=total_of(banker),
            player_cards=len(player),
            banker_cards=len(banker),
            player_two=total_of(player[:2]),
            banker_two=total_of(banker[:2]),
            player_third=value_of(player[2]) if len(player) == HAND_CARDS_MAX else None,
            banker_third=value_of(banker[2]) if len(banker) == HAND_CARDS_MAX else None,
            player_pair=pair_of(player),
            banker_pair=pair_of(banker),
            sevens=sum(value_of(card) == SEVEN for card in (*player, *banker)),
            colours=colours_of((*player, *banker)),
        )

    def fact(self, name: str) -> Fact:
        """Value of one fact of `FACTS`."""
        source = FACTS[name]
        return source.of({axis: getattr(self, axis) for axis in source.needs})

    @property
    def winner(self) -> str:
        """Who won: "player", "banker" or "tie"."""
        return _winner({"player_total": self.player_total, "banker_total": self.banker_total})

    @property
    def natural(self) -> bool:
        """Whether the coup ended on the first four cards by an 8 or a 9."""
        return self.fact("natural") is True


@dataclass(frozen=True, slots=True)
class FactSource:
    """A fact: its possible values, the axes that decide it and how."""

    values: tuple[Fact, ...]
    needs: tuple[str, ...]
    of: Callable[[Mapping[str, Fact]], Fact]


def _winner(at: Mapping[str, Fact]) -> str:
    player, banker = at["player_total"], at["banker_total"]
    assert isinstance(player, int)
    assert isinstance(banker, int)
    return Side.PLAYER.value if player > banker else Side.BANKER.value if banker > player else "tie"


def _number(at: Mapping[str, Fact], name: str) -> int:
    number = at[name]
    assert isinstance(number, int)
    return number


def _axis(name: str, values: tuple[Fact, ...]) -> FactSource:
    return FactSource(values, (name,), lambda at: at[name])


def _final(value: Callable[[int, int], Fact], values: tuple[Fact, ...]) -> FactSource:
    return FactSource(
        values,
        ("player_total", "banker_total"),
        lambda at: value(_number(at, "player_total"), _number(at, "banker_total")),
    )


def _cards(at: Mapping[str, Fact]) -> int:
    return _number(at, "player_cards") + _number(at, "banker_cards")


def _side_natural(side: str) -> FactSource:
    total, cards = f"{side}_total", f"{side}_cards"
    return FactSource(
        (False, True), (total, cards), lambda at: at[cards] == INITIAL_CARDS and at[total] in NATURAL_TOTALS
    )


def _counted(value: Callable[[int, int, int, int], Fact], values: tuple[Fact, ...]) -> FactSource:
    needs = ("player_total", "banker_total", "player_cards", "banker_cards")
    return FactSource(values, needs, lambda at: value(*(_number(at, name) for name in needs)))


AXES: Final[Mapping[str, tuple[Fact, ...]]] = MappingProxyType(
    {
        "player_total": TOTALS,
        "banker_total": TOTALS,
        "player_cards": (INITIAL_CARDS, HAND_CARDS_MAX),
        "banker_cards": (INITIAL_CARDS, HAND_CARDS_MAX),
        "player_pair": PAIRS,
        "banker_pair": PAIRS,
        "sevens": tuple(range(7)),
        "colours": COLOURS,
        "player_two": TOTALS,
        "banker_two": TOTALS,
        "player_third": THIRDS,
        "banker_third": THIRDS,
    }
)

FACTS: Final[Mapping[str, FactSource]] = MappingProxyType(
    {name: _axis(name, values) for name, values in AXES.items()}
    | {
        "winner": FactSource(("player", "banker", "tie"), ("player_total", "banker_total"), _winner),
        "margin": _final(lambda p, b: abs(p - b), TOTALS),
        "points": _final(lambda p, b: p + b, tuple(range(19))),
        "high_total": _final(max, TOTALS),
        "low_total": _final(min, TOTALS),
        "cards": FactSource((4, 5, 6), ("player_cards", "banker_cards"), _cards),
        "natural": _counted(
            lambda p, b, pc, bc: pc == bc == INITIAL_CARDS and max(p, b) in NATURAL_TOTALS, (False, True)
        ),
        "player_natural": _side_natural("player"),
        "banker_natural": _side_natural("banker"),
        "either_pair": FactSource(
            (False, True),
            ("player_pair", "banker_pair"),
            lambda at: at["player_pair"] != "none" or at["banker_pair"] != "none",
        ),
        "suited_pairs": FactSource(
            (0, 1, 2),
            ("player_pair", "banker_pair"),
            lambda at: (at["player_pair"] == "suited") + (at["banker_pair"] == "suited"),
        ),
    }
)
"""Every fact a bet may speak of. Adding one here gives it to rule sets, engine, odds, simulation and documents."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A product of axes. Classes are numbered row-major, the last axis fastest."""

    name: str
    axes: tuple[str, ...]

    @property
    def shape(self) -> tuple[int, ...]:
        """Number of values on each axis."""
        return tuple(len(AXES[axis]) for axis in self.axes)

    @property
    def size(self) -> int:
        """Number of classes."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    def knows(self, fact: str) -> bool:
        """Whether the axes of this grid decide `fact`."""
        return all(axis in self.derived for axis in FACTS[fact].needs)

    @property
    def derived(self) -> frozenset[str]:
        """Axes whose value follows from this grid's own."""
        own = frozenset(self.axes)
        return own | frozenset(AXES_OF_POINTS) if own >= frozenset(POINT_AXES) else own

    def class_of(self, outcome: Outcome) -> int:
        """Number of the class that holds `outcome`."""
        number = 0
        for axis in self.axes:
            values = AXES[axis]
            number = number * len(values) + values.index(getattr(outcome, axis))
        return number

    def classes(self) -> tuple[Mapping[str, Fact], ...]:
        """For every class, the axis values it stands for, derived axes included. Cached."""
        return _classes(self)


POINT_AXES: Final = ("player_two", "banker_two", "player_third", "banker_third")
AXES_OF_POINTS: Final = ("player_total", "banker_total", "player_cards", "banker_cards")

_BASE = ("player_total", "banker_total", "player_cards", "banker_cards")
GRIDS: Final[Mapping[str, Grid]] = MappingProxyType(
    {
        grid.name: grid
        for grid in (
            Grid("totals", _BASE),
            Grid("colours", (*_BASE, "colours")),
            Grid("sevens", (*_BASE, "sevens")),
            Grid("pairs", (*_BASE, "player_pair", "banker_pair")),
            Grid("points", POINT_AXES),
        )
    }
)
"""All grids, smallest first: 400, 1,200, 2,800, 3,600 and 12,100 classes."""


@cache
def _classes(grid: Grid) -> tuple[Mapping[str, Fact], ...]:
    listed = []
    for values in product(*(AXES[axis] for axis in grid.axes)):
        at = dict(zip(grid.axes, values, strict=True))
        if "player_two" in at:
            for side in ("player", "banker"):
                third = at[f"{side}_third"]
                at[f"{side}_total"] = (_number(at, f"{side}_two") + (third if isinstance(third, int) else 0)) % 10
                at[f"{side}_cards"] = INITIAL_CARDS if third is None else HAND_CARDS_MAX
        listed.append(MappingProxyType(at))
    return tuple(listed)


def smallest_grid(facts: Sequence[str]) -> Grid | None:
    """The smallest grid that knows all `facts`, or None when there is none."""
    return next((grid for grid in GRIDS.values() if all(grid.knows(fact) for fact in facts)), None)
