"""One evening at one house: patrons come, play some coups, are cut off and come back, and what was measured of it."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from house import EveningError, Process, on_core

PATRONS_CORE = 1
SEATS = 100
ACKNOWLEDGED_MS, TOTALS_MS, SETTLED_MS, BACK_MS, IDLE_KB = 100, 250, 1000, 5000, 30
Told = dict[str, Any]
Open = Callable[..., AbstractContextManager[Process]]


@dataclass(frozen=True)
class Evening:
    """What came of it. Times of `coups` in milliseconds: p50, p99 and max by what was waited for."""

    patrons: int
    coups: Sequence[Mapping[str, Mapping[str, float]]]
    came_seconds: float
    idle_kb: float
    processor: float  # seconds for all coups
    waited: float  # seconds that the house stood ready while something else had its core
    amiss: Mapping[str, int]  # refused, gaps, lost
    back: Mapping[str, float]
    back_processor: float

    @property
    def coup_processor(self) -> float:
        """Processor seconds for one coup."""
        return self.processor / len(self.coups)

    def worst(self, what: str, figure: str) -> float:
        """The worst coup's figure, milliseconds."""
        return max(coup[what].get(figure, float("inf")) for coup in self.coups)

    @property
    def breaks(self) -> list[str]:
        """The bounds that were not kept in every coup."""
        everybody = all(
            coup[what]["count"] == self.patrons for coup in self.coups for what in ("acknowledged", "settled")
        )
        return [
            what
            for what, kept in (
                ("everybody", everybody and not any(self.amiss.values())),
                ("acknowledged", self.worst("acknowledged", "p99") < ACKNOWLEDGED_MS),
                ("totals", self.worst("totals", "p99") < TOTALS_MS),
                ("settled", self.worst("settled", "max") < SETTLED_MS),
                ("back", self.back["count"] == self.patrons and self.back["max"] < BACK_MS),
                ("idle", self.idle_kb < IDLE_KB),
            )
            if not kept
        ]


class Patrons:
    """The generator at work."""

    def __init__(self, program: Path, process: Process, count: int) -> None:
        command = on_core(PATRONS_CORE, [program, str(process.port), str(count), str(SEATS)])
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def ask(self, command: str) -> Told:
        """Have them do something; gives what came of it. Raises EveningError when they have gone."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(command + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise EveningError(f"the patrons have gone, with {self._process.wait()}")
        told: Told = json.loads(line)
        return told


def compiled(folder: Path) -> Path:
    """The generator as a program."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise SystemExit("a C compiler is needed: apt install gcc")
    source, program = Path(__file__).with_name("patrons.c"), folder / "patrons"
    subprocess.run([compiler, "-O2", "-Wall", "-Wextra", "-D_GNU_SOURCE", "-o", program, source], check=True)
    return program


def spend(name: str, house: Open, program: Path, *, count: int, coups: int, profile: str | None) -> Evening:
    """One evening with so many patrons. Raises EveningError."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        _say(name, count, "opens")
        with house(Path(folder), patrons=count, seats=SEATS) as process, Patrons(program, process, count) as patrons:
            before = process.spent()
            _say(name, count, "patrons come")
            came = patrons.ask("come")
            if came["patrons"] < count:
                raise EveningError(f"only {came['patrons']} of {count} have come in {came['seconds']:.0f} s")
            full = process.spent()
            _say(name, count, f"{coups} coups")
            with _profiled(process, profile, f"{name}-{count}-play"):
                played = patrons.ask(f"play {coups}")
            spent = process.spent()
            _say(name, count, "all come again")
            with _profiled(process, profile, f"{name}-{count}-again"):
                back = patrons.ask("again")
            again = process.spent()
    return Evening(
        patrons=count,
        coups=played["coups"],
        came_seconds=came["seconds"],
        idle_kb=(full.memory_kb - before.memory_kb) / count,
        processor=spent.processor - full.processor,
        waited=spent.waiting - full.waiting,
        amiss={what: played[what] for what in ("refused", "gaps", "lost")},
        back=back["back"],
        back_processor=again.processor - spent.processor,
    )


def _say(name: str, count: int, what: str) -> None:
    """What goes on, to whoever watches."""
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"  {name}, {count} patrons: {what} ...".ljust(70), end=end, file=sys.stderr, flush=True)


@contextmanager
def _profiled(process: Process, folder: str | None, name: str) -> Iterator[None]:
    """Look with py-spy where the house's time goes meanwhile; its stacks go to a file, one a line with their count."""
    if folder is None:
        yield
        return
    output = Path(folder) / f"{name}.txt"
    output.parent.mkdir(parents=True, exist_ok=True)
    command = ["py-spy", "record", "--pid", str(process.pid), "--format", "raw", "--output", str(output)]
    spy = subprocess.Popen(
        on_core(PATRONS_CORE, [*command, "--rate", "200", "--nonblocking"]),
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        spy.send_signal(signal.SIGINT)
        spy.wait(30)
