"""Signing in: how long a session lasts, when a password has to be given again, and how guessing is slowed down."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from puntobanco.errors import Reason, Refused

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS

RECENT_MS: Final = 5 * MINUTE_MS
"""How long ago a password may have been given for what needs it again: approvals, a new password, deletion."""

INVITATION_MS: Final = DAY_MS
"""How long a link that is good once waits to be used."""


class SessionKind(StrEnum):
    """How a session was opened. The words are written to disk."""

    GUEST = "guest"  # by one tap; the wallet goes with it
    BROWSER = "browser"  # with a password
    TOKEN = "token"  # noqa: S105 -- a kind of session, made by a patron for a program of theirs


class SecondFactor(StrEnum):
    """Whether the house's own people need a second factor."""

    OFF = "off"
    OPTIONAL = "optional"
    REQUIRED = "required"


@dataclass(frozen=True, slots=True)
class SessionTerms:
    """How long sessions last: without activity, and at most. Guests' and programs' sessions only end at their end."""

    guest_ms: int = 365 * DAY_MS
    token_ms: int = 90 * DAY_MS
    patron_idle_ms: int = 30 * MINUTE_MS
    patron_ms: int = DAY_MS
    staff_idle_ms: int = 5 * MINUTE_MS
    staff_ms: int = 12 * HOUR_MS
    second_factor: SecondFactor = SecondFactor.OPTIONAL

    def lasts_ms(self, kind: SessionKind, *, staff: bool) -> int:
        """How long a session lasts at most."""
        match kind:
            case SessionKind.GUEST:
                return self.guest_ms
            case SessionKind.TOKEN:
                return self.token_ms
            case SessionKind.BROWSER:
                return self.staff_ms if staff else self.patron_ms

    def idle_ms(self, kind: SessionKind, *, staff: bool) -> int | None:
        """How long a session lasts without activity; None: activity is not asked for."""
        if kind is not SessionKind.BROWSER:
            return None
        return self.staff_idle_ms if staff else self.patron_idle_ms


def verify_recent(authenticated_at_ms: int, now_ms: int) -> None:
    """Raises Refused(AUTHENTICATE_AGAIN) unless a password was given in this session within the last five minutes."""
    if not 0 <= now_ms - authenticated_at_ms <= RECENT_MS:
        raise Refused(Reason.AUTHENTICATE_AGAIN)


TRIES: Final = 3
WINDOW_MS: Final = 30 * MINUTE_MS
WAIT_FIRST_MS: Final = 30_000
WAIT_MOST_MS: Final = 15 * MINUTE_MS
TRIES_OF_NAME: Final = 30
"""Failures of strangers from anywhere at one name in half an hour, after which only known browsers may try it."""

TRIES_OF_ADDRESS: Final = 20
"""Failures from one address at any names in half an hour, after which it waits."""


class Tries:
    """Failures to sign in, remembered for half an hour.

    After three failures whoever tries has to wait, twice as long each time. Who that is: a browser that has signed in
    to this name before and proves it, or else an address at a name. So a stranger who fails on purpose slows down
    strangers, and never the browser of the one whose name it is.
    """

    def __init__(self) -> None:
        self._failures: dict[Hashable, deque[int]] = {}
        self._forgot_at = 0

    def verify(self, name_key: str, address: str, browser: str | None, now_ms: int) -> None:
        """Raises Refused(SIGN_IN_SLOWED) while it is too early; `detail` is how many seconds are left.

        `browser` is the id of a browser that is known to this name, None for a stranger.
        """
        wait_ms = max(self._wait_ms(key, tries, now_ms) for key, tries in _keys(name_key, address, browser=browser))
        if wait_ms > 0:
            raise Refused(Reason.SIGN_IN_SLOWED, detail=str(-(-wait_ms // 1000)))

    def failed(self, name_key: str, address: str, browser: str | None, now_ms: int) -> None:
        """Remember a failure."""
        self._forget_old(now_ms)
        for key, _ in _keys(name_key, address, browser=browser):
            self._failures.setdefault(key, deque(maxlen=TRIES_OF_NAME + 10)).append(now_ms)

    def succeeded(self, name_key: str, address: str, browser: str | None) -> None:
        """Whoever has signed in begins anew; what others tried at the name or from the address still counts."""
        own, *_ = _keys(name_key, address, browser=browser)
        self._failures.pop(own[0], None)

    def _wait_ms(self, key: Hashable, tries: int, now_ms: int) -> int:
        recent = [at for at in self._failures.get(key, ()) if at > now_ms - WINDOW_MS]
        over = len(recent) - tries
        if over < 0:
            return 0
        return recent[-1] + min(WAIT_FIRST_MS << min(over, 10), WAIT_MOST_MS) - now_ms

    def _forget_old(self, now_ms: int) -> None:
        if now_ms - self._forgot_at < MINUTE_MS:
            return
        self._forgot_at = now_ms
        old = [key for key, failures in self._failures.items() if failures[-1] <= now_ms - WINDOW_MS]
        for key in old:
            del self._failures[key]


def _keys(name_key: str, address: str, *, browser: str | None) -> tuple[tuple[Hashable, int], ...]:
    """Who is counted, and how many failures each may have; the first is the one who tries."""
    if browser is not None:
        return ((("browser", name_key, browser), TRIES),)
    return (
        (("stranger", name_key, address), TRIES),
        (("name", name_key), TRIES_OF_NAME),
        (("address", address), TRIES_OF_ADDRESS),
    )
