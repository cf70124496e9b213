"""What a practice comes to: how quick, what went wrong at which coup, and what that costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

FULL: Final = 100
"""Points of a practice in which nothing went wrong."""


class SlipKind(StrEnum):
    """What a dealer can do wrong. The words are part of the wire and of the record: add, change none."""

    CARD_PUT_RIGHT = "card-put-right"  # another card than the one that lay was entered, and put right in time
    CARD_CONFIRMED = "card-confirmed"  # the same, and the coup was confirmed with it
    CARD_REFUSED = "card-refused"  # a card was entered when none was due, or one that cannot be
    OUT_OF_ORDER = "out-of-order"  # a call, a confirmation or a step that was refused
    MISSED = "irregularity-missed"  # something went wrong, and the dealer went on
    WRONG_IRREGULARITY = "irregularity-wrong"  # another was chosen than happened, or none had
    WRONG_ANSWER = "answer-wrong"  # the right one, and another answer or other cards than the rules want


COSTS: Final[Mapping[SlipKind, int]] = MappingProxyType(
    {
        SlipKind.CARD_PUT_RIGHT: 2,
        SlipKind.CARD_CONFIRMED: 10,
        SlipKind.CARD_REFUSED: 1,
        SlipKind.OUT_OF_ORDER: 2,
        SlipKind.MISSED: 15,
        SlipKind.WRONG_IRREGULARITY: 8,
        SlipKind.WRONG_ANSWER: 5,
    }
)
"""Points that each slip costs."""


@dataclass(frozen=True, slots=True)
class Slip:
    """One thing that the dealer did wrong, at which coup of the practice; what of the rest fits the kind.

    `card` lay and `entered` was entered. `irregularity` with its `paragraph` is what had happened and `answer` what the
    rules want; `chosen` is what was chosen. `asked` is the kind of a command that was refused, `reason` why.
    """

    kind: SlipKind
    coup: int
    card: str = ""
    entered: str = ""
    irregularity: str = ""
    paragraph: str = ""
    answer: str = ""
    chosen: str = ""
    asked: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """The figures of a practice so far.

    Times in milliseconds: of cards that were entered right, and of coups from "no more bets" to the confirmation, where
    the drill let nothing go wrong.
    """

    coups: int = 0
    cards: int = 0
    mishaps: int = 0
    slips: tuple[Slip, ...] = ()
    card_ms: tuple[int, ...] = ()
    coup_ms: tuple[int, ...] = ()

    @property
    def points(self) -> int:
        """FULL, less what every slip costs; never below nought."""
        return max(0, FULL - sum(COSTS[slip.kind] for slip in self.slips))


def median(times: Sequence[int]) -> int | None:
    """The middle time, the lower of two; None of none."""
    return sorted(times)[(len(times) - 1) // 2] if times else None
