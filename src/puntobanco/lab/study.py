"""A study: which system is played, on which bets of which rule set, with what money. It says all but seed and count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Final

from puntobanco.cards import Side
from puntobanco.errors import InputError
from puntobanco.lab.columns import SPOTS_MAX, Column
from puntobanco.lab.own import OwnSystem
from puntobanco.lab.pays import Pays, pays_of, side_of
from puntobanco.lab.systems import Sees, System, Wants
from puntobanco.lab.terms import Spot, TableLimits, Terms, spot_of, verify_terms
from puntobanco.money import MINOR_PER_COIN
from puntobanco.odds import exact_odds, verify_decks
from puntobanco.odds.returns import known_edges
from puntobanco.rules import ConditionKind, Mode, Rules, ShoePolicy

_COUNTS: Final = {
    Wants.ONE: (1, 1, "one bet"),
    Wants.SIDES: (2, 2, "a bet on each side"),
    Wants.ONE_OR_TWO: (1, 2, "one bet or two"),
    Wants.ANY: (1, SPOTS_MAX, "some bets"),
}


@dataclass(frozen=True)
class Study:
    """What is studied. Made by `study_of`, which checks it.

    `spots`: the bets that the system chooses between. `beside`: the bet that is staked on, at the table's least, beside
    every wager, for a rule set that takes some wagers only so; it is the last of all. `values`: whether the exact value
    of the chosen bet is worked out before every coup.
    """

    rules: Rules
    decks: int
    system: System | OwnSystem
    spots: tuple[Spot, ...]
    beside: Spot | None
    terms: Terms
    values: bool

    @cached_property
    def pays(self) -> Pays:
        """What all bets of the study pay; that beside comes last."""
        return pays_of(self.rules, self.bets)

    @property
    def bets(self) -> tuple[str, ...]:
        """Ids of all bets that money goes on."""
        return tuple(spot.bet.id for spot in (*self.spots, *((self.beside,) if self.beside else ())))

    @property
    def policy(self) -> ShoePolicy:
        """When shoes are shuffled and end: as at the house's own tables."""
        return self.rules.ruleset.shoe[Mode.RNG]

    @property
    def units_most(self) -> int:
        """Units that reach the most that the table takes, on the bet that takes most."""
        return -(-self.stake_most // self.terms.unit_minor)

    @property
    def stake_most(self) -> int:
        """The most that the table takes on any of the bets, minor units."""
        return max(spot.most for spot in self.spots)

    @property
    def beside_stake(self) -> int:
        """What is staked beside every wager, minor units."""
        return self.beside.least if self.beside else 0

    @property
    def least(self) -> int:
        """The smallest bankroll that can pay a wager on every bet; with less the patron is ruined."""
        return max(spot.least for spot in self.spots) + self.beside_stake

    @property
    def rounds(self) -> bool:
        """Whether rounding can keep anything of a stake that can be put down."""
        step = self.rules.ruleset.settlement.stake_step_minor
        return any(self.pays.rounded(way, step) for way in self.pays.ways)

    @property
    def columns(self) -> int:
        """Numbers in a session's row."""
        return Column.HANDLE + len(self.bets)

    @cached_property
    def edges(self) -> tuple[Fraction, ...]:
        """Exact house edge of each of the bets on a full shoe."""
        usual = self.decks == self.rules.ruleset.decks_usual
        if usual:
            known = known_edges(self.rules)
        else:
            known = {bet: odds.house_edge for bet, odds in exact_odds(self.rules, decks=self.decks).bets.items()}
        return tuple(known[bet] for bet in self.bets)

    def coups_open(self, spot: int) -> int:
        """Coups of a shoe in which a bet is offered."""
        bet = self.spots[spot].bet.id
        first = [
            condition.coups
            for condition in self.rules.ruleset.conditions
            if condition.kind is ConditionKind.FIRST_COUPS and condition.bet == bet and Mode.RNG in condition.modes
        ]
        return min(first, default=10**9)


def study_of(
    rules: Rules,
    system: System | OwnSystem,
    bets: Sequence[str],
    terms: Terms,
    *,
    decks: int | None = None,
    table: TableLimits | None = None,
    beside: str | None = None,
    values: bool = False,
) -> Study:
    """A study that can be played, checked. Raises InputError that says what to change.

    `values`: work out the exact value of the chosen bet before every coup; a choice by exact values always does.
    `bets` empty: what the system wants. `table`: limits other than those of the rule set's own tables. `beside`: a bet
    to stake on beside every wager; where the rule set asks for one and none is given, the one of the smallest edge.
    """
    verify_terms(terms)
    limits = table or TableLimits()
    spots = tuple(spot_of(rules, bet, limits) for bet in bets or usual_bets(rules, system))
    _verify_spots(rules, system, spots, terms)
    needed = _needed_beside(rules, spots)
    if beside is None and needed:
        beside = min(needed, key=lambda bet: known_edges(rules)[bet])
    spot_beside = None if beside is None else spot_of(rules, beside, limits)
    valued = values or (isinstance(system, System) and system.choosing.sees is Sees.VALUES)
    study = Study(rules, verify_decks(rules, decks), system, spots, spot_beside, terms, valued)
    _verify_together(study, needed)
    return study


def usual_unit(rules: Rules, bets: Sequence[str], table: TableLimits) -> int:
    """The unit when none is given: the least stake on all of these bets (of all main bets, if none), in whole coins.

    Raises InputError when there is no such bet.
    """
    named = bets or [bet.id for bet in rules.bets if bet.main] or [bet.id for bet in rules.bets]
    spots = [spot_of(rules, bet, table) for bet in named]
    whole = lcm(MINOR_PER_COIN, spots[0].step)
    least = max(spot.least for spot in spots)
    coins = -(-least // whole) * whole
    return coins if coins <= min(spot.most for spot in spots) else least


def usual_bets(rules: Rules, system: System | OwnSystem) -> tuple[str, ...]:
    """The bets that a system is played on when none are named. Raises InputError when the rule set has none such."""
    if isinstance(system, OwnSystem) and system.bets:
        return system.bets
    if not isinstance(system, OwnSystem) and system.choosing.wants is Wants.SIDES:
        on_side = {side_of(bet): bet.id for bet in reversed(rules.bets)}
        if not all(side in on_side for side in Side):
            raise InputError(f"{rules.id} has no main bet on each side: name Player's bet and Banker's, in this order")
        return tuple(on_side[side] for side in Side)
    edges = known_edges(rules)
    main = [bet.id for bet in rules.bets if bet.main] or [bet.id for bet in rules.bets]
    if not isinstance(system, OwnSystem) and system.choosing.wants is Wants.ANY:
        return tuple(main)
    return (min(main, key=lambda bet: edges[bet]),)


def _verify_spots(rules: Rules, system: System | OwnSystem, spots: Sequence[Spot], terms: Terms) -> None:
    named = [spot.bet.id for spot in spots]
    if len(set(named)) < len(named) or len(named) > SPOTS_MAX:
        raise InputError(f"{', '.join(named)[:80]} do not go together: name up to {SPOTS_MAX} bets, each once")
    if not isinstance(system, OwnSystem):
        fewest, most, what = _COUNTS[system.choosing.wants]
        if not fewest <= len(named) <= most:
            raise InputError(f"{system.name} is played on {what}, not on {len(named)} bets: name as many")
        if system.choosing.wants is Wants.SIDES and [side_of(spot.bet) for spot in spots] not in (
            list(Side),
            [None] * 2,
        ):
            raise InputError(
                f"{system.name} follows the sides: name a bet for Player and one for Banker, in this order"
            )
    for spot in spots:
        if terms.unit_minor % spot.step or not spot.least <= terms.unit_minor <= spot.most:
            raise InputError(
                f"a unit of {terms.unit_minor} minor units is no stake on {spot.bet.id} in {rules.id}: give one from "
                f"{spot.least} to {spot.most} in steps of {spot.step}"
            )


def _verify_together(study: Study, needed: Sequence[str]) -> None:
    terms = study.terms
    if needed and study.beside is not None and study.beside.bet.id not in needed:
        raise InputError(f"beside this wager {study.rules.id} asks for one of {', '.join(needed)}: name one of these")
    if study.beside is not None:
        _verify_beside(study, study.beside.bet.id)
    if study.values and (study.beside is not None or isinstance(study.system, OwnSystem)):
        raise InputError("exact values are worked out for systems of the house that stake on one bet a coup")
    if terms.bankroll_minor is not None and terms.bankroll_minor < study.least:
        raise InputError(f"a bankroll of {terms.bankroll_minor} minor units pays no wager: give {study.least} at least")
    if not study.pays.fits(max(spot.most for spot in (*study.spots, study.beside or study.spots[0])) * terms.coups):
        raise InputError("the table takes stakes too large to add up: give a smaller table maximum, or fewer coups")


def _verify_beside(study: Study, beside: str) -> None:
    for spot in study.spots:
        together = {spot.bet.id, beside}
        one_of = (
            condition
            for condition in study.rules.ruleset.conditions
            if condition.kind is ConditionKind.ONLY_ONE_OF and Mode.RNG in condition.modes
        )
        if len(together) == 1 or any(together <= set(condition.bets) for condition in one_of):
            raise InputError(f"{beside} cannot be wagered on beside {spot.bet.id}: name another bet beside it")


def _needed_beside(rules: Rules, spots: Sequence[Spot]) -> tuple[str, ...]:
    """The bets of which one must be wagered on beside those of the study; empty when they stand alone."""
    asked = [
        set(condition.bets)
        for condition in rules.ruleset.conditions
        if condition.kind is ConditionKind.ONLY_WITH and Mode.RNG in condition.modes
        if any(spot.bet.id == condition.bet for spot in spots)
    ]
    if not asked:
        return ()
    common = set.intersection(*asked)
    if not common:
        raise InputError("these bets need different other wagers beside them: study them one by one")
    return tuple(bet for bet in rules.bet_by_id if bet in common)
