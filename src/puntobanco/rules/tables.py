"""The compiled rules: who draws, and what every bet pays in every class of its grid.

`Rules` is the whole contract between the rules and everything that uses them. Engine, odds, simulator and rulebook read
these tables and never repeat a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Final

from puntobanco.cards import CARDS_PER_DECK, Card, Side
from puntobanco.outcome import Fact, Grid, Outcome
from puntobanco.rules.model import Mode, RuleSet

STOOD: Final = 10
"""Row of `draws` for the banker when Player stood."""
TO_ACT: Final = 11
"""Row of `draws` that decides for Player, who has still to act."""
THIRD_ROWS: Final = 12
LOSES: Final = 255
"""Row number of the classes in which a bet loses."""
ROWS_MAX: Final = LOSES


@dataclass(frozen=True, slots=True)
class PayRow:
    """One row of a bet: when all facts of `when` have one of their listed values it decides.

    `odds` is what is won per unit staked, before `commission` (a share of the win); a row that pushes wins nothing and
    returns the stake.
    """

    when: Mapping[str, tuple[Fact, ...]]
    odds: Fraction
    commission: Fraction
    pushes: bool

    @property
    def net(self) -> Fraction:
        """What one unit staked gains."""
        return self.odds * (1 - self.commission)


@dataclass(frozen=True, slots=True)
class Bet:
    """A spot on the layout: the grid it lives on, its rows, and for each class the number of the row that decides.

    row_by_class: uint8[grid.size], LOSES where no row holds.
    """

    id: str
    main: bool
    grid: Grid
    rows: tuple[PayRow, ...]
    row_by_class: bytes

    def row_for(self, outcome: Outcome) -> PayRow | None:
        """The row that decides this outcome, or None when the bet loses."""
        number = self.row_by_class[self.grid.class_of(outcome)]
        return None if number == LOSES else self.rows[number]

    def net_of_class(self, number: int) -> Fraction:
        """What one unit staked gains or loses in a class of the grid."""
        row = self.row_by_class[number]
        return Fraction(-1) if row == LOSES else self.rows[row].net


@dataclass(frozen=True)
class Rules:
    """A compiled rule set.

    draws: uint8[12, 10, 10], 1 = draw; indexed by Player's third value (0-9, STOOD, TO_ACT), Player's two-card total,
    Banker's two-card total.
    """

    ruleset: RuleSet
    draws: bytes
    bets: tuple[Bet, ...]
    behaviour_hash: str

    @property
    def id(self) -> str:
        """Id of the rule set."""
        return self.ruleset.id

    @property
    def version(self) -> str:
        """Version of the rule set; a new one whenever a result or a payout can change."""
        return self.ruleset.version

    @cached_property
    def bet_by_id(self) -> Mapping[str, Bet]:
        """Bets by their id, in the order of the rule set."""
        return {bet.id: bet for bet in self.bets}

    def bet(self, bet_id: str) -> Bet:
        """The bet with an id. Raises KeyError when the rule set has none such."""
        return self.bet_by_id[bet_id]

    def draws_card(self, third: int, player_two: int, banker_two: int) -> bool:
        """One cell of `draws`."""
        return bool(self.draws[(third * 10 + player_two) * 10 + banker_two])

    @property
    def fixed_count(self) -> int:
        """Number of cards that do not come from the shoe."""
        return sum(map(len, self.ruleset.deal.fixed.values()))

    @property
    def cards_longest(self) -> int:
        """Shoe cards of the longest coup: the initial deal's and a third card for each side that may draw."""
        player = any(self.draws[TO_ACT * 100 :])
        banker = any(self.draws[: TO_ACT * 100])
        return len(self.ruleset.deal.order) + player + banker

    def fixed(self, side: Side) -> tuple[Card, ...]:
        """Cards laid to a side before the first one is drawn from the shoe."""
        return self.ruleset.deal.fixed.get(side, ())

    def cards_of(self, decks: int) -> int:
        """Cards of a full shoe of `decks` decks."""
        return decks * CARDS_PER_DECK

    def modes(self) -> tuple[Mode, ...]:
        """Kinds of table this rule set is for."""
        return self.ruleset.table.modes
