"""The edge holds whatever the system: against exact odds, exact chains of luck, and figures that others have printed.

Every check allows `ERRORS` = 4.5 standard errors on a fixed seed: a right lab fails one of them by chance with a
probability of 7e-6, and all of this file together with one of less than 1e-3.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import numpy as np
import pytest

from puntobanco.lab import Part, Player, Study, Terms, figures_of, study_of, system_of, way_of
from puntobanco.lab.columns import Column, End
from puntobanco.lab.machine import machine_of
from puntobanco.lab.systems import PROGRESSIONS, System
from puntobanco.odds import exact_odds
from puntobanco.rules import shipped

ERRORS = 4.5
SEED = 7


def played(study: Study, sessions: int, seed: int = SEED) -> Part:
    return Player(study, seed, way_of(study, seed)).play(0, sessions)


@pytest.mark.parametrize("name", PROGRESSIONS)
@pytest.mark.parametrize("bet", ["banker", "tie"])
def test_every_system_loses_edge_times_handle_where_every_coup_is_shuffled(name: str, bet: str) -> None:
    # No coup knows of another, so that net + edge * handle + rounding has mean 0 for any system and any stop.
    terms = Terms(100, 20_000, 200, win_goal_minor=5_000, loss_limit_minor=15_000)
    study = study_of(shipped("touch"), system_of(name), [bet], terms)
    part = played(study, 20_000)
    figures = figures_of(study, part.rows, part.worth)
    assert abs(figures.z) < ERRORS
    assert figures.handle > 10**8


def test_a_rounded_return_costs_more_than_the_edge_and_the_lab_says_how_much() -> None:
    study = study_of(shipped("touch"), system_of("flat"), ["banker"], Terms(10, None, 100))
    part = played(study, 20_000)
    figures = figures_of(study, part.rows, part.worth)
    assert abs(figures.z) < ERRORS
    wins = int(part.rows[:, Column.WON].sum())
    assert figures.rounded == pytest.approx(wins / 2), "half a cent of every win of ten cents"
    assert figures.rounded > 2 * float(figures.bets[0].expected_loss)


@pytest.mark.parametrize(
    ("game", "bet"),
    [
        ("punto-banco", "player"),
        ("punto-banco", "tie"),
        ("star-special", "banker"),
        ("star-commission", "player-pair"),
        ("7up-mbs", "super-sevens"),
        ("7up-online", "banker"),
        ("ez-baccarat", "panda8"),
    ],
)
def test_flat_stakes_on_coups_that_every_shoe_has_lose_the_exact_edge(game: str, bet: str) -> None:
    # Fifty coups are in every shoe, so that each has the chances of a full one: cutting by cards picks none out.
    unit = 50_000 if game.startswith("star") else 100
    study = study_of(shipped(game), system_of("flat"), [bet], Terms(unit, None, 50))
    part = played(study, 40_000)
    assert (part.rows[:, Column.COUPS] == 50).all()
    assert abs(figures_of(study, part.rows, part.worth).z) < ERRORS


def ends_of(study: Study, coups: int) -> tuple[dict[int, float], float]:
    """Chances of every net after so many coups, and of ruin, by the chain of all that can happen, coup by coup."""
    system = study.system
    assert isinstance(system, System)
    terms = study.terms
    machine = machine_of(system.progressing.step, system.progression_given, terms.unit_minor, study.units_most)
    assert machine is not None
    assert terms.bankroll_minor is not None
    odds = exact_odds(study.rules).bets[study.bets[0]]
    chances = {net: ways / odds.total for net, ways in odds.classes}
    spot = study.spots[0]
    going: dict[tuple[int, int], float] = {(0, 0): 1.0}
    done: dict[int, float] = defaultdict(float)
    for _ in range(coups):
        following: dict[tuple[int, int], float] = defaultdict(float)
        for (state, net), chance in going.items():
            bankroll = terms.bankroll_minor + net
            stake = min(spot.stake(machine.units[state] * terms.unit_minor), bankroll)
            for gain, share in chances.items():
                after = net + int(gain * stake)
                end = 0 if gain > 0 else 1 if gain == 0 else 2
                if terms.bankroll_minor + after < study.least:
                    done[after] += chance * share
                else:
                    following[machine.following[state][end], after] += chance * share
        going = following
    ruin = sum(done.values())
    for (_, net), chance in going.items():
        done[net] += chance
    return done, ruin


@pytest.mark.parametrize("name", ["flat", "martingale", "fibonacci", "d-alembert", "paroli", "1-3-2-6"])
def test_ruin_and_every_net_come_as_often_as_the_exact_chain_says(name: str) -> None:
    study = study_of(shipped("touch"), system_of(name), ["player"], Terms(100, 1_500, 60))
    exact, ruin = ends_of(study, 60)
    sessions = 40_000
    rows = played(study, sessions).rows
    assert Fraction(sum(exact.values())).limit_denominator(10**9) == 1
    ruined = int((rows[:, Column.END] == End.RUINED).sum())
    assert abs(ruined - sessions * ruin) < ERRORS * max(sessions * ruin * (1 - ruin), 1) ** 0.5
    counts = dict(zip(*np.unique(rows[:, Column.NET], return_counts=True), strict=True))
    assert set(map(int, counts)) <= exact.keys()
    often = [net for net, chance in exact.items() if sessions * chance >= 10]
    square = sum((counts.get(net, 0) - sessions * exact[net]) ** 2 / (sessions * exact[net]) for net in often)
    # A chi-square of n cells has mean n and variance 2 n; cells below ten are left out.
    assert abs(square - len(often)) < ERRORS * (2 * len(often)) ** 0.5
