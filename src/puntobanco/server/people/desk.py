"""The front desk: admits guests, gives coins from the mint, opens sessions. The one writer of the hall's stream."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from puntobanco.errors import Corrupt, Fenced, InputError, Reason, Refused, Unknown
from puntobanco.fairness import Entropy
from puntobanco.hall.events import CoinsGranted, HallEvent, HouseFounded, PatronAdmitted
from puntobanco.hall.nicknames import guest_nickname, nickname_key
from puntobanco.ledger.accounts import is_kept
from puntobanco.ledger.grants import first_grant, refill, refill_id
from puntobanco.ledger.transfers import Transfer
from puntobanco.server.basis.asking import kind_of
from puntobanco.server.basis.clock import Clock
from puntobanco.server.basis.leases import Leases, pause
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.sessions import token_hash
from puntobanco.storage import (
    HALL,
    Answer,
    Command,
    Committed,
    Duplicate,
    EventRecord,
    FencedOff,
    InvitationRecord,
    LoginRecord,
    PatronRecord,
    Refusal,
    SessionRecord,
    Store,
    Submission,
)
from puntobanco.table.commands import HOUSE

SESSION_MS: Final = 365 * 86_400_000
"""How long a guest's session lasts: with it goes the wallet, so it lasts long."""

_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 8
_NAMES_TRIED: Final = 8

PATIENCE_MS: Final = 1_000
"""How long the desk waits before it asks a store again that could not be reached."""


@dataclass(frozen=True, slots=True)
class Admitted:
    """A new guest, their session, and its token, which is told once and stored nowhere."""

    record: PatronRecord
    session: SessionRecord
    token: str


@dataclass(frozen=True, slots=True)
class AboutPeople:
    """What is written of people and of how they sign in (`Submission` says what each means)."""

    patrons: tuple[PatronRecord, ...] = ()
    sessions: tuple[SessionRecord, ...] = ()
    logins: tuple[LoginRecord, ...] = ()
    invitations: tuple[InvitationRecord, ...] = ()
    ends_sessions_of: tuple[str, ...] = ()
    ends_sessions: tuple[bytes, ...] = ()
    forgets: tuple[str, ...] = ()
    uses: tuple[bytes, ...] = ()


NO_PEOPLE: Final[AboutPeople] = AboutPeople()


class _Dated(msgspec.Struct):
    """When an event happened, whatever it is."""

    at: int


class Desk:
    """Writes the hall's stream."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Entropy,
        *,
        leases: Leases,
        balances: Callable[[Mapping[str, int]], None],
    ) -> None:
        """`balances` is told how accounts stand after each thing that was written."""
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._leases = leases
        self._balances = balances
        self._epoch = 0
        self._is_closing = False

    async def open(self, *, test_house: bool) -> None:
        """Take the hall over, founding it in a new database.

        Raises InputError when a test house is asked for a database with real wallets, or the other way about.
        """
        self._epoch = await self._leases.take(HALL)
        first = await self._store.events(HALL, limit=1)
        if not first:
            founded = HouseFounded(at=self._clock.now_ms(), test_house=test_house)
            await self.write("found", actor=HOUSE, events=(founded,))
            return
        event = msgspec.json.decode(first[0].body, type=HallEvent)
        if not isinstance(event, HouseFounded):
            raise Corrupt(f"{HALL}: event 1 does not found a house")
        if test_house and not event.test_house:
            raise InputError("this database has real wallets: give a test house a database of its own")
        if event.test_house and not test_house:
            raise InputError("this database belongs to a test house: start it with --test-house, or name another one")
        head = await self._store.head(HALL)
        assert head is not None, "it has events"
        (last,) = await self._store.events(HALL, after=head.sequence - 1, limit=1)
        self._leases.not_before(msgspec.json.decode(last.body, type=_Dated).at)

    def rest(self) -> None:
        """The house closes: wait no longer for what a store cannot tell."""
        self._is_closing = True

    async def admit_guest(self, language: str) -> Admitted:
        """A new guest with a made-up name, the first coins and a session."""
        for _ in range(_NAMES_TRIED):
            admitted = self._guest(language)
            try:
                await self._admit(admitted)
            except Refused as refused:
                if refused.reason is Reason.NICKNAME_TAKEN:
                    continue
                raise
            return admitted
        raise Refused(Reason.SERVICE_UNAVAILABLE, detail="no free nickname was found")

    def _guest(self, language: str) -> Admitted:
        nickname = guest_nickname(self._entropy(_ID_BYTES))
        record = PatronRecord(
            id="p" + self._entropy(_ID_BYTES).hex(),
            nickname=nickname,
            nickname_key=nickname_key(nickname),
            language=language,
            created_at_ms=self._clock.now_ms(),
        )
        token, now_ms = self._entropy(_TOKEN_BYTES).hex(), self._clock.now_ms()
        session = SessionRecord(
            token_hash(token), record.id, now_ms + SESSION_MS, opened_at_ms=now_ms, seen_at_ms=now_ms
        )
        return Admitted(record, session, token)

    async def _admit(self, admitted: Admitted) -> None:
        record, now_ms = admitted.record, self._clock.now_ms()
        grant = first_grant(record.id)
        await self.write(
            f"admit:{record.id}",
            actor=HOUSE,
            events=(
                PatronAdmitted(patron=record.id, guest=record.guest, at=now_ms),
                _granted(record.id, "first", grant, before_minor=0, at=now_ms),
            ),
            transfers=(grant,),
            people=AboutPeople(patrons=(record,), sessions=(admitted.session,)),
        )

    async def refill(self, patron: Patron, asked: str) -> int:
        """Fill a patron's wallet up again; gives the stored balance after it, minor units. Raises Refused.

        `asked` is the id of the patron's command; when it comes again it is answered as the first time. What is given
        follows from the coins that are shown, or it would tell a result whose cards are not yet shown.
        """
        now_ms = self._clock.now_ms()
        day = datetime.fromtimestamp(now_ms / 1000, UTC).date().isoformat()
        name = refill_id(patron.id, day)
        actor = f"patron:{patron.id}"
        known = await self._store.command(actor, name)
        wallet = patron.wallet
        if known is not None and known.body_hash == _body_hash(actor, name, asked):
            return wallet.stored_minor
        before = wallet.stored_minor
        grant = refill(
            patron.id,
            day,
            balance_minor=wallet.balance_minor,
            in_play_minor=wallet.in_play_minor,
            had_today=known is not None,
        )
        event = _granted(patron.id, "refill", grant, before_minor=before, at=now_ms)
        try:
            done = await self.write(
                name,
                actor=actor,
                asked=asked,
                events=(event,),
                transfers=(grant,),
                expects=((grant.credit, before),),
            )
        except Refused as refused:
            if refused.reason is Reason.COMMAND_REUSED:
                raise Refused(Reason.REFILL_NOT_NOW, detail=day) from refused
            raise
        return event.after_minor if done else wallet.stored_minor

    async def record(self, name: str, *, actor: str, events: Sequence[HallEvent]) -> bool:
        """Write something of the house's own down under a name; False when it was written before. Raises Refused."""
        return await self.write(name, actor=actor, events=events)

    async def write(
        self,
        name: str,
        *,
        actor: str,
        events: Sequence[HallEvent],
        asked: str = "",
        transfers: tuple[Transfer, ...] = (),
        expects: tuple[tuple[str, int], ...] = (),
        people: AboutPeople = NO_PEOPLE,
    ) -> bool:
        """Write one thing down; False when it was written before. Raises Refused or Fenced when the store refuses."""
        done = await self.post(
            name, actor=actor, events=events, asked=asked, transfers=transfers, expects=expects, people=people
        )
        return done is not None

    async def post(
        self,
        name: str,
        *,
        actor: str,
        events: Sequence[HallEvent],
        asked: str = "",
        transfers: tuple[Transfer, ...] = (),
        expects: tuple[tuple[str, int], ...] = (),
        people: AboutPeople = NO_PEOPLE,
    ) -> Committed | None:
        """The same; gives where it was written and what the accounts came to, None when it was written before."""
        submission = Submission(
            stream=HALL,
            epoch=self._epoch,
            command=Command(actor, name, _body_hash(actor, name, asked)),
            events=tuple(EventRecord(kind_of(event), msgspec.json.encode(event)) for event in events),
            transfers=transfers,
            expects=expects,
            patrons=people.patrons,
            sessions=people.sessions,
            logins=people.logins,
            invitations=people.invitations,
            ends_sessions_of=people.ends_sessions_of,
            ends_sessions=people.ends_sessions,
            forgets=people.forgets,
            uses=people.uses,
        )
        if not self._leases.are_held:
            raise Refused(Reason.SERVICE_UNAVAILABLE)
        answer = await self._known(submission)
        match answer:
            case Committed():
                self._balances(answer.balances)
                return answer
            case Duplicate():
                return None
            case Refusal():
                raise Refused(answer.reason, detail=answer.detail)
            case FencedOff():
                raise Fenced(f"the hall has another owner, epoch {answer.epoch}")
            case _:
                raise Refused(Reason.SERVICE_UNAVAILABLE, detail=str(answer))

    async def _known(self, submission: Submission) -> Answer:
        """What became of a submission, for as long as it takes to find out: what people are told hangs on it.

        Raises Unknown only when the house closes.
        """
        was_unknown = False
        while True:
            try:
                (answer,) = await self._store.commit([submission])
                if was_unknown:
                    answer = await self._found(submission, answer)
            except Unknown:
                if self._is_closing:
                    raise
                was_unknown = True
                await pause(self._clock, PATIENCE_MS)
            else:
                return answer

    async def _found(self, submission: Submission, answer: Answer) -> Answer:
        """The answer to a submission that may have been written when it was handed in before."""
        command = submission.command
        if isinstance(answer, Refusal) and answer.reason is Reason.SERVICE_UNAVAILABLE:
            known = await self._store.command(command.actor, command.id)  # a store that cannot write has not looked
            if known is None or known.body_hash != command.body_hash:
                return answer
            answer = Duplicate(known.answer, known.sequence_first, known.sequence_last)
        if isinstance(answer, Duplicate) and await self._is_ours(submission, answer):
            accounts = [name for one in submission.transfers for name in (one.debit, one.credit)]
            kept = await self._store.balances([name for name in accounts if is_kept(name)])
            return Committed(answer.sequence_first, answer.sequence_last, kept)
        return answer

    async def _is_ours(self, submission: Submission, known: Duplicate) -> bool:
        """Whether what stands there was written by this very submission, and not under its name long before."""
        count = len(submission.events)
        stored = await self._store.events(HALL, after=known.sequence_first - 1, limit=count) if count else []
        return [one.body for one in stored] == [one.body for one in submission.events]


def _body_hash(actor: str, name: str, asked: str) -> bytes:
    """What tells a command of the hall from another one of the same name."""
    return hashlib.sha256(" ".join(filter(None, (actor, name, asked))).encode()).digest()


def _granted(
    patron: str, why: Literal["first", "refill"], grant: Transfer, *, before_minor: int, at: int
) -> CoinsGranted:
    return CoinsGranted(
        patron=patron,
        why=why,
        amount_minor=grant.amount_minor,
        before_minor=before_minor,
        after_minor=before_minor + grant.amount_minor,
        at=at,
    )
