"""The star-coin hall as its guide describes it, sentence by sentence, at a running house over its sockets."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from puntobanco.errors import Reason
from tests.guest import Guest, Message
from tests.house import RunningHouse, running_house
from tests.staff import first_admin

pytestmark = pytest.mark.slow

UNIT = 50_000
"""500 star coins."""

SCRIPT = f"""
betting_ms = 2500
card_ms = 250
result_ms = 300
[cards]
star-1 = {json.dumps(["2h 6s 3d 7c 9s 2d"] * 60)}
star-2 = {json.dumps(["9h Js 8d 9c"] * 60)}
"""
SHOES = """
[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


@pytest.fixture
async def guest(house: RunningHouse) -> AsyncIterator[Guest]:
    guest = await Guest(house.url).come()
    yield guest
    await guest.disconnect()


async def placed(guest: Guest, table: str, **wagers: int) -> Message:
    """Wager as soon as bets are taken."""
    answer = await guest.wager(table, None, **wagers)
    while answer.get("reason") in (Reason.BETTING_CLOSED, Reason.NOT_NOW):
        await guest.event(table, "betting-opened", after=guest.sequences[table])
        answer = await guest.wager(table, None, **wagers)
    return answer


async def told(guest: Guest, kind: str) -> Message:
    """The next message of a kind."""
    seen = len(guest.messages)
    await guest.until(lambda: any(one["t"] == kind for one in guest.messages[seen:]), kind)
    return next(one for one in guest.messages[seen:] if one["t"] == kind)


async def test_odd_tables_take_five_percent_and_even_ones_half_of_a_win_with_six(guest: Guest) -> None:
    await guest.send({"t": "subscribe", "topic": "hall"})
    await guest.until(lambda: any(one["t"] == "hall" for one in guest.messages), "the hall")
    hall = next(one for one in guest.messages if one["t"] == "hall")
    stars = [table for table in hall["tables"] if table["ruleset"].startswith("star-")]
    assert len(stars) > 1
    for table in stars:
        assert table["ruleset"] == ("star-commission" if table["number"] % 2 else "star-special")
        assert table["commission_badge"] == ("fixed-commission" if table["number"] % 2 else "special-commission")
        assert table["seats"] == 100
        assert table["limits"]["banker"] | {"per_level_minor": 0} == table["limits"]["player"] | {"per_level_minor": 0}
        assert [table["limits"][bet]["max_minor"] for bet in ("banker", "tie", "banker-pair")] == [250_000, UNIT, UNIT]
    await guest.follow("star-1")
    assert guest.states["star-1"]["chips_minor"] == [50_000, 100_000, 500_000, 1_000_000]
    assert guest.states["star-1"]["stake_step_minor"] == UNIT


async def test_only_one_of_banker_and_player_is_wagered_on_and_tie_and_pairs_are_free(guest: Guest) -> None:
    await guest.follow("star-1")
    assert (await placed(guest, "star-1", banker=UNIT, player=UNIT))["reason"] == Reason.ONLY_ONE_OF
    assert (await placed(guest, "star-1", banker=UNIT, tie=UNIT, banker_pair=UNIT, player_pair=UNIT))["t"] == "ack"
    assert (await guest.wager("star-1", player=UNIT))["reason"] in (Reason.ONLY_ONE_OF, Reason.BETTING_CLOSED)
    assert (await guest.ask("cancel", table="star-1"))["reason"] in (Reason.CANNOT_CANCEL, Reason.BETTING_CLOSED)
    await guest.until(lambda: bool(guest.results), "the result")
    assert guest.results[-1]["net_minor"] == 47_500 - 3 * UNIT


async def test_limits_rise_with_the_level_which_playing_does_not(house: RunningHouse, guest: Guest) -> None:
    admin = first_admin(house)
    await guest.follow("star-2")
    assert (await placed(guest, "star-2", player=6 * UNIT))["reason"] == Reason.ABOVE_MAXIMUM
    for level, main, other in (
        (1, 250_000, 50_000),
        (2, 500_000, 100_000),
        (40, 10_000_000, 2_000_000),
        (41, 10_000_000, 2_000_000),
    ):
        path = f"/api/patrons/{guest.patron['id']}/level"
        assert admin.post(path, level=level, why="earned elsewhere").status_code == 200
        await guest.until(
            lambda main=main: guest.states["star-2"]["limits"]["player"]["max_minor"] == main,  # type: ignore[misc] # a default of a lambda
            f"the limits of level {level}",
        )
        assert guest.states["star-2"]["limits"]["tie"]["max_minor"] == other
    before = (await told(guest, "events"))["seq"]
    assert (await placed(guest, "star-2", player=6 * UNIT))["t"] == "ack"
    await guest.event("star-2", "coup-settled", after=before)
    async with guest.http() as http:
        assert (await http.get("/api/me")).json()["patron"]["level"] == 41
    admin.leave()


async def test_who_comes_while_a_coup_is_dealt_waits_for_its_settlement(house: RunningHouse) -> None:
    first = await Guest(house.url).come()
    await first.follow("star-2")
    await first.phase("star-2", "revealing")
    late = await Guest(house.url).come()
    snapshot = await late.follow("star-2")
    if snapshot["state"]["phase"] == "revealing":
        assert (await late.wager("star-2", tie=UNIT))["reason"] == Reason.BETTING_CLOSED
    assert (await placed(late, "star-2", tie=UNIT))["t"] == "ack"
    for one in (first, late):
        await one.disconnect()


async def test_the_tabs_tell_leaders_win_rates_and_ones_own_totals(house: RunningHouse) -> None:
    ann, bob = [await Guest(house.url).come() for _ in range(2)]
    for one in (ann, bob):
        await one.follow("star-1")
    await ann.send({"t": "subscribe", "topic": "people:star-1"})
    await ann.until(lambda: any(one["t"] == "people" for one in ann.messages), "people")
    people = [one for one in ann.messages if one["t"] == "people"][-1]
    mine = next(one for one in people["patrons"] if one["patron"] == ann.patron["id"])
    assert (mine["coups"], mine["coups_won"]) == (0, 0), "none played: a dash"
    await placed(ann, "star-1", banker=UNIT, tie=UNIT)
    await ann.until(lambda: bool(ann.results), "the result")

    def totals() -> list[Message]:
        return [one for one in ann.messages if one["t"] == "totals" and one["coups"] == 1]

    await ann.until(lambda: bool(totals()), "the totals")
    told = totals()[-1]
    assert (told["coups_won"], told["net_minor"]) == (0, -2_500)
    sums = {one["bet"]: (one["wagers"], one["won_minor"], one["lost_minor"]) for one in told["bets"]}
    assert sums["banker"] == (1, 47_500, 0)
    assert sums["tie"] == (1, 0, UNIT)
    for people in (one for one in ann.messages if one["t"] == "people"):
        assert len(people["leaders"]) <= 7
        assert all(one["won_minor"] > 0 for one in people["leaders"])
        assert ann.patron["id"] not in [one["patron"] for one in people["leaders"]], "below zero is no place"
    for one in (ann, bob):
        await one.disconnect()


async def test_a_shoe_ends_after_78_coups_or_with_fewer_than_six_cards_and_all_is_cleared(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(SHOES)
    (tmp_path / "script.toml").write_text("betting_ms = 60\ncard_ms = 0\nresult_ms = 0\n")
    with running_house(tmp_path, "--house", "house.toml", "--script", "script.toml") as house:
        guest = await Guest(house.url).come()
        await guest.follow("star")
        ended = await guest.event("star", "shoe-ended")
        opened = [one for one in guest.events["star"] if one["kind"] == "betting-opened" and one["seq"] < ended["seq"]]
        await guest.event("star", "betting-opened", after=ended["seq"])
        fresh = await Guest(house.url).come()
        state = (await fresh.follow("star"))["state"]
        assert 60 < opened[-1]["coup"] <= 78
        assert (ended["reason"], opened[-1]["coup"] == 78) in {("coups-played", True), ("too-few-cards", False)}
        assert state["shoe"] == 2
        assert len(state["results"]) < 60, "counts and roads are those of the new shoe"
        for one in (guest, fresh):
            await one.disconnect()
