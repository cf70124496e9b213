"""The auditor's own ledger: every row that a store made durable, looked at once and in order, by rules of its own.

It knows tags and fields of the record (a promise, docs/ARCHITECTURE.md) and the game documents, and runs nothing of the
house: chain, double entry, escrows, phases and pays are worked out here again. Coups, live tables and people have
modules of their own. A kind of event that nobody knows is held to double entry all the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from puntobanco.ledger import Transfer
from puntobanco.storage import StoredEvent
from tests.simulator.books_coups import COUPS
from tests.simulator.books_live import LIVE, settled_or_void, watched
from tests.simulator.books_people import PEOPLE
from tests.simulator.books_play import Playing, breaks_limits, count, taken
from tests.simulator.chain import chained, first_hash
from tests.simulator.own_limits import may_wager
from tests.simulator.pages import Arrival, Ledger, Move, Reading, Row, StreamBook, verify

MOVES: Final = {
    "grant": ("mint", "patron"),
    "take-back": ("patron", "mint"),
    "wager": ("patron", "escrow"),
    "cancel": ("escrow", "patron"),
    "stake": ("escrow", "patron"),
    "win": ("house", "patron"),
    "commission": ("patron", "commission"),
    "loss": ("escrow", "house"),
    "stand": ("escrow", "escrow"),
    "void": ("escrow", "patron"),
    "correction-pay": ("house", "patron"),
    "correction-take": ("patron", "house"),
    "correction-commission": ("patron", "commission"),
    "correction-refund": ("commission", "patron"),
    "correction-loss": ("house-loss", "patron"),
}
"""The moves of coins that there are (STANDARDS.md 4.2); a new code has to be entered here."""

FOLLOWS: Final[Mapping[str, frozenset[str]]] = {
    "table-opened": frozenset({"closed"}),
    "shoe-opened": frozenset({"shuffling"}),
    "betting-opened": frozenset({"shuffling", "revealing"}),
    "betting-extended": frozenset({"betting"}),
    "wagers-placed": frozenset({"betting"}),
    "wagers-cancelled": frozenset({"betting"}),
    "betting-closed": frozenset({"betting"}),
    "cards-dealt": frozenset({"dealing"}),
    "coup-settled": frozenset({"dealing"}),
    "coup-voided": frozenset({"betting", "dealing"}),
    "shoe-ended": frozenset({"shuffling", "revealing"}),
    "table-closed": frozenset({"shuffling", "revealing"}),
}
"""Which events may come in which phase: a coup only ever moves forward."""

PHASE_AFTER: Final = {
    "table-opened": "shuffling",
    "betting-opened": "betting",
    "betting-closed": "dealing",
    "coup-settled": "revealing",
    "coup-voided": "revealing",
    "shoe-ended": "shuffling",
    "table-closed": "closed",
}


class Books:
    """All streams and all balances. `seconds` is the simulation's time; `arrivals` says when a command came in."""

    def __init__(
        self,
        seconds: Callable[[], float],
        rulesets: Mapping[str, str],
        arrivals: Callable[[str, str], Sequence[Arrival]],
        *,
        staffing: Mapping[str, str] | None = None,
    ) -> None:
        self.ledger = Ledger(seconds, rulesets, staffing or {})
        self.balances = self.ledger.balances
        self.resolved = self.ledger.resolved
        self.streams: dict[str, StreamBook] = {}
        self.commands: dict[tuple[str, str], int] = {}
        self.unknown: Counter[str] = Counter()
        self.trouble_until = 0.0
        self._transfers: set[str] = set()
        self._seconds = seconds
        self._arrivals = arrivals

    def stream(self, name: str) -> StreamBook:
        """The book of a stream."""
        if name not in self.streams:
            self.streams[name] = StreamBook(name, first_hash(name))
        return self.streams[name]

    def granted(self, stream: str, epoch: int) -> None:
        """Somebody was made the writer of a stream: whatever is written from now on must be theirs."""
        self.stream(stream).epochs.append((self.stream(stream).sequence, epoch))

    def read(self, stored: StoredEvent, transfers: Sequence[Transfer]) -> None:
        """One event row and the transfer rows that hang on it."""
        book = self.stream(stored.stream)
        where = f"{stored.stream} event {stored.sequence} ({stored.kind})"
        verify(stored.sequence == book.sequence + 1, f"{where} comes after {book.sequence}")
        due = [epoch for after, epoch in book.epochs if after < stored.sequence]
        verify(stored.epoch == max(due, default=0), f"{where} is written under epoch {stored.epoch} of {due}")
        book.hash = chained(book.hash, stored, transfers)
        verify(book.hash == stored.hash, f"{where}: the chain does not hold")
        book.sequence, book.epoch = stored.sequence, stored.epoch
        book.kinds.append(stored.kind)
        event: Row = json.loads(stored.body)
        moves = [self._post(where, transfer) for transfer in transfers]
        self._event(book, where, event, transfers, moves)
        for name in {account for _, *pair, _ in moves for account in pair}:
            verify(
                self.balances[name] >= 0 or name.split(":")[0] not in ("patron", "escrow"), f"{where}: {name} below 0"
            )

    def _post(self, where: str, transfer: Transfer) -> Move:
        verify(transfer.id not in self._transfers, f"{where}: {transfer.id} is posted twice")
        verify(transfer.amount_minor > 0, f"{where}: {transfer.id} moves {transfer.amount_minor}")
        pair = tuple(account.split(":")[0] for account in (transfer.debit, transfer.credit))
        verify(MOVES[transfer.code] == pair, f"{where}: {transfer.code} from {transfer.debit} to {transfer.credit}")
        self._transfers.add(transfer.id)
        for account, amount in ((transfer.debit, -transfer.amount_minor), (transfer.credit, transfer.amount_minor)):
            self.balances[account] += amount
            if not self.balances[account]:
                del self.balances[account]
        return str(transfer.code), transfer.debit, transfer.credit, transfer.amount_minor

    def _event(  # noqa: C901 -- one step after the other
        self, book: StreamBook, where: str, event: Row, transfers: Sequence[Transfer], moves: Sequence[Move]
    ) -> None:
        kind = event["kind"]
        if kind in FOLLOWS:
            verify(book.phase in FOLLOWS[kind], f"{where} comes while {book.phase}")
        book.live.is_used = book.live.is_used or kind in LIVE
        if book.live.is_used:
            watched(book, where, event)
        if kind in _EVENTS:
            book.due.update(_EVENTS[kind](self.ledger, book, where, event))
        elif kind not in _QUIET:
            self.unknown[kind] += 1
            book.due.update(moves)
        if book.live.is_used:
            settled_or_void(book, event)
        if kind == "wagers-placed":
            book.placing = event["patron"]
        if kind in PHASE_AFTER:
            book.phase, book.since = PHASE_AFTER[kind], self._seconds()
        if moves:  # those of a transaction hang on its last event
            verify(Counter(moves) == book.due, f"{where} moves {moves}, due {sorted(book.due.elements())}")
            if book.placing:
                self._in_time(book, where, book.placing, transfers)
            for patron in book.live.waived:
                verify(not self.balances[patron], f"{where}: {patron} has {self.balances[patron]}, and is spared")
            book.due.clear()
            book.live.waived.clear()
            book.placing = ""
        if book.name != "hall" and not book.due:
            self._escrows(book, where)

    def _in_time(self, book: StreamBook, where: str, patron: str, transfers: Sequence[Transfer]) -> None:
        """A wager is taken that came in while betting was open, by the house's clock, and no other (GAM-04)."""
        (id,) = {transfer.id.split(":")[5] for transfer in transfers if transfer.code == "wager"}
        came = self._arrivals(patron, id)
        in_time = [one for one in came if book.closes_at is None or one.at_ms < book.closes_at]
        verify(bool(in_time), f"{where}: {id} came at {came}, betting was closed at {book.closes_at}")
        lying = sum(stake for (who, _), stake in book.lying.items() if who == patron)
        allowed = any(may_wager(self.ledger.limits[patron], lying, one) for one in in_time)
        verify(allowed, f"{where}: {patron} has set {self.ledger.limits[patron]}, {lying} lie there")
        self._within_limits(where, patron, id, in_time)

    def _within_limits(self, where: str, patron: str, id: str, came: Sequence[Arrival]) -> None:
        """A wager is taken that breaks no limit on losses or time of its patron's own, the tighter one for a day."""
        sets, playing = self.ledger.limits[patron], Playing.of(self.ledger, self.streams.values(), patron)
        broken = all(breaks_limits(sets, playing, one) for one in came)
        verify(not broken, f"{where}: {id} of {patron}, who has set {sets}, came at {came}: {playing}")
        taken(self.ledger, patron, id, came)
        count(self.ledger, sets, playing, came[0])

    def _escrows(self, book: StreamBook, where: str) -> None:
        """The escrow of the running coup holds its undecided wagers; all other escrows of the table are empty."""
        stands = book.next_escrow if book.phase in ("revealing", "shuffling") else book.escrow
        holding = {name: self.balances[name] for name in (book.escrow, book.next_escrow) if self.balances[name]}
        lying = sum(book.lying.values())
        verify(holding == ({stands: lying} if lying else {}), f"{where}: escrows {holding}, wagers {dict(book.lying)}")

    def verify_all(self) -> None:
        """What must hold of all accounts together, at any time."""
        verify(sum(self.balances.values()) == 0, "coins were made or lost")
        for book in self.streams.values():
            verify(not book.due, f"{book.name}: half a transaction, {dict(book.due)} did not move")
        lying = sum(sum(book.lying.values()) for book in self.streams.values())
        held = sum(amount for name, amount in self.balances.items() if name.startswith("escrow:"))
        verify(held == lying, f"escrows hold {held}, wagers come to {lying}")

    def verify_kept(self, kept: Mapping[str, int]) -> None:
        """The balances that a store keeps are those of its transfers."""
        for name, amount in kept.items():
            verify(amount == self.balances[name], f"{name} is kept as {amount}, transfers give {self.balances[name]}")

    def verify_resolved(self, seconds: float) -> None:
        """No coup hangs: whatever was closed is decided in time, troubles of the world not counted."""
        for book in self.streams.values():
            if book.phase == "dealing" and not book.live.is_used:  # a dealer takes as long as it takes
                late = self._seconds() - max(book.since, self.trouble_until)
                verify(late <= seconds, f"{book.name}: coup {book.coup} is undecided for {late} seconds")


_QUIET: Final = frozenset(FOLLOWS) | {
    "chain-announced",
    "share-pledged",
    "shares-called",
    "share-given",
    "closing-announced",
    "house-founded",
    "patron-admitted",
    "heads-anchored",
    "code-checked",
    "return-deviated",
    "signed-in",
    "signed-out",
    "login-made",
    "login-changed",
    "level-set",
    "nickname-reported",
    "program-admitted",
    "table-changed",
}
_EVENTS: Final[Mapping[str, Reading]] = {**COUPS, **LIVE, **PEOPLE}
"""Kind of event -> what coins have to move with it. A new kind is entered where it belongs, or counted as unknown."""
