"""What a kernel must add up for one grid: hand types, who draws on which, and the classes that come of it.

A *symbol* is all that a grid can tell of a card: its value, and whether it is of the rank that the grid counts. A *hand
type* is all it can tell of an initial hand: total and count of that rank. A *cell* is a type for each side and Player's
third symbol; it names the class that it ends in, or one class for each symbol of Banker's third card. A plan is made
once for a rule set and a grid, from `draws` and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import Final, NamedTuple

from puntobanco.cards import RANK_COUNT, Card, Side, rank_of, value_of_rank
from puntobanco.kernels import Array
from puntobanco.outcome import AXES, HAND_CARDS_MAX, INITIAL_CARDS, RANK_AXES, Fact, Grid
from puntobanco.rules import STOOD, TO_ACT, Rules

SYMBOLS_MAX: Final = 11
"""Ten values, and one of the ranks worth 0 apart from the others."""
NO_CARD: Final = SYMBOLS_MAX
"""Column of a symbol that no card has: nothing completes the hand."""
ANY_CARD: Final = SYMBOLS_MAX + 1
"""Column that counts as one card: the hand needs no other."""
COLUMNS: Final = SYMBOLS_MAX + 2
CELL: Final = 5
STEP: Final = 2 * COLUMNS + 1
"""Scratch space of one hand type."""

_VALUE_AXES: Final = frozenset(
    {
        *("player_total", "banker_total", "player_cards", "banker_cards"),
        *("player_two", "banker_two", "player_third", "banker_third", *RANK_AXES),
    }
)


Fixed = tuple[tuple[Card, ...], tuple[Card, ...]]
"""Cards that lie before Player's hand and before Banker's."""


class Symbol(NamedTuple):
    """What a grid can tell of a card: its value, and 1 if it is of the rank that the grid counts."""

    value: int
    counted: int


class HandType(NamedTuple):
    """What a grid can tell of an initial hand."""

    total: int
    counted: int


@dataclass(frozen=True, slots=True)
class Opening:
    """What one side has before thirds: the symbols that lie there already, and how many cards come from the shoe."""

    fixed: tuple[Symbol, ...]
    drawn: int


class Tables(NamedTuple):
    """A plan as a kernel reads it.

    symbols: how many there are. drawn_player, drawn_banker, room: cards that each side draws at first, and how many
    may follow. partners: [types * COLUMNS], by type and symbol of one drawn card, the column that completes the hand.
    banker_from: the first type of Banker; 0 where both sides have the same. cells: [cells * CELL]: Player's type,
    Banker's type, 2 where both draw two cards of one type (else 0), the first target and the count of targets, 1 or
    `symbols`. cells_from: [deals * (symbols + 2)], for each deal the first cell of each third of Player, the last being
    none. targets: class numbers. reached, reached_from: the classes of each deal, and the first of each: [deals + 1].
    """

    symbols: int
    drawn_player: int
    drawn_banker: int
    room: int
    partners: Array
    banker_from: int
    cells: Array
    cells_from: Array
    targets: Array
    reached: Array
    reached_from: Array


@dataclass(frozen=True)
class Plan:
    """The sums of one grid for one deal: what each side draws and has lying there already."""

    grid: Grid
    symbols: tuple[Symbol, ...]
    openings: tuple[Opening, Opening]
    room: int
    types: tuple[tuple[HandType, ...], tuple[HandType, ...]]
    cells: tuple[tuple[int, int, int, tuple[int, ...]], ...]
    cells_from: tuple[int, ...]

    @property
    def cards(self) -> int:
        """Shoe cards of the longest coup."""
        return sum(opening.drawn for opening in self.openings) + self.room

    @property
    def work_size(self) -> int:
        """Cells of scratch space that a kernel needs."""
        return sum(map(len, self.types)) * STEP

    @cached_property
    def reached(self) -> tuple[int, ...]:
        """The classes that a coup can end in, rising."""
        return tuple(sorted({number for cell in self.cells for number in cell[3]}))

    @cached_property
    def symbol_of_rank(self) -> tuple[int, ...]:
        """By rank, the number of its symbol."""
        return tuple(self.symbols.index(_symbol(self.grid, rank)) for rank in range(RANK_COUNT))

    @cached_property
    def plain(self) -> Tables:
        """The tables as lists, for kernels that run as Python."""
        return merged((self,))

    @cached_property
    def tables(self) -> Tables:
        """The tables as int64 arrays, for compiled kernels."""
        return arrays_of(self.plain)


def merged(plans: Sequence[Plan]) -> Tables:
    """Tables of several deals that draw alike and differ in what lies there."""
    first = plans[0]
    cells, cells_from, targets, reached, reached_from = list[int](), list[int](), list[int](), list[int](), [0]
    for plan in plans:
        assert [opening.drawn for opening in plan.openings] == [opening.drawn for opening in first.openings], "alike"
        cells_from += [at + len(cells) // CELL for at in plan.cells_from]
        for player, banker, same, numbers in plan.cells:
            cells += [player, banker, same, len(targets), len(numbers)]
            targets += numbers
        reached += plan.reached
        reached_from.append(len(reached))
    partners = [list(_partners(first.symbols, *side)) for side in zip(first.openings, first.types, strict=True)]
    alike = partners[0] == partners[1]
    return Tables(
        symbols=len(first.symbols),
        drawn_player=first.openings[0].drawn,
        drawn_banker=first.openings[1].drawn,
        room=first.room,
        partners=partners[0] if alike else partners[0] + partners[1],
        banker_from=0 if alike else len(first.types[0]),
        cells=cells,
        cells_from=cells_from,
        targets=targets,
        reached=reached,
        reached_from=reached_from,
    )


def arrays_of(plain: Tables) -> Tables:
    """The same tables with int64 arrays for lists."""
    import numpy as np

    parts: Iterator[Array] = (np.array(part, dtype=np.int64) if isinstance(part, list) else part for part in plain)
    return Tables(*parts)


def plannable(grid: Grid) -> bool:
    """Whether values, and counts of one rank, decide every axis of a grid."""
    return set(grid.axes) <= _VALUE_AXES and sum(axis in RANK_AXES for axis in grid.axes) <= 1


def plan_of(rules: Rules, grid: Grid, *, fixed: Fixed | None = None) -> Plan:
    """The plan of a grid for a rule set, made once.

    `fixed`: cards that lie before each hand, Player's first, in place of those of the rule set; the rest is drawn.
    """
    if fixed is None:
        fixed = (rules.fixed(Side.PLAYER), rules.fixed(Side.BANKER))
    return _make_plan(rules.draws, rules.cards_longest - len(rules.ruleset.deal.order), grid, fixed)


@cache
def _make_plan(draws: bytes, room: int, grid: Grid, fixed: Fixed) -> Plan:
    assert plannable(grid), f"{grid.name} needs more than values"
    player, banker = (
        Opening(tuple(_symbol(grid, card) for card in cards), INITIAL_CARDS - len(cards)) for cards in fixed
    )
    symbols = tuple(sorted({_symbol(grid, rank) for rank in range(RANK_COUNT)}))
    types = (_types(symbols, player), _types(symbols, banker))
    both_draw_two = player == banker == Opening((), INITIAL_CARDS)
    cells: list[tuple[int, int, int, tuple[int, ...]]] = []
    cells_from: list[int] = []
    for third_p in (*symbols, None):
        cells_from.append(len(cells))
        for (at_p, hand_p), (at_b, hand_b) in product(*map(enumerate, types)):
            at = hand_p.total * 10 + hand_b.total
            if bool(draws[TO_ACT * 100 + at]) == (third_p is None):
                continue
            row = STOOD if third_p is None else third_p.value
            thirds_b = symbols if draws[row * 100 + at] else (None,)
            numbers = tuple(_class_number(grid, (hand_p, third_p), (hand_b, third_b)) for third_b in thirds_b)
            cells.append((at_p, at_b, 2 * (both_draw_two and hand_p == hand_b), numbers))
    cells_from.append(len(cells))
    return Plan(grid, symbols, (player, banker), room, types, tuple(cells), tuple(cells_from))


def _symbol(grid: Grid, card: Card) -> Symbol:
    rank = rank_of(card)
    return Symbol(value_of_rank(rank), int(RANK_AXES[rank] in grid.axes))


def _types(symbols: tuple[Symbol, ...], opening: Opening) -> tuple[HandType, ...]:
    """The types that hands of an opening can have, rising."""
    drawn = product(symbols, repeat=opening.drawn)
    return tuple(sorted({_type_of((*opening.fixed, *cards)) for cards in drawn}))


def _type_of(cards: tuple[Symbol, ...]) -> HandType:
    return HandType(sum(card.value for card in cards) % 10, sum(card.counted for card in cards))


def _partners(symbols: tuple[Symbol, ...], opening: Opening, types: tuple[HandType, ...]) -> Iterator[int]:
    """By type and column of one drawn card, what completes the hand: a symbol, ANY_CARD or NO_CARD."""
    for kind in types:
        for column in range(COLUMNS):
            found = NO_CARD
            if opening.drawn and column < len(symbols):
                for rest in product(range(len(symbols)), repeat=opening.drawn - 1):
                    if _type_of((*opening.fixed, *(symbols[at] for at in (column, *rest)))) == kind:
                        found = rest[0] if rest else ANY_CARD
            yield found


Hand = tuple[HandType, Symbol | None]
"""Type of an initial hand, and the third card's symbol."""


def _class_number(grid: Grid, player: Hand, banker: Hand) -> int:
    """Class of a coup of which types and thirds are known."""
    at: dict[str, Fact] = {}
    counted = 0
    for side, (kind, third) in ((Side.PLAYER, player), (Side.BANKER, banker)):
        at[f"{side}_two"] = kind.total
        at[f"{side}_third"] = None if third is None else third.value
        at[f"{side}_total"] = (kind.total + (0 if third is None else third.value)) % 10
        at[f"{side}_cards"] = INITIAL_CARDS if third is None else HAND_CARDS_MAX
        counted += kind.counted + (0 if third is None else third.counted)
    number = 0
    for axis in grid.axes:
        number = number * len(AXES[axis]) + AXES[axis].index(at.get(axis, counted))
    return number
