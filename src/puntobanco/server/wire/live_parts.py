"""Small parts of what is told of a live table: what it waits for, its next shoe, and what patrons see of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class HoldTold(Struct, frozen=True):
    """What a table waits for; after `until` a coup that cannot be finished is void."""

    hold: str
    why: str
    since: int
    until: int | None


class PreparationTold(Struct, frozen=True):
    """The next shoe on its way. `shuffled`: "by-hand", "by-machine", or null while it is not."""

    decks: int
    cards: int
    shuffled: str | None


class LiveTold(Struct, frozen=True, kw_only=True):
    """What patrons see of a table that a person deals, beside the rest of its state.

    `dealer` is a name, null while nobody deals. `manual`: cards are entered by hand. `staffing`: with "small" dealer
    and supervisor may be one person. `video` is the picture's address and `video_sd` that of a lighter one, "" where
    there is none.
    """

    dealer: str | None
    holds: tuple[HoldTold, ...]
    manual: bool
    preparation: PreparationTold | None
    staffing: Literal["full", "small"]
    video: str
    video_sd: str
