"""From what staff ask of a live table to the table's command, and back to what they could ask now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, assert_never

from puntobanco.cards import CARDS_PER_DECK
from puntobanco.errors import PuntobancoError, Reason, Refused
from puntobanco.hall.roles import Action
from puntobanco.server.live.permits import ACTIONS
from puntobanco.server.wire import live as do
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import Command
from puntobanco.table.decide import can
from puntobanco.table.live import HoldKind
from puntobanco.table.past import PastShoe
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms


@dataclass(frozen=True, slots=True)
class Known:
    """What the house says beside what was asked: the asker's role, what patrons have, a shoe read from the record."""

    role: str = ""
    wallets: Mapping[str, int] = field(default_factory=dict)
    past: PastShoe | None = None


NOTHING_KNOWN: Final = Known()


def command_for(  # noqa: C901, PLR0911, PLR0912 -- one arm for each thing to do
    asked: do.LiveDo, *, id: str, actor: str, table: Table, terms: Terms, known: Known = NOTHING_KNOWN
) -> Command:
    """The table's command. Raises Refused(ILLEGAL_CARD) for a scanner's code that means no card."""
    match asked:
        case do.Sit():
            return live_commands.SeatDealer(id=id, actor=actor)
        case do.Leave():
            return live_commands.DismissDealer(id=id, actor=actor, why="left")
        case do.Dismiss():
            return live_commands.DismissDealer(id=id, actor=actor, why="dismissed")
        case do.CountCards():
            return live_commands.CountCards(id=id, actor=actor, decks=asked.decks, cards=asked.cards)
        case do.Shuffled():
            return live_commands.RecordShuffle(id=id, actor=actor, how=asked.how)
        case do.OpenShoe():
            return _open_shoe(asked, id=id, actor=actor, table=table, terms=terms)
        case do.PlaceYourBets():
            return commands.OpenBetting(id=id, actor=actor)
        case do.NoMoreBets():
            return commands.CloseBetting(id=id, actor=actor)
        case do.Cards():
            return commands.DealCards(id=id, actor=actor, cards=asked.cards, source=asked.source)
        case do.Scan():
            card = terms.live.codes.get(asked.code)
            if card is None:
                raise Refused(Reason.ILLEGAL_CARD, detail="no card has this code")
            return commands.DealCards(id=id, actor=actor, cards=(card,), source="scanner")
        case do.Undo():
            return live_commands.UndoCard(id=id, actor=actor)
        case do.Confirm():
            return live_commands.ConfirmResult(id=id, actor=actor)
        case do.ConfirmCards():
            return live_commands.ConfirmCards(id=id, actor=actor, cards=asked.cards)
        case do.CutCard():
            return live_commands.ReportCutCard(id=id, actor=actor)
        case do.EndShoe():
            return commands.EndShoe(id=id, actor=actor, reason="by-dealer")
        case do.Pause():
            return live_commands.HoldTable(id=id, actor=actor, hold=HoldKind.PAUSED, why=asked.why)
        case do.Resume():
            return live_commands.ReleaseTable(id=id, actor=actor, hold=asked.hold)
        case do.Manual():
            return live_commands.SetManual(id=id, actor=actor, on=asked.on, why=asked.why)
        case do.Call():
            return live_commands.CallSupervisor(id=id, actor=actor, why=asked.why)
        case do.AnswerCall():
            return live_commands.AnswerCall(id=id, actor=actor)
        case do.Video():
            return live_commands.TellVideo(id=id, actor=actor, lost=asked.lost)
        case do.Flag():
            return live_commands.FlagCoup(id=id, actor=actor, shoe=asked.shoe, coup=asked.coup, note=asked.note)
        case do.Declare():
            return live_commands.Declare(id=id, actor=actor, remedy=asked.remedy, wallets=known.wallets)
        case do.Ask():
            return live_commands.RequestRemedy(
                id=id, actor=actor, remedy=asked.remedy, state_hash=asked.state_hash, past=known.past
            )
        case do.AnswerRequest():
            return live_commands.AnswerRequest(
                id=id,
                actor=actor,
                request=asked.request,
                answer=asked.answer,
                state_hash=asked.state_hash,
                role=known.role,
                wallets=known.wallets,
            )
    assert_never(asked)


def _open_shoe(asked: do.OpenShoe, *, id: str, actor: str, table: Table, terms: Terms) -> Command:
    counted = None if table.live is None else table.live.preparation
    decks = terms.decks if counted is None else counted.decks
    return commands.OpenShoe(
        id=id,
        actor=actor,
        shoe=table.shoes + 1,
        decks=decks,
        cards=decks * CARDS_PER_DECK,
        cut_behind=asked.cut_behind,
        first_card=asked.first_card,
    )


_SAMPLES: Final[Mapping[str, do.LiveDo]] = {
    "sit": do.Sit(),
    "leave": do.Leave(),
    "dismiss": do.Dismiss(),
    "place-your-bets": do.PlaceYourBets(),
    "no-more-bets": do.NoMoreBets(),
    "undo": do.Undo(),
    "confirm": do.Confirm(),
    "cut-card": do.CutCard(),
    "end-shoe": do.EndShoe(),
    "shuffled": do.Shuffled(how="by-hand"),
    "pause": do.Pause(),
    "resume": do.Resume(),
    "call": do.Call(),
    "answer-call": do.AnswerCall(),
}
"""Things to do that carry nothing that could be wrong: whether they may be done now is asked of the table."""

_STEADY: Final[Mapping[str, type[do.LiveDo]]] = {
    "count-cards": do.CountCards,
    "open-shoe": do.OpenShoe,
    "cards": do.Cards,
    "scan": do.Scan,
    "confirm-cards": do.ConfirmCards,
    "manual": do.Manual,
    "video": do.Video,
    "flag": do.Flag,
    "answer": do.AnswerRequest,
}
_REMEDIES: Final[Mapping[Action, str]] = {
    Action.DECLARE: "declare",
    Action.NOTE_IRREGULARITY: "note",
    Action.REQUEST_VOID: "request-void",
    Action.REQUEST_CORRECTION: "request-correction",
    Action.APPROVE_LATE: "answer-late",
}


def could(actions: frozenset[Action], *, login: str, table: Table, terms: Terms, now_ms: int) -> Iterator[str]:
    """The things that one with these actions could do now, by their names on the wire.

    "declare", "note", "request-void" and "request-correction" say which remedies, "answer" and "answer-late" which
    requests; what is asked is looked at when it is asked.
    """
    for name, sample in _SAMPLES.items():
        if ACTIONS[type(sample)] in actions and _is_possible(sample, login=login, table=table, terms=terms, now=now_ms):
            yield name
    yield from (name for name, kind in _STEADY.items() if ACTIONS[kind] in actions)
    yield from (name for action, name in _REMEDIES.items() if action in actions)


def _is_possible(sample: do.LiveDo, *, login: str, table: Table, terms: Terms, now: int) -> bool:
    try:
        command = command_for(sample, id="could", actor=login, table=table, terms=terms)
        return can(table, terms, command, now)
    except PuntobancoError:
        return False
