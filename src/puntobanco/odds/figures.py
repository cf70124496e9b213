"""What a bet is worth on a shoe: exact classes, expectation, edge, variance and hit frequency."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from puntobanco.errors import InputError
from puntobanco.odds.composition import Composition, verify_composition
from puntobanco.odds.counting import total_ways
from puntobanco.odds.exact import exact_ways
from puntobanco.outcome import GRIDS, WITHOUT_SUITS
from puntobanco.rules import Bet, Rules


@dataclass(frozen=True, slots=True)
class BetOdds:
    """A bet on one shoe.

    `classes`: what one unit staked gains or loses, with its ways, rising; their ways add up to `total`. Every figure is
    exact. Conditions between bets and rounding do not enter.
    """

    bet: str
    classes: tuple[tuple[Fraction, int], ...]
    total: int

    @property
    def ev(self) -> Fraction:
        """Expected net of one unit staked."""
        return sum((net * ways for net, ways in self.classes), Fraction(0)) / self.total

    @property
    def house_edge(self) -> Fraction:
        """What the house keeps of one unit staked, on average."""
        return -self.ev

    @property
    def rtp(self) -> Fraction:
        """Return to player: what comes back of one unit staked, on average."""
        return 1 + self.ev

    @property
    def variance(self) -> Fraction:
        """Variance of the net of one unit staked."""
        square = sum((net * net * ways for net, ways in self.classes), Fraction(0)) / self.total
        return square - self.ev**2

    @property
    def hit_frequency(self) -> Fraction:
        """Chance of a net above zero."""
        return Fraction(sum(ways for net, ways in self.classes if net > 0), self.total)


@dataclass(frozen=True, slots=True)
class Odds:
    """Exact odds of a rule set on one shoe.

    `outcomes`: ways of "banker", "player" and "tie"; `left_out`: bets that need suits on a shoe known by rank only.
    """

    ruleset: str
    version: str
    decks: int
    shoe: Composition
    total: int
    outcomes: Mapping[str, int]
    bets: Mapping[str, BetOdds]
    left_out: tuple[str, ...]


def exact_odds(rules: Rules, *, decks: int | None = None, shoe: Composition | None = None) -> Odds:
    """Odds of every bet of a rule set on one shoe.

    The shoe is `shoe`, or a full one of `decks` decks (the rule set's usual number if None). Raises InputError when the
    rule set does not allow the decks or the shoe is too small to finish a coup.
    """
    decks = verify_decks(rules, decks)
    shoe = shoe or Composition.full(decks)
    verify_composition(rules, shoe)
    total = total_ways(rules, shoe)
    priced = [bet for bet in rules.bets if shoe.cards is not None or not needs_suits(bet)]
    grids = {"totals", *(bet.grid.name for bet in priced)}
    ways = {name: exact_ways(rules, shoe, GRIDS[name]) for name in sorted(grids)}
    return Odds(
        ruleset=rules.id,
        version=rules.version,
        decks=decks,
        shoe=shoe,
        total=total,
        outcomes=outcome_ways(ways["totals"]),
        bets={bet.id: bet_odds(bet, ways[bet.grid.name], total) for bet in priced},
        left_out=tuple(bet.id for bet in rules.bets if bet not in priced),
    )


def verify_decks(rules: Rules, decks: int | None) -> int:
    """The number of decks to use. Raises InputError when the rule set does not allow it."""
    allowed = rules.ruleset.decks_allowed
    if decks is None:
        return rules.ruleset.decks_usual
    if decks not in allowed:
        raise InputError(f"{rules.id} is not dealt from {decks} decks: it allows {', '.join(map(str, allowed))}")
    return decks


def needs_suits(bet: Bet) -> bool:
    """Whether a bet cannot be priced on a shoe known by rank only."""
    seen: dict[tuple[object, ...], int] = {}
    for at, row in zip(bet.grid.classes(), bet.row_by_class, strict=True):
        key = tuple(WITHOUT_SUITS.get(axis, {}).get(value, value) for axis, value in at.items())
        if seen.setdefault(key, row) != row:
            return True
    return False


def bet_odds(bet: Bet, ways: Iterable[int], total: int) -> BetOdds:
    """Exact odds of one bet from the ways of the classes of its grid."""
    by_row: dict[int, int] = defaultdict(int)
    for row, count in zip(bet.row_by_class, ways, strict=True):
        by_row[row] += count
    by_net: dict[Fraction, int] = defaultdict(int)
    for row, count in by_row.items():
        if count:
            by_net[bet.rows[row].net if row < len(bet.rows) else Fraction(-1)] += count
    return BetOdds(bet.id, tuple(sorted(by_net.items())), total)


def outcome_ways(totals: Iterable[int]) -> Mapping[str, int]:
    """Ways of each winner from the ways of the grid "totals"."""
    by_winner = {"banker": 0, "player": 0, "tie": 0}
    for number, count in enumerate(totals):
        player_total, banker_total = divmod(number // 4, 10)
        winner = "player" if player_total > banker_total else "banker" if banker_total > player_total else "tie"
        by_winner[winner] += count
    return by_winner
