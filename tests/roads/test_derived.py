"""The three derived roads and the ask road."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.roads import (
    Colour,
    DerivedRoad,
    Position,
    Result,
    Tail,
    Winner,
    ask_road,
    big_road,
    board_of,
    derived_marks,
    heights_of,
    parse_sequence,
)
from tests.roads.oracles import Form, looking_left, marks, recursive
from tests.roads.strategies import SIDES, random_shoe, shoes, streaky_shoes

every_road = pytest.mark.parametrize("road", list(DerivedRoad))
every_form = pytest.mark.parametrize("form", [looking_left, recursive])
any_shoe = given(shoes | streaky_shoes())


def by_heights(sequence: str, road: DerivedRoad) -> str:
    return "".join(derived_marks(heights_of(sequence), road))


def every_sequence(length: int) -> Iterator[str]:
    return ("".join(letters) for letters in product("BP", repeat=length))


@pytest.mark.slow
@every_form
@every_road
def test_the_three_forms_agree_on_every_sequence_of_up_to_fourteen_decisions(road: DerivedRoad, form: Form) -> None:
    told = {"": ""}
    for length in range(15):
        # The form tells each sequence as its prefix and one mark more; the closed form is computed whole each time.
        told = {
            sequence: told[sequence[:-1]] + (form(sequence, road.value) if sequence else "")
            for sequence in every_sequence(length)
        }
        assert told == {sequence: by_heights(sequence, road) for sequence in told}
    assert len(told) == 2**14


@every_form
@every_road
def test_the_three_forms_agree_on_shoes_of_seventy_coups(road: DerivedRoad, form: Form) -> None:
    for seed in range(100):
        shoe = random_shoe(seed, stay=(0.3, 0.5, 0.7, 0.85)[seed % 4])
        decisions = "".join(result.winner for result in shoe if result.winner is not Winner.TIE)
        found = derived_marks(big_road(shoe).heights, road)
        assert "".join(found) == marks(form, decisions, road.value)


@any_shoe
def test_ask_banker_and_ask_player_show_opposite_colours(shoe: tuple[Result, ...]) -> None:
    ask = ask_road(big_road(shoe))
    for banker, player in zip(ask[Winner.BANKER], ask[Winner.PLAYER], strict=True):
        assert {banker, player} in ({Colour.RED, Colour.BLUE}, {None})


@any_shoe
def test_the_ask_road_shows_the_mark_that_then_comes(shoe: tuple[Result, ...]) -> None:
    road = big_road(shoe)
    for side in SIDES:
        longer = big_road((*shoe, Result(side))).heights
        for derived, asked in zip(DerivedRoad, ask_road(road)[side], strict=True):
            before = derived_marks(road.heights, derived)
            assert derived_marks(longer, derived) == before + ((asked,) if asked else ())


@any_shoe
def test_a_tie_asks_and_marks_nothing(shoe: tuple[Result, ...]) -> None:
    without = tuple(result for result in shoe if result.winner is not Winner.TIE)
    assert big_road(shoe).heights == big_road(without).heights
    assert ask_road(big_road(shoe)) == ask_road(big_road(without))


@given(shoes | streaky_shoes(), st.integers(0, 90))
def test_marks_of_the_beginning_of_a_shoe_are_the_beginning_of_its_marks(shoe: tuple[Result, ...], length: int) -> None:
    for road in DerivedRoad:
        beginning = derived_marks(big_road(shoe[:length]).heights, road)
        assert derived_marks(big_road(shoe).heights, road)[: len(beginning)] == beginning


@any_shoe
def test_every_decision_marks_but_the_first_columns_and_one(shoe: tuple[Result, ...]) -> None:
    heights = big_road(shoe).heights
    for road in DerivedRoad:
        unmarked = sum(heights[: road.value]) + 1
        assert len(derived_marks(heights, road)) == max(0, sum(heights) - unmarked)


@any_shoe
def test_exchanging_banker_and_player_changes_no_derived_road(shoe: tuple[Result, ...]) -> None:
    exchanged = [result if result.winner is Winner.TIE else Result(result.winner.other) for result in shoe]
    assert big_road(exchanged).heights == big_road(shoe).heights


@every_road
def test_a_derived_road_begins_in_its_column_and_one_on_second_row(road: DerivedRoad) -> None:
    columns = "BP" * 3
    before = columns[: road.value]
    opened = before + columns[road.value]
    assert by_heights(opened, road) == ""
    assert len(by_heights(opened + opened[-1], road)) == 1
    assert len(by_heights(opened + columns[road.value + 1], road)) == 1


def test_one_blank_to_the_left_is_blue_and_a_straight_drop_of_two_or_more_is_red() -> None:
    assert by_heights("BPPPP", DerivedRoad.BIG_EYE_BOY) == "BRR"


def test_a_straight_drop_counts_logical_rows_through_a_dragon_tail() -> None:
    # The seventh Player is drawn on the sixth row, but is the seventh ring of its run: six blanks to the left.
    assert by_heights("BPPPPPPP", DerivedRoad.BIG_EYE_BOY) == "BRRRRR"
    assert by_heights("BBBBBBBBPPPPPPPPP", DerivedRoad.BIG_EYE_BOY) == "RRRRRRRB"


def test_a_new_column_is_red_when_the_two_compared_columns_are_equally_high() -> None:
    assert by_heights("BBPPB", DerivedRoad.BIG_EYE_BOY)[-1] == "R"
    assert by_heights("BBPPPB", DerivedRoad.BIG_EYE_BOY)[-1] == "B"


def test_a_chop_is_red_on_every_derived_road() -> None:
    chop = "BP" * 20
    assert {by_heights(chop, road) for road in DerivedRoad} == {"R" * 38, "R" * 37, "R" * 36}


@pytest.mark.parametrize(("tail", "last"), [(Tail.KEEP_RIGHT, (3, 4)), (Tail.DOWN_AGAIN, (2, 5))])
def test_derived_roads_are_drawn_with_the_same_tail(tail: Tail, last: Position) -> None:
    # A chop gives seven reds, columns of two and one in turn seven blues: two tails side by side.
    board = board_of(parse_sequence("BPBPBPBP" + "BBPBBPBB"), tail=tail)
    assert heights_of(board.derived[0].marks)[:2] == (7, 7)
    assert board.derived[0].positions[13] == last


def test_the_ask_road_is_empty_until_a_road_begins() -> None:
    for sequence in ("", "T", "TTT", "B", "BBBB"):
        assert set(ask_road(big_road(parse_sequence(sequence)))[Winner.BANKER]) == {None}
    one_on = ask_road(big_road(parse_sequence("BBP")))
    assert one_on[Winner.PLAYER] == (Colour.RED, None, None)
