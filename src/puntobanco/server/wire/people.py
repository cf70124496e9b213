"""What is asked and answered about people over HTTP. Bodies that are asked know no other fields."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from puntobanco.hall.protection import LimitKind
from puntobanco.hall.roles import Role
from puntobanco.hall.signing import SessionKind

Nickname: TypeAlias = Annotated[str, Meta(max_length=80)]
Password: TypeAlias = Annotated[str, Meta(max_length=1024)]
Code: TypeAlias = Annotated[str, Meta(max_length=12)]
PatronId: TypeAlias = Annotated[str, Meta(pattern="^[a-z][0-9a-f]{16}$")]
Why: TypeAlias = Annotated[str, Meta(max_length=200)]


class _Asked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class BecomeLogin(_Asked, frozen=True):
    """POST /api/login: a guest becomes a login and keeps everything."""

    nickname: Nickname
    password: Password


class SignIn(_Asked, frozen=True):
    """POST /api/sign-in. `code`: the second factor, where the login has one."""

    nickname: Nickname
    password: Password
    code: Code = ""


class Authenticate(_Asked, frozen=True):
    """POST /api/authenticate: one's password once more, for what needs it within five minutes."""

    password: Password
    code: Code = ""


class Redeem(_Asked, frozen=True):
    """POST /api/invitation: set a password by a link that is good once. The first admin chooses a nickname too."""

    token: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    password: Password
    nickname: Nickname = ""


class ChangePassword(_Asked, frozen=True):
    """POST /api/password: another password. The old one was given within five minutes."""

    password: Password


class Rename(_Asked, frozen=True):
    """POST /api/nickname: another nickname for oneself."""

    nickname: Nickname


class Speak(_Asked, frozen=True):
    """POST /api/language: the language that one has chosen."""

    language: Annotated[str, Meta(max_length=20)]


class EndSession(_Asked, frozen=True):
    """POST /api/sessions/end: end one of one's own sessions."""

    session: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class MakeToken(_Asked, frozen=True):
    """POST /api/tokens: a session for a program of one's own. The password was given within five minutes."""

    label: Annotated[str, Meta(max_length=60)]


class SetLimit(_Asked, frozen=True):
    """POST /api/limits: limit oneself. Minor units or minutes; null: no limit. A looser one holds a day later."""

    limit: LimitKind
    value: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None


class Exclude(_Asked, frozen=True):
    """POST /api/exclusion: no more wagers for so many days; null: for good. It is never made shorter."""

    days: Annotated[int, Meta(ge=1, le=3650)] | None


class Report(_Asked, frozen=True):
    """POST /api/reports: this patron's nickname is wrong."""

    patron: PatronId


class Forget(_Asked, frozen=True):
    """POST /api/forget: name, login and sessions are to be gone. `nickname` is one's own, so that nobody slips."""

    nickname: Nickname


class ConfirmSecondFactor(_Asked, frozen=True):
    """POST /api/second-factor: from now on figures of this secret are asked for; `code` are those of this moment."""

    secret: Annotated[str, Meta(max_length=64)]
    code: Code


class MakeStaff(_Asked, frozen=True):
    """POST /api/staff: a login for one of the house's own people."""

    nickname: Nickname
    role: Role


class ChangeStaff(_Asked, frozen=True):
    """POST /api/staff/{id}: another role, or signing in no more; a patron's login can be disabled too."""

    why: Why
    role: Role | None = None
    disabled: bool | None = None


class Because(_Asked, frozen=True):
    """POST …/reset, …/end-sessions: why it is done."""

    why: Why


class SetLevel(_Asked, frozen=True):
    """POST /api/patrons/{id}/level: the level that a patron has earned elsewhere."""

    level: Annotated[int, Meta(ge=0, le=1000)]
    why: Why


class GiveCoins(_Asked, frozen=True):
    """POST /api/patrons/{id}/coins: coins from the mint, once under each `id`."""

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{8,64}$")]
    amount_minor: Annotated[int, Meta(ge=1, le=10_000_000_000)]
    why: Why


class TakeCoinsBack(_Asked, frozen=True):
    """POST /api/patrons/{id}/coins-back: coins that were given by mistake go back to the mint, once under each `id`."""

    id: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{8,64}$")]
    amount_minor: Annotated[int, Meta(ge=1, le=10_000_000_000)]
    why: Why


class RenamePatron(_Asked, frozen=True):
    """POST /api/patrons/{id}/nickname: the house gives a patron another nickname."""

    nickname: Nickname
    why: Why


class SessionTold(Struct, frozen=True):
    """GET /api/sessions: one of one's own sessions. `is_this` is the one that asks."""

    id: str
    kind: SessionKind
    label: str
    opened_at: int
    seen_at: int
    expires_at: int
    is_this: bool


class TokenTold(Struct, frozen=True):
    """POST /api/tokens: the token, told this once. A program shows it as `Authorization: Bearer …`."""

    token: str
    session: str


class SecondFactorTold(Struct, frozen=True):
    """GET /api/second-factor: a new secret and what an authenticator reads; it counts once it is confirmed.

    `squares` are the rows of the address as a QR code, "1" for a dark square, without the quiet zone around it.
    """

    secret: str
    address: str
    squares: tuple[str, ...]


class StaffTold(Struct, frozen=True):
    """GET /api/staff: one of the house's own people. `is_waiting`: the password is not set yet."""

    id: str
    nickname: str
    role: Role
    disabled: bool
    has_second_factor: bool
    is_waiting: bool


class LinkTold(Struct, frozen=True):
    """A login was made or reset: the token of the link, told this once, good once until `expires_at`."""

    id: str
    token: str
    expires_at: int


class PatronFound(Struct, frozen=True):
    """GET /api/patrons?nickname=…, GET /api/reports: a patron as the admin sees them."""

    id: str
    nickname: str
    level: int
    guest: bool
    created_at: int
    reports: int
    balance_minor: int
    disabled: bool
