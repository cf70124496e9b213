"""`puntobanco audit`: what it prints of a sound record and of one that was tampered with."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

from tests.storage.houses import House


def audited(database: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "from puntobanco.cli import main; main()", "audit", "--database", database]
    return subprocess.run(program, capture_output=True, text=True, check=False)


async def played(folder: Path) -> House:
    house = House("sqlite", folder)
    await house.start()
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    await house.store.close()
    return house


async def test_a_sound_record_is_told_with_what_was_read(tmp_path: Path) -> None:
    house = await played(tmp_path)
    done = audited(f"sqlite:{house.file}")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "sound": True,
        "streams": 2,
        "events": 2,
        "transfers": 2,
        "accounts": 2,
        "faults": [],
    }


async def test_a_tampered_record_is_told_with_the_row_and_ends_with_exit_code_2(tmp_path: Path) -> None:
    house = await played(tmp_path)
    with sqlite3.connect(house.file) as link:
        link.execute("DROP TRIGGER table_event_is_never_changed")
        link.execute("UPDATE table_event SET body = x'00' WHERE table_id = 't1'")
    link.close()
    done = audited(f"sqlite:{house.file}")
    assert done.returncode == 2
    assert json.loads(done.stdout)["faults"] == ["chain: t1 1 wagers-placed"]


def test_no_database_is_made_where_there_is_none(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    done = audited(f"sqlite:{missing}")
    assert done.returncode == 2
    assert "there is no database at" in done.stderr
    assert not missing.exists()
