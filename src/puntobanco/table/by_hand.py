"""Cards dealt by hand: one put on the felt, the last one taken back, the cut card coming out."""

from __future__ import annotations

from puntobanco.cards import card_text, parse_card
from puntobanco.engine import Due, dealt_so_far, due
from puntobanco.errors import Reason, Refused
from puntobanco.table import live_events
from puntobanco.table.live import HoldKind
from puntobanco.table.live_evolve import live_of
from puntobanco.table.parts import CardDealt
from puntobanco.table.phases import RUNNING
from puntobanco.table.proposal import Proposal
from puntobanco.table.settling import fixed_cards
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms


def enter(table: Table, terms: Terms, text: str, *, by: str, source: str, now_ms: int) -> Proposal:
    """Put the next card on the felt, or stop the shoe for a card that it cannot hold once more.

    Raises Refused(ILLEGAL_CARD) when no card is due or it has no suit, Refused(SHOE_TOO_SMALL) when the shoe is empty.
    """
    card = parse_card(text)
    named = card_text(card)
    if len(named) < len("5h"):
        raise Refused(Reason.ILLEGAL_CARD, detail="a card of the shoe has a suit")
    if table.cards_left < 1:
        raise Refused(Reason.SHOE_TOO_SMALL)
    (dealt,) = dealt_so_far(terms.rules, (*table.drawn, card))[len(table.drawn) :]
    shoe = table.shoe
    assert shoe is not None, "a coup is dealt from a shoe"
    copies = live_of(table).seen.get(named, 0) + 1
    if copies > shoe.decks:
        often = live_events.CardTooOften(card=named, copies=copies, by=by, at=now_ms)
        held = live_events.TableHeld(hold=HoldKind.CARD_TOO_OFTEN.value, why=named, by=by, at=now_ms)
        return Proposal((often, held))
    told = CardDealt(dealt.side.value, dealt.number, named)
    fixed = () if table.cards else fixed_cards(terms)
    return Proposal((live_events.CardEntered(card=told, fixed=fixed, source=source, by=by, at=now_ms),))


def undo(table: Table, terms: Terms, *, by: str, now_ms: int) -> Proposal:
    """Take the last card back. Raises Refused(TOO_LATE) when that is seconds ago."""
    live = live_of(table)
    if not live.entries or len(table.cards) <= table.fixed:
        raise Refused(Reason.NOT_NOW, detail="no card lies on the felt")
    if now_ms - live.entries[-1].at > terms.live.undo_ms:
        raise Refused(Reason.TOO_LATE)
    return Proposal((live_events.CardUndone(card=table.cards[-1], by=by, at=now_ms),))


def cut_card_out(table: Table, terms: Terms, *, by: str, now_ms: int) -> Proposal:
    """The cut card has come out before the next card, which may be the first of the next coup.

    Raises Refused where it has been out before.
    """
    if table.shoe is None or table.shoe.progress.coups_since_cut is not None:
        raise Refused(Reason.NOT_NOW, detail="the cut card is out, or there is none")
    needs_a_card = table.phase in RUNNING and isinstance(due(terms.rules, table.drawn), Due)
    coup = table.coup if needs_a_card else table.shoe.progress.coups + 1 + (table.phase in RUNNING)
    return Proposal((live_events.CutCardOut(shoe=table.shoes, coup=coup, by=by, at=now_ms),))
