"""What patrons set for themselves, by hand: a tighter limit and an exclusion hold at once, a looser limit a day later.

Nothing that a patron was told is forgotten, by whichever house a wager came in. What is on record and was not told yet
may hold already or not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tests.simulator.pages import Arrival, Row, Set, verify

DAY_MS: Final = 86_400_000


def verify_set(where: str, before: Sequence[Set], event: Row) -> None:
    """Whether a limit may be set so: as it was, tighter at once, or looser after a day (RSP-02)."""
    known = holding(before, event["limit"], event["at"])
    verify(event["before"] == known, f"{where}: {event['before']} before, it was {known}")
    tighter = event["value"] is not None and (known is None or event["value"] <= known)
    due = event["at"] + (0 if tighter else DAY_MS)
    verify(event["holds_at"] == due, f"{where}: holds at {event['holds_at']}, due {due}")


def verify_excluded(where: str, before: Sequence[Set], event: Row) -> None:
    """Whether somebody may be excluded so: never for shorter than they were."""
    earlier = [one.event["until"] for one in before if one.event["kind"] == "patron-excluded"]
    if earlier and (earlier[-1] is None or earlier[-1] > event["at"]):
        longer = earlier[-1] is not None and (event["until"] is None or event["until"] > earlier[-1])
        verify(longer, f"{where}: until {event['until']}, it was until {earlier[-1]}")


def holding(sets: Sequence[Set], limit: str, at_ms: int) -> int | None:
    """The limit of a kind that holds at a time, None where there is none."""
    value: int | None = None
    for event in (one.event for one in sets):
        if event["kind"] == "limit-set" and event["limit"] == limit:
            value = event["value"] if at_ms >= event["holds_at"] else event["before"]
    return value


def may_wager(sets: Sequence[Set], lying_minor: int, arrival: Arrival) -> bool:
    """Whether a patron may wager with a command that came in then, so much lying on the coup with it."""
    return any(_may(known, lying_minor, arrival.at_ms) for known in known_to_house(sets, arrival))


def known_to_house(sets: Sequence[Set], arrival: Arrival) -> Iterator[Sequence[Set]]:
    """What may have held when a command came in: all that its patron had been told, and more of what is on record."""
    told = [n for n, one in enumerate(sets, 1) if one.told_at is not None and one.told_at <= arrival.seconds]
    for count in range(max(told, default=0), len(sets) + 1):
        yield sets[:count]


def _may(sets: Sequence[Set], lying_minor: int, at_ms: int) -> bool:
    exclusions = [one.event["until"] for one in sets if one.event["kind"] == "patron-excluded"]
    if exclusions and (exclusions[-1] is None or at_ms < exclusions[-1]):
        return False
    stake = holding(sets, "stake", at_ms)
    return stake is None or lying_minor <= stake
