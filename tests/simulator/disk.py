"""The disk under a simulated house: what is durable, real stores upon it, and the leases of a store that is shared.

Stores of SQLite do their work on the simulation's one thread, or their threads would decide what happens first.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Coroutine, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Concatenate, Final, Literal, ParamSpec, TypeVar

from puntobanco.errors import Fenced
from puntobanco.storage import Store
from puntobanco.storage.memory import MemoryDisk, MemoryStore
from puntobanco.storage.migrate import migrate
from puntobanco.storage.points import Probe, no_probe
from puntobanco.storage.sqlite import SqliteStore, reader
from puntobanco.storage.sqlite.link import connect
from puntobanco.storage.store import LEASE_SECONDS

_FOLDER: Final = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""In memory where that is to be had: what a real disk does to a house is for the kill tests."""

_P = ParamSpec("_P")
_T = TypeVar("_T")


class SqliteHere(SqliteStore):
    """The SQLite store without threads."""

    async def open(self) -> None:
        self._link = connect(self.path, writes=False)

    async def close(self) -> None:
        await self._group.settle()
        self.let_go()

    def let_go(self) -> None:
        """Close the links, whatever is under way."""
        self._writer.close()
        if self._link is not None:
            self._link.close()
            self._link = None

    async def moment(self) -> SqliteHere:
        other = SqliteHere(self.path)
        await other.open()
        await other._look_up(reader.hold)
        return other

    async def _on_writer(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return work(*args, **kwargs)

    async def _look_up(
        self, find: Callable[Concatenate[sqlite3.Connection, _P], _T], *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        assert self._link is not None, "the store is open"
        return find(self._link, *args, **kwargs)


class Disk:
    """Outlives every house that is opened on it. `reader` is the auditor's own view."""

    def __init__(self, kind: Literal["memory", "sqlite"], *, is_shared: bool) -> None:
        self.is_shared = is_shared
        self._memory = MemoryDisk()
        self._folder = TemporaryDirectory(prefix="simulated-", dir=_FOLDER) if kind == "sqlite" else None
        self._leases: dict[str, tuple[str, float]] = {}
        self._links: list[SqliteHere] = []
        if self._folder is not None:
            shutil.copy(_empty_database(), self._file)
        self.reader = self.new_store()
        now(self.reader.open())

    @property
    def _file(self) -> Path:
        assert self._folder is not None, "a disk of SQLite"
        return Path(self._folder.name) / "house.sqlite3"

    def new_store(self, probe: Probe = no_probe) -> Store:
        """Another store on this disk, not opened."""
        if self._folder is None:
            return MemoryStore(self._memory, probe=probe)
        store = SqliteHere(self._file, probe=probe)
        self._links.append(store)
        return store

    def verify_lease(self, stream: str, owner: str, at: float) -> None:
        """Raises Fenced while another owner holds the lease."""
        holder, until = self._leases.get(stream, (owner, 0.0))
        if self.is_shared and holder != owner and until > at:
            raise Fenced(f"{stream} is held by {holder}")

    def lease(self, stream: str, owner: str, at: float) -> None:
        """It is this owner's for a while."""
        self._leases[stream] = (owner, at + LEASE_SECONDS)

    def renew(self, stream: str, at: float) -> None:
        """Whoever holds it is alive."""
        holder, _ = self._leases[stream]
        self._leases[stream] = (holder, at + LEASE_SECONDS)

    def end_leases(self, held: Mapping[str, int]) -> None:
        """They run out now."""
        for stream in held:
            self._leases.pop(stream, None)

    def remove(self) -> None:
        """Clear away what lies in files, and the links that the dead have left."""
        for store in self._links:
            store.let_go()
        if self._folder is not None:
            self._folder.cleanup()


def now(work: Coroutine[object, object, _T]) -> _T:
    """What a look-up gives that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        found: _T = done.value
        return found
    raise AssertionError("it waits")


_TEMPLATES = TemporaryDirectory(prefix="simulated-")


@cache
def _empty_database() -> Path:
    """A migrated file, so that not every simulation migrates its own."""
    file = Path(_TEMPLATES.name) / "empty.sqlite3"
    migrate(file)
    return file
