"""What a patron has done lately, as far as it was shown, and whether what they set for themselves allows a wager.

A session begins with a wager after half an hour without one. A result counts from the time it is shown, and a stake
that lies or is not shown yet counts as if it were lost: so a refusal tells nothing of a card that nobody has seen.
"""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from puntobanco.errors import Reason, Refused
from puntobanco.hall.protection import LimitKind, Protection
from puntobanco.hall.signing import DAY_MS, MINUTE_MS

BREAK_MS: Final = 30 * MINUTE_MS
"""Without a wager for so long, a session is over."""

WEEK_MS: Final = 7 * DAY_MS


@dataclass(frozen=True, slots=True, order=True)
class ShownResult:
    """What one coup brought a patron, minor units, and when it was shown; `coup` names it among all."""

    shown_at: int
    coup: str
    net_minor: int


class _Window:
    """Sum of what was shown in the last while."""

    def __init__(self, length_ms: int) -> None:
        self._length_ms = length_ms
        self.results: deque[ShownResult] = deque()
        self.net_minor = 0

    def add(self, result: ShownResult) -> None:
        self.results.append(result)
        self.net_minor += result.net_minor

    def amend(self, coup: str, net_minor: int) -> ShownResult | None:
        """A coup brings something else; gives what it brought before, None where it is not in here."""
        for index, before in enumerate(self.results):
            if before.coup == coup:
                self.results[index] = replace(before, net_minor=net_minor)
                self.net_minor += net_minor - before.net_minor
                return before
        return None

    def forget(self, now_ms: int) -> tuple[ShownResult, ...]:
        """Let go of what is too long ago."""
        gone = []
        while self.results and self.results[0].shown_at <= now_ms - self._length_ms:
            gone.append(self.results.popleft())
            self.net_minor -= gone[-1].net_minor
        return tuple(gone)


class Play:
    """One patron's sessions and results; `answered_at` is when they last answered a reality check, 0 for never."""

    def __init__(self, results: Iterable[ShownResult] = (), *, answered_at: int = 0) -> None:
        self._known: set[str] = set()
        self._waiting: list[ShownResult] = []
        self._day = _Window(DAY_MS)
        self._week = _Window(WEEK_MS)
        self._began_at: int | None = None
        self._net_minor = 0
        self._active_at = 0
        self._answered_at = answered_at
        for result in sorted(results):
            self.shows(result)

    def wagered(self, now_ms: int) -> bool:
        """A wager is placed: a session goes on, or begins, which is what this tells."""
        begins = self.began_at(now_ms) is None
        if begins:
            self._began_at, self._answered_at, self._net_minor = now_ms, now_ms, 0
        self._active_at = max(self._active_at, now_ms)
        return begins

    def shows(self, result: ShownResult) -> None:
        """A coup's result is known, and is shown at its time; one that is told again counts once."""
        if result.coup in self._known:
            return
        self._known.add(result.coup)
        heapq.heappush(self._waiting, result)

    def corrects(self, coup: str, net_minor: int, now_ms: int) -> None:
        """A coup that was shown brings this now: it counts so from the time at which it was shown.

        One that is too long ago, or was never looked at, counts nowhere and goes on doing so.
        """
        self._catch_up(now_ms)
        self._day.amend(coup, net_minor)
        before = self._week.amend(coup, net_minor)
        if before is not None and self._began_at is not None and before.shown_at >= self._began_at:
            self._net_minor += net_minor - before.net_minor

    def recount(self, results: Iterable[ShownResult], now_ms: int) -> None:
        """Count what was shown before as well, which was not looked at until now: losses, and the session so far."""
        self._catch_up(now_ms)
        known = {result.coup: result for result in (*results, *self._week.results)}
        whole = Play(known.values(), answered_at=self._answered_at)
        whole._catch_up(now_ms)
        self._day, self._week = whole._day, whole._week
        self._known.update(known)
        began_at = whole.began_at(now_ms)
        if began_at is not None and (self._began_at is None or began_at < self._began_at):
            self._began_at, self._net_minor = began_at, whole.net_minor(now_ms)
            self._active_at = max(self._active_at, whole._active_at)
            self._answered_at = max(self._answered_at, whole._answered_at)

    def began_at(self, now_ms: int) -> int | None:
        """When the running session began; None when there is none."""
        self._catch_up(now_ms)
        return self._began_at if now_ms - self._active_at < BREAK_MS else None

    def net_minor(self, now_ms: int) -> int:
        """What the running session has brought, as shown."""
        return 0 if self.began_at(now_ms) is None else self._net_minor

    def lost_minor(self, kind: LimitKind, now_ms: int) -> int:
        """What was lost in the time that a limit on losses looks at; below 0 where something was gained."""
        self._catch_up(now_ms)
        return -(self._day if kind is LimitKind.LOSS_DAY else self._week).net_minor

    def check_at(self, protection: Protection, now_ms: int) -> int | None:
        """When the next reality check is due; None where none was asked for or there is no session."""
        interval = protection.limit(LimitKind.CHECK, now_ms)
        if interval is None or self.began_at(now_ms) is None:
            return None
        return self._answered_at + interval * MINUTE_MS

    def ends_at(self, protection: Protection, now_ms: int) -> int | None:
        """When the time is over that the patron allows one session; None where there is no such limit or session."""
        minutes = protection.limit(LimitKind.TIME, now_ms)
        began_at = self.began_at(now_ms)
        return None if minutes is None or began_at is None else began_at + minutes * MINUTE_MS

    def answered(self, now_ms: int) -> None:
        """The patron has answered the reality check."""
        self._answered_at = now_ms

    def _catch_up(self, now_ms: int) -> None:
        while self._waiting and self._waiting[0].shown_at <= now_ms:
            self._take(heapq.heappop(self._waiting))
        self._day.forget(now_ms)
        self._known.difference_update(gone.coup for gone in self._week.forget(now_ms))

    def _take(self, result: ShownResult) -> None:
        """A result may be all that is known of a session, after a restart: then the session began with it."""
        if self._began_at is None or result.shown_at - self._active_at >= BREAK_MS:
            self._began_at = result.shown_at
            self._answered_at = max(self._answered_at, result.shown_at)
            self._net_minor = 0
        self._active_at = max(self._active_at, result.shown_at)
        self._net_minor += result.net_minor
        self._day.add(result)
        self._week.add(result)


def verify_wager(
    protection: Protection, play: Play, *, stake_minor: int, lying_minor: int, in_play_minor: int, now_ms: int
) -> None:
    """Raises Refused when what the patron has set for themselves does not allow this wager now.

    `lying_minor` lies on the same coup already, `in_play_minor` anywhere or is on its way; the refusal of a stake says
    what would be allowed.
    """
    if protection.excludes(now_ms):
        raise Refused(Reason.SELF_EXCLUDED)
    check_at = play.check_at(protection, now_ms)
    if check_at is not None and check_at <= now_ms:
        raise Refused(Reason.REALITY_CHECK)
    ends_at = play.ends_at(protection, now_ms)
    if ends_at is not None and ends_at <= now_ms:
        raise Refused(Reason.LIMIT_TIME)
    stake = protection.limit(LimitKind.STAKE, now_ms)
    if stake is not None and lying_minor + stake_minor > stake:
        raise Refused(Reason.LIMIT_STAKE, allowed_minor=max(stake - lying_minor, 0))
    for kind, reason in _LOSSES:
        loss = protection.limit(kind, now_ms)
        if loss is None:
            continue
        allowed = loss - play.lost_minor(kind, now_ms) - in_play_minor
        if stake_minor > allowed:
            raise Refused(reason, allowed_minor=max(allowed, 0))


_LOSSES: Final = (
    (LimitKind.LOSS_DAY, Reason.LIMIT_LOSS_DAY),
    (LimitKind.LOSS_WEEK, Reason.LIMIT_LOSS_WEEK),
)
