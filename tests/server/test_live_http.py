"""`/api/live` over real sockets: a program with a credential reads cards, staff read the record and the report."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.guest import Message
from tests.live_people import LIVE_TABLE, Console, LiveEvening, live_evening

pytestmark = pytest.mark.slow

OTHER = """
[[table]]
id      = "other"
number  = 2
ruleset = "punto-banco"
mode    = "live"
"""
SHOE = "shoe-1"


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[LiveEvening]:
    people = ("dealer", "supervisor", "manager", "auditor")
    async with live_evening(tmp_path, tables=LIVE_TABLE + OTHER, come=people) as evening:
        yield evening


class Program:
    """A shoe that reads its cards. It has a credential and no browser."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url
        self.token = token

    async def post(self, name: str, what: Message, *, table: str = "mbs") -> httpx.Response:
        """Ask something of a table."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with httpx.AsyncClient(base_url=self.url, headers=headers, verify=False) as http:
            return await http.post(f"/api/live/{table}", json={"id": name, "do": what})

    async def card(self, name: str, *cards: str, table: str = "mbs") -> httpx.Response:
        """Read cards."""
        return await self.post(name, {"do": "cards", "cards": list(cards), "source": "shoe"}, table=table)


async def credential(evening: LiveEvening, *, table: str = "mbs", program: str = SHOE) -> str:
    answer = await asyncio.to_thread(evening.admin.post, f"/api/live/{table}/credential", program=program)
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


async def get(evening: LiveEvening, who: str, path: str) -> httpx.Response:
    """A member of staff, or the patron, reads something."""
    async with evening.people[who].http() as http:
        return await http.get(path)


async def new_shoe(evening: LiveEvening) -> None:
    dealer = evening.console("dealer")
    for what, fields in (
        ("count-cards", {"decks": 8, "cards": 416}),
        ("shuffled", {"how": "by-hand"}),
        ("open-shoe", {"first_card": "Ah"}),
    ):
        assert (await dealer.do(what, **fields))["t"] == "ack", what


async def bets(evening: LiveEvening, *, banker: int = 0) -> None:
    dealer = evening.console("dealer")
    assert (await dealer.do("place-your-bets"))["t"] == "ack"
    if banker:
        assert (await evening.ann.wager("mbs", banker=banker))["t"] == "ack"
    assert (await dealer.do("no-more-bets"))["t"] == "ack"


async def test_a_credential_opens_its_table_and_none_else_and_ends_when_it_is_made_anew(evening: LiveEvening) -> None:
    await new_shoe(evening)
    await bets(evening)
    first, other = await credential(evening), await credential(evening, table="other")
    second = await credential(evening, program="camera-2")
    anew = await credential(evening)
    session = evening.ann.cookies.get("sid") or next(iter(evening.ann.cookies.values()))
    for token, why in ((first, "old"), (other, "of another table"), ("0" * 64, "made up"), (session, "a patron's")):
        refused = await Program(evening.house.url, token).card("refused-0001", "9h")
        assert (refused.status_code, refused.json()["reason"]) == (401, "not-signed-in"), why
    nobody = await Program(evening.house.url, "").card("refused-0001", "9h")
    assert (nobody.status_code, nobody.json()["reason"]) == (403, "role-forbids"), "nor from a page of another's"
    async with evening.ann.http() as http:
        mine = await http.post("/api/live/mbs", json={"id": "refused-0001", "do": {"do": "cards", "cards": ["9h"]}})
    assert (mine.status_code, mine.json()["reason"]) == (401, "not-signed-in")
    assert (await Program(evening.house.url, anew).card("taken-0001", "9h")).status_code == 200
    assert (await Program(evening.house.url, second).card("taken-0001", "Kh")).status_code == 200, "ids are its own"
    dealer = evening.console("dealer")
    await dealer.until(lambda: len(dealer.live["cards"]) == 3, "both cards and the 7")
    assert [one["source"] for one in dealer.live["cards"]] == ["rules", "shoe", "shoe"]
    for who in ("dealer", "supervisor", "manager", "auditor"):
        async with evening.people[who].http() as http:
            made = await http.post("/api/live/mbs/credential", json={"program": "mine"})
        assert (made.status_code, made.json()["reason"]) == (403, "role-forbids"), who
    wrong = await asyncio.to_thread(evening.admin.post, "/api/live/nowhere/credential", program=SHOE)
    assert wrong.json()["reason"] == "unknown-table"


async def test_a_program_reads_a_coup_and_what_it_sends_again_is_done_once(evening: LiveEvening) -> None:
    await new_shoe(evening)
    program = Program(evening.house.url, await credential(evening))
    early = await program.card("early-0001", "9h")
    assert (early.status_code, early.json()["reason"]) == (409, "not-now")
    await bets(evening, banker=1_000)
    for number, card in enumerate(("9h", "Kh", "Th")):
        first, again = [await program.card(f"card-{number:04}", card) for _ in range(2)]
        assert (first.status_code, first.json()) == (again.status_code, again.json()) == (200, first.json())
    other = await program.card("card-0002", "Td")
    assert (other.status_code, other.json()["reason"]) == (409, "command-reused")
    too_many = await program.card("card-0009", "2c")
    assert too_many.json()["reason"] == "illegal-card"
    no_card = await program.card("card-0010", "1x")
    assert no_card.json()["reason"] == "illegal-card"
    for what in ("confirm", "undo", "sit", "end-shoe", "place-your-bets", "pause"):
        forbidden = await program.post(f"forbidden-{what}", {"do": what})
        assert (forbidden.status_code, forbidden.json()["reason"]) == (403, "role-forbids"), what
    malformed = await program.post("malformed-1", {"do": "cards"})
    assert malformed.json()["reason"] == "malformed"
    assert (await evening.console("dealer").do("confirm"))["t"] == "ack"
    await evening.ann.until(lambda: bool(evening.ann.results), "a result")
    assert evening.ann.balance == 10_001_000
    late = await program.card("card-0001", "Kh")
    assert late.status_code == 200, "what was done is answered so for ever"


EVENTS = [
    "betting-opened", "wagers-placed", "betting-closed", "card-entered", "card-undone", "card-entered", "card-entered",
    "coup-flagged", "irregularity-declared", "hands-put-right", "result-confirmed", "coup-settled",
    "remedy-requested", "request-answered", "irregularity-declared", "coup-corrected",
]  # fmt: skip
"""All that happens to the coup below, in order; the request and its answer come while the next is dealt."""


async def test_the_record_has_all_of_a_coup_with_an_irregularity_and_the_report_adds_it_up(
    evening: LiveEvening,
) -> None:
    await new_shoe(evening)
    await a_coup_that_goes_wrong(evening)
    told_lines = (await get(evening, "auditor", "/api/live/mbs/record?shoe=1&coup=1")).text.splitlines()
    lines = [json.loads(line) for line in told_lines]
    assert [line["kind"] for line in lines] == EVENTS
    times = [line["at"] for line in lines]
    assert times == sorted(times)
    assert times[0] > 1_700_000_000_000
    named = [line for line in lines if "by" in line]
    people = {evening.staff[name].id for name in ("dealer", "supervisor", "manager")}
    assert {line["by"] for line in named} == people
    answer = await get(evening, "supervisor", "/api/live/mbs/record?shoe=1&coup=1&format=csv&raw=1")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert list(dict.fromkeys(int(row["sequence"]) for row in rows)) == [line["sequence"] for line in lines]
    assert [row["card"] for row in rows if row["kind"] == "card-entered"] == ["8h", "9h", "Kh"]
    assert [(row["bet"], row["amount_minor"]) for row in rows if row["kind"] == "coup-settled"] == [("banker", "1000")]
    assert (await get(evening, "ann", "/api/live/mbs/record?shoe=1")).status_code == 403
    assert (await get(evening, "dealer", "/api/live/mbs/record?shoe=1")).status_code == 403
    for number in ("x", "²", "-1", "9" * 5_000):
        assert (await get(evening, "auditor", f"/api/live/mbs/record?shoe={number}")).status_code == 400
    whole = (await get(evening, "auditor", "/api/live/mbs/record?shoe=1")).text.splitlines()
    kinds = Counter(json.loads(line)["kind"] for line in whole)

    (told,) = [one for one in (await get(evening, "auditor", "/api/live/report")).json() if one["table"] == "mbs"]
    total = told["total"]
    assert (total["coups"], total["void_coups"]) == (kinds["coup-settled"], kinds["coup-voided"]) == (2, 1)
    assert total["handle_minor"] == 1_000 + 2_000
    # Corrected, the first coup is a tie that returns Banker's stake; the second Banker wins as well.
    assert total["win_minor"] == 0 - 2_000
    assert total["errors"] == {
        "card-undone": kinds["card-undone"],
        "hands-put-right": kinds["hands-put-right"],
        "coup-corrected": kinds["coup-corrected"],
        "too-many-to-player": 1,
        "card-entered-wrongly": 1,
        "malfunction": 1,
    }
    assert sum(total["errors"].values()) == 1 + 1 + 1 + 3
    assert told["dealers"][evening.staff["dealer"].id]["coups"] == 2
    assert list(told["names"].values()) == ["dealer"]
    assert evening.ann.balance == 10_000_000 - total["win_minor"]
    assert (await get(evening, "dealer", "/api/live/report")).status_code == 403


async def a_coup_that_goes_wrong(evening: LiveEvening) -> None:
    """A card undone, hands put right, a flag, a settled coup corrected while the next is dealt; one more is void."""
    dealer, supervisor, manager = (evening.console(name) for name in ("dealer", "supervisor", "manager"))

    async def done(console: Console, what: str, **fields: object) -> str:
        answer = await console.ask("live", table="mbs", do={"do": what, **fields})
        assert answer["t"] == "ack", (what, answer)
        return str(answer["id"])

    await bets(evening, banker=1_000)
    await done(dealer, "cards", cards=["8h"])
    await done(dealer, "undo")
    await done(dealer, "cards", cards=["9h", "Kh"])
    await done(supervisor, "flag", shoe=1, coup=1, note="look")
    where = {"shoe": 1, "coup": 1, "reason": "dealing-error"}
    right = {"irregularity": "too-many-to-player", "answer": "reconstruct", "cards": ["9h", "Kh", "Th"], **where}
    await done(supervisor, "declare", remedy=right)
    await done(dealer, "confirm")
    await bets(evening, banker=2_000)
    remedy = {"irregularity": "card-entered-wrongly", "answer": "correct-coup", "cards": ["7h", "Kh", "Th"], **where}
    preview = await supervisor.preview(remedy)
    bound = {"state_hash": preview["state_hash"]}
    request = await done(supervisor, "request", remedy=remedy, **bound)
    await done(manager, "answer", request=request, answer="approved", **bound)
    await done(dealer, "cards", cards=["8d", "Qd", "Jd"])
    await done(dealer, "confirm")
    await bets(evening)
    void = {"irregularity": "malfunction", "answer": "void-coup", "shoe": 1, "coup": 3, "reason": "equipment"}
    await done(supervisor, "declare", remedy=void)
