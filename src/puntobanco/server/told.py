"""What everybody at a table may see of its events.

Most events are told as they are. Some are told differently: a patron's wagers come with the nickname, a settled coup
with what each area of the layout did instead of everybody's figures (each patron gets their own in `Result`), returned
wagers by area. Sequence numbers stay those of the table's own log, so nobody can miss one without knowing.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from puntobanco.table.events import (
    BettingClosed,
    BettingExtended,
    BettingOpened,
    CardsDealt,
    ClosingAnnounced,
    OutcomeTold,
    ShoeOpened,
    TableClosed,
    TableOpened,
    WagersCancelled,
)


class WagersPlacedTold(Struct, frozen=True, kw_only=True, tag_field="kind", tag="wagers-placed"):
    """A patron added these stakes (minor units, by bet)."""

    patron: str
    nickname: str
    wagers: dict[str, int]


class AreaTold(Struct, frozen=True):
    """One betting area after a coup: what a wager on it did, and what all wagers on it together staked and returned.

    `standing`: the wagers stay up for the next coup; their stakes then count as neither won nor lost.
    """

    result: Literal["won", "lost", "push", "standing"]
    stake_minor: int
    returned_minor: int
    net_minor: int


class CoupSettledTold(Struct, frozen=True, kw_only=True, tag_field="kind", tag="coup-settled"):
    """The coup is decided; to be shown from `reveal_at`. `areas` has every bet of the layout, wagered or not."""

    outcome: OutcomeTold
    areas: dict[str, AreaTold]
    settled_at: int
    reveal_at: int
    receipt: str | None = None


class CoupVoidedTold(Struct, frozen=True, kw_only=True, tag_field="kind", tag="coup-voided"):
    """The coup does not count. `returned` is what went back, by bet."""

    reason: str
    returned: dict[str, int]
    at: int


class ShoeEndedTold(Struct, frozen=True, kw_only=True, tag_field="kind", tag="shoe-ended"):
    """The shoe is off the table. `seed` is what its commitment was made of; `returned` went back, by bet."""

    reason: str
    seed: str | None
    returned: dict[str, int]


PublicEvent: TypeAlias = (
    TableOpened
    | ShoeOpened
    | BettingOpened
    | BettingExtended
    | WagersPlacedTold
    | WagersCancelled
    | BettingClosed
    | CardsDealt
    | CoupSettledTold
    | CoupVoidedTold
    | ShoeEndedTold
    | ClosingAnnounced
    | TableClosed
)
