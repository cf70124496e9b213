"""What a rule set says, as typed values: everything of its file that is not compiled into tables.

All of it is data of one resolved TOML document. `tables.py` holds the compiled part (tableau and pay rows).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from puntobanco.cards import Card, Side


class Mode(StrEnum):
    """How cards come to a table: from the house's generator, or from a person's paper shoe."""

    RNG = "rng"
    LIVE = "live"


class OnTie(StrEnum):
    """What happens to a main wager that pushes."""

    STAY = "stay"
    RETURNED = "returned"


class Cancel(StrEnum):
    """How long a patron may take a wager back."""

    UNTIL_CONFIRM = "until-confirm"
    UNTIL_CLOSE = "until-close"
    UNTIL_DEAL = "until-deal"


class ConditionKind(StrEnum):
    """What a condition between bets demands."""

    ONLY_ONE_OF = "only-one-of"
    ONLY_WITH = "only-with"
    FIRST_COUPS = "first-coups"


@dataclass(frozen=True, slots=True)
class Source:
    """Where the rules come from. `address` is a web address, "" where there is none."""

    title: str
    house: str
    date: str
    language: str
    note: str
    address: str = ""


@dataclass(frozen=True, slots=True)
class ShoePolicy:
    """When a shoe is shuffled and when it ends.

    `burn_by_first_card`: the first card is turned up and as many more are burnt as its value. `cut_card_behind`: cards
    behind the cut card, None when there is none or when the dealer says (`cut_by_dealer`). `last_coups_after_cut`:
    coups after the one in which the cut card comes out. `coups_max`: coups of a shoe, None for no bound. `cards_least`:
    no coup begins with fewer cards in the shoe.
    """

    fresh_every_coup: bool
    burn_by_first_card: bool
    cut_card_behind: int | None
    cut_by_dealer: bool
    last_coups_after_cut: int
    coups_max: int | None
    cards_least: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """How money is settled: returns are rounded down to `rounding_unit_minor`, stakes come in `stake_step_minor`."""

    rounding_unit_minor: int
    stake_step_minor: int
    main_bets_on_tie: OnTie
    tie_wagers_withdrawable: bool


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition between bets.

    ONLY_ONE_OF: of `bets` a patron may wager on one. ONLY_WITH: `bet` needs a wager on one of `bets` beside it.
    FIRST_COUPS: `bet` is offered in the first `coups` coups of a shoe. `modes`: the tables it holds at.
    """

    id: str
    kind: ConditionKind
    bet: str | None
    bets: tuple[str, ...]
    coups: int
    modes: tuple[Mode, ...]


@dataclass(frozen=True, slots=True)
class Irregularity:
    """What the house does when something goes wrong at a live table.

    `answers` are tried in order (the first that is possible holds); `persons` must agree; `earlier_results` says
    whether earlier coups of the shoe stand. `paragraph` is the source's own number, or "" where the answer is the
    house's.
    """

    id: str
    paragraph: str
    stage: str
    answers: tuple[str, ...]
    persons: int
    earlier_results: str
    note: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A numbered paragraph of the printed rules and the key of the rule set that it states."""

    id: str
    key: str


@dataclass(frozen=True, slots=True)
class Limit:
    """What may be staked on one bet, in minor units.

    With `per_level_minor` the most is that times the patron's level, and `max_minor` at the top level.
    """

    min_minor: int
    max_minor: int
    per_level_minor: int | None

    def max_at(self, level: int, *, level_top: int) -> int:
        """Most that a patron of `level` may stake (levels 0 and 1 count as 1)."""
        if self.per_level_minor is None:
            return self.max_minor
        return min(self.per_level_minor * max(1, min(level, level_top)), self.max_minor)


@dataclass(frozen=True, slots=True)
class Presentation:
    """How results are drawn by default; never changes a result."""

    ties_on_big_road: bool
    points_in_rings: bool
    bead_points: bool


@dataclass(frozen=True, slots=True)
class TableDefaults:
    """What a table of this rule set is like unless its house says otherwise; outside the behaviour hash.

    `betting_seconds` None: no clock, the one patron says when to deal.
    """

    modes: tuple[Mode, ...]
    seats: int
    betting_seconds: int | None
    chips_minor: tuple[int, ...]
    cancel: Cancel
    auto: bool
    commission_badge: str
    level_top: int
    limits: Mapping[str, Limit]
    presentation: Presentation


@dataclass(frozen=True, slots=True)
class Example:
    """A worked coup: final hands in felt order, facts it must have and what one unit of each bet gains or loses."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    expects: Mapping[str, int | str | bool | None]
    pays: Mapping[str, Fraction]
    note: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Who gets the cards of the initial deal: `order` for those from the shoe, `fixed` for those laid beforehand."""

    order: tuple[Side, ...]
    fixed: Mapping[Side, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One resolved rule set. `messages` maps a language to Fluent text; `document` is the resolved TOML document."""

    id: str
    version: str
    extends: str | None
    sources: tuple[Source, ...]
    notes: tuple[str, ...]
    decks_allowed: tuple[int, ...]
    decks_usual: int
    deal: Deal
    shoe: Mapping[Mode, ShoePolicy]
    settlement: Settlement
    conditions: tuple[Condition, ...]
    irregularities: tuple[Irregularity, ...]
    paragraphs: tuple[Paragraph, ...]
    table: TableDefaults
    examples: tuple[Example, ...]
    messages: Mapping[str, str]
    document: Mapping[str, object]
