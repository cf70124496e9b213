"""What is handed to a store to be written.

Frozen structs without behaviour; `store.Store.commit` says what becomes of them.
"""

from __future__ import annotations

import msgspec

from puntobanco.ledger.transfers import Transfer


class Command(msgspec.Struct, frozen=True):
    """The command that a submission answers. (actor, id) is used once, for ever.

    `body_hash` tells a repeated command from another one under the same id; it covers all that the actor asked,
    the table included. `answer` is handed back when the command comes again; what is only known after the commit
    (sequence, balances) comes with it and need not be inside.
    """

    actor: str
    id: str
    body_hash: bytes
    answer: bytes = b""


class EventRecord(msgspec.Struct, frozen=True):
    """An event as it is written: its kind and its encoded body."""

    kind: str
    body: bytes


class SealedSeed(msgspec.Struct, frozen=True):
    """The secret of a shoe, sealed: the store never sees the seed or the key. Commitments are unique for ever."""

    table: str
    shoe: int
    commitment: bytes
    sealed: bytes


class PatronRecord(msgspec.Struct, frozen=True):
    """A patron as the house knows them. Written again under the same id, it replaces what was there.

    `nickname_key` is the nickname folded so that look-alikes are equal; it is unique, and the folding is the hall's.
    Names stand here and nowhere in the chained record, so that a person's data can be deleted. The house's own people
    have a `role` of their own and no wallet. `reports` counts patrons who found the nickname wrong. `protection` is
    what the patron has asked to be kept from, encoded: a projection of the hall's events.
    """

    id: str
    nickname: str
    nickname_key: str
    language: str
    created_at_ms: int
    level: int = 0
    guest: bool = True
    role: str = "patron"
    reports: int = 0
    protection: bytes = b""


class SessionRecord(msgspec.Struct, frozen=True):
    """A session by the hash of its token; the token itself is never written.

    `kind` says how it was opened, `label` with what, for its owner to tell it from others. `seen_at_ms` is roughly when
    it was last used, `authenticated_at_ms` when a password was last given in it.
    """

    token_hash: bytes
    patron: str
    expires_at_ms: int
    kind: str = "guest"
    opened_at_ms: int = 0
    seen_at_ms: int = 0
    authenticated_at_ms: int = 0
    label: str = ""


class LoginRecord(msgspec.Struct, frozen=True):
    """How somebody signs in: under their nickname, with a password, of which only a hash is kept.

    `id` is the patron's, or that of one of the house's own people. `password` is empty until its owner has set one.
    `second` is the sealed secret of the second factor, empty without one; `second_step` the time step used last.
    """

    id: str
    password: str
    made_at_ms: int
    second: bytes = b""
    second_step: int = 0
    disabled: bool = False


class InvitationRecord(msgspec.Struct, frozen=True):
    """A link that is good once, by the hash of its token: whose password it sets. `login` empty: the first admin's."""

    token_hash: bytes
    login: str
    expires_at_ms: int


class Submission(msgspec.Struct, frozen=True):
    """All that one command wants written: in one transaction, or not at all.

    `stream` is a table's id or `HALL`, `epoch` what `take_lease` gave for it. Transfers need at least one event that
    tells of them. `finishes` names escrow accounts that must be empty afterwards and take no coins ever again.
    `expects` names balances (minor units) that the decision was made on: if one of them has changed, the answer is
    `Stale` and the command is to be decided anew.

    `hall` is the epoch under which the writer of a table holds the hall, 0 where there is none: a house that another
    has taken the hall from writes nothing more, at no table.

    `ends_sessions_of` names patrons whose sessions end before `sessions` begin, `ends_sessions` single sessions by the
    hash of their token, `forgets` patrons whose login, sessions and invitations are to be gone, `uses` invitations that
    are used up, by the hash of theirs.
    """

    stream: str
    epoch: int
    command: Command
    events: tuple[EventRecord, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    finishes: tuple[str, ...] = ()
    expects: tuple[tuple[str, int], ...] = ()
    patrons: tuple[PatronRecord, ...] = ()
    sessions: tuple[SessionRecord, ...] = ()
    seeds: tuple[SealedSeed, ...] = ()
    logins: tuple[LoginRecord, ...] = ()
    invitations: tuple[InvitationRecord, ...] = ()
    ends_sessions_of: tuple[str, ...] = ()
    ends_sessions: tuple[bytes, ...] = ()
    forgets: tuple[str, ...] = ()
    uses: tuple[bytes, ...] = ()
    hall: int = 0

    @property
    def is_about_people(self) -> bool:
        """Whether it changes what is kept of people and of how they sign in."""
        written = self.patrons or self.sessions or self.logins or self.invitations
        return bool(written or self.ends_sessions_of or self.ends_sessions or self.forgets or self.uses)
