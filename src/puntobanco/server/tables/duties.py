"""The house's own commands at a table. Their ids follow from where the table stands, so none is ever done twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puntobanco.errors import Corrupt
from puntobanco.server.basis.asking import Work
from puntobanco.server.tables.dealing import BoundShoe, Dealer
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import HOUSE, Command
from puntobanco.table.decide import decide
from puntobanco.table.duties import Duty, DutyKind
from puntobanco.table.evolve import fold
from puntobanco.table.live import HoldKind
from puntobanco.table.phases import Phase
from puntobanco.table.proposal import Proposal
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms

EXTENSION_MS: Final = 10_000
"""What is left of the betting time at least after the house was away."""

SHARES_MS: Final = 5_000
"""How long patrons' shares are waited for. Shares that are there at once are not waited for at all."""

MALFUNCTION: Final = "malfunction"
GUARD: Final = "guard"
RESTORED: Final = "restored"


def extension(table: Table, terms: Terms, now_ms: int) -> commands.ExtendBetting | None:
    """What gives patrons their time back after the house was away while betting was open; None when enough is left."""
    if table.closes_at is None:
        return None
    closes_at = now_ms + min(EXTENSION_MS, terms.betting_ms or EXTENSION_MS)
    if closes_at <= table.closes_at:
        return None
    name = f"{table.id}:extend-betting:{table.shoes}:{table.coup}:{closes_at}"
    return commands.ExtendBetting(id=name, actor=HOUSE, closes_at=closes_at)


def resumption(table: Table, terms: Terms, now_ms: int, after: int) -> Command | None:
    """What a house that was away says first about the coup that runs: time is given back, or cards are read again.

    `after` is the last sequence on record: a house whose clock is behind the record comes back in the same millisecond.
    """
    if table.phase is Phase.BETTING:
        return extension(table, terms, now_ms)
    if table.live is None or table.phase is not Phase.DEALING:
        return None
    name = f"{table.id}:interrupted:{table.shoes}:{table.coup}:{after}"
    until = now_ms + terms.live.hold_ms
    return live_commands.HoldTable(id=name, actor=HOUSE, hold=HoldKind.INTERRUPTED, until=until)


async def work_for(owed: Duty, table: Table, terms: Terms, dealer: Dealer, now_ms: int) -> Work:
    """Decide a duty of the house. Raises InputError when the shoe was sealed with another key."""
    coup = table.coup + 1 if owed.kind is DutyKind.OPEN_BETTING else table.coup
    name = f"{table.id}:{owed.kind}:{table.shoes}:{coup}"
    command: Command
    match owed.kind:
        case DutyKind.CALL_SHARES:
            return await _call_shares(name, table, terms, dealer, now_ms)
        case DutyKind.OPEN_SHOE:
            return await _open_shoe(name, table, terms, dealer, now_ms)
        case DutyKind.OPEN_BETTING:
            command = commands.OpenBetting(id=name, actor=HOUSE)
        case DutyKind.CLOSE_BETTING:
            command = commands.CloseBetting(id=name, actor=HOUSE)
        case DutyKind.DEAL_CARDS:
            return await _deal_cards(name, table, terms, dealer, now_ms)
        case DutyKind.END_SHOE:
            command = commands.EndShoe(id=name, actor=HOUSE, reason=owed.why, seed=await dealer.seed(table))
        case DutyKind.VOID_COUP:
            command = commands.VoidCoup(id=f"{name}:{owed.why}", actor=HOUSE, reason=owed.why)
        case DutyKind.HOLD_TABLE:
            live = table.live
            assert live is not None, "only a live table is held"
            lost = f"{name}:{owed.why}:{live.video_lost_at}"
            command = live_commands.HoldTable(id=lost, actor=HOUSE, hold=owed.why)
        case DutyKind.CLOSE_TABLE:
            command = commands.CloseTable(id=name, actor=HOUSE, reason=owed.why)
    return Work(command, decide(table, terms, command, now_ms))


async def _deal_cards(name: str, table: Table, terms: Terms, dealer: Dealer, now_ms: int) -> Work:
    try:
        offer = await dealer.cards(table, terms)
    except Corrupt as error:
        gone = give_up(table, terms, now_ms, f"{MALFUNCTION}: {error}")
        assert gone is not None, "a table that deals is not closed"
        return gone
    if offer.faults:
        why = f"{GUARD}: {offer.faults}"
        void = commands.VoidCoup(id=name, actor=HOUSE, reason=why)
        end = commands.EndShoe(id=name, actor=HOUSE, reason=why, seed=await dealer.seed(table))
        return Work(void, _all_of((void, end), table, terms, now_ms))
    command = commands.DealCards(id=name, actor=HOUSE, cards=offer.cards, receipt=offer.receipt, promise=offer.promise)
    return Work(command, decide(table, terms, command, now_ms))


def _announcement(name: str, bound: BoundShoe) -> tuple[Command, ...]:
    """What is said of a chain that begins with this shoe, or is the next."""
    new = bound.announced
    if new is None:
        return ()
    return (commands.AnnounceChain(id=name, actor=HOUSE, chain=new.chain, shoes=new.shoes, anchor=new.anchor),)


async def _call_shares(name: str, table: Table, terms: Terms, dealer: Dealer, now_ms: int) -> Work:
    bound = await dealer.bind(table, terms)
    command = commands.CallShares(
        id=name,
        actor=HOUSE,
        shoe=table.shoes + 1,
        decks=terms.decks,
        commitment=bound.commitment,
        chain=bound.chain,
        index=bound.index,
        opening=bound.opening,
        until=now_ms + SHARES_MS,
    )
    proposal = _all_of((*_announcement(name, bound), command), table, terms, now_ms)
    return Work(command, proposal, seeds=bound.sealed)


async def _open_shoe(name: str, table: Table, terms: Terms, dealer: Dealer, now_ms: int) -> Work:
    called = table.called
    if called is not None:
        offer, bound = await dealer.shoe_called_for(table, terms), None
        decks, commitment, opening = called.decks, called.commitment, called.opening
        chain, index = called.chain, called.index
    else:
        bound = await dealer.bind(table, terms)
        offer = dealer.shoe_alone(table, terms, bound)
        decks, commitment, opening = terms.decks, bound.commitment, bound.opening
        chain, index = bound.chain, bound.index
    command = commands.OpenShoe(
        id=name,
        actor=HOUSE,
        shoe=table.shoes + 1,
        decks=decks,
        cards=offer.cards,
        first_card=offer.first_card,
        commitment=commitment,
        chain=chain,
        index=index,
        opening=opening,
        promise=offer.promise,
        receipt=offer.receipt,
    )
    steps: list[Command] = [*(_announcement(name, bound) if bound is not None else ()), command]
    if offer.faults:
        # Nothing is silently drawn again: the shoe is on record with its seed and why it was not used.
        steps.append(commands.EndShoe(id=name, actor=HOUSE, reason=f"{GUARD}: {offer.faults}", seed=offer.seed))
    elif called is not None and dealer.may_be_known(called.chain):
        steps.append(commands.EndShoe(id=name, actor=HOUSE, reason=RESTORED, seed=offer.seed))
    return Work(command, _all_of(steps, table, terms, now_ms), seeds=() if bound is None else bound.sealed)


def _all_of(steps: Sequence[Command], table: Table, terms: Terms, now_ms: int) -> Proposal:
    """Several commands as one proposal, each decided on the table that those before it leave."""
    proposal = Proposal(())
    for step in steps:
        proposal = proposal.then(decide(fold(table, proposal.events), terms, step, now_ms))
    return proposal


def closing(name: str, table: Table, terms: Terms, now_ms: int, why: str, seed: str | None) -> Work:
    """Close a table that is in service. A coup that runs or is being shown ends first, which is announced.

    Where there is no clock, and no wager lies, nothing runs: a patron may never come back to deal.
    """
    if table.phase is Phase.BETTING and table.closes_at is None and not table.wagers:
        gone = give_up(table, terms, now_ms, why, seed=seed)
        assert gone is not None, "a table whose betting is open is not closed"
        return gone
    steps: list[Command] = []
    shown = table.reveal_at is None or now_ms >= table.reveal_at
    if table.phase in (Phase.SHUFFLING, Phase.REVEALING) and shown and table.shoe is not None:
        steps.append(commands.EndShoe(id=name, actor=HOUSE, reason="table-closing", seed=seed))
    steps.append(commands.CloseTable(id=name, actor=HOUSE, reason=why))
    return Work(steps[-1], _all_of(steps, table, terms, now_ms))


def give_up(table: Table, terms: Terms, now_ms: int, why: str, *, seed: str | None = None) -> Work | None:
    """Close a table that cannot be played on: a running coup is void, every wager goes back. None when it is closed.

    `seed` is that of the shoe on the table, which is revealed if it is known.
    """
    name = f"{table.id}:give-up:{table.shoes}:{table.coup}"
    steps: list[Command] = []
    if table.phase in (Phase.BETTING, Phase.DEALING):
        steps.append(commands.VoidCoup(id=name, actor=HOUSE, reason=why))
    if table.shoe is not None:
        steps.append(commands.EndShoe(id=name, actor=HOUSE, reason=why, seed=seed))
    if table.phase is not Phase.CLOSED:
        steps.append(commands.CloseTable(id=name, actor=HOUSE, reason=why))
    if not steps:
        return None
    return Work(steps[-1], _all_of(steps, table, terms, max(now_ms, table.reveal_at or 0)))
