"""Coups in the auditor's books: wagers, cards, settlements and voids, worked out by hand (`by_hand.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from tests.simulator.books_play import brought, freed
from tests.simulator.by_hand import Felt, felt_faults, settlement_fault
from tests.simulator.pages import Ledger, Move, Reading, Row, StreamBook, Wagered, verify


def _opened_betting(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    coup = (event["shoe"], event["coup"])
    verify(coup > book.coup, f"{where}: coup {coup} after {book.coup}")
    verify(event["shoe"] == book.shoe, f"{where}: shoe {event['shoe']}, on the table is {book.shoe}")
    book.coup, book.closes_at = coup, event["closes_at"]
    book.ruleset = ledger.rulesets.get(event["behaviour_hash"], "")
    book.hands = {"player": [], "banker": []}
    return ()


def _extended(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(book.closes_at is not None and event["closes_at"] > book.closes_at, f"{where} makes it no longer")
    book.closes_at = event["closes_at"]
    return ()


def _placed(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    patron, wagers = event["patron"], event["wagers"]
    verify(all(stake > 0 for stake in wagers.values()), f"{where}: {wagers}")
    book.lying.update({(patron, bet): stake for bet, stake in wagers.items()})
    book.placed[book.sequence] = (patron, wagers)
    return [("wager", f"patron:{patron}", book.escrow, stake) for stake in wagers.values()]


def _cancelled(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    patron, wagers = event["patron"], event["wagers"]
    for bet, stake in wagers.items():
        verify(book.lying[patron, bet] >= stake, f"{where}: more than lies there")
        book.lying[patron, bet] -= stake
    book.lying = +book.lying
    freed(ledger, patron, sum(wagers.values()))
    return [("cancel", book.escrow, f"patron:{patron}", stake) for stake in wagers.values()]


def _dealt(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    for card in event["cards"]:
        book.hands[card["side"]].append(card["card"])
        verify(len(book.hands[card["side"]]) == card["number"], f"{where}: cards out of their order")
    return ()


def _settled(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
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
        ending = (one["net_minor"], one["result"], one["commission_minor"])
        book.settled.append(Wagered(patron, bet, stake, returned, *ending))
        before = areas.get(bet, (0, 0))
        areas[bet] = (before[0] + stake, before[1] + returned)
    verify(not faults, f"{where}: {'; '.join(faults)}")
    book.lying, book.reveal_at = standing, event["reveal_at"]
    book.settlements[book.coup], book.areas[book.sequence] = book.settled, areas
    brought(ledger, book, event)
    ledger.resolved["settled"] += 1
    return due


def _ends(book: StreamBook, one: Row) -> Iterable[Move]:
    patron, stake, returned = f"patron:{one['patron']}", one["stake_minor"], one["returned_minor"]
    if not returned and one["result"] == "lost":
        return [("loss", book.escrow, f"house:{book.name}", stake)]
    gross, commission = one["gross_win_minor"], one["commission_minor"]
    verify(returned == stake + gross - commission, f"{book.name}: {one} does not add up")
    moves = [("stake", book.escrow, patron, stake)]
    moves += [("win", f"house:{book.name}", patron, gross)] if gross else []
    moves += [("commission", patron, f"commission:{book.name}", commission)] if commission else []
    return moves


def given_back(ledger: Ledger, book: StreamBook, where: str, event: Row, escrow: str) -> Iterable[Move]:
    returned = Counter({(one["patron"], one["bet"]): one["stake_minor"] for one in event["returned"]})
    verify(returned == book.lying, f"{where}: returns {returned}, but {dict(book.lying)} lay there")
    book.lying = Counter()
    for (patron, _), stake in returned.items():
        freed(ledger, patron, stake)
        if event["kind"] == "coup-voided":
            ledger.plays[patron].active.append(event["at"])
    return [("void", escrow, f"patron:{patron}", stake) for (patron, _), stake in returned.items()]


def _voided(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    ledger.resolved["void"] += 1
    book.settled = []
    return given_back(ledger, book, where, event, book.escrow)


def _shoe_opened(_: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    verify(event["shoe"] == book.shoe + 1, f"{where}: shoe {event['shoe']} after {book.shoe}")
    book.shoe, book.coup = event["shoe"], (event["shoe"], 0)
    return ()


def _shoe_ended(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    return given_back(ledger, book, where, event, book.next_escrow)


COUPS: Final[Mapping[str, Reading]] = {
    "betting-opened": _opened_betting,
    "betting-extended": _extended,
    "wagers-placed": _placed,
    "wagers-cancelled": _cancelled,
    "cards-dealt": _dealt,
    "coup-settled": _settled,
    "coup-voided": _voided,
    "shoe-opened": _shoe_opened,
    "shoe-ended": _shoe_ended,
}
"""Kind of event -> how it is read."""
