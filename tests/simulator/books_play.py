"""What patrons lost lately and since when they play, by hand: what their own limits on it allow and what they forbid.

A result counts from when it is shown; until then its stake counts as lost, like every stake that lies. A session ends
with half an hour without a wager or a result. Where the auditor cannot know what the house knew at that moment, a wager
is measured by the least that can have counted, and a refusal by the most.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from tests.simulator.own_limits import DAY_MS, holding, known_to_house
from tests.simulator.pages import Arrival, Brought, Ledger, PlayPage, Row, Set, StreamBook, Wagered

BREAK_MS: Final = 30 * 60_000
LOSSES: Final = {"loss-day": DAY_MS, "loss-week": 7 * DAY_MS}
"""Limit on losses -> the time that it looks at."""

WATCHED: Final = frozenset({*LOSSES, "time"})

GRACE_SECONDS: Final = 60.0
"""For so long a house may not have known yet what is on the disk: leases are shorter than that."""

_SLACK_MS: Final = 1_000
_KEPT: Final = 50


@dataclass(frozen=True, slots=True)
class Playing:
    """One patron's play at a moment (seconds), with all their stakes that lie anywhere."""

    page: PlayPage = field(repr=False)
    lying: int
    seconds: float
    wall_ms: int

    @classmethod
    def of(cls, ledger: Ledger, streams: Iterable[StreamBook], patron: str) -> Playing:
        """How it stands on the disk now."""
        lying = sum(stake for book in streams for (who, _), stake in book.lying.items() if who == patron)
        return cls(ledger.plays[patron], lying, ledger.seconds(), ledger.wall_ms())

    def times(self, arrival: Arrival) -> Sequence[int]:
        """Moments at which the house may have looked at a command that came in then: whatever changed since."""
        since = arrival.at_ms
        until = max(since + int((self.seconds - arrival.seconds) * 1_000), self.wall_ms) + _SLACK_MS
        shown = [one.shown_at for one in self.page.brought.values()]
        gone = [at + length for at in shown for length in LOSSES.values()]
        return [since, *(at for at in (*shown, *gone, *self.page.wagered) if since < at <= until)]

    def least_lost(self, at_ms: int, length_ms: int, arrival: Arrival) -> int:
        """The least that can have counted as lost, with all that lies."""
        lost = self.lying
        for one in self.page.brought.values():
            if one.shown_at > at_ms:
                lost += one.stake
            elif one.shown_at > at_ms - length_ms:
                lost -= max(one.nets(arrival.seconds - GRACE_SECONDS))
        return lost

    def most_lost(self, at_ms: int, length_ms: int, id: str) -> int:
        """The most that can have counted as lost, with all that lies or is asked for, but by command `id`."""
        late = self.seconds - GRACE_SECONDS
        lost = self.lying + sum(stake for at, stake in self.page.freed if at >= late)
        lost += sum(stake for name, (at, stake) in self.page.asked.items() if at >= late and name != id)
        for one in self.page.brought.values():
            if one.shown_at > at_ms or one.read >= late:
                lost += one.stake
            elif one.shown_at > at_ms - length_ms - _SLACK_MS:
                net = min(one.nets(late))
                lost -= net if one.shown_at > at_ms - length_ms else min(net, 0)
        return lost

    def began_at(self, at_ms: int) -> int | None:
        """The latest that the running session can have begun: with its first result, if nothing more is known of it."""
        return _began([one.shown_at for one in self.page.brought.values()], at_ms)

    def began_early(self, at_ms: int) -> int | None:
        """The earliest that it can have begun: with whatever was asked, taken or not."""
        return _began([*self.page.active, *(one.shown_at for one in self.page.brought.values())], at_ms)

    def exceeds(self, sets: Sequence[Set], at_ms: int, arrival: Arrival) -> bool:
        """Whether what is on the disk goes beyond a limit on losses or time; the wager lies there already."""
        for limit, length_ms in LOSSES.items():
            value = holding(sets, limit, at_ms)
            if value is not None and self.least_lost(at_ms, length_ms, arrival) > value:
                return True
        minutes = holding(sets, "time", at_ms)
        began_at = None if minutes is None else self.began_at(at_ms)
        return minutes is not None and began_at is not None and at_ms >= began_at + minutes * 60_000

    def forbids(self, reason: str, sets: Sequence[Set], at_ms: int, wager: tuple[str, int]) -> bool:
        """Whether a refusal for this reason can be right: `wager` is the command's id and its stake."""
        id, stake = wager
        limit = reason.removeprefix("limit-")
        value = holding(sets, limit, at_ms)
        if value is None:
            return False
        if limit == "time":
            began_at = self.began_early(at_ms)
            return began_at is not None and at_ms >= began_at + value * 60_000
        return stake + self.most_lost(at_ms, LOSSES.get(limit, 0), id) > value


REFUSED_FOR: Final = frozenset({"limit-stake", "limit-loss-day", "limit-loss-week", "limit-time"})
"""Reasons of a refusal that are the patron's own limits."""


def breaks_limits(sets: Sequence[Set], playing: Playing, arrival: Arrival) -> bool:
    """Whether a wager that came in then and lies there now breaks a limit on losses or time, whatever a house knew."""
    times = playing.times(arrival) if sets else ()
    return bool(sets) and all(
        playing.exceeds(known, at_ms, arrival) for known in known_to_house(sets, arrival) for at_ms in times
    )


def may_refuse(reason: str, sets: Sequence[Set], playing: Playing, id: str, arrivals: Iterable[Arrival]) -> bool:
    """Whether a command may be refused for one of its patron's own limits: also one set while it was waiting."""
    return any(
        playing.forbids(reason, known, at_ms, (id, one.stake_minor))
        for one in arrivals
        for known in known_to_house(sets, one)
        for at_ms in (*playing.times(one), *(since.event["at"] for since in known if since.event["at"] > one.at_ms))
    )


def came_in(ledger: Ledger, patron: str, id: str, arrival: Arrival) -> None:
    """A wager came in: it counts as asked for until something becomes of it; less than nothing is never reserved."""
    if arrival.stake_minor <= 0:
        return
    page = ledger.plays[patron]
    page.asked[id] = (arrival.seconds, arrival.stake_minor)
    page.active.append(arrival.at_ms)


def refused(ledger: Ledger, patron: str, id: str) -> None:
    """A command is refused; what it had reserved may have counted until a moment ago."""
    page = ledger.plays[patron]
    at, stake = page.asked.pop(id, (0.0, 0))
    if stake and stake <= ledger.balances[f"patron:{patron}"] + sum(one.stake for one in page.brought.values()):
        freed(ledger, patron, stake)
    del at


def freed(ledger: Ledger, patron: str, stake: int) -> None:
    """A stake does not count any more."""
    page = ledger.plays[patron]
    page.freed = [*page.freed[-_KEPT:], (ledger.seconds(), stake)]


def taken(ledger: Ledger, patron: str, id: str, arrivals: Iterable[Arrival]) -> None:
    """A wager is on the disk."""
    page = ledger.plays[patron]
    page.asked.pop(id, None)
    page.wagered = [*page.wagered[-_KEPT:], *(one.at_ms for one in arrivals)]


def count(ledger: Ledger, sets: Sequence[Set], playing: Playing, arrival: Arrival) -> None:
    """How often limits really come up: a wager lies there that is near one, or where one was made looser."""
    for limit, length_ms in LOSSES.items():
        value = holding(sets, limit, arrival.at_ms)
        is_near = value is not None and 2 * playing.least_lost(arrival.at_ms, length_ms, arrival) > value
        ledger.resolved["near"] += is_near
    loosened = [one.event for one in sets if one.event["kind"] == "limit-set" and one.event["limit"] in WATCHED]
    latest = {event["limit"]: event for event in loosened}
    for event in latest.values():
        if event["holds_at"] > event["at"]:
            ledger.resolved["waiting" if arrival.at_ms < event["holds_at"] else "loose"] += 1


def brought(ledger: Ledger, book: StreamBook, event: Row) -> None:
    """A coup is settled: what it brings everybody, from when it is shown."""
    sums: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0])
    for one in book.settled:
        ledger.plays[one.patron].active.append(event["reveal_at"])
        if one.result != "standing":
            sums[one.patron][0] += one.stake
            sums[one.patron][1] += one.net
    for patron, (stake, net) in sums.items():
        page = ledger.plays[patron]
        page.brought[book.name, *book.coup] = Brought(event["reveal_at"], stake, net, ledger.seconds())


def corrected(ledger: Ledger, book: StreamBook, coup: tuple[int, int], wagers: Iterable[Wagered]) -> None:
    """A coup brings everybody something else, as if it had been so when it was shown."""
    nets: defaultdict[str, int] = defaultdict(int)
    for one in wagers:
        nets[one.patron] += one.net
    for patron, net in nets.items():
        known = ledger.plays[patron].brought.get((book.name, *coup))
        if known is not None:
            known.before.append((ledger.seconds(), known.net))
            known.net = net


def _began(active: Iterable[int], at_ms: int) -> int | None:
    """When the session began that runs at a time, None where there is none."""
    began_at = at_ms
    for at in sorted((at for at in active if at <= at_ms), reverse=True):
        if began_at - at >= BREAK_MS:
            break
        began_at = at
    return None if began_at == at_ms else began_at
