"""Progressions: how many units the next wager has, by what became of the last.

Each is one function over a memory of whole numbers (all 0 when a session begins), called once before every wager and
told once how the last one ended. The same source is the definition, is explored into a table (`machine.py`) where it
has few states, and is compiled where it has many. A push changes nothing anywhere. `given` holds the numbers that
the patron chose for the system, as `systems.py` lists them.
"""

from __future__ import annotations

from puntobanco.kernels import Array, kernel
from puntobanco.lab.last import MEMORY_CELLS, Last

LINE_FIRST = 2
"""First cell of a Labouchère line; before it stand the cells of its first number and behind its last."""


@kernel
def flat(memory: Array, last: Last, given: Array) -> int:  # noqa: ARG001 (all progressions are called alike)
    """One unit, always."""
    return 1


@kernel
def martingale(memory: Array, last: Last, given: Array) -> int:
    """Doubles after a loss, one unit after a win. given: losses in a row after which he starts anew, 0 for never."""
    count_losses(memory, last, given)
    units = 1
    for _ in range(memory[0]):
        units = min(2 * units, last.units_most)
    return units


@kernel
def grand_martingale(memory: Array, last: Last, given: Array) -> int:
    """Doubles after a loss and adds a unit: 1, 3, 7, 15. given: as in `martingale`."""
    count_losses(memory, last, given)
    units = 1
    for _ in range(memory[0]):
        units = min(2 * units + 1, last.units_most)
    return units


@kernel
def count_losses(memory: Array, last: Last, given: Array) -> None:
    """Keep in the first cell how many losses have come in a row, as far as it matters.

    More than 62 doublings matter nowhere: no table takes as much.
    """
    if last.won:
        memory[0] = 0
    elif last.lost:
        memory[0] = min(memory[0] + 1, 62)
        if given[0] > 0 and memory[0] >= given[0]:
            memory[0] = 0


@kernel
def paroli(memory: Array, last: Last, given: Array) -> int:
    """Doubles after a win, one unit after a loss or after `given` wins in a row."""
    if last.lost:
        memory[0] = 0
    elif last.won:
        memory[0] = (memory[0] + 1) % given[0]
    return int(1 << memory[0])


@kernel
def series(memory: Array, last: Last, given: Array) -> int:
    """One number of the series `given` after another while he wins; from its beginning after a loss or its end."""
    if last.lost:
        memory[0] = 0
    elif last.won:
        memory[0] = (memory[0] + 1) % len(given)
    return int(given[memory[0]])


@kernel
def fibonacci(memory: Array, last: Last, given: Array) -> int:
    """Along 1, 1, 2, 3, 5, 8: one number on after a loss, `given` numbers back after a win."""
    if last.won:
        memory[0] = max(memory[0] - given[0], 0)
    elif last.lost:
        memory[0] += 1
    units, following = 1, 1
    for at in range(memory[0]):
        units, following = following, units + following
        if units >= last.units_most:
            memory[0] = at + 1
            break
    return units


@kernel
def d_alembert(memory: Array, last: Last, given: Array) -> int:
    """`given` units more after a loss, as many fewer after a win, never fewer than one."""
    if last.won:
        memory[0] = max(memory[0] - given[0], 0)
    elif last.lost:
        memory[0] = min(memory[0] + given[0], last.units_most)
    return int(memory[0] + 1)


@kernel
def labouchere(memory: Array, last: Last, given: Array) -> int:
    """First and last number of a line: both are crossed out after a win, what was lost is written behind after a loss.

    given: the line to begin with, and again when all is crossed out. A line that fills the memory is begun anew.
    """
    first, behind = memory[0], memory[1]
    if last.won:
        first, behind = first + 1, behind - 1
    elif last.lost:
        if behind == MEMORY_CELLS:
            for at in range(first, behind):
                memory[LINE_FIRST + at - first] = memory[at]
            first, behind = LINE_FIRST, LINE_FIRST + behind - first
        if behind < MEMORY_CELLS:
            memory[behind] = max(last.stake // last.unit, 1)
            behind += 1
        else:
            first = behind
    if first >= behind:
        first, behind = LINE_FIRST, LINE_FIRST + len(given)
        for at in range(len(given)):
            memory[LINE_FIRST + at] = given[at]
    memory[0], memory[1] = first, behind
    if behind - first == 1:
        return int(memory[first])
    return int(memory[first] + memory[behind - 1])


@kernel
def oscars_grind(memory: Array, last: Last, given: Array) -> int:  # noqa: ARG001 (all progressions are called alike)
    """One unit more after a win, never more than one unit of profit needs; from one unit when that is reached.

    Profit is counted in money, so that commission delays the end of a cycle.
    """
    if last.won or last.lost:
        memory[0] += last.net
    if memory[1] == 0 or memory[0] >= last.unit:
        memory[0], memory[1] = 0, 1
    elif last.won:
        memory[1] += 1
    missing = last.unit - memory[0]
    memory[1] = min(memory[1], (missing + last.unit - 1) // last.unit)
    return int(memory[1])
