"""Run seeds of the simulator: `python -m tests.simulator SEED ... [--minutes M] [--store memory|sqlite] [--trace]`."""

from __future__ import annotations

import argparse
import sys
import time

from tests.simulator.simulation import simulate
from tests.simulator.world import SimulationError


def main() -> int:
    """Say what came of each seed; 1 when something was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("seeds", type=int, nargs="+", metavar="SEED")
    parser.add_argument("--minutes", type=float, default=10.0, help="simulated minutes of play (10)")
    parser.add_argument("--store", choices=("memory", "sqlite"), help="as the seed has it unless given")
    parser.add_argument("--trace", action="store_true", help="print every line")
    asked = parser.parse_args()
    for seed in asked.seeds:
        begun = time.perf_counter()
        try:
            outcome = simulate(seed, minutes=asked.minutes, kind=asked.store, told=sys.stdout if asked.trace else None)
        except SimulationError as error:
            sys.stdout.write(f"{error}\n")
            return 1
        sys.stdout.write(
            f"{seed}: {outcome.digest[:16]} {outcome.steps} transactions, {outcome.counts['settled']} coups,"
            f" {outcome.hours:.2f} hours in {time.perf_counter() - begun:.1f} s\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
