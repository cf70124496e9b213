"""The JSON document of the command line."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from puntobanco.roads import Result, RoadsDocument, Tail, document, parse_sequence
from tests.roads.golden import FILE, golden_text
from tests.roads.strategies import shoes, streaky_shoes


def test_the_document_of_an_empty_shoe_has_every_key() -> None:
    expected: RoadsDocument = {
        "big_eye_boy": "",
        "small_road": "",
        "cockroach_pig": "",
        "ask": {"B": ["", "", ""], "P": ["", "", ""]},
        "big_road": {"runs": [], "leading_ties": 0},
        "bead_plate": [],
    }
    assert document(()) == expected


def test_the_document_of_a_short_shoe_in_full() -> None:
    assert document(parse_sequence("TBbPTPB")) == {
        "big_eye_boy": "BB",
        "small_road": "",
        "cockroach_pig": "",
        "ask": {"B": ["R", "B", ""], "P": ["B", "R", ""]},
        "big_road": {
            "runs": [
                {"side": "B", "cells": [[0, 0]], "ties": [0]},
                {"side": "P", "cells": [[1, 0], [1, 1]], "ties": [1, 0]},
                {"side": "B", "cells": [[2, 0]], "ties": [0]},
            ],
            "leading_ties": 1,
        },
        "bead_plate": [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5]],
    }


def test_the_tail_changes_cells_and_nothing_else() -> None:
    shoe = parse_sequence("B" * 7 + "P" * 7)
    right, down = document(shoe, tail=Tail.KEEP_RIGHT), document(shoe, tail=Tail.DOWN_AGAIN)
    assert right["big_road"]["runs"][1]["cells"][-1] == [3, 4]
    assert down["big_road"]["runs"][1]["cells"][-1] == [2, 5]
    assert {**right, "big_road": None} == {**down, "big_road": None}


@given(shoes | streaky_shoes(), st.sampled_from(Tail))
def test_the_document_goes_through_json_unchanged(shoe: tuple[Result, ...], tail: Tail) -> None:
    found = document(shoe, tail=tail)
    assert json.loads(json.dumps(found)) == found


def test_golden_shoes_are_what_they_were() -> None:
    assert FILE.read_text(encoding="utf-8") == golden_text()
