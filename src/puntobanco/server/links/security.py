"""Who may speak to the house: exact origins, single-use tickets, rates, and the headers that keep browsers strict."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import re
from collections import Counter, deque
from collections.abc import Iterable, Mapping
from heapq import heappop, heappush
from typing import Final
from urllib.parse import urlsplit

from puntobanco.fairness import Entropy
from puntobanco.office.options import ServeOptions, is_loopback
from puntobanco.server.basis.clock import Clock
from puntobanco.server.people.sessions import Session

TICKET_MS: Final = 30_000
RESUME_MS: Final = 600_000
"""How long the ticket for the next connection, handed out over the socket, is good."""

HOUR_MS: Final = 3_600_000
BURST_SECONDS: Final = 10
"""A connection may send at once what it may send on average in this time."""

_TICKET_BYTES: Final = 32
_INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL | re.IGNORECASE)


class Origins:
    """The allow list of web origins. What is not on it exactly is refused, and so is a request without one."""

    def __init__(self, options: ServeOptions, further: tuple[str, ...]) -> None:
        scheme = "https" if options.secure else "http"
        names = ["localhost", "127.0.0.1", "[::1]"]
        if not is_loopback(options.host):
            names.append(f"[{options.host}]" if ":" in options.host else options.host)
        self._listed = frozenset({*(f"{scheme}://{name}:{options.port}" for name in names), *further})
        self._secure = options.secure
        self._lan = options.insecure_lan

    def allow(self, origin: str | None, host: str | None) -> bool:
        """Whether pages of `origin` may use the house, which was asked as `host` (the Host header)."""
        if origin is None or host is None:
            return False
        if origin in self._listed:
            return True
        if self._secure:
            # Only a page of the very name whose certificate we have shown can say so.
            return origin == f"https://{host}"
        return self._lan and origin == f"http://{host}" and _is_private_address(host)


def _is_private_address(host: str) -> bool:
    """Whether a host with port is an address of a private network: a name could be pointed at us by a stranger."""
    try:
        name = urlsplit(f"//{host}").hostname
        return name is not None and ipaddress.ip_address(name).is_private
    except ValueError:
        return False


class Tickets:
    """Tickets that open one connection each, once, for a while."""

    def __init__(self, clock: Clock, entropy: Entropy) -> None:
        self._clock = clock
        self._entropy = entropy
        self._issued: dict[str, tuple[Session, int]] = {}
        self._expiring: list[tuple[int, str]] = []  # a heap

    def issue(self, session: Session, milliseconds: int = TICKET_MS) -> str:
        """A new ticket for a session."""
        now_ms = self._clock.now_ms()
        while self._expiring and self._expiring[0][0] <= now_ms:
            self._issued.pop(heappop(self._expiring)[1], None)
        ticket = self._entropy(_TICKET_BYTES).hex()
        self._issued[ticket] = (session, now_ms + milliseconds)
        heappush(self._expiring, (now_ms + milliseconds, ticket))
        return ticket

    def use(self, ticket: str) -> Session | None:
        """The session of a ticket, which is used up by this; None for one that is unknown, used or too old.

        A ticket is as good as its session: it opens nothing once that is over.
        """
        session, expires = self._issued.pop(ticket, (None, 0))
        return session if session is not None and not session.is_over and expires > self._clock.now_ms() else None


class Allowance:
    """What one connection may send: so many messages a second on average, and a burst."""

    __slots__ = ("_at_ms", "_left", "_most", "_per_ms")

    def __init__(self, per_second: int, now_ms: int) -> None:
        self._per_ms = per_second / 1000
        self._most = float(per_second * BURST_SECONDS)
        self._left = self._most
        self._at_ms = now_ms

    def take(self, now_ms: int) -> bool:
        """Take one message off; False when there is none left."""
        self._left = min(self._most, self._left + (now_ms - self._at_ms) * self._per_ms)
        self._at_ms = now_ms
        if self._left < 1:
            return False
        self._left -= 1
        return True


class HourlyLimit:
    """So many times in any hour, for each name."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self._most = most
        self._times: deque[tuple[int, str]] = deque()
        self._counts: Counter[str] = Counter()

    def take(self, name: str) -> bool:
        """Count once more; False, and not counted, when the hour is full."""
        now_ms = self._clock.now_ms()
        while self._times and self._times[0][0] <= now_ms - HOUR_MS:
            _, old = self._times.popleft()
            self._counts[old] -= 1
            if not self._counts[old]:
                del self._counts[old]
        if self._counts[name] >= self._most:
            return False
        self._counts[name] += 1
        self._times.append((now_ms, name))
        return True


def origin_of(address: str) -> str:
    """The web origin of an address."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def security_headers(page: bytes, *, secure: bool, pictures: Iterable[str] = ()) -> Mapping[str, str]:
    """Headers of every answer. Inline scripts of the client's own `page` are allowed by hash, no others.

    `pictures` are the origins of the pictures of live tables, which may be framed or played.
    """
    shown = sorted(pictures)
    hashes = [
        "'sha256-" + base64.b64encode(hashlib.sha256(script).digest()).decode() + "'"
        for script in _INLINE_SCRIPT.findall(page)
    ]
    policy = {
        "default-src": "'none'",
        "script-src": " ".join(["'self'", *hashes]),
        "style-src": "'self'",
        "style-src-attr": "'unsafe-inline'",
        "img-src": "'self' data:",
        "media-src": " ".join(["'self'", "data:", *shown]),
        "frame-src": " ".join(shown) or "'none'",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "worker-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    headers = {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=()",
    }
    if secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return headers
