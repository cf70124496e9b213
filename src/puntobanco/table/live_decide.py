"""Deciding what a command does at a table that a person deals.

Remedies, and who may ask for them, have modules of their own; what a table refuses while it waits is data
(`live.BLOCKED`).
"""

from __future__ import annotations

from typing import Final, assert_never

from puntobanco.cards import CARDS_PER_DECK, card_text, parse_card
from puntobanco.engine import Due, due
from puntobanco.engine import deal as deal_coup
from puntobanco.errors import Reason, Refused
from puntobanco.table import commands, events, live_commands, live_events
from puntobanco.table.approvals import answer_request, declare, request
from puntobanco.table.by_hand import cut_card_out, enter, undo
from puntobanco.table.commands import HOUSE, Command
from puntobanco.table.evolve import fold
from puntobanco.table.live import HoldKind, blocks
from puntobanco.table.live_commands import PROGRAM, LiveCommand
from puntobanco.table.live_evolve import live_of
from puntobanco.table.phases import Phase
from puntobanco.table.proposal import Proposal
from puntobanco.table.settling import settle
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms

DEALS: Final = frozenset(
    {
        commands.OpenShoe,
        commands.OpenBetting,
        commands.CloseBetting,
        commands.DealCards,
        commands.EndShoe,
        live_commands.CountCards,
        live_commands.RecordShuffle,
        live_commands.UndoCard,
        live_commands.ConfirmResult,
        live_commands.ConfirmCards,
        live_commands.ReportCutCard,
    }
)
"""What only who deals here may ask; programs that read cards may while somebody does."""

_BY_HOUSE: Final = frozenset(
    {HoldKind.DEALER_LINK, HoldKind.NO_SUPERVISOR, HoldKind.INTERRUPTED, HoldKind.VIDEO_LINK, HoldKind.CARD_TOO_OFTEN}
)
"""What people do not hold a table for; they pause it."""

_NOT_RELEASED: Final = frozenset({HoldKind.INTERRUPTED})
"""What nobody releases: the cards have to be read again, or the coup declared void."""


def verify(table: Table, command: Command) -> None:
    """Raises Refused when the table waits for something, or when somebody else deals here."""
    live = live_of(table)
    hold = blocks(live, command)
    if hold is not None:
        raise Refused(Reason.TABLE_HELD, detail=hold.kind)
    actor = command.actor
    if type(command) not in DEALS or actor == HOUSE:
        if isinstance(command, commands.VoidCoup) and actor != HOUSE:
            raise Refused(Reason.ROLE_FORBIDS, detail="a void needs a reason that the rules know")
        return
    if live.dealer is None:
        raise Refused(Reason.NO_DEALER)
    if actor != live.dealer and not actor.startswith(PROGRAM):
        raise Refused(Reason.NOT_THE_DEALER)
    if isinstance(command, commands.OpenShoe):
        _verify_prepared(table, command)


def decided(  # noqa: C901, PLR0911, PLR0912 -- one arm for each command
    table: Table, terms: Terms, command: LiveCommand, now_ms: int
) -> Proposal:
    """What `command` does at a live table at `now_ms` (epoch ms). Raises Refused; then nothing is to change."""
    if table.live is None:
        raise Refused(Reason.NOT_NOW, detail="no person deals at this table")
    by = command.actor
    match command:
        case live_commands.SeatDealer():
            return _seat(table, by, now_ms)
        case live_commands.DismissDealer():
            return _dismiss(table, command, now_ms)
        case live_commands.CountCards():
            return _count(table, terms, command, now_ms)
        case live_commands.RecordShuffle():
            return _shuffle(table, command, now_ms)
        case live_commands.UndoCard():
            return undo(table, terms, by=by, now_ms=now_ms)
        case live_commands.ConfirmResult():
            return _confirm_result(table, terms, command, now_ms)
        case live_commands.ConfirmCards():
            return _confirm_cards(table, command, now_ms)
        case live_commands.ReportCutCard():
            return cut_card_out(table, terms, by=by, now_ms=now_ms)
        case live_commands.HoldTable():
            return _hold(command, now_ms)
        case live_commands.ReleaseTable():
            return _release(table, command, now_ms)
        case live_commands.SetManual():
            if command.on is (table.live.manual is not None):
                raise Refused(Reason.NOT_NOW, detail="it is so already")
            return Proposal((live_events.ManualModeSet(on=command.on, why=command.why, by=by, at=now_ms),))
        case live_commands.CallSupervisor():
            return Proposal((live_events.SupervisorCalled(why=command.why, by=by, at=now_ms),))
        case live_commands.AnswerCall():
            if table.live.called is None:
                raise Refused(Reason.NOT_NOW, detail="nobody has called")
            return Proposal((live_events.CallAnswered(by=by, at=now_ms),))
        case live_commands.TellVideo():
            return _tell_video(table, command, now_ms)
        case live_commands.FlagCoup():
            flagged = live_events.CoupFlagged(shoe=command.shoe, coup=command.coup, note=command.note, by=by, at=now_ms)
            return Proposal((flagged,))
        case live_commands.Declare():
            return declare(table, terms, command, now_ms)
        case live_commands.RequestRemedy():
            return request(table, terms, command, now_ms)
        case live_commands.AnswerRequest():
            return answer_request(table, terms, command, now_ms)
    assert_never(command)


def deal_cards(table: Table, terms: Terms, command: commands.DealCards, now_ms: int) -> Proposal:
    """Put cards on the felt, one by one; a finished coup waits to be confirmed. Raises Refused as `by_hand.enter`."""
    if not command.cards:
        raise Refused(Reason.ILLEGAL_CARD, detail="no card")
    proposal = Proposal(())
    for text in command.cards:
        after = fold(table, proposal.events)
        if blocks(live_of(after), command) is not None:
            break  # a card that the shoe cannot have: what was read after it is not looked at
        entered = enter(after, terms, text, by=command.actor, source=command.source or "console", now_ms=now_ms)
        proposal = proposal.then(entered)
    return proposal


def _seat(table: Table, by: str, now_ms: int) -> Proposal:
    live = live_of(table)
    back = tuple(
        live_events.TableReleased(hold=hold.kind.value, by=by, at=now_ms)
        for hold in live.holds
        if hold.kind is HoldKind.DEALER_LINK
    )
    if live.dealer == by:
        if not back:
            raise Refused(Reason.NOT_NOW, detail="this dealer sits here already")
        return Proposal(back)
    return Proposal((live_events.DealerSeated(dealer=by, by=by, at=now_ms), *back))


def _dismiss(table: Table, command: live_commands.DismissDealer, now_ms: int) -> Proposal:
    live = live_of(table)
    if live.dealer is None:
        raise Refused(Reason.NO_DEALER)
    if command.why == "left" and command.actor != live.dealer:
        raise Refused(Reason.NOT_THE_DEALER)
    left = live_events.DealerLeft(dealer=live.dealer, why=command.why, by=command.actor, at=now_ms)
    return Proposal((left,))


def _count(table: Table, terms: Terms, command: live_commands.CountCards, now_ms: int) -> Proposal:
    if table.shoe is not None or table.closing is not None:
        raise Refused(Reason.NOT_NOW, detail="there is a shoe on the table")
    if command.decks not in terms.rules.ruleset.decks_allowed or command.cards < 0:
        raise Refused(Reason.COUNT_WRONG, detail=f"{command.decks} decks")
    by = command.actor
    return Proposal((live_events.CardsCounted(decks=command.decks, cards=command.cards, by=by, at=now_ms),))


def _shuffle(table: Table, command: live_commands.RecordShuffle, now_ms: int) -> Proposal:
    preparation = live_of(table).preparation
    if preparation is None or preparation.cards != preparation.decks * CARDS_PER_DECK:
        raise Refused(Reason.COUNT_WRONG)
    return Proposal((live_events.ShoeShuffled(how=command.how, by=command.actor, at=now_ms),))


def _verify_prepared(table: Table, command: commands.OpenShoe) -> None:
    preparation = live_of(table).preparation
    counted = (command.decks, command.decks * CARDS_PER_DECK)
    if preparation is None or (preparation.decks, preparation.cards) != counted:
        raise Refused(Reason.COUNT_WRONG)
    if preparation.shuffled is None:
        raise Refused(Reason.NOT_NOW, detail="the cards are not shuffled")


def _confirm_result(table: Table, terms: Terms, command: live_commands.ConfirmResult, now_ms: int) -> Proposal:
    if isinstance(due(terms.rules, table.drawn), Due):
        raise Refused(Reason.NOT_NOW, detail="a card is due")
    confirmed = live_events.ResultConfirmed(by=command.actor, at=now_ms)
    settled = settle(table, terms, deal_coup(terms.rules, table.drawn), command, now_ms)
    return Proposal((confirmed,)).then(settled)


def _confirm_cards(table: Table, command: live_commands.ConfirmCards, now_ms: int) -> Proposal:
    if live_of(table).hold(HoldKind.INTERRUPTED) is None:
        raise Refused(Reason.NOT_NOW, detail="nothing was interrupted")
    read = [card_text(parse_card(card)) for card in command.cards]
    if read != [dealt.card for dealt in table.cards[table.fixed :]]:
        raise Refused(Reason.CARDS_DIFFER)
    by = command.actor
    released = live_events.TableReleased(hold=HoldKind.INTERRUPTED.value, by=by, at=now_ms)
    return Proposal((live_events.CardsConfirmed(by=by, at=now_ms), released))


def _hold(command: live_commands.HoldTable, now_ms: int) -> Proposal:
    if command.hold not in set(HoldKind):
        raise Refused(Reason.MALFORMED, detail=f"no hold is called {command.hold}")
    if HoldKind(command.hold) in _BY_HOUSE and command.actor != HOUSE:
        raise Refused(Reason.ROLE_FORBIDS, detail="only the house holds a table for this")
    held = live_events.TableHeld(hold=command.hold, why=command.why, until=command.until, by=command.actor, at=now_ms)
    return Proposal((held,))


def _release(table: Table, command: live_commands.ReleaseTable, now_ms: int) -> Proposal:
    hold = next((one for one in live_of(table).holds if one.kind == command.hold), None)
    if hold is None or hold.kind in _NOT_RELEASED:
        raise Refused(Reason.NOT_NOW, detail=command.hold)
    if hold.kind is HoldKind.VIDEO_LINK and live_of(table).video_lost_at is not None:
        raise Refused(Reason.NOT_NOW, detail="the picture is still lost; say so when it is back")
    released = Proposal((live_events.TableReleased(hold=command.hold, by=command.actor, at=now_ms),))
    if hold.kind is not HoldKind.PAUSED or table.phase is not Phase.BETTING or table.closes_at is None:
        return released
    # Patrons get back the betting time that was left when the table was paused.
    closes_at = now_ms + max(table.closes_at - hold.at, 0)
    if closes_at <= table.closes_at:
        return released  # it was paused in this millisecond
    return released.then(Proposal((events.BettingExtended(closes_at=closes_at),)))


def _tell_video(table: Table, command: live_commands.TellVideo, now_ms: int) -> Proposal:
    live = live_of(table)
    if command.lost is (live.video_lost_at is not None):
        raise Refused(Reason.NOT_NOW, detail="it is so already")
    told = Proposal((live_events.VideoTold(lost=command.lost, by=command.actor, at=now_ms),))
    if command.lost or live.hold(HoldKind.VIDEO_LINK) is None:
        return told
    released = live_events.TableReleased(hold=HoldKind.VIDEO_LINK.value, by=command.actor, at=now_ms)
    return told.then(Proposal((released,)))
