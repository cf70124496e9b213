"""What the house owes a table next, and when. Every deadline follows from the log, so a restarted house acts on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from puntobanco.engine import Due, due, shoe_end
from puntobanco.table import commands
from puntobanco.table.live import BLOCKED, HoldKind, Live
from puntobanco.table.phases import RUNNING, Phase
from puntobanco.table.state import Table
from puntobanco.table.terms import TableMode, Terms

GIVES_WAY: Final = "gives-way"
"""Why a shoe ends that the house shuffled alone: somebody asked to mix a fresh one before anybody had wagered on it."""

TOO_FEW_CARDS: Final = "too-few-cards"
GIVEN_UP: Final[Mapping[HoldKind, str]] = {
    HoldKind.DEALER_LINK: "link-lost",
    HoldKind.INTERRUPTED: "malfunction",
}
"""Why a coup is void that was waited for too long, in the words of the rule sets' irregularities."""


class DutyKind(StrEnum):
    """What is to be done: the kind of the command to give."""

    CALL_SHARES = "call-shares"
    OPEN_SHOE = "open-shoe"
    OPEN_BETTING = "open-betting"
    CLOSE_BETTING = "close-betting"
    DEAL_CARDS = "deal-cards"
    END_SHOE = "end-shoe"
    CLOSE_TABLE = "close-table"
    VOID_COUP = "void-coup"
    HOLD_TABLE = "hold-table"


@dataclass(frozen=True, slots=True)
class Duty:
    """Give this command at `at_ms` (epoch ms) or, when that is past, now. `why` is its reason, where it has one."""

    kind: DutyKind
    at_ms: int
    why: str = ""


def duty(table: Table, terms: Terms) -> Duty | None:
    """The next thing the house itself has to do here; None when it waits for somebody."""
    if table.live is not None and table.phase is not Phase.CLOSED:
        owed = (*_live(table, terms, table.live), _usual(table, terms))
        return min((one for one in owed if one is not None), key=lambda one: one.at_ms, default=None)
    return _usual(table, terms)


def _live(table: Table, terms: Terms, live: Live) -> Iterator[Duty]:
    """What a table that a person deals is owed beside that: a coup that cannot be finished is given back."""
    if live.video_lost_at is not None and live.hold(HoldKind.VIDEO_LINK) is None:
        yield Duty(DutyKind.HOLD_TABLE, live.video_lost_at + terms.live.video_ms, HoldKind.VIDEO_LINK)
    if table.phase in RUNNING:
        for hold in live.holds:
            if hold.until is not None:
                yield Duty(DutyKind.VOID_COUP, hold.until, GIVEN_UP.get(hold.kind, hold.why))
    if table.phase is Phase.DEALING and not table.cards_left and isinstance(due(terms.rules, table.drawn), Due):
        yield Duty(DutyKind.VOID_COUP, 0, TOO_FEW_CARDS)


def _usual(table: Table, terms: Terms) -> Duty | None:
    match table.phase:
        case Phase.CLOSED:
            return None
        case Phase.BETTING:
            if table.closes_at is None or _is_blocked(table, commands.CloseBetting):
                return None
            return Duty(DutyKind.CLOSE_BETTING, table.closes_at)
        case Phase.DEALING:
            return None if terms.mode is TableMode.LIVE else Duty(DutyKind.DEAL_CARDS, 0)
        case Phase.SHUFFLING | Phase.REVEALING:
            return _between_coups(table, terms)


def _between_coups(table: Table, terms: Terms) -> Duty | None:
    revealed = table.phase is Phase.REVEALING and table.reveal_at is not None
    at_ms = (table.reveal_at or 0) + terms.result_ms if revealed else 0
    if table.shoe is None:
        if table.closing is not None:
            return Duty(DutyKind.CLOSE_TABLE, at_ms, table.closing)
        return None if terms.mode is TableMode.LIVE else _next_shoe(table, at_ms)
    if table.closing is not None:
        return Duty(DutyKind.END_SHOE, at_ms, "table-closing")
    if table.shoe.behaviour_hash != terms.rules.behaviour_hash:
        return Duty(DutyKind.END_SHOE, at_ms, "rules-changed")
    end = shoe_end(terms.policy, table.shoe.progress)
    if end is not None:
        return Duty(DutyKind.END_SHOE, at_ms, end)
    if table.shoe.gives_way and not table.wagers:
        return Duty(DutyKind.END_SHOE, at_ms, GIVES_WAY)
    if table.live is not None and not _calls_by_clock(table, terms, table.live):
        return None
    return Duty(DutyKind.OPEN_BETTING, at_ms)


def _calls_by_clock(table: Table, terms: Terms, live: Live) -> bool:
    by_clock = terms.live.opens_by_clock and live.dealer is not None
    return by_clock and not _is_blocked(table, commands.OpenBetting)


def _is_blocked(table: Table, kind: type[commands.Command]) -> bool:
    live = table.live
    return live is not None and any(kind in BLOCKED[hold.kind] for hold in live.holds)


def _next_shoe(table: Table, at_ms: int) -> Duty:
    """Shares that patrons pledged are waited for, before the shoe is shuffled."""
    called = table.called
    if called is None:
        return Duty(DutyKind.CALL_SHARES if table.pledges else DutyKind.OPEN_SHOE, at_ms)
    return Duty(DutyKind.OPEN_SHOE, at_ms if called.is_complete else max(at_ms, called.until))
