"""The auditor listens to every word of the house: nothing is told that is not durable, too early, or not so.

Each kind of message has its check in a table of data; a kind that it does not know is let pass and counted.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from tests.simulator import books_play
from tests.simulator.books import Books
from tests.simulator.books_live import RUNNING, TOLD_AS
from tests.simulator.network import SimulatedLink
from tests.simulator.pages import Arrival, FaultFoundError, StreamBook, Wagered
from tests.simulator.world import World

Message: TypeAlias = dict[str, Any]
_SEED: Final = b"seed/v1:"
_WAGER: Final = ("bet", "stake_minor", "returned_minor", "net_minor", "result", "commission_minor")


class House(Protocol):
    """What has to be known of the one who speaks."""

    @property
    def is_quiet(self) -> bool:
        """Whether it knows all that its store knows: nothing is being written, and nobody else writes."""

    def now_ms(self) -> int:
        """Its clock."""

    def stream_of(self, table: str, patron: str) -> str:
        """The stream of a table as this patron sees it."""


class Hearing:
    """What was told so far."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.latest_ms = 0
        self._told: dict[tuple[str, int], bytes] = {}
        self.unknown: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()

    @property
    def books(self) -> Books:
        """The auditor's ledger."""
        return self._world.books

    def arrivals(self, patron: str, id: str) -> Sequence[Arrival]:
        """When a command came in."""
        return self._world.arrivals(patron, id)

    def said(self, house: House, link: SimulatedLink, payload: bytes) -> None:
        """The house says something on a link, now."""
        self.latest_ms = max(self.latest_ms, house.now_ms())
        digest = hashlib.sha256(payload).hexdigest()[:12]
        message: Message = msgspec.json.decode(payload)
        self._world.trace.note("said", f"{link.number} {message['t']} {digest}")
        self.counts[message["t"]] += 1
        check = CHECKS.get(message["t"])
        if check is None:
            self.unknown[message["t"]] += 1
            return
        try:
            check(self, house, link, message)
            _secret(message, payload)
        except (FaultFoundError, LookupError) as error:
            self._world.fail(f"told {link.patron}: {type(error).__name__} {error} in {message}")

    def names(self, patron: str) -> AbstractSet[str]:
        """The names that somebody has, or has had."""
        return self._world.names[patron]

    def same(self, key: tuple[str, int], body: bytes) -> bool:
        """Whether this is told as it was told before, if it was."""
        return self._told.setdefault(key, body) == body


def _secret(message: Message, payload: bytes) -> None:
    if _SEED in payload and not any(event["kind"] == "shoe-ended" for event in message.get("events", ())):
        raise FaultFoundError(f"a seed is told in {message['t']}")


def _acknowledged(hearing: Hearing, house: House, link: SimulatedLink, message: Message) -> None:
    at = hearing.books.commands.get((link.actor, message["id"]))
    if at is None and message["seq"]:
        raise FaultFoundError(f"{message['id']} is acknowledged and not on the disk")
    if message["seq"] and at != message["seq"]:
        raise FaultFoundError(f"{message['id']} is acknowledged at {message['seq']} and stands at {at}")
    _shown(hearing, house, link, message)


def _refused(hearing: Hearing, _: House, link: SimulatedLink, message: Message) -> None:
    _refused_rightly(hearing, link, message)
    at = hearing.books.commands.get((link.actor, message["id"]))
    if at is not None and message["reason"] not in _REPEATED:
        raise FaultFoundError(f"{message['id']} is refused ({message['reason']}) and stands at {at}")


def _refused_rightly(hearing: Hearing, link: SimulatedLink, message: Message) -> None:
    """A wager that is refused for one of its patron's own limits would have broken it."""
    books, patron, id, reason = hearing.books, link.patron, message["id"], message["reason"]
    if reason in books_play.REFUSED_FOR:
        hearing.counts[f"refused {reason}"] += 1
        sets, arrivals = books.ledger.limits[patron], hearing.arrivals(patron, id)
        playing = books_play.Playing.of(books.ledger, books.streams.values(), patron)
        if not books_play.may_refuse(reason, sets, playing, id, arrivals):
            raise FaultFoundError(f"{id} came at {arrivals}, {sets}, {playing}: not to be refused")
    books_play.refused(books.ledger, patron, id)


def _events(hearing: Hearing, house: House, link: SimulatedLink, message: Message) -> None:
    book = hearing.books.stream(house.stream_of(message["table"], link.patron))
    if message["seq"] > book.sequence:
        raise FaultFoundError(f"{book.name} {message['seq']} is told, on the disk is {book.sequence}")
    for sequence, event in enumerate(message["events"], message["after"] + 1):
        where = f"{book.name} event {sequence}"
        kind = book.kinds[sequence - 1]
        if event["kind"] != TOLD_AS.get(kind, kind):
            raise FaultFoundError(f"{where} is told as {event['kind']}, it is {kind}")
        # Areas are not told any more by a house that has other rules since; what is told of them is looked at below.
        # Whoever has another name since is told under that one.
        if not hearing.same((book.name, sequence), msgspec.json.encode(event | {"areas": None, "nickname": None})):
            raise FaultFoundError(f"{where} is told in two ways: {event}")
        if event["kind"] == "wagers-placed" and (event["patron"], event["wagers"]) != book.placed[sequence]:
            raise FaultFoundError(f"{where} is told as {event}")
        if "nickname" in event and event["nickname"] not in hearing.names(event["patron"]):
            raise FaultFoundError(f"{where} is told as {event}, their names are {hearing.names(event['patron'])}")
        if event["kind"] == "coup-settled":
            _areas(where, event["areas"], book.areas[sequence])


def _areas(where: str, told: Mapping[str, Message], due: Mapping[str, tuple[int, int]]) -> None:
    for bet, area in told.items():
        if area["result"] != "standing" and (area["stake_minor"], area["returned_minor"]) != due.get(bet, (0, 0)):
            raise FaultFoundError(f"{where}: {bet} is told as {area}, it is {due.get(bet)}")
    if told and due.keys() - told.keys():
        raise FaultFoundError(f"{where}: {due.keys() - told.keys()} is not told")


def _snapshot(hearing: Hearing, house: House, link: SimulatedLink, message: Message) -> None:
    book = hearing.books.stream(house.stream_of(message["table"], link.patron))
    state = message["state"]
    if message["seq"] > book.sequence:
        raise FaultFoundError(f"{book.name} is shown at {message['seq']}, on the disk is {book.sequence}")
    if message["seq"] < book.sequence:
        return
    mine = {bet: stake for (patron, bet), stake in book.lying.items() if patron == link.patron}
    if state["phase"] != book.phase or state["mine"] != mine:
        raise FaultFoundError(f"{book.name} is shown {state['phase']} {state['mine']}, it is {book.phase} {mine}")


def _result(hearing: Hearing, house: House, link: SimulatedLink, message: Message) -> None:
    book = hearing.books.stream(house.stream_of(message["table"], link.patron))
    where = f"{book.name} coup {message['shoe']}:{message['coup']}"
    if message["reveal_at"] > house.now_ms():
        raise FaultFoundError(f"{where} is told before it is shown")
    due = book.settlements[message["shoe"], message["coup"]]
    told = [Wagered(link.patron, *(one[name] for name in _WAGER)) for one in message["wagers"]]
    if told != [one for one in due if one.patron == link.patron] or message["net_minor"] != sum(w.net for w in told):
        raise FaultFoundError(f"{where} is told as {message}, it is {due}")


def _live_state(hearing: Hearing, _: House, link: SimulatedLink, message: Message) -> None:
    """What a console is shown: the felt as it is on record."""
    book, state = hearing.books.stream(message["table"]), message["state"]
    if message["seq"] > book.sequence:
        raise FaultFoundError(f"{book.name} is shown at {message['seq']}, on the disk is {book.sequence}")
    if message["seq"] < book.sequence:
        return
    hearing.counts["consoles compared"] += 1
    runs = book.phase in RUNNING
    cards = [one["card"] for one in state["cards"]]
    shown = (
        state["phase"],
        state["dealer_id"],
        sum(state["staked_minor"].values()) if runs else 0,
        cards if runs else [],
    )
    due = (book.phase, book.live.dealer, sum(book.lying.values()) if runs else 0, book.live.laid if runs else [])
    holds = sorted(one["hold"] for one in state["holds"])
    if shown != due or holds != sorted(book.live.holds):
        raise FaultFoundError(f"{book.name} is shown {shown} {holds} to {link.actor}, it is {due} {book.live.holds}")


def _correction(hearing: Hearing, _: House, link: SimulatedLink, message: Message) -> None:
    """A patron is told what a changed coup means for them, as it is on record."""
    book = hearing.books.stream(message["table"])
    figures = (message["net_before_minor"], message["net_after_minor"], message["waived_minor"])
    if (link.patron, message["shoe"], message["coup"], *figures) not in book.live.told:
        raise FaultFoundError(f"{message} is told, on record is {sorted(book.live.told)}")


def _shown(hearing: Hearing, house: House, link: SimulatedLink, message: Message) -> None:
    """Coins as they are shown: what a coup returns is hidden until its cards are shown, its stake is in play."""
    if not house.is_quiet:
        return
    hearing.counts["balances compared"] += 1
    books, patron = hearing.books, link.patron
    at_hand = [books.balances[f"patron:{patron}"]]
    in_play = sum(stake for book in books.streams.values() for (who, _), stake in book.lying.items() if who == patron)
    possible = [(at_hand[0], in_play)]
    for stake, returned, is_shown in _unrevealed(books.streams.values(), patron, hearing.latest_ms):
        hidden = [(hand - returned, play + stake) for hand, play in possible]
        possible = hidden + possible if is_shown else hidden
    if (message["balance_minor"], message["in_play_minor"]) not in possible:
        settled = [(book.name, book.coup, book.reveal_at) for book in books.streams.values() if book.settled]
        raise FaultFoundError(
            f"shown {message['balance_minor']} and {message['in_play_minor']}, due {possible}; {settled}"
        )


def _unrevealed(books: Iterable[StreamBook], patron: str, now_ms: int) -> Iterable[tuple[int, int, bool]]:
    """Stake and return of coups that are shown, or are only now to be shown."""
    for book in books:
        own = [one for one in book.settled if one.patron == patron and one.result != "standing"]
        if own:
            yield sum(one.stake for one in own), sum(one.returned for one in own), now_ms >= book.reveal_at


_REPEATED: Final = frozenset({"command-reused", "service-unavailable"})
"""Reasons for which an id may be refused that is on the disk: with another body, or by a house that cannot look now."""

CHECKS: Final[Mapping[str, Callable[[Hearing, House, SimulatedLink, Message], None]]] = {
    "ack": _acknowledged,
    "refused": _refused,
    "events": _events,
    "snapshot": _snapshot,
    "result": _result,
    "welcome": _shown,
    "balance": _shown,
    "live-state": _live_state,
    "correction": _correction,
}
"""Kind of message -> what must be so when it is said."""
