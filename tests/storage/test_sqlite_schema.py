"""The database itself refuses what must not be, whatever the code above does; and it is migrated as a whole."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from puntobanco.errors import Corrupt, InputError, Reason
from puntobanco.ledger import MATRIX
from puntobanco.storage import Committed, Refusal, Submission, Unsound
from puntobanco.storage.admission import Asked, Facts
from puntobanco.storage.migrate import migrate
from puntobanco.storage.migrations import FOLDER, HEAD
from puntobanco.storage.sqlite import SqliteStore, writer
from tests.storage.houses import House, wager


@pytest.fixture
async def house(tmp_path: Path) -> House:
    """A closed house with a settled coup and a running one."""
    house = House("sqlite", tmp_path)
    await house.start()
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    await house.do(await house.settlement("t1", {"ann": 100}))
    await house.do(await house.wager("t1", "ann", 50, "w2", coup=2))
    await house.store.close()
    return house


@pytest.fixture
def link(house: House) -> Iterator[sqlite3.Connection]:
    """A connection past the store, with foreign keys watched."""
    link = sqlite3.connect(house.file, isolation_level=None)
    link.execute("PRAGMA foreign_keys = ON")
    yield link
    link.close()


INSERT_TRANSFER = "INSERT INTO transfer (id, table_id, sequence, debit, credit, amount_minor, code) VALUES "
INSERT_EVENT = "INSERT INTO table_event VALUES "
FORBIDDEN = {
    "change an event": "UPDATE table_event SET body = x'00' WHERE sequence = 1",
    "delete an event": "DELETE FROM table_event WHERE sequence = 1",
    "change a transfer": "UPDATE transfer SET amount_minor = 1",
    "delete a transfer": "DELETE FROM transfer",
    "replace a transfer": f"REPLACE {INSERT_TRANSFER[7:]} ('grant:ann:first', 't1', 1, 'mint', 'patron:x', 9, 'grant')",
    "post a transfer twice": INSERT_TRANSFER + "('grant:ann:first', 't1', 1, 'mint', 'patron:ann', 1, 'grant')",
    "post nothing": INSERT_TRANSFER + "('x', 't1', 1, 'mint', 'patron:ann', 0, 'grant')",
    "move from patron to patron": INSERT_TRANSFER + "('x', 't1', 1, 'patron:ann', 'patron:bob', 1, 'wager')",
    "move under no code": INSERT_TRANSFER + "('x', 't1', 1, 'mint', 'patron:ann', 1, 'gift')",
    "move to the same account": INSERT_TRANSFER + "('x', 't1', 1, 'escrow:a', 'escrow:a', 1, 'stand')",
    "hang a transfer on no event": INSERT_TRANSFER + "('x', 't1', 99, 'mint', 'patron:ann', 1, 'grant')",
    "replace an event": "REPLACE INTO table_event VALUES ('t1', 4, 1, 'told', x'', zeroblob(32))",
    "leave a gap in a stream": INSERT_EVENT + "('t1', 99, 1, 'told', x'', zeroblob(32))",
    "go back to an older epoch": INSERT_EVENT + "('t1', 5, 0, 'told', x'', zeroblob(32))",
    "write the same event again": INSERT_EVENT + "('t1', 4, 1, 'told', x'', zeroblob(32))",
    "write to no stream": INSERT_EVENT + "('t9', 1, 1, 'told', x'', zeroblob(32))",
    "overdraw a wallet": "UPDATE account SET balance_minor = balance_minor - 1000000 WHERE id = 'patron:ann'",
    "overdraw an escrow": "UPDATE account SET balance_minor = -1 WHERE id = 'escrow:t1:1:2'",
    "put coins into a finished escrow": "UPDATE account SET balance_minor = 5 WHERE id = 'escrow:t1:1:1'",
    "finish an escrow with coins in it": "UPDATE account SET finished = 1 WHERE id = 'escrow:t1:1:2'",
    "open a finished escrow": "UPDATE account SET finished = 0 WHERE id = 'escrow:t1:1:1'",
    "keep a figure for the house": "INSERT INTO account (id, balance_minor) VALUES ('house:t1', 1)",
    "keep a fraction of a coin": "UPDATE account SET balance_minor = 1.5 WHERE id = 'patron:ann'",
    "use a command id twice": "INSERT INTO command VALUES ('ann', 'w1', x'', x'', 't1', 1, 1)",
}


@pytest.mark.parametrize("what", FORBIDDEN)
def test_the_database_refuses_to(what: str, link: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        link.execute(FORBIDDEN[what])


def test_the_database_has_the_same_matrix_of_codes_as_the_ledger(link: sqlite3.Connection) -> None:
    rows = set(link.execute("SELECT code, debit_kind, credit_kind FROM transfer_code"))
    assert rows == {(code.value, debit.value, credit.value) for code, (debit, credit) in MATRIX.items()}


def test_mon_03_no_statement_of_the_program_changes_the_record() -> None:
    source = Path(writer.__file__).read_text(encoding="utf-8")
    for relation in ("table_event", "transfer", "sealed_seed"):
        assert f"UPDATE {relation}" not in source
        assert f"DELETE FROM {relation}" not in source


async def test_a_commit_is_on_the_disk_before_it_returns(house: House) -> None:
    store = SqliteStore(house.file)
    await store.open()
    await store.take_lease("t1", "house")
    link = store._writer._connected()
    assert link.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert link.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"
    assert link.execute("PRAGMA foreign_keys").fetchone() == (1,)
    await store.close()


async def test_a_submission_that_the_constraints_refuse_is_taken_out_of_its_batch(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.start()
    epoch = await house.epoch("t1")
    blind: Callable[[sqlite3.Connection, Asked], Facts] = writer.load_facts

    def blind_to_transfers(link: sqlite3.Connection, asked: Asked) -> Facts:
        facts = blind(link, asked)
        facts.transfers.clear()
        return facts

    monkeypatch.setattr(writer, "load_facts", blind_to_transfers)
    good, other = wager("t1", epoch, "ann", 10, "w3", coup=2), wager("t1", epoch, "ann", 10, "w4", coup=2)
    settled = await house.settlement("t1", {"ann": 100})
    again = Submission("t1", epoch, wager("t1", epoch, "ann", 1, "x").command, good.events, settled.transfers[1:2], ())
    answers = await house.store.commit([good, again, other])
    assert [type(answer) for answer in answers] == [Committed, Unsound, Committed]
    assert await house.balance("escrow:t1:1:2") == 70
    await house.store.close()


async def test_lod_02_a_full_disk_refuses_and_what_is_there_stays(house: House) -> None:
    await house.start()
    epoch = await house.epoch("t1")
    link = house.store._writer._connected()  # type: ignore[attr-defined] # the SQLite store's own
    (pages,) = link.execute("PRAGMA page_count").fetchone()
    link.execute(f"PRAGMA max_page_count = {pages}")
    answers = [await house.commit(wager("t1", epoch, "ann", 1, f"full{n}", coup=2)) for n in range(200)]
    assert Refusal(Reason.SERVICE_UNAVAILABLE) in answers
    taken = sum(isinstance(answer, Committed) for answer in answers)
    assert await house.balance("escrow:t1:1:2") == 50 + taken
    await house.store.close()


def test_the_newest_version_is_the_one_that_is_asked_for() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_house_that_is_up_to_date_starts_without_alembic(house: House) -> None:
    program = (
        "import sys; from pathlib import Path; from puntobanco.storage.migrate import migrate;"
        f"migrate(Path({str(house.file)!r})); assert not {{'alembic', 'sqlalchemy'}} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_migration_that_is_interrupted_leaves_an_empty_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.sqlite3"
    with monkeypatch.context() as patch:
        patch.setattr("puntobanco.storage.migrate.sql_of", lambda name, _: f"CREATE TABLE {name[5:]} (x);\nBROKEN;\n")
        with pytest.raises(Exception, match="syntax error"):
            migrate(file)
    with sqlite3.connect(file) as link:
        assert link.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    link.close()
    migrate(file)
    migrate(file)


async def refusal_to_open(file: Path) -> str:
    with pytest.raises(InputError) as refused:
        await SqliteStore(file).open()
    return str(refused.value)


async def test_what_is_no_house_is_not_opened_and_not_touched(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("These are no coups.\n" * 100, encoding="utf-8")
    assert "cannot be used as a database" in await refusal_to_open(text)
    other = tmp_path / "other.sqlite3"
    with sqlite3.connect(other) as link:
        link.execute("CREATE TABLE recipe (name)")
    link.close()
    before = other.read_bytes()
    assert "another program" in await refusal_to_open(other)
    assert other.read_bytes() == before
    assert "cannot be used as a database" in await refusal_to_open(tmp_path)


async def test_a_database_of_a_newer_house_is_not_opened(house: House, link: sqlite3.Connection) -> None:
    link.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer" in await refusal_to_open(house.file)


async def test_a_damaged_file_is_called_corrupt(house: House) -> None:
    with sqlite3.connect(house.file) as link:
        (page,) = link.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'table_event'").fetchone()
    link.close()
    with house.file.open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(b"\xff" * 4096)
    store = SqliteStore(house.file)
    await store.open()
    with pytest.raises(Corrupt):
        await store.events("t1")
    await store.close()


def test_a_file_that_cannot_be_written_is_told_and_is_no_fault_of_the_program() -> None:
    with pytest.raises(InputError, match=r"/dev/full cannot be brought to schema .*: name a file with room"):
        migrate(Path("/dev/full"))
