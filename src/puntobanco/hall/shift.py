"""A shift at live tables in figures: coups, drop, handle, win, and what went wrong, by table and by dealer.

Drop is what patrons brought to the table: for each of them the most that they were out of pocket at one time. Handle is
all that was wagered, win the house's take of it, commission included; a void coup has neither. Errors are counted for
whoever dealt the coup, in the words of the record: cards undone and put right, irregularities, coups changed later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from puntobanco.table import events, live_events
from puntobanco.table.evolve import evolve
from puntobanco.table.state import Table

NOBODY = ""
"""Stands for the dealer of what happened while nobody dealt."""


@dataclass(slots=True)
class Figures:
    """What happened. Money in minor units; `errors` by kind, in the words of events and irregularities."""

    coups: int = 0
    void_coups: int = 0
    drop_minor: int = 0
    handle_minor: int = 0
    win_minor: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def add(self, other: Figures) -> None:
        """Both together; drop is not added up, for a patron brings coins once whoever deals."""
        self.coups += other.coups
        self.void_coups += other.void_coups
        self.handle_minor += other.handle_minor
        self.win_minor += other.win_minor
        self.errors.update(other.errors)


@dataclass(slots=True)
class TableShift:
    """One table's shift: in all, and by dealer."""

    table: str
    total: Figures
    by_dealer: dict[str, Figures]


def shift_of(table: Table, happened: Iterable[events.Event], *, since_ms: int, until_ms: int) -> TableShift:
    """The figures of a table from `since_ms` to before `until_ms` (epoch ms); `happened` is its whole log."""
    reading = _Reading(table)
    for event in happened:
        reading.see(event, counts=since_ms <= reading.time_of(event) < until_ms)
    total = Figures(drop_minor=sum(reading.most.values()))
    for figures in reading.dealers.values():
        total.add(figures)
    return TableShift(table.id, total, reading.dealers)


class _Reading:
    """The log as it is read: the table after each event, and what patrons are out of pocket."""

    def __init__(self, table: Table) -> None:
        self.dealers: dict[str, Figures] = {}
        self.most: Counter[str] = Counter()
        self._table = table
        self._out: Counter[str] = Counter()
        self._now = 0

    def time_of(self, event: events.Event) -> int:
        """When it happened; what says no time happened after what came before it."""
        for name in ("at", "settled_at", "opens_at"):
            self._now = getattr(event, name, None) or self._now
        return self._now

    def see(self, event: events.Event, *, counts: bool) -> None:
        """Take the next event; only what `counts` gets into the figures."""
        before = self._table
        self._table = evolve(before, event)
        if counts:
            self._wagers(before, event)
            self._errors(before, event)

    def _wagers(self, before: Table, event: events.Event) -> None:
        match event:
            case events.WagersPlaced():
                self._brings(event.patron, sum(event.wagers.values()))
            case events.WagersCancelled():
                self._brings(event.patron, -sum(event.wagers.values()))
            case events.CoupSettled():
                self._settled(self._figures(before), event)
            case events.CoupVoided() | events.ShoeEnded():
                if isinstance(event, events.CoupVoided):
                    self._figures(before).void_coups += 1
                for wager in event.returned:
                    self._brings(wager.patron, -wager.stake_minor)
            case _:
                pass

    def _errors(self, before: Table, event: events.Event) -> None:
        kind = str(type(event).__struct_config__.tag)
        match event:
            case live_events.CoupCorrected() | live_events.CoupAnnulled():
                figures = self._figures_of(event.shoe, event.coup)
                figures.errors[kind] += 1
                for change in event.changes:
                    figures.win_minor -= change.net_after_minor - change.net_before_minor + change.waived_minor
            case live_events.CardUndone() | live_events.HandsPutRight() | live_events.CardTooOften():
                self._figures(before).errors[kind] += 1
            case live_events.IrregularityDeclared():
                figures = self._figures_of(event.remedy.shoe, event.remedy.coup, running=before)
                figures.errors[event.remedy.irregularity] += 1
            case _:
                pass

    def _settled(self, figures: Figures, event: events.CoupSettled) -> None:
        figures.coups += 1
        for wager in event.wagers:
            if wager.result == "standing":
                continue  # it is wagered once, and counted where it is decided
            figures.handle_minor += wager.stake_minor
            figures.win_minor -= wager.net_minor
            self._brings(wager.patron, -wager.returned_minor)

    def _brings(self, patron: str, amount_minor: int) -> None:
        self._out[patron] += amount_minor
        self.most[patron] = max(self.most[patron], self._out[patron])

    def _figures(self, table: Table) -> Figures:
        """Those of whoever deals now."""
        live = table.live
        dealer = NOBODY if live is None or live.dealer is None else live.dealer
        return self.dealers.setdefault(dealer, Figures())

    def _figures_of(self, shoe: int, coup: int, *, running: Table | None = None) -> Figures:
        """Those of whoever dealt a coup that is over; of whoever deals now where it runs."""
        live = self._table.live
        record = None if live is None else live.record(shoe, coup)
        if record is None or not record.dealers:
            return self._figures(running or self._table)
        return self.dealers.setdefault(record.dealers[0], Figures())
