"""The life of a shoe: burning, the cut card, the last coup, and when a new one is due.

Pure arithmetic on counts of cards; what the cards are, and who shuffles them, is somebody else's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from puntobanco.cards import Card, burn_value_of
from puntobanco.rules import ShoePolicy


class ShoeEnd(StrEnum):
    """Why a shoe gives no further coup."""

    FRESH_EVERY_COUP = "fresh-every-coup"
    COUPS_PLAYED = "coups-played"
    TOO_FEW_CARDS = "too-few-cards"
    LAST_COUP_PLAYED = "last-coup-played"


@dataclass(frozen=True, slots=True)
class ShoeProgress:
    """How far a shoe is dealt.

    `cards`: in the full shoe; `position`: taken out so far, burnt ones included; `coups`: begun and ended so far;
    `cut_at`: position at which the cut card lies, None without one; `coups_since_cut`: coups ended since the one in
    which the cut card came out, that one counted as 0; None while it is still in the shoe.
    """

    cards: int
    position: int
    coups: int
    cut_at: int | None
    coups_since_cut: int | None

    @property
    def cards_left(self) -> int:
        """Cards still in the shoe."""
        return self.cards - self.position


def burn_count(policy: ShoePolicy, first_card: Card) -> int:
    """Cards taken out of a new shoe before the first coup: the one turned up and as many more as its value."""
    return 1 + burn_value_of(first_card) if policy.burn_by_first_card else 0


def begin_shoe(policy: ShoePolicy, cards: int, first_card: Card, *, cut_card_behind: int | None = None) -> ShoeProgress:
    """A new shoe of `cards` cards, burnt. `cut_card_behind` is what the dealer said, where the dealer cuts."""
    behind = cut_card_behind if policy.cut_by_dealer else policy.cut_card_behind
    cut_at = None if behind is None else max(cards - behind, 0)
    return ShoeProgress(cards, burn_count(policy, first_card), 0, cut_at, None)


def after_coup(progress: ShoeProgress, cards_used: int) -> ShoeProgress:
    """The shoe after a coup that took `cards_used` cards (void coups count: their cards are out).

    The cut card comes out in this coup when one of its cards lay at or behind it; if the coup ended just before the cut
    card, it comes out before the first card of the next.
    """
    position = progress.position + cards_used
    since = progress.coups_since_cut
    if since is not None:
        since += 1
    elif progress.cut_at is not None and position > progress.cut_at:
        since = 0
    return replace(progress, position=position, coups=progress.coups + 1, coups_since_cut=since)


def shoe_end(policy: ShoePolicy, progress: ShoeProgress) -> ShoeEnd | None:
    """Why no further coup may begin, or None when one may."""
    if policy.fresh_every_coup and progress.coups:
        return ShoeEnd.FRESH_EVERY_COUP
    if policy.coups_max is not None and progress.coups >= policy.coups_max:
        return ShoeEnd.COUPS_PLAYED
    since = progress.coups_since_cut
    if since is not None and since >= policy.last_coups_after_cut:
        return ShoeEnd.LAST_COUP_PLAYED
    if progress.cards_left < policy.cards_least:
        return ShoeEnd.TOO_FEW_CARDS
    return None


def is_last_coup(policy: ShoePolicy, progress: ShoeProgress) -> bool:
    """Whether it is known before the next coup begins that it will be the last of the shoe.

    A coup may also turn out to be the last while it is dealt, when the cut card comes out or few cards are left.
    """
    if policy.fresh_every_coup:
        return True
    if policy.coups_max is not None and progress.coups + 1 >= policy.coups_max:
        return True
    since = progress.coups_since_cut
    if since is not None:
        return since + 1 >= policy.last_coups_after_cut
    return progress.cut_at is not None and progress.position >= progress.cut_at and not policy.last_coups_after_cut
