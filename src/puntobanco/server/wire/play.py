"""What patrons are told of themselves: who they are, the running session, what they have set, what is due."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from puntobanco.hall.play import Play
from puntobanco.hall.protection import Protection

LimitName: TypeAlias = Literal["stake", "loss-day", "loss-week", "time", "check"]


class PatronTold(Struct, frozen=True):
    """Who somebody is to the house."""

    id: str
    nickname: str
    level: int
    guest: bool


class MeTold(Struct, frozen=True, kw_only=True, tag_field="t", tag="me"):
    """Something about the patron is another now: nickname, level, or that they have become a login."""

    patron: PatronTold


class BoundTold(Struct, frozen=True):
    """A limit that one has set: `value` now (null: none), and `next_value` from `next_at` on where a looser one waits.

    Stakes and losses are in minor units, times in minutes.
    """

    value: int | None
    next_value: int | None
    next_at: int | None


class PlayTold(Struct, frozen=True, kw_only=True, tag_field="t", tag="play"):
    """The patron's session and what they have set for themselves; comes when a session begins or a limit changes.

    A session begins with a wager after half an hour without one; `net_minor` is what it brought, as far as it was
    shown. From `check_at` on wagers are refused until `check-answered`, from `ends_at` on until the session is over,
    while `excluded` until `excluded_until` (null: for good).
    """

    began_at: int | None
    net_minor: int
    limits: dict[LimitName, BoundTold]
    excluded: bool
    excluded_until: int | None
    check_at: int | None
    ends_at: int | None


def play_told(protection: Protection, play: Play, now_ms: int) -> PlayTold:
    """A patron's play in the wire's words."""
    limits: dict[LimitName, BoundTold] = {}
    for kind, bound in protection.limits.items():
        held = bound.at(now_ms)
        waits = bound.next_at is not None and now_ms < bound.next_at
        if held is not None or waits:
            limits[kind.value] = BoundTold(held, bound.next_value if waits else None, bound.next_at if waits else None)
    return PlayTold(
        began_at=play.began_at(now_ms),
        net_minor=play.net_minor(now_ms),
        limits=limits,
        excluded=protection.excludes(now_ms),
        excluded_until=protection.excluded_until if protection.excludes(now_ms) else None,
        check_at=play.check_at(protection, now_ms),
        ends_at=play.ends_at(protection, now_ms),
    )
