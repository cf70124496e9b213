"""Small parts of events: a card on the felt, an outcome in people's words, a wager's end, a stake that went back."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

WagerResult: TypeAlias = Literal["won", "lost", "push", "standing"]
"""How a wager ended. A `standing` one stays up for the next coup (`main_bets_on_tie = "stay"`)."""


Winner: TypeAlias = Literal["player", "banker", "tie"]


class CardDealt(Struct, frozen=True):
    """One card on the felt: whose, and which card of that hand (1 to 3)."""

    side: Literal["player", "banker"]
    number: int
    card: str


class OutcomeTold(Struct, frozen=True):
    """How a coup ended, as people say it. Pairs are "none", "mixed" (same rank) or "suited" (same card).

    `*_two` are the totals of the first two cards and `*_third` the point value of the third or None: enough to tell the
    coup card by card and to say why a card was drawn, without adding anything up.
    """

    winner: Winner
    player_total: int
    banker_total: int
    player_two: int
    banker_two: int
    player_third: int | None
    banker_third: int | None
    natural: bool
    player_pair: str
    banker_pair: str
    sevens: int


class WagerSettled(Struct, frozen=True):
    """One wager's end. `returned_minor` = stake + gross win - commission, 0 for a lost or a standing one."""

    patron: str
    bet: str
    stake_minor: int
    gross_win_minor: int
    commission_minor: int
    returned_minor: int
    net_minor: int
    result: WagerResult


class WagerReturned(Struct, frozen=True):
    """A stake that went back to its patron undecided."""

    patron: str
    bet: str
    stake_minor: int
