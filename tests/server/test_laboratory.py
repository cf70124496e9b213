"""The lab over HTTP: a study is played beside the tables, told as it grows, bounded, and ends when nobody reads on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from puntobanco.rules import shipped_ids
from puntobanco.text import LANGUAGES
from tests.guest import Guest
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.slow

STUDY = {
    "ruleset": "star-commission",
    "system": "paroli",
    "unit_minor": 50_000,
    "bankroll_minor": 5_000_000,
    "coups": 100,
    "sessions": 2_000,
    "lang": "th",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as running:
        yield running


def children_of(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text("utf-8").rpartition(")")[2].split()
            if int(fields[1]) == pid and fields[0] != "Z":
                found.append(int(stat.parent.name))
    return found


async def test_the_menu_has_every_system_and_rule_set_in_every_language(house: RunningHouse) -> None:
    async with Guest(house.url).http() as http:
        menus = {lang: (await http.get("/api/lab", params={"lang": lang})).json() for lang in LANGUAGES}
    assert len({menu["systems"][1]["does"] for menu in menus.values()}) == len(LANGUAGES)
    for menu in menus.values():
        assert {one["id"] for one in menu["rulesets"]} <= {*shipped_ids()}
        assert "star-special" in {one["id"] for one in menu["rulesets"]}
        assert {"martingale", "follow-last", "count", "exact"} <= {one["id"] for one in menu["systems"]}


async def test_a_study_is_told_line_by_line_in_the_language_asked_for(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    async with guest.http() as http, http.stream("POST", "/api/lab", json=STUDY) as answer:
        assert answer.status_code == 200
        lines = [json.loads(line) async for line in answer.aiter_lines()]
    *frames, report = lines
    assert {frame["t"] for frame in frames} == {"frame"}
    assert frames[-1]["sessions"] == 2_000
    assert sum(frames[-1]["histogram"]["counts"]) == 2_000
    assert report["t"] == "report"
    assert "พาโรลี" in report["title"] or "Paroli" in report["title"]
    assert any("กติกา" in sentence for sentence in report["says"])
    await guest.disconnect()


async def test_one_who_is_not_signed_in_and_one_of_another_page_are_refused(house: RunningHouse) -> None:
    async with httpx.AsyncClient(base_url=house.url, headers={"origin": house.url}) as http:
        assert (await http.post("/api/lab", json=STUDY)).status_code == 401
    guest = await Guest(house.url).come()
    async with guest.http() as http:
        elsewhere = await http.post("/api/lab", json=STUDY, headers={"origin": "http://elsewhere.example"})
        assert elsewhere.status_code == 403
    await guest.disconnect()


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"ruleset": "unheard-of"}, 404, "unknown-topic"),
        ({"sessions": 100_001}, 400, "malformed"),
        ({"sessions": 100_000, "coups": 5_000}, 413, "too-large"),
        ({"system": "exact", "sessions": 20_000}, 413, "too-large"),
        ({"own": "def wager(memory, last): return 1"}, 400, "malformed"),
        ({"unit_minor": "500"}, 400, "malformed"),
        ({"seed": -1}, 400, "malformed"),
    ],
)
async def test_what_is_too_much_or_no_study_is_refused_and_says_what_may_be_asked(
    house: RunningHouse, change: dict[str, object], status: int, reason: str
) -> None:
    guest = await Guest(house.url).come()
    async with guest.http() as http:
        answer = await http.post("/api/lab", json=STUDY | change)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert reason == "unknown-topic" or answer.json()["detail"]
    await guest.disconnect()


async def test_a_patron_has_one_study_at_a_time_and_it_ends_when_they_go(house: RunningHouse) -> None:
    assert house.process is not None
    guest = await Guest(house.url).come()
    long = STUDY | {"system": "exact", "sessions": 10_000}
    async with guest.http() as http:
        async with http.stream("POST", "/api/lab", json=long) as answer:
            lines = answer.aiter_lines()
            await anext(lines)
            assert children_of(house.process.pid)
            second = await http.post("/api/lab", json=STUDY)
            assert (second.status_code, second.json()["reason"]) == (429, "too-many")
        until = time.monotonic() + 10
        while children_of(house.process.pid):
            assert time.monotonic() < until, "the study of one who has gone is played on"
            await asyncio.sleep(0.05)
        async with http.stream("POST", "/api/lab", json=STUDY) as again:
            assert [json.loads(line) async for line in again.aiter_lines()][-1]["t"] == "report"
    await guest.disconnect()


async def test_the_tables_go_on_while_studies_are_played(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    await guest.follow("star-1")
    longest = 0.0

    async def study() -> None:
        async with guest.http() as http, http.stream("POST", "/api/lab", json=STUDY | {"sessions": 20_000}) as answer:
            async for _ in answer.aiter_lines():
                pass

    def pongs() -> int:
        return sum(message["t"] == "pong" for message in guest.messages)

    async def ping() -> float:
        begun, before = time.monotonic(), pongs()
        await guest.send({"t": "ping", "sent": begun})
        await guest.until(lambda: pongs() > before, "a pong")
        return time.monotonic() - begun

    running = asyncio.create_task(study())
    while not running.done():
        longest = max(longest, await ping())
        await asyncio.sleep(0.1)  # a client that says more than ten things a second is answered no longer
    await running
    assert longest < 1.0, "a study holds up the tables"
    await guest.disconnect()
