"""Consoles and time: who does nothing is signed out, who approves has just given a password, and both by the clock."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from puntobanco.errors import Reason
from puntobanco.hall.roles import Role
from puntobanco.server.clients.client import Client
from puntobanco.server.links.link import Link
from puntobanco.server.links.security import Tickets
from puntobanco.server.people.logins import Tried
from puntobanco.server.people.sessions import SIGNED_OUT, Session
from puntobanco.server.wire import live as do
from puntobanco.server.wire.messages import Ack, LiveStateTold, RefusedTold, ServerMessage
from puntobanco.table.live import HoldKind
from tests.server.indoors import Indoors, configuration_of, settle
from tests.server.live_house import LIVE_TABLES, LiveHouse

MINUTE_MS = 60_000
PASSWORD = "mellow ferry at dusk 41"
HERE = Tried("127.0.0.1", "a browser")


class Terminal(Link):
    """A console of the real server's, without a network. It closes as a browser's link does when the house says so."""

    def __init__(self, indoors: Indoors, session: Session) -> None:
        self.sent: list[ServerMessage] = []
        self.code = 0
        self.session = session
        self._clock = indoors.clock
        tickets = Tickets(indoors.clock, Random(1).randbytes)
        self._client = Client(indoors.house, self, session=session, tickets=tickets)
        self._client.opened()

    def send(self, message: ServerMessage) -> None:
        self.sent.append(message)

    def send_frame(self, frame: bytes) -> None:
        """What patrons are told is not looked at."""

    def close(self, code: int) -> None:
        self.code = code
        self._client.lost()

    async def say(self, t: str, **fields: object) -> None:
        self._client.received(msgspec.json.encode({"t": t, **fields}))
        await settle()

    async def order(self, what: str, **fields: object) -> ServerMessage:
        """Ask something of the table, and give the answer."""
        name = f"terminal-{len(self.sent):08}"
        await self.say("live", id=name, table="mbs", do={"do": what, **fields})
        (answer,) = [one for one in self.sent if isinstance(one, Ack | RefusedTold) and one.id == name]
        return answer

    async def pass_with_pings(self, milliseconds: int) -> None:
        """Time as it passes at a console that nobody touches: the browser pings, and the house tells what happens."""
        for _ in range(milliseconds // 20_000):
            await self._clock.pass_time(20_000)
            if not self.code:
                await self.say("ping", sent=0)

    @property
    def state(self) -> do.LiveState:
        """The newest state of the table."""
        return [one for one in self.sent if isinstance(one, LiveStateTold)][-1].state


async def at_terminals(*people: tuple[str, Role]) -> tuple[Indoors, list[Terminal]]:
    """A house whose people have signed in with their passwords, each at a console that follows the table."""
    indoors = await Indoors.open(configuration=configuration_of(LIVE_TABLES))
    staff = indoors.house.reception.staff
    assert staff.first_link is not None
    admin = (await staff.redeem(staff.first_link, "Ada", PASSWORD, HERE)).session
    terminals = []
    for nickname, role in people:
        _, token = await staff.make(admin, nickname, role)
        opened = await staff.redeem(token, "", PASSWORD, HERE)
        terminals.append(Terminal(indoors, opened.session))
        await settle()
        await terminals[-1].say("subscribe", topic="live:mbs")
    return indoors, terminals


async def test_liv_06_a_dealers_terminal_without_input_for_five_minutes_ends_and_the_table_waits() -> None:
    indoors, (dealer,) = await at_terminals(("Dan", Role.DEALER))
    await dealer.order("sit")
    await dealer.pass_with_pings(4 * MINUTE_MS + 40_000)
    assert dealer.code == 0
    assert isinstance(await dealer.order("count-cards", decks=8, cards=416), Ack), "input begins the time anew"
    await dealer.pass_with_pings(4 * MINUTE_MS + 40_000)
    assert dealer.code == 0
    await dealer.pass_with_pings(MINUTE_MS)
    assert dealer.code == SIGNED_OUT, "pings are no input"
    live = indoors.table("mbs").table.live
    assert live is not None
    assert live.hold(HoldKind.DEALER_LINK) is not None
    assert await indoors.house.sessions.find("whatever it was") is None
    await indoors.verify_record()


async def test_liv_06_what_a_terminal_may_do_is_that_of_the_login_and_not_of_the_place() -> None:
    _, (dealer, supervisor) = await at_terminals(("Dan", Role.DEALER), ("Pit", Role.PIT_SUPERVISOR))
    assert ("sit" in dealer.state.may, "pause" in dealer.state.may) == (True, False)
    assert ("sit" in supervisor.state.may, "pause" in supervisor.state.may) == (False, True)
    refused = await dealer.order("pause")
    assert isinstance(refused, RefusedTold)
    assert refused.reason is Reason.ROLE_FORBIDS


@pytest.mark.parametrize(("minutes", "reason"), [(4, None), (6, Reason.AUTHENTICATE_AGAIN)])
async def test_liv_06_who_approves_has_given_a_password_within_five_minutes(
    minutes: int, reason: Reason | None
) -> None:
    indoors, (dealer, supervisor, manager) = await at_terminals(
        ("Dan", Role.DEALER), ("Pit", Role.PIT_SUPERVISOR), ("Max", Role.SHIFT_MANAGER)
    )
    steps: list[dict[str, object]] = [
        {"what": "sit"},
        {"what": "count-cards", "decks": 8, "cards": 416},
        {"what": "shuffled", "how": "by-hand"},
        {"what": "open-shoe", "first_card": "Ah"},
        {"what": "place-your-bets"},
        {"what": "no-more-bets"},
        {"what": "cards", "cards": ["9h", "Kh", "Th"]},
        {"what": "confirm"},
    ]
    for step in steps:
        assert isinstance(await dealer.order(**step), Ack), step  # type: ignore[arg-type] # what it is and its fields
    for _ in range(minutes):  # at work, and with no password asked for
        await indoors.clock.pass_time(MINUTE_MS)
        for one in (dealer, supervisor, manager):
            await one.say("subscribe", topic="live:mbs")
    house = LiveHouse(indoors, "mbs", {"supervisor": supervisor.session})
    remedy = house.remedy("error-in-deal", "void-coup")
    preview = await house.preview(remedy)
    await supervisor.say("live", id="asked-0001", table="mbs", do=do.Ask(remedy=remedy, state_hash=preview.state_hash))
    approval = {"request": "asked-0001", "answer": "approved", "state_hash": preview.state_hash}
    answer = await manager.order("answer", **approval)
    if reason is None:
        assert isinstance(answer, Ack)
    else:
        assert isinstance(answer, RefusedTold)
        assert answer.reason is reason
        await indoors.house.sessions.authenticated(manager.session)  # what /api/authenticate does with the password
        assert isinstance(await manager.order("answer", **approval), Ack)
    await indoors.verify_record()
