"""A simulated patron: a guest or a login, who wagers at tables and folds what it is told as a client does."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from puntobanco.fairness.shares import pledge_of
from puntobanco.server.people.logins import Tried
from tests.simulator.entrance import Entrance
from tests.simulator.person import Habits, Message, Person
from tests.simulator.world import World

_PHASE_AFTER: Final = {
    "betting-opened": "betting",
    "betting-closed": "dealing",
    "coup-settled": "revealing",
    "coup-voided": "revealing",
    "shoe-ended": "shuffling",
    "table-opened": "shuffling",
    "table-closed": "closed",
}


@dataclass
class View:
    """A table as this patron sees it."""

    sequence: int
    state: Message
    phase: str
    shares: dict[int, bytes] = field(default_factory=dict)


class Visitor(Person):
    """One patron. `habits` are what it may do, with how likely each is."""

    def __init__(self, world: World, entrance: Entrance, number: int, habits: Habits[Visitor]) -> None:
        super().__init__(world, entrance, f"visitor {number}")
        self.number = number
        self.views: dict[str, View] = {}
        self.tables: tuple[str, ...] = ()
        self.balance = 0
        self.nickname: str | None = None  # of the login that was asked for
        self.is_login = False  # whether it is known to be there
        self.limits: dict[str, int | None] = {}  # as they were told to hold, now or a day later
        self.allowed = 0  # what the last refusal would have let lie, minor units
        self.password = f"a password of {self.name}"
        self._habits = habits

    async def enter(self) -> bool:
        """See `person.Person.enter`: as a guest the first time, and with name and password by one who has made some."""
        if self.nickname is None:
            told = await self.entrance.ask(lambda house: house.desk.admit_guest("en"))
            if told is None or told.found is None:
                return False
            self.id, self.token = told.found.record.id, told.found.token
            return True
        name = self.nickname
        told = await self.entrance.ask(
            lambda house: house.reception.logins.sign_in(name, self.password, "", Tried(self.name))
        )
        if told is None or told.found is None:
            return False
        assert told.found.session.patron == self.id, "a name and a password are one patron's"
        self.token, self.is_login = told.found.token, True
        return True

    def welcomed(self) -> None:
        """See `person.Person.welcomed`."""
        self.balance = self.welcome["balance_minor"]
        if not self.tables:
            known = self.entrance.tables
            self.tables = tuple(self.dice.sample(known, self.dice.randint(1, min(2, len(known)))))
        for table in self.tables:
            self.follow(table)

    async def act(self) -> None:
        """See `person.Person.act`."""
        await self._habits.act(self)

    def follow(self, table: str) -> None:
        """Follow a table, from where it was last seen."""
        view = self.views.get(table)
        self.say({"t": "subscribe", "topic": f"table:{table}", "last_seq": view.sequence if view else None})

    def told(self, message: Message) -> None:
        """See `person.Person.told`."""
        if message["t"] == "snapshot":
            known = self.views.get(message["table"])
            state = message["state"]
            self.views[message["table"]] = View(message["seq"], state, state["phase"], known.shares if known else {})
        elif message["t"] == "events":
            self._fold(message)
        elif message["t"] == "refused" and message["reason"].startswith("limit-loss"):
            self.allowed = message["allowed_minor"]
        if "balance_minor" in message:
            self.balance = message["balance_minor"]

    def _fold(self, message: Message) -> None:
        view = self.views.get(message["table"])
        if view is None:
            return
        if message["after"] > view.sequence:
            self.world.fail(f"{self.id} misses events {view.sequence} to {message['after']} of {message['table']}")
            return
        for sequence, event in enumerate(message["events"], message["after"] + 1):
            if sequence <= view.sequence:
                continue
            view.sequence = sequence
            view.phase = _PHASE_AFTER.get(event["kind"], view.phase)
            if event["kind"] == "shoe-opened":
                view.state["shoe"] = event["shoe"]
            if event["kind"] == "shares-called" and event["shoe"] in view.shares:
                self._give(message["table"], event["shoe"], view.shares.pop(event["shoe"]))

    def pledge(self, table: str, *, fresh: bool) -> None:
        """Pledge a share for the table's next shoe."""
        assert self.id is not None, "who is at a table is known"
        view, share = self.views[table], self.dice.randbytes(32)
        shoe = view.state["shoe"] + 1
        view.shares[shoe] = share
        pledged = pledge_of(table, shoe, self.id, share).hex()
        body = {"t": "pledge", "id": self.new_id(), "table": table, "shoe": shoe, "pledge": pledged, "fresh": fresh}
        self.ask(body)

    def _give(self, table: str, shoe: int, share: bytes) -> None:
        roll = self.dice.random()
        if roll < 0.15:  # some give nothing
            return
        given = share if roll > 0.2 else bytes(32)  # some give another than they pledged
        self.ask({"t": "share", "id": self.new_id(), "table": table, "shoe": shoe, "share": given.hex()})
