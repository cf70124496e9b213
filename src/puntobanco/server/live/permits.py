"""Which action each thing that can be done at a live table is. What is not in the table may be done by nobody."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import ALLOWED, AT_SMALL_TABLE, PROGRAM, Action, Role
from puntobanco.server.wire import live as do
from puntobanco.table.effects import Effect
from puntobanco.table.live_events import Remedy
from puntobanco.table.remedies import answer_of
from puntobanco.table.terms import Staffing

ACTIONS: Final[Mapping[type[do.LiveDo], Action]] = MappingProxyType(
    {
        do.Sit: Action.DEAL_HERE,
        do.Leave: Action.DEAL_HERE,
        do.Dismiss: Action.DISMISS_DEALER,
        do.CountCards: Action.RUN_SHOE,
        do.Shuffled: Action.RUN_SHOE,
        do.OpenShoe: Action.RUN_SHOE,
        do.EndShoe: Action.RUN_SHOE,
        do.PlaceYourBets: Action.CALL_BETS,
        do.NoMoreBets: Action.CALL_BETS,
        do.Cards: Action.ENTER_CARD,
        do.Scan: Action.ENTER_CARD,
        do.CutCard: Action.ENTER_CARD,
        do.ConfirmCards: Action.CONFIRM_RESULT,
        do.Undo: Action.UNDO_CARD,
        do.Confirm: Action.CONFIRM_RESULT,
        do.Pause: Action.PAUSE,
        do.Resume: Action.RESUME,
        do.Manual: Action.SET_MANUAL,
        do.Call: Action.CALL_SUPERVISOR,
        do.AnswerCall: Action.ANSWER_CALL,
        do.Video: Action.TELL_VIDEO,
        do.Flag: Action.FLAG,
        do.AnswerRequest: Action.APPROVE,
    }
)
"""The action that each of these is, whatever it carries."""

_CORRECTIONS: Final = frozenset({Effect.CORRECT, Effect.CANCEL_SHOE, Effect.CARDS})


def action_of(asked: do.LiveDo, *, late: bool = False) -> Action | None:
    """The action that something asked for is; None for what nobody may do. `late`: a day and more after the coup."""
    if isinstance(asked, do.AnswerRequest) and late and asked.answer != "withdrawn":
        return Action.APPROVE_LATE
    if isinstance(asked, do.Declare):
        return Action.NOTE_IRREGULARITY if answer_of(asked.remedy).by_dealer else Action.DECLARE
    if isinstance(asked, do.Ask):
        return request_action(asked.remedy)
    return ACTIONS.get(type(asked))


def request_action(remedy: Remedy) -> Action:
    """Asking for a remedy is asking for a correction or for a void."""
    return Action.REQUEST_CORRECTION if answer_of(remedy).effect in _CORRECTIONS else Action.REQUEST_VOID


def allowed(role: Role, staffing: Staffing) -> frozenset[Action]:
    """What a role may do at a table of a house with so many people."""
    more = AT_SMALL_TABLE.get(role, frozenset()) if staffing is Staffing.SMALL else frozenset()
    return ALLOWED[role] | more


def verify_may_do(actions: frozenset[Action], asked: do.LiveDo, *, late: bool = False) -> None:
    """Raises Refused(ROLE_FORBIDS) unless one with these actions may do this."""
    action = action_of(asked, late=late)
    if action is None or action not in actions:
        raise Refused(Reason.ROLE_FORBIDS, detail=str(action))


def verify_program_may(asked: do.LiveDo) -> None:
    """The same for a program with a credential of its own."""
    verify_may_do(PROGRAM, asked)
