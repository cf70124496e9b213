"""Every stake on every row of every bet of the house returns what the engine settles."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.api import load
from puntobanco.engine import Coup, settle_wager
from puntobanco.errors import InputError
from puntobanco.lab.machine import LOST, PUSHED, WON
from puntobanco.lab.pays import Pays, pays_of, side_of
from puntobanco.rules import Rules, shipped, shipped_ids
from tests.lab.shoes import some

ENDS = {"won": WON, "push": PUSHED, "lost": LOST}
STAKES = (1, 7, 10, 30, 99, 100, 101, 1_950, 333_333, 50_000_000)


def coups(rules: Rules) -> list[Coup]:
    return [coup for shoe in some(rules, 600) for coup in shoe.coups]


@pytest.mark.parametrize("game", shipped_ids())
def test_every_bet_of_every_rule_set_returns_what_the_engine_settles(game: str) -> None:
    rules = shipped(game)
    for bet in rules.bets:
        pays = pays_of(rules, [bet.id])
        for coup in coups(rules)[:300]:
            way = pays.ways[pays.way_of[0][pays.grid.class_of(coup.outcome)]]
            for stake in STAKES:
                settled = settle_wager(rules, coup.outcome, bet.id, stake)
                assert (way.returned(stake), way.net(stake)) == (settled.returned, settled.net)
                assert way.end == ENDS[settled.result]


def test_bets_of_two_grids_are_settled_on_the_one_that_knows_both() -> None:
    rules = shipped("star-special")
    ids = ["banker", "banker-pair", "tie"]
    pays = pays_of(rules, ids)
    assert pays.grid.name == "pairs"
    for coup in coups(rules):
        number = pays.grid.class_of(coup.outcome)
        for spot, bet in enumerate(ids):
            settled = settle_wager(rules, coup.outcome, bet, 50_000)
            assert pays.ways[pays.way_of[spot][number]].net(50_000) == settled.net


def test_bets_whose_facts_no_grid_knows_together_are_refused() -> None:
    rules = load("punto-banco", bets=["all-red", "player-pair"]).rules
    with pytest.raises(InputError, match="study them one by one"):
        pays_of(rules, ["all-red", "player-pair"])


ROUNDING = shipped("touch")
PAYS = pays_of(ROUNDING, ["banker"])


@given(st.integers(1, 10**9))
def test_what_rounding_keeps_is_the_exact_return_less_the_paid_one(stake: int) -> None:
    for way in PAYS.ways:
        exact = Fraction(stake * way.numerator, way.denominator)
        assert PAYS.kept_of(PAYS.rounded(way, stake)) == exact - way.returned(stake)
        assert 0 <= exact - way.returned(stake) < way.unit


def test_ten_cents_on_banker_lose_half_a_cent_of_every_win() -> None:
    won = next(way for way in PAYS.ways if way.end == WON)
    assert (won.returned(10), won.returned(20), won.returned(30)) == (19, 39, 58)
    assert PAYS.kept_of(PAYS.rounded(won, 10)) == Fraction(1, 2)


def test_a_main_bet_is_on_the_side_whose_win_it_asks_for() -> None:
    rules = shipped("7up-mbs")
    assert {bet.id: side_of(bet) for bet in rules.bets if side_of(bet)} == {"player": "player", "banker": "banker"}


def test_sums_too_large_for_64_bits_are_seen_beforehand() -> None:
    assert PAYS.fits(10**12)
    assert not Pays(PAYS.grid, PAYS.bets, PAYS.ways, PAYS.way_of).fits(10**18)
