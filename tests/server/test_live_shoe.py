"""The recorded shoe of sixty coups over real sockets, however its commands arrive: it ends as worked out by hand."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from puntobanco.ledger import house_loss_of, patron_account
from puntobanco.storage.audit import audit
from puntobanco.storage.historian import RulesetNames, catch_up
from puntobanco.storage.history import Standing
from puntobanco.storage.urls import store_at
from tests.live_dealing import BEGINS_WITH, CutOff, Disordered, Killed, Twice
from tests.live_people import TABLE, LiveEvening, live_evening
from tests.live_shoe import COIN, Line, counts, road, shoe, totals
from tests.postgres import postgres_server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

ON_POSTGRESQL: Final = pytest.param("postgresql", marks=pytest.mark.long)
"""The same on PostgreSQL takes minutes more and goes the same way: every other kind of test runs on both each time."""

PRESENT: Final = ("dealer", "supervisor", "manager")
DEALT: Final[Mapping[str, int]] = {
    "coup-settled": 57,
    "coup-voided": 3,
    "wagers-placed": 60,
    "betting-opened": 60,
    "betting-closed": 60,
    "result-confirmed": 57,
    "card-undone": 1,
    "hands-put-right": 1,
    "coup-corrected": 1,
    "coup-annulled": 1,
    "remedy-requested": 2,
    "request-answered": 2,
    "irregularity-declared": 8,
    "cut-card-out": 1,
    "shoe-opened": 1,
    "shoe-ended": 1,
}
"""How often each of these stands in the record after the shoe, counted from the file by hand."""


@pytest.fixture(params=["sqlite", ON_POSTGRESQL])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'house.sqlite'}"
    server = await asyncio.to_thread(postgres_server)
    name = server.new_name()
    await server.make(name, template="template0")
    return server.url(name)


async def verify_ends_as_by_hand(evening: LiveEvening, lines: list[Line], url: str) -> None:
    """Ledger, roads, statistics and record against what the file says."""
    ann = evening.ann
    patron = ann.patron["id"]
    async with ann.http() as http:
        (told,) = (await http.get(f"/api/tables/{TABLE}/shoes")).json()["shoes"]
    assert "".join(letter for letter in told["road"] if letter.isupper()) == road(lines)
    assert (told["coups"], told["counts"]) == (60, counts(lines))
    await evening.leave()
    assert await asyncio.to_thread(evening.house.stop) == 0
    store = store_at(url)
    await store.open()
    try:
        net = sum(line.net for line in lines) * COIN
        account, borne = patron_account(patron), house_loss_of(TABLE)
        balances = await store.balances([account, borne])
        assert (balances[account], balances[borne]) == (BEGINS_WITH + net, 0)
        await catch_up(store, [TABLE], RulesetNames(store), now_ms=2**53)
        assert {one.bet: one for one in await store.history.bets(TABLE, patron)} == totals(lines, patron, TABLE)
        won = sum(line.net > 0 for line in lines)
        assert await store.history.standing(TABLE, patron) == Standing(patron, TABLE, 56, won, net)
        kinds = Counter(stored.kind for stored in await store.events(TABLE, limit=100_000))
        assert {kind: kinds[kind] for kind in DEALT} == DEALT
        report = await audit(store, play=True)
        assert report.is_sound, (report.faults, report.ledger_faults, report.play_faults)
    finally:
        await store.close()


async def shoe_is_over(evening: LiveEvening) -> None:
    """The house has taken the shoe away."""
    dealer = evening.console("dealer")
    await dealer.until(lambda: dealer.live["phase"] == "shuffling", "the end of the shoe")


async def test_every_command_of_the_shoe_sent_twice_and_again_at_its_end_is_done_once(
    tmp_path: Path, database_url: str
) -> None:
    lines = shoe()
    async with live_evening(tmp_path, database_url=database_url, come=PRESENT) as evening:
        dealing = Twice(evening)
        await dealing.play(lines)
        await shoe_is_over(evening)
        await dealing.a_third_time()
        await verify_ends_as_by_hand(evening, lines, database_url)


async def test_commands_of_the_shoe_out_of_order_are_refused_and_change_nothing(
    tmp_path: Path, database_url: str
) -> None:
    lines = shoe()
    async with live_evening(tmp_path, database_url=database_url, come=PRESENT) as evening:
        await Disordered(evening).play(lines)
        await shoe_is_over(evening)
        await verify_ends_as_by_hand(evening, lines, database_url)


async def test_a_shoe_whose_links_are_cut_before_the_answer_is_resumed_and_ends_alike(
    tmp_path: Path, database_url: str
) -> None:
    lines = shoe()
    async with live_evening(tmp_path, database_url=database_url, come=PRESENT) as evening:
        dealing = CutOff(evening)
        await dealing.play(lines)
        assert dealing.cuts > 100
        await shoe_is_over(evening)
        await verify_ends_as_by_hand(evening, lines, database_url)


PLAN: Final[Mapping[str, str]] = {
    "3:wager": "before",  # betting is open
    "6:no-more": "before",  # a wager lies
    "9:bets": "sent",
    "12:card-2": "done",  # in the coup whose hands are put right
    "15:card-1": "before",  # betting is closed, no card lies
    "19:card-4": "sent",  # third cards
    "20:confirm": "before",  # all cards lie
    "23:confirm": "done",
    "26:approve": "done",  # of a correction
    "30:approve": "before",  # of an annulment
    "33:resume": "before",  # the table is paused
    "36:card-3": "stop",
    "60:card-3": "before",  # the cut card is out
}
"""Where the house ends: before a step, when its command is `sent`, when it is `done` and unanswered, or in order."""


@pytest.mark.parametrize("kind", ["sqlite", ON_POSTGRESQL])
async def test_a_house_killed_in_mid_coup_goes_on_when_the_cards_are_read_again_and_the_shoe_ends_alike(
    tmp_path: Path, kind: str
) -> None:
    lines = shoe()
    url = f"sqlite:{tmp_path / 'house.sqlite'}"
    plan = PLAN
    if kind == "postgresql":  # a dead house's lease has to run out each time
        server = await asyncio.to_thread(postgres_server)
        name = server.new_name()
        await server.make(name, template="template0")
        url, plan = server.url(name), {step: PLAN[step] for step in ("6:no-more", "19:card-4", "26:approve")}
    async with live_evening(tmp_path, database_url=url, come=PRESENT) as evening:
        dealing = Killed(evening, plan)
        await dealing.play(lines)
        assert not dealing.plan, "every step of the plan came"
        assert dealing.reread >= 1
        await shoe_is_over(evening)
        await verify_ends_as_by_hand(evening, lines, url)
