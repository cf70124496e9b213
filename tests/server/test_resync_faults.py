"""Clients of a table whose messages are lost, doubled and overtaken end up where the house is, and apply nothing twice.

STANDARDS 3.11. The house and its clients' side of the door are real; what lies between is as bad as a seed makes it.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, Final, cast

import msgspec
import pytest

from puntobanco.server.clients.client import Client
from puntobanco.server.links.security import Tickets
from puntobanco.server.wire.frames import frame_of
from puntobanco.server.wire.messages import ServerMessage
from tests.server.indoors import Indoors, settle

TABLE: Final = "punto"
LOST, TWICE, LATE = 0.05, 0.1, 0.3
"""Chances of each message on its way to a client."""

_SHORT, _LONG = 126, 127
Message = dict[str, Any]


class Follower:
    """A client of one table behind a bad link, which folds what it is told as the browser does."""

    def __init__(self, dice: Random) -> None:
        self.client: Client | None = None
        self.sequence = -1
        self.phase = ""
        self.applied: dict[int, bytes] = {}
        self.delivered = self.snapshots = self.asked_again = 0
        self._dice = dice
        self._way: list[bytes] = []

    def send(self, message: ServerMessage) -> None:
        """See `links.link.Link.send`."""
        self.send_frame(frame_of(message))

    def send_frame(self, frame: bytes) -> None:
        """See `links.link.Link.send_frame`."""
        size = frame[1]
        self._way.append(frame[4:] if size == _SHORT else frame[10:] if size == _LONG else frame[2:])

    def close(self, code: int) -> None:
        """See `links.link.Link.close`."""
        raise AssertionError(f"closed with {code}")

    def say(self, message: Message) -> None:
        assert self.client is not None
        self.client.received(json.dumps(message).encode())

    def subscribe(self) -> None:
        self.say({"t": "subscribe", "topic": f"table:{TABLE}", "last_seq": max(self.sequence, 0) or None})

    def hear(self, *, is_calm: bool = False) -> None:
        """What is on its way comes, or does not, once or twice, in whatever order."""
        way, self._way = self._way, []
        for payload in way:
            chance = 1.0 if is_calm else self._dice.random()
            if chance < LOST:
                continue
            if chance < LOST + LATE:
                self._way.insert(self._dice.randint(0, len(self._way)), payload)
                continue
            for _ in range(2 if not is_calm and self._dice.random() < TWICE else 1):
                self._take(msgspec.json.decode(payload))

    def _take(self, message: Message) -> None:
        if message["t"] == "snapshot" and message["seq"] >= self.sequence:
            self.sequence, self.phase = message["seq"], message["state"]["phase"]
            self.snapshots += 1
        elif message["t"] == "events":
            self._fold(message)

    def _fold(self, message: Message) -> None:
        self.delivered += len(message["events"])
        if self.sequence < 0 or message["after"] > self.sequence:
            self.asked_again += 1
            self.subscribe()
            return
        for sequence, event in enumerate(message["events"], message["after"] + 1):
            if sequence > self.sequence:
                assert sequence not in self.applied, "nothing is applied twice"
                self.applied[sequence] = msgspec.json.encode(event)
                self.sequence = sequence


async def followed(*, followers: int, wagers: int, seed: int) -> list[Follower]:
    dice = Random(seed)
    indoors = await Indoors.open()
    played = indoors.table(TABLE)
    tickets = Tickets(indoors.clock, dice.randbytes)
    crowd: list[Follower] = []
    for _ in range(followers):
        patron, one = await indoors.guest(), Follower(dice)
        one.client = Client(indoors.house, cast("Any", one), session=indoors.session_of(patron), tickets=tickets)
        one.client.opened()
        await settle()
        one.subscribe()
        crowd.append(one)
    players = [await indoors.guest() for _ in range(3)]
    for number in range(wagers):
        await indoors.wager(played, players[number % 3], name=f"w{seed}-{number}", player=500)
        await indoors.clock.pass_time(dice.choice((0, 0, 50, 400, 3_000)))
        for one in crowd:
            if dice.random() < 0.7:
                one.hear()
            if dice.random() < 0.02:  # some have lost their link, and come again
                one.subscribe()
    await indoors.clock.pass_time(1_000)
    for one in crowd:  # the line gets better: whoever is behind hears so, and asks
        one.hear(is_calm=True)
        one.subscribe()
        one.hear(is_calm=True)
        one.hear(is_calm=True)
    kinds = [event.kind for event in await indoors.house.store.events(TABLE, limit=10**6)]
    for one in crowd:
        assert one.sequence == played.topic.sequence == len(kinds)
    told: dict[int, bytes] = {}
    for one in crowd:
        for sequence, body in one.applied.items():
            assert told.setdefault(sequence, body) == body, "all are told the same"
            assert json.loads(body)["kind"] == kinds[sequence - 1]
    await indoors.abandon()
    return crowd


@pytest.mark.slow
def test_rec_06_ten_thousand_delivered_events_are_folded_to_where_the_house_is() -> None:
    crowd = asyncio.run(followed(followers=20, wagers=450, seed=1))
    assert sum(one.delivered for one in crowd) >= 10_000
    assert sum(one.asked_again for one in crowd) > 100
    assert all(one.snapshots for one in crowd)


@pytest.mark.long
@pytest.mark.timeout(0)
def test_rec_06_a_hundred_thousand_delivered_events_are_folded_to_where_the_house_is() -> None:
    delivered = 0
    for seed in range(2, 7):
        crowd = asyncio.run(followed(followers=40, wagers=550, seed=seed))
        delivered += sum(one.delivered for one in crowd)
    assert delivered >= 100_000
