"""How commitments, seeds and receipts are written in events: a scheme, a colon, and what the scheme says.

The events of a table keep a place for each of them as a text or null. The scheme in front lets later ones stand beside
those that are on record, and a reader that does not know a scheme says so.

    commit/v1:<64 hex>                  what a shoe's seed is bound by: H("commit/v1" | seed)
    seed/v1:<64 hex>                    its seed, when the shoe has ended
    pledge/v1:<64 hex>                  what a patron says beforehand of a share
    share/v1:<64 hex>                   what one patron contributed
    <what>/v1:<128 hex>:<JSON object>   what the house says over its signature (`statements`)
"""

from __future__ import annotations

from typing import Final

from puntobanco.errors import InputError

COMMITMENT: Final = "commit/v1"
SEED: Final = "seed/v1"
SHARE: Final = "share/v1"
PLEDGE: Final = "pledge/v1"


def commitment_text(commitment: bytes) -> str:
    """A commitment as it stands in `shoe-opened`."""
    return f"{COMMITMENT}:{commitment.hex()}"


def seed_text(seed: bytes) -> str:
    """A seed as it stands in `shoe-ended`."""
    return f"{SEED}:{seed.hex()}"


def pledge_text(pledge: bytes) -> str:
    """A pledge as it stands in an event."""
    return f"{PLEDGE}:{pledge.hex()}"


def share_text(share: bytes) -> str:
    """A patron's contribution as it stands in an event."""
    return f"{SHARE}:{share.hex()}"


def read_text(text: str, scheme: str) -> bytes:
    """The bytes of a commitment, a seed or a share. Raises InputError for another scheme or for what is no hex."""
    found, _, body = text.partition(":")
    if found != scheme:
        raise InputError(f"expected {scheme}:<hex>, found {text[:40]!r}")
    try:
        return bytes.fromhex(body)
    except ValueError as error:
        raise InputError(f"expected {scheme}:<hex>, found {text[:40]!r}") from error
