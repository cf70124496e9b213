"""The people the house knows right now: their names, wallets as shown, and links."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, Protocol

from puntobanco.errors import Corrupt, Reason, Refused, Unknown
from puntobanco.hall.play import BREAK_MS, Play, ShownResult, verify_wager
from puntobanco.hall.protection import UNPROTECTED
from puntobanco.hall.roles import Role
from puntobanco.hall.wallet import Wallet
from puntobanco.ledger import AccountKind, kind_of, patron_account
from puntobanco.server.basis.asking import Answered, Asked
from puntobanco.server.basis.clock import Clock
from puntobanco.server.basis.leases import pause
from puntobanco.server.people.recounting import protection_of, shown_results
from puntobanco.server.wire.messages import BalanceTold, ServerMessage
from puntobanco.server.wire.play import MeTold, PatronTold, play_told
from puntobanco.storage import PatronRecord, Store

PATIENCE_MS: Final = 1_000
"""How long is waited before a store is asked again that could not tell."""

_PREFIX: Final = patron_account("x").removesuffix("x")


class Link(Protocol):
    """A connection that messages can be sent to."""

    def send(self, message: ServerMessage) -> None:
        """Send one message."""


class Holding(Protocol):
    """A table, as far as a wallet has to know it."""

    @property
    def busy(self) -> bool:
        """Whether something is being written."""

    def concerns(self, patron: str) -> bool:
        """Whether the patron has something lying or unrevealed there."""

    def tell_wallet(self, patron: str, wallet: Wallet) -> None:
        """Say what of the patron's coins lies there or is not to be shown yet."""

    async def quiet(self) -> None:
        """Wait until what is being written now is written."""


class Patron:
    """Somebody who is here, or whose coins lie at a table."""

    def __init__(self, record: PatronRecord, wallet: Wallet, play: Play) -> None:
        self.record = record
        self.wallet = wallet
        self.play = play
        self.protection = protection_of(record)
        self.links: set[Link] = set()
        self.asking = 0
        self.begins_session = False

    @property
    def id(self) -> str:
        """Id of the patron."""
        return self.record.id

    @property
    def role(self) -> Role:
        """What the patron is to the house; its own people are here as well, to watch."""
        return Role(self.record.role)

    @property
    def level(self) -> int:
        """Level of the patron, which sets the limits."""
        return self.record.level

    def told(self) -> PatronTold:
        """Who this is, in the wire's words."""
        record = self.record
        return PatronTold(id=record.id, nickname=record.nickname, level=record.level, guest=record.guest)

    def change(self, record: PatronRecord) -> None:
        """The record is another now; every link hears what of it is told."""
        before, self.record = self.record, record
        if record.protection != before.protection:
            self.protection = protection_of(record)
        self.send(MeTold(patron=self.told()))

    def tell_play(self, now_ms: int) -> None:
        """Tell the patron's session and limits."""
        self.send(play_told(self.protection, self.play, now_ms))

    def send(self, message: ServerMessage) -> None:
        """Send a message to every link of this patron."""
        for link in tuple(self.links):
            link.send(message)

    def tell_balance(self) -> None:
        """Tell the coins at hand and in play."""
        wallet = self.wallet
        self.send(BalanceTold(balance_minor=wallet.balance_minor, in_play_minor=wallet.in_play_minor))


class Patrons:
    """All patrons in memory. Others are loaded when they come."""

    def __init__(self, store: Store, clock: Clock, *, history: Callable[[], Awaitable[None]]) -> None:
        """`history` waits until all that was shown is in it, and raises Unknown when that cannot be had now."""
        self._store = store
        self._clock = clock
        self._history = history
        self._meanwhile: dict[str, list[Callable[[Play], None]]] = {}
        self._left: dict[str, tuple[int, Play]] = {}
        self._here: dict[str, Patron] = {}
        self._nicknames: dict[str, str] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._moved: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._here)

    def __iter__(self) -> Iterator[Patron]:
        return iter(tuple(self._here.values()))

    def get(self, patron: str) -> Patron | None:
        """A patron who is in memory."""
        return self._here.get(patron)

    def nickname(self, patron: str) -> str:
        """Nickname of somebody who has been seen since the start; the id of anybody else."""
        return self._nicknames.get(patron, patron)

    async def learn_nicknames(self, patrons: Iterable[str]) -> None:
        """Look up the nicknames of these."""
        for patron in patrons:
            if patron not in self._nicknames:
                record = await self._store.patron(patron)
                self._nicknames[patron] = patron if record is None else record.nickname

    async def load(self, patron: str, tables: Iterable[Holding]) -> Patron:
        """The patron, with a wallet that knows what lies at `tables`. Raises Corrupt when there is no such patron."""
        while (known := self._here.get(patron)) is None:
            lock = self._loading.setdefault(patron, asyncio.Lock())
            async with lock:
                if self._loading.get(patron) is not lock:
                    continue  # it was for a loading that is over: whoever loads now has another
                try:
                    return await self._load(patron, tables)
                finally:
                    self._loading.pop(patron, None)
                    self._moved.pop(patron, None)
        return known

    async def _load(self, patron: str, tables: Iterable[Holding]) -> Patron:
        record = await self._store.patron(patron)
        if record is None:
            raise Corrupt(f"there is no patron {patron}")
        account = patron_account(patron)
        play = await self._play(record)
        while True:
            # A balance read while a table is writing could know a result that its table does not know yet.
            for table in tables:
                if table.busy and table.concerns(patron):
                    await table.quiet()
            self._moved.pop(patron, None)
            stored = (await self._store.balances([account]))[account]
            if not any(table.busy and table.concerns(patron) for table in tables):
                break
        wallet = Wallet(self._moved.get(patron, stored))
        for table in tables:
            table.tell_wallet(patron, wallet)
        self._nicknames[patron] = record.nickname
        self._catch_up(patron, play)
        loaded = self._here[patron] = Patron(record, wallet, play)
        return loaded

    async def _play(self, record: PatronRecord) -> Play:
        """The play of somebody who comes: as it was left a little ago, or as the record tells where that matters."""
        _, play = self._left.pop(record.id, (0, None))
        if play is not None:
            return play
        protection = protection_of(record)
        if protection is UNPROTECTED:
            return Play()
        return Play(await self._results(record.id), answered_at=protection.answered_at)

    async def _results(self, patron: str) -> list[ShownResult]:
        """What a patron's coups brought lately; what is shown or corrected from now on is kept `_meanwhile`."""
        self._meanwhile[patron] = []
        await self._history()
        return await shown_results(self._store, patron, self._clock.now_ms())

    def _catch_up(self, patron: str, play: Play) -> None:
        """What was shown or corrected while the record was read counts as well."""
        for happened in self._meanwhile.pop(patron, ()):
            happened(play)

    async def changed(self, record: PatronRecord) -> None:
        """Somebody's record is another now."""
        self._nicknames[record.id] = record.nickname
        self._left.pop(record.id, None)  # it may know less than what is set now has to
        known = self._here.get(record.id)
        if known is not None and known.protection is UNPROTECTED and record.protection:
            await self._recount(record.id)
            known = self._here.get(record.id)
        if known is None:
            return
        before, now_ms = known.protection, self._clock.now_ms()
        known.change(record)
        if known.protection.answered_at != before.answered_at:
            known.play.answered(known.protection.answered_at)
        if known.protection != before:
            known.tell_play(now_ms)

    async def _recount(self, patron: str) -> None:
        """Who sets something for the first time has played before: it is read, however long the store takes."""
        while True:
            try:
                results = await self._results(patron)
            except Unknown:
                await pause(self._clock, PATIENCE_MS)
                continue
            known = self._here.get(patron)
            if known is not None:
                known.play.recount(results, self._clock.now_ms())
                self._catch_up(patron, known.play)
            return

    def asking(self, patron: Patron, answer: Callable[[Answered], None]) -> Callable[[Answered], None]:
        """Keep a patron here until what they ask is answered: what they have set for themselves is looked at then."""
        patron.asking += 1

        def answered(what: Answered) -> None:
            patron.asking -= 1
            answer(what)
            self.forget_idle(patron)

        return answered

    @contextmanager
    def staying(self, patron: Patron) -> Iterator[Patron]:
        """Keep a patron here while something is done to their wallet, with a link or without."""
        patron.asking += 1
        try:
            yield patron
        finally:
            patron.asking -= 1
            self.forget_idle(patron)

    def forget_idle(self, patron: Patron) -> None:
        """Drop a patron who has no link and nothing at any table; not somebody who has come again since."""
        if patron.links or patron.asking or not patron.wallet.idle or self._here.get(patron.id) is not patron:
            return
        del self._here[patron.id]
        self._keep_play(patron)

    def _keep_play(self, patron: Patron) -> None:
        """Who comes back within a session's break finds the session as it was."""
        now_ms = self._clock.now_ms()
        while self._left and (oldest := next(iter(self._left.items())))[1][0] <= now_ms - BREAK_MS:
            del self._left[oldest[0]]
        if patron.play.began_at(now_ms) is not None:
            self._left[patron.id] = (now_ms, patron.play)

    def balances(self, balances: Mapping[str, int]) -> None:
        """These accounts stand so in the store now."""
        for account, amount in balances.items():
            if kind_of(account) is not AccountKind.PATRON:
                continue
            name = account.removeprefix(_PREFIX)
            patron = self._here.get(name)
            if patron is not None:
                patron.wallet.stored_minor = amount
            elif name in self._loading:
                self._moved[name] = amount

    def corrected(self, patron: str, coup: str, net_minor: int) -> None:
        """A coup of somebody's brings something else than was shown: their sessions and limits count it so."""
        now_ms = self._clock.now_ms()
        known = self._here.get(patron)
        self._keep(patron, lambda play: play.corrects(coup, net_minor, now_ms))
        if known is not None:
            known.play.corrects(coup, net_minor, now_ms)
            known.tell_play(now_ms)
        elif patron in self._left:
            self._left[patron][1].corrects(coup, net_minor, now_ms)

    def shown(self, patron: str, result: ShownResult) -> None:
        """What a coup brought somebody counts in their session and their limits from now on."""
        known = self._here.get(patron)
        if known is not None:
            known.play.shows(result)
        self._keep(patron, lambda play: play.shows(result))

    def _keep(self, patron: str, happened: Callable[[Play], None]) -> None:
        if patron in self._meanwhile:
            self._meanwhile[patron].append(happened)

    def reserve(self, asked: Asked, table: str) -> None:
        """See `around.Around.reserve`."""
        stake_minor, at_ms = asked.stake_minor, asked.at_ms
        known = self._here.get(asked.patron or "")
        if not stake_minor:
            return
        if known is None:  # nobody: whoever asks is here until they are answered
            raise Refused(Reason.SERVICE_UNAVAILABLE)
        if known.protection is not UNPROTECTED:
            verify_wager(
                known.protection,
                known.play,
                stake_minor=stake_minor,
                lying_minor=known.wallet.lying_minor(table),
                in_play_minor=known.wallet.at_stake_minor,
                now_ms=at_ms,
            )
        free = known.wallet.free_minor
        if stake_minor > free:
            raise Refused(Reason.NOT_ENOUGH_COINS, allowed_minor=max(free, 0))
        known.wallet.ask(asked.command.id, stake_minor)
        if known.play.wagered(at_ms):
            known.begins_session = True

    def release(self, patron: str, command: str) -> None:
        """The wager is written or refused; a session that began with it is told now, with the answer."""
        known = self._here.get(patron)
        if known is None:
            return
        known.wallet.answered(command)
        if known.begins_session:
            known.begins_session = False
            known.tell_play(self._clock.now_ms())
