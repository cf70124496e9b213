"""What the house watches of itself: its own files, and what its bets return; what is wrong is logged and recorded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.floorplan import Acting, Order
from puntobanco.hall.roles import Role
from puntobanco.hall.upkeep_events import CodeChecked, ReturnDeviated
from puntobanco.odds import Odds, exact_odds
from puntobanco.office.program import Program, digest_of, hashes_of, installed
from puntobanco.rules import Rules
from puntobanco.server.basis.metrics import Counted
from puntobanco.server.upkeep.upkeep import HOUR_MS, LOOK_MS
from puntobanco.storage import HALL
from puntobanco.table.events import CoupSettled
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, settle

pytestmark = pytest.mark.slow

DAY_MS = 24 * HOUR_MS


async def recorded(indoors: Indoors, kind: type[msgspec.Struct]) -> list[msgspec.Struct]:
    tag = kind.__struct_config__.tag
    return [msgspec.json.decode(one.body, type=kind) for one in await indoors.house.store.events_of(HALL, str(tag))]


async def eventually(holds: Callable[[], bool]) -> None:
    for _ in range(200):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError


def acting(indoors: Indoors) -> Acting:
    return Acting("l1", Role.ADMIN, "why not", indoors.clock.now_ms())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "dealing.py").write_text("draw = True\n")
    (tmp_path / "rules.toml").write_text("id = 1\n")
    return tmp_path


def test_the_hash_covers_every_file_by_name_and_content(folder: Path) -> None:
    first = hashes_of(folder)
    assert first.keys() == {"engine/dealing.py", "rules.toml"}
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "rules.pyc").write_bytes(b"x")
    assert hashes_of(folder) == first
    (folder / "rules.toml").rename(folder / "other.toml")
    assert digest_of(hashes_of(folder)) != digest_of(first)


def test_changed_missing_and_new_files_are_named(folder: Path) -> None:
    program = Program(folder)
    assert program.check()[1] == ()
    (folder / "engine" / "dealing.py").write_text("draw = False\n")
    (folder / "rules.toml").unlink()
    (folder / "new.py").write_text("")
    assert program.check()[1] == ("engine/dealing.py", "new.py", "rules.toml")


def test_the_program_that_runs_is_as_it_was_installed() -> None:
    digest, changed = installed().check()
    assert changed == ()
    assert len(digest) == 64


async def test_a_changed_file_is_an_alarm_the_next_day_and_no_table_opens(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    indoors = await Indoors.open()
    house = indoors.house
    house.upkeep.program = Program(folder)
    await house.upkeep.check_program()
    await house.keeper.order("punto", Order.CLOSE, acting(indoors))
    (folder / "engine" / "dealing.py").write_text("draw = False\n")
    for table in house.tables:
        await table.owner.rest()
    await indoors.clock.pass_time(DAY_MS)
    await eventually(lambda: not house.may_open_tables)
    assert "engine/dealing.py" in caplog.text
    assert house.metrics.counts[Counted.CODE_CHANGED] == 1
    with pytest.raises(Refused) as refused:
        await house.keeper.order("punto", Order.OPEN, acting(indoors))
    assert refused.value.reason is Reason.CODE_CHANGED
    await settle()
    first, second = await recorded(indoors, CodeChecked)
    assert isinstance(first, CodeChecked)
    assert isinstance(second, CodeChecked)
    assert (first.changed, second.changed) == ((), ("engine/dealing.py",))
    assert first.hash != second.hash
    (folder / "engine" / "dealing.py").write_text("draw = True\n")
    await house.upkeep.check_program()
    await house.keeper.order("punto", Order.OPEN, acting(indoors))


async def test_a_house_that_starts_with_a_changed_file_finishes_its_coups_and_closes(folder: Path) -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    await indoors.wager(star, await indoors.guest(), banker=50_000)
    expected = hashes_of(folder)
    (folder / "rules.toml").write_text("id = 2\n")
    later = await indoors.again(program=Program(folder, expected))
    await later.until(later.table("star"), Phase.CLOSED)
    assert any(isinstance(event, CoupSettled) for event in await later.log("star"))
    assert await later.house.own_table("touch", await later.guest()) is None
    await later.verify_record()


async def test_what_bets_return_is_counted_once_for_all_tables_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[str] = []

    def counting(rules: Rules, *, decks: int) -> Odds:
        counted.append(rules.id)
        return exact_odds(rules, decks=decks)

    monkeypatch.setattr("puntobanco.server.upkeep.upkeep.exact_odds", counting)
    indoors = await Indoors.open()
    star, upkeep = indoors.table("star"), indoors.house.upkeep
    await indoors.until(star, Phase.REVEALING)
    settled = [event for event in await indoors.log("star") if isinstance(event, CoupSettled)]
    await eventually(lambda: not upkeep._tasks)
    for name in ("one", "another", "one", "a third"):
        await indoors.clock.pass_time(LOOK_MS)
        upkeep.happened(name, star.table, star.owner.terms, settled)
    await eventually(lambda: not upkeep._tasks)
    assert counted.count("star-commission") == 1
    assert {"one", "another", "a third"} <= upkeep._watches.keys()
    await indoors.abandon()


async def test_a_table_whose_returns_are_off_raises_an_event(caplog: pytest.LogCaptureFixture) -> None:
    indoors = await Indoors.open()
    star, upkeep = indoors.table("star"), indoors.house.upkeep
    await indoors.until(star, Phase.REVEALING)
    shown, terms = star.table, star.owner.terms
    settled = [event for event in await indoors.log("star") if isinstance(event, CoupSettled)]
    upkeep.happened("star", shown, terms, settled)
    await eventually(lambda: not upkeep._tasks)
    for _ in range(200):  # the same coup over and over is no chance
        await indoors.clock.pass_time(LOOK_MS)
        upkeep.happened("star", shown, terms, settled)
    await settle()
    found = await recorded(indoors, ReturnDeviated)
    assert found
    assert all(isinstance(one, ReturnDeviated) and one.table == "star" for one in found)
    assert indoors.house.metrics.counts[Counted.RETURNS_DEVIATED] == len(found)
    assert "of the stake over" in caplog.text
    await indoors.verify_record()
