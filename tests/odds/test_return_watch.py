"""The watch over returns: silent over an honest house, loud over a biased one, and at once over what cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from puntobanco.engine import deal
from puntobanco.odds import exact_odds
from puntobanco.odds.return_watch import ALARM, ReturnWatch
from puntobanco.outcome import Outcome
from puntobanco.rules import Rules, shipped

LONGEST = 6


def coups(rules: Rules, random: Random, *, again_when_player_wins: float = 0.0) -> Iterator[Outcome]:
    """Coups of honest shoes; of those that Player wins, a share is dealt anew from another shoe."""
    shoe: list[int] = []
    while True:
        if len(shoe) < 3 * LONGEST:
            shoe = [card for card in range(52) for _ in range(8)]
            random.shuffle(shoe)
        coup = deal(rules, shoe[:LONGEST])
        del shoe[: coup.cards_used]
        if coup.outcome.winner == "player" and random.random() < again_when_player_wins:
            shoe = []
            continue
        yield coup.outcome


def watched(rules: Rules, outcomes: Iterator[Outcome], count: int) -> tuple[ReturnWatch, dict[str, int]]:
    """The watch after so many coups, and after which coup it told of which bet."""
    watch = ReturnWatch(rules, exact_odds(rules, decks=8))
    told: dict[str, int] = {}
    for number in range(1, count + 1):
        told |= dict.fromkeys((deviation.bet for deviation in watch.see(next(outcomes))), number)
    return watch, told


@pytest.mark.parametrize("name", ["star-commission", "star-special"])
def test_an_honest_house_is_not_accused(name: str) -> None:
    rules = shipped(name)
    watch, told = watched(rules, coups(rules, Random(1)), 5_000)
    assert told == {}
    assert watch.most < ALARM / 2


@pytest.mark.slow
def test_a_house_that_deals_a_fifth_of_players_wins_again_is_found_out_soon() -> None:
    rules = shipped("star-commission")
    _, told = watched(rules, coups(rules, Random(1), again_when_player_wins=0.2), 10_000)
    assert "player" in told
    assert "banker" in told


def test_a_deviation_is_told_once_with_its_figures() -> None:
    rules = shipped("star-commission")
    watch = ReturnWatch(rules, exact_odds(rules, decks=8))
    dealt = coups(rules, Random(1), again_when_player_wins=0.5)
    found = [deviation for _ in range(5_000) for deviation in watch.see(next(dealt))]
    assert len({deviation.bet for deviation in found}) == len(found)
    player = next(deviation for deviation in found if deviation.bet == "player")
    assert float(player.exact) == pytest.approx(0.98765, abs=1e-4)
    assert player.observed < player.exact
    assert player.evidence >= ALARM


def test_a_net_that_the_exact_value_does_not_know_is_an_alarm_at_once() -> None:
    paid, promised = shipped("star-special"), shipped("star-commission")
    watch = ReturnWatch(promised, exact_odds(promised, decks=8))
    watch.rules = paid  # a house that pays by other rules than it says: the whole win, where 95 % was promised
    dealt = coups(paid, Random(1))
    found = [deviation.bet for _ in range(20) for deviation in watch.see(next(dealt))]
    assert "banker" in found


@pytest.mark.long
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("seed", range(10))
def test_over_a_million_honest_coups_dependence_within_a_shoe_raises_no_alarm(seed: int) -> None:
    rules = shipped("star-commission")
    watch, told = watched(rules, coups(rules, Random(seed)), 100_000)
    assert told == {}
    assert watch.most < ALARM


@pytest.mark.long
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("seed", range(3))
def test_a_bias_of_two_and_a_half_percent_is_seen_within_a_hundred_thousand_coups(seed: int) -> None:
    rules = shipped("star-commission")
    _, told = watched(rules, coups(rules, Random(seed), again_when_player_wins=0.05), 100_000)
    assert {"player", "banker"} & told.keys()
