"""The recorded shoe as its people deal it over sockets: in order, twice, out of order, cut off, or past an end."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Mapping
from typing import Final

from tests.guest import Message
from tests.live_people import TABLE, Console, LiveEvening
from tests.live_shoe import COIN, NOTED, VOID, Line
from tests.staff import PASSWORD

BEGINS_WITH: Final = 10_000_000
"""What a guest has, minor units."""

Command = tuple[str, str, Message]
"""Who asks, the kind of the message, and its fields."""


def live(who: str, what: str, **fields: object) -> Command:
    return who, "live", {"table": TABLE, "do": {"do": what, **fields}}


WAGER: Final[Command] = ("ann", "wager", {"table": TABLE, "wagers": {"banker": 10 * COIN, "tie": COIN}})


class Dealing:
    """The shoe as its people deal it; how a command is handed in is for those below to say."""

    def __init__(self, evening: LiveEvening) -> None:
        self.evening = evening
        self.stage = "between"
        self.line = 0
        self.given: list[tuple[str, Command, Message]] = []
        self.felt: list[str] = []
        self._numbers = itertools.count()

    def name(self) -> str:
        """An id that no command has yet."""
        return f"command-{next(self._numbers):06}"

    async def give(self, command: Command, *, at: str = "") -> Message:
        """Hand a command in that must be done; `at` names the step, for those who are cut off there."""
        del at
        return await self.once(command, self.name())

    async def once(self, command: Command, name: str) -> Message:
        """Hand it in under this id."""
        who, kind, fields = command
        answer = await self.evening.people[who].ask(kind, name, **fields)
        assert answer["t"] == "ack", (self.line, command, answer)
        self.given.append((name, command, answer))
        return answer

    async def refused(self, command: Command, *reasons: str) -> None:
        """Hand a command in that must be refused, for one of these reasons where they are given."""
        who, kind, fields = command
        answer = await self.evening.people[who].ask(kind, self.name(), **fields)
        assert answer["t"] == "refused", (self.line, self.stage, command, answer)
        assert not reasons or answer["reason"] in reasons, (self.line, command, answer)

    async def play(self, lines: list[Line]) -> None:
        """The whole shoe."""
        await self.give(live("dealer", "count-cards", decks=8, cards=416))
        await self.give(live("dealer", "shuffled", how="by-hand"))
        await self.give(live("dealer", "open-shoe", first_card="Ah"))
        for line in lines:
            self.line = line.number
            await self.coup(line)
            if line.number % 10 == 0:
                won = sum(one.net for one in lines[: line.number]) * COIN
                assert await self.balance() == BEGINS_WITH + won, line.number

    async def balance(self) -> int:
        """What the house says that the patron has."""
        ann = self.evening.ann
        async with ann.http() as http:
            answer = await http.get("/api/me")
            return int(answer.json()["balance_minor"])

    async def coup(self, line: Line) -> None:
        """One coup, with whatever went wrong in it."""
        self.felt = []
        if line.wrong == "pause":
            await self.give(live("supervisor", "pause", why="drink"), at="pause")
            await self.refused(live("dealer", "place-your-bets"), "table-held")
            await self.give(live("supervisor", "resume"), at="resume")
        await self.give(live("dealer", "place-your-bets"), at="bets")
        self.stage = "betting"
        await self.give(WAGER, at="wager")
        await self.give(live("dealer", "no-more-bets"), at="no-more")
        self.stage = "dealing"
        await self.enter(line)
        if line.wrong in VOID:
            await self.declare("supervisor", VOID[line.wrong], "void-coup")
            self.stage = "between"
            return
        self.stage = "done"
        await self.finish(line)
        if line.wrong == "corrected":
            await self.agree("correct-coup", line.right)
        if line.wrong == "annulled":
            await self.agree("void-coup", ())

    async def enter(self, line: Line) -> None:
        """The cards onto the felt."""
        if line.wrong == "undo":
            await self.card("4c")
            await self.give(live("dealer", "undo"), at="undo")
            self.felt.clear()
        if line.wrong == "5.2":
            for card in line.cards[:2]:
                await self.card(card)
            await self.declare("supervisor", "too-many-to-player", "reconstruct", cards=line.cards)
            self.felt = list(line.cards)
            return
        for number, card in enumerate(line.cards, 1):
            if line.wrong == "cut-card" and number == len(line.cards):
                await self.give(live("dealer", "cut-card"), at="cut-card")
            await self.card(card)

    async def card(self, card: str) -> None:
        """One card: it lies there, whatever becomes of the message."""
        self.felt.append(card)
        await self.give(live("dealer", "cards", cards=[card]), at=f"card-{len(self.felt)}")

    async def finish(self, line: Line) -> None:
        """All cards lie there: what is noted or refused, then the dealer confirms."""
        if line.wrong in NOTED:
            await self.declare("dealer", NOTED[line.wrong], _note(NOTED[line.wrong]))
        if line.wrong == "refused":
            await self.refused(live("dealer", "cards", cards=["6c"]), "illegal-card")
        await self.give(live("dealer", "confirm"), at="confirm")
        self.stage = "over" if line.wrong == "cut-card" else "between"

    def remedy(self, irregularity: str, answer: str, cards: tuple[str, ...] = ()) -> Message:
        """A remedy at this coup."""
        where = {"shoe": 1, "coup": self.line, "reason": "dealing-error"}
        return {"irregularity": irregularity, "answer": answer, "cards": list(cards), **where}

    async def declare(self, who: str, irregularity: str, answer: str, *, cards: tuple[str, ...] = ()) -> None:
        """What one person may do alone."""
        await self.give(live(who, "declare", remedy=self.remedy(irregularity, answer, cards)), at="declare")

    async def agree(self, answer: str, cards: tuple[str, ...]) -> None:
        """What one asks for and another approves."""
        remedy = self.remedy("error-in-deal", answer, cards)
        given = await asyncio.to_thread(self.evening.staff["manager"].post, "/api/authenticate", password=PASSWORD)
        assert given.status_code == 200, given.text
        preview = await self.evening.console("supervisor").preview(remedy)
        bound = {"state_hash": preview["state_hash"]}
        await self.give(live("supervisor", "request", remedy=remedy, **bound), at="request")
        asked = next(name for name, (_, _, fields), _ in reversed(self.given) if fields["do"]["do"] == "request")
        await self.give(live("manager", "answer", request=asked, answer="approved", **bound), at="approve")


def _note(irregularity: str) -> str:
    return {"late-wager": "refuse-late-part", "withdrawn-wager": "settle-all-the-same"}[irregularity]


class Twice(Dealing):
    """Every command comes twice under one id."""

    async def give(self, command: Command, *, at: str = "") -> Message:
        del at
        name = self.name()
        first = await self.once(command, name)
        again = await self.once(command, name)
        assert (again["t"], again["seq"]) == ("ack", first["seq"])
        return first

    async def a_third_time(self) -> None:
        """All of them once more, when the shoe is over."""
        for name, (who, kind, fields), first in self.given[::2]:
            answer = await self.evening.people[who].ask(kind, name, **fields)
            assert (answer["t"], answer["seq"]) == ("ack", first["seq"]), (kind, fields)


_CARD = live("dealer", "cards", cards=["5h"])
_BETS, _NO_MORE = live("dealer", "place-your-bets"), live("dealer", "no-more-bets")
_CONFIRM, _UNDO = live("dealer", "confirm"), live("dealer", "undo")
_OPEN, _COUNT = live("dealer", "open-shoe", first_card="Ah"), live("dealer", "count-cards", decks=8, cards=416)
_SHUFFLED, _AGAIN = live("dealer", "shuffled", how="by-hand"), live("dealer", "confirm-cards", cards=["5h"])
_CANCEL: Command = ("ann", "cancel", {"table": TABLE})
OUT_OF_ORDER: Final[Mapping[str, tuple[Command, ...]]] = {
    "between": (_CARD, _NO_MORE, _CONFIRM, _UNDO, WAGER, _CANCEL, _AGAIN),
    "betting": (_BETS, _CARD, _CONFIRM, _UNDO, _OPEN, _COUNT, _SHUFFLED, _AGAIN),
    "dealing": (_BETS, _NO_MORE, _CONFIRM, WAGER, _CANCEL, _OPEN, _COUNT, _SHUFFLED, _AGAIN),
    "done": (_CARD, _BETS, _NO_MORE, WAGER, _CANCEL, _OPEN, _COUNT, _SHUFFLED, _AGAIN),
    "over": (_CARD, _NO_MORE, _CONFIRM, _UNDO, WAGER, _CANCEL, _AGAIN),
}
"""What comes too early or too late at each stage of a coup: all that belongs to another one."""

EVENTS_OF: Final[Mapping[str, int]] = {"confirm": 2, "answer": 3}
"""How many events a command makes that does not make one."""


class Disordered(Dealing):
    """Before each command comes one that belongs elsewhere. Refused, it leaves no trace: sequences go on by one."""

    def __init__(self, evening: LiveEvening) -> None:
        super().__init__(evening)
        self._turn = {stage: itertools.cycle(wrong) for stage, wrong in OUT_OF_ORDER.items()}
        self._sequence: int | None = None

    async def give(self, command: Command, *, at: str = "") -> Message:
        if self.given[2:]:
            for _ in range(2):
                await self.refused(next(self._turn[self.stage]))
        answer = await super().give(command, at=at)
        if self._sequence is not None:
            assert answer["seq"] == self._sequence + _events_of(command), command
        self._sequence = answer["seq"]
        return answer


def _events_of(command: Command) -> int:
    asked: Message = command[2].get("do", {"do": "wager"})
    if asked["do"] == "declare":
        return 1 if asked["remedy"]["irregularity"] in NOTED.values() else 2
    return EVENTS_OF.get(asked["do"], 1)


class CutOff(Dealing):
    """Every fourth command is sent and its link is cut before the answer; then it is sent again under its id."""

    EVERY: Final = 4

    def __init__(self, evening: LiveEvening) -> None:
        super().__init__(evening)
        self.cuts = 0

    async def give(self, command: Command, *, at: str = "") -> Message:
        del at
        name, who = self.name(), command[0]
        if len(self.given) % self.EVERY == self.EVERY - 1:
            await self.cut(command, name)
            await self.evening.back(who)
        return await self.until_taken(command, name)

    async def cut(self, command: Command, name: str) -> None:
        """Send it and go: every second time at once, else when the house has had time to do it."""
        self.cuts += 1
        who, kind, fields = command
        await self.evening.people[who].send({"t": kind, "id": name, **fields})
        if self.cuts % 2:
            await asyncio.sleep(0.05)
        self.evening.people[who].cut()

    async def until_taken(self, command: Command, name: str) -> Message:
        """A dealer who has just come back finds the table held for a moment."""
        while True:
            who, kind, fields = command
            answer = await self.evening.people[who].ask(kind, name, **fields)
            if answer["t"] == "ack":
                self.given.append((name, command, answer))
                return answer
            assert answer["reason"] == "table-held", (self.line, command, answer)
            await asyncio.sleep(0.02)


class Killed(CutOff):
    """The house is killed (or stopped) at some steps and started again; the dealer reads the cards again."""

    def __init__(self, evening: LiveEvening, plan: Mapping[str, str]) -> None:
        super().__init__(evening)
        self.plan = dict(plan)
        self.reread = 0

    async def give(self, command: Command, *, at: str = "") -> Message:
        name, how = self.name(), self.plan.pop(f"{self.line}:{at}", "")
        if how == "before":
            await self.end_and_begin()
        elif how:
            who, kind, fields = command
            await self.evening.people[who].send({"t": kind, "id": name, **fields})
            if how == "done":
                await asyncio.sleep(0.1)
            await self.end_and_begin(stop=how == "stop")
        return await self.until_taken(command, name)

    async def end_and_begin(self, *, stop: bool = False) -> None:
        """A power cut, or an orderly end; then the house is there again, and everybody comes back to it."""
        house = self.evening.house
        await asyncio.to_thread(house.stop if stop else house.kill)
        await asyncio.to_thread(house.start)
        assert house.is_running, house.log
        for name in self.evening.people:
            await self.evening.back(name, patience=60)
        dealer = self.evening.console("dealer")
        await dealer.until(lambda: not _is_held(dealer, "dealer-link"), "the dealer's table")
        if not _is_held(dealer, "interrupted"):
            return
        told = [one["card"]["card"] for one in dealer.live["cards"] if one["at"] is not None]
        assert told in (self.felt, self.felt[:-1]), "the record has what was dealt, or all but what was not taken"
        await self.once(live("dealer", "confirm-cards", cards=told), self.name())
        self.reread += 1


def _is_held(console: Console, hold: str) -> bool:
    return any(one["hold"] == hold for one in console.live["holds"])
