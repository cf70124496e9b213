"""One frame to many links, a chunk of them in each turn of the loop, so that wagers and answers get in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, Protocol

SENDS_PER_TURN: Final = 200


class Receiver(Protocol):
    """Takes ready-made frames."""

    def send_frame(self, frame: bytes) -> None:
        """Send a frame, or drop the link when it reads too slowly."""


class Fanout:
    """Frames on their way out, first come, first served."""

    def __init__(self, sends_per_turn: int = SENDS_PER_TURN) -> None:
        self._sends_per_turn = sends_per_turn
        self._queue: deque[tuple[Iterator[Receiver], bytes]] = deque()
        self._running = False

    def push(self, receivers: Iterable[Receiver], frame: bytes) -> None:
        """Send a frame to all who are among `receivers` now."""
        self._queue.append((iter(tuple(receivers)), frame))
        if not self._running:
            self._running = True
            asyncio.get_running_loop().call_soon(self._drain)

    def _drain(self) -> None:
        left = self._sends_per_turn
        while self._queue and left:
            receivers, frame = self._queue[0]
            sent = 0
            for receiver in islice(receivers, left):
                receiver.send_frame(frame)
                sent += 1
            if sent < left:
                self._queue.popleft()
            left -= sent
        self._running = bool(self._queue)
        if self._running:
            asyncio.get_running_loop().call_soon(self._drain)
