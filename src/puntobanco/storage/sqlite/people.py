"""What is written of people and of how they sign in, and how it is found again."""

from __future__ import annotations

import sqlite3
from typing import TypeAlias

import msgspec

from puntobanco.storage.submissions import InvitationRecord, LoginRecord, PatronRecord, SessionRecord, Submission

_PatronRow: TypeAlias = tuple[str, str, str, str, int, int, int, str, int, bytes]

_PATRON = (
    "SELECT id, nickname, nickname_key, language, created_at_ms, level, guest, role, reports, protection FROM patron"
)
_SESSION = (
    "SELECT token_hash, patron, expires_at_ms, kind, opened_at_ms, seen_at_ms, authenticated_at_ms, label FROM session"
)

_PUT_PATRON = (
    "INSERT INTO patron (id, nickname, nickname_key, language, created_at_ms, level, guest, role, reports, protection)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET nickname = excluded.nickname,"
    " nickname_key = excluded.nickname_key, language = excluded.language, level = excluded.level,"
    " guest = excluded.guest, role = excluded.role, reports = excluded.reports, protection = excluded.protection"
)
_PUT_LOGIN = (
    "INSERT INTO login (id, password, made_at_ms, second, second_step, disabled) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET password = excluded.password, second = excluded.second,"
    " second_step = excluded.second_step, disabled = excluded.disabled"
)
_PUT_SESSION = (
    "INSERT INTO session (token_hash, patron, expires_at_ms, kind, opened_at_ms, seen_at_ms, authenticated_at_ms,"
    " label) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_PUT_INVITATION = "INSERT INTO invitation (token_hash, login, expires_at_ms) VALUES (?, ?, ?)"


def write_people(link: sqlite3.Connection, submission: Submission) -> None:
    """Write what one submission says of people: first what ends, then what begins."""
    for patron in (*submission.ends_sessions_of, *submission.forgets):
        link.execute("DELETE FROM session WHERE patron = ?", (patron,))
    link.executemany("DELETE FROM session WHERE token_hash = ?", [(ended,) for ended in submission.ends_sessions])
    for login in submission.forgets:
        link.execute("DELETE FROM login WHERE id = ?", (login,))
        link.execute("DELETE FROM invitation WHERE login = ?", (login,))
    link.executemany("DELETE FROM invitation WHERE token_hash = ?", [(used,) for used in submission.uses])
    for statement, records in (
        (_PUT_PATRON, submission.patrons),
        (_PUT_LOGIN, submission.logins),
        (_PUT_SESSION, submission.sessions),
        (_PUT_INVITATION, submission.invitations),
    ):
        link.executemany(statement, [msgspec.structs.astuple(record) for record in records])


def patron(link: sqlite3.Connection, id: str) -> PatronRecord | None:
    """See `Store.patron`."""
    row = link.execute(f"{_PATRON} WHERE id = ?", (id,)).fetchone()
    return _patron(row) if row else None


def patron_named(link: sqlite3.Connection, nickname_key: str) -> PatronRecord | None:
    """See `Store.patron_named`."""
    row = link.execute(f"{_PATRON} WHERE nickname_key = ?", (nickname_key,)).fetchone()
    return _patron(row) if row else None


def staff(link: sqlite3.Connection) -> list[PatronRecord]:
    """See `Store.staff`."""
    return [_patron(row) for row in link.execute(f"{_PATRON} WHERE role <> 'patron' ORDER BY id")]


def reported(link: sqlite3.Connection, limit: int) -> list[PatronRecord]:
    """See `Store.reported`."""
    rows = link.execute(f"{_PATRON} WHERE reports > 0 ORDER BY reports DESC, id LIMIT ?", (limit,))
    return [_patron(row) for row in rows]


def session(link: sqlite3.Connection, token_hash: bytes) -> SessionRecord | None:
    """See `Store.session`."""
    row = link.execute(f"{_SESSION} WHERE token_hash = ?", (token_hash,)).fetchone()
    return SessionRecord(*row) if row else None


def sessions_of(link: sqlite3.Connection, patron: str) -> list[SessionRecord]:
    """See `Store.sessions_of`."""
    rows = link.execute(f"{_SESSION} WHERE patron = ? ORDER BY opened_at_ms, token_hash", (patron,))
    return [SessionRecord(*row) for row in rows]


def login(link: sqlite3.Connection, id: str) -> LoginRecord | None:
    """See `Store.login`."""
    row = link.execute(
        "SELECT id, password, made_at_ms, second, second_step, disabled FROM login WHERE id = ?", (id,)
    ).fetchone()
    if row is None:
        return None
    id, password, made_at_ms, second, second_step, disabled = row
    return LoginRecord(id, password, made_at_ms, second, second_step, bool(disabled))


def invitation(link: sqlite3.Connection, token_hash: bytes) -> InvitationRecord | None:
    """See `Store.invitation`."""
    row = link.execute(
        "SELECT token_hash, login, expires_at_ms FROM invitation WHERE token_hash = ?", (token_hash,)
    ).fetchone()
    return InvitationRecord(*row) if row else None


def _patron(row: _PatronRow) -> PatronRecord:
    id, nickname, key, language, created_at_ms, level, guest, role, reports, protection = row
    return PatronRecord(id, nickname, key, language, created_at_ms, level, bool(guest), role, reports, protection)
