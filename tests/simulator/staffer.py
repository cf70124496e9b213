"""A simulated member of the house's own people: signs in with a name and a password, and oversees live tables."""

from __future__ import annotations

from typing import Any, Final

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Role
from puntobanco.server.house import House
from puntobanco.server.people.logins import Opened, Tried
from tests.simulator.acts import asked
from tests.simulator.entrance import Entrance
from tests.simulator.paper import Paper
from tests.simulator.person import Habits, Message, Person
from tests.simulator.world import World

CHECK_SECONDS: Final = 240.0
"""How often one who approves gives the password again."""


class Staffer(Person):
    """One of the house's people at the tables of `papers`. `states` are what their console shows.

    `invitation` is the link by which they set their password; `is_set` once they have used it.
    """

    def __init__(
        self, world: World, entrance: Entrance, name: str, role: Role, papers: dict[str, Paper], habits: Habits[Staffer]
    ) -> None:
        super().__init__(world, entrance, name)
        self.role = role
        self.papers = papers
        self.states: dict[str, Message] = {}
        self.previews: list[tuple[str, Message]] = []
        self.nickname = name.title()
        self.password = f"the pass phrase of {name}"
        self.invitation: str | None = None
        self.is_lost = False
        self.proved_at = -CHECK_SECONDS
        self._looked_at: dict[str, str] = {}
        self._habits = habits

    @property
    def is_done(self) -> bool:
        """Whether every command is answered; who was never let in, or not again, need not wait for it."""
        return not self._open or self.is_lost

    @property
    def is_waiting(self) -> bool:
        """Whether something that was asked is not answered yet."""
        return bool(self._open)

    @property
    def actor(self) -> str:
        """What a table calls them: their id alone."""
        return self.id or ""

    async def enter(self) -> bool:
        """Set a password by the link that was given, or sign in; `is_lost` when neither is possible."""
        invitation = await self._link()

        async def come(house: House) -> Opened:
            tried = Tried(self.name)
            if invitation is not None:
                try:
                    return await house.reception.staff.redeem(invitation, self.nickname, self.password, tried)
                except Refused as refused:
                    if refused.reason is not Reason.LINK_USED:
                        raise
            return await house.reception.logins.sign_in(self.nickname, self.password, "", tried)

        told = await self.entrance.ask(come)
        if told is None or told.found is None:
            refused = None if told is None else told.refused
            self.is_lost = isinstance(refused, Refused) and refused.reason is Reason.WRONG_LOGIN
            return False
        self.id, self.token, self.is_lost = told.found.session.patron, told.found.token, False
        self.proved_at = self.world.loop.time()
        return True

    async def _link(self) -> str | None:
        """The link to set a password with: the first admin's is printed by the house."""
        if self.role is not Role.ADMIN:
            return self.invitation

        async def first(house: House) -> str | None:
            return house.reception.staff.first_link

        told = await self.entrance.ask(first)
        return None if told is None else told.found

    async def prove(self) -> None:
        """Give one's password again: approvals want it (at most five minutes ago)."""
        told = await asked(
            self,
            lambda house, session: house.reception.logins.authenticate(session, self.password, "", Tried(self.name)),
        )
        if told is not None and told.refused is None:
            self.proved_at = self.world.loop.time()

    def welcomed(self) -> None:
        """See `person.Person.welcomed`."""
        self.states.clear()
        for table in self.papers:
            self.say({"t": "subscribe", "topic": f"live:{table}"})

    def told(self, message: Message) -> None:
        """See `person.Person.told`."""
        if message["t"] == "live-state":
            self.states[message["table"]] = message["state"]
            self.look()
        elif message["t"] == "live-preview":
            self.previews.append((self._looked_at[message["id"]], message["preview"]))

    async def act(self) -> None:
        """See `person.Person.act`."""
        await self._habits.act(self)

    def do(self, table: str, asked_for: dict[str, Any]) -> str:
        """Ask something of a live table; gives the command's id."""
        id = self.new_id()
        self.ask({"t": "live", "id": id, "table": table, "do": asked_for})
        return id

    def preview(self, table: str, remedy: dict[str, Any]) -> None:
        """Ask what a remedy would do."""
        id = self.new_id()
        self._looked_at[id] = table
        self.say({"t": "live-preview", "id": id, "table": table, "remedy": remedy})
