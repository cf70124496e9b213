"""A house's description of its tables, read from TOML, and the terms that follow from it and from the rule set.

A table profile overrides what the rule set's `[table]` says by default: seconds, seats, limits, chips. It never
overrides a rule; for that it names another rule set.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from puntobanco.errors import Fault, RulesError
from puntobanco.hall.live_profile import read_live
from puntobanco.hall.signing import HOUR_MS, MINUTE_MS, SecondFactor, SessionTerms
from puntobanco.rules import Cancel, Limit, Mode, Rules
from puntobanco.rules.reader import Section, document_of
from puntobanco.table.terms import LiveTerms, TableMode, Terms

TABLE_ID_PATTERN: Final = r"[a-z0-9][a-z0-9-]{0,39}"
CARD_MS: Final = 900
RESULT_MS: Final = 5_000
BETTING_SECONDS: Final = 20
"""Betting time where neither the house nor the rule set says one and the table runs on a clock."""

_NAME_CHARACTERS_MAX: Final = 80
_SECONDS_MAX: Final = 3_600
_HALL: Final = "hall"
_ORIGIN: Final = re.compile(r"https?://([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:[1-9][0-9]{0,4})?")


@dataclass(frozen=True, slots=True)
class TableProfile:
    """One table as its house describes it. None: as the rule set says. Times in milliseconds, money in minor units."""

    id: str
    number: int
    name: str
    ruleset: str
    mode: TableMode = TableMode.RNG
    decks: int | None = None
    seats: int | None = None
    betting_ms: int | None = None
    card_ms: int | None = None
    result_ms: int | None = None
    chips_minor: tuple[int, ...] = ()
    cancel: Cancel | None = None
    auto: bool | None = None
    limits: Mapping[str, Limit] = field(default_factory=dict)
    live: LiveTerms | None = None


@dataclass(frozen=True, slots=True)
class HouseProfile:
    """A house: its tables in the order of the hall, and how it guards its door.

    `origins` are web origins whose pages may connect, beside the house's own. `guests_per_address` new guests may come
    from one address in an hour, with `sockets_per_address` connections at once from it and `sockets_per_patron` of one
    patron; `messages_per_second` is what a connection may send on average, and ten times that in a burst.
    `sessions` says how long people stay signed in, `phrases` whether patrons may talk to each other.
    """

    tables: tuple[TableProfile, ...]
    origins: tuple[str, ...] = ()
    guests_per_address: int = 60
    sockets_per_address: int = 50
    sockets_per_patron: int = 10
    messages_per_second: int = 10
    sessions: SessionTerms = field(default_factory=SessionTerms)
    phrases: bool = True


def read_house(text: str, *, file: str) -> HouseProfile:
    """Read a house from TOML text. Raises RulesError with every fault of the file."""
    document = document_of(text, file=file)
    faults: list[Fault] = []
    top = Section(file, "", document, faults)
    door, talk = top.table("door"), top.table("talk")
    usual = HouseProfile(())
    house = HouseProfile(
        tables=_tables(top),
        origins=_origins(door),
        guests_per_address=door.whole("guests_per_address", usual.guests_per_address, least=1),
        sockets_per_address=door.whole("sockets_per_address", usual.sockets_per_address, least=1),
        sockets_per_patron=door.whole("sockets_per_patron", usual.sockets_per_patron, least=1),
        messages_per_second=door.whole("messages_per_second", usual.messages_per_second, least=1),
        sessions=_sessions(top.table("sessions")),
        phrases=talk.flag("phrases", usual.phrases),
    )
    door.done()
    talk.done()
    top.done()
    if faults:
        raise RulesError(tuple(faults))
    return house


def _origins(door: Section) -> tuple[str, ...]:
    """Origins as browsers send them. Any other text is never sent, or, as "null" is, by pages of anybody."""
    origins = door.texts("origins", ())
    for origin in origins:
        if not _ORIGIN.fullmatch(origin):
            door.fault("origins", origin, "an origin as in https://club.example or http://localhost:9000")
    return origins


def read_table(document: Mapping[str, object], faults: list[Fault], *, file: str) -> TableProfile:
    """Read one table from what a row of `[[table]]` would hold; what is wrong is added to `faults`."""
    row = Section(file, "", document, faults)
    profile = _table(row)
    if profile.id == _HALL:
        row.fault("id", profile.id, f"another id than {_HALL!r}")
    return profile


def _sessions(section: Section) -> SessionTerms:
    usual = SessionTerms()
    terms = SessionTerms(
        patron_idle_ms=section.whole("patron_idle_minutes", usual.patron_idle_ms // MINUTE_MS, least=1) * MINUTE_MS,
        patron_ms=section.whole("patron_hours", usual.patron_ms // HOUR_MS, least=1) * HOUR_MS,
        staff_idle_ms=section.whole("staff_idle_minutes", usual.staff_idle_ms // MINUTE_MS, least=1) * MINUTE_MS,
        staff_ms=section.whole("staff_hours", usual.staff_ms // HOUR_MS, least=1) * HOUR_MS,
        second_factor=section.choice("second_factor", SecondFactor, usual.second_factor),
    )
    section.done()
    return terms


def _tables(top: Section) -> tuple[TableProfile, ...]:
    tables: list[TableProfile] = []
    for row in top.rows("table"):
        profile = _table(row)
        if profile.id in [other.id for other in tables] or profile.id == _HALL:
            row.fault("id", profile.id, f"an id that no other table has, and not {_HALL!r}")
        if profile.number in [other.number for other in tables]:
            row.fault("number", profile.number, "a number that no other table has")
        tables.append(profile)
    return tuple(tables)


def _table(row: Section) -> TableProfile:
    expected = "an id of small letters, digits and hyphens"
    profile = TableProfile(
        id=row.text("id", pattern=TABLE_ID_PATTERN, expected=expected),
        number=row.whole("number", least=1, most=9_999),
        name=_name(row),
        ruleset=row.text("ruleset"),
        mode=row.choice("mode", TableMode, TableMode.RNG),
        decks=row.optional_whole("decks", least=1, most=24),
        seats=row.optional_whole("seats", least=1, most=10_000),
        betting_ms=_betting_ms(row),
        card_ms=row.optional_whole("card_ms", most=60_000),
        result_ms=row.optional_whole("result_ms", most=60_000),
        chips_minor=row.wholes("chips_minor", ()),
        cancel=row.choice("cancel", Cancel) if row.has("cancel") else None,
        auto=row.flag("auto") if row.has("auto") else None,
        limits=_limits(row.table("limits")),
        live=read_live(row.table("live")) if row.has("live") else None,
    )
    row.done()
    return profile


def _name(row: Section) -> str:
    name = row.text("name", "")
    if len(name) > _NAME_CHARACTERS_MAX or not name.isprintable():
        row.fault("name", name, f"at most {_NAME_CHARACTERS_MAX} characters that can be seen, on one line")
    return name


def _betting_ms(row: Section) -> int | None:
    seconds = row.optional_whole("betting_seconds", least=1, most=_SECONDS_MAX)
    milliseconds = row.optional_whole("betting_ms", least=1, most=_SECONDS_MAX * 1000)
    if seconds is not None and milliseconds is not None:
        row.fault("betting_ms", milliseconds, "betting_seconds or betting_ms, not both")
    return milliseconds if seconds is None else seconds * 1000


def _limits(section: Section) -> Mapping[str, Limit]:
    limits = {}
    for bet in section.rest():
        row = section.table(bet)
        limits[bet] = Limit(
            min_minor=row.whole("min_minor", least=1),
            max_minor=row.whole("max_minor", least=1),
            per_level_minor=row.optional_whole("per_level_minor", least=1),
        )
        row.done()
    return MappingProxyType(limits)


def terms_of(profile: TableProfile, rules: Rules) -> Terms:
    """The terms of a table. Raises RulesError when the profile asks for what the rule set does not have."""
    _verify(profile, rules)
    defaults = rules.ruleset.table
    touch = profile.mode is TableMode.TOUCH
    live = profile.live or LiveTerms()
    by_dealer = profile.mode is TableMode.LIVE and not live.closes_by_clock
    seconds = defaults.betting_seconds or BETTING_SECONDS
    return Terms(
        rules=rules,
        mode=profile.mode,
        decks=profile.decks or rules.ruleset.decks_usual,
        seats=1 if touch else profile.seats or defaults.seats,
        betting_ms=None if touch or by_dealer else profile.betting_ms or seconds * 1000,
        card_ms=0 if profile.mode is TableMode.LIVE else _given(profile.card_ms, 0 if touch else CARD_MS),
        result_ms=_given(profile.result_ms, 0 if touch else RESULT_MS),
        chips_minor=profile.chips_minor or defaults.chips_minor,
        limits=MappingProxyType({**defaults.limits, **profile.limits}),
        level_top=defaults.level_top,
        cancel=Cancel.UNTIL_DEAL if touch else _clocked(profile.cancel or defaults.cancel),
        auto=defaults.auto if profile.auto is None else profile.auto,
        live=live,
    )


def _given(value: int | None, usual: int) -> int:
    return usual if value is None else value


def _clocked(cancel: Cancel) -> Cancel:
    """On a clock nothing is dealt by the patron, so "until the deal" is "until no more bets"."""
    return Cancel.UNTIL_CLOSE if cancel is Cancel.UNTIL_DEAL else cancel


def _verify(profile: TableProfile, rules: Rules) -> None:
    faults = []
    place = f"table[{profile.id}]"
    mode = Mode.LIVE if profile.mode is TableMode.LIVE else Mode.RNG
    if mode not in rules.modes():
        modes = ", ".join(rules.modes())
        faults.append(Fault("house", f"{place}.mode", profile.mode, f"a mode that {rules.id} is for: {modes}"))
    if profile.decks is not None and profile.decks not in rules.ruleset.decks_allowed:
        allowed = ", ".join(map(str, rules.ruleset.decks_allowed))
        faults.append(Fault("house", f"{place}.decks", str(profile.decks), f"decks that {rules.id} allows: {allowed}"))
    bets = ", ".join(rules.bet_by_id)
    faults.extend(
        Fault("house", f"{place}.limits", bet, f"a bet of {rules.id}: {bets}")
        for bet in profile.limits
        if bet not in rules.bet_by_id
    )
    faults.extend(
        Fault("house", f"{place}.limits.{bet}.max_minor", str(limit.max_minor), f"at least {limit.min_minor}")
        for bet, limit in profile.limits.items()
        if limit.max_minor < limit.min_minor
    )
    step = rules.ruleset.settlement.stake_step_minor
    faults.extend(
        Fault("house", f"{place}.limits.{bet}", f"no stake in steps of {step}", f"a multiple of {step} between the two")
        for bet, limit in profile.limits.items()
        if bet in rules.bet_by_id
        and limit.min_minor <= limit.max_minor
        and limit.max_minor // step * step < limit.min_minor
    )
    if profile.live is not None and profile.mode is not TableMode.LIVE:
        faults.append(Fault("house", f"{place}.live", profile.mode, "no such table where no person deals"))
    chips = profile.chips_minor
    if list(chips) != sorted(set(chips)) or (chips and chips[0] < 1):
        faults.append(Fault("house", f"{place}.chips_minor", str(list(chips)), "chip values in minor units, rising"))
    if faults:
        raise RulesError(tuple(faults))


def own_table(rules: Rules, *, number: int, taken: frozenset[str]) -> TableProfile:
    """The profile of a table for a rule set that a user brought along; `taken` are ids that are in use."""
    name = rules.id
    suffix = 2
    while name in taken or name == _HALL:
        name = f"{rules.id}-{suffix}"
        suffix += 1
    mode = TableMode.RNG if rules.ruleset.table.betting_seconds is not None else TableMode.TOUCH
    return TableProfile(id=name, number=number, name="", ruleset=rules.id, mode=mode)


def quickened(profile: TableProfile, *, betting_ms: int, card_ms: int, result_ms: int) -> TableProfile:
    """The same table with other times: what a test house plays at."""
    touch = profile.mode is TableMode.TOUCH
    return replace(
        profile, betting_ms=None if touch else betting_ms, card_ms=0 if touch else card_ms, result_ms=result_ms
    )
