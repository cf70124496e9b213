"""What the shipped rule sets say, each figure held against its document."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from puntobanco.cards import Side
from puntobanco.engine import prove
from puntobanco.rules import Cancel, Mode, OnTie, Rules, shipped, shipped_ids

GAMES = ("punto-banco", "7up-mbs", "7up-online", "star-commission", "star-special", "touch")
BEHAVIOUR = Path(__file__).parent.parent / "cases" / "behaviour.json"
every_game = pytest.mark.parametrize("game", shipped_ids())


def _pays(rules: Rules, bet: str) -> list[tuple[str, str]]:
    return [("push" if row.pushes else str(row.odds), str(row.commission)) for row in rules.bet(bet).rows]


@every_game
def test_every_worked_coup_of_a_rule_set_comes_out_as_written(game: str) -> None:
    assert prove(shipped(game)).ruleset.examples


@every_game
def test_behaviour_changes_only_with_the_version(game: str) -> None:
    recorded = json.loads(BEHAVIOUR.read_text("utf-8"))
    rules = shipped(game)
    assert recorded.get(f"{game} {rules.version}") == rules.behaviour_hash, (
        f"{game} behaves differently: raise its version and record it in {BEHAVIOUR.name}"
    )


def test_the_six_games_of_the_documents_are_there() -> None:
    assert set(GAMES) <= set(shipped_ids())


def test_every_other_rule_set_is_a_difference_from_punto_banco() -> None:
    assert {game for game in GAMES if shipped(game).ruleset.extends is None} == {"punto-banco"}


def test_punto_banco_lets_main_wagers_stay_after_a_tie_and_everybody_else_returns_them() -> None:
    stay = {game for game in GAMES if shipped(game).ruleset.settlement.main_bets_on_tie is OnTie.STAY}
    assert stay == {"punto-banco"}
    assert shipped("punto-banco").ruleset.settlement.tie_wagers_withdrawable


def test_2_1_seven_up_is_played_with_four_to_eight_decks_and_the_classic_game_with_one_to_eight() -> None:
    assert shipped("7up-mbs").ruleset.decks_allowed == (4, 5, 6, 7, 8)
    assert shipped("punto-banco").ruleset.decks_allowed == tuple(range(1, 9))
    assert {game: shipped(game).ruleset.decks_usual for game in GAMES} == dict.fromkeys(GAMES, 8)


def test_3_7_the_first_player_card_of_seven_up_is_a_seven_that_is_not_in_the_shoe() -> None:
    rules = shipped("7up-mbs")
    assert rules.fixed(Side.PLAYER) == (52 + 6,)
    assert rules.ruleset.deal.order == (Side.BANKER, Side.PLAYER, Side.BANKER)
    assert rules.cards_longest == 5


def test_4_1_seven_up_pays_as_printed() -> None:
    mbs = shipped("7up-mbs")
    assert _pays(mbs, "banker") == [("9/5", "0"), ("1", "0"), ("push", "0")]
    assert _pays(mbs, "player") == [("1/2", "0"), ("1", "0"), ("push", "0")]
    assert _pays(mbs, "tie") == [("9", "0"), ("7", "0")]
    assert [odds for odds, _ in _pays(mbs, "super-sevens")] == ["2", "7", "17", "77", "777"]
    assert [odds for odds, _ in _pays(shipped("7up-online"), "super-sevens")] == ["3/2", "6", "15", "77", "777"]
    assert _pays(shipped("7up-online"), "banker")[0] == ("3/2", "0")


def test_the_commission_of_odd_and_even_tables_differs_and_of_nothing_else() -> None:
    odd, even = shipped("star-commission"), shipped("star-special")
    assert _pays(odd, "banker") == [("1", "1/20"), ("push", "0")]
    assert _pays(even, "banker") == [("1", "1/2"), ("1", "0"), ("push", "0")]
    for bet in ("player", "tie", "banker-pair", "player-pair"):
        assert odd.bet(bet) == even.bet(bet)
    assert odd.ruleset.table.limits == even.ruleset.table.limits


@pytest.mark.parametrize("game", ["star-commission", "star-special"])
def test_the_star_hall_has_the_tables_that_its_guide_describes(game: str) -> None:
    table = shipped(game).ruleset.table
    assert (table.seats, table.betting_seconds, table.auto, table.cancel) == (100, 45, True, Cancel.UNTIL_CONFIRM)
    assert table.chips_minor == (50_000, 100_000, 500_000, 1_000_000)
    assert not table.presentation.ties_on_big_road
    assert table.presentation.points_in_rings
    assert table.presentation.bead_points
    policy = shipped(game).ruleset.shoe[Mode.RNG]
    assert (policy.coups_max, policy.cards_least, policy.burn_by_first_card) == (78, 6, False)


def test_touch_has_no_clock_one_seat_and_its_own_chips() -> None:
    table = shipped("touch").ruleset.table
    assert (table.seats, table.betting_seconds, table.cancel) == (1, None, Cancel.UNTIL_DEAL)
    assert table.chips_minor == (10, 50, 100, 500, 2_500, 10_000)
    assert {(limit.min_minor, limit.max_minor) for limit in table.limits.values()} == {(10, 50_000)}


def test_cut_card_and_last_coup_differ_between_rng_and_live_tables() -> None:
    last = {game: [shipped(game).ruleset.shoe[mode].last_coups_after_cut for mode in Mode] for game in GAMES[:3]}
    assert last == {"punto-banco": [1, 0], "7up-mbs": [1, 0], "7up-online": [0, 0]}
    assert shipped("7up-online").ruleset.shoe[Mode.RNG].cut_card_behind == 14
    assert shipped("7up-online").ruleset.shoe[Mode.LIVE].cut_by_dealer


def test_section_5_of_seven_up_answers_every_irregularity_that_it_names() -> None:
    named = {item.paragraph: item.answers[-1] for item in shipped("7up-mbs").ruleset.irregularities if item.paragraph}
    assert named == {
        **dict.fromkeys(("5.1", "5.2", "5.3", "5.4", "5.5"), "void-coup"),
        "5.6": "refuse-late-part",
        "5.7": "settle-all-the-same",
    }


def test_seven_up_keeps_the_paragraph_numbers_of_its_document() -> None:
    numbers = [paragraph.id for paragraph in shipped("7up-mbs").ruleset.paragraphs]
    assert (numbers[0], numbers[-1], len(numbers)) == ("1.1.1", "5.7", 44)
    assert len(set(numbers)) == len(numbers)


@every_game
def test_the_first_row_that_holds_decides_and_a_tie_never_loses_a_main_wager(game: str) -> None:
    rules = shipped(game)
    for bet in rules.bets:
        for number, at in enumerate(bet.grid.classes()):
            if bet.main and at["player_total"] == at["banker_total"]:
                assert bet.net_of_class(number) == Fraction(0)
