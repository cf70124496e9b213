"""Facts of an outcome: what a bet may speak of, each with its possible values and the axes that decide it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from puntobanco.cards import Card, Side, rank_of, value_of
from puntobanco.outcome.hands import (
    COLOURS,
    FIRST_NINES,
    HAND_CARDS_MAX,
    INITIAL_CARDS,
    MATCHES,
    NATURAL_TOTALS,
    PAIRS,
    SEVEN,
    colours_of,
    first_nines_of,
    match_of,
    pair_of,
    pattern_of,
    rank_counts_of,
    total_of,
    triple_of,
)

Fact: TypeAlias = int | str | bool | None

THIRDS: Final = (*range(10), None)
TOTALS: Final = tuple(range(10))
CARDS_MIN: Final = 2 * INITIAL_CARDS
CARDS_MAX: Final = 2 * HAND_CARDS_MAX
RANK_AXES: Final = (
    *("aces", "twos", "threes", "fours", "fives", "sixes", "sevens"),
    *("eights", "nines", "tens", "jacks", "queens", "kings"),
)
"""How many cards of each rank a coup has, in the order of the ranks."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished coup, as far as any bet can tell. Totals are final; `*_two` are the totals of the first two cards.

    `*_third` is the point value of the third card or None. `colours` is None when the suit of a card is not stated.
    `rank_counts`: int[13], cards of each rank in both hands.
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
    player_match: str
    banker_match: str
    player_triple: str
    banker_triple: str
    pairs_alike: bool
    first_nines: str
    rank_counts: tuple[int, ...]

    @classmethod
    def of(cls, player: Sequence[Card], banker: Sequence[Card]) -> Outcome:
        """The outcome of two finished hands, fixed cards included."""
        cards = (*player, *banker)
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
            sevens=sum(value_of(card) == SEVEN for card in cards),
            colours=colours_of(cards),
            player_match=match_of(player),
            banker_match=match_of(banker),
            player_triple=triple_of(player),
            banker_triple=triple_of(banker),
            pairs_alike=len({rank_of(card) for card in (*player[:2], *banker[:2])}) == 1,
            first_nines=first_nines_of(player, banker),
            rank_counts=rank_counts_of(cards),
        )

    def axis(self, name: str) -> Fact:
        """Value on one axis of `AXES`."""
        if name in RANK_AXES:
            return self.rank_counts[RANK_AXES.index(name)]
        value: Fact = pattern_of(self.rank_counts) if name == "ranks_alike" else getattr(self, name)
        return value

    def fact(self, name: str) -> Fact:
        """Value of one fact of `FACTS`."""
        source = FACTS[name]
        return source.of({axis: self.axis(axis) for axis in source.needs})

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


def _patterns() -> tuple[str, ...]:
    """Every way in which the ranks of four, five or six cards can come together, in the words of `pattern_of`."""

    def parts(left: int, most: int) -> list[list[int]]:
        if not left:
            return [[]]
        return [[first, *rest] for first in range(min(left, most), 0, -1) for rest in parts(left - first, first)]

    return tuple(pattern_of(part) for cards in range(CARDS_MIN, CARDS_MAX + 1) for part in parts(cards, cards))


def _winner(at: Mapping[str, Fact]) -> str:
    player, banker = at["player_total"], at["banker_total"]
    assert isinstance(player, int)
    assert isinstance(banker, int)
    return Side.PLAYER.value if player > banker else Side.BANKER.value if banker > player else "tie"


def number_at(at: Mapping[str, Fact], name: str) -> int:
    """The whole number that stands on an axis."""
    number = at[name]
    assert isinstance(number, int)
    return number


def _axis(name: str, values: tuple[Fact, ...]) -> FactSource:
    return FactSource(values, (name,), lambda at: at[name])


def _final(value: Callable[[int, int], Fact], values: tuple[Fact, ...]) -> FactSource:
    return FactSource(
        values,
        ("player_total", "banker_total"),
        lambda at: value(number_at(at, "player_total"), number_at(at, "banker_total")),
    )


def _cards(at: Mapping[str, Fact]) -> int:
    return number_at(at, "player_cards") + number_at(at, "banker_cards")


def _side_natural(side: str) -> FactSource:
    total, cards = f"{side}_total", f"{side}_cards"
    return FactSource(
        (False, True), (total, cards), lambda at: at[cards] == INITIAL_CARDS and at[total] in NATURAL_TOTALS
    )


def _counted(value: Callable[[int, int, int, int], Fact], values: tuple[Fact, ...]) -> FactSource:
    needs = ("player_total", "banker_total", "player_cards", "banker_cards")
    return FactSource(values, needs, lambda at: value(*(number_at(at, name) for name in needs)))


def _of_pairs(value: Callable[[str, str], Fact], values: tuple[Fact, ...]) -> FactSource:
    return FactSource(
        values, ("player_pair", "banker_pair"), lambda at: value(str(at["player_pair"]), str(at["banker_pair"]))
    )


AXES: Final[Mapping[str, tuple[Fact, ...]]] = MappingProxyType(
    {
        "player_total": TOTALS,
        "banker_total": TOTALS,
        "player_cards": (INITIAL_CARDS, HAND_CARDS_MAX),
        "banker_cards": (INITIAL_CARDS, HAND_CARDS_MAX),
        "player_pair": PAIRS,
        "banker_pair": PAIRS,
        "colours": COLOURS,
        "player_two": TOTALS,
        "banker_two": TOTALS,
        "player_third": THIRDS,
        "banker_third": THIRDS,
        "player_match": MATCHES,
        "banker_match": MATCHES,
        "player_triple": PAIRS,
        "banker_triple": PAIRS,
        "pairs_alike": (False, True),
        "ranks_alike": _patterns(),
        "first_nines": FIRST_NINES,
    }
    | {name: tuple(range(CARDS_MAX + 1)) for name in RANK_AXES}
)

FACTS: Final[Mapping[str, FactSource]] = MappingProxyType(
    {name: _axis(name, values) for name, values in AXES.items()}
    | {
        "winner": FactSource(("player", "banker", "tie"), ("player_total", "banker_total"), _winner),
        "margin": _final(lambda p, b: abs(p - b), TOTALS),
        "points": _final(lambda p, b: p + b, tuple(range(19))),
        "high_total": _final(max, TOTALS),
        "low_total": _final(min, TOTALS),
        "cards": FactSource(tuple(range(CARDS_MIN, CARDS_MAX + 1)), ("player_cards", "banker_cards"), _cards),
        "natural": _counted(
            lambda p, b, pc, bc: pc == bc == INITIAL_CARDS and max(p, b) in NATURAL_TOTALS, (False, True)
        ),
        "player_natural": _side_natural("player"),
        "banker_natural": _side_natural("banker"),
        "either_pair": _of_pairs(lambda p, b: p != "none" or b != "none", (False, True)),
        "pair_count": _of_pairs(lambda p, b: (p != "none") + (b != "none"), (0, 1, 2)),
        "suited_pairs": _of_pairs(lambda p, b: (p == "suited") + (b == "suited"), (0, 1, 2)),
        "most_alike": FactSource(
            tuple(range(1, CARDS_MAX + 1)), ("ranks_alike",), lambda at: int(str(at["ranks_alike"]).split("-")[0])
        ),
    }
)
"""Every fact a bet may speak of. Adding one here gives it to rule sets, engine, odds, simulation and documents."""
