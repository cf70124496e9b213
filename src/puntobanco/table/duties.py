"""What the house owes a table next, and when. Every deadline follows from the log, so a restarted house acts on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from puntobanco.engine import shoe_end
from puntobanco.table.phases import Phase
from puntobanco.table.state import Table
from puntobanco.table.terms import TableMode, Terms

GIVES_WAY: Final = "gives-way"
"""Why a shoe ends that the house shuffled alone: somebody asked to mix a fresh one before anybody had wagered on it."""


class DutyKind(StrEnum):
    """What is to be done: the kind of the command to give."""

    CALL_SHARES = "call-shares"
    OPEN_SHOE = "open-shoe"
    OPEN_BETTING = "open-betting"
    CLOSE_BETTING = "close-betting"
    DEAL_CARDS = "deal-cards"
    END_SHOE = "end-shoe"
    CLOSE_TABLE = "close-table"


@dataclass(frozen=True, slots=True)
class Duty:
    """Give this command at `at_ms` (epoch ms) or, when that is past, now. `why` is its reason, where it has one."""

    kind: DutyKind
    at_ms: int
    why: str = ""


def duty(table: Table, terms: Terms) -> Duty | None:
    """The next thing the house itself has to do here; None when it waits for somebody."""
    match table.phase:
        case Phase.CLOSED:
            return None
        case Phase.BETTING:
            return None if table.closes_at is None else Duty(DutyKind.CLOSE_BETTING, table.closes_at)
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
    return Duty(DutyKind.OPEN_BETTING, at_ms)


def _next_shoe(table: Table, at_ms: int) -> Duty:
    """Shares that patrons pledged are waited for, before the shoe is shuffled."""
    called = table.called
    if called is None:
        return Duty(DutyKind.CALL_SHARES if table.pledges else DutyKind.OPEN_SHOE, at_ms)
    return Duty(DutyKind.OPEN_SHOE, at_ms if called.is_complete else max(at_ms, called.until))
