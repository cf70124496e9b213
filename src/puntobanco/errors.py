"""Errors, by whose fault they are.

`RulesError` is the author's of a rule file, `InputError` the caller's of a command or a function, `Refused` a patron's
(or dealer's) who asked for what is not allowed now. `Fenced`, `Unknown` and `Corrupt` are the store's. A programmer's
mistake is an `assert` and has no class here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class PuntobancoError(Exception):
    """Base of every error that this package raises on purpose."""


class InputError(PuntobancoError):
    """A value given by the caller cannot be used; the message says what to give instead."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in a rule set: where it stands, what was found and what was expected."""

    file: str
    key: str
    found: str
    expected: str

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: found {self.found}, expected {self.expected}"


class RulesError(PuntobancoError):
    """A rule set that cannot be used; `faults` holds every fault of the file, not just the first."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        assert faults, "a RulesError names at least one fault"
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = faults


class Reason(StrEnum):
    """Why a command was refused. The order and the words are part of the protocol: add at the end, change none."""

    MALFORMED = "malformed"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    NOT_SIGNED_IN = "not-signed-in"
    ROLE_FORBIDS = "role-forbids"
    UNKNOWN_TABLE = "unknown-table"
    UNKNOWN_TOPIC = "unknown-topic"
    UNKNOWN_BET = "unknown-bet"
    TABLE_CLOSED = "table-closed"
    TABLE_FULL = "table-full"
    NOT_NOW = "not-now"
    BETTING_CLOSED = "betting-closed"
    BET_NOT_OFFERED = "bet-not-offered"
    NO_WAGER = "no-wager"
    STAKE_NOT_POSITIVE = "stake-not-positive"
    STAKE_STEP = "stake-step"
    BELOW_MINIMUM = "below-minimum"
    ABOVE_MAXIMUM = "above-maximum"
    ONLY_ONE_OF = "only-one-of"
    ONLY_WITH = "only-with"
    NOT_ENOUGH_COINS = "not-enough-coins"
    CANNOT_CANCEL = "cannot-cancel"
    COMMAND_REUSED = "command-reused"
    ILLEGAL_CARD = "illegal-card"
    SHOE_TOO_SMALL = "shoe-too-small"
    REFILL_NOT_NOW = "refill-not-now"
    SERVICE_UNAVAILABLE = "service-unavailable"
    NICKNAME_TAKEN = "nickname-taken"
    TABLE_UNFIT = "table-unfit"
    TABLE_DISABLED = "table-disabled"
    NOTHING_CHANGED = "nothing-changed"
    CODE_CHANGED = "code-changed"
    SECOND_PERSON = "second-person"
    STATE_CHANGED = "state-changed"
    NO_DEALER = "no-dealer"
    NOT_THE_DEALER = "not-the-dealer"
    TABLE_HELD = "table-held"
    TOO_LATE = "too-late"
    COUNT_WRONG = "count-wrong"
    CARDS_DIFFER = "cards-differ"
    UNKNOWN_REMEDY = "unknown-remedy"
    WRONG_LOGIN = "wrong-login"
    SIGN_IN_SLOWED = "sign-in-slowed"
    SECOND_FACTOR_ASKED = "second-factor-asked"
    SECOND_FACTOR_NEEDED = "second-factor-needed"
    AUTHENTICATE_AGAIN = "authenticate-again"
    PASSWORD_TOO_SHORT = "password-too-short"  # noqa: S105 -- why a password is refused, and no password
    PASSWORD_TOO_LONG = "password-too-long"  # noqa: S105 -- likewise
    PASSWORD_TOO_COMMON = "password-too-common"  # noqa: S105 -- likewise
    NICKNAME_NOT_ALLOWED = "nickname-not-allowed"
    LINK_USED = "link-used"
    LIMIT_STAKE = "limit-stake"
    LIMIT_LOSS_DAY = "limit-loss-day"
    LIMIT_LOSS_WEEK = "limit-loss-week"
    LIMIT_TIME = "limit-time"
    REALITY_CHECK = "reality-check"
    SELF_EXCLUDED = "self-excluded"
    NO_SEAT = "no-seat"
    DRILL_DECLINES = "drill-declines"
    RECORD_UNSOUND = "record-unsound"


class Refused(PuntobancoError):
    """What was asked is not allowed now, and nothing has changed.

    `bet` names the bet that was the cause and `allowed_minor` the stake that would have been taken (minor units),
    where there are such.
    """

    def __init__(
        self, reason: Reason, *, bet: str | None = None, allowed_minor: int | None = None, detail: str = ""
    ) -> None:
        super().__init__(": ".join(part for part in (reason.value, bet, detail) if part))
        self.reason = reason
        self.bet = bet
        self.allowed_minor = allowed_minor
        self.detail = detail


class Fenced(PuntobancoError):
    """Another process owns the table now; this one must stop writing to it."""


class Unknown(PuntobancoError):
    """The outcome of a commit is not known; look the command up by its id before answering."""


class Corrupt(PuntobancoError):
    """A log does not fold or its chain does not hold; the message says where. That table stops."""
