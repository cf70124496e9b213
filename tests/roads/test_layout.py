"""Six rows, tails, and boards that are narrower than the road."""

from __future__ import annotations

from itertools import accumulate, chain, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.roads import ROWS, Position, Tail, bead_position, first_column, lay_out
from tests.roads.strategies import heights

every_tail = pytest.mark.parametrize("tail", list(Tail))
any_heights = given(heights, st.sampled_from(Tail))


@any_heights
def test_no_cell_is_used_twice_and_no_row_is_below_the_sixth(runs: tuple[int, ...], tail: Tail) -> None:
    layout = lay_out(runs, tail=tail)
    positions = list(chain.from_iterable(layout))
    assert len(set(positions)) == len(positions)
    assert {row for _, row in positions} <= set(range(ROWS))
    assert tuple(map(len, layout)) == runs


@any_heights
def test_every_run_starts_on_the_top_row_right_of_the_start_before(runs: tuple[int, ...], tail: Tail) -> None:
    starts = [run[0] for run in lay_out(runs, tail=tail)]
    assert all(row == 0 for _, row in starts)
    assert all(later > earlier for (earlier, _), (later, _) in pairwise(starts))


@any_heights
def test_a_run_goes_down_or_right_cell_by_cell_and_jumps_over_nothing(runs: tuple[int, ...], tail: Tail) -> None:
    for run in lay_out(runs, tail=tail):
        for (column, row), step in pairwise(run):
            assert step in {(column, row + 1), (column + 1, row)}


@given(heights)
def test_a_tail_that_keeps_right_never_goes_down_again(runs: tuple[int, ...]) -> None:
    for run in lay_out(runs):
        steps = [later[0] > earlier[0] for earlier, later in pairwise(run)]
        assert steps == sorted(steps)


@given(heights)
def test_a_tail_that_goes_down_again_turns_right_only_where_it_must(runs: tuple[int, ...]) -> None:
    taken: set[Position] = set()
    for run in lay_out(runs, tail=Tail.DOWN_AGAIN):
        for (column, row), (next_column, _) in pairwise(run):
            if next_column > column:
                assert row == ROWS - 1 or (column, row + 1) in taken
        taken.update(run)


@given(heights, st.sampled_from(Tail), st.integers(0, 30))
def test_later_runs_move_no_earlier_one(runs: tuple[int, ...], tail: Tail, number: int) -> None:
    assert lay_out(runs, tail=tail)[:number] == lay_out(runs[:number], tail=tail)


def test_the_seventh_of_a_run_lies_right_of_the_sixth() -> None:
    assert lay_out([8]) == (((0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (1, 5), (2, 5)),)


@every_tail
def test_the_column_after_a_dragon_starts_right_of_its_start_not_of_its_tail(tail: Tail) -> None:
    assert lay_out([10, 1], tail=tail)[1] == ((1, 0),)


@every_tail
def test_a_run_stopped_by_a_tail_turns_on_the_row_where_it_is(tail: Tail) -> None:
    assert lay_out([8, 6], tail=tail)[1] == ((1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4))


def test_two_dragons_side_by_side_part_the_two_tails() -> None:
    stem = ((1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, 4))
    assert lay_out([7, 7], tail=Tail.KEEP_RIGHT)[1] == (*stem, (3, 4))
    assert lay_out([7, 7], tail=Tail.DOWN_AGAIN)[1] == (*stem, (2, 5))


def test_tails_nest_upward_and_the_sixth_runs_on_the_top_row() -> None:
    layout = lay_out([7, 6, 5, 4, 3, 2, 1])
    assert [run[-1] for run in layout[:6]] == [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)]
    # Column 6 of the top row is taken by that tail, so the seventh run starts at column 7.
    assert layout[6] == ((7, 0),)


def test_beads_fill_columns_of_six_from_the_top() -> None:
    assert [bead_position(index) for index in (0, 5, 6, 71)] == [(0, 0), (0, 5), (1, 0), (11, 5)]


def test_a_full_bead_plate_scrolls_by_one_column_when_the_next_bead_comes() -> None:
    beads = [bead_position(index) for index in range(73)]
    assert first_column(beads[:72], columns=12, free=0) == 0
    assert first_column(beads, columns=12, free=0) == 1


def test_a_board_keeps_one_column_free_on_the_right() -> None:
    chop = list(chain.from_iterable(lay_out([1] * 40)))
    assert first_column(chop[:35], columns=36) == 0
    assert first_column(chop[:36], columns=36) == 1
    assert first_column(chop, columns=36) == 5


def test_an_empty_road_is_shown_from_its_first_column() -> None:
    assert first_column([], columns=24) == 0


def test_a_tail_that_reaches_beyond_the_board_does_not_hide_the_newest_mark() -> None:
    dragon = list(chain.from_iterable(lay_out([40])))
    assert first_column(dragon, columns=24) == 12
    after = list(chain.from_iterable(lay_out([40, 1])))
    assert first_column(after, columns=24) == 1


@given(heights, st.sampled_from(Tail), st.integers(2, 40))
def test_the_newest_mark_is_always_on_the_board(runs: tuple[int, ...], tail: Tail, columns: int) -> None:
    positions = list(chain.from_iterable(lay_out(runs, tail=tail)))
    for coups in accumulate(runs):
        first = first_column(positions[:coups], columns=columns)
        newest, _ = positions[coups - 1]
        assert first <= newest < first + columns - 1
