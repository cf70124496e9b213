"""One client of the house: reads its messages, asks tables for its patron, and follows what it asked to follow."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final, assert_never

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Action, may
from puntobanco.server.basis.asking import Answered, Asked, Done, first_answer
from puntobanco.server.basis.metrics import Counted
from puntobanco.server.clients import consoles
from puntobanco.server.clients.commands import TableAsked, command_of
from puntobanco.server.clients.idle import IdleWatch
from puntobanco.server.clients.permits import verify_message
from puntobanco.server.house import House
from puntobanco.server.links.link import BROKEN, POLICY, Link
from puntobanco.server.links.security import RESUME_MS, Allowance, Tickets
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.sessions import Session
from puntobanco.server.tables.floor import PlayedTable
from puntobanco.server.tables.tabs import FollowedTabs
from puntobanco.server.wire.messages import (
    VERSION,
    Ack,
    CancelAsked,
    CheckAnswered,
    ClientMessage,
    DealAsked,
    ErrorTold,
    LiveAsked,
    LivePreview,
    Ping,
    PledgeAsked,
    Pong,
    PreviewAsked,
    RefillAsked,
    RefusedTold,
    ServerMessage,
    ShareAsked,
    Snapshot,
    Stay,
    Subscribe,
    Unsubscribe,
    WagerAsked,
    Welcome,
)
from puntobanco.server.wire.phrases import PhraseAsked
from puntobanco.server.wire.play import play_told
from puntobanco.server.wire.practice_messages import PracticeAsked, PracticeBegun, PracticeEnded, PracticePreviewed
from puntobanco.server.wire.reading import Unreadable, read_message
from puntobanco.table.terms import TableMode

EXCESS_MAX: Final = 100
"""Messages over its allowance in a row after which a client is shown the door."""

_NEEDS_A_SEAT: Final = (WagerAsked, DealAsked, PledgeAsked)

TOPICS_MAX: Final = 32
HALL_TOPIC: Final = "hall"
TABLE_TOPIC: Final = "table:"
PEOPLE_TOPIC: Final = "people:"

_log = logging.getLogger("puntobanco.client")


class Client:
    """A guest of a `Link`. What it sends before its patron is known waits."""

    def __init__(self, house: House, link: Link, *, session: Session, tickets: Tickets) -> None:
        self.patron_id = session.patron
        self.session = session
        self.link = link
        self._house = house
        self._tickets = tickets
        self._patron: Patron | None = None
        self._early: list[bytes | None] = []
        self._tables: dict[str, PlayedTable] = {}
        self._watches: dict[str, IdleWatch] = {}
        self._tabs = FollowedTabs(house.tabs, link, session.patron)
        self._allowance = Allowance(house.configuration.profile.messages_per_second, house.clock.now_ms())
        self._excess = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_gone = False

    def opened(self) -> None:
        """See `link.Guest`."""
        self._house.metrics.count(Counted.LINKS_OPENED)
        self.session.links.add(self.link)
        self._background(self._welcome())

    def received(self, message: bytes | None) -> None:
        """See `link.Guest`."""
        self._house.metrics.count(Counted.MESSAGES_IN)
        if not self._allowance.take(self._house.clock.now_ms()):
            self._excess += 1
            self._refuse_message(Unreadable(Reason.TOO_MANY))
            if self._excess > EXCESS_MAX:
                self.link.close(POLICY)
            return
        self._excess = 0
        if self._patron is None:
            self._early.append(message)
        else:
            self._read(self._patron, message)

    def lost(self) -> None:
        """See `link.Guest`."""
        self._is_gone = True
        self.session.links.discard(self.link)
        self._house.board.leave(self.link)
        consoles.leave(self._house, self)
        patron = self._patron
        for watch in self._watches.values():
            watch.stop()
        self._watches.clear()
        self._tabs.leave_all()
        for played in self._tables.values():
            played.topic.leave(self.link)
            if patron is not None:
                played.lose_link(patron)
        self._tables.clear()
        if patron is not None:
            patron.links.discard(self.link)
            self._house.patrons.forget_idle(patron)

    def send(self, message: ServerMessage) -> None:
        """Send one message."""
        self.link.send(message)

    async def _welcome(self) -> None:
        patron = await self._house.patron(self.patron_id)
        if self._is_gone:
            self._house.patrons.forget_idle(patron)
            return
        patron.links.add(self.link)
        self._patron = patron
        self.send(
            Welcome(
                version=VERSION,
                now=self._house.clock.now_ms(),
                patron=patron.told(),
                balance_minor=patron.wallet.balance_minor,
                in_play_minor=patron.wallet.in_play_minor,
                resume=self._tickets.issue(self.session, RESUME_MS),
                house_key=self._house.signer.public_key.hex(),
                play=play_told(patron.protection, patron.play, self._house.clock.now_ms()),
                phrases=self._house.talk.is_on,
                test_house=self._house.test_house,
            )
        )
        early, self._early = self._early, []
        for message in early:
            self._read(patron, message)

    def _read(self, patron: Patron, message: bytes | None) -> None:
        read = read_message(message)
        if isinstance(read, Unreadable):
            self._refuse_message(read)
            return
        try:
            verify_message(self.session, read, self._house.sessions.terms)
        except Refused as refused:
            self._refuse_message(Unreadable(refused.reason, getattr(read, "id", None)))
            return
        self._do(patron, read)

    def _refuse_message(self, unreadable: Unreadable) -> None:
        self._house.metrics.count(Counted.MESSAGES_REFUSED)
        if unreadable.id is None:
            self.send(ErrorTold(reason=unreadable.reason))
        else:
            self.send(RefusedTold(id=unreadable.id, reason=unreadable.reason))

    def _refuse_topic(self, topic: str, reason: Reason) -> None:
        self._house.metrics.count(Counted.MESSAGES_REFUSED)
        self.send(ErrorTold(reason=reason, topic=topic))

    def _do(self, patron: Patron, message: ClientMessage) -> None:  # noqa: C901, PLR0912 -- one arm for each message
        if not isinstance(message, Ping):
            self.session.seen(self._house.clock.now_ms())
            for watch in self._watches.values():
                watch.heard()
        match message:
            case Ping():
                self.send(Pong(sent=message.sent, now=self._house.clock.now_ms()))
            case Stay():
                if message.table not in self._tables:
                    self._refuse_message(Unreadable(Reason.UNKNOWN_TABLE))
            case Subscribe():
                self._subscribe(patron, message)
            case Unsubscribe():
                self._unsubscribe(patron, message.topic)
            case WagerAsked() | CancelAsked() | DealAsked() | PledgeAsked() | ShareAsked():
                self._ask_table(patron, message)
            case PhraseAsked():
                self._say(patron, message)
            case RefillAsked() | CheckAnswered():
                self._background(self._for_oneself(patron, message))
            case LiveAsked():
                self._house.live_desk.ask(
                    self.session,
                    message.table,
                    message.do,
                    id=message.id,
                    answer=lambda answered: self._answer(patron, message.id, answered),
                )
            case PreviewAsked() | PracticeBegun() | PracticeAsked() | PracticePreviewed() | PracticeEnded():
                self._background(self._console(patron, message))
            case _:
                assert_never(message)

    def _subscribe(self, patron: Patron, message: Subscribe) -> None:
        topic = message.topic
        if topic == HALL_TOPIC:
            self._house.board.follow(self.link, patron.level)
        elif consoles.is_for_consoles(topic):
            self._follow_console(topic)
        elif topic.startswith(PEOPLE_TOPIC):
            if not self._tabs.follow(topic.removeprefix(PEOPLE_TOPIC)):
                self._refuse_topic(topic, Reason.UNKNOWN_TABLE)
        elif not topic.startswith(TABLE_TOPIC):
            self._refuse_topic(topic, Reason.UNKNOWN_TOPIC)
        elif len(self._tables) >= TOPICS_MAX:
            self._refuse_topic(topic, Reason.TOO_MANY)
        elif (played := self._house.shared(topic.removeprefix(TABLE_TOPIC))) is not None:
            self._follow(patron, played, message.last_seq)
        else:
            self._background(self._follow_own(patron, topic.removeprefix(TABLE_TOPIC), message.last_seq))

    def _follow_console(self, topic: str) -> None:
        try:
            consoles.follow(self._house, self, self.session, topic)
        except Refused as refused:
            self._refuse_topic(topic, refused.reason)

    async def _console(self, patron: Patron, message: consoles.ConsoleMessage) -> None:
        try:
            told = await consoles.heard(self._house, self.session, message)
        except Refused as refused:
            self._answer(patron, message.id, refused)
            return
        if isinstance(told, LivePreview):
            self.send(told)
        else:
            self._answer(patron, message.id, told)

    async def _follow_own(self, patron: Patron, table: str, last_seq: int | None) -> None:
        """Follow a table that everybody has to themselves, and that may have to be set up first."""
        played = await self._house.own_table(table, patron)
        if played is None:
            known = table in self._house.profiles
            self._refuse_topic(f"{TABLE_TOPIC}{table}", Reason.TABLE_CLOSED if known else Reason.UNKNOWN_TABLE)
        elif not self._is_gone:
            self._follow(patron, played, last_seq)

    def _follow(self, patron: Patron, played: PlayedTable, last_seq: int | None) -> None:
        if played.profile.id not in self._tables:
            self._tables[played.profile.id] = played
            if may(self.session.role, Action.SIT):
                played.sit(patron)
            if played.profile.mode is TableMode.TOUCH:
                self._watch(patron, played)
        self._catch_up(patron, played, last_seq)
        self.send(played.seat_of(patron.id))
        result = played.result_of(patron.id)
        if result is not None:
            self.send(result)

    def _watch(self, patron: Patron, played: PlayedTable) -> None:
        """A table of one's own is left when its patron has long said nothing; coins, wallet and account stay."""
        table = played.profile.id

        def leave() -> None:
            self._leave(patron, table)

        self._watches[table] = IdleWatch(table, self._house.clock, tell=self.send, leave=leave)

    def _catch_up(self, patron: Patron, played: PlayedTable, last_seq: int | None) -> None:
        """What was missed, if it is all still here; else the table as it is."""
        missed = None if last_seq is None else played.topic.missed(last_seq)
        if missed is not None:
            self._house.metrics.count(Counted.RESYNC_DELTAS)
            self.link.send_frame(missed)
        else:
            self._house.metrics.count(Counted.RESYNC_SNAPSHOTS)
            state = played.state_for(patron)
            self.send(Snapshot(table=played.profile.id, seq=played.topic.sequence, state=state))
        played.topic.follow(self.link)

    def _unsubscribe(self, patron: Patron, topic: str) -> None:
        if topic == HALL_TOPIC:
            self._house.board.leave(self.link)
            return
        if topic.startswith(PEOPLE_TOPIC):
            self._tabs.leave(topic.removeprefix(PEOPLE_TOPIC))
            return
        if consoles.is_for_consoles(topic):
            consoles.leave(self._house, self, topic)
            return
        if not self._leave(patron, topic.removeprefix(TABLE_TOPIC)):
            self._refuse_message(Unreadable(Reason.UNKNOWN_TOPIC))

    def _leave(self, patron: Patron, table: str) -> bool:
        """Follow a table no longer; False when it was not followed."""
        played = self._tables.pop(table, None)
        if played is None:
            return False
        watch = self._watches.pop(table, None)
        if watch is not None:
            watch.stop()
        played.topic.leave(self.link)
        played.leave(patron)
        return True

    def _ask_table(self, patron: Patron, message: TableAsked) -> None:
        played = self._tables.get(message.table)
        if played is None:
            reason = Reason.NOT_NOW if message.table in self._house.profiles else Reason.UNKNOWN_TABLE
            self._background(self._refuse(patron, message, Refused(reason, detail="follow the table first")))
            return
        if isinstance(message, _NEEDS_A_SEAT) and patron.id not in played.seats and not played.sit(patron):
            self._background(self._refuse(patron, message, Refused(Reason.TABLE_FULL)))
            return
        name = message.id
        played.owner.ask(
            Asked(
                command=command_of(patron, message, self._house.signer),
                at_ms=self._house.clock.now_ms(),
                answer=self._house.patrons.asking(patron, lambda answered: self._answer(patron, name, answered)),
            )
        )

    async def _refuse(self, patron: Patron, message: TableAsked, refused: Refused) -> None:
        """A command that comes again is answered as the first time, whoever has no seat any more, or none yet."""
        command = command_of(patron, message, self._house.signer)
        stream = self._house.stream_of(message.table, patron.id)
        self._answer(patron, message.id, await first_answer(self._house.store, stream, command, refused))

    def _say(self, patron: Patron, message: PhraseAsked) -> None:
        played = self._tables.get(message.table)
        if played is None:
            reason = Reason.NOT_NOW if message.table in self._house.profiles else Reason.UNKNOWN_TABLE
            self._answer(patron, message.id, Refused(reason, detail="follow the table first"))
            return
        try:
            self._house.talk.say(patron, played, message.phrase)
        except Refused as refused:
            self._answer(patron, message.id, refused)
            return
        self._answer(patron, message.id, Done(0))

    async def _for_oneself(self, patron: Patron, message: RefillAsked | CheckAnswered) -> None:
        try:
            if isinstance(message, CheckAnswered):
                await self._house.reception.protector.answer_check(self.session, message.id)
            else:
                with self._house.patrons.staying(patron):
                    patron.wallet.stored_minor = await self._house.desk.refill(patron, message.id)
        except Refused as refused:
            self._answer(patron, message.id, refused)
            return
        self._answer(patron, message.id, Done(0))

    def _answer(self, patron: Patron, name: str, answered: Answered) -> None:
        match answered:
            case Done():
                wallet = patron.wallet
                self.send(
                    Ack(
                        id=name,
                        seq=answered.sequence,
                        balance_minor=wallet.balance_minor,
                        in_play_minor=wallet.in_play_minor,
                    )
                )
            case Refused():
                self.send(
                    RefusedTold(id=name, reason=answered.reason, bet=answered.bet, allowed_minor=answered.allowed_minor)
                )
            case _:
                assert_never(answered)

    def _background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("patron %s is not served", self.patron_id, exc_info=task.exception())
            self._refuse_message(Unreadable(Reason.SERVICE_UNAVAILABLE))
            self.link.close(BROKEN)
