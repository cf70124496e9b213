"""What was played, checked against the engine: every coup dealt and settled again from the cards and wagers in the log.

The rules are those kept by hash, under which the coup was opened. Each event says which coins must have moved; the
transfers that hang on it must be those and no others, and an escrow whose coup has ended must be empty. A record whose
chain and balances were made to fit by whoever changed it is found out here.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import msgspec

from puntobanco.cards import card_text
from puntobanco.engine import Coup, Result, deal, settle_wager
from puntobanco.errors import PuntobancoError
from puntobanco.hall.events import CoinsGranted, HallEvent
from puntobanco.hall.people_events import CoinsGiven, CoinsTakenBack
from puntobanco.hall.table_events import TableFailed, returns_of
from puntobanco.ledger import MINT, Transfer, TransferCode, patron_account
from puntobanco.ledger.posting import (
    CoupAccounts,
    cancel_wagers,
    let_stand,
    place_wagers,
    return_void,
    settle_lost,
    settle_returned,
)
from puntobanco.rules import OnTie, Rules, read_rules
from puntobanco.storage import corrected
from puntobanco.storage.found import StoredEvent
from puntobanco.storage.store import HALL, Store
from puntobanco.table import events, live_events
from puntobanco.table.events import Event, WagerSettled
from puntobanco.table.evolve import evolve
from puntobanco.table.past import CoupRecord, PastShoe
from puntobanco.table.settling import outcome_told
from puntobanco.table.state import Table


class PlayFaultKind(StrEnum):
    """What can be wrong with what was played."""

    UNREADABLE = "unreadable"  # the event's body is not what its kind promises
    FOLD = "fold"  # the event does not follow from those before it
    RULES = "rules"  # the rules that a coup was played under are not kept, or are not those
    CARDS = "cards"  # the cards on the felt are no finished coup under its rules
    OUTCOME = "outcome"  # the cards make another outcome
    SETTLEMENT = "settlement"  # a wager ended otherwise than the engine says, or is missing
    TRANSFERS = "transfers"  # the coins moved otherwise than the events say
    ESCROW = "escrow"  # coins are left in the escrow of a coup that has ended


@dataclass(frozen=True, slots=True)
class PlayFault:
    """One thing wrong with what was played, at an event of a stream."""

    kind: PlayFaultKind
    stream: str
    sequence: int
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.stream} {self.sequence} {self.detail}".rstrip()


class KeptRules:
    """Rule sets by hash, as the store keeps them, each read once; a text where they cannot be had."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str | None, Rules | str] = {}

    async def of(self, behaviour_hash: str | None) -> Rules | str:
        """The rules, or what is wrong with them."""
        if behaviour_hash not in self._known:
            self._known[behaviour_hash] = await self._read(behaviour_hash)
        return self._known[behaviour_hash]

    async def _read(self, behaviour_hash: str | None) -> Rules | str:
        text = None if behaviour_hash is None else await self._store.ruleset(behaviour_hash)
        if text is None:
            return f"the rules {behaviour_hash} are not kept"
        try:
            rules = read_rules(text, file="kept rules", find=lambda _: None)
        except PuntobancoError as error:
            return f"the rules {behaviour_hash} cannot be read: {error}"
        if rules.behaviour_hash != behaviour_hash:
            return f"the text kept as {behaviour_hash} is {rules.behaviour_hash}"
        return rules


_EVENTS: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)
_HALL: Final[msgspec.json.Decoder[HallEvent]] = msgspec.json.Decoder(HallEvent)
_FREE: Final = frozenset({TransferCode.WAGER, TransferCode.CANCEL})
_BY_THE_HALL: Final = frozenset({TransferCode.GRANT, TransferCode.TAKE_BACK})


class PlayCheck:
    """The check of one stream: show it every event in order, with the transfers that hang on it, then ask `end`.

    `went_back` are the ids of transfers by which the hall gave back what lay at tables that could not be read: checking
    the hall, which comes first, adds to it.
    """

    def __init__(self, stream: str, rules: KeptRules, went_back: set[str]) -> None:
        self.coups = 0
        self.wagers = 0
        self._stream = stream
        self._rules = rules
        self._table = Table(stream)
        self._sequence = 0
        self._owed: list[Transfer] = []
        self._finished: set[str] = set()
        self._lying: Counter[str] = Counter()
        self._went_back = went_back
        self._is_lost = False
        self._dealt: dict[tuple[int, int], bytes] = {}

    async def see(self, stored: StoredEvent, hung: Sequence[Transfer]) -> list[PlayFault]:
        """What is wrong with the next event and the transfers that hang on it."""
        if self._is_lost:
            return []
        self._sequence = stored.sequence
        try:
            faults = self._hall(stored.body) if self._stream == HALL else await self._played(stored.body)
        except msgspec.DecodeError as error:
            self._is_lost = True
            return [self._fault(PlayFaultKind.UNREADABLE, f"{stored.kind}: {error}")]
        except (AssertionError, KeyError) as error:
            self._is_lost = True
            return [self._fault(PlayFaultKind.FOLD, f"{stored.kind}: {error}")]
        if hung:
            faults += self._compare(hung)
        return faults

    def end(self) -> list[PlayFault]:
        """What is wrong at the end of the stream: coins that an event told of and that never moved."""
        return [] if self._is_lost or not self._owed else self._compare(())

    def _fault(self, kind: PlayFaultKind, detail: str) -> PlayFault:
        return PlayFault(kind, self._stream, self._sequence, detail)

    def _hall(self, body: bytes) -> list[PlayFault]:
        event = _HALL.decode(body)
        if isinstance(event, CoinsGranted | CoinsGiven):
            wallet = patron_account(event.patron)
            self._owed.append(Transfer("", MINT, wallet, event.amount_minor, TransferCode.GRANT))
            if event.before_minor + event.amount_minor != event.after_minor:
                return [self._fault(PlayFaultKind.TRANSFERS, f"a grant to {event.patron} does not add up")]
        if isinstance(event, TableFailed):
            returned = returns_of(event.stream, event.returned)
            self._owed += returned
            self._went_back.update(one.id for one in returned)
        if isinstance(event, CoinsTakenBack):
            wallet = patron_account(event.patron)
            self._owed.append(Transfer("", wallet, MINT, event.amount_minor, TransferCode.TAKE_BACK))
            if event.before_minor - event.amount_minor != event.after_minor:
                return [self._fault(PlayFaultKind.TRANSFERS, f"what {event.patron} gave back does not add up")]
        return []

    async def _played(self, body: bytes) -> list[PlayFault]:
        event = _EVENTS.decode(body)
        faults: list[PlayFault] = []
        table, accounts = self._table, self._table.accounts
        match event:
            case events.WagersPlaced():
                self._owed += place_wagers(accounts, event.patron, "*", event.wagers)
            case events.WagersCancelled():
                self._owed += cancel_wagers(accounts, event.patron, "*", event.wagers)
            case events.CoupSettled():
                faults = await self._settled(table, event)
                self._finished.add(accounts.escrow)
            case events.CoupVoided():
                faults = self._returned(accounts, event.returned)
            case events.ShoeEnded() if event.returned or table.wagers:
                faults = self._returned(accounts.next(), event.returned)
            case live_events.CoupCorrected() | live_events.CoupAnnulled():
                faults = await self._changed(table, event)
            case live_events.RemedyRequested() if event.past is not None:
                faults = self._recalled(event.past)
            case _:
                pass
        self._table = evolve(table, event)
        self._remember(event)
        return faults

    def _remember(self, event: Event) -> None:
        """Keep the digest of a coup of a live table as it stands now; what is recalled of it later must be that."""
        live = self._table.live
        match event:
            case events.CoupSettled() | events.CoupVoided():
                place = self._table.shoes, self._table.coup
            case live_events.CoupCorrected() | live_events.CoupAnnulled():
                place = event.shoe, event.coup
            case _:
                return
        record = None if live is None else live.record(*place)
        if record is not None:
            self._dealt[place] = _digest(record)

    def _recalled(self, past: PastShoe) -> list[PlayFault]:
        told = {(one.shoe, one.coup): _digest(one) for one in past.coups}
        played = {place: digest for place, digest in self._dealt.items() if place[0] == past.shoe}
        if told == played:
            return []
        return [self._fault(PlayFaultKind.SETTLEMENT, f"shoe {past.shoe} is recalled otherwise")]

    def _returned(self, accounts: CoupAccounts, returned: Sequence[events.WagerReturned]) -> list[PlayFault]:
        self._finished.add(accounts.escrow)
        for wager in returned:
            (transfer,) = return_void(accounts, wager.patron, wager.bet, wager.stake_minor)
            if transfer.id in self._went_back:
                self._lying[transfer.debit] -= transfer.amount_minor
            else:
                self._owed.append(transfer)
        return self._all_decided([(one.patron, one.bet, one.stake_minor) for one in returned])

    def _all_decided(self, decided: list[tuple[str, str, int]]) -> list[PlayFault]:
        """Every wager that lay on the felt has ended, and no other."""
        felt = self._table.wagers.items()
        lay = [(patron, bet, lying.stake_minor) for patron, mine in felt for bet, lying in mine.items()]
        if sorted(lay) == sorted(decided):
            return []
        return [self._fault(PlayFaultKind.SETTLEMENT, f"ended {sorted(decided)}, but there lay {sorted(lay)}")]

    async def _settled(self, table: Table, event: events.CoupSettled) -> list[PlayFault]:
        self.coups += 1
        self.wagers += len(event.wagers)
        self._owed += [one for wager in event.wagers for one in _moves(table.accounts, wager)]
        faults = self._all_decided([(one.patron, one.bet, one.stake_minor) for one in event.wagers])
        rules = await self._rules.of(table.behaviour_hash)
        if isinstance(rules, str):
            return [*faults, self._fault(PlayFaultKind.RULES, rules)]
        try:
            coup = deal(rules, table.drawn)
        except PuntobancoError as error:
            return [*faults, self._fault(PlayFaultKind.CARDS, str(error))]
        if _felt(rules, coup) != [(one.side, one.number, one.card) for one in table.cards]:
            faults.append(self._fault(PlayFaultKind.CARDS, " ".join(one.card for one in table.cards)))
        if outcome_told(coup.outcome) != event.outcome:
            faults.append(self._fault(PlayFaultKind.OUTCOME, f"the cards make {coup.outcome.winner}"))
        return [*faults, *self._misjudged(rules, coup, event.wagers)]

    async def _changed(
        self, table: Table, event: live_events.CoupCorrected | live_events.CoupAnnulled
    ) -> list[PlayFault]:
        before = corrected.changed_coup(table, event)
        if before is None:
            return [self._fault(PlayFaultKind.SETTLEMENT, f"coup {event.coup} of shoe {event.shoe} does not count")]
        self._owed += corrected.coins_of(table.id, event)
        rules = await self._rules.of(before.behaviour_hash)
        if isinstance(rules, str):
            return [self._fault(PlayFaultKind.RULES, rules)]
        faults = corrected.faults_of(before, event, rules)
        return [self._fault(PlayFaultKind.SETTLEMENT, f"coup {event.coup}: {fault}") for fault in faults]

    def _misjudged(self, rules: Rules, coup: Coup, wagers: Sequence[WagerSettled]) -> Iterator[PlayFault]:
        for wager in wagers:
            try:
                right = _ends(rules, coup, wager)
            except PuntobancoError as error:
                yield self._fault(PlayFaultKind.SETTLEMENT, f"{wager.patron} on {wager.bet}: {error}")
                continue
            if wager not in right:
                told = f"{wager.result} {wager.returned_minor}, the engine says {right[0].result}"
                detail = f"{wager.patron} on {wager.bet}: {told} {right[0].returned_minor}"
                yield self._fault(PlayFaultKind.SETTLEMENT, detail)

    def _compare(self, hung: Sequence[Transfer]) -> list[PlayFault]:
        """The coins that moved against those that the events since the last transfers tell of."""
        owed, moved = Counter(map(_said, self._owed)), Counter(map(_said, hung))
        self._owed = []
        faults = [
            self._fault(PlayFaultKind.TRANSFERS, f"{what}: {name or code}: {debit} -> {credit} {amount}")
            for what, some in (("missing", owed - moved), ("not told of", moved - owed))
            for name, debit, credit, amount, code in sorted(some)
        ]
        for transfer in hung:
            self._lying[transfer.debit] -= transfer.amount_minor
            self._lying[transfer.credit] += transfer.amount_minor
        left = {escrow: self._lying.pop(escrow, 0) for escrow in sorted(self._finished)}
        faults += [self._fault(PlayFaultKind.ESCROW, f"{name} has {coins}") for name, coins in left.items() if coins]
        self._finished.clear()
        return faults


def _digest(record: CoupRecord) -> bytes:
    return hashlib.sha256(msgspec.json.encode(record)).digest()


def _said(transfer: Transfer) -> tuple[str, str, str, int, str]:
    """A transfer without what events do not tell: the id of the command that placed or cancelled, a grant's day."""
    parts = transfer.id.split(":")
    name = transfer.id
    if transfer.code in _FREE:
        name = ":".join([*parts[:5], parts[-1]])
    elif transfer.code in _BY_THE_HALL:
        name = ""
    return name, transfer.debit, transfer.credit, transfer.amount_minor, transfer.code.value


def _felt(rules: Rules, coup: Coup) -> list[tuple[str, int, str]]:
    """Cards as they must lie: those that the rules lay first, then those of the shoe in dealing order."""
    fixed = [
        (side.value, number, card_text(card))
        for side, cards in rules.ruleset.deal.fixed.items()
        for number, card in enumerate(cards, 1)
    ]
    return fixed + [(one.side.value, one.number, card_text(one.card)) for one in coup.dealt]


def _ends(rules: Rules, coup: Coup, wager: WagerSettled) -> list[WagerSettled]:
    """How a wager may end: one way, but for main bets on a tie under rules that let them stay up."""
    settled = settle_wager(rules, coup.outcome, wager.bet, wager.stake_minor)
    end = WagerSettled(
        patron=wager.patron,
        bet=wager.bet,
        stake_minor=wager.stake_minor,
        gross_win_minor=settled.gross_win,
        commission_minor=settled.commission,
        returned_minor=settled.returned,
        net_minor=settled.net,
        result=settled.result.value,
    )
    stays = rules.ruleset.settlement.main_bets_on_tie is OnTie.STAY and rules.bet(wager.bet).main
    if settled.result is not Result.PUSHED or not stays:
        return [end]
    return [end, msgspec.structs.replace(end, returned_minor=0, result="standing")]


def _moves(accounts: CoupAccounts, wager: WagerSettled) -> tuple[Transfer, ...]:
    """The coins that a told end moves."""
    patron, bet, stake = wager.patron, wager.bet, wager.stake_minor
    if wager.result == "standing":
        return let_stand(accounts, patron, bet, stake)
    if wager.result == "lost":
        return settle_lost(accounts, patron, bet, stake)
    return settle_returned(
        accounts, patron, bet, stake, gross_win_minor=wager.gross_win_minor, commission_minor=wager.commission_minor
    )
