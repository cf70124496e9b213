"""The auditor's own ledger: every row that a store made durable, looked at once and in order, by rules of its own.

It knows tags and fields of the record (a promise, docs/ARCHITECTURE.md) and the game documents, and runs nothing of the
house: chain, double entry, escrows, phases and pays are worked out here again. A kind of event that it does not know is
held to double entry all the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from puntobanco.ledger import Transfer
from puntobanco.storage import StoredEvent
from tests.simulator.by_hand import Felt, felt_faults, settlement_fault
from tests.simulator.chain import chained, first_hash

Row: TypeAlias = dict[str, Any]
Move: TypeAlias = tuple[str, str, str, int]
"""Code, account that gives, account that takes, minor units."""

MOVES: Final = {
    "grant": ("mint", "patron"),
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


class FaultFoundError(Exception):
    """The auditor has found something; the text says what."""


@dataclass(slots=True)
class Wagered:
    """One wager of a decided coup."""

    patron: str
    bet: str
    stake: int
    returned: int
    net: int
    result: str


@dataclass(slots=True)
class StreamBook:
    """One stream as far as it has been read."""

    name: str
    hash: bytes
    sequence: int = 0
    epoch: int = 0
    epochs: list[tuple[int, int]] = field(default_factory=list)
    phase: str = "closed"
    shoe: int = 0
    coup: tuple[int, int] = (0, 0)
    closes_at: int | None = None
    closed_at: float | None = None
    since: float = 0.0
    reveal_at: int = 0
    ruleset: str = ""
    lying: Counter[tuple[str, str]] = field(default_factory=Counter)
    hands: dict[str, list[str]] = field(default_factory=dict)
    settled: list[Wagered] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    placed: dict[int, tuple[str, dict[str, int]]] = field(default_factory=dict)
    settlements: dict[tuple[int, int], list[Wagered]] = field(default_factory=dict)
    areas: dict[int, dict[str, tuple[int, int]]] = field(default_factory=dict)
    due: Counter[Move] = field(default_factory=Counter)
    placing: str = ""

    @property
    def escrow(self) -> str:
        """Where the coup's wagers lie; those that stay up lie in that of the next one."""
        shoe, coup = self.coup
        return f"escrow:{self.name}:{shoe}:{coup}"

    @property
    def next_escrow(self) -> str:
        """That of the coup after."""
        shoe, coup = self.coup
        return f"escrow:{self.name}:{shoe}:{coup + 1}"


class Books:
    """All streams and all balances. `seconds` is the simulation's time; `arrivals` says when a command came in."""

    def __init__(
        self,
        seconds: Callable[[], float],
        rulesets: Mapping[str, str],
        arrivals: Callable[[str, str], Sequence[int]],
    ) -> None:
        self.balances: Counter[str] = Counter()
        self.streams: dict[str, StreamBook] = {}
        self.commands: dict[tuple[str, str], int] = {}
        self.resolved: Counter[str] = Counter()
        self.unknown: Counter[str] = Counter()
        self.trouble_until = 0.0
        self._transfers: set[str] = set()
        self._seconds = seconds
        self._rulesets = rulesets
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
        _verify(stored.sequence == book.sequence + 1, f"{where} comes after {book.sequence}")
        due = [epoch for after, epoch in book.epochs if after < stored.sequence]
        _verify(stored.epoch == max(due, default=0), f"{where} is written under epoch {stored.epoch} of {due}")
        book.hash = chained(book.hash, stored, transfers)
        _verify(book.hash == stored.hash, f"{where}: the chain does not hold")
        book.sequence, book.epoch = stored.sequence, stored.epoch
        book.kinds.append(stored.kind)
        event: Row = json.loads(stored.body)
        moves = [self._post(where, transfer) for transfer in transfers]
        self._event(book, where, event, transfers, moves)
        for name in {account for _, *pair, _ in moves for account in pair}:
            _verify(
                self.balances[name] >= 0 or name.split(":")[0] not in ("patron", "escrow"), f"{where}: {name} below 0"
            )

    def _post(self, where: str, transfer: Transfer) -> Move:
        _verify(transfer.id not in self._transfers, f"{where}: {transfer.id} is posted twice")
        _verify(transfer.amount_minor > 0, f"{where}: {transfer.id} moves {transfer.amount_minor}")
        pair = tuple(account.split(":")[0] for account in (transfer.debit, transfer.credit))
        _verify(MOVES[transfer.code] == pair, f"{where}: {transfer.code} from {transfer.debit} to {transfer.credit}")
        self._transfers.add(transfer.id)
        for account, amount in ((transfer.debit, -transfer.amount_minor), (transfer.credit, transfer.amount_minor)):
            self.balances[account] += amount
            if not self.balances[account]:
                del self.balances[account]
        return str(transfer.code), transfer.debit, transfer.credit, transfer.amount_minor

    def _event(
        self, book: StreamBook, where: str, event: Row, transfers: Sequence[Transfer], moves: Sequence[Move]
    ) -> None:
        kind = event["kind"]
        if kind in FOLLOWS:
            _verify(book.phase in FOLLOWS[kind], f"{where} comes while {book.phase}")
        if kind in _EVENTS:
            book.due.update(_EVENTS[kind](self, book, where, event))
        elif kind not in _QUIET:
            self.unknown[kind] += 1
            book.due.update(moves)
        if kind == "wagers-placed":
            book.placing = event["patron"]
        if kind in PHASE_AFTER:
            book.phase, book.since = PHASE_AFTER[kind], self._seconds()
        if moves:  # those of a transaction hang on its last event
            _verify(Counter(moves) == book.due, f"{where} moves {moves}, due {sorted(book.due.elements())}")
            if book.placing:
                self._in_time(book, where, book.placing, transfers)
            book.due.clear()
            book.placing = ""
        if book.name != "hall" and not book.due:
            self._escrows(book, where)

    def _in_time(self, book: StreamBook, where: str, patron: str, transfers: Sequence[Transfer]) -> None:
        """A wager is taken that came in while betting was open, by the house's clock, and no other (GAM-04)."""
        (id,) = {transfer.id.split(":")[5] for transfer in transfers if transfer.code == "wager"}
        came = self._arrivals(patron, id)
        in_time = [at for at in came if book.closes_at is None or at < book.closes_at]
        _verify(bool(in_time), f"{where}: {id} came at {came}, betting was closed at {book.closes_at}")

    def _escrows(self, book: StreamBook, where: str) -> None:
        """The escrow of the running coup holds its undecided wagers; all other escrows of the table are empty."""
        stands = book.next_escrow if book.phase in ("revealing", "shuffling") else book.escrow
        holding = {name: self.balances[name] for name in (book.escrow, book.next_escrow) if self.balances[name]}
        lying = sum(book.lying.values())
        _verify(holding == ({stands: lying} if lying else {}), f"{where}: escrows {holding}, wagers {dict(book.lying)}")

    def verify_all(self) -> None:
        """What must hold of all accounts together, at any time."""
        _verify(sum(self.balances.values()) == 0, "coins were made or lost")
        for book in self.streams.values():
            _verify(not book.due, f"{book.name}: half a transaction, {dict(book.due)} did not move")
        lying = sum(sum(book.lying.values()) for book in self.streams.values())
        held = sum(amount for name, amount in self.balances.items() if name.startswith("escrow:"))
        _verify(held == lying, f"escrows hold {held}, wagers come to {lying}")

    def verify_kept(self, kept: Mapping[str, int]) -> None:
        """The balances that a store keeps are those of its transfers."""
        for name, amount in kept.items():
            _verify(amount == self.balances[name], f"{name} is kept as {amount}, transfers give {self.balances[name]}")

    def verify_resolved(self, seconds: float) -> None:
        """No coup hangs: whatever was closed is decided in time, troubles of the world not counted."""
        for book in self.streams.values():
            if book.phase == "dealing":
                late = self._seconds() - max(book.since, self.trouble_until)
                _verify(late <= seconds, f"{book.name}: coup {book.coup} is undecided for {late} seconds")


def _opened_betting(books: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    coup = (event["shoe"], event["coup"])
    _verify(coup > book.coup, f"{where}: coup {coup} after {book.coup}")
    _verify(event["shoe"] == book.shoe, f"{where}: shoe {event['shoe']}, on the table is {book.shoe}")
    book.coup, book.closes_at = coup, event["closes_at"]
    book.ruleset = books._rulesets.get(event["behaviour_hash"], "")
    book.hands = {"player": [], "banker": []}
    return ()


def _extended(_: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    _verify(book.closes_at is not None and event["closes_at"] > book.closes_at, f"{where} makes it no longer")
    book.closes_at = event["closes_at"]
    return ()


def _placed(_: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    patron, wagers = event["patron"], event["wagers"]
    _verify(all(stake > 0 for stake in wagers.values()), f"{where}: {wagers}")
    book.lying.update({(patron, bet): stake for bet, stake in wagers.items()})
    book.placed[book.sequence] = (patron, wagers)
    return [("wager", f"patron:{patron}", book.escrow, stake) for stake in wagers.values()]


def _cancelled(_: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    patron, wagers = event["patron"], event["wagers"]
    for bet, stake in wagers.items():
        _verify(book.lying[patron, bet] >= stake, f"{where}: more than lies there")
        book.lying[patron, bet] -= stake
    book.lying = +book.lying
    return [("cancel", book.escrow, f"patron:{patron}", stake) for stake in wagers.values()]


def _dealt(_: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    for card in event["cards"]:
        book.hands[card["side"]].append(card["card"])
        _verify(len(book.hands[card["side"]]) == card["number"], f"{where}: cards out of their order")
    return ()


def _settled(books: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    felt = Felt(tuple(book.hands["player"]), tuple(book.hands["banker"]))
    faults = felt_faults(felt)
    told = event["outcome"]
    if (told["winner"], told["player_total"], told["banker_total"]) != (felt.winner, *felt.totals):
        faults.append(f"told as {told}")
    decided = {(one["patron"], one["bet"]): one["stake_minor"] for one in event["wagers"]}
    if Counter(decided) != book.lying or len(decided) != len(event["wagers"]):
        faults.append(f"settles {event['wagers']}, but {dict(book.lying)} lay there")
    due: list[Move] = []
    book.settled, standing = [], Counter[tuple[str, str]]()
    areas: dict[str, tuple[int, int]] = {}
    for one in event["wagers"]:
        patron, bet, stake, returned = one["patron"], one["bet"], one["stake_minor"], one["returned_minor"]
        if one["result"] == "standing":
            standing[patron, bet] = stake
            due.append(("stand", book.escrow, book.next_escrow, stake))
            faults += [] if felt.winner == "tie" else ["a wager stands and it was no tie"]
        else:
            faults += filter(None, [settlement_fault(book.ruleset, felt, bet, stake, returned)])
            due += _ends(book, one)
        book.settled.append(Wagered(patron, bet, stake, returned, one["net_minor"], one["result"]))
        before = areas.get(bet, (0, 0))
        areas[bet] = (before[0] + stake, before[1] + returned)
    _verify(not faults, f"{where}: {'; '.join(faults)}")
    book.lying, book.reveal_at = standing, event["reveal_at"]
    book.settlements[book.coup], book.areas[book.sequence] = book.settled, areas
    books.resolved["settled"] += 1
    return due


def _ends(book: StreamBook, one: Row) -> Iterable[Move]:
    patron, stake, returned = f"patron:{one['patron']}", one["stake_minor"], one["returned_minor"]
    if not returned and one["result"] == "lost":
        return [("loss", book.escrow, f"house:{book.name}", stake)]
    gross, commission = one["gross_win_minor"], one["commission_minor"]
    _verify(returned == stake + gross - commission, f"{book.name}: {one} does not add up")
    moves = [("stake", book.escrow, patron, stake)]
    moves += [("win", f"house:{book.name}", patron, gross)] if gross else []
    moves += [("commission", patron, f"commission:{book.name}", commission)] if commission else []
    return moves


def _given_back(book: StreamBook, where: str, event: Row, escrow: str) -> Iterable[Move]:
    returned = Counter({(one["patron"], one["bet"]): one["stake_minor"] for one in event["returned"]})
    _verify(returned == book.lying, f"{where}: returns {returned}, but {dict(book.lying)} lay there")
    book.lying = Counter()
    return [("void", escrow, f"patron:{patron}", stake) for (patron, _), stake in returned.items()]


def _voided(books: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    books.resolved["void"] += 1
    book.settled = []
    return _given_back(book, where, event, book.escrow)


def _shoe_opened(_: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    _verify(event["shoe"] == book.shoe + 1, f"{where}: shoe {event['shoe']} after {book.shoe}")
    book.shoe, book.coup = event["shoe"], (event["shoe"], 0)
    return ()


def _shoe_ended(_: Books, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    return _given_back(book, where, event, book.next_escrow)


def _coins_granted(books: Books, _: StreamBook, where: str, event: Row) -> Iterable[Move]:
    account = f"patron:{event['patron']}"
    _verify(books.balances[account] == event["after_minor"], f"{where}: {account} does not stand at {event}")
    _verify(event["before_minor"] + event["amount_minor"] == event["after_minor"], f"{where}: {event}")
    return [("grant", "mint", account, event["amount_minor"])]


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
}
_EVENTS: Final[Mapping[str, Callable[[Books, StreamBook, str, Row], Iterable[Move]]]] = {
    "betting-opened": _opened_betting,
    "betting-extended": _extended,
    "wagers-placed": _placed,
    "wagers-cancelled": _cancelled,
    "cards-dealt": _dealt,
    "coup-settled": _settled,
    "coup-voided": _voided,
    "shoe-opened": _shoe_opened,
    "shoe-ended": _shoe_ended,
    "coins-granted": _coins_granted,
}
"""Kind of event -> what coins have to move with it. A new kind is entered here, or counted as unknown."""


def _verify(holds: bool, what: str) -> None:  # noqa: FBT001 (as an assert reads)
    if not holds:
        raise FaultFoundError(what)
