"""Before a shoe: seeds from a chain, patrons' pledges and shares, and the shoe that comes of them.

The table knows hashes and statements as texts and checks one thing itself: that a share is the one that was pledged.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from puntobanco.cards import CARDS_PER_DECK, parse_card
from puntobanco.engine import ShoeProgress, begin_shoe
from puntobanco.errors import Reason, Refused
from puntobanco.fairness.record import PLEDGE, SHARE, read_text
from puntobanco.fairness.shares import CONTRIBUTORS_MAX, SHARE_BYTES, pledge_of
from puntobanco.table import commands, events
from puntobanco.table.proposal import Proposal
from puntobanco.table.state import Called, Chain, Pledge, Shoe, Table
from puntobanco.table.terms import TableMode, Terms

Mixing: TypeAlias = commands.AnnounceChain | commands.PledgeShare | commands.CallShares | commands.GiveShare
Mixed: TypeAlias = events.ChainAnnounced | events.SharePledged | events.SharesCalled | events.ShareGiven


def decided(table: Table, terms: Terms, command: Mixing) -> Proposal:
    """What a command before the shoe does. Raises Refused."""
    match command:
        case commands.AnnounceChain():
            return _announce(table, command)
        case commands.PledgeShare():
            return _pledge(table, terms, command)
        case commands.CallShares():
            return _call(table, terms, command)
        case commands.GiveShare():
            return _give(table, command)
    assert_never(command)


def _announce(table: Table, command: commands.AnnounceChain) -> Proposal:
    known = table.chain_next or table.chain
    if command.chain != (0 if known is None else known.number) + 1:
        raise Refused(Reason.NOT_NOW, detail=f"chain {command.chain} does not come next")
    announced = events.ChainAnnounced(chain=command.chain, shoes=command.shoes, anchor=command.anchor)
    return Proposal((announced,))


def _pledge(table: Table, terms: Terms, command: commands.PledgeShare) -> Proposal:
    if terms.mode is not TableMode.RNG or table.called is not None or command.shoe != table.shoes + 1:
        raise Refused(Reason.NOT_NOW, detail="no pledges are taken for this shoe")
    if len(read_text(command.pledge, PLEDGE)) != SHARE_BYTES:
        raise Refused(Reason.MALFORMED, detail="a pledge has 32 bytes")
    others = [pledge for pledge in table.pledges if pledge.patron != command.patron]
    if len(others) >= CONTRIBUTORS_MAX:
        raise Refused(Reason.TOO_MANY, detail="the list of pledges is full")
    if Pledge(command.patron, command.pledge) in table.pledges and not command.fresh:
        raise Refused(Reason.NOT_NOW, detail="this is pledged already")
    pledged = events.SharePledged(
        patron=command.patron,
        shoe=command.shoe,
        pledge=command.pledge,
        receipt=command.receipt,
        fresh=command.fresh,
    )
    return Proposal((pledged,))


def _call(table: Table, terms: Terms, command: commands.CallShares) -> Proposal:
    if table.shoe is not None or table.called is not None or not table.pledges or command.shoe != table.shoes + 1:
        raise Refused(Reason.NOT_NOW, detail="nobody's shares are due")
    called = events.SharesCalled(
        shoe=command.shoe,
        behaviour_hash=terms.rules.behaviour_hash,
        decks=command.decks,
        commitment=command.commitment,
        chain=command.chain,
        index=command.index,
        opening=command.opening,
        until=command.until,
    )
    return Proposal((called,))


def _give(table: Table, command: commands.GiveShare) -> Proposal:
    called = table.called
    mine = [] if called is None else [pledge for pledge in called.pledges if pledge.patron == command.patron]
    if called is None or command.shoe != called.shoe or not mine:
        raise Refused(Reason.NOT_NOW, detail="no share is due")
    (pledged,) = mine
    share = read_text(command.share, SHARE)
    if pledged.share is not None or pledged.pledge is None:
        raise Refused(Reason.NOT_NOW, detail="it is given already")
    if pledge_of(table.id, called.shoe, command.patron, share) != read_text(pledged.pledge, PLEDGE):
        raise Refused(Reason.MALFORMED, detail="this is not what was pledged")
    return Proposal((events.ShareGiven(patron=command.patron, shoe=command.shoe, share=command.share),))


def open_shoe(table: Table, terms: Terms, command: commands.OpenShoe) -> Proposal:
    """A shoe onto the table: the one that shares were called for, or one that nobody mixes in."""
    called = table.called
    if table.shoe is not None or table.closing is not None or command.shoe != table.shoes + 1:
        raise Refused(Reason.NOT_NOW, detail=f"shoe {command.shoe} after shoe {table.shoes}")
    _verify_called(called, command)
    allowed = terms.rules.ruleset.decks_allowed if called is None else (called.decks,)
    if command.decks not in allowed or command.cards != command.decks * CARDS_PER_DECK:
        raise Refused(Reason.SHOE_TOO_SMALL, detail=f"{command.decks} decks of {command.cards} cards")
    if terms.policy.burn_by_first_card is (command.first_card is None):
        raise Refused(
            Reason.ILLEGAL_CARD, detail="a first card is turned up where the rules burn by it, and only there"
        )
    turned_up = parse_card(command.first_card) if command.first_card is not None else 0
    progress = begin_shoe(terms.policy, command.cards, turned_up, cut_card_behind=command.cut_behind)
    opened = events.ShoeOpened(
        shoe=command.shoe,
        behaviour_hash=terms.rules.behaviour_hash if called is None else called.behaviour_hash,
        decks=command.decks,
        cards=command.cards,
        cut_at=progress.cut_at,
        first_card=command.first_card,
        burnt=progress.position,
        commitment=command.commitment,
        chain=command.chain,
        index=command.index,
        opening=command.opening,
        promise=command.promise,
        receipt=command.receipt,
    )
    return Proposal((opened,))


def _verify_called(called: Called | None, command: commands.OpenShoe) -> None:
    """A shoe that shares were called for is opened with the seed that the house is bound to."""
    if called is not None and (command.commitment, command.opening) != (called.commitment, called.opening):
        raise Refused(Reason.NOT_NOW, detail="the house is bound to another seed")


def evolved(table: Table, event: Mixed) -> Table:
    """The table after one of these events."""
    match event:
        case events.ChainAnnounced():
            chain = Chain(event.chain, event.shoes, event.anchor)
            return replace(table, chain=chain) if table.chain is None else replace(table, chain_next=chain)
        case events.SharePledged():
            return _pledged(table, Pledge(event.patron, event.pledge), fresh=event.fresh)
        case events.SharesCalled():
            called = Called(
                event.shoe,
                event.behaviour_hash,
                event.decks,
                event.commitment,
                event.chain,
                event.index,
                event.opening,
                event.until,
                table.pledges,
            )
            return replace(_used(table, event.chain, event.index), called=called, pledges=())
        case events.ShareGiven():
            assert table.called is not None, "shares were called for"
            pledges = tuple(
                replace(pledge, share=event.share) if pledge.patron == event.patron else pledge
                for pledge in table.called.pledges
            )
            return replace(table, called=replace(table.called, pledges=pledges))
    assert_never(event)


def _pledged(table: Table, pledge: Pledge, *, fresh: bool) -> Table:
    """Who pledges again keeps their place in the list."""
    known = any(other.patron == pledge.patron for other in table.pledges)
    pledges = (
        tuple(pledge if other.patron == pledge.patron else other for other in table.pledges)
        if known
        else (*table.pledges, pledge)
    )
    shoe = table.shoe
    if fresh and shoe is not None and not shoe.contributions and not shoe.wagered:
        shoe = replace(shoe, gives_way=True)
    return replace(table, pledges=pledges, shoe=shoe)


def _used(table: Table, chain: int, index: int) -> Table:
    """A seed of a chain is bound to; the first of the next chain ends the one before."""
    if table.chain_next is not None and chain == table.chain_next.number:
        return replace(table, chain=replace(table.chain_next, used=index), chain_next=None)
    return replace(table, chain=table.chain and replace(table.chain, used=index))


def shoe_opened(table: Table, event: events.ShoeOpened) -> Table:
    """The table with a new shoe."""
    progress = ShoeProgress(event.cards, event.burnt, 0, event.cut_at, None)
    shoe = Shoe(
        event.shoe,
        event.behaviour_hash,
        event.decks,
        event.first_card,
        event.burnt,
        event.commitment,
        progress,
        opening=event.opening,
        promise=event.promise,
        said=event.receipt or event.promise,
        contributions=() if table.called is None else table.called.pledges,
    )
    bound = _used(table, event.chain, event.index) if table.called is None and event.index else table
    return replace(bound, shoe=shoe, shoes=event.shoe, coup=0, called=None)


def coup_settled(table: Table, event: events.CoupSettled) -> Table:
    """The table after the proofs that came with a coup; `table` still has its wagers."""
    shoe = table.shoe
    if shoe is None or (event.receipt is None and event.promise is None):
        return table
    said = event.receipt or event.promise or shoe.said
    if event.promise is None:
        return replace(table, shoe=replace(shoe, said=said))
    return replace(table, shoe=replace(shoe, promise=event.promise, said=said, contributions=shares_with_deal(table)))


def shares_with_deal(table: Table) -> tuple[Pledge, ...]:
    """What came with the deal, where the house was bound before it: the share of the one who wagered."""
    if table.entropy is None or not table.wagers:
        return ()
    return (Pledge(next(iter(table.wagers)), None, table.entropy),)
