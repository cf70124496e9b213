"""What happens to the house itself and to no table: the events of the hall's stream. No names of people are in them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from puntobanco.hall.people_events import PeopleEvent
from puntobanco.hall.practice_events import PracticeScored
from puntobanco.hall.table_events import TableEvent
from puntobanco.hall.upkeep_events import UpkeepEvent


class HouseFounded(Struct, frozen=True, kw_only=True, tag_field="kind", tag="house-founded"):
    """The first event of a database. A test house plays by script and never shares a database with real wallets."""

    at: int
    test_house: bool


class PatronAdmitted(Struct, frozen=True, kw_only=True, tag_field="kind", tag="patron-admitted"):
    """Somebody new is known to the house, as a guest or with an account."""

    patron: str
    guest: bool
    at: int


class CoinsGranted(Struct, frozen=True, kw_only=True, tag_field="kind", tag="coins-granted"):
    """The mint made coins for a patron, minor units: what they had before and have after."""

    patron: str
    why: Literal["first", "refill"]
    amount_minor: int
    before_minor: int
    after_minor: int
    at: int


class ProgramAdmitted(Struct, frozen=True, kw_only=True, tag_field="kind", tag="program-admitted"):
    """A program that reads cards at a table has a new credential; the one before is over."""

    table: str
    program: str
    by: str
    at: int


HallEvent: TypeAlias = (
    HouseFounded
    | PatronAdmitted
    | CoinsGranted
    | ProgramAdmitted
    | TableEvent
    | UpkeepEvent
    | PeopleEvent
    | PracticeScored
)
