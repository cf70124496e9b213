"""PostgreSQL that dies, goes away, or whose network fails: nothing acknowledged is missing, nothing is done twice."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from puntobanco.errors import Fenced, InputError, Reason, Unknown
from puntobanco.storage import Committed, Duplicate, FencedOff, Refusal
from puntobanco.storage.audit import audit
from puntobanco.storage.postgres import PostgresStore
from tests.postgres import PostgresServer, postgres_server
from tests.storage.houses import House, wager
from tests.storage.proxy import Cut, Proxy

pytestmark = pytest.mark.slow


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House("postgresql", tmp_path)
    await house.start()
    await house.admit("ann", 1_000_000)
    yield house
    await house.store.close()


@asynccontextmanager
async def behind_proxy(house: House) -> AsyncIterator[tuple[Proxy, PostgresStore]]:
    """A second store on the same database, by way of a network that can fail."""
    proxy = Proxy(postgres_server().port)
    port = await proxy.start()
    store = PostgresStore(postgres_server().url(house.url.rpartition("/")[2], port=port))
    await store.open()
    try:
        yield proxy, store
    finally:
        await store.close()
        await proxy.stop()


@pytest.mark.parametrize("cut", list(Cut))
async def test_sto_02_a_link_cut_during_commit_is_found_out_by_command_id(cut: Cut, house: House) -> None:
    async with behind_proxy(house) as (proxy, store):
        epoch = await store.take_lease("t1", "house")
        for number in range(3):
            submission = wager("t1", epoch, "ann", 10, f"w{number}")
            proxy.cut = cut
            with pytest.raises(Unknown):
                await store.commit([submission])
            found = await store.command("ann", f"w{number}")
            if cut is Cut.LOST:
                assert found is None, "it never reached the server"
                assert isinstance((await store.commit([submission]))[0], Committed)
            else:
                assert found is not None, "a commit that is still under way is waited for"
                assert (await store.commit([submission])) == [Duplicate(submission.command.answer, *[number + 1] * 2)]
        assert proxy.cuts == 3
        assert await house.balance("patron:ann") == 1_000_000 - 30
        assert (await audit(house.store)).is_sound


async def test_two_houses_that_write_to_different_tables_never_overspend_one_wallet(house: House) -> None:
    other = house.new_store()
    await other.open()
    epochs = await house.epoch("t1"), await other.take_lease("t2", "other")
    await house.admit("bob", 1_000)

    async def spend(number: int) -> list[Committed]:
        store, stream = ((house.store, "t1"), (other, "t2"))[number]
        answers = [
            (await store.commit([wager(stream, epochs[number], "bob", 7, f"{stream}-{n}")]))[0] for n in range(100)
        ]
        assert {type(answer) for answer in answers} <= {Committed, Refusal}
        return [answer for answer in answers if isinstance(answer, Committed)]

    one, two = await asyncio.gather(spend(0), spend(1))
    assert len(one) + len(two) == 1_000 // 7
    assert one
    assert two
    assert await house.balance("patron:bob") == 1_000 % 7
    assert (await audit(house.store)).is_sound
    await other.close()


async def test_one_command_id_asked_at_two_tables_of_two_houses_at_once_counts_once(house: House) -> None:
    other = house.new_store()
    await other.open()
    mine, theirs = await house.epoch("t1"), await other.take_lease("t2", "other")
    for number in range(20):
        answers = await asyncio.gather(
            house.store.commit([wager("t1", mine, "ann", 5, f"w{number}")]),
            other.commit([wager("t2", theirs, "ann", 5, f"w{number}")]),
        )
        kinds = sorted(type(answer).__name__ for (answer,) in answers)
        assert kinds == ["Committed", "Refusal"]
        assert Refusal(Reason.COMMAND_REUSED, f"w{number}") in [answer for (answer,) in answers]
    await other.close()


async def test_4_7_a_lease_that_is_not_renewed_runs_out_and_one_that_is_does_not(house: House) -> None:
    quick = PostgresStore(house.url, lease_seconds=0.4)
    held = await quick.take_lease("t1", "first")
    with pytest.raises(Fenced, match="t1 is held by first for another 0"):
        await quick.take_lease("t1", "second", patient=True)
    for _ in range(4):
        await asyncio.sleep(0.15)
        assert await quick.renew_leases({"t1": held}) == set()
    with pytest.raises(Fenced):
        await quick.take_lease("t1", "second", patient=True)
    assert await quick.take_lease("t1", "first", patient=True) == held + 1, "one's own may be taken at any time"
    await asyncio.sleep(0.5)
    assert await quick.renew_leases({"t1": held + 1}) == set(), "nobody took it"
    await asyncio.sleep(0.5)
    assert await quick.take_lease("t1", "second", patient=True) == held + 2
    assert await quick.renew_leases({"t1": held + 1}) == {"t1"}
    assert await quick.commit([wager("t1", held + 1, "ann", 5, "late")]) == [FencedOff(held + 2)]
    await quick.close()


async def test_a_house_that_is_stopped_inside_a_transaction_keeps_nobody_waiting_for_long(house: House) -> None:
    """The server undoes it, and the lease that it had locked can be taken."""
    await house.epoch("t1")
    writer = house.store._writer  # type: ignore[attr-defined] # the PostgreSQL store's own
    link = await writer._link.connection()
    await link.execute("BEGIN")
    await link.fetch("SELECT * FROM table_lease WHERE table_id = 't1' FOR UPDATE")
    other = house.new_store()
    started = asyncio.get_running_loop().time()
    assert await other.take_lease("t1", "other") == 2
    assert asyncio.get_running_loop().time() - started < 5
    await other.close()


async def test_what_cannot_be_a_house_is_not_opened_and_not_touched(house: House) -> None:
    server = postgres_server()
    for url, why in (
        ("postgresql://house@127.0.0.1:1/house", "cannot be used"),
        (server.url("no_such_database"), "cannot be used"),
        ("postgresql://house@[::1", "cannot be used"),
    ):
        with pytest.raises(InputError, match=why):
            await PostgresStore(url).open()
    name = server.new_name()
    await server.make(name, template="template0")
    link = await asyncpg.connect(server.url(name))
    await link.execute("CREATE TABLE recipe (name text)")
    with pytest.raises(InputError, match="another program"):
        await PostgresStore(server.url(name)).open()
    await link.close()
    link = await asyncpg.connect(house.url)
    await link.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(InputError, match="newer"):
        await PostgresStore(house.url).open()
    await link.close()


async def test_houses_that_start_together_on_an_empty_database_migrate_it_once() -> None:
    server = postgres_server()
    name = server.new_name()
    await server.make(name, template="template0")
    stores = [PostgresStore(server.url(name)) for _ in range(3)]
    await asyncio.gather(*(store.open() for store in stores))
    assert await stores[0].tables() == []
    await asyncio.gather(*(store.close() for store in stores))


async def until(some: set[str], count: int) -> None:
    """Wait until so many more have come in."""
    count += len(some)
    while len(some) < count:  # noqa: ASYNC110 -- what fills it is no event
        await asyncio.sleep(0.01)


@pytest.fixture(scope="module")
def own_server() -> Iterator[PostgresServer]:
    """A server of this module's own, to be killed."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.mark.slow
async def test_lod_02_a_server_killed_under_wagers_loses_nothing_that_was_acknowledged(
    own_server: PostgresServer, tmp_path: Path
) -> None:
    house = House("postgresql", tmp_path, server=own_server)
    await house.start()
    await house.admit("ann", 1_000_000)
    epoch = await house.epoch("t1")
    taken: set[str] = set()
    refused: set[str] = set()
    unknown: set[str] = set()
    is_over = False

    async def wagerer(name: str) -> None:
        number = 0
        while not is_over:
            id, number = f"{name}-{number}", number + 1
            try:
                (answer,) = await house.store.commit([wager("t1", epoch, "ann", 1, id)])
            except Unknown:
                unknown.add(id)
                continue
            (taken if isinstance(answer, Committed) else refused).add(id)
            if answer == Refusal(Reason.SERVICE_UNAVAILABLE):
                await asyncio.sleep(0.01)

    tasks = [asyncio.create_task(wagerer(f"w{number}")) for number in range(5)]
    for _ in range(2):
        await until(taken, 50)
        await asyncio.to_thread(own_server.kill)
        await until(refused, 5)
        with pytest.raises(Unknown):
            await house.store.events("t1")
        await asyncio.to_thread(own_server.start)
    await until(taken, 50)
    is_over = True
    await asyncio.gather(*tasks)
    found = {id for id in taken | refused | unknown if await house.store.command("ann", id)}
    assert taken <= found
    assert not found & refused
    assert await house.balance("patron:ann") == 1_000_000 - len(found)
    assert (await audit(house.store)).is_sound
    await house.store.close()
