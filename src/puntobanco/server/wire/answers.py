"""What the HTTP side answers: JSON objects, one struct each. Ratios and percentages are texts, exact or as printed."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from puntobanco.errors import Reason
from puntobanco.hall.roles import Role
from puntobanco.hall.signing import SessionKind
from puntobanco.server.wire.parts import LimitTold, Presentation
from puntobanco.server.wire.play import PatronTold

FactTold: TypeAlias = bool | int | str | None


class Me(Struct, frozen=True, kw_only=True):
    """POST /api/guest, GET /api/me: who this browser's session belongs to."""

    patron: PatronTold
    balance_minor: int
    in_play_minor: int
    language: str
    role: Role
    session: str
    session_kind: SessionKind
    has_second_factor: bool


class Ticket(Struct, frozen=True):
    """POST /api/ticket: opens one WebSocket, once, within `seconds`."""

    ticket: str
    seconds: int


class FeltTold(Struct, frozen=True):
    """The cards of a coup as they lay on the felt, fixed ones included."""

    coup: int
    player: tuple[str, ...]
    banker: tuple[str, ...]


class OwnWager(Struct, frozen=True):
    """A wager that its patron adds to a proof, to have what it paid checked."""

    coup: int
    bet: str
    stake_minor: int
    gross_win_minor: int
    commission_minor: int
    returned_minor: int


class OwnShare(Struct, frozen=True):
    """A share that its patron adds to a proof, to have it looked for."""

    patron: str
    share: str


class EndTold(Struct, frozen=True):
    """Why a shoe ended, and its seed."""

    reason: str
    seed: str | None


class ShoeProof(Struct, frozen=True, kw_only=True):
    """GET /api/proofs/{table}/{shoe}: a shoe as far as it is dealt, to be checked anywhere (docs/FAIRNESS.md).

    `wagers` and `own` are the reader's to fill in.
    """

    format: str
    house_key: str
    rules: str
    anchor: str
    opening: str
    pledges: tuple[str, ...]
    promise: str | None
    receipts: tuple[str, ...]
    coups: tuple[FeltTold, ...]
    wagers: tuple[OwnWager, ...]
    own: OwnShare | None
    end: EndTold | None


class Failed(Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is not 2xx. `detail`: what to give instead, in English, where that can be said."""

    reason: Reason
    detail: str = ""


class RulesetBrief(Struct, frozen=True, kw_only=True):
    """GET /api/rulesets: one row. `returns` is the printed return of each bet, percent, by bet."""

    id: str
    version: str
    title: str
    behaviour_hash: str
    decks: int
    returns: dict[str, str]


class OddsRow(Struct, frozen=True, kw_only=True):
    """One row of a pay table: facts that must hold, and the odds ("9:5", "push"); the first row that holds decides.

    Each fact of `when` lists the values that satisfy it. `commission` is the share of the win that is kept ("5%").
    `said`: by language, each fact in few words.
    """

    when: dict[str, tuple[FactTold, ...]]
    odds: str
    commission: str | None
    said: dict[str, dict[str, str]] = {}


class BetTold(Struct, frozen=True, kw_only=True):
    """A bet of the layout with its exact edge (`exact`, as a fraction of the stake) and how it is printed.

    `main`: one of the wagers on a side, which may stay up on a tie.
    """

    id: str
    main: bool
    odds: tuple[OddsRow, ...]
    edge_percent: str
    rtp_percent: str
    exact: str


class DealTold(Struct, frozen=True):
    """Who gets the cards of the initial deal ("player", "banker"), and the cards that are laid beforehand, by side."""

    order: tuple[str, ...]
    fixed: dict[str, tuple[str, ...]]


class ConditionTold(Struct, frozen=True, kw_only=True):
    """A condition between bets.

    "only-one-of": of `bets` a patron may wager on one. "only-with": `bet` needs a wager on one of `bets` beside it.
    "first-coups": `bet` is offered in the first `coups` coups of a shoe. `modes`: the tables it holds at.
    """

    id: str
    kind: str
    bet: str | None
    bets: tuple[str, ...]
    coups: int
    modes: tuple[str, ...]


class SettlementTold(Struct, frozen=True, kw_only=True):
    """How money is settled, minor units."""

    stake_step_minor: int
    rounding_unit_minor: int
    main_bets_on_tie: str
    tie_wagers_withdrawable: bool


class RulesetLayout(Struct, frozen=True, kw_only=True):
    """GET /api/rulesets/{id}: all that a client needs to draw a table of this rule set, in the order of its layout.

    `draws` is the tableau, 1,200 digits 0 or 1 over [12, 10, 10]: Player's third value 0 to 9, 10 = stood, 11 = Player
    still to act; Player's two-card total; Banker's two-card total. `messages` is Fluent text by language.
    """

    id: str
    version: str
    title: str
    behaviour_hash: str
    decks: int
    bets: tuple[BetTold, ...]
    draws: str
    deal: DealTold
    conditions: tuple[ConditionTold, ...]
    settlement: SettlementTold
    limits: dict[str, LimitTold]
    chips_minor: tuple[int, ...]
    presentation: Presentation
    messages: dict[str, str]
