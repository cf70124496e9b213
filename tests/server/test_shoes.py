"""Past shoes of a table: listed with their coups, counts and road, and proved from the record however old they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from puntobanco.verify import read_proof, verify
from tests.guest import Guest
from tests.house import RunningHouse, running_house

HOUSE = """
[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"
betting_ms = 60
card_ms = 0
result_ms = 0

[[table]]
id      = "touch"
number  = 2
ruleset = "touch"
mode    = "touch"
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "house.toml").write_text(HOUSE)
    (folder / "script.toml").write_text("betting_ms = 20\ncard_ms = 0\nresult_ms = 0\n")
    with running_house(folder, "--house", "house.toml", "--script", "script.toml") as house:
        yield house


def winners(guest: Guest, shoe: int) -> list[str]:
    """Who won the coups of a shoe, as they were told live."""
    found: list[str] = []
    number = 0
    for event in guest.events["star"]:
        number = event["shoe"] if event["kind"] == "shoe-opened" else number
        if number == shoe and event["kind"] == "coup-settled":
            found.append(event["outcome"]["winner"])
    return found


@pytest.mark.slow
async def test_an_old_shoe_is_listed_and_proved_from_the_record(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    await guest.follow("star")
    # Five whole shoes: more than the house keeps the proofs of in memory.
    await guest.until(lambda: sum(e["kind"] == "shoe-ended" for e in guest.events["star"]) >= 5, "shoes", seconds=90)
    async with guest.http() as http:
        told = (await http.get("/api/tables/star/shoes")).json()
        assert [shoe["number"] for shoe in told["shoes"]] == sorted((s["number"] for s in told["shoes"]), reverse=True)
        assert told["before"] is None
        first = told["shoes"][-1]
        assert (first["number"], first["coups"]) == (
            1,
            sum(first["counts"][who] for who in ("banker", "player", "tie")),
        )
        letters = [letter for letter in told["shoes"][-2]["road"] if letter in "BPT"]
        assert letters == [winner[0].upper() for winner in winners(guest, 2)]
        older = (await http.get("/api/tables/star/shoes?before=3")).json()
        assert [shoe["number"] for shoe in older["shoes"]] == [2, 1]
        proof = await http.get("/api/proofs/star/1")
        assert proof.status_code == 200, proof.text
        assert len(proof.json()["coups"]) == first["coups"]
        assert proof.json()["end"]["seed"]
        found = verify(read_proof(proof.text), house_key=bytes.fromhex(guest.welcome["house_key"]))
        assert found.holds, found
        for path, reason in (
            ("/api/proofs/star/9999", "unknown-topic"),
            ("/api/tables/whist/shoes", "unknown-table"),
            ("/api/tables/star/shoes?before=x", "malformed"),
            ("/api/tables/star/shoes?before=0", "malformed"),
        ):
            assert (await http.get(path)).json()["reason"] == reason, path
    await guest.disconnect()


async def test_a_patron_lists_and_proves_shoes_of_their_own_table_alone(house: RunningHouse) -> None:
    guest, other = await Guest(house.url).come(), await Guest(house.url).come()
    await guest.follow("touch")
    for _ in range(3):
        assert (await guest.ask("deal", table="touch", wagers={"player": 10}))["t"] == "ack"
        await guest.event("touch", "betting-opened", after=guest.sequences["touch"])
    async with guest.http() as http:
        shoes = (await http.get("/api/tables/touch/shoes")).json()["shoes"]
        assert [shoe["number"] for shoe in shoes] == [3, 2, 1]
        assert all(shoe["coups"] == 1 for shoe in shoes)
    async with other.http() as http:
        assert (await http.get("/api/tables/touch/shoes")).json()["shoes"] == []
    await guest.disconnect()
    await other.disconnect()
