"""Counters see what has been shown and nothing else; what counting gains is what others have printed."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from puntobanco.cards import rank_of
from puntobanco.lab import Part, Player, Study, Terms, figures_of, study_of, system_of, way_of
from puntobanco.lab.columns import Column
from puntobanco.lab.counting import Count, removal_count
from puntobanco.lab.plain import play_plainly
from puntobanco.odds import Composition, exact_odds
from puntobanco.rules import shipped
from tests.lab.shoes import some

pytestmark = pytest.mark.slow

DRAGON = "0,0,0,-1,-1,-1,-1,2,2,0"
PANDA = "1,1,-2,-2,-2,-1,-1,-2,4,1"
SEED = 11
COUPS_OF_SHOE = 80.9
"""Coups of an eight-deck shoe that is burnt by its first card and cut 14 cards from its end, on average."""


def played(study: Study, sessions: int) -> Part:
    return Player(study, SEED, way_of(study, SEED)).play(0, sessions)


def test_the_count_is_per_deck_of_unseen_cards() -> None:
    count = Count((0, 0, 0, -1, -1, -1, -1, 2, 2, 0, 0, 0, 0), Fraction(4))
    assert count.reached(32, 416)
    assert not count.reached(31, 416)
    assert count.reached(16, 208)


def test_effects_of_removal_are_what_exact_odds_change_by() -> None:
    rules = shipped("punto-banco")
    count = removal_count(rules, 8, "tie")
    full = exact_odds(rules, decks=8).bets["tie"].ev
    for rank in (0, 6, 9):
        ranks = tuple(32 - (at == rank) for at in range(13))
        less = exact_odds(rules, shoe=Composition.of_ranks(ranks)).bets["tie"].ev
        assert count.tags[rank] == pytest.approx(float(less - full) * 1e9, abs=1.5)
    assert len(set(count.tags[9:])) == 1, "ten and court cards are worth the same"


def test_a_count_is_taken_when_the_estimated_value_is_above_nothing() -> None:
    rules = shipped("punto-banco")
    count = removal_count(rules, 8, "player")
    shoe = next(some(rules, 60))
    seen = [dealt.card for coup in shoe.coups[:50] for dealt in coup.dealt]
    running = sum(count.tags[rank_of(card)] for card in seen)
    estimate = float(exact_odds(rules, decks=8).bets["player"].ev) + running / 1e9 * 415 / (416 - len(seen))
    assert count.reached(running, 416 - len(seen)) == (estimate >= 0)


# Units won per eight-deck shoe, the cut card 14 cards from its end, of 100 million shoes each:
# https://www.888casino.com/blog/side-bets/co-card-counting-the-dragon-and-panda-side-bets-in-ez-baccarat
@pytest.mark.parametrize(
    ("bet", "tags", "trigger", "printed"), [("dragon7", DRAGON, "4", 0.597), ("panda8", PANDA, "11", 0.237)]
)
def test_counting_a_side_bet_gains_what_jacobson_printed(bet: str, tags: str, trigger: str, printed: float) -> None:
    system = system_of("count", {"tags": tags, "trigger": trigger})
    study = study_of(shipped("ez-baccarat"), system, [bet], Terms(100, None, 800), values=True)
    part = played(study, 400)
    shoes = part.rows[:, Column.COUPS].sum() / COUPS_OF_SHOE
    gained = part.worth.sum() / 100 / shoes
    error = part.worth.std() / 100 * len(part.rows) ** 0.5 / shoes
    # Five standard errors, a false alarm in 2e6. Sessions break off their last shoe before its end, the best of it.
    assert abs(gained - printed) < 5 * error
    assert error < 0.02


def test_exact_values_bet_only_when_a_bet_is_worth_more_than_nothing() -> None:
    rules = shipped("ez-baccarat")
    study = study_of(rules, system_of("exact"), ["dragon7", "panda8"], Terms(100, None, 160))
    player = Player(study, SEED, way_of(study, SEED))
    part = player.play(0, 4)
    for session in (0, 1):
        row, _ = play_plainly(study, player.shoes(session))
        assert part.rows[session].tolist() == list(row)
    staked = part.rows[:, Column.WAGERS] > 0
    assert staked.any()
    assert (part.worth[staked] > 0).all()


def test_the_worth_of_stakes_is_their_exact_value_by_the_cards_left() -> None:
    rules = shipped("punto-banco")
    study = study_of(rules, system_of("martingale"), ["tie"], Terms(100, None, 60), values=True)
    player = Player(study, SEED, way_of(study, SEED))
    part = player.play(0, 4)
    shoe = next(player.shoes(2))
    _, story = play_plainly(study, [shoe])
    left = [8] * 52
    if shoe.first_card is not None:
        left[shoe.first_card] -= 1
    worth = Fraction(0)
    for coup, told in zip(shoe.coups[:12], story[:12], strict=True):
        worth += told.stake * exact_odds(rules, shoe=Composition.of_cards(tuple(left))).bets["tie"].ev
        for dealt in coup.dealt:
            left[dealt.card] -= 1
    short = study_of(rules, system_of("martingale"), ["tie"], Terms(100, None, 12), values=True)
    twelve = Player(short, SEED, way_of(short, SEED)).play(0, 4)
    assert twelve.worth[2] == pytest.approx(float(worth), rel=1e-12)
    assert part.worth[2] < twelve.worth[2], "more wagers on a bad bet are worth less"


def test_net_less_worth_is_luck_alone_even_where_cards_are_counted() -> None:
    system = system_of("count", {"tags": DRAGON, "trigger": "4"})
    study = study_of(shipped("ez-baccarat"), system, ["dragon7"], Terms(100, None, 400), values=True)
    part = played(study, 400)
    figures = figures_of(study, part.rows, part.worth)
    assert figures.values_used
    assert abs(figures.z) < 4.5
    assert figures.expected_loss < 0, "the stakes were worth more than nothing"


def test_where_every_coup_is_shuffled_afresh_there_is_nothing_to_count() -> None:
    system = system_of("count", {"tags": DRAGON, "trigger": "0.01"})
    study = study_of(shipped("touch"), system, ["player"], Terms(100, None, 100))
    assert not played(study, 8).rows[:, Column.WAGERS].any()
    exact = study_of(shipped("touch"), system_of("exact"), [], Terms(100, None, 100))
    assert not played(exact, 8).rows[:, Column.WAGERS].any()


def test_below_the_trigger_a_second_bet_is_taken_if_there_is_one() -> None:
    system = system_of("count", {"tags": DRAGON, "trigger": "1"})
    rows = [
        played(study_of(shipped("ez-baccarat"), system, bets, Terms(100, None, 160)), 8).rows
        for bets in (["player"], ["player", "banker"])
    ]
    assert np.array_equal(rows[0][:, Column.HANDLE], rows[1][:, Column.HANDLE])
    assert (rows[1][:, Column.WAGERS] == 160).all()
