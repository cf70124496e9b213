"""What everybody at a table may see of its events.

Most events are told as they are. Some are told differently: a patron's wagers come with the nickname, a settled coup
with what each area of the layout did instead of everybody's figures (each patron gets their own in `Result`), returned
wagers by area. Sequence numbers stay those of the table's own log, so nobody can miss one without knowing.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from puntobanco.server.wire.live_public import LivePublicEvent
from puntobanco.table.events import (
    BettingClosed,
    BettingExtended,
    BettingOpened,
    CardsDealt,
    ChainAnnounced,
    ClosingAnnounced,
    OutcomeTold,
    ShareGiven,
    SharesCalled,
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


class SharePledgedTold(Struct, frozen=True, kw_only=True, tag_field="kind", tag="share-pledged"):
    """A patron pledged a share for the next shoe; `receipt` is signed by the house."""

    patron: str
    nickname: str
    shoe: int
    pledge: str
    receipt: str
    fresh: bool


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
    promise: str | None = None


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


class ContributorTold(Struct, frozen=True):
    """A patron in a shoe's list. `gave`: their share is here; else they pledged and it did not come, or not yet."""

    patron: str
    nickname: str
    gave: bool


class CalledTold(Struct, frozen=True):
    """The next shoe, bound to its seed by `opening`; shares of its `contributors` come until `until`."""

    shoe: int
    opening: str
    until: int
    contributors: tuple[ContributorTold, ...]


class FairnessTold(Struct, frozen=True, kw_only=True):
    """What proves the shoe on the table, and who mixes in the next, number `next_shoe`.

    `opening` and `promise` are the house's signed statements of this shoe, `anchor` that of its chain of seeds; no
    `contributors`: the house shuffled alone. `pledged` are patrons in the list of the next shoe. `may_ask_fresh`: the
    house shuffled this one alone, nobody has wagered on it, and whoever pledges may ask for a fresh one.
    """

    anchor: str | None
    opening: str | None
    promise: str | None
    contributors: tuple[ContributorTold, ...]
    may_ask_fresh: bool
    next_shoe: int
    pledged: tuple[ContributorTold, ...]
    called: CalledTold | None


PublicEvent: TypeAlias = (
    TableOpened
    | ChainAnnounced
    | SharePledgedTold
    | SharesCalled
    | ShareGiven
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
    | LivePublicEvent
)
