"""What patrons say to each other at a table: who may, who hears it, and that nothing of it is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from puntobanco.hall.phrases import SAID_MAX, Phrase
from puntobanco.server.wire.frames import frame_of
from puntobanco.server.wire.phrases import PhraseTold
from tests.guest import Guest, Message
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.slow

HOUSE = """
[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"
seats   = 2

[[table]]
id      = "punto"
number  = 2
ruleset = "punto-banco"

[[table]]
id      = "touch"
number  = 3
ruleset = "touch"
mode    = "touch"

[[table]]
id      = "live"
number  = 4
ruleset = "punto-banco"
mode    = "live"
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "house.toml").write_text(HOUSE, "utf-8")
    (folder / "script.toml").write_text("betting_ms = 600_000\n", "utf-8")
    with running_house(folder, "--house", "house.toml", "--script", "script.toml") as house:
        yield house


async def seated(house: RunningHouse, *tables: str) -> Guest:
    guest = await Guest(house.url).come()
    for table in tables:
        await guest.follow(table)
    return guest


def heard(guest: Guest) -> list[Message]:
    return [message for message in guest.messages if message["t"] == "phrase"]


@pytest.mark.parametrize("table", ["punto", "live"])
async def test_everybody_at_the_table_hears_a_phrase_and_nobody_elsewhere(house: RunningHouse, table: str) -> None:
    speaker, listener, elsewhere = [await seated(house, at) for at in (table, table, "star")]
    answer = await speaker.ask("phrase", table=table, phrase="good-luck")
    assert (answer["t"], answer["seq"]) == ("ack", 0)
    for guest in (speaker, listener):
        await guest.until(lambda guest=guest: bool(heard(guest)), "the phrase")  # type: ignore[misc]  # mypy infers no type for the default
        (told,) = heard(guest)
        assert told["patron"] == speaker.patron["id"]
        assert told["nickname"] == speaker.patron["nickname"]
        assert (told["table"], told["phrase"]) == (table, "good-luck")
    latecomer = await seated(house, table)
    await latecomer.ask("phrase", table=table, phrase="hello")
    assert "good-luck" not in [told["phrase"] for told in heard(latecomer)]
    assert heard(elsewhere) == []
    for guest in (speaker, listener, elsewhere, latecomer):
        await guest.disconnect()


async def test_who_watches_without_a_seat_says_nothing(house: RunningHouse) -> None:
    here = [await seated(house, "star") for _ in range(2)]
    watcher = await seated(house, "star")
    answer = await watcher.ask("phrase", table="star", phrase="hello")
    assert (answer["t"], answer["reason"]) == ("refused", "no-seat")
    for guest in (*here, watcher):
        await guest.disconnect()


async def test_nothing_is_said_at_a_table_of_ones_own_or_one_that_is_not_followed(house: RunningHouse) -> None:
    guest = await seated(house, "touch")
    for table, reason in (("touch", "not-now"), ("punto", "not-now"), ("nowhere", "unknown-table")):
        answer = await guest.ask("phrase", table=table, phrase="hello")
        assert answer["reason"] == reason
    await guest.disconnect()


@pytest.mark.parametrize("words", ["", "HELLO", "hello ", "bet more", "<script>", "good_luck", 1, None, ["hello"]])
async def test_only_the_houses_own_phrases_are_phrases(house: RunningHouse, words: object) -> None:
    guest = await seated(house, "punto")
    answer = await guest.ask("phrase", table="punto", phrase=words)
    assert answer["reason"] == "malformed"
    await guest.disconnect()


async def test_phrases_are_rationed_over_all_tables_and_links_of_a_patron(house: RunningHouse) -> None:
    guest = await seated(house, "punto", "live")
    for number in range(SAID_MAX):
        answer = await guest.ask("phrase", table=("punto", "live")[number % 2], phrase="laugh")
        assert answer["t"] == "ack"
    second = Guest(house.url)
    second.cookies = guest.cookies
    await second.connect()
    await second.follow("punto")
    for one, table in ((guest, "live"), (second, "punto")):
        answer = await one.ask("phrase", table=table, phrase="thanks")
        assert (answer["t"], answer["reason"]) == ("refused", "too-many")
    await guest.disconnect()
    await second.disconnect()


async def test_who_has_excluded_themselves_says_nothing(house: RunningHouse) -> None:
    guest = await seated(house, "punto")
    async with guest.http() as http:
        (await http.post("/api/exclusion", json={"days": 1})).raise_for_status()
    answer = await guest.ask("phrase", table="punto", phrase="hello")
    assert answer["reason"] == "self-excluded"
    await guest.disconnect()


async def test_no_phrase_is_on_record_or_in_what_a_comer_is_told(house: RunningHouse) -> None:
    guest = await seated(house, "punto")
    await guest.ask("phrase", table="punto", phrase="what-a-run")
    again = await guest.follow("punto")
    assert "what-a-run" not in json.dumps(again)
    for file in house.folder.rglob("*"):
        if file.is_file():
            assert b"what-a-run" not in file.read_bytes()
    await guest.disconnect()


async def test_a_house_can_switch_phrases_off(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(f"[talk]\nphrases = false\n{HOUSE}", "utf-8")
    with running_house(tmp_path, "--house", "house.toml") as house:
        guest = await seated(house, "punto")
        assert guest.welcome["phrases"] is False
        answer = await guest.ask("phrase", table="punto", phrase="hello")
        assert answer["reason"] == "not-now"
        await guest.disconnect()


def test_every_phrase_goes_over_the_wire() -> None:
    for phrase in Phrase:
        told = PhraseTold(table="star", patron="p", nickname="Ann", phrase=phrase, at=1)
        assert f'"phrase":"{phrase.value}"'.encode() in frame_of(told)
