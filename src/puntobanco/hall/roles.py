"""Who may do what: one role per login, and a table of the actions that each role may take. What is not in it is denied.

Nobody can do everything: who deals does not approve, who keeps the logins touches no coup, who watches changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from puntobanco.errors import Reason, Refused


class Role(StrEnum):
    """What a login is for. A login has one role at a time."""

    PATRON = "patron"
    DEALER = "dealer"
    PIT_SUPERVISOR = "pit-supervisor"
    SHIFT_MANAGER = "shift-manager"
    SURVEILLANCE = "surveillance"
    ADMIN = "admin"
    AUDITOR = "auditor"

    @property
    def is_staff(self) -> bool:
        """Whether this is one of the house's own people, who have no wallet and do not wager."""
        return self is not Role.PATRON


class Action(StrEnum):
    """Something that a role allows or does not."""

    # Everybody who is signed in.
    FOLLOW = "follow"  # see the hall and the tables
    KEEP_LOGIN = "keep-login"  # one's own password, second factor, language and sessions

    # Patrons, for themselves.
    SIT = "sit"
    WAGER = "wager"
    CANCEL_WAGER = "cancel-wager"
    DEAL = "deal"  # at a table of one's own
    CONTRIBUTE = "contribute"  # a share for the next shuffle
    REFILL = "refill"
    SAY_PHRASE = "say-phrase"  # to the others at a table
    SET_OWN_LIMITS = "set-own-limits"
    READ_OWN_RECORD = "read-own-record"
    EXPORT_OWN = "export-own"
    DELETE_OWN = "delete-own"
    RENAME_OWN = "rename-own"
    REPORT_NICKNAME = "report-nickname"
    MAKE_TOKENS = "make-tokens"

    # At a live table.
    SEE_DESK = "see-desk"  # what staff see of a table and patrons do not
    ENTER_CARD = "enter-card"
    UNDO_CARD = "undo-card"
    CONFIRM_RESULT = "confirm-result"
    CALL_SUPERVISOR = "call-supervisor"
    PAUSE = "pause"
    RESUME = "resume"
    REQUEST_VOID = "request-void"
    REQUEST_CORRECTION = "request-correction"
    APPROVE = "approve"
    APPROVE_LATE = "approve-late"  # a day and more after the coup
    FLAG = "flag"
    DEAL_HERE = "deal-here"  # take the dealer's place and leave it
    RUN_SHOE = "run-shoe"  # count, record the shuffle, open and end a shoe
    CALL_BETS = "call-bets"  # "place your bets" and "no more bets"
    NOTE_IRREGULARITY = "note-irregularity"  # what only goes on record, or the last coup
    DECLARE = "declare"  # what changes the running coup
    SET_MANUAL = "set-manual"
    ANSWER_CALL = "answer-call"
    DISMISS_DEALER = "dismiss-dealer"
    TELL_VIDEO = "tell-video"
    READ_COUPS = "read-coups"  # recall everything of a live coup, and export it
    READ_REPORT = "read-report"  # what happened in a shift
    MAKE_CREDENTIAL = "make-credential"  # of a shoe, a camera or another program
    PRACTISE = "practise"
    READ_PRACTICE = "read-practice"  # the scores of those who practise

    # In the house.
    OPEN_TABLE = "open-table"
    CLOSE_TABLE = "close-table"
    DISABLE_TABLE = "disable-table"
    CHANGE_TABLES = "change-tables"  # make one, or change its profile
    SET_LEVEL = "set-level"
    GRANT_COINS = "grant-coins"
    TAKE_COINS_BACK = "take-coins-back"
    RENAME_PATRON = "rename-patron"
    FIND_PATRON = "find-patron"
    END_SESSION = "end-session"
    MANAGE_LOGINS = "manage-logins"
    READ_AUDIT = "read-audit"
    EXPORT_RECORD = "export-record"


_EVERYBODY: Final = frozenset({Action.FOLLOW, Action.KEEP_LOGIN})
_STAFF: Final = _EVERYBODY | {Action.SEE_DESK}
_DEALING: Final = frozenset(
    {
        Action.DEAL_HERE,
        Action.RUN_SHOE,
        Action.CALL_BETS,
        Action.ENTER_CARD,
        Action.UNDO_CARD,
        Action.CONFIRM_RESULT,
        Action.CALL_SUPERVISOR,
        Action.NOTE_IRREGULARITY,
        Action.PRACTISE,
    }
)
_OVERSEEING: Final = frozenset(
    {
        Action.PAUSE,
        Action.RESUME,
        Action.APPROVE,
        Action.FLAG,
        Action.NOTE_IRREGULARITY,
        Action.DECLARE,
        Action.SET_MANUAL,
        Action.ANSWER_CALL,
        Action.DISMISS_DEALER,
        Action.TELL_VIDEO,
        Action.READ_COUPS,
        Action.READ_REPORT,
        Action.READ_PRACTICE,
    }
)
_ASKING: Final = frozenset({Action.REQUEST_VOID, Action.REQUEST_CORRECTION})

ALLOWED: Final[Mapping[Role, frozenset[Action]]] = MappingProxyType(
    {
        Role.PATRON: _EVERYBODY
        | {
            Action.SIT,
            Action.WAGER,
            Action.CANCEL_WAGER,
            Action.DEAL,
            Action.CONTRIBUTE,
            Action.REFILL,
            Action.SAY_PHRASE,
            Action.SET_OWN_LIMITS,
            Action.READ_OWN_RECORD,
            Action.EXPORT_OWN,
            Action.DELETE_OWN,
            Action.RENAME_OWN,
            Action.REPORT_NICKNAME,
            Action.MAKE_TOKENS,
        },
        Role.DEALER: _STAFF | _DEALING,
        Role.PIT_SUPERVISOR: _STAFF | _OVERSEEING | _ASKING,
        Role.SHIFT_MANAGER: _STAFF
        | _OVERSEEING
        | {
            Action.APPROVE_LATE,
            Action.OPEN_TABLE,
            Action.CLOSE_TABLE,
            Action.DISABLE_TABLE,
        },
        Role.SURVEILLANCE: _STAFF | {Action.FLAG, Action.READ_AUDIT, Action.READ_COUPS},
        Role.ADMIN: _STAFF
        | {
            Action.OPEN_TABLE,
            Action.CLOSE_TABLE,
            Action.DISABLE_TABLE,
            Action.CHANGE_TABLES,
            Action.SET_LEVEL,
            Action.GRANT_COINS,
            Action.TAKE_COINS_BACK,
            Action.RENAME_PATRON,
            Action.FIND_PATRON,
            Action.END_SESSION,
            Action.MANAGE_LOGINS,
            Action.MAKE_CREDENTIAL,
        },
        Role.AUDITOR: _STAFF
        | {
            Action.APPROVE_LATE,
            Action.FIND_PATRON,
            Action.READ_AUDIT,
            Action.EXPORT_RECORD,
            Action.READ_COUPS,
            Action.READ_REPORT,
        },
    }
)
"""What each role may do."""

AT_SMALL_TABLE: Final[Mapping[Role, frozenset[Action]]] = MappingProxyType(
    dict.fromkeys((Role.DEALER, Role.PIT_SUPERVISOR, Role.SHIFT_MANAGER), _DEALING | _OVERSEEING | _ASKING)
)
"""What more each role may do at a live table of a house with few people, where dealer and supervisor may be one."""

PROGRAM: Final = frozenset({Action.ENTER_CARD, Action.TELL_VIDEO})
"""What a program that reads cards may do at its own table, and nothing else."""


def verify_may(role: Role, action: Action) -> None:
    """Raises Refused(ROLE_FORBIDS) unless the role may do this."""
    if action not in ALLOWED[role]:
        raise Refused(Reason.ROLE_FORBIDS, detail=f"{role} may not {action}")


def may(role: Role, action: Action) -> bool:
    """Whether the role may do this."""
    try:
        verify_may(role, action)
    except Refused:
        return False
    return True
