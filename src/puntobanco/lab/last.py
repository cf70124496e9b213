"""What a betting system is told before a coup, and the memory it keeps."""

from __future__ import annotations

from typing import Final, NamedTuple

MEMORY_CELLS: Final = 256
"""Whole numbers that a system may keep from coup to coup; all 0 when a session begins."""

PLAYER, BANKER, TIE, NOBODY = 0, 1, 2, 3
"""Who won a coup, as numbers: NOBODY before the first coup of a shoe."""


class Last(NamedTuple):
    """The last wager and the last coup, as a system sees them before the next.

    `won`, `lost`: how the last wager ended; both False at first, after a push and after a coup that was sat out.
    `net`, `stake`: of that wager, minor units. `bankroll`: what is left, minor units. `unit`: one unit, minor units.
    `units_most`: units that the table takes at most. `winner`: of the last coup of this shoe, PLAYER, BANKER, TIE or
    NOBODY. `coup`: number in its shoe of the coup to come, from 1.
    """

    won: bool
    lost: bool
    net: int
    stake: int
    bankroll: int
    unit: int
    units_most: int
    winner: int
    coup: int
