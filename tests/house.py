"""A real house for tests: `puntobanco serve` as a process, on a free loopback port, with a database of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

START_SECONDS = 60.0
PROGRAM = (sys.executable, "-c", "from puntobanco.cli import main; main()")


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class RunningHouse:
    """A house that can be started, stopped, killed and started again on the same database and port."""

    folder: Path
    options: Sequence[str] = ("--test-house",)
    environment: Mapping[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    source: Path | None = None
    database_url: str | None = None
    ahead_ms: int = 0
    """So far ahead of this machine's clock is that of the house when it is started next."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is served, and the origin of its own pages."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.folder / "house.sqlite"

    @property
    def url_of_database(self) -> str:
        """What the house is given as its database: the SQLite file unless another one is named."""
        return self.database_url or f"sqlite:{self.database}"

    @property
    def log(self) -> str:
        """All that the house has said."""
        return (self.folder / "house.log").read_text("utf-8", errors="replace")

    def start(self, **environment: str) -> None:
        """Start the process and wait until it is ready, or until it has died at a planned point."""
        arguments = [*self._program, "serve", "--port", str(self.port), "--database", self.url_of_database]
        extra = dict(self.environment) | environment
        if self.source is not None:
            extra["PYTHONPATH"] = str(self.source)
        with (self.folder / "house.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*arguments, *self.options], env={**os.environ, **extra}, stdout=log, stderr=log, cwd=self.folder
            )
        deadline = time.monotonic() + START_SECONDS
        while self.process.poll() is None:
            if self._is_ready():
                return
            assert time.monotonic() < deadline, f"the house is not ready:\n{self.log[-4000:]}"
            time.sleep(0.05)

    @property
    def _program(self) -> tuple[str, ...]:
        if not self.ahead_ms:
            return PROGRAM
        ahead = f"import time; ns = time.time_ns; time.time_ns = lambda: ns() + {self.ahead_ms * 1_000_000}; "
        return (*PROGRAM[:2], ahead + PROGRAM[2])

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=2).status_code == httpx.codes.OK
        except httpx.TransportError:
            return False

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; gives its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise

    def metric(self, name: str) -> float:
        """One figure of the house's own."""
        for line in httpx.get(f"{self.url}/metrics").text.splitlines():
            if line.split()[0] == f"puntobanco_{name}":
                return float(line.split()[1])
        raise KeyError(name)


@contextmanager
def running_house(folder: Path, *options: str, **environment: str) -> Iterator[RunningHouse]:
    """A test house that runs for as long as the block; further options are passed on."""
    house = RunningHouse(folder, ("--test-house", *options), environment)
    house.start()
    assert house.is_running, house.log
    try:
        yield house
    finally:
        if house.is_running:
            house.stop()
