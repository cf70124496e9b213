"""The drill: a backup is taken while guests wager, restored elsewhere, audited, and the house goes on from there."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import tarfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from puntobanco.storage import HALL
from puntobanco.storage.audit import audit
from puntobanco.storage.urls import store_at
from puntobanco.table import events
from puntobanco.table.events import Event
from tests.guest import Guest, LinkLostError
from tests.house import PROGRAM, RunningHouse
from tests.postgres import asyncio_run, postgres_server

pytestmark = pytest.mark.slow

HOUSE = """
[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"

[[table]]
id      = "touch"
number  = 2
ruleset = "touch"
mode    = "touch"
"""
OPTIONS = ("--test-house", "--house", "house.toml", "--script", "script.toml")


def new_database() -> str:
    """The URL of an empty database on a real server."""
    server = postgres_server()
    name = server.new_name()
    asyncio_run(server.make(name, template="template0"))
    return server.url(name)


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PROGRAM, *arguments], capture_output=True, text=True, timeout=120, check=False, cwd=folder)


def done(folder: Path, *arguments: str) -> dict[str, object]:
    ended = command(folder, *arguments)
    assert ended.returncode == 0, ended.stderr
    told: dict[str, object] = json.loads(ended.stdout)
    return told


def refused(folder: Path, *arguments: str) -> str:
    """The one line of a command that refuses."""
    ended = command(folder, *arguments)
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    (line,) = ended.stderr.splitlines()
    return line


def furnished(folder: Path) -> Path:
    folder.mkdir()
    (folder / "house.toml").write_text(HOUSE)
    (folder / "script.toml").write_text("betting_ms = 500\ncard_ms = 20\nresult_ms = 50\n")
    return folder


async def wagering(guest: Guest) -> None:
    """Wager without rest, and deal at a table of one's own."""
    await guest.follow("star")
    await guest.follow("touch")
    while True:
        try:
            await guest.wager("star", banker=50_000)
            await guest.ask("deal", table="touch", wagers={"player": 10})
        except LinkLostError:
            return
        await asyncio.sleep(0.005)


async def log(url: str, stream: str) -> list[Event]:
    store = store_at(url)
    await store.open()
    try:
        stored = await store.events(stream, limit=100_000)
    finally:
        await store.close()
    return [msgspec.json.decode(one.body, type=Event) for one in stored]


async def drill(tmp_path: Path, url_of: Callable[[str], str | None]) -> None:
    folder, elsewhere = furnished(tmp_path / "here"), furnished(tmp_path / "there")
    (folder / "rules").mkdir()
    (folder / "drills").mkdir()
    (folder / "drills" / "own.toml").write_text('id = "own"\ncount = 3\n[title]\nen = "Own"\n', "utf-8")
    house = RunningHouse(folder, OPTIONS, database_url=url_of("here"))
    await asyncio.to_thread(house.start)
    guests = [await Guest(house.url).come() for _ in range(3)]
    tasks = [asyncio.create_task(wagering(guest)) for guest in guests]
    try:
        await asyncio.sleep(2.5)
        database = ("--database", house.url_of_database)
        told = await asyncio.to_thread(done, folder, "backup", "../house.backup", *database)
        file = tmp_path / "house.backup"
        assert file.stat().st_mode & 0o777 == 0o600
        assert told["bytes"] == file.stat().st_size
        # The house goes on, ends shoes and tells seeds.
        await asyncio.sleep(1.0)
    finally:
        for task in tasks:
            task.cancel()
        for guest in guests:
            await guest.disconnect()
        house.stop()

    copy = RunningHouse(elsewhere, OPTIONS, database_url=url_of("there"))
    database = ("--database", copy.url_of_database)
    await asyncio.to_thread(done, elsewhere, "restore", "../house.backup", *database)
    assert (elsewhere / "puntobanco.key").read_bytes() == (folder / "puntobanco.key").read_bytes()
    assert (elsewhere / "puntobanco.key").stat().st_mode & 0o777 == 0o600
    assert (elsewhere / "drills" / "own.toml").read_bytes() == (folder / "drills" / "own.toml").read_bytes()
    audited = await asyncio.to_thread(done, elsewhere, "audit", *database)
    assert audited["sound"], audited
    assert audited["wagers"]

    await asyncio.to_thread(copy.start)
    try:
        await goes_on(copy, guests[0])
    finally:
        copy.stop()
    assert "already" in (line := refused(elsewhere, "restore", "../house.backup", *database)) or "not empty" in line
    await verify_restored(house, copy)


async def goes_on(copy: RunningHouse, old: Guest) -> None:
    """Who had a wallet at the first house has it at the restored one, and plays on."""
    assert copy.is_running, copy.log
    again = Guest(copy.url)
    again.cookies = old.cookies
    await again.connect()
    assert again.welcome["patron"]["id"] == old.patron["id"]
    await again.follow("star")
    await again.follow("touch")
    await again.until(lambda: again.in_play == 0, "the wagers that lay go back")
    assert (await again.ask("deal", table="touch", wagers={"player": 10}))["t"] == "ack"
    await again.event("star", "betting-opened", after=again.sequences["star"])
    assert (await again.wager("star", banker=50_000))["t"] == "ack"
    await again.event("star", "coup-settled", after=again.sequences["star"])
    await again.disconnect()


async def verify_restored(house: RunningHouse, copy: RunningHouse) -> None:
    """The record is sound and says that it was restored, and no seed is used twice."""
    store = store_at(copy.url_of_database)
    await store.open()
    report = await audit(store, play=True)
    assert report.is_sound, report
    hall = [one.kind for one in await store.events(HALL, limit=100_000)]
    assert hall.count("house-restored") == 1
    streams = await store.tables()
    await store.close()
    for stream in streams:
        await verify_no_old_seed(stream, house.url_of_database, copy.url_of_database)


async def verify_no_old_seed(stream: str, url: str, restored_url: str) -> None:
    """What the first house dealt or told after the backup is nothing that the restored one dealt from."""
    first, second = await log(url, stream), await log(restored_url, stream)
    common = next(
        (n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second))
    )
    told = {event.commitment for event in first if isinstance(event, events.ShoeOpened)}
    told |= {event.commitment for event in first if isinstance(event, events.SharesCalled)}
    opened: str | None = None
    for event in second[common:]:
        if isinstance(event, events.ShoeOpened):
            opened = event.commitment
        if isinstance(event, events.CoupSettled):
            assert opened is not None, "no coup is dealt from the shoe that lay on the table"
            assert opened not in told, "a shoe of the restored house has a seed of its own"


@pytest.mark.slow
async def test_a_house_on_sqlite_is_restored_elsewhere_and_goes_on(tmp_path: Path) -> None:
    await drill(tmp_path, lambda _: None)


@pytest.mark.slow
async def test_a_house_on_postgresql_is_restored_elsewhere_and_goes_on(tmp_path: Path) -> None:
    urls = {name: await asyncio.to_thread(new_database) for name in ("here", "there")}
    await drill(tmp_path, urls.get)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small house and its backup, `house.backup`, in one folder."""
    folder = furnished(tmp_path_factory.mktemp("saved") / "here")
    house = RunningHouse(folder, OPTIONS)
    house.start()
    house.stop()
    done(folder, "backup", "house.backup", "--database", house.url_of_database, "--house", "house.toml")
    return folder


def test_a_backup_never_overwrites_anything(saved: Path) -> None:
    assert "is there already" in refused(saved, "backup", "house.backup", "--database", "sqlite:house.sqlite")


def test_a_backup_needs_a_house(saved: Path, tmp_path: Path) -> None:
    assert "there is no database" in refused(saved, "backup", "a", "--database", "sqlite:nowhere.sqlite")
    assert "in memory" in refused(saved, "backup", "a", "--database", "memory:")
    shutil.copy(saved / "house.sqlite", tmp_path / "house.sqlite")
    assert "key" in refused(tmp_path, "backup", "a", "--database", "sqlite:house.sqlite")
    assert not (tmp_path / "a").exists()


def test_nothing_is_restored_over_a_house(saved: Path, tmp_path: Path) -> None:
    line = refused(saved, "restore", "house.backup", "--database", "sqlite:house.sqlite")
    assert "there is a house already" in line
    (tmp_path / "puntobanco.key").write_bytes(b"k" * 32)
    assert "puntobanco.key" in refused(
        tmp_path, "restore", str(saved / "house.backup"), "--database", "sqlite:house.sqlite"
    )
    assert sorted(path.name for path in tmp_path.iterdir()) == ["puntobanco.key"]


def test_a_backup_that_was_changed_is_refused_and_nothing_is_left(saved: Path, tmp_path: Path) -> None:
    body = bytearray((saved / "house.backup").read_bytes())
    for place in (0, len(body) // 3, len(body) // 2):
        changed = bytearray(body)
        changed[place] ^= 1
        (tmp_path / "changed").write_bytes(changed)
        with_it = tmp_path / "empty"
        with_it.mkdir()
        line = refused(with_it, "restore", "../changed", "--database", "sqlite:house.sqlite")
        assert "damaged" in line or "no backup" in line
        assert list(with_it.iterdir()) == []
        with_it.rmdir()


@pytest.mark.parametrize("damage", ["a byte less", "its sum cut off", "a byte more", "a part of noise"])
def test_an_archive_is_read_to_its_last_byte(saved: Path, tmp_path: Path, damage: str) -> None:
    body = (saved / "house.backup").read_bytes()
    middle, noise = len(body) // 2, Random(1).randbytes(len(body) // 4)
    changed = {
        "a byte less": body[:-1],
        "its sum cut off": body[:-8],
        "a byte more": body + b"x",
        "a part of noise": body[:middle] + noise + body[middle + len(noise) :],
    }
    (tmp_path / "changed").write_bytes(changed[damage])
    (tmp_path / "empty").mkdir()
    assert "is damaged" in refused(tmp_path / "empty", "restore", "../changed", "--database", "sqlite:house.sqlite")
    assert list((tmp_path / "empty").iterdir()) == []


def test_an_archive_with_a_file_too_many_or_outside_is_refused(saved: Path, tmp_path: Path) -> None:
    with tarfile.open(saved / "house.backup") as source, tarfile.open(tmp_path / "more", "w:gz") as target:
        for member in source:
            target.addfile(member, source.extractfile(member))
        target.add(saved / "house.toml", arcname="../outside.toml")
    line = refused(tmp_path, "restore", "more", "--database", "sqlite:house.sqlite")
    assert "does not belong there" in line
    assert not (tmp_path.parent / "outside.toml").exists()


def test_a_backup_of_sqlite_is_not_restored_into_postgresql(saved: Path, tmp_path: Path) -> None:
    line = refused(tmp_path, "restore", str(saved / "house.backup"), "--database", new_database())
    assert "of a house on sqlite" in line


def test_a_restored_house_has_its_own_files_again(saved: Path, tmp_path: Path) -> None:
    done(tmp_path, "restore", str(saved / "house.backup"), "--database", "sqlite:house.sqlite")
    assert (tmp_path / "house.toml").read_text() == HOUSE
    assert sorted(path.name for path in tmp_path.iterdir()) == ["house.sqlite", "house.toml", "puntobanco.key"]
