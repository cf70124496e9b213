"""Live tables in the auditor's books: hands as a dealer lays them, who may do what, and what a changed coup pays.

A coup that is corrected is worked out again by hand from the cards that it is said to have had; what moves is the
difference, and nothing else. Who dealt, who asked and who approved are compared here again (STANDARDS.md, LIV-04).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from tests.simulator.books_changes import annulled, corrected
from tests.simulator.own_limits import DAY_MS
from tests.simulator.pages import CoupPage, Ledger, Move, Reading, Row, StreamBook, Wagered, Wish, verify

SOURCES: Final = frozenset({"console", "scanner", "shoe", "camera", "script"})

TWO_PEOPLE: Final = frozenset(
    {
        "exposed-while-betting",
        "needless-card-exposed",
        "error-in-deal",
        "cancel-shoe-results",
        "card-entered-wrongly",
        "card-too-often",
        "cleared-too-early",
        "unshuffled-shoe",
    }
)
"""Irregularities about which two people have to agree, as the game documents and STANDARDS.md 4.11 have them."""

BY_DEALER: Final = frozenset(
    {
        "no-effect",
        "pick-up-and-use",
        "use-if-opened-in-view",
        "refuse-late-part",
        "settle-all-the-same",
        "undo-at-once",
        "last-coup",
        "reshuffle",
    }
)
"""Answers that whoever deals may give alone."""

WHOLE_SHOE: Final = frozenset({"new-shoe", "void-coup-and-shoe", "cancel-shoe"})
RUNNING: Final = frozenset({"betting", "dealing"})
LATE_APPROVERS: Final = frozenset({"shift-manager", "auditor"})
"""As what the two approve who have to agree to a change of a coup a day later."""

_NEW_COUP: Final = frozenset({"betting-opened", "shoe-opened"})
_DEALING: Final = _NEW_COUP | {"card-entered", "card-undone", "result-confirmed"}
WAITS: Final[Mapping[str, frozenset[str]]] = {
    "paused": _DEALING | {"betting-closed", "wagers-placed"},
    "dealer-link": _DEALING,
    "interrupted": _DEALING,
    "card-too-often": _DEALING,
    "video-link": _NEW_COUP,
    "no-supervisor": _NEW_COUP,
}
"""What may not happen while a table waits for something, but as the remedy of an irregularity."""


def watched(book: StreamBook, where: str, event: Row) -> None:
    """Before an event is read: whether the table may do this while it waits, and whose word it is."""
    live, kind = book.live, event["kind"]
    if live.declared is not None and (
        kind not in EFFECTS or event.get("at", live.declared["at"]) != live.declared["at"]
    ):
        live.declared = live.approved = None
    if live.declared is None:
        for hold, blocked in WAITS.items():
            verify(hold not in live.holds or kind not in blocked, f"{where} while the table waits: {hold}")


def settled_or_void(book: StreamBook, event: Row) -> None:
    """After an event that every table has was read: what it means for the live side."""
    live = book.live
    match event["kind"]:
        case "shoe-opened":
            verify(live.counted == (event["decks"], event["decks"] * 52), f"{book.name}: a shoe of {live.counted}")
            verify(live.is_shuffled, f"{book.name}: a shoe that was not shuffled")
            live.decks, live.seen = event["decks"], Counter()
            live.counted, live.is_shuffled = None, False
            live.seen.update(filter(None, [event["first_card"]]))
        case "betting-opened":
            live.dealers = {live.dealer} if live.dealer else set()
            live.laid, live.fixed, live.confirmed = [], 0, False
        case "coup-settled":
            verify(live.confirmed, f"{book.name}: coup {book.coup} is settled and nobody has confirmed its cards")
            _over(book, "counts", book.settled, event["reveal_at"])
        case "coup-voided":
            _over(book, "void", [], event["at"])
            live.holds.pop("interrupted", None)
        case "shoe-ended":
            live.holds.pop("card-too-often", None)
        case _:
            pass


def _over(book: StreamBook, state: str, wagers: list[Wagered], at: int) -> None:
    live = book.live
    hands = {side: list(cards) for side, cards in book.hands.items()}
    live.coups[book.coup] = CoupPage(state, hands, list(wagers), frozenset(live.dealers), book.ruleset, at)
    live.dealers, live.laid, live.fixed, live.confirmed = set(), [], 0, False


def _seated(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(event["by"] == event["dealer"] != book.live.dealer, f"{where}: {event}")
    book.live.dealer = event["dealer"]
    return ()


def _left(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(event["dealer"] == book.live.dealer, f"{where}: {book.live.dealer} deals")
    book.live.dealer = None
    return ()


def _counted(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(book.phase == "shuffling", f"{where} comes while {book.phase}")
    book.live.counted, book.live.is_shuffled = (event["decks"], event["cards"]), False
    return ()


def _shuffled(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(book.live.counted is not None, f"{where}: nothing is counted")
    book.live.is_shuffled = event["kind"] == "shoe-shuffled"
    return ()


def _entered(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    live, card = book.live, event["card"]
    verify(event["source"] in SOURCES and book.phase == "dealing", f"{where} comes while {book.phase}")
    verify(
        event["by"] == live.dealer or event["by"].startswith("program:") or live.declared is not None,
        f"{where}: {event['by']} enters a card, {live.dealer} deals",
    )
    verify(bool(live.laid) or live.fixed == 0, f"{where}: fixed cards lie alone")
    live.fixed += len(event["fixed"])
    for one in (*event["fixed"], card):
        live.laid.append(one)
        book.hands[one["side"]].append(one["card"])
        verify(len(book.hands[one["side"]]) == one["number"], f"{where}: cards out of their order")
    live.seen[card["card"]] += 1
    verify(live.seen[card["card"]] <= live.decks, f"{where}: {card['card']} comes {live.seen[card['card']]} times")
    live.dealers |= {event["by"], *filter(None, [live.dealer])}
    return ()


def _undone(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    live = book.live
    verify(
        live.laid[-1:] == [event["card"]] and len(live.laid) > live.fixed, f"{where}: {event['card']} is not the last"
    )
    live.seen[event["card"]["card"]] -= 1
    _lift(book)
    return ()


def _lift(book: StreamBook) -> None:
    """The last card is off the felt; with the first of the shoe go those that the rules lay."""
    live = book.live
    left = live.laid[:-1] if len(live.laid) - 1 > live.fixed else []
    _lay(book, left, live.fixed if left else 0)


def _lay(book: StreamBook, cards: list[Row], fixed: int) -> None:
    live = book.live
    live.laid, live.fixed = cards, fixed
    book.hands = {"player": [], "banker": []}
    for one in cards:
        book.hands[one["side"]].append(one["card"])


def _taken_out(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(book.live.declared is not None, f"{where}: nobody has said why")
    if event["from_felt"]:
        verify(book.live.laid[-1]["card"] == event["card"], f"{where}: it is not the last")
        _lift(book)
    elif event["card"]:
        book.live.seen[event["card"]] += 1
    return ()


def _put_right(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    live = book.live
    verify(live.declared is not None and book.phase == "dealing", f"{where}: nobody has said why")
    live.seen.subtract(one["card"] for one in live.laid[live.fixed :])
    _lay(book, list(event["cards"]), event["fixed"])
    live.seen.update(one["card"] for one in live.laid[live.fixed :])
    return ()


def _confirmed(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    live = book.live
    verify(event["by"] == live.dealer and book.phase == "dealing", f"{where} by {event['by']}, {live.dealer} deals")
    live.dealers.add(event["by"])
    live.confirmed = True
    return ()


def _held(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(event["hold"] in WAITS, f"{where}: {event['hold']}")
    book.live.holds[event["hold"]] = event
    return ()


def _released(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(event["hold"] in book.live.holds, f"{where}: it does not wait for {event['hold']}")
    del book.live.holds[event["hold"]]
    return ()


def _declared(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    live, remedy, by = book.live, event["remedy"], event["by"]
    live.declared = event
    if by == "house":
        return ()
    approved = event["approved_by"]
    is_full = ledger.staffing.get(book.name) == "full"
    if approved is None:
        verify(not (is_full and remedy["irregularity"] in TWO_PEOPLE), f"{where}: one person alone, {event}")
        if is_full and remedy["answer"] not in BY_DEALER:
            verify(by not in _dealt_by(book, remedy), f"{where}: {by} dealt what is put right")
        return ()
    wish = live.wishes.pop(event["request"], None)
    verify(wish is not None and wish.by == by and wish.remedy == remedy, f"{where}: nobody has asked for it, {event}")
    assert wish is not None, "just looked"
    verify(live.approved == approved, f"{where}: {live.approved} has approved, not {approved}")
    verify(event["at"] < wish.expires_at, f"{where}: approved at {event['at']}, good until {wish.expires_at}")
    verify(wish.state == _state(book, remedy), f"{where}: asked for {wish.state}, done to {_state(book, remedy)}")
    dealt = _dealt_by(book, remedy)
    approvals = dict(live.approvals.pop(event["request"]))
    if _is_late(book, event):
        ledger.resolved["a day late"] += 1
        verify(set(approvals.values()) == LATE_APPROVERS, f"{where}: a day later {approvals} have approved")
        verify(by not in approvals and not approvals.keys() & dealt, f"{where}: {by}, {approvals}, {dealt}")
    if is_full:
        verify(len({by, approved}) == 2 and not {by, approved} & dealt, f"{where}: {by}, {approved}, {dealt}")
    elif _is_settled(book, remedy):
        verify(by != approved and approved not in dealt, f"{where}: {by}, {approved}, {dealt}")
    return ()


def _is_settled(book: StreamBook, remedy: Row) -> bool:
    page = book.live.coups.get((remedy["shoe"], remedy["coup"]))
    return page is not None and page.state == "counts"


def _is_late(book: StreamBook, event: Row) -> bool:
    """Whether a settled coup that is changed was shown a day ago, or longer (STANDARDS.md 4.10)."""
    remedy = event["remedy"]
    return _is_settled(book, remedy) and any(
        page.state == "counts" and event["at"] - page.at >= DAY_MS
        for number, page in book.live.coups.items()
        if number == (remedy["shoe"], remedy["coup"])
        or (remedy["answer"] in WHOLE_SHOE and number[0] == remedy["shoe"])
    )


def _dealt_by(book: StreamBook, remedy: Row) -> frozenset[str]:
    """Who dealt what a remedy is about."""
    page = book.live.coups.get((remedy["shoe"], remedy["coup"]))
    if remedy["answer"] in WHOLE_SHOE and _is_settled(book, remedy):
        coups = [one.dealers for (shoe, _), one in book.live.coups.items() if shoe == remedy["shoe"]]
        return frozenset(book.live.dealers if remedy["shoe"] == book.shoe else ()).union(*coups)
    return frozenset(book.live.dealers) if page is None else page.dealers


def _state(book: StreamBook, remedy: Row) -> str:
    """What the auditor sees of that which a remedy is about: an approval is good for this and nothing else."""
    here = (remedy["shoe"], remedy["coup"])
    whole = remedy["answer"] in WHOLE_SHOE
    pages = [
        (number, page.state, page.hands, [(one.patron, one.bet, one.returned) for one in page.wagers], page.revision)
        for number, page in sorted(book.live.coups.items())
        if number == here or (whole and number[0] == here[0])
    ]
    runs = book.phase in RUNNING and (book.coup == here or (whole and book.coup[0] == here[0]))
    running = [book.phase, book.live.laid, sorted(book.lying.items())] if runs else []
    return json.dumps([pages, running])


def _requested(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(event["expires_at"] > event["at"], f"{where}: {event}")
    state = _state(book, event["remedy"])
    book.live.wishes[event["request"]] = Wish(event["by"], event["remedy"], event["expires_at"], state)
    return ()


def _answered(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    wish = book.live.wishes.get(event["request"])
    verify(wish is not None, f"{where}: nobody has asked for {event['request']}")
    assert wish is not None, "just looked"
    if event["answer"] == "approved":
        book.live.approvals.setdefault(event["request"], []).append((event["by"], event["role"]))
        book.live.approved = None if event["waits"] else event["by"]
        return ()
    verify(event["answer"] == "declined" or event["by"] == wish.by, f"{where}: not theirs to take back")
    del book.live.wishes[event["request"]]
    return ()


def _noted(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    del book, where, event
    return ()


LIVE: Final[Mapping[str, Reading]] = {
    "dealer-seated": _seated,
    "dealer-left": _left,
    "cards-counted": _counted,
    "shoe-shuffled": _shuffled,
    "shuffle-spoilt": _shuffled,
    "card-entered": _entered,
    "card-undone": _undone,
    "card-taken-out": _taken_out,
    "card-too-often": _noted,
    "cards-confirmed": _noted,
    "result-confirmed": _confirmed,
    "cut-card-out": _noted,
    "table-held": _held,
    "table-released": _released,
    "manual-mode-set": _noted,
    "supervisor-called": _noted,
    "call-answered": _noted,
    "video-told": _noted,
    "coup-flagged": _noted,
    "irregularity-declared": _declared,
    "hands-put-right": _put_right,
    "remedy-requested": _requested,
    "request-answered": _answered,
    "coup-corrected": corrected,
    "coup-annulled": annulled,
}
"""Kind of event of a live table -> how it is read."""

EFFECTS: Final = frozenset(
    {
        "request-answered",
        "irregularity-declared",
        "hands-put-right",
        "card-entered",
        "card-undone",
        "card-taken-out",
        "coup-corrected",
        "coup-annulled",
        "coup-voided",
        "shoe-ended",
        "table-held",
        "cut-card-out",
        "shuffle-spoilt",
        "card-too-often",
    }
)
"""What may follow a declared irregularity in its own transaction."""

TOLD_AS: Final[Mapping[str, str]] = {
    "card-entered": "cards-dealt",
    "shuffle-spoilt": "shoe-shuffled",
    "manual-mode-set": "manual-mode",
    "irregularity-declared": "irregularity",
    **dict.fromkeys(
        (
            "card-too-often",
            "cards-confirmed",
            "result-confirmed",
            "supervisor-called",
            "call-answered",
            "video-told",
            "coup-flagged",
            "remedy-requested",
            "request-answered",
        ),
        "staff-note",
    ),
}
"""Kind of event -> how patrons are told of it, where that is not its own name."""
