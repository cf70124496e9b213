"""Changed coups in the auditor's books: what a corrected or annulled coup pays, by hand, and that two agreed to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.simulator import books_play
from tests.simulator.by_hand import Felt, felt_faults, settlement_fault
from tests.simulator.pages import CoupPage, Ledger, Move, Row, StreamBook, Wagered, verify


def corrected(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    """A settled coup is another: as the cards say that it is told to have had."""
    page = _page(book, where, event)
    hands: dict[str, list[str]] = {"player": [], "banker": []}
    for one in event["cards"]:
        hands[one["side"]].append(one["card"])
    felt = Felt(tuple(hands["player"]), tuple(hands["banker"]))
    faults = felt_faults(felt)
    told = event["outcome"]
    if (told["winner"], told["player_total"], told["banker_total"]) != (felt.winner, *felt.totals):
        faults.append(f"told as {told}")
    after = [_ended(one) for one in event["wagers"]]
    for one in after:
        faults += filter(None, [settlement_fault(page.ruleset, felt, one.bet, one.stake, one.returned)])
        if one.net != one.returned - one.stake:
            faults.append(f"{one} does not add up")
    verify(not faults, f"{where}: {'; '.join(faults)}")
    before_cards = Counter(card for cards in page.hands.values() for card in cards)
    after_cards = Counter(card for cards in hands.values() for card in cards)
    if event["shoe"] == book.coup[0]:
        book.live.seen.update(after_cards)
        book.live.seen.subtract(before_cards)
    moves = _changed(ledger, book, where, event, page, after)
    page.hands = hands
    return moves


def _ended(one: Row) -> Wagered:
    """A wager as it ends by a correction."""
    figures = (one["stake_minor"], one["returned_minor"], one["net_minor"])
    return Wagered(one["patron"], one["bet"], *figures, one["result"], one["commission_minor"])


def annulled(ledger: Ledger, book: StreamBook, where: str, event: Row) -> Iterable[Move]:
    """A settled coup does not count: nothing was won or lost."""
    page = _page(book, where, event)
    after = [Wagered(one.patron, one.bet, one.stake, one.stake, 0, "push") for one in page.wagers]
    moves = _changed(ledger, book, where, event, page, after)
    page.state = "annulled"
    return moves


def _page(book: StreamBook, where: str, event: Row) -> CoupPage:
    """The settled coup that is changed, by two people, in order."""
    page = book.live.coups.get((event["shoe"], event["coup"]))
    verify(page is not None and page.state == "counts", f"{where}: it does not count")
    assert page is not None, "just looked"
    declared = book.live.declared
    verify(declared is not None and declared["approved_by"] is not None, f"{where}: nobody has approved it")
    assert declared is not None, "just looked"
    people = {declared["by"], declared["approved_by"]}
    verify(declared["approved_by"] not in page.dealers and len(people) == 2, f"{where}: {people}, {page.dealers} dealt")
    verify(event["revision"] == page.revision + 1, f"{where}: revision {event['revision']} after {page.revision}")
    page.revision += 1
    return page


def _changed(
    ledger: Ledger, book: StreamBook, where: str, event: Row, page: CoupPage, after: list[Wagered]
) -> list[Move]:
    """The coins that make a coup another: differences only, the house bearing what is spent, and no more than that."""
    stakes = [[(one.patron, one.bet, one.stake) for one in wagers] for wagers in (page.wagers, after)]
    verify(stakes[0] == stakes[1], f"{where}: wagers {stakes[1]}, they were {stakes[0]}")
    told = {(one["patron"], one["bet"]): one for one in event["changes"]}
    due: list[Move] = []
    for old, new in zip(page.wagers, after, strict=True):
        net, commission = new.net - old.net, new.commission - old.commission
        change = told.pop((old.patron, old.bet), None)
        verify((change is not None) == bool(net or commission), f"{where}: {old} becomes {new}, told {change}")
        if change is None:
            continue
        figures = (old.net, new.net, old.commission, new.commission)
        names = ("net_before_minor", "net_after_minor", "commission_before_minor", "commission_after_minor")
        verify(tuple(change[name] for name in names) == figures, f"{where}: {change}, due {figures}")
        waived, patron = change["waived_minor"], f"patron:{old.patron}"
        back = -min(page.borne[old.patron, old.bet], max(0, net))
        verify(back <= waived <= max(back, -net), f"{where}: {waived} is waived of {net}, {back} was borne before")
        page.borne[old.patron, old.bet] += waived
        if waived > 0:
            book.live.waived.add(patron)
        house = net + commission + min(waived, 0)
        due += [
            ("correction-loss", f"house-loss:{book.name}", patron, waived),
            ("correction-commission", patron, f"commission:{book.name}", commission),
            ("correction-refund", f"commission:{book.name}", patron, -commission),
            ("correction-pay", f"house:{book.name}", patron, house),
            ("correction-take", patron, f"house:{book.name}", -house),
        ]
    verify(not told, f"{where}: {told} is changed and had no wager")
    _told(book, event)
    page.wagers = after
    books_play.corrected(ledger, book, (event["shoe"], event["coup"]), after)
    book.settlements[event["shoe"], event["coup"]] = after if event["kind"] == "coup-corrected" else []
    ledger.resolved[event["kind"]] += 1
    ledger.resolved["late"] += event["shoe"] < book.shoe
    return [move for move in due if move[3] > 0]


def _told(book: StreamBook, event: Row) -> None:
    for patron in {one["patron"] for one in event["changes"]}:
        own = [one for one in event["changes"] if one["patron"] == patron]
        sums = [sum(one[name] for one in own) for name in ("net_before_minor", "net_after_minor", "waived_minor")]
        book.live.told.add((patron, event["shoe"], event["coup"], *sums))
