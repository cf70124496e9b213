"""The phases of a table, and what each of them allows, as a table of data.

closed, open-table: shuffling. shuffling, open-shoe and open-betting: betting. betting, close-betting: dealing. dealing,
the last card (by hand: confirm-result): revealing. revealing, open-betting: betting; end-shoe: shuffling. shuffling,
close-table: closed.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from puntobanco.errors import Reason
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import Command


class Phase(StrEnum):
    """Where a table stands. The words are part of the wire."""

    CLOSED = "closed"
    SHUFFLING = "shuffling"  # in service; no coup is running; waits for a shoe or for its first coup
    BETTING = "betting"  # wagers are taken
    DEALING = "dealing"  # no more bets; cards come
    REVEALING = "revealing"  # decided and paid; being shown until reveal_at, then the next coup or the next shoe


RUNNING: Final = frozenset({Phase.BETTING, Phase.DEALING})
"""Phases in which a coup runs."""

_BY_HAND: Final[frozenset[type[Command]]] = frozenset(
    {
        live_commands.SeatDealer,
        live_commands.DismissDealer,
        live_commands.HoldTable,
        live_commands.ReleaseTable,
        live_commands.SetManual,
        live_commands.CallSupervisor,
        live_commands.AnswerCall,
        live_commands.TellVideo,
        live_commands.FlagCoup,
        live_commands.Declare,
        live_commands.RequestRemedy,
        live_commands.AnswerRequest,
    }
)
"""What a live table may be asked whenever it is in service."""

ALLOWED: Final[Mapping[Phase, frozenset[type[Command]]]] = MappingProxyType(
    {
        Phase.CLOSED: frozenset(
            {commands.OpenTable, live_commands.RequestRemedy, live_commands.AnswerRequest},
        ),
        Phase.SHUFFLING: frozenset(
            {
                commands.AnnounceChain,
                commands.PledgeShare,
                commands.CallShares,
                commands.GiveShare,
                commands.OpenShoe,
                commands.OpenBetting,
                commands.EndShoe,
                commands.CloseTable,
                live_commands.CountCards,
                live_commands.RecordShuffle,
                live_commands.ReportCutCard,
                *_BY_HAND,
            },
        ),
        Phase.BETTING: frozenset(
            {
                commands.PlaceWagers,
                commands.CancelWagers,
                commands.CloseBetting,
                commands.ExtendBetting,
                commands.Deal,
                commands.VoidCoup,
                commands.PledgeShare,
                commands.CloseTable,
                live_commands.ReportCutCard,
                *_BY_HAND,
            },
        ),
        Phase.DEALING: frozenset(
            {
                commands.DealCards,
                commands.VoidCoup,
                commands.PledgeShare,
                commands.CloseTable,
                live_commands.UndoCard,
                live_commands.ConfirmResult,
                live_commands.ConfirmCards,
                live_commands.ReportCutCard,
                *_BY_HAND,
            },
        ),
        Phase.REVEALING: frozenset(
            {
                commands.OpenBetting,
                commands.EndShoe,
                commands.PledgeShare,
                commands.CloseTable,
                live_commands.ReportCutCard,
                *_BY_HAND,
            },
        ),
    }
)
"""Which commands may be asked in which phase. Whatever is not here is refused."""

FORBIDDEN: Final[Mapping[Phase, Reason]] = MappingProxyType(
    {
        Phase.CLOSED: Reason.TABLE_CLOSED,
        Phase.SHUFFLING: Reason.NOT_NOW,
        Phase.BETTING: Reason.NOT_NOW,
        Phase.DEALING: Reason.BETTING_CLOSED,
        Phase.REVEALING: Reason.BETTING_CLOSED,
    }
)
"""Why a command that its phase does not allow is refused."""
