"""`puntobanco audit`: what it prints of a sound record and of one that was tampered with."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec

from puntobanco.table.events import CoupSettled
from tests.storage.records import COUPS, WAGERS, Record, played, write_sqlite


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


async def test_a_forged_settlement_is_told_with_the_row(tmp_path: Path) -> None:
    record = Record(await played())
    sequence, event = record.find("coup-settled", 2)
    assert isinstance(event, CoupSettled)
    outcome = msgspec.structs.replace(event.outcome, natural=not event.outcome.natural)
    record.rewrite(sequence, msgspec.json.encode(msgspec.structs.replace(event, outcome=outcome)))
    write_sqlite(record.disk, tmp_path / "house.sqlite")
    done = audited(f"sqlite:{tmp_path / 'house.sqlite'}")
    assert done.returncode == 2
    (fault,) = json.loads(done.stdout)["faults"]
    assert fault.startswith(f"outcome: star {sequence} ")


def test_no_database_is_made_where_there_is_none(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    done = audited(f"sqlite:{missing}")
    assert done.returncode == 2
    assert "there is no database at" in done.stderr
    assert not missing.exists()
