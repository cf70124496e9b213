"""A session at a table of one's own ends after half an hour without input, with a warning before."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest

from puntobanco.hall.seats import SESSION_IDLE_MS, SESSION_WARNED_MS
from puntobanco.server.clients.client import Client
from puntobanco.server.links.link import Link
from puntobanco.server.links.security import Tickets
from puntobanco.server.people.patrons import Patron
from puntobanco.server.wire.messages import Ended, IdleTold, Pong, RefusedTold, ServerMessage, Snapshot
from tests.server.indoors import Indoors, settle

pytestmark = pytest.mark.slow

QUIET_MS = SESSION_IDLE_MS - SESSION_WARNED_MS
STAKES = {"banker": 1_000}


class Heard(Link):
    """A link without a network, which keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[ServerMessage] = []
        self.frames: list[bytes] = []

    def send(self, message: ServerMessage) -> None:
        self.sent.append(message)

    def send_frame(self, frame: bytes) -> None:
        self.frames.append(frame)


class AtTable:
    """A client in a house, by what it says and hears."""

    def __init__(self, indoors: Indoors, patron: Patron) -> None:
        self.clock = indoors.clock
        self.link = Heard()
        self.client = Client(
            indoors.house,
            self.link,
            session=indoors.session_of(patron),
            tickets=Tickets(indoors.clock, Random(1).randbytes),
        )
        self.client.opened()

    async def say(self, t: str, **fields: object) -> None:
        self.client.received(msgspec.json.encode({"t": t, **fields}))
        await settle()

    async def ping_for(self, milliseconds: int) -> None:
        """Let time pass as a browser does that nobody touches."""
        for _ in range(milliseconds // 60_000):
            await self.clock.pass_time(60_000)
            await self.say("ping", sent=0)

    def idle(self) -> list[ServerMessage]:
        """What was said of being idle."""
        return [message for message in self.link.sent if isinstance(message, IdleTold | Ended)]


@pytest.fixture
async def indoors() -> AsyncIterator[Indoors]:
    indoors = await Indoors.open()
    yield indoors
    await indoors.abandon()


async def come(indoors: Indoors, table: str = "touch") -> AtTable:
    guest = AtTable(indoors, await indoors.guest())
    await settle()
    await guest.say("subscribe", topic=f"table:{table}")
    assert any(isinstance(message, Snapshot) for message in guest.link.sent)
    return guest


async def test_who_only_pings_is_warned_and_two_minutes_later_let_go(indoors: Indoors) -> None:
    guest = await come(indoors)
    came = indoors.clock.now_ms()
    await guest.ping_for(QUIET_MS - 60_000)
    assert guest.idle() == []
    await guest.ping_for(60_000)
    assert guest.idle() == [IdleTold(table="touch", ends_at=came + SESSION_IDLE_MS)]
    await guest.ping_for(SESSION_WARNED_MS)
    assert guest.idle()[1:] == [Ended(table="touch", minutes=30)]
    assert isinstance(guest.link.sent[-1], Pong)


async def test_the_session_that_ended_leaves_the_wallet_and_the_way_back(indoors: Indoors) -> None:
    guest = await come(indoors)
    await guest.say("deal", id="command-1", table="touch", wagers=STAKES)
    patron = indoors.house.patrons.get(guest.client.patron_id)
    assert patron is not None
    await guest.ping_for(SESSION_IDLE_MS)
    coins = patron.wallet.balance_minor
    await guest.say("deal", id="command-2", table="touch", wagers=STAKES)
    refused = guest.link.sent[-1]
    assert isinstance(refused, RefusedTold)
    assert refused.id == "command-2"
    assert patron.wallet.balance_minor == coins
    guest.link.sent.clear()
    await guest.say("subscribe", topic="table:touch")
    assert any(isinstance(message, Snapshot) for message in guest.link.sent)
    await indoors.verify_record()


async def test_the_table_is_given_up_once_its_session_has_ended(indoors: Indoors) -> None:
    guest = await come(indoors)
    stream = f"touch.{guest.client.patron_id}"
    assert indoors.house.shared(stream) is not None
    await guest.ping_for(SESSION_IDLE_MS + 60_000)
    assert indoors.house.shared(stream) is None


@pytest.mark.parametrize(
    "message",
    [
        {"t": "stay", "table": "touch"},
        {"t": "subscribe", "topic": "table:touch"},
        {"t": "deal", "id": "command-1", "table": "touch", "wagers": STAKES},
        {"t": "cancel", "id": "command-1", "table": "touch"},
        {"t": "wager", "id": "command-1", "table": "touch", "wagers": STAKES},
    ],
    ids=lambda message: message["t"],
)
async def test_any_input_takes_the_warning_back(indoors: Indoors, message: dict[str, object]) -> None:
    guest = await come(indoors)
    await guest.ping_for(QUIET_MS)
    await guest.say(**message)  # type: ignore[arg-type] # "t" is text
    again = indoors.clock.now_ms()
    assert guest.idle()[1:] == [IdleTold(table="touch", ends_at=None)]
    await guest.ping_for(QUIET_MS - 60_000)
    assert guest.idle()[2:] == []
    await guest.ping_for(60_000)
    assert guest.idle()[2:] == [IdleTold(table="touch", ends_at=again + SESSION_IDLE_MS)]


async def test_input_before_the_warning_puts_it_off(indoors: Indoors) -> None:
    guest = await come(indoors)
    await guest.ping_for(QUIET_MS - 60_000)
    await guest.say("deal", id="command-1", table="touch", wagers=STAKES)
    await guest.ping_for(QUIET_MS - 60_000)
    assert guest.idle() == []


async def test_what_cannot_be_read_is_no_input(indoors: Indoors) -> None:
    guest = await come(indoors)
    await guest.ping_for(QUIET_MS - 60_000)
    await guest.say("dance")
    await guest.ping_for(60_000)
    assert len(guest.idle()) == 1


@pytest.mark.parametrize("gone", ["unsubscribed", "line lost"])
async def test_who_has_left_is_not_warned(indoors: Indoors, gone: str) -> None:
    guest = await come(indoors)
    if gone == "line lost":
        guest.client.lost()
    else:
        await guest.say("unsubscribe", topic="table:touch")
    await indoors.clock.pass_time(SESSION_IDLE_MS)
    assert guest.idle() == []


async def test_who_watches_a_table_with_a_clock_may_watch_on(indoors: Indoors) -> None:
    guest = await come(indoors, "punto")
    await guest.ping_for(SESSION_IDLE_MS)
    assert guest.idle() == []


async def test_one_who_comes_late_to_the_warning_has_two_minutes_still(indoors: Indoors) -> None:
    guest = await come(indoors)
    indoors.clock.not_before(indoors.clock.now_ms() + SESSION_IDLE_MS * 2)
    await indoors.clock.pass_time(0)
    now_ms = indoors.clock.now_ms()
    assert guest.idle() == [IdleTold(table="touch", ends_at=now_ms + SESSION_WARNED_MS)]
    await indoors.clock.pass_time(SESSION_WARNED_MS)
    assert guest.idle()[1:] == [Ended(table="touch", minutes=30)]
