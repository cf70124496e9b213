"""Stopping the house dead at a named point, as a power cut would: for the kill tests of a test house.

The plan "deal-cards.committed:3" kills the process when it comes to that point for the third time. Points are
`<command kind>.<step>`, with the steps of `Step`, and `store.<point>` with the points of `storage.points`.
"""

from __future__ import annotations

import os
import signal
from enum import StrEnum
from typing import Final

from puntobanco.errors import InputError
from puntobanco.storage.points import Point

VARIABLE: Final = "PUNTOBANCO_CRASH_AT"
"""Environment variable that holds the plan; read by a test house only."""


class Step(StrEnum):
    """Where a command is on its way, in this order."""

    DECIDED = "decided"  # proposed; nothing is written
    COMMITTED = "committed"  # durable; the table does not know it yet
    EVOLVED = "evolved"  # the table has it and its events are told; nobody is answered
    ANSWERED = "answered"  # its maker is answered


class CrashPlan:
    """Counts down to the point of the plan, and kills the process there."""

    def __init__(self, plan: str | None = None) -> None:
        name, _, count = (plan or "").partition(":")
        if count and not count.isdecimal():
            raise InputError(f"{VARIABLE}={plan}: write a point and how often it is passed, as in deal-cards.decided:2")
        self._name = name
        self._left = int(count or 1)

    def reach(self, point: str) -> None:
        """Say that the house has come to a point."""
        if point != self._name:
            return
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def step(self, kind: str, step: Step) -> None:
        """Say that a command has come to a step."""
        if self._name:
            self.reach(f"{kind}.{step}")

    def probe(self, point: Point) -> None:
        """Say that the store has come to a point of a commit."""
        self.reach(f"store.{point}")
