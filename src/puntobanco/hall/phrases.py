"""What patrons can say to each other at a table: phrases of the house's, and nothing of their own.

Each reads a phrase in their own language. None of them speaks of what will come or asks anybody to stake more.
"""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import Final

from puntobanco.errors import Reason, Refused

SPAN_MS: Final = 20_000
SAID_MAX: Final = 5
"""Phrases of one patron in any `SPAN_MS`, at all tables together."""


class Phrase(StrEnum):
    """A phrase. The words are part of the wire; what they say in a language is a message of the client's."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    THANKS = "thanks"
    CONGRATULATIONS = "congratulations"
    BAD_LUCK = "bad-luck"
    SO_CLOSE = "so-close"
    WHAT_A_COUP = "what-a-coup"
    WHAT_A_RUN = "what-a-run"
    WELL_DEALT = "well-dealt"
    LAUGH = "laugh"
    PAUSE = "pause"
    GOODBYE = "goodbye"


class Tongues:
    """Who has said how much lately."""

    def __init__(self) -> None:
        self._said: dict[str, deque[int]] = {}
        self._swept_at = 0

    def __len__(self) -> int:
        return len(self._said)

    def take(self, patron: str, now_ms: int) -> None:
        """Count one phrase of a patron. Raises Refused(TOO_MANY), and does not count it, when it is one too many."""
        if now_ms - self._swept_at >= SPAN_MS:
            self._swept_at = now_ms
            self._said = {name: times for name, times in self._said.items() if times[-1] > now_ms - SPAN_MS}
        times = self._said.setdefault(patron, deque(maxlen=SAID_MAX))
        if len(times) == SAID_MAX and times[0] > now_ms - SPAN_MS:
            raise Refused(Reason.TOO_MANY, detail=f"{SAID_MAX} phrases in {SPAN_MS // 1000} seconds")
        times.append(now_ms)
