"""What happened at a table. Events are written to disk and told to patrons; the tags and fields are a promise.

Times are UTC epoch milliseconds, money is in minor units, cards are texts as in "5h" ("7" where no suit is stated).
A released event never changes its meaning; a new version gets a new tag and an upcaster.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from puntobanco.table.live_events import LiveEvent
from puntobanco.table.parts import (
    CardDealt,
    OutcomeTold,
    WagerResult,
    WagerReturned,
    WagerSettled,
    Winner,
)

__all__ = [
    "BettingClosed",
    "BettingExtended",
    "BettingOpened",
    "CardDealt",
    "CardsDealt",
    "ChainAnnounced",
    "ClosingAnnounced",
    "CoupSettled",
    "CoupVoided",
    "Event",
    "OutcomeTold",
    "ShareGiven",
    "SharePledged",
    "SharesCalled",
    "ShoeEnded",
    "ShoeOpened",
    "TableClosed",
    "TableOpened",
    "WagerResult",
    "WagerReturned",
    "WagerSettled",
    "WagersCancelled",
    "WagersPlaced",
    "Winner",
]


class _Event(Struct, frozen=True, kw_only=True, tag_field="kind"):
    pass


class TableOpened(_Event, frozen=True, tag="table-opened"):
    """The table is in service, and under which rules and how it is dealt ("rng", "live" or "touch")."""

    ruleset: str
    behaviour_hash: str
    mode: str


class ChainAnnounced(_Event, frozen=True, tag="chain-announced"):
    """A chain of seeds for this table's shoes begins, or will when the running one has ended.

    `chain` is its number, `shoes` how many it has; `anchor` is the house's signed statement of both.
    """

    chain: int
    shoes: int
    anchor: str


class SharePledged(_Event, frozen=True, tag="share-pledged"):
    """A patron pledged a share for the next shoe; who pledges again means the new one. `receipt` is signed.

    `fresh`: they would have that shoe now.
    """

    patron: str
    shoe: int
    pledge: str
    receipt: str
    fresh: bool = False


class SharesCalled(_Event, frozen=True, tag="shares-called"):
    """The house is bound to the seed of the next shoe and the list of pledges is closed: shares come until `until`.

    `opening` is the signed statement of it; `chain` and `index` say where in which chain the seed stands.
    """

    shoe: int
    behaviour_hash: str
    decks: int
    commitment: str
    chain: int
    index: int
    opening: str
    until: int


class ShareGiven(_Event, frozen=True, tag="share-given"):
    """A patron's share for the next shoe, as it was pledged."""

    patron: str
    shoe: int
    share: str


class ShoeOpened(_Event, frozen=True, tag="shoe-opened"):
    """A new shoe. `burnt` counts the cards turned up or burnt before the first coup.

    `cut_at` is how many cards lie before the cut card; None: there is none. `behaviour_hash` names the rules that the
    shoe is played by to its end. Of a generated shoe, `opening` binds the house to its seed (`chain` and `index` say
    which), `promise` fixes the order of its cards, None where the patron's share comes with the deal, and `receipt`
    shows the card that was turned up.
    """

    shoe: int
    behaviour_hash: str
    decks: int
    cards: int
    cut_at: int | None
    first_card: str | None
    burnt: int
    commitment: str | None
    chain: int = 0
    index: int = 0
    opening: str | None = None
    promise: str | None = None
    receipt: str | None = None


class BettingOpened(_Event, frozen=True, tag="betting-opened"):
    """Wagers are taken for this coup until `closes_at`; None: no clock. `last`: it is the last coup of the shoe.

    `behaviour_hash` names the rules that this coup is settled by, whatever happens to the house's files meanwhile.
    """

    shoe: int
    coup: int
    opens_at: int
    closes_at: int | None
    last: bool
    behaviour_hash: str


class BettingExtended(_Event, frozen=True, tag="betting-extended"):
    """The betting time now ends at `closes_at`: the house was away and gives patrons their time back."""

    closes_at: int


class WagersPlaced(_Event, frozen=True, tag="wagers-placed"):
    """A patron added these stakes to what already lay there; older records do not say when."""

    patron: str
    wagers: dict[str, int]
    at: int | None = None


class WagersCancelled(_Event, frozen=True, tag="wagers-cancelled"):
    """A patron took these stakes back; `standing` is the part of them that had stayed up from the coup before."""

    patron: str
    wagers: dict[str, int]
    standing: dict[str, int] = {}
    at: int | None = None


class BettingClosed(_Event, frozen=True, tag="betting-closed"):
    """No more bets. No card of the coup was known before this. `entropy` is the patron's share, at touch tables."""

    at: int
    entropy: str | None = None


class CardsDealt(_Event, frozen=True, tag="cards-dealt"):
    """These cards came, in this order. The first `fixed` of them are laid by the rules and no cards of the shoe."""

    cards: tuple[CardDealt, ...]
    fixed: int = 0


class CoupSettled(_Event, frozen=True, tag="coup-settled"):
    """The coup is decided and paid. It is told from `reveal_at` on; balances and other tables must not tell sooner.

    `receipt` shows that its cards lay where the shoe's promise has them; `promise` is that one, if it came with this
    deal.
    """

    outcome: OutcomeTold
    wagers: tuple[WagerSettled, ...]
    settled_at: int
    reveal_at: int
    receipt: str | None = None
    promise: str | None = None


class CoupVoided(_Event, frozen=True, tag="coup-voided"):
    """The coup does not count; every wager went back. It leaves no mark on the roads."""

    reason: str
    returned: tuple[WagerReturned, ...]
    at: int


class ShoeEnded(_Event, frozen=True, tag="shoe-ended"):
    """The shoe is off the table; counts and roads are cleared, unless every coup has a shoe of its own.

    `returned` are wagers that had stayed up for a coup that will not come.
    """

    reason: str
    seed: str | None = None
    returned: tuple[WagerReturned, ...] = ()


class ClosingAnnounced(_Event, frozen=True, tag="closing-announced"):
    """The table closes when the running coup has ended."""

    reason: str


class TableClosed(_Event, frozen=True, tag="table-closed"):
    """The table is out of service."""

    reason: str


Event: TypeAlias = (
    TableOpened
    | ChainAnnounced
    | SharePledged
    | SharesCalled
    | ShareGiven
    | ShoeOpened
    | BettingOpened
    | BettingExtended
    | WagersPlaced
    | WagersCancelled
    | BettingClosed
    | CardsDealt
    | CoupSettled
    | CoupVoided
    | ShoeEnded
    | ClosingAnnounced
    | TableClosed
    | LiveEvent
)
