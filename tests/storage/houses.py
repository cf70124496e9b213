"""Houses to test stores in: a store of either kind that can be crashed and opened again, and what is asked of it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Literal

from puntobanco.ledger import Transfer, TransferCode, patron_account
from puntobanco.ledger.posting import CoupAccounts, cancel_wagers, place_wagers, settle_lost, settle_returned
from puntobanco.storage import (
    HALL,
    Answer,
    Command,
    Committed,
    EventRecord,
    PatronRecord,
    Store,
    Submission,
)
from puntobanco.storage.memory import MemoryDisk, MemoryStore
from puntobanco.storage.points import Probe, no_probe
from puntobanco.storage.postgres import PostgresStore
from puntobanco.storage.sqlite import SqliteStore
from tests.postgres import PostgresServer, postgres_server

Kind = Literal["memory", "sqlite", "postgresql"]
KINDS: tuple[Kind, ...] = ("memory", "sqlite", "postgresql")


class House:
    """One disk or database, the store that is open on it now, and the epochs held."""

    def __init__(self, kind: Kind, folder: Path, *, server: PostgresServer | None = None) -> None:
        self.kind = kind
        self._server = server
        self._file = folder / "house.sqlite3"
        self._disk = MemoryDisk()
        self._database = self.server.new_name() if kind == "postgresql" else ""
        self._is_made = kind != "postgresql"
        self.store = self.new_store()
        self.epochs: dict[str, int] = {}

    @property
    def file(self) -> Path:
        """The database file, where there is one."""
        return self._file

    @property
    def server(self) -> PostgresServer:
        """The PostgreSQL server that this house's database is on."""
        return self._server or postgres_server()

    @property
    def url(self) -> str:
        """What `store_at` is given for this database."""
        return f"sqlite:{self._file}" if self.kind == "sqlite" else self.server.url(self._database)

    def new_store(self, probe: Probe = no_probe) -> Store:
        """Another store on the same disk, not opened."""
        if self.kind == "memory":
            return MemoryStore(self._disk, probe=probe)
        if self.kind == "postgresql":
            return PostgresStore(self.url, probe=probe)
        return SqliteStore(self._file, probe=probe)

    async def start(self, probe: Probe = no_probe) -> Store:
        """Close the store and open a new one on the same disk; leases are taken anew when they are needed."""
        if not self._is_made:
            await self.server.make(self._database)
            self._is_made = True
        await self.store.close()
        self.store = self.new_store(probe)
        self.epochs.clear()
        await self.store.open()
        return self.store

    async def epoch(self, stream: str) -> int:
        """The epoch under which this house writes to a stream."""
        if stream not in self.epochs:
            self.epochs[stream] = await self.store.take_lease(stream, "house")
        return self.epochs[stream]

    async def commit(self, submission: Submission) -> Answer:
        """Commit one submission alone."""
        (answer,) = await self.store.commit([submission])
        return answer

    async def do(self, submission: Submission) -> Committed:
        """Commit one submission that must be taken."""
        answer = await self.commit(submission)
        assert isinstance(answer, Committed), answer
        return answer

    async def admit(self, patron: str, coins_minor: int) -> Committed:
        """A new patron with so many coins."""
        grant = Transfer(f"grant:{patron}:first", "mint", patron_account(patron), coins_minor, TransferCode.GRANT)
        return await self.do(
            Submission(
                HALL,
                await self.epoch(HALL),
                Command(patron, "admit", b"admit"),
                events=(EventRecord("patron-admitted", patron.encode()),),
                transfers=(grant,),
                patrons=(a_patron(patron),),
            )
        )

    async def wager(self, table: str, patron: str, stake_minor: int, id: str, *, coup: int = 1) -> Submission:
        """A wager on one spot, to be committed."""
        return wager(table, await self.epoch(table), patron, stake_minor, id, coup=coup)

    async def settlement(self, table: str, stakes: Mapping[str, int], *, coup: int = 1) -> Submission:
        """A coup whose first wager (by patron) won even money less five in a hundred, and whose others lost."""
        accounts = CoupAccounts(table, 1, coup)
        transfers: list[Transfer] = []
        for number, (patron, stake) in enumerate(stakes.items()):
            if number == 0:
                transfers += settle_returned(
                    accounts, patron, "spot", stake, gross_win_minor=stake, commission_minor=stake // 20
                )
            else:
                transfers += settle_lost(accounts, patron, "spot", stake)
        return Submission(
            table,
            await self.epoch(table),
            Command(f"house:{table}", f"settle:1:{coup}", b"settle"),
            events=(EventRecord("cards-dealt", b"cards"), EventRecord("coup-settled", b"settled")),
            transfers=tuple(transfers),
            finishes=(accounts.escrow,),
        )

    async def balance(self, account: str) -> int:
        """One balance, minor units."""
        return (await self.store.balances([account]))[account]


def wager(table: str, epoch: int, patron: str, stake_minor: int, id: str, *, coup: int = 1) -> Submission:
    """A wager on one spot as a submission under an epoch."""
    body = f"{table}:{coup}:{stake_minor}".encode()
    return Submission(
        table,
        epoch,
        Command(patron, id, sha256(body).digest(), b"taken:" + body),
        events=(EventRecord("wagers-placed", body),),
        transfers=place_wagers(CoupAccounts(table, 1, coup), patron, id, {"spot": stake_minor}),
    )


def cancel(table: str, epoch: int, patron: str, stake_minor: int, id: str, *, coup: int = 1) -> Submission:
    """A wager taken back."""
    return Submission(
        table,
        epoch,
        Command(patron, id, b"cancel"),
        events=(EventRecord("wagers-cancelled", b""),),
        transfers=cancel_wagers(CoupAccounts(table, 1, coup), patron, id, {"spot": stake_minor}),
    )


def a_patron(id: str, **changes: object) -> PatronRecord:
    """A patron whose nickname is their id."""
    fields: dict[str, object] = {"nickname": id, "nickname_key": id, "language": "en", "created_at_ms": 1}
    return PatronRecord(id=id, **(fields | changes))  # type: ignore[arg-type] # the tests' own keys
