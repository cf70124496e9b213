"""SEC-03: who may send which message and ask for which path, all cells, over a running house."""

from __future__ import annotations

import asyncio
import typing
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from starlette.routing import Route

from puntobanco.hall.roles import Action, Role, may
from puntobanco.office.options import ServeOptions
from puntobanco.server.clients.door import HouseDoor
from puntobanco.server.clients.permits import MESSAGES
from puntobanco.server.http.application import Http
from puntobanco.server.http.pages import Client
from puntobanco.server.links.security import Origins, Tickets
from puntobanco.server.wire.messages import ClientMessage
from tests.guest import Guest
from tests.house import RunningHouse, running_house
from tests.server.indoors import Indoors
from tests.staff import first_admin

ENDS_THE_SESSION = {"/api/sign-out", "/api/sign-out-everywhere"}
FOR_ALL = {
    "/healthz", "/readyz", "/metrics", "/api/rulesets", "/api/rulesets/{ruleset}", "/api/rulesets/{ruleset}/rules",
    "/api/proofs/{table}/{shoe:int}", "/api/lab", "/api/odds", "/api/guest", "/api/sign-in", "/api/invitation",
    "/api/anchor", "/api/openapi.json", "/api/live/{table}", "/api/{rest:path}", "/{path:path}",
}  # fmt: skip
"""Paths without an action: there for everybody, or guarded by something else than a session."""

EXAMPLES: dict[str, dict[str, object]] = {
    "ping": {"sent": 0},
    "stay": {"table": "star-1"},
    "subscribe": {"topic": "hall"},
    "unsubscribe": {"topic": "hall"},
    "wager": {"id": "command-1", "table": "star-1", "wagers": {"banker": 50_000}},
    "cancel": {"id": "command-2", "table": "star-1"},
    "deal": {"id": "command-3", "table": "touch-1", "wagers": {"banker": 100}},
    "pledge": {"id": "command-4", "table": "star-1", "shoe": 1, "pledge": "0" * 64},
    "share": {"id": "command-5", "table": "star-1", "shoe": 1, "share": "0" * 64},
    "refill": {"id": "command-6"},
    "check-answered": {"id": "command-7"},
    "phrase": {"id": "command-10", "table": "star-1", "phrase": "hello"},
    "live": {"id": "command-8", "table": "star-1", "do": {"do": "confirm"}},
    "live-preview": {
        "id": "command-9",
        "table": "star-1",
        "remedy": {"irregularity": "card-exposed", "answer": "void", "shoe": 1, "coup": 1},
    },
    "practice-begin": {"id": "command-p1", "ruleset": "punto-banco", "drill": "random", "seed": "a"},
    "practice": {"id": "command-p2", "do": {"do": "confirm"}},
    "practice-preview": {
        "id": "command-p3",
        "remedy": {"irregularity": "foreign-card", "answer": "void-coup", "shoe": 1, "coup": 1},
    },
    "practice-end": {"id": "command-p4"},
}
"""One message of each kind, as a client would send it."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def everybody(house: RunningHouse) -> Iterator[dict[Role, httpx.Client]]:
    """Somebody of every role, signed in."""
    admin = first_admin(house)
    people = {Role.ADMIN: admin.http}
    for number, role in enumerate(role for role in Role if role.is_staff and role is not Role.ADMIN):
        people[role] = admin.make(f"Somebody {number}", role).http
    people[Role.PATRON] = httpx.Client(base_url=house.url, headers={"origin": house.url}, verify=False)
    people[Role.PATRON].post("/api/guest")
    yield people
    people[Role.PATRON].close()
    admin.leave()


@pytest.fixture(scope="module")
def routes() -> list[Route]:
    """Every route that the house has."""
    return asyncio.run(_routes())


async def _routes() -> list[Route]:
    indoors = await Indoors.open()
    options = ServeOptions()
    origins, tickets = Origins(options, ()), Tickets(indoors.clock, Random(1).randbytes)
    door = HouseDoor(indoors.house, origins=origins, tickets=tickets, trusted_proxy=None)
    http = Http(indoors.house, door=door, origins=origins, tickets=tickets, client=Client(), secure=False)
    found = [route for route in http.application().routes if isinstance(route, Route)]
    await indoors.abandon()
    return found


def address(route: Route) -> str:
    """An address that the route answers to."""
    filled = route.path
    for part, value in (
        ("{id}", "p0000000000000000"), ("{table}", "star-1"), ("{shoe:int}", "1"), ("{coup:int}", "1"),
    ):  # fmt: skip
        filled = filled.replace(part, value)
    return filled


def test_every_path_names_its_action_or_is_known_to_be_for_all(routes: list[Route]) -> None:
    named = [route.name.partition(":")[0] in set(Action) or route.path in FOR_ALL for route in routes]
    assert all(named)


def test_every_role_is_let_in_where_its_actions_are_and_nowhere_else(
    everybody: dict[Role, httpx.Client], routes: list[Route]
) -> None:
    guarded = [route for route in routes if route.name.partition(":")[0] in set(Action)]
    assert len(guarded) > 40
    wrong = []
    for route in guarded:
        action = Action(route.name.partition(":")[0])
        assert route.methods
        for role, http in everybody.items():
            allowed = may(role, action)
            if allowed and route.path in ENDS_THE_SESSION:
                continue
            answer = http.post(address(route), json={}) if "POST" in route.methods else http.get(address(route))
            forbidden = answer.status_code == 403 and answer.json()["reason"] == "role-forbids"
            if forbidden == allowed and not (allowed and route.path in REFUSED_FOR_ANOTHER_REASON):
                wrong.append((route.path, role, answer.status_code, answer.text))
    assert wrong == []


REFUSED_FOR_ANOTHER_REASON = {"/api/second-factor", "/api/tokens"}
"""Where a role may, and this one is still not let in: a second factor is for staff, a token for who has a password."""


def test_nobody_gets_in_without_a_session_and_no_other_site_lends_one(house: RunningHouse, routes: list[Route]) -> None:
    guarded = [route for route in routes if route.name.partition(":")[0] in set(Action)]
    with httpx.Client(base_url=house.url, headers={"origin": house.url}, verify=False) as nobody:
        for route in guarded:
            assert route.methods
            answer = nobody.post(address(route), json={}) if "POST" in route.methods else nobody.get(address(route))
            assert (answer.status_code, answer.json()["reason"]) == (401, "not-signed-in"), route.path
    with httpx.Client(base_url=house.url, headers={"origin": "https://evil.example"}, verify=False) as stranger:
        for route in guarded:
            if route.methods and "POST" in route.methods:
                assert stranger.post(address(route), json={}).status_code == 403, route.path


def test_every_message_has_an_action_and_an_example() -> None:
    kinds = typing.get_args(ClientMessage)
    assert set(MESSAGES) == set(kinds)
    assert set(EXAMPLES) == {kind.__struct_config__.tag for kind in kinds}


@pytest.mark.parametrize("role", list(Role))
async def test_every_message_is_taken_from_those_whose_action_it_is_and_from_nobody_else(
    role: Role, house: RunningHouse, everybody: dict[Role, httpx.Client]
) -> None:
    guest = Guest(house.url)
    guest.cookies = everybody[role].cookies
    await guest.connect()
    for kind, action in MESSAGES.items():
        tag = kind.__struct_config__.tag
        assert isinstance(tag, str)
        seen = len(guest.messages)
        await guest.send({"t": tag, **EXAMPLES[tag]})
        await guest.send({"t": "ping", "sent": len(guest.messages)})
        number = sum(message["t"] == "pong" for message in guest.messages)
        await guest.until(lambda: sum(m["t"] == "pong" for m in guest.messages) > number, "an answer")  # noqa: B023 -- awaited here
        told = [message.get("reason") for message in guest.messages[seen:]]
        assert ("role-forbids" in told) == (not may(role, action)), (tag, told)
    await guest.disconnect()


def test_acc_08_staff_have_no_coins_and_no_seat(everybody: dict[Role, httpx.Client]) -> None:
    for role, http in everybody.items():
        me = http.get("/api/me").json()
        assert me["role"] == role
        assert (me["balance_minor"] > 0) == (not role.is_staff)


def test_a_staff_login_is_no_patron_to_be_given_levels_or_coins(
    house: RunningHouse, everybody: dict[Role, httpx.Client]
) -> None:
    del house
    id = everybody[Role.DEALER].get("/api/me").json()["patron"]["id"]
    admin = everybody[Role.ADMIN]
    assert admin.post(f"/api/patrons/{id}/level", json={"level": 3, "why": "x"}).status_code == 403
    coins = {"id": "give-0001", "amount_minor": 100, "why": "x"}
    assert admin.post(f"/api/patrons/{id}/coins", json=coins).status_code == 403


def test_acc_07_there_is_no_login_that_nobody_made(house: RunningHouse) -> None:
    with httpx.Client(base_url=house.url, headers={"origin": house.url}, verify=False) as http:
        for name in ("admin", "root", "puntobanco", "administrator"):
            for password in ("admin", "password", "puntobanco", ""):
                answer = http.post("/api/sign-in", json={"nickname": name, "password": password})
                assert answer.status_code in {401, 429}


def test_two_staff_members_are_two_people(everybody: dict[Role, httpx.Client]) -> None:
    ids = {http.get("/api/me").json()["patron"]["id"] for http in everybody.values()}
    assert len(ids) == len(Role)


async def test_acc_08_staff_who_watch_a_table_take_no_seat(
    house: RunningHouse, everybody: dict[Role, httpx.Client]
) -> None:
    watcher, patron = Guest(house.url), Guest(house.url)
    watcher.cookies = everybody[Role.SURVEILLANCE].cookies
    await watcher.connect()
    await patron.come()
    assert (await watcher.follow("star-2"))["state"]["seated"] is False
    snapshot = await patron.follow("star-2")
    assert (snapshot["state"]["seated"], snapshot["state"]["patrons"]) == (True, 1)
    await watcher.disconnect()
    await patron.disconnect()


def test_sec_07_a_session_changes_as_much_as_a_person_can_and_no_more(house: RunningHouse) -> None:
    with httpx.Client(base_url=house.url, headers={"origin": house.url}, verify=False) as http:
        http.post("/api/guest")
        statuses = [http.post("/api/language", json={"language": "en"}).status_code for _ in range(90)]
    assert statuses[:50] == [200] * 50
    assert statuses.count(429) > 10
