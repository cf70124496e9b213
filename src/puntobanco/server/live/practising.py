"""Practices of the house's dealers: one for each login, in memory, and the scores that are kept of them.

Nothing here is given a store of tables or a ledger: what is dealt in a practice is folded and forgotten. The one thing
that is written is a score, by the front desk, as any other event of the hall that moves no coins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

import msgspec

from puntobanco.errors import InputError, Reason, Refused
from puntobanco.fairness import Entropy
from puntobanco.hall.practice_events import PracticeScored
from puntobanco.hall.profile import TableProfile
from puntobanco.hall.roles import Action, verify_may
from puntobanco.office.configuration import Configuration
from puntobanco.office.drills import drills_for, mishaps_of, practice_terms
from puntobanco.rules import Mode
from puntobanco.server.basis.asking import Done
from puntobanco.server.basis.clock import Clock
from puntobanco.server.live.asking import command_for
from puntobanco.server.live.practice_telling import drill_told, kept_told, name_of, practice_told, scored
from puntobanco.server.live.previewing import preview_of
from puntobanco.server.people.desk import Desk
from puntobanco.server.people.patrons import Patrons
from puntobanco.server.people.register import actor_of
from puntobanco.server.people.sessions import Session
from puntobanco.server.wire import live as do
from puntobanco.server.wire.messages import LivePreview, ServerMessage
from puntobanco.server.wire.practice import GameTold, PracticeScore
from puntobanco.server.wire.practice_messages import (
    FromPractice,
    PracticeAsked,
    PracticeBegun,
    PracticeEnded,
    PracticePreviewed,
    PracticeStateTold,
)
from puntobanco.storage import HALL, Store
from puntobanco.table.live_events import Remedy
from puntobanco.table.remedies import Case
from puntobanco.training.asking import ask
from puntobanco.training.playing import begin
from puntobanco.training.practice import SUPERVISOR, Practice, wallets_of
from puntobanco.training.practice import name_of as next_name

SCORES_TOLD: Final = 200
ANSWERS_KEPT: Final = 50
_ID_BYTES: Final = 8


class Link(Protocol):
    """A connection of a console."""

    def send(self, message: ServerMessage) -> None:
        """Send one message."""


class Around(Protocol):
    """What practices need of their house."""

    configuration: Configuration
    store: Store
    desk: Desk
    clock: Clock
    patrons: Patrons

    @property
    def profiles(self) -> Mapping[str, TableProfile]:
        """The house's tables."""


@dataclass(slots=True)
class _Place:
    """Where one login practises: what it does now, which consoles show it, and what was answered lately, by id.

    A console whose line was lost asks again what it knows no answer to; it is done once only.
    """

    links: set[Link] = field(default_factory=set)
    practice: Practice | None = None
    answers: dict[str, Done | Refused] = field(default_factory=dict)


class Practices:
    """Everybody's practice."""

    def __init__(self, house: Around, entropy: Entropy) -> None:
        self._house = house
        self._entropy = entropy
        self._places: dict[str, _Place] = {}
        self._scores: list[PracticeScored] | None = None

    def games(self) -> tuple[GameTold, ...]:
        """What can be practised: every game that is dealt live, with its drills."""
        drills, rules = self._house.configuration.drills, self._house.configuration.rules.values()
        return tuple(
            GameTold(ruleset=one.id, drills=tuple(map(drill_told, drills_for(drills, one.id))))
            for one in rules
            if Mode.LIVE in one.modes()
        )

    def follow(self, link: Link, session: Session) -> None:
        """Show a console its login's practice, now and after each step. Raises Refused."""
        verify_may(session.role, Action.PRACTISE)
        place = self._place(session)
        place.links.add(link)
        link.send(self._told(place.practice))

    def leave(self, link: Link) -> None:
        """A console shows it no longer, or is gone. What is not done to its end stays where it is."""
        for login, place in tuple(self._places.items()):
            place.links.discard(link)
            if not place.links and (place.practice is None or place.practice.over):
                del self._places[login]

    async def heard(self, session: Session, message: FromPractice) -> Done | LivePreview:
        """Do what a message asks for. Raises Refused."""
        if isinstance(message, PracticePreviewed):
            return LivePreview(id=message.id, preview=self._preview(session, message.remedy))
        answers = self._place(session).answers
        if message.id not in answers:
            answers[message.id] = await self._answer(session, message)
            for old in list(answers)[:-ANSWERS_KEPT]:
                del answers[old]
        answer = answers[message.id]
        if isinstance(answer, Refused):
            raise answer
        return answer

    async def _answer(self, session: Session, message: PracticeBegun | PracticeAsked | PracticeEnded) -> Done | Refused:
        try:
            match message:
                case PracticeBegun():
                    return self._begin(session, ruleset=message.ruleset, drill=message.drill, seed=message.seed)
                case PracticeAsked():
                    return await self._ask(session, message.do)
                case PracticeEnded():
                    return self._moved(session, None)
        except Refused as refused:
            return refused

    def _place(self, session: Session) -> _Place:
        return self._places.setdefault(session.patron, _Place())

    def _begin(self, session: Session, *, ruleset: str, drill: str, seed: str) -> Done:
        """Begin a drill; one that was not done to its end is forgotten."""
        configuration = self._house.configuration
        rules = configuration.rules.get(ruleset)
        if rules is None or Mode.LIVE not in rules.modes():
            raise Refused(Reason.UNKNOWN_TABLE, detail=ruleset)
        found = next((one for one in drills_for(configuration.drills, ruleset) if one.id == drill), None)
        if found is None:
            raise Refused(Reason.UNKNOWN_TOPIC, detail=drill)
        terms = practice_terms(rules)
        practice = begin(
            found,
            terms=replace(terms, live=replace(terms.live, codes=self._codes())),
            seed=seed,
            dealer=session.patron,
            now_ms=self._house.clock.now_ms(),
            known=mishaps_of(configuration.drills, ruleset),
        )
        return self._moved(session, practice)

    async def _ask(self, session: Session, asked: do.LiveDo) -> Done:
        practice, now_ms = self._practice(session), self._house.clock.now_ms()
        try:
            command = command_for(
                asked,
                id=next_name(practice),
                actor=session.patron,
                table=practice.table,
                terms=practice.terms,
            )
            step = ask(practice, command, now_ms)
        except InputError as error:
            raise Refused(Reason.ILLEGAL_CARD, detail=str(error)) from error
        done = self._moved(session, step.practice)
        if step.practice.over and not practice.over:
            await self._keep(session, scored(step.practice, now_ms=now_ms))
        if step.refused is not None:
            raise step.refused
        return done

    def _preview(self, session: Session, remedy: Remedy) -> do.PreviewTold:
        practice = self._practice(session)
        now_ms, wallets = self._house.clock.now_ms(), wallets_of(practice)
        case = Case(practice.table, practice.terms, remedy, SUPERVISOR, now_ms, wallets)
        try:
            return preview_of(case, lambda who: name_of(who, self._house.patrons.nickname))
        except InputError as error:
            raise Refused(Reason.ILLEGAL_CARD, detail=str(error)) from error

    async def scores(self, *, of: str | None = None) -> tuple[PracticeScore, ...]:
        """Scores that were kept, the newest first: everybody's, or those of one login."""
        titles = {drill.id: drill.title for drill in self._house.configuration.drills if drill.own}
        kept = [one for one in await self._kept() if of in (None, one.login)][-SCORES_TOLD:]
        await self._house.patrons.learn_nicknames({one.login for one in kept})
        name = self._house.patrons.nickname
        return tuple(kept_told(one, name=name(one.login), titles=titles) for one in reversed(kept))

    def _practice(self, session: Session) -> Practice:
        place = self._places.get(session.patron)
        if place is None or place.practice is None:
            raise Refused(Reason.NOT_NOW, detail="nothing is practised")
        return place.practice

    def _moved(self, session: Session, practice: Practice | None) -> Done:
        place = self._place(session)
        place.practice = practice
        told = self._told(practice)
        for link in tuple(place.links):
            link.send(told)
        return Done(told.seq)

    def _told(self, practice: Practice | None) -> PracticeStateTold:
        if practice is None:
            return PracticeStateTold(seq=0, practice=None)
        now_ms, name = self._house.clock.now_ms(), self._house.patrons.nickname
        return PracticeStateTold(seq=practice.asked, practice=practice_told(practice, now_ms=now_ms, name=name))

    def _codes(self) -> Mapping[str, str]:
        """The codes of all scanners of the house."""
        live = [profile.live for profile in self._house.profiles.values() if profile.live is not None]
        return {code: card for terms in live for code, card in terms.codes.items()}

    async def _keep(self, session: Session, score: PracticeScored) -> None:
        kept = await self._kept()
        await self._house.desk.record(
            f"practice:{self._entropy(_ID_BYTES).hex()}", actor=actor_of(session), events=(score,)
        )
        kept.append(score)

    async def _kept(self) -> list[PracticeScored]:
        if self._scores is None:
            tag = str(PracticeScored.__struct_config__.tag)
            found = await self._house.store.events_of(HALL, tag)
            self._scores = [msgspec.json.decode(event.body, type=PracticeScored) for event in found]
        return self._scores
