"""The published and worked cases of `tests/cases/roads.json`."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from puntobanco.roads import (
    Colour,
    DerivedRoad,
    Tail,
    big_road,
    board_of,
    document,
    heights_of,
    lay_out,
    parse_sequence,
)
from tests.roads.cases import CASES, DERIVED, PUBLISHED, case_id

every_case = pytest.mark.parametrize("case", CASES, ids=case_id)


def as_cells(layout: tuple[tuple[tuple[int, int], ...], ...]) -> list[list[list[int]]]:
    return [[list(position) for position in run] for run in layout]


def test_there_are_33_cases_of_which_18_are_published() -> None:
    assert len(CASES) == 33
    assert len(PUBLISHED) == 18


@every_case
def test_runs_and_ties_are_those_of_the_case(case: dict[str, Any]) -> None:
    road = big_road(parse_sequence(case["seq"]))
    assert list(road.heights) == case["run_lengths"]
    assert road.leading_ties == case["leading_ties"]
    assert [[ring.ties for ring in run.rings] for run in road.runs] == case["ties_after"]


@every_case
def test_derived_roads_and_ask_road_are_those_of_the_case(case: dict[str, Any]) -> None:
    found = document(parse_sequence(case["seq"]))
    assert {road: found[road] for road in DERIVED} == {road: case[road] for road in DERIVED}
    assert found["ask"] == case["ask"]


@every_case
def test_cells_with_both_tails_are_those_of_the_case(case: dict[str, Any]) -> None:
    heights = big_road(parse_sequence(case["seq"])).heights
    assert as_cells(lay_out(heights)) == case["big_cells_keep_right"]
    # A case says so where going down again differs; elsewhere both tails draw alike.
    down_again = case.get("big_cells_down_again", case["big_cells_keep_right"])
    assert as_cells(lay_out(heights, tail=Tail.DOWN_AGAIN)) == down_again


@every_case
def test_document_holds_the_cells_and_ties_of_the_case(case: dict[str, Any]) -> None:
    found = document(parse_sequence(case["seq"]))["big_road"]
    assert [run["cells"] for run in found["runs"]] == case["big_cells_keep_right"]
    assert [run["ties"] for run in found["runs"]] == case["ties_after"]
    assert found["leading_ties"] == case["leading_ties"]


@pytest.mark.parametrize("road", list(DerivedRoad))
def test_derived_marks_are_drawn_as_a_big_road_of_colours(road: DerivedRoad) -> None:
    key = f"{road.key}_cells_keep_right"
    drawn = [case for case in CASES if key in case]
    assert len(drawn) >= 5
    for case in drawn:
        marks = [Colour(letter) for letter in case[road.key]]
        assert as_cells(lay_out(heights_of(marks))) == case[key]


@pytest.mark.parametrize("case", PUBLISHED, ids=case_id)
def test_published_values_agree(case: dict[str, Any]) -> None:
    results = parse_sequence(case["seq"])
    published = case["published"]
    road = big_road(results)
    found: dict[str, Any] = {
        **document(results),
        "run_lengths": list(road.heights),
        "ties_after": [[ring.ties for ring in run.rings] for run in road.runs],
        "leading_ties": road.leading_ties,
    }
    for tail in Tail:
        rings = chain.from_iterable(board_of(results, tail=tail).layout)
        found["big_cells_rowcol"] = [[row, column] for column, row in rings]
        assert {key: found[key] for key in published} == published
