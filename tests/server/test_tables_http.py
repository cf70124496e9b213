"""The house's tables over HTTP, at a real house on both databases: who may do what, what is refused, what stays."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.guest import Guest
from tests.house import RunningHouse
from tests.postgres import asyncio_run, postgres_server
from tests.staff import StaffMember, first_admin

pytestmark = pytest.mark.slow

HOUSE = """
[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"
"""
SETTINGS: dict[str, object] = {"number": 2, "name": "Star 2", "seats": 7, "betting_ms": 700}
WHY = {"why": "a busy evening"}


def url_of(kind: str) -> str | None:
    if kind == "sqlite":
        return None
    server = postgres_server()
    name = server.new_name()
    asyncio_run(server.make(name, template="template0"))
    return server.url(name)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "house.toml").write_text(HOUSE)
    (folder / "script.toml").write_text("betting_ms = 500\ncard_ms = 20\nresult_ms = 50\n")
    options = ("--test-house", "--house", "house.toml", "--script", "script.toml")
    house = RunningHouse(folder, options, database_url=url_of(request.param))
    house.start()
    assert house.is_running, house.log
    yield house
    if house.is_running:
        house.stop()


@pytest.fixture(scope="module")
def admin(house: RunningHouse) -> Iterator[StaffMember]:
    member = first_admin(house)
    yield member
    member.leave()


def table(member: StaffMember, name: str) -> dict[str, object]:
    found: dict[str, object] = next(one for one in member.get("/api/tables") if one["id"] == name)
    return found


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 15
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


async def test_a_table_is_added_opened_played_closed_and_is_there_after_a_restart(
    house: RunningHouse, admin: StaffMember
) -> None:
    added = admin.post("/api/tables", id="star-2", ruleset="star-special", mode="rng", settings=SETTINGS, **WHY)
    assert added.status_code == 200, added.text
    assert (added.json()["service"], added.json()["commission_badge"]) == ("closed", "special-commission")
    guest = await Guest(house.url).come()
    await guest.send({"t": "subscribe", "topic": "hall"})
    await guest.until(lambda: any(m["t"] == "hall" and len(m["tables"]) == 2 for m in guest.messages), "the hall")
    assert admin.post("/api/tables/star-2/open", **WHY).json()["service"] == "open"
    await guest.follow("star-2")
    await guest.phase("star-2", "betting")
    state = guest.states["star-2"]
    assert (state["seats"], state["seconds"]["betting"]) == (7, 0.7)
    assert (await guest.wager("star-2", banker=50_000))["t"] == "ack"
    assert table(admin, "star-2")["lying_minor"] == 50_000
    assert admin.post("/api/tables/star-2/disable", why="a torn felt").status_code == 200
    announced = await guest.event("star-2", "closing-announced")
    assert announced["reason"] == "disabled-by-house"
    await guest.event("star-2", "coup-settled", after=announced["seq"])
    closed = await guest.event("star-2", "table-closed")
    assert not any(event["kind"] == "coup-voided" for event in guest.events["star-2"])
    await guest.disconnect()

    house.stop()
    house.start()
    again = table(admin, "star-2")
    assert (again["service"], again["why"], again["phase"]) == ("disabled", "a torn felt", "closed")
    refused = admin.post("/api/tables/star-2/open", **WHY)
    assert (refused.status_code, refused.json()["reason"]) == (409, "table-disabled")
    assert admin.post("/api/tables/star-2/enable", **WHY).json()["service"] == "closed"
    assert admin.post("/api/tables/star-2/open", **WHY).json()["service"] == "open"
    until(lambda: table(admin, "star-2")["phase"] == "betting")
    await guest.reconnect()
    told = await guest.follow("star-2", last_seq=closed["seq"])
    assert told["t"] == "events", "the log of a table goes on"
    await guest.disconnect()
    acts = admin.get("/api/table-record?table=star-2")
    assert [act["what"] for act in acts] == ["open", "closed", "disabled", "open", "added"]
    assert {(act["by"], act["nickname"], act["role"]) for act in acts} == {(admin.id, "Ada", "admin")}


def test_everything_wrong_with_a_table_is_said_at_once(admin: StaffMember) -> None:
    bad = {"number": 1, "seats": 0, "chips_minor": [5, 3], "limits": {"whist": {"min_minor": 2, "max_minor": 1}}}
    answer = admin.post("/api/tables", id="Not one", ruleset="star-special", mode="live", settings=bad, why="")
    assert answer.status_code == 422
    assert answer.json()["reason"] == "table-unfit"
    keys = {fault["key"] for fault in answer.json()["faults"]}
    assert keys >= {"id", "number", "seats", "chips_minor", "limits", "mode", "why", "limits.whist.max_minor"}


@pytest.mark.parametrize("body", [{}, {"settings": {"number": "one"}, "why": "x"}, {"why": 1}, {"why": "x", "more": 1}])
def test_what_is_no_request_is_malformed(admin: StaffMember, body: dict[str, object]) -> None:
    for path in ("/api/tables", "/api/tables/star"):
        assert (admin.post(path, **body).status_code, admin.post(path, **body).json()["reason"]) == (400, "malformed")


def test_changes_are_recorded_with_before_and_after(admin: StaffMember) -> None:
    before = table(admin, "star")["settings"]
    assert isinstance(before, dict)
    changed = admin.post("/api/tables/star", settings={**before, "betting_ms": 900}, why="a slow evening")
    assert changed.status_code == 200, changed.text
    act = admin.get("/api/table-record?table=star")[0]
    assert (act["what"], act["before"]["betting_ms"], act["after"]["betting_ms"]) == ("changed", 500, 900)
    assert act["why"] == "a slow evening"
    same = admin.post("/api/tables/star", settings={**before, "betting_ms": 900}, why="again")
    assert (same.status_code, same.json()["reason"]) == (409, "nothing-changed")


def test_who_may_do_what(house: RunningHouse, admin: StaffMember) -> None:
    manager, dealer = admin.make("Mo", "shift-manager"), admin.make("Dee", "dealer")
    assert manager.post("/api/tables/star/close", **WHY).status_code == 200
    until(lambda: table(manager, "star")["phase"] == "closed")
    assert manager.post("/api/tables/star/open", **WHY).status_code == 200
    before = table(manager, "star")["settings"]
    assert manager.post("/api/tables/star", settings=before, **WHY).json()["reason"] == "role-forbids"
    assert dealer.post("/api/tables/star/close", **WHY).json()["reason"] == "role-forbids"
    assert dealer.http.get("/api/tables").status_code == 200
    with httpx.Client(base_url=house.url, headers={"origin": house.url}, verify=False) as guest:
        assert guest.get("/api/tables").status_code == 401
        guest.post("/api/guest")
        assert guest.get("/api/tables").status_code == 403
        assert guest.post("/api/tables/star/close", json=WHY).status_code == 403


def test_a_table_that_is_not_there_is_not_found(admin: StaffMember) -> None:
    answer = admin.post("/api/tables/whist/close", **WHY)
    assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-table")
