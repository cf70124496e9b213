"""Deciding a coup: cards onto the felt, and when the last one lies, every wager settled in one step.

Each wager ends in its own few transfers, named after coup, patron and bet, so that nothing can be paid twice. Wagers
that stay up on a tie move to the next coup's escrow by one transfer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from puntobanco.cards import card_text, parse_card
from puntobanco.engine import Coup, Due, Result, Settled, after_coup, dealt_so_far, due, settle_wager, shoe_end
from puntobanco.engine import deal as deal_coup
from puntobanco.errors import Reason, Refused
from puntobanco.ledger import Transfer
from puntobanco.ledger.posting import let_stand, settle_lost, settle_returned
from puntobanco.outcome import Outcome
from puntobanco.rules import OnTie
from puntobanco.table.commands import DealCards
from puntobanco.table.events import CardDealt, CardsDealt, CoupSettled, OutcomeTold, WagerSettled, Winner
from puntobanco.table.live_commands import ConfirmResult
from puntobanco.table.proposal import Proposal
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms

_WINNERS: Final[Mapping[str, Winner]] = {winner: winner for winner in get_args(Winner)}


def deal_cards(table: Table, terms: Terms, command: DealCards, now_ms: int) -> Proposal:
    """Put cards of the shoe on the felt and settle the coup when they finish it.

    Raises Refused(ILLEGAL_CARD) for a card that the coup does not take and Refused(SHOE_TOO_SMALL) for more cards than
    the shoe has; InputError for what is no card.
    """
    drawn = (*table.drawn, *map(parse_card, command.cards))
    if len(command.cards) > table.cards_left:
        raise Refused(Reason.SHOE_TOO_SMALL)
    if not command.cards:
        raise Refused(Reason.ILLEGAL_CARD, detail="no card")
    dealt = dealt_so_far(terms.rules, drawn)[len(table.drawn) :]
    fixed = () if table.cards else fixed_cards(terms)
    told = tuple(CardDealt(card.side.value, card.number, card_text(card.card)) for card in dealt)
    proposal = Proposal((CardsDealt(cards=(*fixed, *told), fixed=len(fixed)),))
    if isinstance(due(terms.rules, drawn), Due):
        return proposal
    return proposal.then(settle(table, terms, deal_coup(terms.rules, drawn), command, now_ms))


def fixed_cards(terms: Terms) -> tuple[CardDealt, ...]:
    """Cards that the rules lay before the first one is drawn."""
    return tuple(
        CardDealt(side.value, number, card_text(card))
        for side, cards in terms.rules.ruleset.deal.fixed.items()
        for number, card in enumerate(cards, 1)
    )


def settle(table: Table, terms: Terms, coup: Coup, command: DealCards | ConfirmResult, now_ms: int) -> Proposal:
    """Settle every wager of a finished coup, in one step."""
    wagers: list[WagerSettled] = []
    transfers: list[Transfer] = []
    stays_possible = _stays_possible(table, terms, coup)
    for patron, lying in sorted(table.wagers.items()):
        for bet, wager in sorted(lying.items()):
            settled = settle_wager(terms.rules, coup.outcome, bet, wager.stake_minor)
            standing = stays_possible and terms.rules.bet(bet).main and settled.result is Result.PUSHED
            wagers.append(wager_told(patron, settled, standing=standing))
            transfers.extend(_transfers(table, patron, settled, standing=standing))
    event = CoupSettled(
        outcome=outcome_told(coup.outcome),
        wagers=tuple(wagers),
        settled_at=now_ms,
        reveal_at=now_ms + terms.card_ms * (len(coup.player) + len(coup.banker)),
        receipt=command.receipt if isinstance(command, DealCards) else None,
        promise=command.promise if isinstance(command, DealCards) else None,
    )
    return Proposal((event,), tuple(transfers), (table.accounts.escrow,))


def _stays_possible(table: Table, terms: Terms, coup: Coup) -> bool:
    """Whether main wagers can stay up: it is a tie, the rules say so, and there is a next coup for them."""
    assert table.shoe is not None, "a coup is dealt from a shoe"
    progress = after_coup(table.shoe.progress, coup.cards_used)
    return (
        coup.outcome.player_total == coup.outcome.banker_total
        and terms.rules.ruleset.settlement.main_bets_on_tie is OnTie.STAY
        and table.closing is None
        and shoe_end(terms.policy, progress) is None
    )


def wager_told(patron: str, settled: Settled, *, standing: bool) -> WagerSettled:
    """A settled wager in the words of events."""
    return WagerSettled(
        patron=patron,
        bet=settled.bet,
        stake_minor=settled.stake,
        gross_win_minor=settled.gross_win,
        commission_minor=settled.commission,
        returned_minor=0 if standing else settled.returned,
        net_minor=settled.net,
        result="standing" if standing else settled.result.value,
    )


def _transfers(table: Table, patron: str, settled: Settled, *, standing: bool) -> tuple[Transfer, ...]:
    if standing:
        return let_stand(table.accounts, patron, settled.bet, settled.stake)
    if settled.result is Result.LOST:
        return settle_lost(table.accounts, patron, settled.bet, settled.stake)
    return settle_returned(
        table.accounts,
        patron,
        settled.bet,
        settled.stake,
        gross_win_minor=settled.gross_win,
        commission_minor=settled.commission,
    )


def outcome_told(outcome: Outcome) -> OutcomeTold:
    """An outcome in the words of events."""
    return OutcomeTold(
        winner=_WINNERS[outcome.winner],
        player_total=outcome.player_total,
        banker_total=outcome.banker_total,
        player_two=outcome.player_two,
        banker_two=outcome.banker_two,
        player_third=outcome.player_third,
        banker_third=outcome.banker_third,
        natural=outcome.natural,
        player_pair=outcome.player_pair,
        banker_pair=outcome.banker_pair,
        sevens=outcome.sevens,
    )
