"""Which tables the house has: those of its file, and on top of them what its people did since. Pure: decide and fold.

`FloorPlan.after` folds an event; `add`, `change` and `order` decide what somebody asks, and give the event or refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, assert_never

import msgspec

from puntobanco.errors import Fault, Reason, Refused, RulesError
from puntobanco.hall.live_profile import live_settings
from puntobanco.hall.profile import TableProfile, read_table, terms_of
from puntobanco.hall.roles import Action, Role
from puntobanco.hall.table_events import (
    LimitSet,
    Service,
    StakeReturned,
    TableAdded,
    TableChanged,
    TableEvent,
    TableFailed,
    TableServiceChanged,
    TableSettings,
)
from puntobanco.rules import Rules
from puntobanco.table.commands import HOUSE
from puntobanco.table.terms import Terms

WHY_MAX: Final = 200
"""Most characters of a reason."""

_FILE: Final = "hall"


class Order(StrEnum):
    """What can be done to a table's service. The words are part of the wire."""

    OPEN = "open"
    CLOSE = "close"
    DISABLE = "disable"
    ENABLE = "enable"


AFTER: Final[Mapping[tuple[Service, Order], Service]] = MappingProxyType(
    {
        ("closed", Order.OPEN): "open",
        ("open", Order.CLOSE): "closed",
        ("open", Order.DISABLE): "disabled",
        ("closed", Order.DISABLE): "disabled",
        ("disabled", Order.ENABLE): "closed",
    }
)
"""What each order makes of each service. Whatever is not here is refused."""

ACTION: Final[Mapping[Order, Action]] = MappingProxyType(
    {
        Order.OPEN: Action.OPEN_TABLE,
        Order.CLOSE: Action.CLOSE_TABLE,
        Order.DISABLE: Action.DISABLE_TABLE,
        Order.ENABLE: Action.DISABLE_TABLE,
    }
)
"""What one must be allowed to do, to give each order."""


@dataclass(frozen=True, slots=True)
class Acting:
    """Who does something, in which role, why, and when (epoch ms)."""

    by: str
    role: Role
    why: str
    at: int


@dataclass(frozen=True, slots=True)
class Planned:
    """One table of the house. `terms` follow from the profile; `why` is what was said at the last change of service."""

    profile: TableProfile
    terms: Terms
    service: Service = "open"
    why: str = ""
    added: bool = False


@dataclass(frozen=True, slots=True)
class FloorPlan:
    """The tables of a house by id, in the order of the hall; rule sets by id.

    `usual`, if there is one, fills in the times that a table does not say: a test house plays quickly.
    `lost` are tables and changes of the record that cannot be played with the files of today, with what is wrong;
    `failed` are records of tables (streams) that could not go on, and that nobody has enabled since, with why.
    """

    rules: Mapping[str, Rules]
    tables: Mapping[str, Planned]
    usual: Callable[[TableProfile], TableProfile] | None = None
    lost: Mapping[str, tuple[Fault, ...]] = field(default_factory=dict)
    failed: Mapping[str, TableFailed] = field(default_factory=dict)

    def after(self, event: TableEvent) -> FloorPlan:
        """The plan after an event. What the files no longer bear is set aside and told, so that the house opens."""
        if isinstance(event, TableAdded):
            return self._with_added(event)
        if event.table not in self.tables:
            return self
        planned = self.tables[event.table]
        match event:
            case TableChanged():
                faults: list[Fault] = []
                profile = _changed(planned.profile, event.before, event.after, faults)
                try:
                    return self._put(replace(planned, profile=profile, terms=self._verify(profile, faults)))
                except RulesError as error:
                    return replace(self, lost={**self.lost, event.table: error.faults})
            case TableServiceChanged():
                failed = self.failed if event.after == "disabled" else self._failed_elsewhere(event.table)
                return replace(self._put(replace(planned, service=event.after, why=event.why)), failed=failed)
            case TableFailed():
                why = planned.why if event.after == event.before else event.why
                plan = self._put(replace(planned, service=event.after, why=why))
                return replace(plan, failed={**self.failed, event.stream: event})
            case _:
                assert_never(event)

    def _failed_elsewhere(self, table: str) -> dict[str, TableFailed]:
        return {stream: event for stream, event in self.failed.items() if event.table != table}

    def _with_added(self, event: TableAdded) -> FloorPlan:
        faults: list[Fault] = []
        profile = _read(event.table, event.ruleset, event.mode, event.settings, faults)
        if event.table in self.tables:
            faults.append(Fault(_FILE, "id", event.table, "an id that no table of the house's file has"))
        try:
            return self._put(Planned(profile, self._verify(profile, faults), service="closed", added=True))
        except RulesError as error:
            return replace(self, lost={**self.lost, event.table: error.faults})

    def _put(self, planned: Planned) -> FloorPlan:
        return replace(self, tables={**self.tables, planned.profile.id: planned})

    def table(self, table: str) -> Planned:
        """A table by id. Raises Refused(UNKNOWN_TABLE)."""
        if table not in self.tables:
            raise Refused(Reason.UNKNOWN_TABLE)
        return self.tables[table]

    def add(self, table: str, ruleset: str, mode: str, *, settings: TableSettings, acting: Acting) -> TableAdded:
        """Decide on a new table. Raises RulesError with everything that is wrong with it."""
        faults = list(_why_faults(acting.why))
        profile = _read(table, ruleset, mode, settings, faults)
        if table in self.tables or table in self.lost:
            faults.append(Fault(_FILE, "id", table, "an id that no other table has or had"))
        self._verify(profile, faults)
        return TableAdded(
            table=table,
            ruleset=ruleset,
            mode=mode,
            settings=settings,
            by=acting.by,
            role=acting.role.value,
            why=acting.why,
            at=acting.at,
        )

    def change(self, table: str, settings: TableSettings, acting: Acting) -> TableChanged:
        """Decide on other settings. Raises Refused, or RulesError with everything that is wrong with them."""
        planned = self.table(table)
        before = settings_of(planned.profile)
        faults = list(_why_faults(acting.why))
        self._verify(_changed(planned.profile, before, settings, faults), faults)
        if settings == before:
            raise Refused(Reason.NOTHING_CHANGED)
        return TableChanged(
            table=table,
            before=before,
            after=settings,
            by=acting.by,
            role=acting.role.value,
            why=acting.why,
            at=acting.at,
        )

    def order(self, table: str, order: Order, acting: Acting) -> TableServiceChanged:
        """Decide on opening, closing, disabling or enabling. Raises Refused or RulesError."""
        before = self.table(table).service
        after = AFTER.get((before, order))
        if order is Order.ENABLE and any(event.table == table for event in self.failed.values()):
            after = after or before  # one patron's own has failed, and the others play on
        if after is None:
            raise Refused(Reason.TABLE_DISABLED if before == "disabled" else Reason.NOTHING_CHANGED)
        if faults := _why_faults(acting.why):
            raise RulesError(faults)
        return TableServiceChanged(
            table=table,
            before=before,
            after=after,
            by=acting.by,
            role=acting.role.value,
            why=acting.why,
            at=acting.at,
        )

    def fail(
        self, table: str, stream: str, why: str, *, sequence: int, returned: tuple[StakeReturned, ...], at: int
    ) -> TableFailed:
        """What it comes to when a table cannot go on: it is disabled, unless `stream` is only one patron's own."""
        before = self.table(table).service
        return TableFailed(
            table=table,
            stream=stream,
            sequence=sequence,
            before=before,
            after="disabled" if stream == table else before,
            returned=returned,
            by=HOUSE,
            role=HOUSE,
            why=why,
            at=at,
        )

    def _verify(self, profile: TableProfile, faults: list[Fault]) -> Terms:
        """The terms of a profile that nothing is wrong with: its number is free and its rule set bears it.

        `faults` are those that were found before. Raises RulesError with all of them, one for each key.
        """
        others = [one.profile for one in self.tables.values() if one.profile.id != profile.id]
        if profile.number in [other.number for other in others]:
            faults.append(Fault(_FILE, "number", str(profile.number), "a number that no other table has"))
        terms = None
        try:
            terms = self._terms(profile)
        except RulesError as error:
            place = f"table[{profile.id}]."
            faults.extend(replace(fault, file=_FILE, key=fault.key.removeprefix(place)) for fault in error.faults)
        if faults:
            raise RulesError(tuple({fault.key: fault for fault in reversed(faults)}.values())[::-1])
        assert terms is not None, "without a fault there are terms"
        return terms

    def _terms(self, profile: TableProfile) -> Terms:
        if profile.ruleset not in self.rules:
            raise RulesError((Fault(_FILE, "ruleset", profile.ruleset, "one of: " + ", ".join(self.rules)),))
        played = profile if self.usual is None else self.usual(profile)
        return terms_of(played, self.rules[profile.ruleset])


def _read(table: str, ruleset: str, mode: str, settings: TableSettings, faults: list[Fault]) -> TableProfile:
    """A table's profile, read as the house's file would describe it."""
    said = msgspec.json.decode(msgspec.json.encode(settings))
    limits = {bet: _filled(limit) for bet, limit in said["limits"].items()}
    document = {"id": table, "ruleset": ruleset, "mode": mode, **_filled({**said, "limits": limits})}
    return read_table(document, faults, file=_FILE)


def _filled(said: Mapping[str, object]) -> dict[str, object]:
    """What is said, without what is left to the rule set."""
    return {key: value for key, value in said.items() if value is not None and value != []}


def settings_of(profile: TableProfile) -> TableSettings:
    """The settings of a profile."""
    return TableSettings(
        number=profile.number,
        name=profile.name,
        decks=profile.decks,
        seats=profile.seats,
        betting_ms=profile.betting_ms,
        card_ms=profile.card_ms,
        result_ms=profile.result_ms,
        chips_minor=profile.chips_minor,
        cancel=None if profile.cancel is None else profile.cancel.value,
        limits={
            bet: LimitSet(min_minor=limit.min_minor, max_minor=limit.max_minor, per_level_minor=limit.per_level_minor)
            for bet, limit in profile.limits.items()
        },
        live=None if profile.live is None else live_settings(profile.live),
    )


def _changed(profile: TableProfile, before: TableSettings, after: TableSettings, faults: list[Fault]) -> TableProfile:
    """The profile with what differs between two settings; what the file says of the rest stays as it says it."""
    differing = {
        name: getattr(after, name)
        for name in TableSettings.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    }
    settings = msgspec.structs.replace(settings_of(profile), **differing)
    read = _read(profile.id, profile.ruleset, profile.mode.value, settings, faults)
    # How a live table is dealt is its file's alone to say, and whether there is Auto.
    return replace(read, live=profile.live, auto=profile.auto)


def _why_faults(why: str) -> tuple[Fault, ...]:
    if why.strip() and len(why) <= WHY_MAX and why.isprintable():
        return ()
    return (Fault(_FILE, "why", why[:40], f"a reason, one line of at most {WHY_MAX} characters"),)
