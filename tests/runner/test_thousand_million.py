"""The heavy programme: a thousand million coups. Its figures are kept in docs/NUMBERS.md."""

from __future__ import annotations

from math import isfinite

import pytest

from puntobanco.odds import Composition, outcome_ways, total_ways, ways_of_classes
from puntobanco.outcome import GRIDS
from puntobanco.rules import shipped
from puntobanco.runner import Threads, cores, policy_of, simulate
from tests.runner.spread import standard_errors, tail_of_chi_square

COUPS = 10**9
SEED = 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "coups_of_shoe"),
    [("punto-banco", None), ("star-special", None), ("touch", None), ("7up-mbs", 60), ("7up-online", 60)],
)
def test_a_thousand_million_coups_are_spread_as_counted(game: str, coups_of_shoe: int | None) -> None:
    """Winners within 4 standard errors and a chi-square over all classes above 10^-4: one false alarm in 4,000 runs.

    Shoes end as at the tables; in 7 Up, where the cut card favours results that a thousand million coups can see, the
    first 60 coups of each shoe are dealt.
    """
    rules = shipped(game)
    policy = policy_of(rules, 8, coups_of_shoe)
    report = simulate(
        rules, policy, decks=8, seed=SEED, coups=COUPS, workers=Threads(cores()), tell=lambda _progress: None
    )
    ways = ways_of_classes(rules, Composition.full(8), GRIDS["totals"])
    total = total_ways(rules, Composition.full(8))
    errors = {
        winner: standard_errors(report.outcomes[winner], COUPS, count / total)
        for winner, count in outcome_ways(ways).items()
    }
    tail = tail_of_chi_square(report.tally.totals.tolist(), ways)
    bets = {figures.bet: round(figures.z, 2) for figures in report.bets}
    print(f"{game}: {errors}, chi-square tail {tail:.3f}, bets {bets}, {COUPS / report.seconds / 1e6:.0f} M coups/s")  # noqa: T201 (for docs/NUMBERS.md)
    assert report.tally.coups == COUPS
    assert all(abs(error) < 4 for error in errors.values())
    assert tail > 1e-4
    assert all(isfinite(z) and abs(z) < 4.5 for z in bets.values())
