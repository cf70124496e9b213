"""The houses that are measured: ours as it is served, and a plain one to compare with; each on a core of its own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))
from client import find_node

SERVER_CORE = 0
TABLE = """
[[table]]
id              = "t{number}"
number          = {number}
ruleset         = "star-commission"
seats           = {seats}
betting_seconds = 6
card_ms         = 0
result_ms       = 2000
"""
DOOR = """
[door]
guests_per_address  = 1000000
sockets_per_address = 1000000
"""
START_SECONDS = 60.0


class EveningError(Exception):
    """An evening that could not be measured to its end."""


@dataclass(frozen=True)
class Spent:
    """What a process has used up: processor seconds, seconds that it stood ready and waited for its core, memory."""

    processor: float
    waiting: float
    memory_kb: int


@dataclass(frozen=True)
class Process:
    """A server that is being measured."""

    pid: int
    port: int

    def spent(self) -> Spent:
        """What it has used up by now, over all of its threads."""
        processor = waiting = 0.0
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            ran, waited, _ = (task / "schedstat").read_text("ascii").split()
            processor += int(ran) / 1e9
            waiting += int(waited) / 1e9
        status = Path(f"/proc/{self.pid}/status").read_text("ascii")
        memory = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return Spent(processor, waiting, int(memory.split()[1]))


def on_core(core: int, command: Sequence[str | Path]) -> list[str]:
    """The command, kept to one core."""
    return ["taskset", "-c", str(core), *map(str, command)]


def ours_of(source: str | None) -> Callable[..., AbstractContextManager[Process]]:
    """`puntobanco serve` with its real ledger, chain and durability, each time in a new SQLite file.

    `source` names a folder with another copy of the package; None: the one that is installed.
    """

    @contextmanager
    def ours(folder: Path, *, patrons: int, seats: int) -> Iterator[Process]:
        tables = -(-patrons // seats)
        text = DOOR + "".join(TABLE.format(number=number, seats=seats) for number in range(1, tables + 1))
        (folder / "house.toml").write_text(text, "utf-8")
        port = _free_port()
        program = [sys.executable, "-c", "from puntobanco.cli import main; main()", "serve", "--port", str(port)]
        options = ["--house", str(folder / "house.toml"), "--database", f"sqlite:{folder / 'house.sqlite'}"]
        environment = {} if source is None else {"PYTHONPATH": str(Path(source).resolve())}
        with _running(on_core(SERVER_CORE, [*program, *options]), port, folder, environment) as process:
            yield process

    return ours


@contextmanager
def plain(folder: Path, *, patrons: int, seats: int) -> Iterator[Process]:
    """The yardstick: Node with the `ws` package and SQLite, as one would write it in an afternoon."""
    source = Path(__file__).with_name("plain")
    for name in ("package.json", "server.mjs"):
        shutil.copy(source / name, folder)
    node = find_node()
    install = [*node.npm, "install", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(install, cwd=folder, env=node.environment(), check=True)
    port = _free_port()
    tables = -(-patrons // seats)
    command = [node.program, "server.mjs", str(port), str(tables), str(folder / "plain.sqlite")]
    with _running(on_core(SERVER_CORE, command), port, folder, node.environment()) as process:
        yield process


@contextmanager
def _running(command: list[str], port: int, folder: Path, environment: Mapping[str, str]) -> Iterator[Process]:
    with (folder / "house.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, cwd=folder, env={**os.environ, **environment}, start_new_session=True
        )
    try:
        _wait_until_ready(process, port, folder)
        yield Process(process.pid, port)
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _wait_until_ready(process: subprocess.Popen[bytes], port: int, folder: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise EveningError(f"the house does not start:\n{(folder / 'house.log').read_text('utf-8')[-2000:]}")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
