"""What the bets of a study pay, in whole minor units, class by class of one grid.

A *way* is one row of one bet, or its loss. What a stake returns on a way is settled as `engine.settle_wager` does, with
whole numbers that a kernel can take; a test holds both equal for every row and stake.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Final

from puntobanco.errors import InputError
from puntobanco.lab.machine import LOST, PUSHED, WON
from puntobanco.outcome import FACTS, Fact, Grid, smallest_grid
from puntobanco.rules import LOSES, Bet, Rules

WAYS_MAX: Final = 255
LARGEST: Final = 2**62
"""No sum of money and no part of one reaches this, so that 64 bits hold it."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a wager can end: it returns `numerator / denominator` of the stake, rounded down to `unit` minor units."""

    spot: int
    end: int
    numerator: int
    denominator: int
    unit: int

    def returned(self, stake: int) -> int:
        """What comes back of a stake, minor units."""
        return stake * self.numerator // (self.denominator * self.unit) * self.unit

    def net(self, stake: int) -> int:
        """What a stake gains or loses, minor units."""
        return self.returned(stake) - stake


@dataclass(frozen=True)
class Pays:
    """Bets of a study on one grid. `way_of`: for each bet, the number of the way by class."""

    grid: Grid
    bets: tuple[Bet, ...]
    ways: tuple[Way, ...]
    way_of: tuple[bytes, ...]

    @cached_property
    def parts(self) -> int:
        """Parts that a minor unit is divided into to write down exactly what rounding keeps."""
        return lcm(*(way.denominator for way in self.ways))

    def rounded(self, way: Way, stake: int) -> int:
        """What rounding keeps of a stake, in parts of a minor unit."""
        return stake * way.numerator * (self.parts // way.denominator) - way.returned(stake) * self.parts

    def kept_of(self, parts: int) -> Fraction:
        """Parts as minor units."""
        return Fraction(parts, self.parts)

    @cached_property
    def winners(self) -> bytes:
        """Who wins in each class of the grid: PLAYER, BANKER or TIE."""
        values = FACTS["winner"].values
        return bytes(values.index(FACTS["winner"].of(at)) for at in self.grid.classes())

    def fits(self, stake_max: int) -> bool:
        """Whether every sum that comes of stakes up to this one is small enough for a kernel."""
        return all(stake_max * way.numerator * self.parts < LARGEST for way in self.ways)


def pays_of(rules: Rules, bet_ids: Sequence[str]) -> Pays:
    """What these bets pay. Raises InputError when no one grid knows all their facts."""
    bets = tuple(rules.bet(bet_id) for bet_id in bet_ids)
    facts = sorted({"winner", *(fact for bet in bets for row in bet.rows for fact in row.when)})
    grid = smallest_grid(facts)
    if grid is None:
        raise InputError(
            f"{' and '.join(bet_ids)} speak of {', '.join(facts)}, which no one grid of outcomes knows together: "
            "study them one by one"
        )
    ways: list[Way] = []
    way_of: list[bytes] = []
    for spot, bet in enumerate(bets):
        numbers = {row: len(ways) + at for at, row in enumerate([*range(len(bet.rows)), LOSES])}
        ways += [_way(rules, spot, bet, row) for row in numbers]
        if len(ways) > WAYS_MAX:
            raise InputError(f"the bets have {len(ways)} pay rows together, more than {WAYS_MAX}: study fewer")
        way_of.append(bytes(numbers[row] for row in _rows(bet, grid)))
    return Pays(grid, bets, tuple(ways), tuple(way_of))


def _way(rules: Rules, spot: int, bet: Bet, row_number: int) -> Way:
    if row_number == LOSES:
        return Way(spot, LOST, 0, 1, 1)
    row = bet.rows[row_number]
    if row.pushes:
        return Way(spot, PUSHED, 1, 1, 1)
    back = 1 + row.net
    return Way(spot, WON, back.numerator, back.denominator, rules.ruleset.settlement.rounding_unit_minor)


def _rows(bet: Bet, grid: Grid) -> Sequence[int]:
    """For each class of any grid that knows the bet's facts, the number of the row that decides, or LOSES."""
    if grid == bet.grid:
        return bet.row_by_class
    return [_deciding(bet, at) for at in grid.classes()]


def _deciding(bet: Bet, at: Mapping[str, Fact]) -> int:
    for number, row in enumerate(bet.rows):
        if all(FACTS[fact].of(at) in values for fact, values in row.when.items()):
            return number
    return LOSES


def side_of(bet: Bet) -> str | None:
    """The side that a main bet is on: that whose win all its winning rows ask for."""
    asked = {row.when.get("winner") for row in bet.rows if not row.pushes}
    if not bet.main or len(asked) != 1:
        return None
    winners = asked.pop()
    return str(winners[0]) if winners is not None and len(winners) == 1 else None
