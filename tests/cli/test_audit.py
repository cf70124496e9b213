"""`puntobanco audit`: what it prints of a sound record and of one that was tampered with."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import msgspec
import pytest

from puntobanco.table.events import CoupSettled
from tests.cli.commands import refused
from tests.postgres import asyncio_run, postgres_server
from tests.storage.records import COUPS, WAGERS, Record, played, write_sqlite

pytestmark = pytest.mark.slow


def audited(database: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "from puntobanco.cli import main; main()", "audit", "--database", database]
    return subprocess.run(program, capture_output=True, text=True, check=False)


async def test_a_sound_record_is_told_with_what_was_read(tmp_path: Path) -> None:
    disk, file = await played(), tmp_path / "house.sqlite"
    write_sqlite(disk, file)
    done = audited(f"sqlite:{file}")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "sound": True,
        "streams": 4,
        "events": sum(map(len, disk.events.values())),
        "transfers": len(disk.transfers),
        "accounts": len(disk.accounts),
        "coups": COUPS,
        "wagers": WAGERS,
        "anchors": sum(event.kind == "heads-anchored" for event in disk.events["hall"]),
        "faults": [],
    }


async def test_a_tampered_record_is_told_with_the_row_and_ends_with_exit_code_2(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    write_sqlite(await played(), file)
    with sqlite3.connect(file) as link:
        link.execute("DROP TRIGGER table_event_is_never_changed")
        link.execute("UPDATE table_event SET body = CAST(body || ' ' AS BLOB) WHERE table_id = 'star' AND sequence = 5")
    link.close()
    done = audited(f"sqlite:{file}")
    assert done.returncode == 2
    (fault,) = json.loads(done.stdout)["faults"]
    assert fault.startswith("chain: star 5 ")


async def test_rules_that_are_no_rules_any_more_are_told_and_stop_nothing(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    write_sqlite(await played(), file)
    with sqlite3.connect(file) as link:
        for (trigger,) in link.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            link.execute(f"DROP TRIGGER {trigger}")
        assert link.execute("UPDATE ruleset SET text = 'x = ['").rowcount
        link.execute(
            "INSERT OR REPLACE INTO history_mark SELECT table_id, MAX(sequence) FROM table_event"
            " WHERE table_id != 'hall' GROUP BY table_id"
        )
    done = audited(f"sqlite:{file}")
    assert (done.returncode, done.stderr) == (2, "")
    assert any(fault.startswith("rules: ") and "cannot be read" in fault for fault in json.loads(done.stdout)["faults"])


async def test_a_forged_settlement_is_told_with_the_row(tmp_path: Path) -> None:
    record = Record(await played())
    sequence, event = record.find("coup-settled", 2)
    assert isinstance(event, CoupSettled)
    outcome = msgspec.structs.replace(event.outcome, natural=not event.outcome.natural)
    record.rewrite(sequence, msgspec.json.encode(msgspec.structs.replace(event, outcome=outcome)))
    write_sqlite(record.disk, tmp_path / "house.sqlite")
    done = audited(f"sqlite:{tmp_path / 'house.sqlite'}")
    assert done.returncode == 2
    faults = json.loads(done.stdout)["faults"]
    assert [fault.startswith(f"outcome: star {sequence} ") for fault in faults if "anchor" not in fault] == [True]
    assert any(fault.startswith("anchor: star ") for fault in faults), "nor does it go through its anchors"


def test_no_database_is_made_where_there_is_none(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    done = audited(f"sqlite:{missing}")
    assert done.returncode == 2
    assert "there is no database at" in done.stderr
    assert not missing.exists()


def test_an_empty_database_is_refused_in_one_line_and_nothing_is_made(tmp_path: Path) -> None:
    nowhere, empty, other = tmp_path / "nowhere.sqlite", tmp_path / "empty.sqlite", tmp_path / "other.sqlite"
    empty.touch()
    with sqlite3.connect(other) as link:
        link.execute("CREATE TABLE notes (body TEXT)")
    link.close()
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    for file, said in ((nowhere, "no database"), (empty, "no house's record"), (other, "another program")):
        done = audited(f"sqlite:{file}")
        assert (done.returncode, done.stdout) == (2, "")
        (line,) = done.stderr.splitlines()
        assert said in line
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_an_empty_postgresql_database_is_refused_and_left_empty() -> None:
    server = postgres_server()
    name = server.new_name()
    asyncio_run(server.make(name, template="template0"))
    done = audited(server.url(name))
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert "no house's record" in line

    async def relations() -> None:
        link = await asyncpg.connect(server.url(name))
        assert await link.fetch("SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace") == []
        await link.close()

    asyncio_run(relations())


async def test_an_anchor_that_is_not_in_the_record_is_a_fault(tmp_path: Path) -> None:
    write_sqlite(await played(), tmp_path / "house.sqlite")
    (tmp_path / "anchor").write_text('{"statement": "heads/v1:00:{}", "number": 1}')
    program = [sys.executable, "-c", "from puntobanco.cli import main; main()", "audit", "--anchor", "anchor"]
    done = await asyncio.to_thread(
        subprocess.run,
        [*program, "--database", "sqlite:house.sqlite"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 2
    (fault,) = json.loads(done.stdout)["faults"]
    assert fault.startswith("anchor: hall 0 ")


@pytest.mark.parametrize(
    "data",
    [b"\xff\xfe", b"", b"no anchor", b"{}", b"[]", b'{"statement": 5}', b'{"a":' * 50_000, b"x" * 2_000_000],
    ids=["no text", "empty", "words", "empty object", "list", "number", "deep", "large"],
)
def test_a_file_that_is_no_anchor_is_refused_and_is_no_fault_of_the_record(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "anchor.json"
    file.write_bytes(data)
    line = refused("audit", "--anchor", str(file))
    assert str(file) in line
    assert any(said in line for said in ("holds no anchor", "is not text in UTF-8", "is larger than"))
