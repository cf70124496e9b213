"""Under which terms a table is played: its rules, and what its house decided beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from puntobanco.engine import Situation
from puntobanco.rules import Cancel, Limit, Mode, Rules, ShoePolicy


class TableMode(StrEnum):
    """How a table is dealt. The words are part of the wire."""

    RNG = "rng"  # by the house's generator, on a clock
    LIVE = "live"  # by a person from a paper shoe
    TOUCH = "touch"  # by the house's generator when its only patron says so


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one table.

    `betting_ms` None: no clock. `card_ms` is how long each card takes to be shown, `result_ms` how long a result stands
    before the next coup. `limits` are by bet; `level_top` is the level above which they grow no more.
    """

    rules: Rules
    mode: TableMode
    decks: int
    seats: int
    betting_ms: int | None
    card_ms: int
    result_ms: int
    chips_minor: tuple[int, ...]
    limits: Mapping[str, Limit]
    level_top: int
    cancel: Cancel
    auto: bool

    @property
    def dealt_by(self) -> Mode:
        """The mode in the rule set's words: touch tables are dealt by the generator too."""
        return Mode.LIVE if self.mode is TableMode.LIVE else Mode.RNG

    @property
    def policy(self) -> ShoePolicy:
        """When this table's shoe is shuffled and ends."""
        return self.rules.ruleset.shoe[self.dealt_by]

    def situation(self, *, coup: int, level: int) -> Situation:
        """What the check of a wager has to know: the coup's number in its shoe and the patron's level."""
        return Situation(coup, self.dealt_by, self.limits, level, self.level_top)
