"""All that the house keeps of one person, as one document: what they can take along."""

from __future__ import annotations

from typing import Final

import msgspec

from puntobanco.hall.events import HallEvent
from puntobanco.ledger import patron_account
from puntobanco.server.people.recounting import protection_of
from puntobanco.server.people.sessions import session_id
from puntobanco.storage import HALL, Store
from puntobanco.storage.history import OwnAsked, place_of

FORMAT: Final = "puntobanco-export-1"
_PAGE: Final = 1_000
_EVENTS: Final[msgspec.json.Decoder[HallEvent]] = msgspec.json.Decoder(HallEvent)


async def export_of(store: Store, patron: str) -> dict[str, object]:
    """The document. No password, no token and no secret is in it."""
    record = await store.patron(patron)
    assert record is not None, "whoever has a session is known"
    account = patron_account(patron)
    return {
        "format": FORMAT,
        "patron": {
            "id": record.id,
            "nickname": record.nickname,
            "language": record.language,
            "created_at": record.created_at_ms,
            "level": record.level,
            "guest": record.guest,
        },
        "balance_minor": (await store.balances([account]))[account],
        "limits": msgspec.to_builtins(protection_of(record)),
        "sessions": [
            {
                "id": session_id(session.token_hash),
                "kind": session.kind,
                "label": session.label,
                "opened_at": session.opened_at_ms,
                "expires_at": session.expires_at_ms,
            }
            for session in await store.sessions_of(patron)
        ],
        "events": await _events(store, patron),
        "coups": await _coups(store, patron),
        "transfers": await _transfers(store, account),
    }


async def _events(store: Store, patron: str) -> list[object]:
    """What the hall's stream says of them."""
    found: list[object] = []
    after = 0
    while page := await store.events(HALL, after=after, limit=_PAGE):
        after = page[-1].sequence
        # Most events of a hall are about others; looking for the id in the text spares decoding them.
        named = (stored for stored in page if patron.encode() in stored.body)
        found += [event for event in map(_decoded, (stored.body for stored in named)) if _is_about(event, patron)]
    return found


def _decoded(body: bytes) -> dict[str, object]:
    event: dict[str, object] = msgspec.to_builtins(_EVENTS.decode(body))
    return event


def _is_about(event: dict[str, object], patron: str) -> bool:
    return patron in (event.get("patron"), event.get("login"))


async def _coups(store: Store, patron: str) -> list[object]:
    found: list[object] = []
    asked = OwnAsked(patron=patron, limit=_PAGE)
    while page := await store.history.own(asked):
        found += msgspec.to_builtins(page)
        asked = msgspec.structs.replace(asked, before=place_of(page[-1]))
    return found


async def _transfers(store: Store, account: str) -> list[object]:
    found: list[object] = []
    before = None
    while page := await store.statement(account, before=before, limit=_PAGE):
        found += [msgspec.to_builtins(posted.transfer) for posted in page]
        before = page[-1].number
    return found
