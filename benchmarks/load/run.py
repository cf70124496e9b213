"""How many patrons one house holds: `python benchmarks/load/run.py [PATRONS ...] [--coups N] [--plain]`.

The house has one core and the patrons the other. In every coup all patrons wager within two seconds; a figure stands
when 99 of 100 acknowledgements take less than 100 ms, the totals that others see are less than 250 ms old in 99 of 100
messages, and every patron has seen the settlement within a second of the end of betting. docs/LOAD.md has the results.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from house import Process, on_core, ours, plain

PATRONS_CORE = 1
SEATS = 100
ACKNOWLEDGED_MS, TOTALS_MS, SETTLED_MS = 100, 250, 1000
Figures = dict[str, Any]


class Patrons:
    """The generator, compiled where it runs."""

    def __init__(self, program: Path, process: Process, count: int) -> None:
        command = on_core(PATRONS_CORE, [program, str(process.port), str(count), str(SEATS)])
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command: str) -> Figures:
        """Have them do something; gives what came of it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"the patrons have gone, with {self._process.wait()}")
        answer: Figures = json.loads(line)
        return answer

    def go(self) -> None:
        """Send them home."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compiled(folder: Path) -> Path:
    """The generator as a program."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise SystemExit("a C compiler is needed: apt install gcc")
    source, program = Path(__file__).with_name("patrons.c"), folder / "patrons"
    subprocess.run([compiler, "-O2", "-Wall", "-Wextra", "-D_GNU_SOURCE", "-o", program, source], check=True)
    return program


def measured(
    name: str,
    house: Callable[..., AbstractContextManager[Process]],
    program: Path,
    *,
    count: int,
    coups: int,
    folder: Path,
    profile: str | None,
) -> None:
    """One house, filled with so many patrons."""
    with house(folder, patrons=count, seats=SEATS) as process:
        before = process.spent()
        patrons = Patrons(program, process, count)
        came = patrons.ask("come")
        full = process.spent()
        with profiled(process, profile, f"{name}-{count}-play"):
            played = patrons.ask(f"play {coups}")
        spent = process.spent()
        idle_kb = (full.memory_kb - before.memory_kb) / count
        with profiled(process, profile, f"{name}-{count}-again"):
            back = patrons.ask("again")
        again = process.spent()
        patrons.go()
    busy, waited = spent.processor - full.processor, spent.waiting - full.waiting
    print(
        f"{name}, {count} patrons: came in {came['seconds']:.1f} s, {idle_kb:.1f} KB each; {coups} coups in "
        f"{played['seconds']:.1f} s with {busy:.1f} s of processor and {waited:.1f} s waiting for it; "
        f"refused {played['refused']}, gaps {played['gaps']}, dropped {played['lost']}; load {os.getloadavg()[0]:.1f}"
    )
    for number, coup in enumerate(played["coups"], 1):
        told = ", ".join(
            f"{what} p50 {coup[what]['p50']:.0f} p99 {coup[what]['p99']:.0f} max {coup[what]['max']:.0f}"
            for what in ("acknowledged", "totals", "settled")
            if coup[what]["count"]
        )
        verdict = "  holds" if holds(coup, count) else ""
        print(f"    coup {number}: {coup['acknowledged']['count']} wagers, ms: {told}{verdict}")
    print(
        f"    all again: {back['patrons']} back in {back['back']['max']:.0f} ms (p50 {back['back']['p50']:.0f}), "
        f"{again.processor - spent.processor:.1f} s of processor",
        flush=True,
    )


@contextmanager
def profiled(process: Process, folder: str | None, name: str) -> Iterator[None]:
    """Look with py-spy where the house's time goes meanwhile; its stacks go to a file, one a line with their count."""
    if folder is None:
        yield
        return
    output = Path(folder) / f"{name}.txt"
    command = ["py-spy", "record", "--pid", str(process.pid), "--format", "raw", "--output", str(output)]
    spy = subprocess.Popen(
        on_core(PATRONS_CORE, [*command, "--rate", "200", "--nonblocking"]), stdin=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        spy.send_signal(signal.SIGINT)
        spy.wait(30)


def holds(coup: Figures, count: int) -> bool:
    """Whether a coup went as a house of this size should."""
    return (
        coup["acknowledged"]["count"] == count
        and coup["settled"]["count"] == count
        and coup["acknowledged"]["p99"] < ACKNOWLEDGED_MS
        and coup["totals"]["p99"] < TOTALS_MS
        and coup["settled"]["max"] < SETTLED_MS
    )


def main() -> None:
    """Measure each number of patrons that was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("patrons", type=int, nargs="*", default=[1000, 5000, 10000])
    parser.add_argument("--coups", type=int, default=3)
    parser.add_argument("--plain", action="store_true", help="measure the yardstick, too")
    parser.add_argument("--only-plain", action="store_true", help="measure the yardstick alone")
    parser.add_argument("--profile", metavar="FOLDER", help="keep profiles of the house there (needs py-spy)")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (asked_files(max(asked.patrons)),) * 2)
    houses = [("puntobanco", ours)] * (not asked.only_plain) + [("node", plain)] * (asked.plain or asked.only_plain)
    for count in asked.patrons:
        for name, house in houses:
            with tempfile.TemporaryDirectory(prefix="load-") as folder:
                program = compiled(Path(folder))
                measured(
                    name,
                    house,
                    program,
                    count=count,
                    coups=asked.coups,
                    folder=Path(folder),
                    profile=asked.profile,
                )


def asked_files(count: int) -> int:
    """How many open files a process needs; only root may have more than the system's limit."""
    return max(count + 1000, resource.getrlimit(resource.RLIMIT_NOFILE)[1])


if __name__ == "__main__":
    main()
