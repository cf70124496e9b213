"""What is written down of every session: one row of whole numbers."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Column(IntEnum):
    """Columns of a session's row; from HANDLE on one for each bet of the study.

    Money is in minor units. NET: won or lost. END: an `End`. COUPS: sat at the table, WAGERS: staked on, WON: of which
    won. LOSS_RUN: most wagers lost in a row, pushes between them not counted. DRAWDOWN: furthest fall below an earlier
    height. STAKE_MOST: highest stake. ROUNDED: what rounding kept, in parts of a minor unit (`Pays.parts`).
    """

    NET = 0
    END = 1
    COUPS = 2
    WAGERS = 3
    WON = 4
    LOSS_RUN = 5
    DRAWDOWN = 6
    STAKE_MOST = 7
    ROUNDED = 8
    HANDLE = 9


class End(IntEnum):
    """Why a session ended.

    COUPS: all were played. RUINED: the bankroll pays no wager any more. GOAL, LIMIT: won or lost as much as was set.
    SHORT: the bankroll pays wagers, but not the one that the system asks for, and the patron leaves then.
    """

    COUPS = 0
    RUINED = 1
    GOAL = 2
    LIMIT = 3
    SHORT = 4


SPOTS_MAX: Final = 8
"""Bets that one study may have."""
