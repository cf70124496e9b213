"""The logical big road: runs and the ties between."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given

from puntobanco.roads import Result, Winner, big_road, board_of, heights_of, parse_sequence
from tests.roads.cases import MARKS, case_id
from tests.roads.strategies import shoes


def test_a_tie_belongs_to_the_ring_before_it_and_breaks_no_run() -> None:
    road = big_road(parse_sequence("BTTBPT"))
    assert road.heights == (2, 1)
    assert [[ring.ties for ring in run.rings] for run in road.runs] == [[2, 0], [1]]


def test_ties_before_the_first_decision_are_kept_apart_and_drawn_on_the_first_ring() -> None:
    road = big_road(parse_sequence("TTBTTTP"))
    assert road.leading_ties == 2
    assert road.runs[0].rings[0].ties == 3
    assert road.ties_drawn(0, 0) == 5
    assert road.ties_drawn(1, 0) == 0


def test_a_shoe_of_ties_alone_has_no_run() -> None:
    assert big_road(parse_sequence("TTTT")).runs == ()
    assert big_road(parse_sequence("TTTT")).leading_ties == 4


@given(shoes)
def test_every_coup_is_on_the_big_road_once(shoe: tuple[Result, ...]) -> None:
    road = big_road(shoe)
    rings = [ring for run in road.runs for ring in run.rings]
    assert [ring.result for ring in rings] == [result for result in shoe if result.winner is not Winner.TIE]
    assert all(shoe[ring.index] is ring.result for ring in rings)
    assert road.leading_ties + sum(ring.ties for ring in rings) + len(rings) == len(shoe)


@given(shoes)
def test_neighbouring_runs_are_of_opposite_sides(shoe: tuple[Result, ...]) -> None:
    runs = big_road(shoe).runs
    assert all(earlier.side is later.side.other for earlier, later in pairwise(runs))
    assert all(ring.result.winner is run.side for run in runs for ring in run.rings)


def test_heights_are_the_lengths_of_equal_stretches() -> None:
    assert heights_of("RRBRRR") == (2, 1, 3)
    assert heights_of("") == ()


@pytest.mark.parametrize("case", MARKS, ids=case_id)
def test_pairs_show_on_the_bead_and_on_the_ring_of_their_own_coup_only(case: dict[str, Any]) -> None:
    shoe = [
        Result(Winner(at["o"]), banker_pair=at.get("banker_pair", False), player_pair=at.get("player_pair", False))
        for at in case["results"]
    ]
    board = board_of(shoe)
    colours = {Winner.BANKER: "red", Winner.PLAYER: "blue", Winner.TIE: "green"}
    assert [{"colour": colours[result.winner], **dots(result)} for result in board.results] == case["bead"]
    rings = [
        {"cell": list(position), **dots(ring.result), **slash(board.big_road.ties_drawn(number, row))}
        for number, (run, positions) in enumerate(zip(board.big_road.runs, board.layout, strict=True))
        for row, (ring, position) in enumerate(zip(run.rings, positions, strict=True))
    ]
    assert rings == case["big"]


def dots(result: Result) -> dict[str, str]:
    return ({"dot_tl": "red"} if result.banker_pair else {}) | ({"dot_br": "blue"} if result.player_pair else {})


def slash(ties: int) -> dict[str, int]:
    return {"slash": ties} if ties else {}
