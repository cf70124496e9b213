"""Deciding what a command does at a table: `decide` proposes, or refuses and says why. It changes nothing itself."""

from __future__ import annotations

from puntobanco.engine import is_last_coup, shoe_end
from puntobanco.errors import Reason, Refused
from puntobanco.table import commands, events, live_decide, mixing
from puntobanco.table.commands import Command
from puntobanco.table.phases import ALLOWED, FORBIDDEN, Phase
from puntobanco.table.proposal import Proposal
from puntobanco.table.settling import deal_cards
from puntobanco.table.state import Table
from puntobanco.table.terms import TableMode, Terms
from puntobanco.table.wagering import cancel, give_back, place


def decide(table: Table, terms: Terms, command: Command, now_ms: int) -> Proposal:  # noqa: C901, PLR0911, PLR0912 -- one arm each
    """What `command` does at `table` at `now_ms` (epoch ms). Raises Refused; then nothing is to change.

    Funds are not looked at: the store checks them in the same step in which it takes them.
    """
    if type(command) not in ALLOWED[table.phase]:
        raise Refused(FORBIDDEN[table.phase])
    if table.live is not None:
        live_decide.verify(table, command)
    match command:
        case commands.PlaceWagers():
            _verify_mode(terms, touch=False)
            return place(table, terms, command, now_ms)
        case commands.CancelWagers():
            return cancel(table, terms, command, now_ms)
        case commands.Deal():
            _verify_mode(terms, touch=True)
            closed = events.BettingClosed(at=now_ms, entropy=command.entropy)
            return place(table, terms, command, now_ms).then(Proposal((closed,)))
        case commands.CloseBetting():
            if table.closes_at is not None and now_ms < table.closes_at and terms.mode is not TableMode.LIVE:
                raise Refused(Reason.NOT_NOW, detail="patrons still have time")
            return Proposal((events.BettingClosed(at=now_ms),))
        case commands.ExtendBetting():
            return _extend_betting(table, command)
        case commands.DealCards() if terms.mode is TableMode.LIVE:
            return live_decide.deal_cards(table, terms, command, now_ms)
        case commands.DealCards():
            return deal_cards(table, terms, command, now_ms)
        case commands.VoidCoup():
            return _void_coup(table, command.reason, now_ms)
        case commands.OpenBetting():
            return _open_betting(table, terms, now_ms)
        case commands.OpenShoe():
            return mixing.open_shoe(table, terms, command)
        case commands.AnnounceChain() | commands.PledgeShare() | commands.CallShares() | commands.GiveShare():
            return mixing.decided(table, terms, command)
        case commands.EndShoe():
            return _end_shoe(table, command.reason, command.seed, now_ms)
        case commands.OpenTable():
            rules = terms.rules
            opened = events.TableOpened(ruleset=rules.id, behaviour_hash=rules.behaviour_hash, mode=terms.mode)
            return Proposal((opened,))
        case commands.CloseTable():
            return _close_table(table, command.reason, now_ms)
        case _:
            return live_decide.decided(table, terms, command, now_ms)


def can(table: Table, terms: Terms, command: Command, now_ms: int) -> bool:
    """Whether `decide` would not refuse."""
    try:
        decide(table, terms, command, now_ms)
    except Refused:
        return False
    return True


def _verify_mode(terms: Terms, *, touch: bool) -> None:
    if (terms.mode is TableMode.TOUCH) is not touch:
        raise Refused(
            Reason.NOT_NOW, detail="wagers are placed by the deal here" if not touch else "dealt by the clock"
        )


def _verify_revealed(table: Table, now_ms: int) -> None:
    if table.phase is Phase.REVEALING and table.reveal_at is not None and now_ms < table.reveal_at:
        raise Refused(Reason.NOT_NOW, detail="the coup is being shown")


def _extend_betting(table: Table, command: commands.ExtendBetting) -> Proposal:
    if table.closes_at is None or command.closes_at <= table.closes_at:
        raise Refused(Reason.NOT_NOW, detail="betting time is only ever made longer")
    return Proposal((events.BettingExtended(closes_at=command.closes_at),))


def _void_coup(table: Table, reason: str, now_ms: int) -> Proposal:
    returned, transfers = give_back(table, table.accounts)
    return Proposal((events.CoupVoided(reason=reason, returned=returned, at=now_ms),)).then(transfers)


def _open_betting(table: Table, terms: Terms, now_ms: int) -> Proposal:
    _verify_revealed(table, now_ms)
    if table.shoe is None:
        raise Refused(Reason.NOT_NOW, detail="there is no shoe")
    if table.closing is not None:
        raise Refused(Reason.TABLE_CLOSED)
    progress = table.shoe.progress
    if (end := shoe_end(terms.policy, progress)) is not None:
        raise Refused(Reason.SHOE_TOO_SMALL, detail=end)
    opened = events.BettingOpened(
        shoe=table.shoes,
        coup=progress.coups + 1,
        opens_at=now_ms,
        closes_at=None if terms.betting_ms is None else now_ms + terms.betting_ms,
        last=is_last_coup(terms.policy, progress),
        behaviour_hash=terms.rules.behaviour_hash,
    )
    return Proposal((opened,))


def _end_shoe(table: Table, reason: str, seed: str | None, now_ms: int) -> Proposal:
    _verify_revealed(table, now_ms)
    if table.shoe is None:
        raise Refused(Reason.NOT_NOW, detail="there is no shoe")
    if not table.wagers:
        return Proposal((events.ShoeEnded(reason=reason, seed=seed),))
    # Wagers that stayed up lie in the escrow of the coup that would have come.
    returned, transfers = give_back(table, table.accounts.next())
    return Proposal((events.ShoeEnded(reason=reason, seed=seed, returned=returned),)).then(transfers)


def _close_table(table: Table, reason: str, now_ms: int) -> Proposal:
    """Close now if no coup is running, else announce it; the coup is finished and shown first."""
    shown = table.reveal_at is None or now_ms >= table.reveal_at
    if table.phase in (Phase.BETTING, Phase.DEALING) or not shown:
        if table.closing is not None:
            raise Refused(Reason.NOT_NOW, detail="it is announced already")
        return Proposal((events.ClosingAnnounced(reason=reason),))
    if table.shoe is not None:
        raise Refused(Reason.NOT_NOW, detail="the shoe has to be ended first")
    return Proposal((events.TableClosed(reason=reason),))
