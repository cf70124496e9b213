"""Runs: shoes dealt block by block, and the tally of how their coups ended.

A run is all that decides its figures: course, seed, grids. Blocks of it can be dealt in any order, by any number of
workers; tallies of different blocks add up, and the sum is the same whoever dealt what.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from puntobanco.cards import CARDS_PER_DECK, NO_SUIT, RANK_COUNT
from puntobanco.kernels import compiled, together
from puntobanco.outcome import GRIDS, Grid
from puntobanco.rules import Rules, ShoePolicy
from puntobanco.sim.course import CLASSES, SUIT_SHIFT, Course, course_of, fixed_codes, fresh_course_of
from puntobanco.sim.fresh import deal_fresh
from puntobanco.sim.labels import alike_labels, kind_of
from puntobanco.sim.plain import is_fresh
from puntobanco.sim.rows import write_block, write_fresh_block
from puntobanco.sim.shoes import (
    FRESH_PER_BLOCK,
    FRESH_PURPOSE,
    GROUP,
    RANKS_PURPOSE,
    SHOES_PER_BLOCK,
    SUITS_PURPOSE,
)
from puntobanco.sim.shuffling import SUIT_COUNT
from puntobanco.sim.streams import DICE, LANES, STATE, seed_rows
from puntobanco.sim.tally import PAIRS_GRID, TOTALS, Tally
from puntobanco.sim.tallying import ALL, FLUSH, SHARES, Desk, Extras, deal_blocks
from puntobanco.sim.walking import Dealt

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.uint64]
else:
    Words = Any

SUITLESS: Final = (1 << SUIT_SHIFT) - 1


@dataclass(frozen=True)
class Run:
    """What is dealt and tallied; it can be sent to another process.

    `grids`: tallied beside totals. `suits`: whether the suits of cards are looked at; if not, every card counts as one
    whose suit is not stated. `fresh`: whether every shoe gives one coup and only its first cards are drawn.
    """

    course: Course
    fixed: tuple[int, ...]
    seed: int
    grids: tuple[str, ...]
    suits: bool
    fresh: bool

    @property
    def shoes_per_block(self) -> int:
        """Shoes that share their streams."""
        return FRESH_PER_BLOCK if self.fresh else SHOES_PER_BLOCK

    @property
    def shoe_coups_most(self) -> int:
        """Coups that no shoe has more of."""
        initial = self.course.hands[4] // (DICE if self.fresh else GROUP)
        return min(self.course.coups_max, self.course.decks * CARDS_PER_DECK // int(initial))

    @property
    def block_coups_most(self) -> int:
        """Coups that no block has more of."""
        return self.shoes_per_block * self.shoe_coups_most


def run_of(
    rules: Rules, policy: ShoePolicy, *, decks: int, seed: int, grids: Sequence[str] = (), suits: bool = False
) -> Run:
    """A run of a rule set. `grids`: names of those to tally; totals, and pairs of one rank, always are."""
    assert rules.ruleset.deal.order, "a coup takes cards from the shoe"
    fresh = is_fresh(policy)
    course = fresh_course_of(rules, decks) if fresh else course_of(rules, policy, decks)
    if not suits:
        course = course._replace(codes=course.codes & SUITLESS | NO_SUIT << SUIT_SHIFT)
    always = (TOTALS.name,) if suits else (TOTALS.name, PAIRS_GRID)
    others = tuple(name for name in dict.fromkeys(grids) if name not in always)
    return Run(course, tuple(fixed_codes(rules)), seed, others, suits, fresh)


def deal_run(run: Run, first: int, count: int) -> Tally:
    """Deal whole blocks of a run, from block `first` on."""
    return _dealt(run, block_seeds(run, first, count), count * FRESH_PER_BLOCK if run.fresh else ALL)


def deal_part(run: Run, block: int, coups: int) -> Tally:
    """Deal the first coups of one block, or all of them if it has no more."""
    return _dealt(run, block_seeds(run, block, 1), coups)


def _dealt(run: Run, seeds: Words, wanted: int) -> Tally:
    tally, extras = _empty(run)
    course, desk = laid_out(run)
    if run.fresh:
        shoes = compiled(deal_fresh)(course, seeds, wanted, desk, extras, tally.classes)
    else:
        shoes = compiled(deal_blocks)(course, seeds, wanted, desk, extras, tally.classes, tally.per_shoe)
    return replace(tally, shoes=shoes)


class Rows(NamedTuple):
    """Every coup of a block, shoe by shoe.

    starts: int64[shoes + 1], number of each shoe's first coup. classes: uint16[coups], on the grid that was asked for.
    unseen: uint8[coups, 13], cards of each rank that have not been shown before the coup (of a fresh shoe: [0, 13]).
    """

    starts: NDArray[np.int64]
    classes: NDArray[np.uint16]
    unseen: NDArray[np.uint8]


def rows_of_block(run: Run, block: int, grid: Grid, *, unseen: bool = False) -> Rows:
    """Write down every coup of a block in the order in which it was dealt.

    Whether suits are known is the run's. Where every coup has a fresh shoe, nothing has been shown before it.
    """
    import numpy as np

    course, desk = laid_out(run)
    seeds, kind, alike = block_seeds(run, block, 1), np.array(kind_of(grid), np.int64), np.array(alike_labels())
    starts = np.empty(run.shoes_per_block + 1, np.int64)
    classes = np.empty(run.block_coups_most, np.uint16)
    shown = np.empty((run.block_coups_most if unseen and not run.fresh else 0, RANK_COUNT), np.uint8)
    if run.fresh:
        compiled(write_fresh_block)(course, seeds, kind, alike, desk, starts, classes)
    else:
        compiled(write_block)(course, seeds, kind, alike, desk, starts, classes, shown)
    return Rows(starts, classes[: starts[-1]], shown[: starts[-1]])


def block_seeds(run: Run, first: int, count: int) -> Words:
    """What begins the streams of some blocks: uint64[count, purposes, SEED_WORDS]."""
    import numpy as np

    purposes = (FRESH_PURPOSE,) if run.fresh else (SUITS_PURPOSE, RANKS_PURPOSE)
    return np.stack([seed_rows(run.seed, first, count, purpose) for purpose in purposes], axis=1)


def laid_out(run: Run) -> tuple[Course, Desk]:
    """A desk to deal a run at, and its course beside it: all that is touched for every shoe lies together."""
    import numpy as np

    course = run.course
    throws, behind = len(course.sides), course.behind
    coups = max(run.shoe_coups_most * GROUP, DICE)
    parts = together(
        {
            "dice": ((throws, DICE), np.uint16),
            "bad": ((throws,), np.uint64),
            "cells": ((behind // 2,), np.uint64),
            "cards": ((1 + len(run.fixed), behind), np.uint16),
            "hands": ((2, behind), np.uint16),
            "index": ((behind,), np.uint16),
            "marks": ((behind,), np.uint16),
            "classes": ((coups + FLUSH,), np.uint16),
            "places": ((coups,), np.uint16),
            "shares": ((SHARES, CLASSES), np.uint32),
            "state": ((2, STATE, LANES), np.uint64),
            "again": ((2, STATE), np.uint64),
            **{name: (getattr(course, name).shape, np.uint16) for name in _BESIDE},
        }
    )
    for name in _BESIDE:
        parts[name][:] = getattr(course, name)
    for number, code in enumerate(run.fixed, 1):
        parts["cards"][number] = code
    dice = parts["dice"].reshape(-1)
    desk = Desk(
        state=parts["state"],
        again=parts["again"],
        dice=parts["dice"],
        bad=parts["bad"],
        ace_places=dice[: course.decks * SUIT_COUNT * GROUP] if run.suits else dice[:0],
        places=dice[course.ace_throws * DICE :],
        cells=parts["cells"].view(np.uint32),
        pairs=parts["cells"],
        cards=parts["cards"].reshape(-1),
        hands=parts["hands"],
        index=parts["index"],
        marks=parts["marks"],
        dealt=Dealt(parts["classes"], parts["places"]),
        shares=parts["shares"],
    )
    beside: dict[str, Any] = {name: parts[name] for name in _BESIDE}
    return course._replace(**beside), desk


_BESIDE: Final = ("table", "sides", "limits", "codes")


def _empty(run: Run) -> tuple[Tally, Extras]:
    """A tally of nothing, and its other grids as the kernels write to them."""
    import numpy as np

    kinds = [kind_of(GRIDS[name]) for name in run.grids]
    sizes = [GRIDS[name].size for name in run.grids]
    starts = np.cumsum([0, *sizes], dtype=np.int64)
    hist = np.zeros(starts[-1], np.int64)
    kept = np.array([[*kind, start] for kind, start in zip(kinds, starts, strict=False)], np.int64).reshape(-1, 4)
    extras = Extras(kept, hist, np.array(alike_labels(), np.int64))
    counts = dict(zip(run.grids, np.split(hist, starts[1:-1]), strict=True)) if run.grids else {}
    per_shoe = np.zeros(run.shoe_coups_most + 1, np.int64)
    return Tally(0, np.zeros(CLASSES, np.int64), per_shoe, counts), extras
