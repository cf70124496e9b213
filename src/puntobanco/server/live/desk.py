"""The desk of the live tables: consoles that follow them, what staff and programs ask, and who is present.

It looks at nothing that the table itself decides. What it adds is who may (`live_permits`), what patrons' wallets hold
when something settled is changed, and the house's own word when a dealer's link is lost or no supervisor is there.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from puntobanco.cards import parse_card
from puntobanco.errors import InputError, Reason, Refused, Unknown
from puntobanco.hall.roles import Action
from puntobanco.ledger import patron_account
from puntobanco.server.basis.asking import STALE, Answered, Asked, Done
from puntobanco.server.basis.clock import Clock, Waiting
from puntobanco.server.live.asking import Known, command_for, could
from puntobanco.server.live.past_shoes import read_past_shoe
from puntobanco.server.live.permits import allowed, verify_may_do, verify_program_may
from puntobanco.server.live.presence import Presence
from puntobanco.server.live.previewing import patrons_of, preview_of
from puntobanco.server.people.patrons import Patrons
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.server.tables.live_telling import Viewer, live_state
from puntobanco.server.wire import live as do
from puntobanco.server.wire.messages import LiveStateTold, ServerMessage
from puntobanco.storage import Store
from puntobanco.table.approvals import case_of, is_late
from puntobanco.table.live_commands import PROGRAM
from puntobanco.table.live_events import Remedy
from puntobanco.table.live_evolve import recalled
from puntobanco.table.past import PastShoe
from puntobanco.table.remedies import Case
from puntobanco.table.state import Table

TELL_MS: Final = 50
"""Consoles are told at most once in this time; a card is on every screen before the next is out of the shoe."""

TRIES: Final = 5
"""How often a change of settled coups is worked out anew because a wallet moved meanwhile."""

_PREVIEWS: Final = frozenset(
    {Action.DECLARE, Action.NOTE_IRREGULARITY, Action.REQUEST_VOID, Action.APPROVE, Action.APPROVE_LATE}
)
"""Whoever may do one of these sees what a remedy would do."""

_log = logging.getLogger("puntobanco.live")


class Link(Protocol):
    """A connection of a console."""

    def send(self, message: ServerMessage) -> None:
        """Send one message."""


class Around(Protocol):
    """What the desk needs of its house."""

    store: Store
    clock: Clock
    patrons: Patrons

    def shared(self, table: str) -> PlayedTable | None:
        """A table that is there for everybody, by its id."""


@dataclass(slots=True)
class _Followed:
    """A live table that consoles follow."""

    consoles: dict[Link, Session] = field(default_factory=dict)
    timer: Waiting | None = None
    expiry: Waiting | None = None


class LiveDesk:
    """Consoles and programs of all live tables of a house."""

    def __init__(self, house: Around) -> None:
        self._house = house
        self._tables: dict[str, _Followed] = {}
        self._presence = Presence(house.clock, self._say)
        self._tasks: set[asyncio.Task[None]] = set()

    def opened(self, played: PlayedTable) -> None:
        """A live table is on the floor: wait for its dealer and, where the house wants one, for a supervisor."""
        self._presence.look(played, self._consoles(played.profile.id))

    def follow(self, link: Link, session: Session, table: str) -> None:
        """Show a console everything of a table, now and after everything that happens. Raises Refused."""
        played = self._played(table)
        if Action.SEE_DESK not in allowed(session.role, played.owner.terms.live.staffing):
            raise Refused(Reason.ROLE_FORBIDS)
        self._tables.setdefault(table, _Followed()).consoles[link] = session
        self._presence.look(played, self._consoles(table))
        self._show(played, link, session)
        self._watch_expiry(played, self._tables[table])

    def leave(self, link: Link, table: str | None = None) -> None:
        """A console follows a table no longer, or is gone."""
        for name, followed in self._tables.items():
            if table in (None, name) and followed.consoles.pop(link, None) is not None:
                played = self._house.shared(name)
                if played is not None:
                    self._presence.look(played, self._consoles(name))

    def happened(self, played: PlayedTable) -> None:
        """Something happened at a live table."""
        followed = self._tables.setdefault(played.profile.id, _Followed())
        self._presence.look(played, self._consoles(played.profile.id))
        self._watch_expiry(played, followed)
        if followed.timer is None and followed.consoles:
            at_ms = self._house.clock.now_ms() + TELL_MS
            followed.timer = self._house.clock.call_at(at_ms, lambda: self._tell(played, followed))

    def ask(
        self, session: Session, table: str, asked: do.LiveDo, *, id: str, answer: Callable[[Answered], None]
    ) -> None:
        """Ask a table for a member of staff; `answer` is called once."""
        try:
            played = self._played(table)
            late = self._is_late(played, asked)
            verify_may_do(allowed(session.role, played.owner.terms.live.staffing), asked, late=late)
            if isinstance(asked, do.AnswerRequest) and asked.answer == "approved":
                session.verify_recent(self._house.clock.now_ms())
            self._verify_readable(asked)
        except Refused as refused:
            self._refuse(refused, table, asked, id=id, actor=session.patron, answer=answer)
            return
        self._ask(played, asked, id=id, actor=session.patron, role=session.role.value, answer=answer)

    def ask_for_program(
        self, program: str, table: str, asked: do.LiveDo, *, id: str, answer: Callable[[Answered], None]
    ) -> None:
        """Ask a table for a program that reads its cards."""
        try:
            played = self._played(table)
            verify_program_may(asked)
            self._verify_readable(asked)
        except Refused as refused:
            self._refuse(refused, table, asked, id=id, actor=f"{PROGRAM}{program}", answer=answer)
            return
        self._ask(played, asked, id=id, actor=f"{PROGRAM}{program}", role="", answer=answer)

    async def preview(self, session: Session, table: str, remedy: Remedy) -> do.PreviewTold:
        """What a remedy would do. Raises Refused."""
        played = self._played(table)
        actions = allowed(session.role, played.owner.terms.live.staffing)
        if not actions & _PREVIEWS:
            raise Refused(Reason.ROLE_FORBIDS)
        _verify_cards(remedy.cards)
        past = await self._past(played, remedy)
        wallets = await self._wallets(recalled(played.table, past), remedy)
        now_ms = self._house.clock.now_ms()
        case = Case(recalled(played.table, past), played.owner.coup_terms, remedy, session.patron, now_ms, wallets)
        return preview_of(case, self._house.patrons.nickname)

    def _played(self, table: str) -> PlayedTable:
        played = self._house.shared(table)
        if played is None or played.table.live is None:
            raise Refused(Reason.UNKNOWN_TABLE)
        return played

    def _consoles(self, table: str) -> list[Session]:
        followed = self._tables.get(table)
        return [] if followed is None else list(followed.consoles.values())

    def _ask(
        self,
        played: PlayedTable,
        asked: do.LiveDo,
        *,
        id: str,
        actor: str,
        role: str,
        answer: Callable[[Answered], None],
    ) -> None:
        remedy = _remedy_of(played, asked)
        if isinstance(asked, do.Ask) and self._is_past(played, asked.remedy):
            self._background(self._ask_about_past(played, asked, id=id, actor=actor, answer=answer))
        elif remedy is None:
            self._hand_over(played, asked, id=id, actor=actor, known=Known(role), answer=answer)
        else:
            asking = self._ask_with_wallets(played, asked, remedy, id=id, actor=actor, role=role, answer=answer)
            self._background(asking)

    async def _ask_about_past(
        self, played: PlayedTable, asked: do.Ask, *, id: str, actor: str, answer: Callable[[Answered], None]
    ) -> None:
        try:
            past = await self._past(played, asked.remedy)
        except Refused as refused:
            self._refuse(refused, played.table.id, asked, id=id, actor=actor, answer=answer)
            return
        except Unknown:
            answer(Refused(Reason.SERVICE_UNAVAILABLE))
            return
        self._hand_over(played, asked, id=id, actor=actor, known=Known(past=past), answer=answer)

    async def _past(self, played: PlayedTable, remedy: Remedy) -> PastShoe | None:
        """The shoe that a remedy is about, where the table does not know it any more. Raises Refused."""
        if not self._is_past(played, remedy):
            return None
        return await read_past_shoe(self._house.store, played.table.id, remedy.shoe)

    def _is_past(self, played: PlayedTable, remedy: Remedy) -> bool:
        live = played.table.live
        assert live is not None, "the table is dealt by a person"
        return remedy.shoe < played.table.shoes and not live.of_shoe(remedy.shoe)

    def _is_late(self, played: PlayedTable, asked: do.LiveDo) -> bool:
        """Whether the request that is answered is about what is a day old and more."""
        live = played.table.live
        found = live.request(asked.request) if live is not None and isinstance(asked, do.AnswerRequest) else None
        if found is None:
            return False
        return is_late(case_of(played.table, played.owner.coup_terms, found, self._house.clock.now_ms(), {}))

    async def _ask_with_wallets(
        self,
        played: PlayedTable,
        asked: do.LiveDo,
        remedy: Remedy,
        *,
        id: str,
        actor: str,
        role: str,
        answer: Callable[[Answered], None],
    ) -> None:
        """Ask with what patrons have now; when that has changed before it is written, ask again."""
        for attempt in range(1, TRIES + 1):
            try:
                known = Known(role, await self._wallets(played.table, remedy))
            except Unknown:
                answer(Refused(Reason.SERVICE_UNAVAILABLE))
                return
            answered: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
            self._hand_over(played, asked, id=id, actor=actor, known=known, answer=answered.set_result)
            got = await answered
            moved = isinstance(got, Refused) and (got.detail == STALE or got.reason is Reason.NOT_ENOUGH_COINS)
            if not moved or attempt == TRIES:
                answer(got)
                return

    def _hand_over(
        self,
        played: PlayedTable,
        asked: do.LiveDo,
        *,
        id: str,
        actor: str,
        known: Known,
        answer: Callable[[Answered], None],
    ) -> None:
        try:
            command = command_for(asked, id=id, actor=actor, table=played.table, terms=played.owner.terms, known=known)
        except Refused as refused:
            self._refuse(refused, played.table.id, asked, id=id, actor=actor, answer=answer)
            return
        played.owner.ask(Asked(command, self._house.clock.now_ms(), answer, _body(played.table.id, asked)))

    def _refuse(
        self,
        refused: Refused,
        table: str,
        asked: do.LiveDo,
        *,
        id: str,
        actor: str,
        answer: Callable[[Answered], None],
    ) -> None:
        """What comes again is answered as the first time, also to one who could not ask for it any more."""

        async def look_up() -> None:
            try:
                known = await self._house.store.command(actor, id)
            except Unknown:
                answer(Refused(Reason.SERVICE_UNAVAILABLE))
                return
            is_again = known is not None and known.body_hash == _body(table, asked)
            answer(Done(known.sequence_last) if known is not None and is_again else refused)

        self._background(look_up())

    async def _wallets(self, table: Table, remedy: Remedy) -> dict[str, int]:
        names = sorted(patrons_of(table, remedy))
        balances = await self._house.store.balances([patron_account(name) for name in names])
        return {name: balances[patron_account(name)] for name in names}

    def _verify_readable(self, asked: do.LiveDo) -> None:
        match asked:
            case do.Cards() | do.ConfirmCards():
                _verify_cards(asked.cards)
            case do.OpenShoe() if asked.first_card is not None:
                _verify_cards((asked.first_card,))
            case do.Declare() | do.Ask():
                _verify_cards(asked.remedy.cards)
            case _:
                pass

    def _say(self, played: PlayedTable, asked: Asked) -> None:
        """The house's own word at a table."""
        played.owner.ask(asked)

    def _watch_expiry(self, played: PlayedTable, followed: _Followed) -> None:
        """Tell consoles when the next request runs out: nothing happens at the table then."""
        if followed.expiry is not None:
            followed.expiry.cancel()
            followed.expiry = None
        requests = () if played.table.live is None else played.table.live.requests
        due = [one.expires_at for one in requests if one.expires_at > self._house.clock.now_ms()]
        if due and followed.consoles:
            followed.expiry = self._house.clock.call_at(min(due), lambda: self._has_expired(played, followed))

    def _has_expired(self, played: PlayedTable, followed: _Followed) -> None:
        followed.expiry = None
        self._watch_expiry(played, followed)
        self._tell(played, followed)

    def _tell(self, played: PlayedTable, followed: _Followed) -> None:
        if followed.timer is not None:
            followed.timer.cancel()
        followed.timer = None
        for link, session in tuple(followed.consoles.items()):
            self._show(played, link, session)

    def _show(self, played: PlayedTable, link: Link, session: Session) -> None:
        if played.table.live is None:
            return
        terms, now_ms = played.owner.coup_terms, self._house.clock.now_ms()
        actions = allowed(session.role, terms.live.staffing)
        may = tuple(could(actions, login=session.patron, table=played.table, terms=terms, now_ms=now_ms))
        state = live_state(
            played.profile,
            played.table,
            terms,
            viewer=Viewer(session.patron, session.role.value, may),
            now_ms=now_ms,
            name=self._house.patrons.nickname,
            supervisor_present=self._presence.has_supervisor(played, self._consoles(played.profile.id)),
        )
        link.send(LiveStateTold(table=played.profile.id, seq=played.owner.sequence, state=state))

    def _background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a live table's command is not served", exc_info=task.exception())


def _body(table: str, asked: do.LiveDo) -> bytes:
    """What tells a command from another one under the same id."""
    return hashlib.sha256(msgspec.json.encode((table, asked), order="sorted")).digest()


def _remedy_of(played: PlayedTable, asked: do.LiveDo) -> Remedy | None:
    """The remedy that something asked for would do, where coins may move by it."""
    if isinstance(asked, do.Declare):
        return asked.remedy
    if isinstance(asked, do.AnswerRequest) and asked.answer == "approved" and played.table.live is not None:
        found = played.table.live.request(asked.request)
        return None if found is None else found.remedy
    return None


def _verify_cards(cards: tuple[str, ...]) -> None:
    """Raises Refused(ILLEGAL_CARD) for what is no card; "" stands for one that nobody saw."""
    for text in filter(None, cards):
        try:
            parse_card(text)
        except InputError as error:
            raise Refused(Reason.ILLEGAL_CARD, detail=str(error)) from error
