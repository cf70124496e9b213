"""Results, and shoes written as letters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.cards import parse_cards
from puntobanco.errors import InputError
from puntobanco.outcome import Outcome
from puntobanco.roads import Result, Winner, parse_sequence, result_of, sequence_text
from tests.roads.strategies import shoes


def test_letters_stand_for_coups_and_small_letters_behind_them_for_pairs() -> None:
    assert parse_sequence("BPTBbPpTbBbp") == (
        Result(Winner.BANKER),
        Result(Winner.PLAYER),
        Result(Winner.TIE),
        Result(Winner.BANKER, banker_pair=True),
        Result(Winner.PLAYER, player_pair=True),
        Result(Winner.TIE, banker_pair=True),
        Result(Winner.BANKER, banker_pair=True, player_pair=True),
    )


def test_both_pairs_of_a_coup_may_be_written_in_either_order() -> None:
    assert parse_sequence("Bpb") == parse_sequence("Bbp")


@pytest.mark.parametrize("blank", ["", " ", "\n", " \t\r\n"])
def test_a_blank_line_is_an_empty_shoe(blank: str) -> None:
    assert parse_sequence(blank) == ()


def test_white_space_around_a_shoe_is_passed_over() -> None:
    assert parse_sequence("  BP\r\n") == parse_sequence("BP")


@pytest.mark.parametrize(
    ("text", "position", "letter"),
    [
        ("BPX", 3, "X"),
        ("?", 1, "?"),
        ("BP BP", 3, " "),
        ("  BPx", 5, "x"),
        ("BBt", 3, "t"),
        ("b", 1, "b"),
        ("pBP", 1, "p"),
        ("Bbb", 3, "b"),
        ("BpbTpp", 6, "p"),
        ("B莊", 2, "莊"),
        ("BP\nP", 3, "\\n"),
    ],
)
def test_a_bad_letter_is_refused_with_its_position(text: str, position: int, letter: str) -> None:
    with pytest.raises(InputError, match=rf"^position {position}: ") as refused:
        parse_sequence(text)
    assert repr(letter).replace("\\\\", "\\") in str(refused.value)
    assert "\n" not in str(refused.value)


@given(st.text(max_size=20))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        shoe = parse_sequence(text)
    except InputError:
        return
    assert set(text.strip()) <= set("BPTbp")
    assert len(shoe) == sum(letter.isupper() for letter in text)


@given(shoes)
def test_a_written_shoe_reads_back(shoe: tuple[Result, ...]) -> None:
    read = parse_sequence(sequence_text(shoe))
    assert [(at.winner, at.banker_pair, at.player_pair) for at in read] == [
        (at.winner, at.banker_pair, at.player_pair) for at in shoe
    ]


@pytest.mark.parametrize(
    ("player", "banker", "expected"),
    [
        ("5h 4d", "2s 3c", Result(Winner.PLAYER, total=9, natural=True)),
        ("Kh Kd", "9s 7c", Result(Winner.BANKER, total=6, player_pair=True)),
        ("4h 3d", "7s Kc", Result(Winner.TIE, total=7)),
        ("2h 3d 4s", "4s 4s", Result(Winner.PLAYER, total=9, banker_pair=True)),
    ],
)
def test_a_finished_coup_leaves_winner_winning_total_natural_and_pairs(
    player: str, banker: str, expected: Result
) -> None:
    outcome = Outcome.of(parse_cards(player), parse_cards(banker))
    assert result_of(outcome) == expected


def test_a_tie_has_no_other_side() -> None:
    assert Winner.BANKER.other is Winner.PLAYER
    assert Winner.PLAYER.other is Winner.BANKER
    with pytest.raises(AssertionError):
        _ = Winner.TIE.other
