"""PostgreSQL itself refuses what must not be, whatever the code above does; and it is migrated as a whole."""

import inspect
import re
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from puntobanco.errors import InputError
from puntobanco.ledger import MATRIX
from puntobanco.storage import Committed, Submission, Unsound, migrate
from puntobanco.storage.admission import Asked, Facts
from puntobanco.storage.migrations import sql_of
from puntobanco.storage.postgres import PostgresStore, reader, statements, store, writer
from puntobanco.storage.postgres.link import Connection
from tests.postgres import postgres_server
from tests.storage.houses import House, wager


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def settled(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of a closed house with a settled coup and a running one."""
    house = House("postgresql", tmp_path_factory.mktemp("house"))
    await house.start()
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    await house.do(await house.settlement("t1", {"ann": 100}))
    await house.do(await house.wager("t1", "ann", 50, "w2", coup=2))
    await house.store.close()
    return house.url


@pytest.fixture
async def link(settled: str) -> AsyncIterator[Connection]:
    """A connection past the store, whose changes are undone."""
    link = await asyncpg.connect(settled)
    await link.execute("BEGIN")
    yield link
    await link.close()


INSERT_TRANSFER = "INSERT INTO transfer (id, table_id, sequence, debit, credit, amount_minor, code) VALUES "
INSERT_EVENT = "INSERT INTO table_event (hash, table_id, sequence, epoch, kind, body) VALUES (sha256('')"
FORBIDDEN = {
    "change an event": "UPDATE table_event SET body = '' WHERE sequence = 1",
    "delete an event": "DELETE FROM table_event WHERE sequence = 1",
    "empty the log": "TRUNCATE table_event CASCADE",
    "change a transfer": "UPDATE transfer SET amount_minor = 1",
    "delete a transfer": "DELETE FROM transfer",
    "empty the ledger": "TRUNCATE transfer",
    "post a transfer twice": INSERT_TRANSFER + "('grant:ann:first', 't1', 1, 'mint', 'patron:ann', 1, 'grant')",
    "post nothing": INSERT_TRANSFER + "('x', 't1', 1, 'mint', 'patron:ann', 0, 'grant')",
    "move from patron to patron": INSERT_TRANSFER + "('x', 't1', 1, 'patron:ann', 'patron:bob', 1, 'wager')",
    "move under no code": INSERT_TRANSFER + "('x', 't1', 1, 'mint', 'patron:ann', 1, 'gift')",
    "move to the same account": INSERT_TRANSFER + "('x', 't1', 1, 'escrow:a', 'escrow:a', 1, 'stand')",
    "hang a transfer on no event": INSERT_TRANSFER + "('x', 't1', 99, 'mint', 'patron:ann', 1, 'grant')",
    "leave a gap in a stream": INSERT_EVENT + ", 't1', 99, 1, 'told', '')",
    "leave a gap among new events": INSERT_EVENT + ", 't1', 5, 1, 'told', ''), (sha256(''), 't1', 7, 1, 'told', '')",
    "begin a stream in its middle": INSERT_EVENT + ", 'hall', 7, 1, 'told', '')",
    "go back to an older epoch": INSERT_EVENT + ", 't1', 5, 0, 'told', '')",
    "go back among new events": INSERT_EVENT + ", 't1', 5, 2, 'told', ''), (sha256(''), 't1', 6, 1, 'told', '')",
    "write the same event again": INSERT_EVENT + ", 't1', 4, 1, 'told', '')",
    "write to no stream": INSERT_EVENT + ", 't9', 1, 1, 'told', '')",
    "overdraw a wallet": "UPDATE account SET balance_minor = balance_minor - 1000000 WHERE id = 'patron:ann'",
    "overdraw an escrow": "UPDATE account SET balance_minor = -1 WHERE id = 'escrow:t1:1:2'",
    "put coins into a finished escrow": "UPDATE account SET balance_minor = 5 WHERE id = 'escrow:t1:1:1'",
    "finish an escrow with coins in it": "UPDATE account SET finished = true WHERE id = 'escrow:t1:1:2'",
    "open a finished escrow": "UPDATE account SET finished = false WHERE id = 'escrow:t1:1:1'",
    "keep a figure for the house": "INSERT INTO account (id, balance_minor) VALUES ('house:t1', 1)",
    "use a command id twice": "INSERT INTO command VALUES ('ann', 'w1', '', '', 't1', 1, 1)",
}


@pytest.mark.parametrize("what", FORBIDDEN)
async def test_the_database_refuses_to(what: str, link: Connection) -> None:
    with pytest.raises(asyncpg.IntegrityConstraintViolationError):
        await link.execute(FORBIDDEN[what])


async def test_the_database_has_the_same_matrix_of_codes_as_the_ledger(link: Connection) -> None:
    check = await link.fetchval("SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'transfer_code'")
    words = re.findall(r"'([a-z-]+)'::text", check)
    rows = list(zip(words[::3], words[1::3], words[2::3], strict=True))
    assert sorted(rows) == sorted((code.value, debit.value, credit.value) for code, (debit, credit) in MATRIX.items())


def test_mon_03_no_statement_of_the_program_changes_the_record() -> None:
    source = "".join(inspect.getsource(module) for module in (statements, reader, writer, store))
    for relation in ("table_event", "transfer", "sealed_seed"):
        assert f"UPDATE {relation}" not in source
        assert f"DELETE FROM {relation}" not in source


async def test_a_submission_that_the_constraints_refuse_is_taken_out_of_its_batch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House("postgresql", tmp_path)
    await house.start()
    await house.admit("ann", 1_000)
    epoch = await house.epoch("t1")
    await house.do(wager("t1", epoch, "ann", 100, "w1"))
    blind = writer.load_facts

    async def blind_to_transfers(link: Connection, asked: Asked) -> Facts:
        facts = await blind(link, asked)
        facts.transfers.clear()
        return facts

    monkeypatch.setattr(writer, "load_facts", blind_to_transfers)
    good, other = wager("t1", epoch, "ann", 10, "w3"), wager("t1", epoch, "ann", 10, "w4")
    posted = wager("t1", epoch, "ann", 100, "w1").transfers
    again = Submission("t1", epoch, wager("t1", epoch, "ann", 1, "x").command, good.events, posted)
    answers = await house.store.commit([good, again, other])
    assert [type(answer) for answer in answers] == [Committed, Unsound, Committed]
    assert await house.balance("escrow:t1:1:1") == 120
    await house.store.close()


async def test_a_migration_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    server = postgres_server()
    name = server.new_name()
    await server.make(name, template="template0")
    monkeypatch.setattr(migrate, "sql_of", lambda name, dialect: sql_of(name, dialect) + "CREATE NONSENSE;\n")
    with pytest.raises(InputError, match="syntax error"):
        await PostgresStore(server.url(name)).open()
    link = await asyncpg.connect(server.url(name))
    assert await link.fetchval("SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace") == 0
    await link.close()
    monkeypatch.undo()
    house = PostgresStore(server.url(name))
    await house.open()
    assert await house.tables() == []
    await house.close()
