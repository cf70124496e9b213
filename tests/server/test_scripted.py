"""Known cards at a real house: what each rule set pays for them, to the minor unit, over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.guest import Guest, Message
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.slow

SCRIPT = """
betting_ms = 1500
card_ms    = 30
result_ms  = 100

[cards]
star-1     = ["9h Js 8d 9c"]
star-2     = ["Kh Ks 5d 6c Th"]
seven-up-6 = ["Kh 9s 7d"]
seven-up-7 = ["Kh 7s 7d 2c"]
punto-5    = ["9h 9s Th Td", "9h 9s Th Td", "Kh 9s Th Td"]
touch      = ["Kh 9s Th Td", "Kh 9s Th Td", "Kh 9s Th Td", "9h 9s Th Td"]
"""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    (tmp_path / "script.toml").write_text(SCRIPT)
    with running_house(tmp_path, "--script", "script.toml") as house:
        yield house


async def seated(house: RunningHouse, table: str) -> Guest:
    guest = await Guest(house.url).come()
    await guest.follow(table)
    await guest.phase(table, "betting")
    return guest


async def first_result(guest: Guest) -> dict[str, Message]:
    await guest.until(lambda: bool(guest.results), "the result")
    return {wager["bet"]: wager for wager in guest.results[0]["wagers"]}


async def test_the_scripted_coups_are_paid_as_the_documents_say(house: RunningHouse) -> None:
    guests = {table: await seated(house, table) for table in ("star-1", "star-2", "seven-up-6", "seven-up-7")}
    placed = {
        "star-1": {"banker": 100_000, "tie": 50_000},
        "star-2": {"banker": 100_000},
        "seven-up-6": {"banker": 1_000, "player": 1_000, "tie": 1_000, "super_sevens": 500},
        "seven-up-7": {"banker": 1_000, "super_sevens": 500},
    }
    for table, wagers in placed.items():
        answer = await guests[table].wager(table, None, **wagers)
        assert answer["t"] == "ack", (table, answer)
    found = {table: await first_result(guest) for table, guest in guests.items()}
    # Odd tables: 5 % of the win. Player 9 8 = 7, Banker J 9 = 9.
    assert found["star-1"]["banker"]["commission_minor"] == 5_000
    assert found["star-1"]["banker"]["returned_minor"] == 195_000
    assert found["star-1"]["tie"]["returned_minor"] == 0
    # Even tables: half of the win when Banker wins with 6. Player K 5 T = 5, Banker K 6 = 6.
    assert found["star-2"]["banker"] == {
        "bet": "banker",
        "stake_minor": 100_000,
        "gross_win_minor": 100_000,
        "commission_minor": 50_000,
        "returned_minor": 150_000,
        "net_minor": 50_000,
        "result": "won",
    }
    # 7 Up: Banker K 7 = 7, Player 7 9 = 6.
    assert found["seven-up-6"]["banker"]["returned_minor"] == 2_800
    assert found["seven-up-6"]["player"]["result"] == "lost"
    assert found["seven-up-6"]["super-sevens"]["returned_minor"] == 1_500
    # Online: Banker K 7 = 7 pays 3:2, Player 7 7 2 = 6; three 7s pay 6:1.
    assert found["seven-up-7"]["banker"]["returned_minor"] == 2_500
    assert found["seven-up-7"]["super-sevens"]["returned_minor"] == 3_500
    for guest in guests.values():
        await guest.disconnect()


async def test_super_sevens_alone_is_refused_online(house: RunningHouse) -> None:
    guest = await seated(house, "seven-up-7")
    answer = await guest.wager("seven-up-7", super_sevens=500)
    assert (answer["reason"], answer["bet"]) == ("only-with", "super-sevens")
    await guest.disconnect()


async def test_at_punto_banco_a_main_wager_stays_up_on_ties_until_it_is_decided_or_taken_down(
    house: RunningHouse,
) -> None:
    ann, bob = await seated(house, "punto-5"), await seated(house, "punto-5")
    for guest in (ann, bob):
        assert (await guest.wager("punto-5", banker=1_000))["t"] == "ack"
    await ann.until(lambda: len(ann.results) == 1, "the first tie")
    assert ann.results[0]["wagers"][0]["result"] == "standing"
    assert (ann.balance, ann.in_play) == (9_999_000, 1_000)
    await ann.event("punto-5", "betting-opened", after=ann.sequences["punto-5"] - 1)
    snapshot = await bob.follow("punto-5")
    assert snapshot["state"]["standing"] == snapshot["state"]["mine"] == {"banker": 1_000}
    taken = await bob.ask("cancel", table="punto-5")
    assert (taken["balance_minor"], taken["in_play_minor"]) == (10_000_000, 0)
    await ann.until(lambda: len(ann.results) == 3, "the coup that decides")
    assert [result["wagers"][0]["result"] for result in ann.results] == ["standing", "standing", "won"]
    assert ann.balance == 10_000_950
    assert len(bob.results) == 1
    for guest in (ann, bob):
        await guest.disconnect()


async def test_touch_returns_are_rounded_down_to_the_cent(house: RunningHouse) -> None:
    guest = await seated(house, "touch")
    for coup, (stake, returned) in enumerate(((10, 19), (20, 39), (30, 58)), 1):
        await guest.phase("touch", "betting")
        answer = await guest.ask("deal", table="touch", wagers={"banker": stake})
        assert answer["t"] == "ack", answer
        await guest.until(lambda coup=coup: len(guest.results) == coup, "the result")  # type: ignore[misc] # the default binds
        assert guest.results[-1]["wagers"][0]["returned_minor"] == returned
    await guest.phase("touch", "betting")
    await guest.ask("deal", table="touch", wagers={"tie": 10, "player": 10})
    await guest.until(lambda: len(guest.results) == 4, "the tie")
    assert {wager["bet"]: wager["returned_minor"] for wager in guest.results[-1]["wagers"]} == {"tie": 90, "player": 10}
    await guest.disconnect()
