"""Coups that are over as they stand now, and a shoe before the one on the table that is looked at again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from puntobanco.table.parts import CardDealt, OutcomeTold, WagerSettled


class CoupState(StrEnum):
    """What became of a coup of the shoe."""

    COUNTS = "counts"
    VOID = "void"  # never settled
    ANNULLED = "annulled"  # settled, and taken back


@dataclass(frozen=True, slots=True)
class CoupRecord:
    """A coup that is over, as it stands now. `revision` counts what was changed since it was settled.

    `dealers` are all who dealt it: whoever opened or closed its betting, entered a card or confirmed it. `borne` is
    what the house bears of it by patron and bet, minor units: what changes took that the patron had spent.
    """

    shoe: int
    coup: int
    state: CoupState
    behaviour_hash: str | None
    cards: tuple[CardDealt, ...]
    fixed: int
    outcome: OutcomeTold | None
    wagers: tuple[WagerSettled, ...]
    dealers: tuple[str, ...]
    at: int
    revision: int = 0
    why: str = ""
    borne: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def borne_minor(self, patron: str, bet: str) -> int:
        """What the house bears of one wager."""
        return self.borne.get(patron, {}).get(bet, 0)


@dataclass(frozen=True, slots=True)
class PastShoe:
    """A shoe that is over, known again from the record: all of its coups, and how often each of its cards was seen."""

    shoe: int
    decks: int
    seen: Mapping[str, int]
    coups: tuple[CoupRecord, ...]
