"""The auditor has eyes for patrons' own limits: a wager that breaks one is found, and a refusal that none asks for."""

from __future__ import annotations

import asyncio
from functools import cache

import pytest

from puntobanco.hall.protection import LimitKind
from puntobanco.ledger import Transfer
from puntobanco.rules import shipped, shipped_ids
from puntobanco.server.basis.asking import Done
from puntobanco.storage.memory import MemoryDisk
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors
from tests.simulator.books import Books
from tests.simulator.books_play import Playing, came_in, may_refuse, refused
from tests.simulator.own_limits import DAY_MS
from tests.simulator.pages import Arrival, Brought, FaultFoundError
from tests.storage.records import Record

STAKE = 50_000
WIDE = 100_000_000
MINUTES = 1_000
Came = dict[str, Arrival]


async def played() -> tuple[MemoryDisk, Came, str]:
    """A patron limits losses and time, loosens both, and wagers for ten minutes more."""
    indoors = await Indoors.open()
    star, patron, came = indoors.table("star"), await indoors.guest(), Came()
    protector = indoors.house.reception.protector
    await protector.set_limit(indoors.session_of(patron), LimitKind.LOSS_DAY, WIDE)
    await protector.set_limit(indoors.session_of(patron), LimitKind.TIME, MINUTES)
    for number in range(12):
        if number == 6:
            await protector.set_limit(indoors.session_of(patron), LimitKind.LOSS_DAY, None)
            await protector.set_limit(indoors.session_of(patron), LimitKind.TIME, None)
        await indoors.until(star, Phase.BETTING)
        came[f"wager-{number}"] = Arrival(indoors.clock.now_ms(), 0.0, STAKE)
        assert isinstance(await indoors.wager(star, patron, name=f"wager-{number}", tie=STAKE), Done)
        await indoors.until(star, Phase.REVEALING)
        await indoors.clock.pass_time(60_000)
    disk = indoors.disk.copy()
    await indoors.abandon()
    return disk, came, patron.id


@cache
def record() -> tuple[MemoryDisk, Came, str]:
    return asyncio.run(played())


def read(old: bytes = b"", new: bytes = b"") -> Books:
    """Read the record, with something else in the place of what was set; the patron has been told all of it."""
    disk, came, patron = record()
    forged = Record(disk.copy(), stream="hall")
    for stored in disk.events["hall"]:
        if stored.kind == "limit-set" and old in stored.body:
            forged.rewrite(stored.sequence, stored.body.replace(old, new))
    rulesets = {shipped(ruleset).behaviour_hash: ruleset for ruleset in shipped_ids()}
    books = Books(lambda: 0.0, rulesets, lambda _, id: (came[id],))
    hanging: dict[tuple[str, int], list[Transfer]] = {}
    for posted in forged.disk.transfers:
        hanging.setdefault((posted.stream, posted.sequence), []).append(posted.transfer)
    for stream in ("hall", "star"):
        books.granted(stream, 1)
        for stored in forged.disk.events[stream]:
            books.read(stored, hanging.get((stream, stored.sequence), []))
            for one in books.ledger.limits[patron]:
                one.told_at = 0.0
    return books


@pytest.mark.slow
def test_wagers_within_their_patrons_limits_are_sound() -> None:
    assert read().resolved["settled"] > 11


@pytest.mark.parametrize(
    ("old", "new"),
    [(b"%d" % WIDE, b"%d" % (STAKE - 1)), (b":%d" % MINUTES, b":5")],
    ids=["losses", "time"],
)
def test_rsp_02_a_wager_that_breaks_the_tighter_limit_within_a_day_of_its_loosening_is_found(
    old: bytes, new: bytes
) -> None:
    with pytest.raises(FaultFoundError, match="who has set"):
        read(old, new)


def test_a_refusal_for_a_limit_is_right_only_where_the_limit_is_reached() -> None:
    books, (_, came, patron) = read(), record()
    sets, playing = books.ledger.limits[patron], Playing.of(books.ledger, books.streams.values(), patron)
    last = came["wager-11"]
    assert not may_refuse("limit-loss-day", sets, playing, "new", [last])
    assert may_refuse("limit-loss-day", sets, playing, "new", [last._replace(stake_minor=WIDE * 2)])
    assert not may_refuse("limit-loss-week", sets, playing, "new", [last._replace(stake_minor=WIDE * 2)])
    assert not may_refuse("limit-time", sets, playing, "new", [last])
    late = last._replace(at_ms=last.at_ms + MINUTES * 60_000)
    assert not may_refuse("limit-time", sets, playing, "new", [late]), "that session is over"


def test_a_wager_of_less_than_nothing_frees_nothing_and_begins_no_session_when_it_is_refused() -> None:
    books, (_, came, patron) = read(), record()
    sets, playing = books.ledger.limits[patron], Playing.of(books.ledger, books.streams.values(), patron)
    last, active = came["wager-11"], list(playing.page.active)
    lost = playing.most_lost(last.at_ms, DAY_MS, "new")
    came_in(books.ledger, patron, "nonsense", last._replace(stake_minor=-500))
    refused(books.ledger, patron, "nonsense")
    assert playing.most_lost(last.at_ms, DAY_MS, "new") == lost
    assert playing.page.active == active
    reached = last._replace(stake_minor=WIDE - lost)
    assert not may_refuse("limit-loss-day", sets, playing, "new", [reached])
    assert may_refuse("limit-loss-day", sets, playing, "new", [reached._replace(stake_minor=WIDE - lost + 1)])


def test_a_coup_that_is_corrected_twice_may_count_for_a_while_as_it_was_before_each() -> None:
    coup = Brought(shown_at=0, stake=100, net=-100, read=0.0, before=[(10.0, 95), (20.0, 800)])
    assert [sorted(coup.nets(since)) for since in (5.0, 15.0, 25.0)] == [[-100, 95, 800], [-100, 800], [-100]]
