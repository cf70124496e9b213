"""The house's own commands at a table. Their ids follow from where the table stands, so none is ever done twice."""

from __future__ import annotations

from typing import Final

from puntobanco.errors import Corrupt
from puntobanco.server.asking import Work
from puntobanco.server.dealing import Dealer
from puntobanco.table import commands
from puntobanco.table.commands import HOUSE, Command
from puntobanco.table.decide import decide
from puntobanco.table.duties import Duty, DutyKind
from puntobanco.table.evolve import fold
from puntobanco.table.phases import Phase
from puntobanco.table.proposal import Proposal
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms

EXTENSION_MS: Final = 10_000
"""What is left of the betting time at least after the house was away."""

MALFUNCTION: Final = "malfunction"


def extension(table: Table, terms: Terms, now_ms: int) -> commands.ExtendBetting | None:
    """What gives patrons their time back after the house was away while betting was open; None when enough is left."""
    if table.closes_at is None:
        return None
    closes_at = now_ms + min(EXTENSION_MS, terms.betting_ms or EXTENSION_MS)
    if closes_at <= table.closes_at:
        return None
    name = f"{table.id}:extend-betting:{table.shoes}:{table.coup}:{closes_at}"
    return commands.ExtendBetting(id=name, actor=HOUSE, closes_at=closes_at)


async def work_for(owed: Duty, table: Table, terms: Terms, dealer: Dealer, now_ms: int) -> Work:
    """Decide a duty of the house. Raises InputError when the shoe was sealed with another key."""
    coup = table.coup + 1 if owed.kind is DutyKind.OPEN_BETTING else table.coup
    name = f"{table.id}:{owed.kind}:{table.shoes}:{coup}"
    command: Command
    match owed.kind:
        case DutyKind.OPEN_SHOE:
            return _open_shoe(name, table, terms, dealer, now_ms)
        case DutyKind.OPEN_BETTING:
            command = commands.OpenBetting(id=name, actor=HOUSE)
        case DutyKind.CLOSE_BETTING:
            command = commands.CloseBetting(id=name, actor=HOUSE)
        case DutyKind.DEAL_CARDS:
            try:
                cards = await dealer.cards(table, terms)
            except Corrupt as error:
                gone = give_up(table, terms, now_ms, f"{MALFUNCTION}: {error}")
                assert gone is not None, "a table that deals is not closed"
                return gone
            command = commands.DealCards(id=name, actor=HOUSE, cards=cards)
        case DutyKind.END_SHOE:
            command = commands.EndShoe(id=name, actor=HOUSE, reason=owed.why, seed=await dealer.seed(table))
        case DutyKind.CLOSE_TABLE:
            command = commands.CloseTable(id=name, actor=HOUSE, reason=owed.why)
    return Work(command, decide(table, terms, command, now_ms))


def _open_shoe(name: str, table: Table, terms: Terms, dealer: Dealer, now_ms: int) -> Work:
    offer = dealer.new_shoe(table, terms)
    command = commands.OpenShoe(
        id=name,
        actor=HOUSE,
        shoe=table.shoes + 1,
        decks=terms.decks,
        cards=offer.cards,
        first_card=offer.first_card,
        commitment=offer.commitment,
    )
    proposal = decide(table, terms, command, now_ms)
    if offer.faults:
        # Nothing is silently drawn again: the shoe is on record with its seed and why it was not used.
        end = commands.EndShoe(id=name, actor=HOUSE, reason=f"guard: {offer.faults}", seed=offer.seed)
        proposal = proposal.then(decide(fold(table, proposal.events), terms, end, now_ms))
    return Work(command, proposal, seeds=(offer.sealed,))


def give_up(table: Table, terms: Terms, now_ms: int, why: str) -> Work | None:
    """Close a table that cannot be played on: a running coup is void, every wager goes back. None when it is closed."""
    name = f"{table.id}:give-up:{table.shoes}:{table.coup}"
    steps: list[Command] = []
    if table.phase in (Phase.BETTING, Phase.DEALING):
        steps.append(commands.VoidCoup(id=name, actor=HOUSE, reason=why))
    if table.shoe is not None:
        steps.append(commands.EndShoe(id=name, actor=HOUSE, reason=why))
    if table.phase is not Phase.CLOSED:
        steps.append(commands.CloseTable(id=name, actor=HOUSE, reason=why))
    if not steps:
        return None
    proposal = Proposal(())
    for step in steps:
        proposal = proposal.then(decide(fold(table, proposal.events), terms, step, max(now_ms, table.reveal_at or 0)))
    return Work(steps[-1], proposal)
