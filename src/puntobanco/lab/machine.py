"""A progression as a table: every state it can come to, how many units it stakes there, and where each end leads.

The table is found by asking the progression itself, so there is no second definition. A progression that asks for
more than how the last wager ended, or that has too many states, has no table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from puntobanco.lab.last import MEMORY_CELLS

STATES_MAX: Final = 6_000
"""More states take too long to find; the progression is then asked every time."""

Progression: TypeAlias = Callable[..., int]

WON, PUSHED, LOST = 0, 1, 2
"""How a wager ended, as columns of a table."""


class NoTableError(Exception):
    """The progression cannot be written as a table."""


@dataclass(frozen=True, slots=True)
class Machine:
    """`units`: what is staked in each state; `following`: the states that follow a win, a push and a loss."""

    units: tuple[int, ...]
    following: tuple[tuple[int, int, int], ...]


class _Told:
    """What a progression is told while it is explored: how the last wager ended, and what is fixed."""

    def __init__(self, end: int | None, unit: int, units_most: int) -> None:
        self.won, self.lost = end == WON, end == LOST
        self.unit, self.units_most = unit, units_most

    def __getattr__(self, name: str) -> int:
        raise NoTableError(name)


@cache
def machine_of(step: Progression, given: tuple[int, ...], unit: int, units_most: int) -> Machine | None:
    """The table of a progression, or None when it has none."""
    try:
        return _explored(step, given, unit, units_most)
    except NoTableError:
        return None


def _explored(step: Progression, given: tuple[int, ...], unit: int, units_most: int) -> Machine:
    def after(cells: Sequence[int], end: int | None) -> tuple[tuple[int, ...], int]:
        memory = list(cells)
        units = step(memory, _Told(end, unit, units_most), given)
        return tuple(memory), units

    states = [after([0] * MEMORY_CELLS, None)]
    numbers = {states[0]: 0}
    following: list[tuple[int, int, int]] = []
    for cells, _ in states:
        reached = []
        for end in (WON, PUSHED, LOST):
            state = after(cells, end)
            if state not in numbers:
                numbers[state] = len(states)
                states.append(state)
            reached.append(numbers[state])
        following.append((reached[WON], reached[PUSHED], reached[LOST]))
        if len(states) > STATES_MAX:
            raise NoTableError("too many states")
    return Machine(tuple(units for _, units in states), tuple(following))
