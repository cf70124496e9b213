"""What the tabs beside a table tell: who has won most there, who is there, and one's own totals."""

from __future__ import annotations

from msgspec import Struct


class LeaderTold(Struct, frozen=True):
    """A place on the leaderboard of a table: `won_minor` is the sum of net results there since it was opened."""

    patron: str
    nickname: str
    level: int
    won_minor: int


class SeatedTold(Struct, frozen=True):
    """A patron who is seated: coups that counted and coups with a net above zero, over all tables of the house."""

    patron: str
    nickname: str
    level: int
    coups: int
    coups_won: int


class BetSum(Struct, frozen=True):
    """What one patron's wagers on a bet came to: how many were decided, what those above and below zero sum up to."""

    bet: str
    wagers: int
    won_minor: int
    lost_minor: int


class _FromServer(Struct, frozen=True, kw_only=True, tag_field="t"):
    pass


class PeopleTold(_FromServer, frozen=True, tag="people"):
    """The tabs beside a shared table, when they have changed, once a second at most; follow "people:<id>"."""

    table: str
    leaders: tuple[LeaderTold, ...]
    patrons: tuple[SeatedTold, ...]


class TotalsTold(_FromServer, frozen=True, tag="totals"):
    """What one's own coups at a table came to. `coups` counted; `coups_won` of them had a net above zero."""

    table: str
    coups: int
    coups_won: int
    net_minor: int
    bets: tuple[BetSum, ...]


class TableLeaders(Struct, frozen=True, kw_only=True):
    """GET /api/leaders: a table that everybody may see, and the patrons who have won most there."""

    table: str
    number: int
    name: str
    ruleset: str
    leaders: tuple[LeaderTold, ...]
