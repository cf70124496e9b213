"""Run seeds of the simulator: `python -m tests.simulator SEED ... [--minutes M] [--store memory|sqlite] [--trace]`.

Or very many of them, in as many processes as there are processors: `python -m tests.simulator --hours 200`.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

from tests.simulator.fleet import Fleet
from tests.simulator.simulation import Outcome, simulate
from tests.simulator.world import SimulationError

FLEET_MINUTES: Final = 60.0
FLEET_FIRST: Final = 10_000
_TOLD: Final = (
    ("settled", "coups"),
    ("void", "void"),
    ("coup-corrected", "corrected"),
    ("coup-annulled", "annulled"),
    ("late", "of those after their shoe"),
    ("a day late", "a day later"),
    ("asked", "messages"),
    ("acts", "requests"),
    ("refused limit-loss-day", "refused for the day"),
    ("refused limit-loss-week", "for the week"),
    ("refused limit-time", "for the time"),
    ("refused limit-stake", "for the stake"),
    ("near", "wagers near a limit"),
    ("loosened", "loosened limits"),
    ("waiting", "wagers meanwhile"),
    ("loose", "wagers by a loosened one"),
    ("a-day", "days gone by"),
    ("crash", "crashes"),
    ("store-cut", "commits cut off"),
)
"""What is counted, and how it is told."""


def main() -> int:
    """Say what came of each seed; 1 when something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("seeds", type=int, nargs="*", metavar="SEED")
    parser.add_argument("--minutes", type=float, help="simulated minutes of play (10; with --hours 60)")
    parser.add_argument("--store", choices=("memory", "sqlite"), help="as the seed has it unless given")
    parser.add_argument("--trace", action="store_true", help="print every line")
    parser.add_argument("--hours", type=float, help="simulate so many hours, seed by seed, in several processes")
    parser.add_argument("--first", type=int, default=FLEET_FIRST, help=f"the first of those seeds ({FLEET_FIRST})")
    parser.add_argument("--go-on", action="store_true", help="after a fault as well: tell all that those hours find")
    parser.add_argument("--workers", type=int, help="how many processes (one for each processor)")
    asked = parser.parse_args()
    if asked.hours is not None:
        return _many(asked)
    for seed in asked.seeds:
        begun = time.perf_counter()
        told = sys.stdout if asked.trace else None
        try:
            outcome = simulate(seed, minutes=asked.minutes or 10.0, kind=asked.store, told=told)
        except SimulationError as error:
            sys.stdout.write(f"{error}\n")
            return 1
        sys.stdout.write(f"{_line(outcome)} in {time.perf_counter() - begun:.1f} s\n")
    return 0


def _line(outcome: Outcome) -> str:
    counts = ", ".join(f"{outcome.counts[what]} {told}" for what, told in _TOLD)
    digest = outcome.digest[:16]
    return f"{outcome.seed}: {digest} {outcome.steps} transactions, {counts}, {outcome.hours:.2f} hours"


def _many(asked: argparse.Namespace) -> int:
    fleet = Fleet(minutes=asked.minutes or FLEET_MINUTES, workers=asked.workers, goes_on=asked.go_on)
    totals = fleet.run(asked.hours, first=asked.first, told=lambda line: print(line, flush=True))  # noqa: T201 (progress)
    sys.stdout.write(f"{len(totals.faults)} faults; {totals}\n")
    return 1 if totals.faults or totals.hours < asked.hours else 0


if __name__ == "__main__":
    sys.exit(main())
