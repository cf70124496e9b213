"""The house's own people over the real wire: consoles without a browser, and a house with one of everybody."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from tests.guest import Guest, LinkLostError, Message
from tests.house import RunningHouse
from tests.staff import StaffMember, first_admin

STAFF = {
    "dealer": "dealer",
    "dealer-two": "dealer",
    "supervisor": "pit-supervisor",
    "manager": "shift-manager",
    "auditor": "auditor",
}
"""Who works in the house, by nickname: their role."""

PATIENT = "[door]\nmessages_per_second = 1000\n[sessions]\nstaff_idle_minutes = 60\n"
"""A test sends as fast as it can, and on a busy machine lets somebody stand by for longer than anybody does."""

TABLE = "mbs"
LIVE_TABLE = """
[[table]]
id      = "mbs"
number  = 1
ruleset = "7up-mbs"
mode    = "live"
[table.live]
calls   = "dealer"
"""


class Console(Guest):
    """One of the house's people at a console. `live` is the newest state of the table that is followed."""

    def __init__(self, url: str, cookies: httpx.Cookies) -> None:
        super().__init__(url)
        self.cookies = cookies
        self.live: Message = {}

    async def follow_live(self, table: str = TABLE) -> Message:
        """Follow a table's desk; gives its state."""
        seen = len(self.messages)
        await self.send({"t": "subscribe", "topic": f"live:{table}"})

        def told() -> list[Message]:
            return [one for one in self.messages[seen:] if one["t"] == "live-state"]

        await self.until(lambda: bool(told()), f"the desk of {table}")
        return self.live

    async def do(self, what: str, *, id: str | None = None, table: str = TABLE, **fields: object) -> Message:
        """Ask something of the table; gives `ack` or `refused`."""
        return await self.ask("live", id, table=table, do={"do": what, **fields})

    async def preview(self, remedy: Message, *, table: str = TABLE) -> Message:
        """What a remedy would do."""
        name = str(uuid.uuid4())
        await self.send({"t": "live-preview", "id": name, "table": table, "remedy": remedy})

        def told() -> list[Message]:
            kinds = ("live-preview", "refused")
            return [one for one in self.messages if one["t"] in kinds and one["id"] == name]

        await self.until(lambda: bool(told()), "a preview")
        (message,) = told()
        assert message["t"] == "live-preview", message
        preview: Message = message["preview"]
        return preview

    async def _take(self, message: Message) -> None:
        if message["t"] == "live-state":
            self.live = message["state"]
        await super()._take(message)


class LiveEvening:
    """A running house with a live table, its people at their consoles and one patron."""

    def __init__(self, house: RunningHouse, admin: StaffMember) -> None:
        self.house = house
        self.admin = admin
        self.staff: dict[str, StaffMember] = {}
        self.people: dict[str, Guest] = {}

    def console(self, name: str) -> Console:
        """One of the house's people."""
        found = self.people[name]
        assert isinstance(found, Console)
        return found

    @property
    def ann(self) -> Guest:
        """The patron."""
        return self.people["ann"]

    async def come(self, *names: str) -> None:
        """Everybody comes; the first dealer sits down."""
        for name in names:
            self.people[name] = Console(self.house.url, self.staff[name].http.cookies)
            await self.people[name].connect()
            await self.console(name).follow_live()
        self.people["ann"] = await Guest(self.house.url).come()
        await self.ann.follow(TABLE)
        sat = await self.console(names[0]).do("sit")
        assert sat["t"] == "ack", sat

    async def back(self, name: str, *, patience: float = 20.0) -> None:
        """Somebody whose link was lost comes back to the table."""
        person = self.people[name]
        deadline = asyncio.get_running_loop().time() + patience
        while True:
            await person.reconnect(patience=patience)
            try:
                if isinstance(person, Console):
                    await person.follow_live()
                else:
                    person.sequences.pop(TABLE, None)
                    await person.follow(TABLE)
            except LinkLostError:
                assert asyncio.get_running_loop().time() < deadline, "the house does not come back"
            else:
                return

    async def leave(self) -> None:
        """Everybody goes."""
        for person in self.people.values():
            await person.disconnect()


@asynccontextmanager
async def live_evening(
    folder: Path, *, tables: str = LIVE_TABLE, database_url: str | None = None, come: tuple[str, ...] = tuple(STAFF)
) -> AsyncIterator[LiveEvening]:
    """A house of its own for as long as the block, with everybody of `come` at their consoles."""
    (folder / "house.toml").write_text(PATIENT + tables, "utf-8")
    house = RunningHouse(folder, ("--test-house", "--house", "house.toml"), database_url=database_url)
    await asyncio.to_thread(house.start)
    assert house.is_running, house.log
    admin = await asyncio.to_thread(first_admin, house)
    evening = LiveEvening(house, admin)
    try:
        for name, role in STAFF.items():
            evening.staff[name] = await asyncio.to_thread(admin.make, name, role)
        await evening.come(*come)
        yield evening
        await evening.leave()
    finally:
        admin.leave()
        if house.is_running:
            await asyncio.to_thread(house.kill)
