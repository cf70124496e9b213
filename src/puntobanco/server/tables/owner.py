"""The one writer of a table: takes what patrons ask and what the house owes, decides, commits, and only then answers.

Commands are decided on a tentative table, one open proposal per patron in a batch, and committed together. Only what
the store has committed is evolved; a command is answered after that and never before. Whatever goes wrong in here stops
this table, says where, and leaves the hall running.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import msgspec

from puntobanco.errors import Corrupt, Fenced, PuntobancoError, Reason, Refused, Unknown
from puntobanco.server.basis.asking import STALE, Asked, Done, Work, first_answer
from puntobanco.server.basis.clock import Waiting
from puntobanco.server.basis.crash import Step
from puntobanco.server.basis.metrics import Counted
from puntobanco.server.tables.around import Around
from puntobanco.server.tables.dealing import Dealer
from puntobanco.server.tables.durable import PATIENCE_MS, durable
from puntobanco.server.tables.duties import MALFUNCTION, closing, give_up, resumption, work_for
from puntobanco.server.tables.recovery import latest_of, read_log, rules_of
from puntobanco.storage import Answer, Committed, Duplicate, FencedOff, Refusal, Snapshot, Stale
from puntobanco.table import commands
from puntobanco.table.decide import decide
from puntobanco.table.duties import duty
from puntobanco.table.events import Event, ShoeEnded, TableOpened
from puntobanco.table.evolve import fold
from puntobanco.table.phases import RUNNING, Phase
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms

BATCH_MAX: Final = 500
"""Most commands of one table that are decided before they are committed."""

_log = logging.getLogger("puntobanco.table")


class TableOwner:
    """Owns one table's log. `sequence` is the last event evolved, `posted` what the hall did in its stead."""

    def __init__(self, table: str, terms: Terms, dealer: Dealer, around: Around) -> None:
        self.table = Table(table)
        self.terms = terms
        self.sequence = 0
        self.why_stopped: str | None = None
        self.posted: frozenset[str] = frozenset()
        self._dealer = dealer
        self._around = around
        self._epoch = 0
        self._rules_before: Terms | None = None
        self._asked: deque[Asked] = deque()
        self._patient_until = 0
        self._resumes = False
        self._gives_up: str | None = None
        self._is_to_open = False
        self._closes: str | None = None
        self._running: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: Waiting | None = None
        self._resting = False

    async def open(self) -> Sequence[tuple[Table, Event]]:
        """Take the table over and read its log; gives the events since the last snapshot, with the table after each.

        Raises Corrupt when the log does not fold, InputError when the shoe on the table was sealed with another key.
        """
        self._epoch = await self._around.leases.take(self.table.id)
        self.table, self.sequence, events = await read_log(self._around.store, self.table)
        # A house whose machine was set back in between would leave its tables open for as long.
        self._around.leases.not_before(latest_of(self.table, self.terms))
        try:
            await self._dealer.verify_seeds(self.table)
        except Corrupt as error:
            _log.error("table %s: %s", self.table.id, error)
            self._gives_up = f"{MALFUNCTION}: {error}"
        at_play = self.table.phase in RUNNING
        if at_play and self.table.behaviour_hash != self.terms.rules.behaviour_hash:
            rules = await rules_of(self._around.store, self.table.behaviour_hash)
            self._rules_before = replace(self.terms, rules=rules)
        self._resumes = self.table.phase in RUNNING
        return events

    @property
    def coup_terms(self) -> Terms:
        """The terms of the coup on the felt, where they are known: another rule set may be in force since."""
        return self._rules_before or self.terms

    @property
    def busy(self) -> bool:
        """Whether something is being decided or written."""
        return self._running is not None

    def ask(self, asked: Asked) -> None:
        """Take a patron's command; it is answered through `asked.answer`."""
        if self.why_stopped is not None or self._resting or not self._around.leases.are_held:
            self._refuse_unless_known(asked, Refused(Reason.SERVICE_UNAVAILABLE))
            return
        self._asked.append(asked)
        self.wake()

    def wake(self) -> None:
        """Look for something to do."""
        if self._running is None and self.why_stopped is None and not self._resting:
            self._running = asyncio.get_running_loop().create_task(self._run())

    async def house_opens(self) -> None:
        """Put the table in service if it is not, or if its end was announced before it was to be played at again."""
        self._is_to_open = self._is_to_open or self.table.phase is Phase.CLOSED or self.table.closing is not None
        self.wake()
        await self.quiet()

    def reopen(self) -> None:
        """Put the table in service again, as soon as it is closed."""
        self._is_to_open, self._closes = True, None
        self.wake()

    def close(self, why: str) -> None:
        """Take the table out of service; a running coup ends first, and patrons are told that it is the last."""
        self._is_to_open, self._closes = False, why
        self.wake()

    def give_up(self, why: str, *, reopens: bool) -> None:
        """Void what runs, end the shoe on the table and close it; and open it again, if it is to be played at."""
        self._gives_up, self._is_to_open = why, reopens

    def change_terms(self, terms: Terms) -> None:
        """Play under other terms from the next coup on; one whose betting is open ends under those it began with."""
        if self._rules_before is None and self.table.phase in RUNNING:
            self._rules_before = self.terms
        self.terms = terms
        self.wake()

    def refuse_to_play(self, why: str) -> None:
        """Something is wrong with this table's record: decide nothing here, and say why."""
        self._stop(Corrupt(why))

    async def retire(self, why: str) -> None:
        """Take a table out of service that the house has no more, giving every wager back."""
        seed = await self._dealer.seed_if_known(self.table)
        work = give_up(self.table, self.terms, self._around.clock.now_ms(), why, seed=seed)
        if work is not None:
            await self._commit([work])

    async def quiet(self) -> None:
        """Wait until what is being written now is written."""
        if self._running is not None:
            await asyncio.wait((self._running,))

    def fence(self) -> None:
        """Another house has the table now: decide nothing more, and answer nobody with more than a refusal."""
        if self.why_stopped is None:
            self._disarm()
            self._stop(Fenced(f"{self.table.id} has another owner"))

    async def rest(self) -> None:
        """Finish what is being written and start nothing more."""
        self._resting = True
        self._disarm()
        await self.quiet()
        if self._tasks:
            await asyncio.wait(tuple(self._tasks))

    async def _run(self) -> None:
        self._disarm()
        try:
            while not self._resting and self._may_write() and (works := await self._next_works()):
                await self._commit(works)
        except Unknown as error:
            # Something could not be looked up: nothing is decided, and it is tried again.
            _log.warning("table %s waits: %s", self.table.id, error)
            self._be_patient()
        except Exception as error:  # noqa: BLE001 -- not to carry on: this table stops, and the hall does not
            self._stop(error)
        finally:
            self._running = None
            self._arm()

    def _may_write(self) -> bool:
        """Whether the lease is relied on; while it is not, everybody who asks is refused and duties wait."""
        if self._around.leases.are_held and self.why_stopped is None:
            return True
        self._refuse_all()
        self._be_patient()
        return False

    def _be_patient(self) -> None:
        self._patient_until = self._around.clock.now_ms() + PATIENCE_MS

    def _refuse_all(self) -> None:
        while self._asked:
            self._refuse_unless_known(self._asked.popleft(), Refused(Reason.SERVICE_UNAVAILABLE))

    async def _next_works(self) -> list[Work]:
        """What is to be committed next: what was asked before the house's next duty is due, then that duty."""
        work = await self._work_set()
        if work is not None:
            return [work]
        owed = duty(self.table, self._terms_now())
        now_ms = self._around.clock.now_ms()
        due = owed is not None and max(owed.at_ms, self._patient_until) <= now_ms
        works = self._decide_asked(before_ms=owed.at_ms if owed is not None and due else None)
        if works or owed is None or not due:
            return works
        return [await work_for(owed, self.table, self._terms_now(), self._dealer, now_ms)]

    async def _work_set(self) -> Work | None:
        """What the table was set to do. It stays set until it is written, however often the store refuses."""
        now_ms = self._around.clock.now_ms()
        if now_ms < self._patient_until:
            return None
        if self._gives_up is not None:
            seed = await self._dealer.seed_if_known(self.table)
            gone = give_up(self.table, self._terms_now(), now_ms, self._gives_up, seed=seed)
            if gone is not None:
                return gone
            self._gives_up = None
        if self._resumes and (command := resumption(self.table, self._terms_now(), now_ms, self.sequence)) is not None:
            return self._work(command)
        self._resumes = False
        if self._is_to_open or self._closes is None:
            return self._opening() if self._is_to_open and self.table.phase is Phase.CLOSED else None
        why = self._closes
        if self.table.phase is Phase.CLOSED or self.table.closing is not None:
            self._closes = None
            return None
        seed = await self._dealer.seed_if_known(self.table)
        name = f"{self.table.id}:close:{self.sequence}"
        return closing(name, self.table, self._terms_now(), now_ms, why, seed)

    def _opening(self) -> Work:
        command = commands.OpenTable(id=f"{self.table.id}:open-table:{self.sequence}", actor=commands.HOUSE)
        return self._work(command)

    def _decide_asked(self, *, before_ms: int | None) -> list[Work]:
        """Decide what patrons asked, as far as it may share one batch. Refusals are answered."""
        works: list[Work] = []
        tentative = self.table
        actors: set[str] = set()
        while self._asked and len(works) < BATCH_MAX:
            asked = self._asked[0]
            command = asked.command
            alone = asked.goes_alone
            if (before_ms is not None and asked.at_ms >= before_ms) or command.actor in actors or (alone and works):
                break
            self._asked.popleft()
            try:
                proposal = decide(tentative, self._terms_now(), command, asked.at_ms)
                if asked.patron is not None:
                    self._around.reserve(asked, self.table.id)
            except Refused as refused:
                self._refuse_unless_known(asked, refused)
                continue
            before, tentative = tentative, fold(tentative, proposal.events)
            actors.add(command.actor)
            works.append(Work(command, proposal, asked, step=(before, tentative)))
            if alone:
                break
        return works

    def _work(self, command: commands.Command) -> Work:
        return Work(command, decide(self.table, self._terms_now(), command, self._around.clock.now_ms()))

    def _terms_now(self) -> Terms:
        """A coup is decided by the rules that were in force when its betting opened."""
        if self._rules_before is not None and self.table.phase in RUNNING:
            return self._rules_before
        return self.terms

    async def _commit(self, works: list[Work]) -> None:
        for work in works:
            self._around.crash.step(work.kind, Step.DECIDED)
        around, hall = self._around, self._around.leases.hall
        submissions = [work.submission(self.table.id, self._epoch, hall=hall, posted=self.posted) for work in works]
        answers = await durable(
            around.store,
            submissions,
            after=self.sequence,
            clock=around.clock,
            metrics=around.metrics,
            goes_on=lambda: not self._resting,
        )
        trouble: Exception | None = None
        for work, answer in zip(works, answers, strict=True):
            self._around.crash.step(work.kind, Step.COMMITTED)
            try:
                self._take_answer(work, answer)
            except PuntobancoError as error:
                # What else was committed in this batch still has to be evolved and answered.
                trouble = error
        if trouble is not None:
            raise trouble

    def _take_answer(self, work: Work, answer: Answer) -> None:
        if work.asked is not None and work.asked.patron is not None:
            self._around.release(work.asked.patron, work.command.id)
        match answer:
            case Committed():
                self._evolve(work, answer)
                self._answer(work, Done(answer.sequence_last))
            case Duplicate() if work.asked is not None:
                self._around.metrics.count(Counted.COMMANDS_REPEATED)
                self._answer(work, Done(answer.sequence_last))
            case Refusal() if work.asked is not None:
                self._around.metrics.count(Counted.COMMANDS_REFUSED)
                self._answer(work, Refused(answer.reason, detail=answer.detail))
            case Stale() if work.asked is not None:
                self._answer(work, Refused(Reason.STATE_CHANGED, detail=STALE))
            case Refusal(reason=Reason.SERVICE_UNAVAILABLE):  # nothing is written: the duty stays and is done later
                self._be_patient()
            case FencedOff():
                self._answer(work, Refused(Reason.SERVICE_UNAVAILABLE))
                raise Fenced(f"{self.table.id} has another owner, or its hall; epoch {answer.epoch}")
            case _:
                self._answer(work, Refused(Reason.SERVICE_UNAVAILABLE))
                raise Corrupt(f"{self.table.id}: the store did not take {work.command.id}: {answer}")

    def _evolve(self, work: Work, answer: Committed) -> None:
        events = work.proposal.events
        assert answer.sequence_first == self.sequence + 1, "a table's log has one writer"
        assert answer.sequence_last == self.sequence + len(events), "every event has its own sequence"
        self.table = work.carried_out(self.table)
        self.sequence = answer.sequence_last
        self._around.metrics.count(Counted.COMMANDS_COMMITTED)
        self._around.balances(answer.balances)
        self._around.happened(self, events)
        self._around.crash.step(work.kind, Step.EVOLVED)
        if self.table.phase not in RUNNING:
            self._rules_before = None
        self._resumes = self._resumes and work.asked is not None
        self._is_to_open = self._is_to_open and not any(isinstance(event, TableOpened) for event in events)
        if any(isinstance(event, ShoeEnded) for event in events):
            self._keep_snapshot()

    def _answer(self, work: Work, answered: Done | Refused) -> None:
        if work.asked is not None:
            work.asked.answer(answered)
        self._around.crash.step(work.kind, Step.ANSWERED)

    def _refuse_unless_known(self, asked: Asked, refused: Refused) -> None:
        """A command that comes again is answered as the first time, even where it would be refused by now."""
        self._background(self._answer_refused(asked, refused))

    async def _answer_refused(self, asked: Asked, refused: Refused) -> None:
        store, stream = self._around.store, self.table.id
        answered = await first_answer(store, stream, asked.command, refused, body=asked.body)
        is_done = isinstance(answered, Done)
        self._around.metrics.count(Counted.COMMANDS_REPEATED if is_done else Counted.COMMANDS_REFUSED)
        asked.answer(answered)

    def _stop(self, error: Exception) -> None:
        """Something that must not happen has happened here."""
        if self.why_stopped is not None:
            return
        self.why_stopped = f"{type(error).__name__}: {error}"
        _log.error("table %s stops at sequence %d", self.table.id, self.sequence, exc_info=error)
        self._around.metrics.count(Counted.TABLES_STOPPED)
        self._refuse_all()
        self._around.stopped(self, error)

    def _arm(self) -> None:
        """Wake up when the next duty is due."""
        if self._resting or self.why_stopped is not None:
            return
        if self._asked:
            self.wake()
            return
        owed = duty(self.table, self._terms_now())
        if not self._around.leases.are_held:
            self._timer = self._around.clock.call_at(self._patient_until, self.wake)
        elif owed is not None:
            self._timer = self._around.clock.call_at(max(owed.at_ms, self._patient_until), self.wake)
        elif self._patient_until > self._around.clock.now_ms():
            self._timer = self._around.clock.call_at(self._patient_until, self.wake)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _keep_snapshot(self) -> None:
        """A short cut for the next start; nothing waits for it."""
        body = msgspec.json.encode(self.table)
        self._background(self._put_snapshot(Snapshot(self.table.id, self.sequence, body)))

    async def _put_snapshot(self, snapshot: Snapshot) -> None:
        with suppress(Unknown):
            await self._around.store.put_snapshot(snapshot)

    def _background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
