"""Folding events into a table. Every event that was committed is true, so nothing is checked here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import reduce

from puntobanco.engine import ShoeEnd, after_coup
from puntobanco.table import events, live_evolve, mixing
from puntobanco.table.events import Event
from puntobanco.table.live import Live
from puntobanco.table.phases import Phase
from puntobanco.table.state import RESULTS_MAX, Lying, Table, Wagers
from puntobanco.table.terms import TableMode


def fold(table: Table, happened: Iterable[Event]) -> Table:
    """The table after these events."""
    return reduce(evolve, happened, table)


def evolve(table: Table, event: Event) -> Table:
    """The table after one event."""
    after = _evolved(table, event)
    return after if after.live is None else live_evolve.followed(table, after, event)


def _evolved(table: Table, event: Event) -> Table:  # noqa: C901, PLR0911, PLR0912 -- one arm for each event
    match event:
        case events.WagersPlaced():
            wagers = _with(table.wagers, event.patron, event.wagers)
            if table.shoe is None or table.shoe.wagered:
                return replace(table, wagers=wagers)
            return replace(table, shoe=replace(table.shoe, wagered=True), wagers=wagers)
        case events.WagersCancelled():
            return replace(table, wagers=_without(table.wagers, event))
        case events.TableOpened():
            return _opened(table, event)
        case events.BettingOpened():
            return _betting_opened(table, event)
        case events.BettingExtended():
            return replace(table, closes_at=event.closes_at)
        case events.BettingClosed():
            return replace(_swept(table), phase=Phase.DEALING, entropy=event.entropy)
        case events.CardsDealt():
            return replace(table, cards=(*table.cards, *event.cards), fixed=table.fixed + event.fixed)
        case events.CoupSettled():
            return _coup_settled(table, event)
        case events.CoupVoided():
            # While betting is open the felt may still show the coup before, whose cards are counted already.
            ended = _coup_ended(_swept(table) if table.phase is Phase.BETTING else table)
            return replace(ended, void=event.reason, reveal_at=event.at, wagers={})
        case events.ShoeOpened():
            return mixing.shoe_opened(table, event)
        case events.ChainAnnounced() | events.SharePledged() | events.SharesCalled() | events.ShareGiven():
            return mixing.evolved(table, event)
        case events.ShoeEnded():
            return _shoe_ended(table, event)
        case events.ClosingAnnounced():
            return replace(table, closing=event.reason)
        case events.TableClosed():
            return replace(_swept(table), phase=Phase.CLOSED, closing=None)
        case _:
            return live_evolve.evolved(table, event)


def _opened(table: Table, event: events.TableOpened) -> Table:
    live = table.live or Live() if event.mode == TableMode.LIVE else None
    return replace(table, phase=Phase.SHUFFLING, closing=None, live=live)


def _swept(table: Table) -> Table:
    """The felt cleared of the coup before."""
    return replace(table, cards=(), fixed=0, outcome=None, settled=(), void=None, reveal_at=None, receipt=None)


def _betting_opened(table: Table, event: events.BettingOpened) -> Table:
    # Without a clock the last coup stays on the felt until the patron has the next one dealt.
    cleared = table if event.closes_at is None else _swept(table)
    return replace(
        cleared,
        phase=Phase.BETTING,
        coup=event.coup,
        last=event.last,
        opens_at=event.opens_at,
        closes_at=event.closes_at,
        behaviour_hash=event.behaviour_hash,
        entropy=None,
    )


def _coup_ended(table: Table) -> Table:
    """The cards of the coup are out of the shoe, whatever became of it."""
    assert table.shoe is not None, "a coup is dealt from a shoe"
    progress = after_coup(table.shoe.progress, len(table.cards) - table.fixed)
    return replace(
        table, phase=Phase.REVEALING, shoe=replace(table.shoe, progress=progress), opens_at=None, closes_at=None
    )


def _coup_settled(table: Table, event: events.CoupSettled) -> Table:
    table = mixing.coup_settled(table, event)
    standing: dict[str, dict[str, Lying]] = {}
    for wager in event.wagers:
        if wager.result == "standing":
            standing.setdefault(wager.patron, {})[wager.bet] = Lying(wager.stake_minor, wager.stake_minor)
    return replace(
        _coup_ended(table),
        wagers=standing,
        outcome=event.outcome,
        settled=event.wagers,
        settled_in=(table.shoes, table.coup),
        reveal_at=event.reveal_at,
        receipt=event.receipt,
        results=(*table.results, event.outcome)[-RESULTS_MAX:],
    )


def _shoe_ended(table: Table, event: events.ShoeEnded) -> Table:
    ended = replace(table, phase=Phase.SHUFFLING, shoe=None, wagers={}, last=False)
    return ended if event.reason == ShoeEnd.FRESH_EVERY_COUP else replace(_swept(ended), results=(), coup=0)


def _with(everybody: Mapping[str, Wagers], patron: str, added: Mapping[str, int]) -> Mapping[str, Wagers]:
    mine = dict(everybody.get(patron, {}))
    for bet, stake in added.items():
        before = mine.get(bet, Lying(0))
        mine[bet] = Lying(before.stake_minor + stake, before.standing_minor)
    return {**everybody, patron: mine}


def _without(everybody: Mapping[str, Wagers], event: events.WagersCancelled) -> Mapping[str, Wagers]:
    mine: dict[str, Lying] = {}
    for bet, before in everybody[event.patron].items():
        left = before.stake_minor - event.wagers.get(bet, 0)
        if left:
            mine[bet] = Lying(left, before.standing_minor - event.standing.get(bet, 0))
    rest = {other: wagers for other, wagers in everybody.items() if other != event.patron}
    return {**rest, event.patron: mine} if mine else rest
