"""What the HTTP side says of the house's tables to its own people, and takes from them."""

from __future__ import annotations

from msgspec import Struct

from puntobanco.hall.table_events import Service, TableSettings
from puntobanco.server.wire.parts import CountsTold
from puntobanco.table.phases import Phase


class FaultTold(Struct, frozen=True):
    """One thing that is wrong: at which key, what was found, and, in English, what is expected."""

    key: str
    found: str
    expected: str


class Unfit(Struct, frozen=True):
    """The body of an answer 422: everything that is wrong. `reason` is always "table-unfit"."""

    reason: str
    faults: tuple[FaultTold, ...]


class HouseTable(Struct, frozen=True, kw_only=True):
    """GET /api/tables: one table, open or not, with its figures as they are now.

    `why` was said when it was last opened, closed, disabled or enabled, `added`: it is not from the house's file.
    `usual` are the settings that hold where `settings` say nothing. `patrons` and the sum of stakes that lie are over
    all tables of that id where everybody has their own. `stopped`: what stopped the table, if it stopped by itself.
    """

    id: str
    ruleset: str
    mode: str
    commission_badge: str | None
    service: Service
    why: str
    added: bool
    settings: TableSettings
    usual: TableSettings
    phase: Phase
    closing: bool
    closes_at: int | None
    patrons: int
    seats: int
    played: int
    shoe: int
    coup: int
    lying_minor: int
    stopped: str | None


class PastShoe(Struct, frozen=True, kw_only=True):
    """A shoe with the coups of it that are over and shown. Its proof is at /api/proofs/{table}/{number}."""

    number: int
    ruleset: str
    opened_at: int
    ended_at: int
    coups: int
    counts: CountsTold
    road: str


class PastShoes(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/shoes: the newest shoes first; `before` is what to ask on with, None at the first shoe."""

    shoes: tuple[PastShoe, ...]
    before: int | None


class AnchorTold(Struct, frozen=True):
    """GET /api/anchor: the newest anchor of the record, signed by the house.

    Kept outside, it makes a later rewriting of the record seen: `puntobanco audit --anchor FILE`.
    """

    number: int
    at: int
    statement: str
    house_key: str


class AddTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: a table more, which is closed at first."""

    id: str
    ruleset: str
    mode: str
    settings: TableSettings
    why: str


class ChangeTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}: other settings, from the next coup on."""

    settings: TableSettings
    why: str


class OrderTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/open, close, disable, enable. A running coup ends first."""

    why: str


class TableAct(Struct, frozen=True, kw_only=True):
    """GET /api/table-record: something that was done to a table. Who is told by nickname, and by id for the record.

    `what` is "added", "changed", "open", "closed" or "disabled", or "failed" where the table could not go on and the
    house disabled it itself; settings are those before and after.
    """

    table: str
    what: str
    by: str
    nickname: str
    role: str
    why: str
    at: int
    before: TableSettings | None
    after: TableSettings | None
