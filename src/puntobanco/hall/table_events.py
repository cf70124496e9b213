"""What the house's people do with its tables: events of the hall's stream, with who, in which role, and why.

`by` is the id of a login and never a name. The events lie on top of the house's file: what they say wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

from puntobanco.ledger import Transfer
from puntobanco.ledger.posting import CoupAccounts, return_void

Service: TypeAlias = Literal["open", "closed", "disabled"]
"""Whether a table is played at: open; closed, and may be opened; or disabled, and may not be before it is enabled."""


class LimitSet(Struct, frozen=True, kw_only=True):
    """What may be staked on one bet, minor units; with `per_level_minor`, that times the patron's level."""

    min_minor: int
    max_minor: int
    per_level_minor: int | None = None


class LiveSettings(Struct, frozen=True, kw_only=True):
    """What the house decides of a table that a person deals, as `[table.live]` of its file would say it."""

    staffing: str = "full"
    calls: str = "both"
    supervisor_present: bool = False
    undo_seconds: int = 3
    hold_seconds: int = 180
    video_seconds: int = 10
    approval_minutes: int = 10
    video: str = ""
    video_sd: str = ""
    codes: dict[str, str] = {}


class TableSettings(Struct, frozen=True, kw_only=True):
    """What the house decides of a table beside its rules. None, or no limits: as the rule set says.

    Times in milliseconds, money in minor units.
    """

    number: int
    name: str = ""
    decks: int | None = None
    seats: int | None = None
    betting_ms: int | None = None
    card_ms: int | None = None
    result_ms: int | None = None
    chips_minor: tuple[int, ...] = ()
    cancel: str | None = None
    limits: dict[str, LimitSet] = {}
    live: LiveSettings | None = None


class _Act(Struct, frozen=True, kw_only=True, tag_field="kind"):
    table: str
    by: str
    role: str
    why: str
    at: int


class TableAdded(_Act, frozen=True, tag="table-added"):
    """The house has a table more, of this rule set and mode ("rng", "touch", "live"). It is closed."""

    ruleset: str
    mode: str
    settings: TableSettings


class TableChanged(_Act, frozen=True, tag="table-changed"):
    """The settings of a table are others from its next coup on."""

    before: TableSettings
    after: TableSettings


class TableServiceChanged(_Act, frozen=True, tag="table-service-changed"):
    """A table was opened, closed, disabled or enabled. A running coup ends first."""

    before: Service
    after: Service


class StakeReturned(Struct, frozen=True, kw_only=True):
    """A wager that lay in a coup's escrow and went back to its patron, minor units."""

    shoe: int
    coup: int
    patron: str
    bet: str
    stake_minor: int


class TableFailed(_Act, frozen=True, tag="table-failed"):
    """A table could not go on (`why`) and is disabled by the house itself; what ran is void.

    `stream` is its record, of one patron alone where everybody has a table to themselves: then the others play on.
    `sequence` is the last event of it that was sound. `returned` are the wagers that the ledger alone knew of, since
    the record could not be read: they went back with this event. Others went back in the table's own record.
    """

    stream: str
    sequence: int
    before: Service
    after: Service
    returned: tuple[StakeReturned, ...] = ()


TableEvent: TypeAlias = TableAdded | TableChanged | TableServiceChanged | TableFailed


def returns_of(stream: str, stakes: Iterable[StakeReturned]) -> tuple[Transfer, ...]:
    """The coins that give these wagers back, under the names that the table itself would use."""
    return tuple(
        transfer
        for one in stakes
        for transfer in return_void(CoupAccounts(stream, one.shoe, one.coup), one.patron, one.bet, one.stake_minor)
    )
