"""Which wagers a table takes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.engine import Situation, can_wager, verify_wagers
from puntobanco.errors import Reason, Refused
from puntobanco.rules import Mode, Rules, shipped, shipped_ids

STAR = shipped("star-commission")
MBS = shipped("7up-mbs")
ONLINE = shipped("7up-online")


def _situation(rules: Rules, *, coup: int = 1, mode: Mode = Mode.RNG, level: int = 1) -> Situation:
    table = rules.ruleset.table
    return Situation(coup, mode, table.limits, level, table.level_top)


def _refused(rules: Rules, situation: Situation, added: Mapping[str, int], standing: Mapping[str, int]) -> Refused:
    with pytest.raises(Refused) as caught:
        verify_wagers(rules, situation, standing, added)
    assert not can_wager(rules, situation, standing, added)
    return caught.value


@pytest.mark.parametrize(
    ("level", "main", "side"), [(0, 2_500, 500), (1, 2_500, 500), (2, 5_000, 1_000), (3, 7_500, 1_500),
                                (40, 100_000, 20_000), (41, 100_000, 20_000)]
)  # fmt: skip
def test_limits_of_the_star_hall_rise_with_the_level(level: int, main: int, side: int) -> None:
    situation = _situation(STAR, level=level)
    for bet, coins in (("banker", main), ("player", main), ("tie", side), ("banker-pair", side), ("player-pair", side)):
        verify_wagers(STAR, situation, {}, {bet: coins * 100})
        refused = _refused(STAR, situation, {bet: coins * 100 + 50_000}, {})
        assert (refused.reason, refused.allowed_minor) == (Reason.ABOVE_MAXIMUM, coins * 100)


def test_what_stands_counts_toward_the_limit() -> None:
    refused = _refused(STAR, _situation(STAR), {"banker": 100_000}, {"banker": 200_000})
    assert (refused.reason, refused.allowed_minor) == (Reason.ABOVE_MAXIMUM, 50_000)


def test_a_patron_of_the_star_hall_wagers_on_only_one_of_banker_and_player() -> None:
    assert _refused(STAR, _situation(STAR), {"player": 50_000}, {"banker": 50_000}).reason is Reason.ONLY_ONE_OF
    assert _refused(STAR, _situation(STAR), {"player": 50_000, "banker": 50_000}, {}).reason is Reason.ONLY_ONE_OF
    verify_wagers(STAR, _situation(STAR), {"banker": 50_000}, {"tie": 50_000, "player-pair": 50_000})


def test_3_5_seven_up_wagers_stand_alone_or_in_any_combination() -> None:
    bets = ("banker", "player", "tie", "super-sevens")
    for chosen in range(1, 16):
        verify_wagers(MBS, _situation(MBS), {}, {bet: 1000 for n, bet in enumerate(bets) if chosen >> n & 1})


def test_online_super_sevens_needs_a_wager_beside_it() -> None:
    assert _refused(ONLINE, _situation(ONLINE), {"super-sevens": 1000}, {}).reason is Reason.ONLY_WITH
    for beside in ("banker", "player", "tie"):
        verify_wagers(ONLINE, _situation(ONLINE), {beside: 1000}, {"super-sevens": 1000})
        verify_wagers(ONLINE, _situation(ONLINE), {}, {"super-sevens": 1000, beside: 1000})


def test_online_super_sevens_is_offered_in_the_first_forty_coups_of_a_live_shoe_only() -> None:
    wagers = {"banker": 1000, "super-sevens": 1000}
    verify_wagers(ONLINE, _situation(ONLINE, coup=40, mode=Mode.LIVE), {}, wagers)
    refused = _refused(ONLINE, _situation(ONLINE, coup=41, mode=Mode.LIVE), wagers, {})
    assert (refused.reason, refused.bet) == (Reason.BET_NOT_OFFERED, "super-sevens")
    verify_wagers(ONLINE, _situation(ONLINE, coup=41, mode=Mode.RNG), {}, wagers)


@pytest.mark.parametrize(
    ("wagers", "reason"),
    [
        ({}, Reason.NO_WAGER),
        ({"dragon": 50_000}, Reason.UNKNOWN_BET),
        ({"banker": 0}, Reason.STAKE_NOT_POSITIVE),
        ({"banker": -50_000}, Reason.STAKE_NOT_POSITIVE),
        ({"banker": 50_001}, Reason.STAKE_STEP),
    ],
)
def test_what_is_no_wager_is_refused_with_its_reason(wagers: dict[str, int], reason: Reason) -> None:
    assert _refused(STAR, _situation(STAR), wagers, {}).reason is reason


def test_a_stake_below_the_minimum_is_refused_with_the_minimum() -> None:
    situation = Situation(1, Mode.RNG, {"tie": MBS.ruleset.table.limits["tie"]})
    refused = _refused(MBS, situation, {"tie": 10}, {})
    assert (refused.reason, refused.allowed_minor) == (Reason.BELOW_MINIMUM, 100)


@pytest.mark.parametrize("game", shipped_ids())
@given(data=st.data())
def test_the_amount_that_a_refusal_allows_is_taken(game: str, data: st.DataObject) -> None:
    rules = shipped(game)
    bet = data.draw(st.sampled_from([bet.id for bet in rules.bets if bet.id != "super-sevens"]))
    stake = data.draw(st.integers(1, 10**9))
    situation = _situation(rules, level=data.draw(st.integers(0, 50)))
    allowed = _allowed(rules, situation, bet, stake)
    assert allowed <= stake or allowed == rules.ruleset.table.limits[bet].min_minor
    if allowed:
        verify_wagers(rules, situation, {}, {bet: allowed})


def _allowed(rules: Rules, situation: Situation, bet: str, stake: int) -> int:
    """The stake that is taken in the end when a patron follows what refusals allow; 0 when there is none."""
    for _ in range(3):
        try:
            verify_wagers(rules, situation, {}, {bet: stake})
        except Refused as refused:
            stake = refused.allowed_minor or 0
        if not stake:
            break
    return stake
