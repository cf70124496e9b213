"""What wagers return, in whole minor units."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.cards import parse_cards
from puntobanco.engine import Result, Settled, coup_of, deal, settle_wager
from puntobanco.errors import Reason, Refused
from puntobanco.outcome import Outcome
from puntobanco.rules import Rules, read_own, shipped, shipped_ids

stakes = st.integers(1, 10**12)
shoes = st.lists(st.integers(0, 51), min_size=6, max_size=6)
every_game = pytest.mark.parametrize("game", shipped_ids())
TOUCH = shipped("touch")


def _outcome(rules: Rules, player: str, banker: str) -> Outcome:
    return coup_of(rules, parse_cards(player), parse_cards(banker)).outcome


BANKER_WINS = _outcome(TOUCH, "2 5", "4 4")


@pytest.mark.parametrize(("stake", "returned"), [(10, 19), (20, 39), (30, 58)])
def test_touch_rounds_the_return_down_as_its_document_prints(stake: int, returned: int) -> None:
    assert settle_wager(TOUCH, BANKER_WINS, "banker", stake).returned == returned


@pytest.mark.slow
def test_no_touch_stake_below_a_thousand_coins_is_a_cent_off() -> None:
    for stake in range(1, 100_000):
        assert settle_wager(TOUCH, BANKER_WINS, "banker", stake).returned == stake * 195 // 100


def test_commission_is_apart_from_the_gross_win() -> None:
    settled = settle_wager(TOUCH, BANKER_WINS, "banker", 30)
    assert settled == Settled("banker", 30, gross_win=30, commission=2, returned=58, net=28, result=Result.WON)


def test_half_of_the_win_is_commission_when_banker_wins_with_six_at_a_special_table() -> None:
    special = shipped("star-special")
    six = settle_wager(special, _outcome(special, "K 2 3", "4 2"), "banker", 50_000)
    assert (six.gross_win, six.commission, six.net) == (50_000, 25_000, 25_000)
    seven = settle_wager(special, _outcome(special, "K 6", "3 4"), "banker", 50_000)
    assert (seven.gross_win, seven.commission, seven.net) == (50_000, 0, 50_000)


def test_4_1_seven_up_pays_nine_to_five_and_one_to_two_exactly_on_its_stake_step() -> None:
    mbs = shipped("7up-mbs")
    banker = settle_wager(mbs, _outcome(mbs, "7 9", "7 K"), "banker", 10)
    assert (banker.net, banker.commission) == (18, 0)
    assert settle_wager(mbs, _outcome(mbs, "7 K", "6 K"), "player", 10).net == 5
    assert settle_wager(mbs, _outcome(mbs, "7 K", "6 K"), "player", 11).net == 5


def test_a_tie_returns_banker_and_player() -> None:
    tie = _outcome(TOUCH, "K 6", "9 7")
    for bet in ("banker", "player"):
        assert settle_wager(TOUCH, tie, bet, 70) == Settled(bet, 70, 0, 0, 70, 0, Result.PUSHED)
    assert settle_wager(TOUCH, tie, "tie", 70).returned == 630


@every_game
@given(cards=shoes, stake=stakes)
def test_the_figures_of_every_wager_are_whole_and_add_up(game: str, cards: list[int], stake: int) -> None:
    rules = shipped(game)
    outcome = deal(rules, cards).outcome
    for bet in rules.bets:
        settled = settle_wager(rules, outcome, bet.id, stake)
        assert settled.net == settled.returned - stake
        row = bet.row_for(outcome)
        if row is None:
            assert settled == Settled(bet.id, stake, 0, 0, 0, -stake, Result.LOST)
            continue
        assert settled.returned == stake + settled.gross_win - settled.commission
        assert settled.commission >= 0
        assert (settled.commission > 0) <= (row.commission > 0)
        exact = stake * (1 + row.net)
        assert exact - 1 < settled.returned <= exact


@every_game
@given(cards=shoes, steps=st.integers(1, 10**6))
def test_stakes_on_the_stake_step_are_paid_to_the_last_unit(game: str, cards: list[int], steps: int) -> None:
    rules = shipped(game)
    if game == "touch":
        return  # its document rounds 0.10 at 0.95 down on purpose
    stake = steps * rules.ruleset.settlement.stake_step_minor
    outcome = deal(rules, cards).outcome
    for bet in rules.bets:
        row = bet.row_for(outcome)
        net = Fraction(-1) if row is None else row.net
        assert settle_wager(rules, outcome, bet.id, stake).net == stake * net


def test_an_unknown_bet_and_a_stake_of_nothing_are_refused() -> None:
    with pytest.raises(Refused) as caught:
        settle_wager(TOUCH, BANKER_WINS, "nobody", 10)
    assert caught.value.reason is Reason.UNKNOWN_BET
    for stake in (0, -5):
        with pytest.raises(Refused) as caught:
            settle_wager(TOUCH, BANKER_WINS, "banker", stake)
        assert caught.value.reason is Reason.STAKE_NOT_POSITIVE


def test_commission_is_a_share_of_the_win_and_not_of_the_stake() -> None:
    own = """
schema  = 1
id      = "dear"
extends = "punto-banco"
version = "1.0.0"
sources = [{ title = "Dear", house = "home", date = "2026", language = "en" }]
example = [{ cards = "P: Kh 2d  B: 4s 4c", expects = { winner = "banker" } }]
bet     = [{ id = "banker", pays = [{ when = { winner = "banker" }, odds = "3:1", commission = "5%" }] }]
"""
    dear = read_own(own, file="dear.toml")
    assert settle_wager(dear, BANKER_WINS, "banker", 1_000) == Settled(
        "banker", 1_000, gross_win=3_000, commission=150, returned=3_850, net=2_850, result=Result.WON
    )
