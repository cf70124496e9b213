"""Named points of a commit, at which a test may stop the world.

A store calls its `Probe`, when it was given one, at each point. A probe that kills the process shows what a crash there
leaves behind; one that raises `ConnectionError` cuts the link to the disk or the database at that point.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias


class Point(StrEnum):
    """Where a batch is on its way to the disk, in this order."""

    TAKEN = "taken"  # handed to the writer; no transaction has begun
    WRITTEN = "written"  # everything is written in the transaction, which is not committed
    COMMITTED = "committed"  # durable; nobody has been told


Probe: TypeAlias = Callable[[Point], None]


def no_probe(point: Point) -> None:
    """Does nothing: what every house runs with."""
