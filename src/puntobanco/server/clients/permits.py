"""Which action every message of a client is: what is not in the table may be done by nobody."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Action, verify_may
from puntobanco.hall.signing import SecondFactor, SessionTerms
from puntobanco.server.people.sessions import Session
from puntobanco.server.wire import messages as wire
from puntobanco.server.wire import practice_messages as practice
from puntobanco.server.wire.phrases import PhraseAsked

MESSAGES: Final[Mapping[type[msgspec.Struct], Action]] = MappingProxyType(
    {
        wire.Ping: Action.FOLLOW,
        wire.Stay: Action.FOLLOW,
        wire.Subscribe: Action.FOLLOW,
        wire.Unsubscribe: Action.FOLLOW,
        wire.WagerAsked: Action.WAGER,
        wire.CancelAsked: Action.CANCEL_WAGER,
        wire.DealAsked: Action.DEAL,
        wire.PledgeAsked: Action.CONTRIBUTE,
        wire.ShareAsked: Action.CONTRIBUTE,
        wire.RefillAsked: Action.REFILL,
        PhraseAsked: Action.SAY_PHRASE,
        wire.CheckAnswered: Action.SET_OWN_LIMITS,
        wire.LiveAsked: Action.SEE_DESK,  # which of its commands, `live_permits` says
        wire.PreviewAsked: Action.SEE_DESK,
        practice.PracticeBegun: Action.PRACTISE,
        practice.PracticeAsked: Action.PRACTISE,
        practice.PracticePreviewed: Action.PRACTISE,
        practice.PracticeEnded: Action.PRACTISE,
    }
)
"""The action that each message is."""

_WITHOUT_SECOND_FACTOR: Final = frozenset({Action.FOLLOW, Action.KEEP_LOGIN})


def verify_session(session: Session, action: Action, terms: SessionTerms) -> None:
    """Raises Refused unless whoever has this session may do this: by role, and by what the house asks of its own."""
    verify_may(session.role, action)
    if (
        session.role.is_staff
        and terms.second_factor is SecondFactor.REQUIRED
        and not session.has_second_factor
        and action not in _WITHOUT_SECOND_FACTOR
    ):
        raise Refused(Reason.SECOND_FACTOR_NEEDED)


def verify_message(session: Session, message: msgspec.Struct, terms: SessionTerms) -> None:
    """Raises Refused unless whoever has this session may send this message."""
    action = MESSAGES.get(type(message))
    if action is None:
        raise Refused(Reason.ROLE_FORBIDS)
    verify_session(session, action, terms)
