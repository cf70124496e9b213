"""What patrons set for themselves: limits on stake, loss and time, a reality check, and exclusion from wagering.

A tighter limit holds at once, a looser one a day later; exclusion can be made longer and never shorter. What is set is
an event of the hall's stream (`people_events`), and `Protection` is what those events come to.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct, structs

from puntobanco.errors import Reason, Refused
from puntobanco.hall.people_events import CheckAnswered, LimitSet, PatronExcluded
from puntobanco.hall.signing import DAY_MS

LOOSENING_MS: Final = DAY_MS
"""How long a looser limit waits before it holds."""


class LimitKind(StrEnum):
    """What a patron can limit. The words are part of the wire and of the record."""

    STAKE = "stake"  # on one coup at one table, minor units
    LOSS_DAY = "loss-day"  # in any 24 hours, minor units
    LOSS_WEEK = "loss-week"  # in any seven days, minor units
    TIME = "time"  # of one session, minutes
    CHECK = "check"  # between two reality checks, minutes


_MOST_MINOR: Final = 2**53 - 1
_RANGES: Final = {
    LimitKind.STAKE: (1, _MOST_MINOR),
    LimitKind.LOSS_DAY: (1, _MOST_MINOR),
    LimitKind.LOSS_WEEK: (1, _MOST_MINOR),
    LimitKind.TIME: (5, 24 * 60),
    LimitKind.CHECK: (5, 4 * 60),
}


class Bound(Struct, frozen=True):
    """One limit: its value, and the looser one that holds from `next_at` on. None as a value: no limit."""

    value: int | None = None
    next_value: int | None = None
    next_at: int | None = None

    def at(self, now_ms: int) -> int | None:
        """The value that holds at a time."""
        return self.next_value if self.next_at is not None and now_ms >= self.next_at else self.value


NO_BOUND: Final = Bound()


class Protection(Struct, frozen=True):
    """All that one patron has set, and when they last answered a reality check (0: never).

    `excluded_until` None while `is_excluded`: for good.
    """

    limits: dict[LimitKind, Bound] = {}
    is_excluded: bool = False
    excluded_until: int | None = None
    answered_at: int = 0

    def limit(self, kind: LimitKind, now_ms: int) -> int | None:
        """The limit that holds at a time, None where there is none."""
        return self.limits.get(kind, NO_BOUND).at(now_ms)

    def excludes(self, now_ms: int) -> bool:
        """Whether the patron may place no wager at this time."""
        return self.is_excluded and (self.excluded_until is None or now_ms < self.excluded_until)

    def counts_losses(self, now_ms: int) -> bool:
        """Whether losses have to be counted, now or as long as a limit still holds."""
        return any(self.limit(kind, now_ms) is not None for kind in (LimitKind.LOSS_DAY, LimitKind.LOSS_WEEK))


UNPROTECTED: Final = Protection()


def set_limit(protection: Protection, patron: str, kind: LimitKind, value: int | None, now_ms: int) -> LimitSet:
    """What it comes to when a patron wants a limit to be `value` (None: no limit). Raises Refused."""
    least, most = _RANGES[kind]
    if value is not None and not least <= value <= most:
        raise Refused(Reason.MALFORMED, detail=f"{kind}: {least} to {most}")
    bound = protection.limits.get(kind, NO_BOUND)
    before = bound.at(now_ms)
    if value == before and (bound.next_at is None or now_ms >= bound.next_at):
        raise Refused(Reason.NOT_NOW, detail=f"{kind} is {value} already")
    tightens = value is not None and (before is None or value <= before)
    return LimitSet(
        patron=patron,
        limit=kind.value,
        value=value,
        before=before,
        holds_at=now_ms if tightens else now_ms + LOOSENING_MS,
        at=now_ms,
    )


def exclude(protection: Protection, patron: str, until: int | None, now_ms: int) -> PatronExcluded:
    """What it comes to when a patron wants to wager no more until a time (None: for good). Raises Refused."""
    longer = until is None or (
        until > now_ms and (not protection.is_excluded or until > (protection.excluded_until or 0))
    )
    if protection.excludes(now_ms) and (protection.excluded_until is None or not longer):
        raise Refused(Reason.SELF_EXCLUDED, detail="an exclusion is not made shorter")
    if not longer:
        raise Refused(Reason.MALFORMED, detail="an exclusion lies in the future")
    return PatronExcluded(patron=patron, until=until, at=now_ms)


def evolve(protection: Protection, event: LimitSet | PatronExcluded | CheckAnswered) -> Protection:
    """The protection after an event."""
    if isinstance(event, CheckAnswered):
        return structs.replace(protection, answered_at=event.at)
    if isinstance(event, PatronExcluded):
        return structs.replace(protection, is_excluded=True, excluded_until=event.until)
    kind = LimitKind(event.limit)
    waits = event.holds_at > event.at
    bound = Bound(event.before, event.value, event.holds_at) if waits else Bound(event.value)
    return structs.replace(protection, limits={**protection.limits, kind: bound})
