"""Random commands to every store at once: they answer alike, as a small ledger kept by hand says, and stay sound."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from puntobanco.errors import Reason, Unknown
from puntobanco.ledger import Transfer, TransferCode
from puntobanco.ledger.posting import CoupAccounts, return_void, settle_lost, settle_returned
from puntobanco.storage import (
    HALL,
    Answer,
    Command,
    Committed,
    Duplicate,
    EventRecord,
    FencedOff,
    Refusal,
    Submission,
    Unsound,
)
from puntobanco.storage.audit import audit
from puntobanco.storage.migrate import migrate
from puntobanco.storage.points import Point
from puntobanco.storage.postgres.link import BACKOFF_SECONDS, CONNECT_SECONDS, IDLE_SECONDS
from tests.counted import COUNTED, CountedMachine, run_until
from tests.storage.houses import House, Kind, cancel, wager

pytestmark = pytest.mark.slow

PATRONS = ("ann", "bob", "cid")
TABLES = ("t0", "t1")
TOLD = (EventRecord("told", b""),)
PATIENCE_SECONDS = min(CONNECT_SECONDS, IDLE_SECONDS)
"""A server that is there has as long as this to take a batch: a store that refuses sooner is at fault."""
TRIES = 5
_T = TypeVar("_T")

wagers = st.lists(
    st.tuples(
        st.sampled_from(TABLES),
        st.sampled_from(PATRONS),
        st.integers(1, 400),
        st.one_of(st.integers(0, 5), st.integers(0, 10_000)).map("w{}".format),  # some come again
        st.integers(0, 9).map(lambda n: n == 0),  # under an epoch that is over
    ),
    max_size=4,
)


class Cut:
    """Cuts the link of a store at a point, once."""

    def __init__(self) -> None:
        self.at: Point | None = None

    def __call__(self, point: Point) -> None:
        if point is self.at:
            self.at = None
            raise ConnectionError


class ByHand:
    """The simplest ledger that can be right: balances in a dictionary, one submission after the other."""

    def __init__(self) -> None:
        self.balances: Counter[str] = Counter()
        self.known: dict[tuple[str, str], bytes] = {}
        self.finished: set[str] = set()
        self.epochs: dict[str, int] = {}
        self.sequences: Counter[str] = Counter()

    def expect(self, submission: Submission) -> type[Answer]:
        """What the answer must be; books it when it is `Committed`."""
        command = submission.command
        if submission.epoch != self.epochs[submission.stream]:
            return FencedOff
        if (command.actor, command.id) in self.known:
            return Duplicate if self.known[command.actor, command.id] == command.body_hash else Refusal
        after = self.balances.copy()
        for transfer in submission.transfers:
            after[transfer.debit] -= transfer.amount_minor
            after[transfer.credit] += transfer.amount_minor
        touched = {account for one in submission.transfers for account in (one.debit, one.credit)}
        escrows = {account for account in touched | set(submission.finishes) if account.startswith("escrow")}
        if escrows & self.finished or any(after[name] < 0 for name in escrows):
            return Unsound
        if any(after[name] for name in submission.finishes):
            return Unsound
        if any(after[name] < 0 for name in touched if name.startswith("patron")):
            return Refusal
        self.balances = after
        self.known[command.actor, command.id] = command.body_hash
        self.finished |= set(submission.finishes)
        self.sequences[submission.stream] += len(submission.events)
        return Committed


@cache
def empty_database() -> bytes:
    """A migrated file, so that not every example migrates its own."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite3"
        migrate(file)
        return file.read_bytes()


class Stores(CountedMachine):
    """The stores, the ledger kept by hand, and which wagers lie at which table."""

    kinds: tuple[Kind, ...] = ("memory", "sqlite")

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp())
        self.cuts = [Cut() for _ in self.kinds]
        self.houses = [House(kind, self.folder) for kind in self.kinds]
        self.seconds = [0.0 for _ in self.kinds]
        self.hand = ByHand()
        self.coup = dict.fromkeys(TABLES, 1)
        self.asked = 0
        self.given: list[Submission] = []
        self.houses[0].file.write_bytes(empty_database())

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        return self.loop.run_until_complete(work)

    def name(self) -> str:
        self.asked += 1
        return f"c{self.asked}"

    async def start(self) -> None:
        for house, cut in zip(self.houses, self.cuts, strict=True):
            await house.start(cut)

    async def lease(self, stream: str) -> None:
        epochs = {await house.store.take_lease(stream, "house") for house in self.houses}
        (self.hand.epochs[stream],) = epochs

    async def commit(self, batch: list[Submission]) -> list[list[Answer] | None]:
        """Each store's answers, None where the outcome is unknown."""
        return [await self.commit_to(place, batch) for place in range(len(self.houses))]

    async def commit_to(self, place: int, batch: list[Submission]) -> list[Answer] | None:
        begun = time.monotonic()
        try:
            return await self.houses[place].store.commit(batch)
        except Unknown:
            return None
        finally:
            self.seconds[place] = time.monotonic() - begun

    async def patiently(self, batch: list[Submission]) -> list[list[Answer] | None]:
        """Like `commit`; a server that had no time for as long as its store waits took nothing, and is asked again."""
        answers, away = await self.commit(batch), [Refusal(Reason.SERVICE_UNAVAILABLE)] * len(batch)
        for place, house in enumerate(self.houses):
            for _ in range(TRIES):
                if house.kind != "postgresql" or not batch or answers[place] != away:
                    break
                assert self.seconds[place] >= PATIENCE_SECONDS, f"refused after {self.seconds[place]:.1f} s: {away}"
                await asyncio.sleep(BACKOFF_SECONDS[1])
                answers[place] = await self.commit_to(place, batch)
        return answers

    def check(self, batch: list[Submission]) -> None:
        self.count(len(batch))
        self.given = [*self.given, *batch][-20:]
        expected = [self.hand.expect(submission) for submission in batch]
        first, *others = self.run(self.patiently(batch))
        assert first is not None
        assert [type(answer) for answer in first] == expected
        assert others == [first] * len(others)

    def lying(self, table: str) -> Counter[str]:
        """Patron -> stake in the running coup of a table, read from the first store's transfers."""
        escrow = CoupAccounts(table, 1, self.coup[table]).escrow
        stakes: Counter[str] = Counter()
        for posted in self.run(self.houses[0].store.statement(escrow, limit=10_000)):
            transfer = posted.transfer
            if transfer.credit == escrow:
                stakes[transfer.debit.partition(":")[2]] += transfer.amount_minor
            else:
                stakes[transfer.credit.partition(":")[2]] -= transfer.amount_minor
        return +stakes

    def ending(self, table: str, kind: str) -> Submission:
        """The end of a table's running coup: everybody won, lost, or it was void."""
        accounts = CoupAccounts(table, 1, self.coup[table])
        transfers: list[Transfer] = []
        for patron, stake in self.lying(table).items():
            if kind == "won":
                transfers += settle_returned(
                    accounts, patron, "spot", stake, gross_win_minor=stake, commission_minor=stake // 20
                )
            else:
                transfers += (settle_lost if kind == "lost" else return_void)(accounts, patron, "spot", stake)
        command = Command(f"house:{table}", f"end:{self.coup[table]}", b"end")
        epoch = self.hand.epochs[table]
        return Submission(table, epoch, command, TOLD, tuple(transfers), finishes=(accounts.escrow,))

    def placed(self, some: list[tuple[str, str, int, str, bool]]) -> list[Submission]:
        return [
            wager(table, self.hand.epochs[table] - over, patron, stake, id, coup=self.coup[table])
            for table, patron, stake, id, over in some
        ]

    @initialize()
    def open(self) -> None:
        self.run(self.start())
        for stream in (HALL, *TABLES):
            self.run(self.lease(stream))
        for patron in PATRONS:
            self.grant(patron, 1_000)

    @rule(patron=st.sampled_from(PATRONS), amount=st.integers(1, 1_000))
    def grant(self, patron: str, amount: int) -> None:
        id = self.name()
        transfer = Transfer(f"grant:{patron}:{id}", "mint", f"patron:{patron}", amount, TransferCode.GRANT)
        command = Command("house", id, b"grant")
        self.check([Submission(HALL, self.hand.epochs[HALL], command, TOLD, (transfer,))])

    @rule(some=wagers)
    def place(self, some: list[tuple[str, str, int, str, bool]]) -> None:
        self.check(self.placed(some))

    @rule(some=wagers, data=st.data())
    def cancel(self, some: list[tuple[str, str, int, str, bool]], data: st.DataObject) -> None:
        table = data.draw(st.sampled_from(TABLES))
        batch = self.placed(some)
        if stakes := self.lying(table):
            patron = data.draw(st.sampled_from(sorted(stakes)))
            epoch = self.hand.epochs[table]
            back = cancel(table, epoch, patron, stakes[patron], self.name(), coup=self.coup[table])
            batch.insert(data.draw(st.integers(0, len(batch))), back)
        self.check(batch)

    @rule(some=wagers, data=st.data(), table=st.sampled_from(TABLES), kind=st.sampled_from(("won", "lost", "void")))
    def end(self, some: list[tuple[str, str, int, str, bool]], data: st.DataObject, table: str, kind: str) -> None:
        batch = self.placed(some)
        ending = self.ending(table, kind)
        for _ in range(data.draw(st.integers(1, 2))):
            batch.insert(data.draw(st.integers(0, len(batch))), ending)
        self.check(batch)
        if ending.finishes[0] in self.hand.finished:
            self.coup[table] += 1

    @rule(data=st.data(), times=st.integers(1, 5))
    def hand_in_again(self, data: st.DataObject, times: int) -> None:
        """Word for word what was handed in before, in any order, once or several times."""
        if self.given:
            some = data.draw(st.lists(st.sampled_from(self.given), min_size=1, max_size=4))
            for _ in range(times):
                self.check(some)

    @rule(table=st.sampled_from(TABLES), patron=st.sampled_from(PATRONS), stake=st.integers(1, 400))
    def place_too_late(self, table: str, patron: str, stake: int) -> None:
        """A wager on a coup that is over: its escrow takes nothing any more."""
        over = self.coup[table] - 1
        if over:
            self.check([wager(table, self.hand.epochs[table], patron, stake, self.name(), coup=over)])

    @rule(some=wagers, point=st.sampled_from(Point))
    def cut(self, some: list[tuple[str, str, int, str, bool]], point: Point) -> None:
        batch = self.placed(some)
        if not batch:
            return
        self.count(len(batch))
        for cut in self.cuts:
            cut.at = point
        answers = self.run(self.commit(batch))
        if point is Point.TAKEN:
            assert all(some is not None and {type(answer) for answer in some} == {Refusal} for some in answers)
            return
        assert answers == [None] * len(self.kinds), "nobody can tell what became of it"
        if point is Point.COMMITTED:
            for submission in batch:
                self.hand.expect(submission)

    @rule(stream=st.sampled_from((HALL, *TABLES)))
    def take_over(self, stream: str) -> None:
        self.run(self.lease(stream))

    @rule()
    def restart(self) -> None:
        self.run(self.start())

    @invariant()
    def balances_are_what_the_hand_says(self) -> None:
        hand = {name: self.hand.balances[name] for name in sorted(self.hand.balances)}
        assert sum(hand.values()) == 0
        for house in self.houses:
            assert self.run(house.store.balances(list(hand))) == hand
            for stream, sequence in self.hand.sequences.items():
                head = self.run(house.store.head(stream))
                assert head is not None
                assert head.sequence == sequence

    def teardown(self) -> None:
        records = []
        for house in self.houses:
            report = self.run(audit(house.store))
            assert report.is_sound, report
            store = house.store
            transfers = self.run(store.transfers(limit=100_000))
            assert [one.number for one in transfers] == sorted({one.number for one in transfers}), "upwards"
            posted = [(one.stream, one.sequence, one.transfer) for one in transfers]
            records.append((posted, [self.run(store.events(stream, limit=10_000)) for stream in (HALL, *TABLES)]))
            self.run(store.close())
        assert all(record == records[0] for record in records), "the same record, to the byte"
        self.loop.close()
        shutil.rmtree(self.folder)


class StoresWithPostgres(Stores):
    """The same against PostgreSQL, which is slower to make a house of."""

    kinds = ("memory", "postgresql")


TestStoresAgree = Stores.TestCase
TestStoresAgree.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestPostgresAgrees = StoresWithPostgres.TestCase
TestPostgresAgrees.settings = settings(max_examples=12, stateful_step_count=30, deadline=None)


@pytest.mark.long
@pytest.mark.timeout(0)
def test_stores_agree_on_ninety_thousand_commands() -> None:
    assert run_until(Stores, COUNTED["stores"], steps=120) >= COUNTED["stores"]


@pytest.mark.long
@pytest.mark.timeout(0)
def test_postgresql_agrees_on_ten_thousand_commands() -> None:
    wanted = COUNTED["stores with postgresql"]
    assert run_until(StoresWithPostgres, wanted, steps=120, examples=10) >= wanted
