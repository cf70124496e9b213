"""What happens at a live table beside what happens at every table: people, shoes of paper, and what goes wrong.

`by` is the actor of the command: a login's id, a program's, or the house. Times are UTC epoch milliseconds. These are
written to disk as all events are; names of people are not in them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from puntobanco.table.parts import CardDealt, OutcomeTold, WagerSettled
from puntobanco.table.past import PastShoe

Earlier: TypeAlias = Literal["stand", "void"]


class Remedy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is done about an irregularity: one of the answers that the rule set gives to it, at a coup.

    `cards` are the shoe cards of the coup in the order in which they were drawn, where the answer puts hands right or
    corrects a result; the one card, where it takes a card out ("" or none: nobody saw it). `earlier` says what becomes
    of the earlier coups of the shoe where the rule set leaves that to the house. `reason` is one of `REASONS`.
    """

    irregularity: str
    answer: str
    shoe: int
    coup: int
    cards: tuple[str, ...] = ()
    earlier: Earlier = "stand"
    reason: str = ""
    note: str = ""


class WagerChanged(Struct, frozen=True, kw_only=True):
    """What a correction changes for one wager, minor units: its net result and the commission in it.

    `waived_minor` is what the patron would have had to give back and had spent: the house bears it. Less than zero: the
    patron gets so much less back, because the house bore it when the coup was changed before.
    """

    patron: str
    bet: str
    net_before_minor: int
    net_after_minor: int
    commission_before_minor: int
    commission_after_minor: int
    waived_minor: int = 0


class LiveHappened(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Base of these events: who did it, and when."""

    by: str
    at: int


class DealerSeated(LiveHappened, frozen=True, tag="dealer-seated"):
    """Somebody deals here from now on."""

    dealer: str


class DealerLeft(LiveHappened, frozen=True, tag="dealer-left"):
    """Nobody deals here now: "left", "idle" or "dismissed"."""

    dealer: str
    why: str


class CardsCounted(LiveHappened, frozen=True, tag="cards-counted"):
    """The cards of the next shoe were counted. A wrong count is on record too, and opens no shoe."""

    decks: int
    cards: int


class ShoeShuffled(LiveHappened, frozen=True, tag="shoe-shuffled"):
    """The counted cards were shuffled, "by-hand" or "by-machine"."""

    how: str


class ShuffleSpoilt(LiveHappened, frozen=True, tag="shuffle-spoilt"):
    """The shuffle does not count: the cards are to be shuffled again."""

    why: str


class CardEntered(LiveHappened, frozen=True, tag="card-entered"):
    """A card was dealt and entered. With the first of a coup come the cards that the rules lay, `fixed`.

    `source` says how: "console", "scanner", "shoe", "camera" or "script".
    """

    card: CardDealt
    fixed: tuple[CardDealt, ...] = ()
    source: str = "console"


class CardUndone(LiveHappened, frozen=True, tag="card-undone"):
    """The last card was entered wrongly and taken back at once."""

    card: CardDealt


class CardTakenOut(LiveHappened, frozen=True, tag="card-taken-out"):
    """A card of the shoe is out and belongs to no hand. None: nobody saw it. `from_felt`: it lay there as the last."""

    card: str | None
    from_felt: bool
    why: str


class CardTooOften(LiveHappened, frozen=True, tag="card-too-often"):
    """A card was entered that the shoe cannot hold once more. It is not on the felt; the shoe stops."""

    card: str
    copies: int


class CardsConfirmed(LiveHappened, frozen=True, tag="cards-confirmed"):
    """After an interruption the dealer has read the cards again, and they are those on record."""


class ResultConfirmed(LiveHappened, frozen=True, tag="result-confirmed"):
    """The dealer has confirmed the cards that lie; the coup is settled by them."""


class CutCardOut(LiveHappened, frozen=True, tag="cut-card-out"):
    """The cut card came out before the next card: the coup is the last, or one of the last, as the rules have it."""

    shoe: int
    coup: int


class TableHeld(LiveHappened, frozen=True, tag="table-held"):
    """The table waits. `hold` says for what and so what it still allows; after `until` it gives up waiting."""

    hold: str
    why: str
    until: int | None = None


class TableReleased(LiveHappened, frozen=True, tag="table-released"):
    """The table waits for this no longer."""

    hold: str


class ManualModeSet(LiveHappened, frozen=True, tag="manual-mode-set"):
    """Cards are entered by hand, since what reads them does not work; or no longer."""

    on: bool
    why: str


class SupervisorCalled(LiveHappened, frozen=True, tag="supervisor-called"):
    """The dealer wants a supervisor."""

    why: str


class CallAnswered(LiveHappened, frozen=True, tag="call-answered"):
    """A supervisor has come."""


class VideoTold(LiveHappened, frozen=True, tag="video-told"):
    """The picture of the table is lost, or back."""

    lost: bool


class CoupFlagged(LiveHappened, frozen=True, tag="coup-flagged"):
    """Somebody who watches wants a coup looked at."""

    shoe: int
    coup: int
    note: str


class IrregularityDeclared(LiveHappened, frozen=True, tag="irregularity-declared"):
    """Something went wrong, and this is done about it; what it does follows in the same transaction.

    `paragraph` is the rule set's own number or "". `approved_by` is the second person where there was one, and
    `request` what they approved.
    """

    remedy: Remedy
    paragraph: str
    approved_by: str | None = None
    request: str | None = None


class HandsPutRight(LiveHappened, frozen=True, tag="hands-put-right"):
    """The cards of the running coup as they should lie, the first `fixed` of them laid by the rules."""

    cards: tuple[CardDealt, ...]
    fixed: int


class RemedyRequested(LiveHappened, frozen=True, tag="remedy-requested"):
    """A remedy that another person has to approve, for the state that `state_hash` names, until `expires_at`.

    `past` is the shoe that it is about, as the record had it, where that is not on the table any more.
    """

    request: str
    remedy: Remedy
    state_hash: str
    expires_at: int
    past: PastShoe | None = None


class RequestAnswered(LiveHappened, frozen=True, tag="request-answered"):
    """A request was approved, declined, or taken back by the one who made it.

    `role` is as what somebody approved; `waits`: another has to approve as well before it is done.
    """

    request: str
    answer: Literal["approved", "declined", "withdrawn"]
    role: str = ""
    waits: bool = False


class CoupCorrected(LiveHappened, frozen=True, tag="coup-corrected"):
    """A settled coup is what it should have been. `wagers` are all its wagers as they end now.

    `revision` counts the changes of this coup. `changes` is what moves; a stake that had stayed up has gone on to the
    next coup and is not given twice.
    """

    shoe: int
    coup: int
    revision: int
    cards: tuple[CardDealt, ...]
    fixed: int
    outcome: OutcomeTold
    wagers: tuple[WagerSettled, ...]
    changes: tuple[WagerChanged, ...]
    why: str


class CoupAnnulled(LiveHappened, frozen=True, tag="coup-annulled"):
    """A settled coup does not count: what its wagers won or lost is put back, and its mark goes."""

    shoe: int
    coup: int
    revision: int
    changes: tuple[WagerChanged, ...]
    why: str


LiveEvent: TypeAlias = (
    DealerSeated
    | DealerLeft
    | CardsCounted
    | ShoeShuffled
    | ShuffleSpoilt
    | CardEntered
    | CardUndone
    | CardTakenOut
    | CardTooOften
    | CardsConfirmed
    | ResultConfirmed
    | CutCardOut
    | TableHeld
    | TableReleased
    | ManualModeSet
    | SupervisorCalled
    | CallAnswered
    | VideoTold
    | CoupFlagged
    | IrregularityDeclared
    | HandsPutRight
    | RemedyRequested
    | RequestAnswered
    | CoupCorrected
    | CoupAnnulled
)
