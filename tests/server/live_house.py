"""A house with live tables, indoors: its people with consoles, and the dealer's hands."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Self

import msgspec

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Role
from puntobanco.hall.signing import SessionKind
from puntobanco.ledger import house_loss_of, patron_account
from puntobanco.server.basis.asking import Answered, Done
from puntobanco.server.live.desk import TELL_MS
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.server.wire import live as do
from puntobanco.server.wire.messages import LiveStateTold
from puntobanco.table.events import Event
from puntobanco.table.live_events import Remedy
from puntobanco.table.state import Table
from tests.server.indoors import Indoors, configuration_of, settle

LIVE_TABLES = """
[[table]]
id      = "mbs"
number  = 1
ruleset = "7up-mbs"
mode    = "live"
[table.live]
calls   = "dealer"

[[table]]
id      = "online"
number  = 2
ruleset = "7up-online"
mode    = "live"
[table.live]
calls   = "dealer"

[[table]]
id      = "punto"
number  = 3
ruleset = "punto-banco"
mode    = "live"
[table.live]
calls   = "dealer"
codes   = { "0511" = "5h", "0913" = "9s" }
video   = "https://video.example/table-3"

[[table]]
id      = "small"
number  = 4
ruleset = "7up-mbs"
mode    = "live"
[table.live]
calls    = "dealer"
staffing = "small"

[[table]]
id      = "clock"
number  = 5
ruleset = "7up-mbs"
mode    = "live"
betting_seconds = 20
[table.live]
calls   = "clock"
supervisor_present = true
"""

PEOPLE = {
    "dealer": Role.DEALER,
    "dealer-two": Role.DEALER,
    "supervisor": Role.PIT_SUPERVISOR,
    "supervisor-two": Role.PIT_SUPERVISOR,
    "manager": Role.SHIFT_MANAGER,
    "surveillance": Role.SURVEILLANCE,
    "admin": Role.ADMIN,
    "auditor": Role.AUDITOR,
    "patron": Role.PATRON,
}


_NUMBERS = itertools.count()
"""Of commands: a house that is opened again knows those of before."""


class Console:
    """A link that keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []

    def send(self, message: object) -> None:
        self.sent.append(message)

    @property
    def state(self) -> do.LiveState:
        """The newest state of the table."""
        told: list[LiveStateTold] = [message for message in self.sent if isinstance(message, LiveStateTold)]
        return told[-1].state


@dataclass
class LiveHouse:
    """One live table of a house, and who is at it."""

    indoors: Indoors
    name: str
    sessions: dict[str, Session]
    consoles: dict[str, Console] = field(default_factory=dict)
    numbers: itertools.count[int] = field(default_factory=lambda: _NUMBERS)

    @classmethod
    async def open(cls, table: str, *, present: tuple[str, ...] = ("dealer", "supervisor", "manager")) -> Self:
        """A house with everybody of `present` at their consoles, and a dealer at the table."""
        indoors = await Indoors.open(configuration=configuration_of(LIVE_TABLES))
        return await cls.at(indoors, table, present=present)

    @classmethod
    async def at(
        cls, indoors: Indoors, table: str, *, present: tuple[str, ...] = ("dealer", "supervisor", "manager")
    ) -> Self:
        """Everybody of `present` comes to a table of an open house."""
        house = cls(indoors, table, {name: session_of(name, role, indoors) for name, role in PEOPLE.items()})
        for name in present:
            await house.come(name)
        if "dealer" in present and house.table.live is not None and house.table.live.dealer is None:
            await house.done("dealer", do.Sit())
        return house

    @property
    def played(self) -> PlayedTable:
        """The table on the floor."""
        return self.indoors.table(self.name)

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.played.table

    async def come(self, name: str) -> Console:
        """Somebody comes to their console."""
        console = self.consoles[name] = Console()
        self.indoors.house.live_desk.follow(console, self.sessions[name], self.name)
        await self.settled()
        return console

    async def go(self, name: str) -> None:
        """Somebody's console loses its link."""
        self.indoors.house.live_desk.leave(self.consoles.pop(name))
        await self.settled()

    async def settled(self) -> None:
        """Let everything happen that needs no time of the clock, however long the store takes."""
        house, owner = self.indoors.house, self.played.owner
        await settle()
        while house.live_desk._tasks or owner.busy or owner._tasks:  # noqa: ASYNC110 -- there is no event for it
            await asyncio.sleep(0.001)
        await settle()
        while not house.leases.are_held:  # a leap of the clock outran them: they are renewed at its next second
            await asyncio.sleep(0.01)
            await self.indoors.clock.pass_time(1_000)

    async def ask(self, who: str, asked: do.LiveDo, *, id: str | None = None) -> Answered:
        """Ask the table, and give the answer."""
        answers: list[Answered] = []
        name = id or f"{self.name}-command-{next(self.numbers)}"
        self.indoors.house.live_desk.ask(self.sessions[who], self.name, asked, id=name, answer=answers.append)
        await self.settled()
        (answer,) = answers
        return answer

    async def done(self, who: str, asked: do.LiveDo, *, id: str | None = None) -> None:
        """Ask for what must be done."""
        answer = await self.ask(who, asked, id=id)
        assert isinstance(answer, Done), answer

    async def refused(self, who: str, asked: do.LiveDo) -> Reason:
        """Ask for what must be refused; gives the reason."""
        before = self.played.owner.sequence
        answer = await self.ask(who, asked)
        assert isinstance(answer, Refused), f"{asked} was done"
        assert self.played.owner.sequence == before, "nothing has changed"
        return answer.reason

    async def new_shoe(self, first_card: str = "Ah", *, behind: int = 14, decks: int = 8) -> None:
        """Count, shuffle and open a shoe."""
        await self.done("dealer", do.CountCards(decks=decks, cards=52 * decks))
        await self.done("dealer", do.Shuffled(how="by-hand"))
        await self.done("dealer", do.OpenShoe(first_card=first_card, cut_behind=behind))

    async def betting(self) -> None:
        """“Place your bets, please”."""
        await self.done("dealer", do.PlaceYourBets())

    async def dealing(self, cards: str = "") -> None:
        """“No more bets”, and some cards."""
        await self.done("dealer", do.NoMoreBets())
        await self.cards(cards)

    async def cards(self, text: str) -> None:
        """The dealer enters cards, one by one."""
        for card in text.split():
            await self.done("dealer", do.Cards(cards=(card,)))

    async def coup(self, cards: str, patron: Patron | None = None, **wagers: int) -> None:
        """A whole coup: bets, cards, confirmed."""
        await self.betting()
        if patron is not None:
            assert isinstance(await self.wager(patron, **wagers), Done)
        await self.dealing(cards)
        await self.done("dealer", do.Confirm())

    async def wager(self, patron: Patron, **wagers: int) -> Answered:
        """A patron places wagers."""
        return await self.indoors.wager(self.played, patron, name=None, **wagers)

    def remedy(self, irregularity: str, answer: str, **more: object) -> Remedy:
        """A remedy at the coup that runs or was the last, unless another is named."""
        usual = {"shoe": self.table.shoes, "coup": self.table.coup, "reason": "dealing-error"}
        given = {"irregularity": irregularity, "answer": answer, **usual, **more}
        return msgspec.convert(given, Remedy)

    async def preview(self, remedy: Remedy, who: str = "supervisor") -> do.PreviewTold:
        """What it would do."""
        return await self.indoors.house.live_desk.preview(self.sessions[who], self.name, remedy)

    async def declare(self, remedy: Remedy, who: str = "supervisor") -> None:
        """Done by one person."""
        await self.done(who, do.Declare(remedy=remedy))

    async def agree(self, remedy: Remedy, *, asks: str = "supervisor", approves: str = "manager") -> None:
        """Asked for by one and approved by another."""
        preview = await self.preview(remedy)
        assert preview.approval
        name = f"request-{next(self.numbers)}"
        await self.done(asks, do.Ask(remedy=remedy, state_hash=preview.state_hash), id=name)
        answer = do.AnswerRequest(request=name, answer="approved", state_hash=preview.state_hash)
        await self.done(approves, answer)

    async def balance(self, patron: Patron) -> int:
        """Coins in a wallet, as the store has them."""
        account = patron_account(patron.id)
        return (await self.indoors.house.store.balances([account]))[account]

    async def spend(self, patron: Patron, *, leaving: int) -> None:
        """The patron loses at another table until so much is left."""
        other = await LiveHouse.at(self.indoors, "punto")
        await other.new_shoe()
        tens = [f"{rank}{suit}" for rank in "TJQK" for suit in "shdc"]
        for number in range(100):
            left = await self.balance(patron) - leaving
            if not left:
                return
            # Player's first, Banker's first, Player's second, Banker's second: Banker has a natural nine.
            one, two, three = (tens[(number + step) % 16] for step in (0, 5, 9))
            coup = f"{one} 9{'shdc'[number % 4]} {two} {three}"
            await other.coup(coup, patron, player=min(left, 500_000))
        raise AssertionError("they have too much")

    async def house_loss(self) -> int:
        """What the house has borne here."""
        account = house_loss_of(self.name)
        return -(await self.indoors.house.store.balances([account]))[account]

    async def log(self) -> list[Event]:
        """Every event of the table."""
        return await self.indoors.log(self.name)

    async def kinds(self) -> Counter[str]:
        """How often each kind of event stands in the log."""
        return Counter(str(type(event).__struct_config__.tag) for event in await self.log())

    async def told(self) -> None:
        """Let consoles hear what has happened."""
        await self.indoors.clock.pass_time(TELL_MS)

    def road(self) -> str:
        """The results that count, as letters."""
        return "".join(result.winner[0].upper() for result in self.table.results)


def session_of(name: str, role: Role, indoors: Indoors) -> Session:
    """A session of one of the house's people, who has just given a password."""
    now_ms = indoors.clock.now_ms()
    return Session(
        token_hash=name.encode(),
        patron=name,
        role=role,
        kind=SessionKind.BROWSER,
        expires_at_ms=now_ms + 86_400_000,
        opened_at_ms=now_ms,
        seen_at_ms=now_ms,
        authenticated_at_ms=now_ms,
        has_second_factor=True,
    )
