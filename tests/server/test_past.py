"""What was: one's own coups, one coup again, the statement, leaderboards and tabs, of a house that really played."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import AsyncIterator, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from tests.guest import Guest, Message
from tests.house import RunningHouse, running_house

SCRIPT = f"""
betting_ms = 1000
card_ms = 100
result_ms = 200
[cards]
star-1 = {json.dumps(["2h 6s 3d 7c 9s 2d", "Kh 9s 2d Kc"] * 40)}
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "script.toml").write_text(SCRIPT, "utf-8")
    with running_house(folder, "--script", "script.toml") as running:
        yield running


pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.slow]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def guest(house: RunningHouse) -> AsyncIterator[Guest]:
    """Somebody who has wagered in two coups of a star table and dealt one coup of their own."""
    guest = await Guest(house.url).come()
    await guest.follow("star-1")
    for coup in (1, 2):
        answer = {"t": "refused"}
        while answer["t"] == "refused":
            await guest.event("star-1", "betting-opened", after=guest.sequences["star-1"])
            answer = await guest.wager("star-1", banker=100_000, tie=50_000)
        await guest.until(lambda coup=coup: len(guest.results) == coup, "the result")  # type: ignore[misc] # a default of a lambda
    await guest.follow("touch")
    await guest.ask("deal", table="touch", wagers={"player": 500}, entropy="ab" * 32)
    await guest.until(lambda: len(guest.results) == 3, "the result")
    yield guest
    await guest.disconnect()


async def get(guest: Guest, path: str, **asked: object) -> Any:  # noqa: ANN401 -- an object, or a list of them
    async with guest.http() as http:
        answer = await http.get(path, params={key: str(value) for key, value in asked.items()})
    answer.raise_for_status()
    return answer.json()


async def test_own_coups_are_those_that_were_told_newest_first(guest: Guest) -> None:
    coups = (await get(guest, "/api/me/coups"))["coups"]
    assert [coup["table"] for coup in coups] == ["touch", "star-1", "star-1"]
    told = [(one["shoe"], one["coup"], one["net_minor"]) for one in reversed(guest.results)]
    assert [(one["shoe"], one["coup"], one["net_minor"]) for one in coups] == told
    assert [one["wagers"] for one in coups] == [one["wagers"] for one in reversed(guest.results)]
    assert {coup["ruleset"] for coup in coups} == {"touch", "star-commission"}
    for asked, count in (({"table": "touch"}, 1), ({"ruleset": "star-commission"}, 2), ({"until": 1}, 0)):
        assert len((await get(guest, "/api/me/coups", **asked))["coups"]) == count
    first = await get(guest, "/api/me/coups", limit=2)
    rest = await get(guest, "/api/me/coups", limit=2, before=first["before"])
    assert first["coups"] + rest["coups"] == coups
    assert rest["before"] is None


async def test_inf_06_a_coup_is_recalled_whole_and_marked_as_a_replay(guest: Guest) -> None:
    for result in guest.results:
        recalled = await get(guest, f"/api/coups/{result['table']}/{result['shoe']}/{result['coup']}")
        assert recalled["replay"] is True
        assert recalled["wagers"] == result["wagers"]
        assert recalled["net_minor"] == result["net_minor"]
        assert recalled["balance_after_minor"] - recalled["balance_before_minor"] == result["net_minor"]
        assert recalled["behaviour_hash"] == recalled["layout"]["behaviour_hash"]
        settled = [event for event in guest.events[result["table"]] if event["seq"] == recalled["sequence_last"]]
        assert [event["outcome"] for event in settled] == [recalled["outcome"]]
        assert recalled["areas"] == settled[0]["areas"]
        assert recalled["receipt"] == settled[0]["receipt"]
        assert len(recalled["cards"]) >= 4


async def test_a_coup_of_a_table_that_one_may_watch_is_recalled_without_anybodys_name(
    house: RunningHouse, guest: Guest
) -> None:
    result = guest.results[0]
    other = await Guest(house.url).come()
    recalled = await get(other, f"/api/coups/star-1/{result['shoe']}/{result['coup']}")
    assert (recalled["wagers"], recalled["balance_after_minor"]) == ([], None)
    assert recalled["areas"]["banker"]["stake_minor"] >= 100_000
    assert guest.patron["id"] not in json.dumps(recalled)
    assert guest.patron["nickname"] not in json.dumps(recalled)
    own = guest.results[2]
    for path in (
        f"/api/coups/touch/{own['shoe']}/{own['coup']}",
        f"/api/coups/touch.{guest.patron['id']}/{own['shoe']}/{own['coup']}",
        "/api/coups/star-1/9999/1",
        "/api/coups/nowhere/1/1",
    ):
        async with other.http() as http:
            assert (await http.get(path)).status_code == httpx.codes.NOT_FOUND, path
    await other.disconnect()


async def test_aud_02_what_is_kept_of_every_coup_says_all_that_a_test_lab_asks_for(guest: Guest) -> None:
    result = guest.results[0]
    told = await get(guest, f"/api/coups/star-1/{result['shoe']}/{result['coup']}")
    for when in ("opened_at", "ended_at", "shown_at"):
        assert told[when] > 1_600_000_000_000
    assert [told[key] for key in ("table", "shoe", "coup")] == ["star-1", result["shoe"], result["coup"]]
    assert told["ruleset"], told["behaviour_hash"]
    assert told["layout"]["version"]
    assert told["outcome"]["winner"] == told["ending"]
    assert [card["number"] for card in told["cards"]][:4] == [1, 1, 2, 2]
    for wager in told["wagers"]:
        figures = [wager[f"{name}_minor"] for name in ("stake", "gross_win", "commission", "returned", "net")]
        stake, gross_win, commission, returned, net = figures
        assert returned == (stake + gross_win - commission if wager["result"] != "lost" else 0)
        assert net == returned - stake
    assert told["balance_before_minor"] == 10_000_000
    assert told["sequence_first"] < told["sequence_last"]
    own = guest.results[2]
    assert (await get(guest, f"/api/coups/touch/{own['shoe']}/{own['coup']}"))["receipt"], "no script wrote this shoe"


async def whole_statement(guest: Guest, limit: int) -> tuple[list[Message], int]:
    """All pages, and the balance that the first one told."""
    page = await get(guest, "/api/me/statement", limit=limit)
    rows, balance = page["rows"], page["balance_minor"]
    while page["before"] is not None:
        page = await get(guest, "/api/me/statement", limit=limit, before=page["before"])
        rows += page["rows"]
    return rows, balance


async def test_inf_07_the_statement_sums_up_to_the_balance(guest: Guest) -> None:
    rows, balance = await whole_statement(guest, 3)
    assert sum(row["amount_minor"] for row in rows) == balance == guest.balance
    after = balance
    for row in rows:
        assert row["balance_minor"] == after
        after -= row["amount_minor"]
    assert after == 0
    assert (rows[-1]["code"], rows[-1]["why"], rows[-1]["amount_minor"]) == ("grant", "first", 10_000_000)
    assert all(row["at"] for row in rows)
    for table in ("star-1", "touch"):
        times = [row["at"] for row in rows if row["table"] == table]
        assert times == sorted(times, reverse=True)
    assert {row["code"] for row in rows} >= {"wager", "stake", "win", "commission", "grant"}
    assert {(row["table"], row["bet"]) for row in rows} >= {
        ("star-1", "banker"),
        ("star-1", "tie"),
        ("touch", "player"),
    }
    assert (await whole_statement(guest, 100))[0] == rows


async def test_a_newcomer_has_coins_first_and_wagers_then(house: RunningHouse, guest: Guest) -> None:
    await guest.follow("star-1")
    answer, newcomer = {"t": "refused"}, guest
    for _ in range(5):
        await guest.event("star-1", "betting-opened", after=guest.sequences["star-1"])
        newcomer = await Guest(house.url).come()
        await newcomer.follow("star-1")
        answer = await newcomer.wager("star-1", banker=100_000)
        if answer["t"] == "ack":
            break
    assert answer["t"] == "ack", answer
    wager, grant = (await get(newcomer, "/api/me/statement"))["rows"]
    assert (wager["code"], grant["code"]) == ("wager", "grant")
    assert wager["at"] >= grant["at"]
    await newcomer.disconnect()


async def test_statement_and_coups_can_be_taken_away_as_csv(guest: Guest) -> None:
    async with guest.http() as http:
        statement = await http.get("/api/me/statement.csv?raw=1")
        coups = await http.get("/api/me/coups.csv?raw=1")
    assert "attachment" in statement.headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(statement.text)))
    assert sum(round(float(row["amount_minor"]) * 100) for row in rows) == guest.balance
    lines = list(csv.DictReader(io.StringIO(coups.text)))
    nets = sum(round(float(line["net"]) * 100) for line in lines)
    assert nets == sum(result["net_minor"] for result in guest.results)


@pytest.mark.parametrize(
    ("asked", "accepted", "heads"),
    [
        ("", "en-GB,en;q=0.9", ("Number", "Amount, star coins", "Table", "Net")),
        ("", "vi-VN", ("Số", "Số tiền, xu sao", "Bàn", "Thắng thua ròng")),
        ("?lang=zh-Hant", "en", ("編號", "金額（星幣）", "桌", "淨輸贏")),  # noqa: RUF001 -- the signs of that script
        ("?lang=zh-Hans", "en", ("编号", "金额（星币）", "桌", "净输赢")),  # noqa: RUF001 -- the signs of that script
        ("?lang=th", "en", ("เลขที่", "จำนวน (เหรียญดาว)", "โต๊ะ", "สุทธิ")),
        ("?lang=tlh", "th", ("เลขที่", "จำนวน (เหรียญดาว)", "โต๊ะ", "สุทธิ")),
    ],
)
async def test_tables_to_take_along_have_heads_in_the_language_of_their_patron(
    guest: Guest, asked: str, accepted: str, heads: tuple[str, str, str, str]
) -> None:
    number, amount, table, net = heads
    async with guest.http() as http:
        answers = [
            await http.get(f"/api/me/{name}.csv{asked}", headers={"accept-language": accepted})
            for name in ("statement", "coups")
        ]
    statement, coups = (csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))) for answer in answers)
    assert answers[0].content.startswith(b"\xef\xbb\xbf"), "spreadsheets take it for Unicode"
    rows = list(statement)
    assert number in rows[0]
    assert sum(round(float(row[amount]) * 100) for row in rows) == guest.balance
    assert {row[table] for row in coups} == {"star-1", "touch"}
    assert net in (coups.fieldnames or ())
    time = next(head for head in rows[0] if "UTC" in head)
    assert all(str(datetime.fromisoformat(row[time])) == row[time] for row in rows), "a spreadsheet takes it for a time"


@pytest.mark.parametrize(
    "path",
    [
        "/api/me/coups?before=1:star",
        "/api/me/coups?before=x:star:1:1",
        "/api/me/coups?limit=1000",
        "/api/me/coups?since=-1",
        "/api/me/coups?until=1e9",
        "/api/me/statement?before=²",
        "/api/me/statement?limit=99999999999999999999",
    ],
)
async def test_a_question_that_is_none_is_refused(guest: Guest, path: str) -> None:
    async with guest.http() as http:
        answer = await http.get(path)
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


async def test_nobody_reads_the_past_without_a_session(house: RunningHouse) -> None:
    async with httpx.AsyncClient(base_url=house.url, verify=False) as http:
        for path in ("me/coups", "me/coups.csv", "me/statement", "me/statement.csv", "coups/star-1/1/1", "leaders"):
            assert (await http.get(f"/api/{path}")).status_code == httpx.codes.UNAUTHORIZED, path


async def test_the_tabs_of_a_table_tell_leaders_patrons_and_own_totals(house: RunningHouse, guest: Guest) -> None:
    await guest.send({"t": "subscribe", "topic": "people:star-1"})

    def told(kind: str) -> list[Message]:
        return [message for message in guest.messages if message["t"] == kind]

    await guest.until(lambda: bool(told("totals")) and told("totals")[-1]["coups"] == 2, "the totals")
    await guest.until(lambda: bool(told("people")), "the tabs")
    people, totals = told("people")[-1], told("totals")[-1]
    mine = [result for result in guest.results if result["table"] == "star-1"]
    assert (totals["coups"], totals["net_minor"]) == (2, sum(result["net_minor"] for result in mine))
    won = {bet["bet"]: bet["won_minor"] - bet["lost_minor"] for bet in totals["bets"]}
    assert sum(won.values()) == totals["net_minor"]
    seated = {patron["patron"]: patron for patron in people["patrons"]}
    assert seated[guest.patron["id"]]["nickname"] == guest.patron["nickname"]
    assert seated[guest.patron["id"]]["coups"] == 3
    sums = [leader["won_minor"] for leader in people["leaders"]]
    assert sums == sorted(sums, reverse=True)
    assert all(one > 0 for one in sums)
    assert len(sums) <= 7
    other = await Guest(house.url).come()
    await other.follow("star-1")
    await guest.until(
        lambda: other.patron["id"] in {one["patron"] for one in told("people")[-1]["patrons"]}, "the newcomer"
    )
    (newcomer,) = [one for one in told("people")[-1]["patrons"] if one["patron"] == other.patron["id"]]
    assert (newcomer["coups"], newcomer["coups_won"]) == (0, 0)
    leaders = await get(guest, "/api/leaders")
    (star,) = [table for table in leaders if table["table"] == "star-1"]
    assert [one["patron"] for one in star["leaders"]] == [one["patron"] for one in told("people")[-1]["leaders"]]
    await guest.send({"t": "unsubscribe", "topic": "people:star-1"})
    await guest.send({"t": "subscribe", "topic": "people:touch"})
    await guest.until(lambda: any(m["t"] == "error" and m["reason"] == "unknown-table" for m in guest.messages), "no")
    await other.disconnect()
