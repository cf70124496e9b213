"""Under which terms a table is played: its rules, and what its house decided beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from puntobanco.engine import Situation
from puntobanco.rules import Cancel, Limit, Mode, Rules, ShoePolicy


class Staffing(StrEnum):
    """How many people a house has for its live tables. The words are part of the wire."""

    FULL = "full"  # who deals, who asks and who approves are three
    SMALL = "small"  # dealer and supervisor may be one person; a settled coup still takes two


class TableMode(StrEnum):
    """How a table is dealt. The words are part of the wire."""

    RNG = "rng"  # by the house's generator, on a clock
    LIVE = "live"  # by a person from a paper shoe
    TOUCH = "touch"  # by the house's generator when its only patron says so


@dataclass(frozen=True, slots=True)
class LiveTerms:
    """What a house decided about a live table, where the documents say nothing. Times in milliseconds.

    A card may be undone for `undo_ms`. A lost link to the dealer, and cards to be read again after an interruption, are
    waited for `hold_ms`; a lost picture holds the table after `video_ms`. An approval is good for `approval_ms`. With
    `supervisor_present` no coup begins while none has been there for `supervisor_ms`. `opens_by_clock`: the house calls
    for bets by itself; `closes_by_clock`: it closes the betting, unless its dealer does so sooner. `codes` says which
    card a scanner's text means, `video` where the picture is and `video_sd` a lighter one, "" where there is none.
    """

    staffing: Staffing = Staffing.FULL
    undo_ms: int = 3_000
    hold_ms: int = 180_000
    video_ms: int = 10_000
    approval_ms: int = 600_000
    supervisor_present: bool = False
    supervisor_ms: int = 60_000
    opens_by_clock: bool = False
    closes_by_clock: bool = True
    codes: Mapping[str, str] = field(default_factory=dict)
    video: str = ""
    video_sd: str = ""


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
    live: LiveTerms = LiveTerms()

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
