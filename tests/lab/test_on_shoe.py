"""A system on one shoe: what the exact edges expect of its stakes, how far chance throws them, and what is said."""

from __future__ import annotations

from fractions import Fraction

import pytest

from puntobanco.cards import parse_cards
from puntobanco.engine import deal
from puntobanco.lab import Study, Terms, study_of, system_of
from puntobanco.lab.columns import Column, End
from puntobanco.lab.on_shoe import OnShoe, deviation, play_on, shoe_sentences
from puntobanco.lab.plain import Shoe
from puntobanco.odds import exact_odds
from puntobanco.rules import shipped
from puntobanco.text import texts_in

PUNTO = shipped("punto-banco")
PLAYER_WINS, BANKER_WINS, TIE = "9h 2s Kd 3c", "2h 9s Kd Qc", "8h 8s Kd Kc"
BANKER_DEVIATION = 0.9274
"""Of one unit on Banker, as the Wizard of Odds prints it for eight decks."""


def shoe_of(*coups: str) -> Shoe:
    return Shoe(None, tuple(deal(PUNTO, parse_cards(cards)) for cards in coups))


def study_on(shoe: Shoe, system: str, *bets: str, **terms: int | None) -> Study:
    given = {"unit_minor": 1_000, "bankroll_minor": None, "coups": len(shoe.coups), **terms}
    return study_of(PUNTO, system_of(system), bets, Terms(**given))  # type: ignore[arg-type] # as Terms has them


def played(shoe: Shoe, system: str, **terms: int | None) -> OnShoe:
    return play_on(study_on(shoe, system, "banker", **terms), shoe)


def said(session: OnShoe, language: str = "en") -> str:
    return " ".join(shoe_sentences(texts_in(language, files=("terms", "lab")), session))


def test_what_is_expected_is_the_exact_edge_of_all_that_was_staked_so_far() -> None:
    session = played(shoe_of(PLAYER_WINS, TIE, BANKER_WINS), "martingale")
    edge = exact_odds(PUNTO).bets["banker"].house_edge
    assert [told.stake for told in session.story] == [1_000, 2_000, 2_000]
    assert session.expected == (-1_000 * edge, -3_000 * edge, -5_000 * edge)
    assert session.handle == 5_000


def test_chance_throws_four_stakes_twice_as_far_as_one() -> None:
    one, four = (played(shoe_of(*[PLAYER_WINS] * coups), "flat") for coups in (1, 4))
    assert deviation(one) == pytest.approx(1_000 * BANKER_DEVIATION, rel=1e-4)
    assert deviation(four) == pytest.approx(2 * deviation(one))


def test_a_coup_that_is_sat_out_is_expected_to_cost_nothing() -> None:
    shoe = shoe_of(TIE, PLAYER_WINS, PLAYER_WINS)
    session = play_on(study_on(shoe, "follow-last"), shoe)
    assert [told.bet for told in session.story] == [None, None, "player"]
    assert session.expected[:2] == (Fraction(0), Fraction(0))
    assert session.expected[2] < 0


@pytest.mark.parametrize(
    ("terms", "end", "words"),
    [
        ({"bankroll_minor": 3_000}, End.RUINED, "could not pay another wager"),
        ({"loss_limit_minor": 3_000}, End.LIMIT, "the sum that was set had been lost"),
        ({}, End.COUPS, "One shoe proves nothing"),
    ],
)
def test_it_is_said_why_a_session_ended_before_the_shoe(terms: dict[str, int], end: End, words: str) -> None:
    session = played(shoe_of(PLAYER_WINS, PLAYER_WINS, PLAYER_WINS, BANKER_WINS), "martingale", **terms)
    assert session.row[Column.END] == end
    assert words in said(session)
    assert ("It ended after 2 rounds" in said(session)) is (end is not End.COUPS)


def test_a_system_that_never_wagers_is_said_to_have_found_nothing_and_costs_nothing() -> None:
    session = play_on(study_on(shoe_of(TIE), "follow-last"), shoe_of(TIE))
    assert session.handle == 0
    assert "No wager was made" in said(session)
    assert "proves nothing" in said(session)


def test_whoever_looks_at_cards_is_told_that_the_edge_is_of_a_full_shoe() -> None:
    shoe = shoe_of(PLAYER_WINS, BANKER_WINS)
    study = study_of(
        PUNTO,
        system_of("count", {"trigger": "-1000"}),
        ("banker",),
        Terms(unit_minor=1_000, bankroll_minor=None, coups=2),
    )
    assert "whoever chooses by the cards" in said(play_on(study, shoe))
    assert "whoever chooses by the cards" not in said(played(shoe, "flat"))
