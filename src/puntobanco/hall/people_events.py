"""What happens to the people of a house: how they sign in, what they set for themselves, what staff do to them.

No names are in them, so that a person's data can be deleted while the record stays whole: patrons and the house's own
people by id. `by` is who did it, `why` what they gave as the reason.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class _Event(Struct, frozen=True, kw_only=True, tag_field="kind"):
    pass


class LoginMade(_Event, frozen=True, kw_only=True, tag="login-made"):
    """A guest has become a login, or somebody of the house's own has got one (`by` an admin, or by the first link)."""

    login: str
    role: str
    by: str
    at: int


class LoginChanged(_Event, frozen=True, kw_only=True, tag="login-changed"):
    """Something about a login is another now.

    `what`: "password", "nickname", "role", "disabled", "second-factor", "reset". `before` and `after` are told where
    they are no secret and no name.
    """

    login: str
    what: str
    before: str = ""
    after: str = ""
    by: str
    why: str = ""
    at: int


class SignedIn(_Event, frozen=True, kw_only=True, tag="signed-in"):
    """A session was opened with a password, or a patron made one for a program of theirs."""

    login: str
    session: str
    session_kind: str
    at: int


class SignedOut(_Event, frozen=True, kw_only=True, tag="signed-out"):
    """A session has ended by somebody's wish (`by`), or all of them where `session` is empty."""

    login: str
    session: str
    by: str
    why: str = ""
    at: int


class LevelSet(_Event, frozen=True, kw_only=True, tag="level-set"):
    """The house has set a patron's level, which they have earned elsewhere."""

    patron: str
    before: int
    after: int
    by: str
    why: str
    at: int


class CoinsGiven(_Event, frozen=True, kw_only=True, tag="coins-given"):
    """The house has given a patron coins from the mint, minor units: what they had before and have after."""

    patron: str
    amount_minor: int
    before_minor: int
    after_minor: int
    by: str
    why: str
    at: int


class CoinsTakenBack(_Event, frozen=True, kw_only=True, tag="coins-taken-back"):
    """The house has taken coins back that it gave by mistake, minor units: what the patron had before and has after."""

    patron: str
    amount_minor: int
    before_minor: int
    after_minor: int
    by: str
    why: str
    at: int


class LimitSet(_Event, frozen=True, kw_only=True, tag="limit-set"):
    """A patron has limited themselves: `limit` is `value` from `holds_at` on, `before` until then. None: no limit."""

    patron: str
    limit: str
    value: int | None
    before: int | None
    holds_at: int
    at: int


class PatronExcluded(_Event, frozen=True, kw_only=True, tag="patron-excluded"):
    """A patron wants to place no more wagers until a time; None: for good."""

    patron: str
    until: int | None
    at: int


class CheckAnswered(_Event, frozen=True, kw_only=True, tag="check-answered"):
    """A patron has answered the reality check that they asked for."""

    patron: str
    at: int


class NicknameReported(_Event, frozen=True, kw_only=True, tag="nickname-reported"):
    """A patron finds another one's nickname wrong."""

    patron: str
    by: str
    at: int


class PatronForgotten(_Event, frozen=True, kw_only=True, tag="patron-forgotten"):
    """A patron wanted to be forgotten: name, login and sessions are gone, the ledger keeps the numbers."""

    patron: str
    at: int


class LogExported(_Event, frozen=True, kw_only=True, tag="log-exported"):
    """Somebody has taken the house's log of a time along, from `since` to before `until`; `form`: "jsonl" or "csv".

    `only_kind`, `person` and `table` say of what, empty: of all.
    """

    by: str
    since: int
    until: int
    form: str
    only_kind: str = ""
    person: str = ""
    table: str = ""
    at: int


PeopleEvent: TypeAlias = (
    LoginMade
    | LoginChanged
    | SignedIn
    | SignedOut
    | LevelSet
    | CoinsGiven
    | CoinsTakenBack
    | LimitSet
    | PatronExcluded
    | CheckAnswered
    | NicknameReported
    | PatronForgotten
    | LogExported
)
