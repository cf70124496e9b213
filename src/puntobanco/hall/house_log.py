"""The house's log: which events of the hall's stream say what people of the house did, or what it recorded of itself.

What patrons do for themselves is not in it, nor what is no more than upkeep. No names are in it: people stand by id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from puntobanco.hall import events, people_events, table_events, upkeep_events
from puntobanco.hall.events import HallEvent

HOUSE: Final = "house"
"""Who has done what nobody did: the house itself."""

_STAFF_PREFIX: Final = "s"
_FILES_TOLD: Final = 20
_UNTOLD: Final = frozenset({"live"})
"""Settings of a table whose values are not in the log: a live table's codes and addresses of cameras."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry. `by` and `about` are ids of people, `role` the role that `by` had where the record says it."""

    kind: str
    at: int
    by: str = HOUSE
    role: str = ""
    about: str = ""
    table: str = ""
    what: str = ""
    before: str = ""
    after: str = ""
    amount_minor: int | None = None
    why: str = ""


def kind_of(event: HallEvent) -> str:
    """The kind of an event, as it is written down."""
    return str(event.__struct_config__.tag)


def entry_of(event: HallEvent) -> Entry | None:
    """The entry of an event, or None where it is none of the house's doing."""
    match event:
        case people_events.LoginMade() | people_events.LoginChanged() | people_events.SignedIn():
            return _of_login(event)
        case people_events.SignedOut(login=login, by=by) if _is_own(login) or by != login:
            return Entry(kind=kind_of(event), at=event.at, by=by, about=login, why=event.why)
        case people_events.LevelSet():
            return Entry(
                kind=kind_of(event),
                at=event.at,
                by=event.by,
                about=event.patron,
                before=str(event.before),
                after=str(event.after),
                why=event.why,
            )
        case people_events.CoinsGiven() | people_events.CoinsTakenBack():
            return Entry(
                kind=kind_of(event),
                at=event.at,
                by=event.by,
                about=event.patron,
                amount_minor=event.amount_minor,
                why=event.why,
            )
        case people_events.LogExported():
            return Entry(
                kind=kind_of(event),
                at=event.at,
                by=event.by,
                about=event.person,
                table=event.table,
                what=event.only_kind,
                after=f"{event.since}-{event.until} {event.form}",
            )
        case events.ProgramAdmitted():
            return Entry(kind=kind_of(event), at=event.at, by=event.by, table=event.table, after=event.program)
        case (
            table_events.TableAdded()
            | table_events.TableChanged()
            | table_events.TableServiceChanged()
            | table_events.TableFailed()
        ):
            return _of_table(event)
        case _:
            return _of_house(event)


def _is_own(id: str) -> bool:
    """Whether this is the id of one of the house's own people; nobody becomes one, or ceases to be one."""
    return id.startswith(_STAFF_PREFIX)


def _of_login(
    event: people_events.LoginMade | people_events.LoginChanged | people_events.SignedIn,
) -> Entry | None:
    match event:
        case people_events.LoginMade() if _is_own(event.login):
            return Entry(kind=kind_of(event), at=event.at, by=event.by, about=event.login, after=event.role)
        case people_events.LoginChanged() if _is_own(event.login) or event.by != event.login:
            return Entry(
                kind=kind_of(event),
                at=event.at,
                by=event.by,
                about=event.login,
                what=event.what,
                before=event.before,
                after=event.after,
                why=event.why,
            )
        case people_events.SignedIn() if _is_own(event.login):
            return Entry(kind=kind_of(event), at=event.at, by=event.login, about=event.login, what=event.session_kind)
        case _:
            return None


def _of_table(
    event: table_events.TableAdded
    | table_events.TableChanged
    | table_events.TableServiceChanged
    | table_events.TableFailed,
) -> Entry:
    what, before, after = "", "", ""
    match event:
        case table_events.TableAdded():
            what, after = event.mode, event.ruleset
        case table_events.TableChanged():
            old, new = msgspec.to_builtins(event.before), msgspec.to_builtins(event.after)
            changed = sorted(name for name in new if new[name] != old.get(name))
            what, before, after = ", ".join(changed), _told(old, changed), _told(new, changed)
        case table_events.TableServiceChanged() | table_events.TableFailed():
            before, after = event.before, event.after
    return Entry(
        kind=kind_of(event),
        at=event.at,
        by=event.by,
        role=event.role,
        table=event.table,
        what=what,
        before=before,
        after=after,
        why=event.why,
    )


def _told(settings: Mapping[str, object], changed: list[str]) -> str:
    shown = {name: settings.get(name) for name in changed if name not in _UNTOLD}
    return msgspec.json.encode(shown).decode() if shown else ""


def _of_house(event: HallEvent) -> Entry | None:
    match event:
        case events.HouseFounded():
            return Entry(kind=kind_of(event), at=event.at)
        case upkeep_events.CodeChecked(changed=changed) if changed:
            return Entry(
                kind=kind_of(event), at=event.at, what=", ".join(changed[:_FILES_TOLD]), after=str(len(changed))
            )
        case upkeep_events.ReturnDeviated():
            return Entry(
                kind=kind_of(event),
                at=event.at,
                table=event.table,
                what=event.bet,
                before=event.exact,
                after=event.observed,
            )
        case upkeep_events.HouseRestored():
            return Entry(kind=kind_of(event), at=event.at, before=str(event.made_at))
        case _:
            return None
