"""Simulations agree with the exact odds, whoever deals them; Ctrl-C gives the beginning of the run."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace
from functools import cache

import pytest

from puntobanco.errors import InputError
from puntobanco.odds import Composition, exact_odds, ways_of_classes
from puntobanco.outcome import GRIDS
from puntobanco.rules import Rules, read_own, shipped, shipped_ids
from puntobanco.rules.library import fragment_names
from puntobanco.runner import Progress, Report, Threads, policy_of, simulate
from puntobanco.runner.workers import Blocks
from puntobanco.sim import Run, Tally
from tests.runner.spread import tail_of_chi_square

SEED = 20_260_801
FIXED = 60
"""Coups that every shoe of every shipped rule set has, from four decks on."""


@cache
def run(game: str, coups: int, *, coups_of_shoe: int | None = None, workers: int = 2, seed: int = SEED) -> Report:
    rules = shipped(game)
    decks = rules.ruleset.decks_usual
    policy = policy_of(rules, decks, coups_of_shoe)
    return simulate(
        rules, policy, decks=decks, seed=seed, coups=coups, workers=Threads(workers), tell=lambda _progress: None
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", shipped_ids())
def test_every_bet_of_every_rule_set_agrees_with_its_exact_value(game: str) -> None:
    """Ten million coups, 60 of each shoe; 4.5 standard errors: a false alarm for one bet in 150,000."""
    report = run(game, 10_000_000, coups_of_shoe=FIXED)
    assert report.tally.coups == 10_000_000
    assert {figures.bet for figures in report.bets} == {*shipped(game).bet_by_id}
    far = {figures.bet: figures.z for figures in report.bets if abs(figures.z) > 4.5}
    assert not far


@pytest.mark.parametrize("game", ["punto-banco", "7up-mbs", "touch"])
def test_the_classes_of_coups_are_spread_as_counted(game: str) -> None:
    """Chi-square over all classes of totals and card counts: one false alarm in 10^7 runs for each game."""
    report = run(game, 10_000_000, coups_of_shoe=FIXED)
    ways = ways_of_classes(report.rules, Composition.full(report.decks), GRIDS["totals"])
    assert tail_of_chi_square(report.tally.totals.tolist(), ways) > 1e-7


@pytest.mark.parametrize("coups", [1, 1_000, 999_999])
@pytest.mark.parametrize("game", ["7up-mbs", "touch"])
def test_any_number_of_workers_deals_the_same_run(game: str, coups: int) -> None:
    reports = [run(game, coups, workers=workers) for workers in (1, 2, 5)]
    for report in reports:
        assert report.tally.coups == coups
        assert report.tally.classes.tolist() == reports[0].tally.classes.tolist()
        assert report.tally.per_shoe.tolist() == reports[0].tally.per_shoe.tolist()
        for name, counts in report.tally.extras.items():
            assert counts.tolist() == reports[0].tally.extras[name].tolist()
        assert report.bets == reports[0].bets


def test_a_seed_gives_the_same_run_again_and_another_another() -> None:
    first, again, other = (
        run("punto-banco", 5_000, seed=seed, workers=workers) for seed, workers in ((3, 1), (3, 2), (4, 1))
    )
    assert first.tally.classes.tolist() == again.tally.classes.tolist()
    assert first.tally.classes.tolist() != other.tally.classes.tolist()


class StopsAfter:
    """Workers that are interrupted when they have dealt so many pieces."""

    def __init__(self, pieces: int) -> None:
        self._pieces = pieces
        self.count = 1

    def each(self, run: Run, pieces: Iterable[Blocks]) -> Generator[Tally, None, None]:
        for number, tally in enumerate(Threads(1).each(run, pieces)):
            if number == self._pieces:
                raise KeyboardInterrupt
            yield tally

    def close(self) -> None:
        pass


def interrupted(rules: Rules, pieces: int) -> Report:
    decks = rules.ruleset.decks_usual
    return simulate(
        rules,
        policy_of(rules, decks),
        decks=decks,
        seed=SEED,
        coups=2_000_000,
        workers=StopsAfter(pieces),
        tell=lambda _progress: None,
    )


def test_ctrl_c_gives_the_beginning_of_the_run() -> None:
    report = interrupted(shipped("punto-banco"), 2)
    assert report.interrupted
    assert 0 < report.tally.coups < 2_000_000
    whole = run("punto-banco", report.tally.coups)
    assert whole.tally.classes.tolist() == report.tally.classes.tolist()
    assert whole.bets == report.bets


def test_ctrl_c_before_the_first_coup_gives_nothing() -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted(shipped("punto-banco"), 0)


def test_progress_rises_to_the_last_coup() -> None:
    rules = shipped("punto-banco")
    told: list[Progress] = []
    simulate(rules, policy_of(rules, 8), decks=8, seed=1, coups=200_000, workers=Threads(2), tell=told.append)
    assert [progress.coups for progress in told] == sorted({progress.coups for progress in told})
    assert told[-1].coups == told[-1].coups_wanted == 200_000
    assert told[-1].seconds_left == 0
    assert all(progress.rate > 0 for progress in told)


def test_a_shoe_cannot_be_asked_for_more_coups_than_it_surely_has() -> None:
    rules = shipped("punto-banco")
    assert policy_of(rules, 8, 67).coups_max == 67
    with pytest.raises(InputError, match="give 67 or fewer"):
        policy_of(rules, 8, 68)
    fresh = shipped("touch")
    assert policy_of(fresh, 8, 500).fresh_every_coup, "every shoe gives one coup anyway"


def test_rules_by_which_no_coup_begins_or_no_shoe_ends_are_not_simulated() -> None:
    rules = shipped("punto-banco")
    shoe = {mode: replace(policy, cards_least=400) for mode, policy in rules.ruleset.shoe.items()}
    with pytest.raises(InputError, match="ends before its first coup"):
        policy_of(replace(rules, ruleset=replace(rules.ruleset, shoe=shoe)), 7)
    deal = replace(rules.ruleset.deal, order=())
    with pytest.raises(InputError, match="no shoe ends"):
        policy_of(replace(rules, ruleset=replace(rules.ruleset, deal=deal)), 8)


def test_figures_of_shoes_and_coups() -> None:
    report = run("star-commission", 1_000_000)
    shoes, cards = report.coups_per_shoe, report.cards_per_coup
    assert shoes is not None
    assert cards is not None
    assert shoes.most == 78, "the 78th coup is the last"
    assert (cards.least, cards.most) == (4, 6)
    assert cards.mean == pytest.approx(4.9386, abs=0.01)
    seven_up = run("7up-mbs", 100_000).cards_per_coup
    assert seven_up is not None
    assert (seven_up.least, seven_up.most) == (3, 5), "the fixed 7 is no card of the shoe"


LIBRARY = """
schema  = 1
id      = "library"
extends = "punto-banco"
version = "1.0.0"
include = [{includes}]
[[sources]]
title = "made up"
house = "none"
date = "undated"
language = "en"
[[example]]
cards = "P: Kh 9d  B: 2s 3c"
expects = {{ winner = "player" }}
pays = {{ player = "1" }}
"""


@pytest.mark.slow
def test_every_bet_of_the_library_agrees_with_its_exact_value() -> None:
    """Four million coups; 4.5 standard errors for each of more than a hundred bets: one false alarm in 1,000 runs.

    Bets that win less than a hundred times are too rare to be judged so.
    """
    includes = ", ".join(f'{{ bets_from = "{name}" }}' for name in fragment_names())
    rules = read_own(LIBRARY.format(includes=includes), file="library")
    coups = 4_000_000
    report = simulate(
        rules,
        policy_of(rules, 8, FIXED),
        decks=8,
        seed=SEED,
        coups=coups,
        workers=Threads(2),
        tell=lambda _progress: None,
    )
    assert len(report.bets) > 100
    exact = exact_odds(rules, decks=8)
    judged = [figures for figures in report.bets if exact.bets[figures.bet].hit_frequency * coups > 100]
    assert len(judged) > 90
    assert not {figures.bet: figures.z for figures in judged if abs(figures.z) > 4.5}
