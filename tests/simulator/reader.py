"""A program that reads cards at a live table, as a shoe does: what comes out is sent by HTTP, until answered."""

from __future__ import annotations

import asyncio
from random import Random

from puntobanco.errors import Reason, Refused
from puntobanco.server.basis.asking import Answered
from puntobanco.server.house import House
from puntobanco.server.wire import live as do
from tests.simulator.entrance import Entrance
from tests.simulator.paper import Paper
from tests.simulator.world import World


class Reader:
    """One program with a credential for one table, `token`; None while it has none."""

    def __init__(self, world: World, entrance: Entrance, paper: Paper) -> None:
        self.world = world
        self.entrance = entrance
        self.paper = paper
        self.table = paper.table
        self.name = f"shoe-{paper.table}"
        self.token: str | None = None
        self.is_leaving = False
        self._dice: Random = world.dice(self.name)
        self._sent = 0

    async def live(self) -> None:
        """Read cards for as long as the house is played in."""
        while not self.is_leaving:
            await asyncio.sleep(self._dice.expovariate(1 / 4))
            book = self.world.books.stream(self.table)
            if self.token is not None and book.phase == "dealing":
                shoe, coup = book.coup
                index = len(book.live.laid) - book.live.fixed
                await self._send(self.paper.card(shoe, coup, index))

    async def _send(self, card: str) -> None:
        self._sent += 1
        id = f"{self.world.seed}-{self.name}-{self._sent:06d}"
        first: Answered | None = None
        for _ in range(self._dice.randint(1, 4)):  # also when it was answered
            answer = await self._ask(id, card)
            if answer is None or (isinstance(answer, Refused) and answer.reason is Reason.SERVICE_UNAVAILABLE):
                continue
            if first is not None and not isinstance(first, Refused) and answer != first:
                self.world.fail(f"{id} is answered {first}, then {answer}")
            first = first or answer

    async def _ask(self, id: str, card: str) -> Answered | None:
        token = self.token or ""

        async def work(house: House) -> Answered:
            program = await house.programs.of(token, self.table)
            if program is None:
                raise Refused(Reason.NOT_SIGNED_IN)
            answered: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
            asked = do.Cards(cards=(card,), source="shoe")
            house.live_desk.ask_for_program(program, self.table, asked, id=id, answer=answered.set_result)
            return await answered

        told = await self.entrance.ask(work)
        if told is not None and isinstance(told.refused, Refused) and told.refused.reason is Reason.NOT_SIGNED_IN:
            self.token = None
        return None if told is None else told.found
