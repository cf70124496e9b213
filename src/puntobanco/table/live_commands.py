"""What a live table can be asked beside what every table can: by its dealer, by programs that read cards, by staff.

The actor is a login's or a program's id. Who may ask what is the hall's to say (`hall.roles`); that one person does not
do everything is the table's (`separation`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from puntobanco.table.live_events import Remedy
from puntobanco.table.past import PastShoe

PROGRAM: Final = "program:"
"""Begins the actor of a shoe, a camera or another program that reads cards."""

REASONS: Final = (
    "dealing-error",
    "entry-error",
    "card-fault",
    "equipment",
    "link",
    "complaint",
    "integrity",
    "end-of-shoe",
    "other",
)
"""Codes for why a remedy is asked for. Added to at the end; never changed."""


class _Command(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    id: str
    actor: str


class SeatDealer(_Command, frozen=True, tag="seat-dealer"):
    """The actor deals here from now on; who dealt before does no longer."""


class DismissDealer(_Command, frozen=True, tag="dismiss-dealer"):
    """The dealer leaves ("left"), has been idle for too long ("idle") or is sent away ("dismissed")."""

    why: str = "left"


class CountCards(_Command, frozen=True, tag="count-cards"):
    """So many cards were counted for the next shoe of so many decks."""

    decks: int
    cards: int


class RecordShuffle(_Command, frozen=True, tag="record-shuffle"):
    """The counted cards have been shuffled."""

    how: Literal["by-hand", "by-machine"]


class UndoCard(_Command, frozen=True, tag="undo-card"):
    """Take the last card back, within seconds."""


class ConfirmResult(_Command, frozen=True, tag="confirm-result"):
    """The cards on the felt are what was dealt: settle the coup."""


class HoldTable(_Command, frozen=True, tag="hold-table"):
    """Let the table wait for something (`live.HoldKind`)."""

    hold: str
    why: str = ""
    until: int | None = None


class ReleaseTable(_Command, frozen=True, tag="release-table"):
    """What the table waited for is there."""

    hold: str


class ConfirmCards(_Command, frozen=True, tag="confirm-cards"):
    """After an interruption: these shoe cards of the coup lie on the felt, in the order in which they were drawn."""

    cards: tuple[str, ...]


class SetManual(_Command, frozen=True, tag="set-manual"):
    """Cards are entered by hand from now on, or no longer."""

    on: bool
    why: str = ""


class CallSupervisor(_Command, frozen=True, tag="call-supervisor"):
    """The dealer wants a supervisor."""

    why: str = ""


class AnswerCall(_Command, frozen=True, tag="answer-call"):
    """A supervisor has come."""


class TellVideo(_Command, frozen=True, tag="tell-video"):
    """The picture is lost, or back."""

    lost: bool


class FlagCoup(_Command, frozen=True, tag="flag-coup"):
    """Have a coup looked at."""

    shoe: int
    coup: int
    note: str = ""


class ReportCutCard(_Command, frozen=True, tag="report-cut-card"):
    """The cut card has come out before the next card."""


class Declare(_Command, frozen=True, tag="declare"):
    """Do what the rules say about an irregularity, where one person may.

    `wallets` is what the patrons concerned have, minor units: the house's to say.
    """

    remedy: Remedy
    wallets: Mapping[str, int] = {}


class RequestRemedy(_Command, frozen=True, tag="request-remedy"):
    """Ask that another person approves a remedy, for the state that `state_hash` names.

    `past` is the shoe that it is about, read from the record by the house, where the table does not know it any more.
    """

    remedy: Remedy
    state_hash: str
    past: PastShoe | None = None


class AnswerRequest(_Command, frozen=True, tag="answer-request"):
    """Approve or decline a request; its maker may take it back. `role` is what the actor is in the house."""

    request: str
    answer: Literal["approved", "declined", "withdrawn"]
    state_hash: str = ""
    role: str = ""
    wallets: Mapping[str, int] = {}


LiveCommand: TypeAlias = (
    SeatDealer
    | DismissDealer
    | CountCards
    | RecordShuffle
    | UndoCard
    | ConfirmResult
    | HoldTable
    | ReleaseTable
    | ConfirmCards
    | SetManual
    | CallSupervisor
    | AnswerCall
    | TellVideo
    | FlagCoup
    | ReportCutCard
    | Declare
    | RequestRemedy
    | AnswerRequest
)
