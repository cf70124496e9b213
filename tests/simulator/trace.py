"""All that happened in a simulation, one line each: hashed to the last byte, the newest lines kept to be read."""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, TextIO

KEPT: Final = 60
"""Lines that are shown when something goes wrong."""


class Trace:
    """Takes down what happens at which microsecond. Two runs with the same digest went the same way."""

    def __init__(self, microseconds: Callable[[], int], told: TextIO | None = None) -> None:
        self._microseconds = microseconds
        self._hash = hashlib.sha256()
        self._tail: deque[str] = deque(maxlen=KEPT)
        self._told = told
        self.lines = 0
        self.counts: Counter[str] = Counter()

    def note(self, kind: str, what: str = "") -> None:
        """Take something down."""
        line = f"{self._microseconds():>13} {kind} {what}"
        self._hash.update(line.encode() + b"\n")
        self._tail.append(line)
        self.lines += 1
        self.counts[kind] += 1
        if self._told is not None:
            self._told.write(line + "\n")

    @property
    def digest(self) -> str:
        """Hash of every line."""
        return self._hash.hexdigest()

    @property
    def end(self) -> str:
        """The newest lines."""
        return "\n".join(line if len(line) < 400 else line[:400] + " ..." for line in self._tail)  # shown
