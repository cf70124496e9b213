"""Honest shoes by the million as a library: what every bet came to, beside its exact value."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from puntobanco.api.tables import Table, Tabular
from puntobanco.errors import InputError
from puntobanco.odds import verify_decks
from puntobanco.rules import Rules

if TYPE_CHECKING:
    from puntobanco.runner import Report
    from puntobanco.sim import BetFigures

SEED_BITS = 48
"""Bits of a seed that nobody has chosen: few enough to be exact in every program that reads it."""


@dataclass(frozen=True, slots=True, repr=False)
class SimulationFigures(Mapping[str, "BetFigures"], Tabular):
    """What a simulation found: a mapping of bet ids to figures, and a table of them.

    `report` has all of it: outcomes, coups per shoe, cards per coup, seconds.
    """

    report: Report

    def __getitem__(self, bet: str) -> BetFigures:
        return next(figures for figures in self.report.bets if figures.bet == bet)

    def __iter__(self) -> Iterator[str]:
        return (figures.bet for figures in self.report.bets)

    def __len__(self) -> int:
        return len(self.report.bets)

    @property
    def coups(self) -> int:
        """Coups that were dealt: fewer than asked for when somebody stopped it."""
        return self.report.tally.coups

    @property
    def outcomes(self) -> Mapping[str, int]:
        """Coups by winner."""
        return self.report.outcomes

    def table(self) -> Table:
        """One row a bet: mean net of one unit, its deviation and standard error, the exact value, and z."""
        rows = tuple(
            (figures.bet, figures.mean, figures.sd, figures.standard_error, figures.exact, figures.z)
            for figures in self.report.bets
        )
        title = f"{self.report.rules.id} {self.report.rules.version}, {self.coups} coups, seed {self.report.seed}"
        return Table(title, ("bet", "mean", "sd", "standard_error", "exact", "z"), rows)


def simulated(
    rules: Rules, coups: int, *, seed: int | None, decks: int | None, workers: int | None, coups_per_shoe: int | None
) -> SimulationFigures:
    """Deal honest shoes. Raises InputError."""
    from puntobanco.runner import Threads, cores, policy_of, simulate

    if coups < 1:
        raise InputError(f"{coups} coups cannot be dealt: give 1 or more")
    number = verify_decks(rules, decks)
    policy = policy_of(rules, number, coups_per_shoe)
    return SimulationFigures(
        simulate(
            rules,
            policy,
            decks=number,
            seed=secrets.randbits(SEED_BITS) if seed is None else seed,
            coups=coups,
            workers=Threads(workers or cores()),
            tell=lambda _: None,
        )
    )
