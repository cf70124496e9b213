"""From the record to the history: the coups that events tell of, and whether what is kept is what they tell.

A stream is followed up to a mark that is written together with the rows, so nothing is counted twice, whenever a house
dies. The end of a coup is not read before its cards have been shown.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from puntobanco.storage.found import StoredEvent
from puntobanco.storage.history import VOID, BetTotal, HistoryPage, PastCoup, PatronCoup, Standing
from puntobanco.storage.store import HALL, Store
from puntobanco.table import events, live_events
from puntobanco.table.events import Event, WagerReturned, WagerSettled

PAGE: Final = 1000
"""Events read at a time."""

ROWS_MAX: Final = 1000
"""Rows of patrons after which a page is written, so that no wager waits long behind it."""

_EVENTS: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)
_TELLING: Final = frozenset(
    kind.__struct_config__.tag
    for kind in (
        events.BettingOpened,
        events.CoupSettled,
        events.CoupVoided,
        live_events.CoupCorrected,
        live_events.CoupAnnulled,
    )
)

_OPENING: Final = events.BettingOpened.__struct_config__.tag
_ENDING: Final = frozenset(kind.__struct_config__.tag for kind in (events.CoupSettled, events.CoupVoided))


class RulesetNames:
    """Ids of rule sets by behaviour hash, as the store keeps them; each is looked up once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, str] = {}

    async def of(self, behaviour_hash: str) -> str:
        """The id; "" where the rules are not kept, or what is kept is no rule set any more."""
        if behaviour_hash not in self._known:
            text = await self._store.ruleset(behaviour_hash)
            self._known[behaviour_hash] = "" if text is None else _id_in(text)
        return self._known[behaviour_hash]


def _id_in(text: str) -> str:
    try:
        return str(tomllib.loads(text).get("id", ""))
    except (ValueError, RecursionError):
        return ""  # somebody has changed it: the audit goes on and says so


class StreamHistory:
    """The fold of one stream: shown every event in order, it gathers rows until they are taken away as a page."""

    def __init__(self, stream: str, names: RulesetNames, *, after: int = 0, store: Store | None = None) -> None:
        """`store` has the rows of earlier pages and the events before them; None: there were none."""
        self.stream = stream
        self._store = store
        self._kept = None if store is None else store.history
        self.upto = after
        self._names = names
        self._after = after
        self._opened: tuple[int, events.BettingOpened] | None = None
        self._coups: list[PastCoup] = []
        self._wagered: list[PatronCoup] = []
        self._undone: list[PatronCoup] = []

    @property
    def size(self) -> int:
        """How many rows of patrons are waiting."""
        return len(self._wagered)

    async def see(self, stored: StoredEvent, *, now_ms: int | None = None) -> int | None:
        """Take the next event; or leave it when it may not be told before a later time, and give that time."""
        if stored.kind not in _TELLING:
            return None
        event = _EVENTS.decode(stored.body)
        match event:
            case events.BettingOpened():
                self._opened = stored.sequence, event
            case events.CoupSettled():
                if now_ms is not None and event.reveal_at > now_ms:
                    return event.reveal_at
                times = event.settled_at, event.reveal_at
                await self._ends(stored.sequence, times, event.outcome.winner, "", event.wagers)
            case events.CoupVoided():
                wagers = [_undecided(wager) for wager in event.returned]
                await self._ends(stored.sequence, (event.at, event.at), VOID, event.reason, wagers)
            case live_events.CoupCorrected():
                self.upto = stored.sequence
                await self._amend((event.shoe, event.coup), event.outcome.winner, "", event.wagers)
            case live_events.CoupAnnulled():
                self.upto = stored.sequence
                await self._amend((event.shoe, event.coup), VOID, event.why, None)
            case _:
                raise AssertionError(f"{stored.kind} tells of no coup")
        return None

    async def _ends(
        self, sequence: int, times: tuple[int, int], ending: str, reason: str, wagers: Sequence[WagerSettled]
    ) -> None:
        self.upto = sequence
        found = self._opened or await self._opened_before(sequence)
        self._opened = None
        if found is None:
            return
        first, opened = found
        coup = PastCoup(
            stream=self.stream,
            shoe=opened.shoe,
            coup=opened.coup,
            sequence_first=first,
            sequence_last=sequence,
            ruleset=await self._names.of(opened.behaviour_hash),
            behaviour_hash=opened.behaviour_hash,
            opened_at_ms=opened.opens_at,
            ended_at_ms=times[0],
            shown_at_ms=times[1],
            ending=ending,
            reason=reason,
        )
        self._coups.append(coup)
        self._wagered += _by_patron(coup, wagers)

    async def _opened_before(self, sequence: int) -> tuple[int, events.BettingOpened] | None:
        """Where the coup began that ends here, if a page ended while it ran: an earlier coup was changed meanwhile."""
        while self._store is not None and sequence > 1:
            after = max(sequence - 1 - PAGE, 0)
            for stored in reversed(await self._store.events(self.stream, after=after, limit=sequence - 1 - after)):
                if stored.kind in _ENDING:
                    return None
                if stored.kind == _OPENING:
                    return stored.sequence, msgspec.json.decode(stored.body, type=events.BettingOpened)
            sequence = after + 1
        return None

    async def _amend(
        self, place: tuple[int, int], ending: str, reason: str, wagers: Sequence[WagerSettled] | None
    ) -> None:
        """A coup that is over ends otherwise: with these wagers, or (None) with every stake given back."""
        before = next((one for one in self._coups if (one.shoe, one.coup) == place), None)
        old = [own for own in self._wagered if (own.shoe, own.coup) == place]
        if before is not None:
            self._wagered = [own for own in self._wagered if (own.shoe, own.coup) != place]
        elif self._kept is not None:
            before = await self._kept.coup(self.stream, *place)
            old = await self._kept.wagered(self.stream, *place)
            self._undone += [] if before is None or before.ending == VOID else old
        if before is None:
            return
        if wagers is None:
            wagers = [_given_back(wager) for own in old for wager in own.wagers]
        coup = msgspec.structs.replace(before, ending=ending, reason=reason)
        self._coups = [one for one in self._coups if (one.shoe, one.coup) != place] + [coup]
        self._wagered += _by_patron(coup, wagers)

    def take(self) -> HistoryPage:
        """The rows gathered since the last page; it reaches to the end of the last coup."""
        void = {(coup.shoe, coup.coup) for coup in self._coups if coup.ending == VOID}
        counted = [own for own in self._wagered if (own.shoe, own.coup) not in void]
        page = HistoryPage(
            stream=self.stream,
            after=self._after,
            upto=self.upto,
            coups=tuple(sorted(self._coups, key=lambda one: (one.shoe, one.coup))),
            wagered=tuple(sorted(self._wagered, key=lambda one: (one.shoe, one.coup, one.patron))),
            standings=standings_of(counted, without=self._undone),
            bets=totals_of(counted, without=self._undone),
        )
        self._after, self._coups, self._wagered, self._undone = self.upto, [], [], []
        return page


async def catch_up(store: Store, streams: Iterable[str], names: RulesetNames, *, now_ms: int) -> dict[str, int]:
    """Bring streams up to date; gives those that have a coup which may be told later only, and when that is.

    Pages of several streams share a transaction.
    """
    later: dict[str, int] = {}
    waiting: list[HistoryPage] = []
    for stream in streams:
        mark = await store.history.mark(stream)
        history = StreamHistory(stream, names, after=mark, store=store)
        sequence = history.upto
        while stream not in later and (page := await store.events(stream, after=sequence, limit=PAGE)):
            for stored in page:
                at_ms = await history.see(stored, now_ms=now_ms)
                if at_ms is not None:
                    later[stream] = at_ms
                    break
                sequence = stored.sequence
                if history.size + sum(len(one.wagered) for one in waiting) >= ROWS_MAX:
                    await store.history.put([*waiting, history.take()])
                    waiting = []
        gathered = history.take()
        if gathered.upto > gathered.after:
            waiting.append(gathered)
    if waiting:
        await store.history.put(waiting)
    return later


async def rebuild(store: Store, *, now_ms: int) -> None:
    """Drop the history and make it again from the record."""
    await store.history.clear()
    await catch_up(store, await store.tables(), RulesetNames(store), now_ms=now_ms)


async def differences(store: Store, stream: str, names: RulesetNames) -> list[str]:
    """What is kept of a stream and does not follow from its events, or the other way about, up to its mark."""
    if stream == HALL:
        return []
    mark = await store.history.mark(stream)
    history = StreamHistory(stream, names)
    sequence = 0
    while page := await store.events(stream, after=sequence, limit=PAGE):
        for stored in page:
            if stored.sequence <= mark:
                await history.see(stored)
        sequence = page[-1].sequence
    right = history.take()
    found = [] if right.upto == mark else [f"the mark is {mark}, the last coup ends at {right.upto}"]
    kept_coups = await _all_coups(store, stream)
    found += _unequal("coup", right.coups, kept_coups)
    kept_wagers = [own for coup in kept_coups for own in await store.history.wagered(stream, coup.shoe, coup.coup)]
    found += _unequal("wagers", right.wagered, kept_wagers)
    # A patron whose only coup here was annulled has sums of nothing.
    standings = [one for one in await store.history.standings(stream) if one.coups]
    found += _unequal("standing", right.standings, standings)
    bets = [one for one in await store.history.bets(stream) if one.wagers]
    found += _unequal("total", right.bets, bets)
    return found


async def _all_coups(store: Store, stream: str) -> list[PastCoup]:
    coups: list[PastCoup] = []
    while page := await store.history.coups(
        stream, after=(coups[-1].shoe, coups[-1].coup) if coups else (0, 0), limit=PAGE
    ):
        coups += page
    return coups


def _unequal(what: str, right: Sequence[object], kept: Sequence[object]) -> list[str]:
    missing = [one for one in right if one not in kept] if right != tuple(kept) else []
    extra = [one for one in kept if one not in right] if right != tuple(kept) else []
    return [f"missing {what}: {one}" for one in missing] + [f"{what} not in the record: {one}" for one in extra]


def standings_of(counted: Iterable[PatronCoup], *, without: Iterable[PatronCoup] = ()) -> tuple[Standing, ...]:
    """What coups that count add to their patrons' standings, and those that count no longer take away."""
    sums: dict[tuple[str, str], list[int]] = {}
    for sign, coups in ((1, counted), (-1, without)):
        for own in coups:
            one = sums.setdefault((own.patron, own.stream), [0, 0, 0])
            one[0] += sign
            one[1] += sign * (own.net_minor > 0)
            one[2] += sign * own.net_minor
    return tuple(Standing(patron, stream, *one) for (patron, stream), one in sorted(sums.items()))


def totals_of(counted: Iterable[PatronCoup], *, without: Iterable[PatronCoup] = ()) -> tuple[BetTotal, ...]:
    """What coups that count add to their patrons' totals by bet, and those that count no longer take away."""
    sums: dict[tuple[str, str, str], list[int]] = {}
    signed = [(1, own) for own in counted] + [(-1, own) for own in without]
    for sign, own in signed:
        for wager in own.wagers:
            one = sums.setdefault((own.patron, own.stream, wager.bet), [0, 0, 0])
            one[0] += sign
            one[1] += sign * max(wager.net_minor, 0)
            one[2] += sign * max(-wager.net_minor, 0)
    return tuple(BetTotal(*key, *one) for key, one in sorted(sums.items()))


def _undecided(wager: WagerReturned) -> WagerSettled:
    return WagerSettled(
        patron=wager.patron,
        bet=wager.bet,
        stake_minor=wager.stake_minor,
        gross_win_minor=0,
        commission_minor=0,
        returned_minor=wager.stake_minor,
        net_minor=0,
        result="push",
    )


def _given_back(wager: WagerSettled) -> WagerSettled:
    return _undecided(WagerReturned(wager.patron, wager.bet, wager.stake_minor))


def _by_patron(coup: PastCoup, wagers: Sequence[WagerSettled]) -> list[PatronCoup]:
    mine: dict[str, list[WagerSettled]] = {}
    for wager in wagers:
        mine.setdefault(wager.patron, []).append(wager)
    return [
        PatronCoup(
            patron=patron,
            stream=coup.stream,
            shoe=coup.shoe,
            coup=coup.coup,
            shown_at_ms=coup.shown_at_ms,
            ruleset=coup.ruleset,
            stake_minor=sum(wager.stake_minor for wager in own),
            commission_minor=sum(wager.commission_minor for wager in own),
            returned_minor=sum(wager.returned_minor for wager in own),
            net_minor=sum(wager.net_minor for wager in own),
            wagers=tuple(own),
        )
        for patron, own in sorted(mine.items())
    ]
