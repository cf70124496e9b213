"""What a dealer, a supervisor and a manager do at the live table of a whole house, any of it may be refused."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Final

from puntobanco.cards import CARDS_PER_DECK, card_text
from puntobanco.errors import Refused
from puntobanco.server.basis.asking import Answered
from puntobanco.server.wire import live as do
from puntobanco.table.phases import Phase
from tests.server.indoors import TABLES, Indoors, configuration_of
from tests.server.live_house import PEOPLE, LiveHouse, session_of

LIVE: Final = "live"
STAFFED: Final = {LIVE: "full"}
PRESENT: Final = ("dealer", "supervisor", "manager")
HALL: Final = configuration_of(
    f'{TABLES}\n[[table]]\nid = "{LIVE}"\nnumber = 4\nruleset = "punto-banco"\nmode = "live"\n'
    '[table.live]\ncalls = "dealer"\nstaffing = "full"\n'
)
"""The usual tables and one that a person deals."""

_DECKS: Final = 8


class LiveTable:
    """The live table of a house, and what its people have asked for: any of it may come again."""

    def __init__(self) -> None:
        self.house: LiveHouse
        self.given: list[tuple[str, do.LiveDo, str]] = []
        self._asked = 0

    async def come(self, indoors: Indoors) -> None:
        """Everybody comes to their consoles in a house that was just opened."""
        self.house = LiveHouse(indoors, LIVE, {who: session_of(who, PEOPLE[who], indoors) for who in PRESENT})
        for who in PRESENT:
            await self.house.come(who)

    async def ask(self, who: str, asked: do.LiveDo) -> Answered:
        """Something that was not asked before."""
        self._asked += 1
        self.given.append((who, asked, f"live-{self._asked}"))
        return await self.house.ask(who, asked, id=f"live-{self._asked}")

    async def deal_on(self, dice: Random) -> None:
        """The dealer's next step, mostly as it should be."""
        table = self.house.table
        assert table.live is not None, "a person deals it"
        if table.live.dealer is None or table.live.holds:
            await self.ask("dealer", do.Sit())
            await self.ask("supervisor", do.Resume(hold=dice.choice(["paused", "dealer-link", "interrupted"])))
        match table.phase:
            case Phase.SHUFFLING:
                await self.ask("dealer", do.CountCards(decks=_DECKS, cards=CARDS_PER_DECK * _DECKS))
                await self.ask("dealer", do.Shuffled(how="by-hand"))
                await self.ask("dealer", do.OpenShoe(first_card=_card(dice), cut_behind=14))
            case Phase.BETTING:
                await self.ask("dealer", do.NoMoreBets())
            case Phase.DEALING:
                if isinstance(await self.ask("dealer", do.Cards(cards=(_card(dice),))), Refused):
                    await self.ask("dealer", do.Confirm())
            case _:
                ends = dice.random() < 0.1  # one shoe in ten coups
                await self.ask("dealer", do.EndShoe() if ends else do.PlaceYourBets())

    async def disturb(self, dice: Random) -> None:
        """Whatever else there is to be done there, by whoever."""
        table = self.house.table
        step = dice.choice(
            (
                do.Undo(),
                do.Pause(why="a look"),
                do.Leave(),
                do.Dismiss(),
                do.Flag(shoe=table.shoes, coup=table.coup, note="a look"),
                do.Call(why="come, please"),
            )
        )
        await self.ask(dice.choice(PRESENT), step)

    async def put_right(self, dice: Random) -> None:
        """A remedy of some coup, of an earlier shoe as well: a supervisor asks, the manager approves, or another."""
        house, table = self.house, self.house.table
        if not table.shoes:
            return
        shoe, coup = dice.randint(1, table.shoes), dice.randint(1, max(table.coup, 1))
        answer = dice.choice(("void-coup", "correct-coup"))
        cards = tuple(_card(dice) for _ in range(4)) if answer == "correct-coup" else ()
        remedy = house.remedy("error-in-deal", answer, shoe=shoe, coup=coup, cards=cards)
        with suppress(Refused):
            preview = await house.preview(remedy)
            await self.ask("supervisor", do.Ask(remedy=remedy, state_hash=preview.state_hash))
            request = self.given[-1][2]
            for session in house.sessions.values():
                session.authenticated_at_ms = house.indoors.clock.now_ms()
            approval = do.AnswerRequest(request=request, answer="approved", state_hash=preview.state_hash)
            await self.ask(dice.choice(("manager", "manager", "supervisor", "dealer")), approval)


def _card(dice: Random) -> str:
    return card_text(dice.randrange(CARDS_PER_DECK))
