"""Odds and simulation against hand-written C, in one run: `python benchmarks/fast_numbers.py [--seconds S]`.

The yardstick is `yardstick/shoes.c`: one game and one grid in AVX2, compiled here and nowhere else (it needs a C
compiler on an x86-64 machine; without one the rest is measured). It deals the very shoes of `puntobanco.sim`, so its
histogram is compared before its time. All that is compared is measured in turns, processor time of the thread, best of
all turns: compare ratios, not the figures of two machines.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from puntobanco.kernels import aligned, compiled
from puntobanco.odds import Composition
from puntobanco.odds.fast import BetValues, FastCounter
from puntobanco.outcome import GRIDS
from puntobanco.rules import Mode, Rules, read_own, shipped
from puntobanco.runner import Threads, policy_of, simulate
from puntobanco.sim import Run, deal_run, rows_of_block, run_of
from puntobanco.sim.dealing import block_seeds
from puntobanco.sim.tallying import deal_blocks

HERE = Path(__file__).resolve().parent
BLOCKS = 200
CALLS = 10
TWENTY = """
schema  = 1
id      = "twenty"
extends = "punto-banco"
version = "1.0.0"
include = [
  { bets_from = "egalite", bets = ["egalite-0", "egalite-1", "egalite-6", "egalite-7", "egalite-8", "egalite-9"] },
  { bets_from = "cards", bets = ["cards-4", "cards-5", "cards-6"] },
  { bets_from = "dragon", bets = ["dragon7", "panda8"] },
  { bets_from = "six", bets = ["super6", "small-tiger", "big-tiger", "lucky6-12-20"] },
  { bets_from = "dai-bacc", bets = ["ox6", "kill"] },
]
[[sources]]
title = "a benchmark"
house = "none"
date = "undated"
language = "en"
[[example]]
cards = "P: Kh 9d  B: 2s 3c"
expects = { winner = "player" }
pays = { player = "1" }
"""
"""Punto banco with seventeen bets more, all of them on totals and card counts."""


def best_of(jobs: Mapping[str, Callable[[], object]], seconds: float) -> dict[str, float]:
    """Least processor seconds of each job, taken in turns for so long."""
    for job in jobs.values():
        job()
    best = dict.fromkeys(jobs, float("inf"))
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for name, job in jobs.items():
            begun = time.thread_time()
            job()
            best[name] = min(best[name], time.thread_time() - begun)
    return best


def told(what: str, figure: str, note: str = "") -> None:
    """One line of the report."""
    print(f"{what:56} {figure:>16}  {note}", flush=True)


def yardstick(run: Run) -> Callable[[np.ndarray], None] | None:
    """The C yardstick, dealing the first BLOCKS blocks of a run into a histogram; None where it cannot be compiled."""
    compiler = shutil.which(os.environ.get("CC", "")) or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or platform.machine() not in ("x86_64", "AMD64"):
        return None
    folder = tempfile.mkdtemp()
    library = Path(folder) / "shoes.so"
    flags = ["-O3", "-march=haswell", "-mtune=native", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, "-o", str(library), str(HERE / "yardstick" / "shoes.c")], check=True)  # noqa: S603 (the compiler that was found)
    shoes = ctypes.CDLL(str(library))
    shutil.rmtree(folder)
    shoes.desk_size.restype = ctypes.c_size_t
    desk = aligned((shoes.desk_size(),), np.uint8)
    seeds = np.ascontiguousarray(block_seeds(run, 0, BLOCKS)[:, 1])
    table, burnt = run.course.table, run.course.burnt

    def deal(classes: np.ndarray) -> None:
        arrays = (pointer(array) for array in (table, burnt, classes))
        shoes.deal_blocks(pointer(desk), pointer(seeds), ctypes.c_int64(BLOCKS), *arrays)

    return deal


def pointer(array: Any) -> ctypes.c_void_p:  # noqa: ANN401 (any array)
    """Where an array lies."""
    return ctypes.c_void_p(array.ctypes.data)


def measure_simulation(seconds: float) -> None:
    """Coups a second and core on every grid that is asked for most, beside the yardstick on the first."""
    runs = {
        "totals, card counts, pairs by rank": run("punto-banco"),
        "the same and sevens": run("punto-banco", "sevens"),
        "the same and pairs with suits": run("punto-banco", "pairs", suits=True),
        "the same and colours": run("punto-banco", "colours", suits=True),
        "the same and thirds (points)": run("punto-banco", "points"),
        "7 Up, with sevens": run("7up-mbs", "sevens"),
        "touch, a fresh shoe for each coup": run("touch"),
    }
    tallies = {name: deal_run(each, 0, BLOCKS) for name, each in runs.items()}
    jobs: dict[str, Callable[[], object]] = {name: partial(deal_run, each, 0, BLOCKS) for name, each in runs.items()}
    first = next(iter(runs))
    deal = yardstick(runs[first])
    if deal is not None:
        classes = np.zeros(len(tallies[first].classes), np.int64)
        deal(classes)
        assert (classes == tallies[first].classes).all(), "the yardstick deals other coups"
        taken = best_of({"ours": jobs[first], "yardstick": partial(deal, classes)}, seconds)
        told("the yardstick", f"{tallies[first].coups / taken['yardstick'] / 1e6:.1f} M coups/s")
        told("simulation beside it", f"{taken['yardstick'] / taken['ours']:.3f} of it", "at least 0.85 is asked for")
    for name, taken_by in best_of(jobs, seconds).items():
        told(f"simulation: {name}", f"{tallies[name].coups / taken_by / 1e6:.1f} M coups/s")


def run(game: str, *grids: str, suits: bool = False) -> Run:
    """A run of eight decks."""
    rules = shipped(game)
    return run_of(rules, rules.ruleset.shoe[Mode.RNG], decks=8, seed=1, grids=grids, suits=suits)


def measure_workers(coups: int) -> None:
    """Two threads against one: on the wall, which says nothing on a busy machine, and by processor time."""
    rules = shipped("punto-banco")
    policy = policy_of(rules, 8)
    taken: dict[int, float] = {}
    worked: dict[int, float] = {}
    for _ in range(3):
        for count in (1, 2):
            begun = time.process_time()
            report = simulate(
                rules, policy, decks=8, seed=1, coups=coups, workers=Threads(count), tell=lambda _progress: None
            )
            taken[count] = min(taken.get(count, float("inf")), report.seconds)
            worked[count] = min(worked.get(count, float("inf")), time.process_time() - begun)
    for count, seconds in taken.items():
        told(f"simulate, {count} worker(s), {coups:,} coups", f"{coups / seconds / 1e6:.1f} M coups/s")
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors" if hasattr(os, "getloadavg") else ""
    told("two workers, on the wall", f"{taken[1] / taken[2]:.2f} times one", load)
    told("two workers, by processor time", f"{2 * worked[1] / worked[2]:.2f} times one", "what they reach undisturbed")


def measure_odds(seconds: float) -> None:
    """Exact counts, one by one and in batches, on every grid that has a closed form."""
    rules, chance = shipped("punto-banco"), np.random.default_rng(1)
    by_rank, by_card = chance.integers(0, 33, (4096, 13)), chance.integers(0, 9, (512, 52))
    counters = {name: FastCounter(rules, GRIDS[name]) for name in ("totals", "sevens", "pairs", "colours", "points")}
    full = Composition.full(8)
    jobs: dict[str, Callable[[], object]] = {}
    for name, counter in counters.items():
        rows = by_rank if name == "totals" else by_card
        jobs[f"batch {name}"] = partial(counter.batch, rows)
    twenty = BetValues(rules_of_twenty())
    jobs["values"] = partial(twenty.of, by_rank)
    best = best_of(jobs, seconds)
    single = best_of({"one": lambda: [counters["totals"].ways(full) for _ in range(CALLS)]}, seconds / 4)["one"]
    for name in counters:
        shoes = len(by_rank) if name == "totals" else len(by_card)
        told(f"exact counts, batch: {name}", f"{best[f'batch {name}'] / shoes * 1e6:.2f} us a shoe")
    told("exact counts, one call from Python: totals", f"{single / CALLS * 1e6:.1f} us")
    told(f"values of {len(twenty.bets)} bets, batch", f"{best['values'] / len(by_rank) * 1e6:.2f} us a shoe")


def rules_of_twenty() -> Rules:
    """Rules with twenty bets on totals and card counts."""
    rules = read_own(TWENTY, file="twenty")
    assert len(rules.bets) == 20, "three of the game and seventeen of the library"  # noqa: PLR2004
    assert {bet.grid.name for bet in rules.bets} == {"totals"}
    return rules


def measure_counting(seconds: float) -> None:
    """Twenty bets' exact values before every coup of honest shoes, shuffling and dealing included."""
    rules = rules_of_twenty()
    values = BetValues(rules)
    dealt = run_of(rules, rules.ruleset.shoe[Mode.RNG], decks=8, seed=1)
    coups = len(rows_of_block(dealt, 0, GRIDS["totals"]).classes)

    def study() -> None:
        values.of(rows_of_block(dealt, 0, GRIDS["totals"], unseen=True).unseen)

    taken = best_of({"study": study}, seconds)["study"]
    told("twenty values before every coup", f"{coups / taken / 1e3:.0f} k coups/s")


def measure_start() -> None:
    """`puntobanco simulate` from the shell, kernels compiled before."""
    command = [sys.executable, "-c", "from puntobanco.cli import main; main()", "simulate", "punto-banco"]
    taken = []
    for _ in range(4):
        begun = time.perf_counter()
        subprocess.run([*command, "--coups", "1000000", "--format", "json"], check=True, stdout=subprocess.DEVNULL)  # noqa: S603 (our own command)
        taken.append(time.perf_counter() - begun)
    told("simulate a million coups from the shell, warm", f"{min(taken):.2f} s")


def main() -> None:
    """Measure all of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each part")
    seconds = parser.parse_args().seconds
    compiled(deal_blocks)
    print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}"
    )
    measure_simulation(seconds)
    measure_odds(seconds)
    measure_counting(seconds)
    measure_workers(200_000_000)
    measure_start()


if __name__ == "__main__":
    main()
