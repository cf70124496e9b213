"""What is told of the past over HTTP: one's own coups, one coup again, one's own statement."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from puntobanco.server.wire.answers import RulesetLayout
from puntobanco.server.wire.messages import WagerTold
from puntobanco.server.wire.told import AreaTold
from puntobanco.table.events import CardDealt, OutcomeTold


class OwnCoup(Struct, frozen=True, kw_only=True):
    """A coup that one had wagers in. `number` is the table's, null when the house has it no more.

    `ending` is who won, or "void". `at` is when its cards had been shown.
    """

    table: str
    number: int | None
    mode: str
    ruleset: str
    shoe: int
    coup: int
    at: int
    ending: str
    stake_minor: int
    commission_minor: int
    returned_minor: int
    net_minor: int
    wagers: tuple[WagerTold, ...]


class OwnCoups(Struct, frozen=True, kw_only=True):
    """GET /api/me/coups: newest first. `before` asks for the next page; null: there is none.

    Asked with `table`, `ruleset`, `since` and `until` (epoch ms), `before`, `limit` (at most 100).
    """

    coups: tuple[OwnCoup, ...]
    before: str | None


class Recall(Struct, frozen=True, kw_only=True):
    """GET /api/coups/{table}/{shoe}/{coup}: a coup that is over, whole. It is a replay: nothing in it happens now.

    Of wagers, one's own are here, and what each area did for all together; nobody's name. `layout` is the rule set as
    it was played under. `receipt` is the house's signed statement of the cards, and `proof` says whether its shoe
    can be proved. The events of the coup stand in the table's record from `sequence_first` to
    `sequence_last`.
    """

    replay: Literal[True]
    table: str
    number: int | None
    mode: str
    shoe: int
    coup: int
    ruleset: str
    behaviour_hash: str
    opened_at: int
    ended_at: int
    shown_at: int
    ending: str
    reason: str
    cards: tuple[CardDealt, ...]
    fixed: int
    outcome: OutcomeTold | None
    areas: dict[str, AreaTold]
    wagers: tuple[WagerTold, ...]
    net_minor: int
    balance_before_minor: int | None
    balance_after_minor: int | None
    receipt: str | None
    proof: bool
    sequence_first: int
    sequence_last: int
    layout: RulesetLayout


class StatementRow(Struct, frozen=True, kw_only=True):
    """One transfer to or from one's own coins. `amount_minor` has a sign, `balance_minor` is what one had after it.

    `code` is why coins moved; of a grant `why` says more: "first", "refill" or "house". A wager has the time at
    which betting opened; `at` is null where nobody knows it.
    """

    number: int
    at: int | None
    code: str
    amount_minor: int
    balance_minor: int
    why: str = ""
    table: str | None = None
    table_number: int | None = None
    shoe: int | None = None
    coup: int | None = None
    bet: str | None = None


class Statement(Struct, frozen=True, kw_only=True):
    """GET /api/me/statement: every transfer, newest first; the amounts of all pages sum up to `balance_minor`.

    What a coup returns is not here before its cards have been shown. `before` asks for the next page; null: there is
    none.
    """

    rows: tuple[StatementRow, ...]
    balance_minor: int
    before: int | None
