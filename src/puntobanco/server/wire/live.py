"""The wire of live tables: what staff ask, and what staff are told. docs/LIVE.md says how a console uses it.

All commands of a live table travel inside `live` (over the socket) or `POST /api/live/{table}` (by HTTP); the field
`do` says which. Every one is answered once and for ever, by `ack` or `refused` with its id.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from puntobanco.server.wire.live_parts import HoldTold, PreparationTold
from puntobanco.table.live_events import Remedy
from puntobanco.table.parts import CardDealt, OutcomeTold
from puntobanco.table.phases import Phase

Note: TypeAlias = Annotated[str, Meta(max_length=200)]
CardText: TypeAlias = Annotated[str, Meta(max_length=3)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Source: TypeAlias = Literal["console", "scanner", "shoe", "camera", "script"]


class _Do(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Sit(_Do, frozen=True, tag="sit"):
    """Deal here from now on; also how a dealer whose link was lost comes back."""


class Leave(_Do, frozen=True, tag="leave"):
    """Deal here no longer."""


class Dismiss(_Do, frozen=True, tag="dismiss"):
    """Send the dealer away."""


class CountCards(_Do, frozen=True, tag="count-cards"):
    """So many cards were counted for the next shoe."""

    decks: Count
    cards: Count


class Shuffled(_Do, frozen=True, tag="shuffled"):
    """The counted cards have been shuffled."""

    how: Literal["by-hand", "by-machine"]


class OpenShoe(_Do, frozen=True, tag="open-shoe"):
    """The shoe is on the table: the first card was turned up (where the rules burn by it) and burnt by its value.

    `cut_behind` is how many cards lie behind the cut card.
    """

    first_card: CardText | None = None
    cut_behind: Count | None = None


class PlaceYourBets(_Do, frozen=True, tag="place-your-bets"):
    """“Place your bets, please”."""


class NoMoreBets(_Do, frozen=True, tag="no-more-bets"):
    """“No more bets”."""


class Cards(_Do, frozen=True, tag="cards"):
    """These cards were dealt, in this order: texts as in "5h" or "Td". Usually one."""

    cards: Annotated[tuple[CardText, ...], Meta(min_length=1, max_length=6)]
    source: Source = "console"


class Scan(_Do, frozen=True, tag="scan"):
    """A scanner typed this code; the house knows which card it means (`LiveState.codes`)."""

    code: Code


class Undo(_Do, frozen=True, tag="undo"):
    """Take the last card back, until `LiveState.undo_until`."""


class Confirm(_Do, frozen=True, tag="confirm"):
    """The cards on the felt are what was dealt: the coup is settled by them."""


class ConfirmCards(_Do, frozen=True, tag="confirm-cards"):
    """After an interruption: these shoe cards lie on the felt, in the order in which they were drawn."""

    cards: Annotated[tuple[CardText, ...], Meta(max_length=6)]


class CutCard(_Do, frozen=True, tag="cut-card"):
    """The cut card has come out before the next card."""


class EndShoe(_Do, frozen=True, tag="end-shoe"):
    """Take the shoe off the table."""


class Pause(_Do, frozen=True, tag="pause"):
    """Let the table wait."""

    why: Note = ""


class Resume(_Do, frozen=True, tag="resume"):
    """The table waits for this no longer; without a name, it is not paused any more."""

    hold: Annotated[str, Meta(max_length=40)] = "paused"


class Manual(_Do, frozen=True, tag="manual"):
    """Cards are entered by hand from now on, or no longer; patrons see it."""

    on: bool
    why: Note = ""


class Call(_Do, frozen=True, tag="call"):
    """Call a supervisor."""

    why: Note = ""


class AnswerCall(_Do, frozen=True, tag="answer-call"):
    """The supervisor has come."""


class Video(_Do, frozen=True, tag="video"):
    """The picture of the table is lost, or back."""

    lost: bool


class Flag(_Do, frozen=True, tag="flag"):
    """Have a coup looked at."""

    shoe: Count
    coup: Count
    note: Note = ""


class Declare(_Do, frozen=True, tag="declare"):
    """Do what the rules say about an irregularity, where one person may (`PreviewTold.approval` is false)."""

    remedy: Remedy


class Ask(_Do, frozen=True, tag="request"):
    """Ask another person to approve a remedy; `state_hash` is that of its preview."""

    remedy: Remedy
    state_hash: Annotated[str, Meta(max_length=64)]


class AnswerRequest(_Do, frozen=True, tag="answer"):
    """Approve or decline a request, or take one's own back; `state_hash` as the request's preview has it."""

    request: Annotated[str, Meta(max_length=64)]
    answer: Literal["approved", "declined", "withdrawn"]
    state_hash: Annotated[str, Meta(max_length=64)] = ""


LiveDo: TypeAlias = (
    Sit
    | Leave
    | Dismiss
    | CountCards
    | Shuffled
    | OpenShoe
    | PlaceYourBets
    | NoMoreBets
    | Cards
    | Scan
    | Undo
    | Confirm
    | ConfirmCards
    | CutCard
    | EndShoe
    | Pause
    | Resume
    | Manual
    | Call
    | AnswerCall
    | Video
    | Flag
    | Declare
    | Ask
    | AnswerRequest
)


class DueTold(Struct, frozen=True, kw_only=True):
    """What comes next on the felt.

    `side` "player" or "banker": a card is due to that hand as its card `number`, because of `why` ("initial-deal",
    "player-draws", "banker-draws"). `side` null: no card is due, because of `why` ("natural", "banker-stands",
    "banker-drew"), and the dealer confirms. `cell` is the place in the tableau that decided: Player's third value (10:
    stood, 11: to act), Player's and Banker's two-card totals.
    """

    side: Literal["player", "banker"] | None
    number: int
    why: str
    cell: tuple[int, ...]


class EnteredTold(Struct, frozen=True, kw_only=True):
    """A card on the felt, and how it came; the cards that the rules lay have no `at`."""

    card: CardDealt
    at: int | None
    by: str
    source: str


class PatronEffect(Struct, frozen=True, kw_only=True):
    """What a remedy does to one patron, minor units. `back_minor`: stakes returned from the coup that runs.

    `change_minor`: what results already settled turn to (less than zero: it is taken); `waived_minor` of it is spent
    already and borne by the house, or (less than zero) was borne before and is not paid again.
    """

    patron: str
    nickname: str
    back_minor: int
    change_minor: int
    waived_minor: int


class PreviewTold(Struct, frozen=True, kw_only=True):
    """What a remedy would do now, before it is done. Nothing of it has happened.

    `paragraph` is the rule set's own number or "". `effect`: "note", "cards", "shuffle", "last-coup", "hold", "void",
    "void-shoe", "correct" or "cancel-shoe". `approval`: it has to be requested, and another person has to approve it.
    `coups` are those that change, `cards` the felt afterwards, `outcome` the corrected coup's.
    """

    remedy: Remedy
    paragraph: str
    effect: str
    approval: bool
    state_hash: str
    coups: tuple[int, ...]
    ends_shoe: bool
    patrons: tuple[PatronEffect, ...]
    cards: tuple[CardDealt, ...]
    outcome: OutcomeTold | None


class AnswerOffered(Struct, frozen=True, kw_only=True):
    """An answer that the rule set gives. `needs`: "", "card", "cards" or "note" (see `Remedy`).

    `approval`: another person has to approve it at the coup that runs. `settled`: it may be done about a settled coup
    too, and then always takes another person.
    """

    answer: str
    effect: str
    needs: Literal["", "card", "cards", "note"]
    approval: bool
    settled: bool


class IrregularityOffered(Struct, frozen=True, kw_only=True):
    """An irregularity of the rule set, with its answers in the order in which they are tried.

    `now`: it is for this stage. The words are Fluent ids of the rules: `irregularity-<id>`, `answer-<answer>`.
    """

    irregularity: str
    paragraph: str
    stage: str
    earlier: Literal["stand", "void", "house-decides"]
    persons: int
    now: bool
    answers: tuple[AnswerOffered, ...]


class RequestTold(Struct, frozen=True, kw_only=True):
    """A remedy that waits for another person. `stale`: the state has changed since, and it cannot be approved.

    `mine`: this login made it. `late`: it is about what is a day old and more, and takes the shift manager's approval
    and the auditor's; `approved_by` names who has given theirs.
    """

    request: str
    remedy: Remedy
    by: str
    name: str
    at: int
    expires_at: int
    state_hash: str
    stale: bool
    mine: bool
    late: bool
    approved_by: tuple[str, ...]


class RequestEnded(Struct, frozen=True, kw_only=True):
    """What became of a request that waits no longer; told for half a day.

    `name` made it, and `mine`: that was this login. `decided_by` names who approved it (two where it was late),
    declined it or took it back, at `at`; nobody where it "expired": it was good until `at` at the longest.
    """

    request: str
    remedy: Remedy
    name: str
    mine: bool
    outcome: Literal["approved", "declined", "withdrawn", "expired"]
    decided_by: tuple[str, ...]
    at: int


class CoupTold(Struct, frozen=True, kw_only=True):
    """A coup of the shoe as it stands now: "counts", "void" or "annulled"."""

    shoe: int
    coup: int
    state: Literal["counts", "void", "annulled"]
    cards: tuple[CardDealt, ...]
    fixed: int
    winner: str | None
    player_total: int | None
    banker_total: int | None
    staked_minor: int
    returned_minor: int
    at: int
    revision: int
    why: str


class LiveState(Struct, frozen=True, kw_only=True):
    """All that a console shows of a table, for the one who asked: it replaces whatever was known.

    `may` are the things to `do` that the login's role allows and that the table would not refuse now for its phase or
    its holds. `due` stands while cards are dealt. `staked_minor` is everybody's stake in the running coup, by bet.
    `coups` are those of the shoe, newest last. `ended` says what became of requests, newest last. `codes` says which
    card a scanner's text means. `called` is why the dealer called, null while nobody has.
    """

    table: str
    number: int
    name: str
    ruleset: str
    now: int
    phase: Phase
    closing: bool
    shoe: int
    coup: int
    last: bool
    opens_at: int | None
    closes_at: int | None
    dealer: str | None
    dealer_id: str | None
    is_me: bool
    role: str
    staffing: Literal["full", "small"]
    supervisor_present: bool
    holds: tuple[HoldTold, ...]
    manual: bool
    called: str | None
    video: str
    video_lost: bool
    preparation: PreparationTold | None
    decks_allowed: tuple[int, ...]
    decks_usual: int
    burns_by_first_card: bool
    cut_by_dealer: bool
    cards: tuple[EnteredTold, ...]
    fixed: int
    due: DueTold | None
    player_total: int | None
    banker_total: int | None
    undo_until: int | None
    cards_left: int
    cards_total: int
    cut_at: int | None
    burnt: int
    staked_minor: dict[str, int]
    patrons_wagering: int
    requests: tuple[RequestTold, ...]
    ended: tuple[RequestEnded, ...]
    irregularities: tuple[IrregularityOffered, ...]
    coups: tuple[CoupTold, ...]
    codes: dict[str, str]
    reasons: tuple[str, ...]
    may: tuple[str, ...]
