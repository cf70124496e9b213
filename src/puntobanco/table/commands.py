"""What a table can be asked: by patrons (wagers), by its dealer (cards) and by the house (opening, closing, deadlines).

Every command carries the id that its maker gave it and who made it; the pair names it for ever, so that asking twice
is answered once. Commands of the house have derived ids ("close:3:17"): a restarted house asks the same thing again.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from puntobanco.table.live_commands import LiveCommand

HOUSE = "house"
"""Actor of every command that the house itself gives: deadlines, opening and closing."""


class _Command(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    id: str
    actor: str


class OpenTable(_Command, frozen=True, tag="open-table"):
    """Put the table in service."""


class CloseTable(_Command, frozen=True, tag="close-table"):
    """Take the table out of service; a running coup is finished first."""

    reason: str


class AnnounceChain(_Command, frozen=True, tag="announce-chain"):
    """Say which chain the seeds of coming shoes are from."""

    chain: int
    shoes: int
    anchor: str


class PledgeShare(_Command, frozen=True, tag="pledge-share"):
    """Bind oneself to a share for the next shoe, number `shoe`. `receipt` is the house's, over its signature.

    `fresh` asks for that shoe as soon as can be, if the one on the table was shuffled by the house alone and nobody has
    wagered on it.
    """

    patron: str
    shoe: int
    pledge: str
    receipt: str
    fresh: bool = False


class CallShares(_Command, frozen=True, tag="call-shares"):
    """Close the list of pledges and bind the house to a seed; shares come until `until` (epoch ms)."""

    shoe: int
    decks: int
    commitment: str
    chain: int
    index: int
    opening: str
    until: int


class GiveShare(_Command, frozen=True, tag="give-share"):
    """Say what one had pledged for shoe `shoe`."""

    patron: str
    shoe: int
    share: str


class OpenShoe(_Command, frozen=True, tag="open-shoe"):
    """A shuffled shoe is on the table.

    `shoe` is its number at this table, `cards` how many cards it holds, `cut_behind` how many of them the dealer cut to
    lie behind the cut card, where the dealer cuts. `first_card` was turned up and says how many are burnt, where the
    rules burn.
    `commitment` is what the seed is bound by, None at tables that have none; the rest is as in `shoe-opened`.
    """

    shoe: int
    decks: int
    cards: int
    cut_behind: int | None = None
    first_card: str | None = None
    commitment: str | None = None
    chain: int = 0
    index: int = 0
    opening: str | None = None
    promise: str | None = None
    receipt: str | None = None


class OpenBetting(_Command, frozen=True, tag="open-betting"):
    """Begin the next coup: wagers are taken from now on."""


class ExtendBetting(_Command, frozen=True, tag="extend-betting"):
    """Move the end of the betting time to `closes_at` (epoch ms), never to an earlier one."""

    closes_at: int


class PlaceWagers(_Command, frozen=True, tag="place-wagers"):
    """Add stakes (minor units, by bet) to what a patron has lying. All are taken or none."""

    patron: str
    level: int
    wagers: dict[str, int]


class CancelWagers(_Command, frozen=True, tag="cancel-wagers"):
    """Take back whatever the table lets this patron take back now."""

    patron: str


class CloseBetting(_Command, frozen=True, tag="close-betting"):
    """No more bets."""


class Deal(_Command, frozen=True, tag="deal"):
    """Place these wagers and close the betting in one step: how a table of one patron is played.

    `entropy` is the patron's own share in the next shuffle, as hex.
    """

    patron: str
    level: int
    wagers: dict[str, int]
    entropy: str | None = None


class DealCards(_Command, frozen=True, tag="deal-cards"):
    """Cards from the shoe in the order in which they were dealt: ("5h", "Td"). A finished coup is settled at once.

    `receipt` is the dealer's proof that these cards were fixed beforehand, if it gives one, and `promise` what fixed
    them, if that came with this deal. `source` says how a live table's cards were read; there a finished coup waits for
    its dealer to confirm it.
    """

    cards: tuple[str, ...]
    receipt: str | None = None
    promise: str | None = None
    source: str = ""


class VoidCoup(_Command, frozen=True, tag="void-coup"):
    """Declare the running coup void; every wager is returned."""

    reason: str


class EndShoe(_Command, frozen=True, tag="end-shoe"):
    """Take the shoe off the table. `seed` is what the commitment was made of, now public."""

    reason: str
    seed: str | None = None


Command: TypeAlias = (
    OpenTable
    | CloseTable
    | AnnounceChain
    | PledgeShare
    | CallShares
    | GiveShare
    | OpenShoe
    | OpenBetting
    | ExtendBetting
    | PlaceWagers
    | CancelWagers
    | CloseBetting
    | Deal
    | DealCards
    | VoidCoup
    | EndShoe
    | LiveCommand
)
