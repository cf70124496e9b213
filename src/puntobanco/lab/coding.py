"""How the coups of a study are numbered: by the simulator's own classes where they tell enough, else by its labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puntobanco.lab.dealing import Coding
from puntobanco.lab.pays import Pays
from puntobanco.outcome import PAIRS
from puntobanco.sim.course import CLASSES, PAIR_LABELS
from puntobanco.sim.labels import alike_labels, kind_of

MIXED: Final = PAIRS.index("mixed")


def coding_of(pays: Pays) -> tuple[Coding, Sequence[int]]:
    """The numbering of coups, and for each number the class of the study's grid, or one that pays alike."""
    import numpy as np

    own = Coding(-1, 0, 0, np.zeros(0, np.int64))
    if pays.grid.name == "totals":
        return own, [code // PAIR_LABELS for code in range(CLASSES)]
    if pays.grid.name == "pairs" and _kinds_pay_alike(pays):
        return own, [_paired(code) for code in range(CLASSES)]
    kind = kind_of(pays.grid)
    return Coding(kind.kind, kind.rank, kind.labels, np.array(alike_labels(), np.int64)), range(pays.grid.size)


def _paired(code: int) -> int:
    base, label = divmod(code, PAIR_LABELS)
    player, banker = label % 2, label // 2
    return (base * len(PAIRS) + player * MIXED) * len(PAIRS) + banker * MIXED


def _kinds_pay_alike(pays: Pays) -> bool:
    """Whether no bet tells mixed from suited pairs."""
    seen: dict[tuple[int, ...], bytes] = {}
    for number in range(pays.grid.size):
        base, kinds = divmod(number, len(PAIRS) ** 2)
        paired = tuple(kind > 0 for kind in divmod(kinds, len(PAIRS)))
        ways = bytes(way_of[number] for way_of in pays.way_of)
        if seen.setdefault((base, *paired), ways) != ways:
            return False
    return True
