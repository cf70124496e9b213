"""RNG-06, STANDARDS 3.4: raw streams and shuffled shoes, judged together at 99 %; every bad shuffle is rejected.

All keys are fixed, so a verdict is the same every time; one set of keys in a hundred would have failed a perfect
shuffle. The exact tests in `test_shuffle` are the guard of the shuffle; the battery looks for what nobody thought of,
and the bad shuffles show that it sees.
"""

from __future__ import annotations

import numpy as np
import pytest

from puntobanco.fairness.chain import seed_at, seed_before
from puntobanco.fairness.shuffle import shuffled, words
from puntobanco.rules.shipped import shipped
from tests.fairness.battery import Battery, p_least
from tests.fairness.chances import chi_square_chance, evenness_chance, failed, fit_chance, two_sided_chance
from tests.fairness.shuffles import BAD, CARDS, key_of, ours, words_of

SMOKE = 4_000
PART, PARTS = 10_000, 100
LEVEL = 0.01
"""Chance that a perfect shuffle fails a run, all of its tests together."""

REJECTED = 1e-6
"""A bad shuffle's least p, times the number of tests, must be below this."""

NIGHTLY_ONLY = frozenset({"modulo_16", "seed_of_32_bits"})
"""Too good to be found out by 4,000 shoes."""

KEY_THAT_REJECTS = 9_646
"""The first key of the battery's in whose shoe a word must be thrown away."""

rules = shipped("star-commission")


def counted(first: int, shoes: int) -> Battery:
    battery = Battery(rules)
    battery.add(ours(first, shoes), words_of(first, shoes))
    return battery


def test_the_shoes_of_the_battery_are_those_of_the_house() -> None:
    for first, shoes in ((0, 50), (KEY_THAT_REJECTS - 1, 3)):
        for number, order in enumerate(ours(first, shoes), first):
            assert tuple(order) == shuffled(range(CARDS), words(key_of(number)))


def test_a_word_that_must_be_rejected_is_among_those_that_are_compared() -> None:
    (drawn,) = words_of(KEY_THAT_REJECTS, 1)[:, : CARDS - 1]
    below = np.arange(CARDS, 1, -1)
    assert (drawn >= 2**32 - 2**32 % below).any()


@pytest.mark.slow
def test_the_shuffle_and_its_stream_pass_together() -> None:
    assert failed(counted(0, SMOKE).chances(), level=LEVEL) == {}


@pytest.mark.parametrize("name", sorted(BAD.keys() - NIGHTLY_ONLY))
def test_a_known_bad_shuffle_is_rejected(name: str) -> None:
    battery = Battery(rules)
    battery.add(BAD[name](0, SMOKE))
    assert p_least(list(battery.chances().values())) < REJECTED


@pytest.mark.long
def test_a_million_shoes_pass_together_and_a_hundred_runs_of_them_spread_their_chances_evenly() -> None:
    whole, parts = Battery(rules), []
    for number in range(PARTS):
        part = counted(number * PART, PART)
        parts.append(part.chances())
        whole.merge(part)
    chances = whole.chances()
    sure = {name for name, chance in chances.items() if chance == 1}  # there is nothing to spread
    even = {f"{name}, evenly": evenness_chance([part[name] for part in parts]) for name in chances.keys() - sure}
    assert whole.shoes == PART * PARTS
    assert failed(chances | even, level=LEVEL) == {}


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(BAD))
def test_a_known_bad_shuffle_is_rejected_by_a_million_shoes(name: str) -> None:
    battery = Battery(rules)
    for number in range(PARTS):
        battery.add(BAD[name](number * PART, PART))
    assert p_least(list(battery.chances().values())) < REJECTED


@pytest.mark.slow
def test_rng_02_a_million_seeds_of_a_thousand_chains_are_a_million() -> None:
    seeds = set()
    for secret in map(key_of, range(1_000)):
        seed = seed_at(secret, 1_000, 1_000)
        for _ in range(1_000):
            seeds.add(seed)
            seed = seed_before(seed)
    assert len(seeds) == 1_000_000


@pytest.mark.parametrize(
    ("chi_square", "freedom", "chance"),
    [(3.841459, 1, 0.05), (11.0705, 5, 0.05), (20.515, 5, 0.001), (124.342, 100, 0.05), (73.9938, 10, 7.5e-12)],
)
def test_the_tail_of_chi_square_is_that_of_the_tables(chi_square: float, freedom: int, chance: float) -> None:
    assert chi_square_chance(chi_square, freedom) == pytest.approx(chance, rel=0.01)


def test_chances_far_out_and_of_many_classes_are_right() -> None:
    assert chi_square_chance(172_225, 172_225) == pytest.approx(0.49955, abs=1e-4)
    assert chi_square_chance(2, 2) == pytest.approx(0.36787944117, rel=1e-10), "e to the -1"
    assert chi_square_chance(1_000, 2) == pytest.approx(7.124576e-218, rel=1e-5), "e to the -500"
    assert two_sided_chance(1.959964) == pytest.approx(0.05, rel=1e-5)
    assert fit_chance(np.array([60, 40]), (0.5, 0.5)) == pytest.approx(0.0455, rel=1e-3)


def test_evenness_is_kolmogorovs() -> None:
    even = [(i + 0.5) / 100 for i in range(100)]
    assert evenness_chance(even) == 1
    farthest = 1.3581 / (100**0.5 + 0.12 + 0.11 / 100**0.5)
    assert evenness_chance([p + farthest - 0.005 for p in even]) == pytest.approx(0.05, rel=0.001)


def test_holm_judges_all_together() -> None:
    chances = {"a": 0.001, "b": 0.004, "c": 0.5, "d": 0.9}
    assert failed(chances, level=0.01) == {"a": 0.001}
    assert failed(chances, level=0.02) == {"a": 0.001, "b": 0.004}
    assert failed(dict.fromkeys("abcd", 0.003), level=0.01) == {}
