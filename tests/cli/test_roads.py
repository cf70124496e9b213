"""`puntobanco roads`."""

from __future__ import annotations

import json
from xml.etree import ElementTree as ET

import pytest

from puntobanco.text import LANGUAGES
from tests.cli.commands import json_of, lines_of, refused, run

KEYS = ["big_eye_boy", "small_road", "cockroach_pig", "ask", "big_road", "bead_plate"]


def test_a_sequence_becomes_one_document() -> None:
    found = json_of("roads", "BBPBTPBb", "--format", "json")
    assert list(found) == KEYS
    ask = found["ask"]
    assert isinstance(ask, dict)
    assert {side: len(marks) for side, marks in ask.items()} == {"B": 3, "P": 3}
    road = found["big_road"]
    assert isinstance(road, dict)
    assert road["leading_ties"] == 0
    assert [run["side"] for run in road["runs"]] == ["B", "P", "B", "P", "B"]
    assert road["runs"][2] == {"side": "B", "cells": [[2, 0]], "ties": [1]}
    assert found["bead_plate"] == [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [1, 0]]


def test_each_line_in_is_a_line_out_and_a_blank_one_an_empty_shoe() -> None:
    result = run("roads", "-", "--format", "json", typed="BPT\n\nT\n")
    assert result.exit_code == 0
    first, second, third = lines_of(result)
    assert list(first) == list(second) == KEYS
    assert second["bead_plate"] == []
    assert third["big_road"] == {"runs": [], "leading_ties": 1}
    assert run("roads", "--format", "json", typed="BPT\n\nT\n").stdout == result.stdout


def test_a_bad_letter_is_refused_with_its_position() -> None:
    assert "position 3: 'X'" in refused("roads", "BPX")
    assert "position 1" in refused("roads", "b")
    result = run("roads", "-", "--format", "json", typed="B\nBPx\nP\n")
    assert result.exit_code == 2
    good, bad, last = lines_of(result)
    assert list(good) == list(last) == KEYS
    assert bad["refused"] == "malformed"
    assert bad["line"] == 2
    assert "position 3" in str(bad["detail"])
    assert result.stderr.splitlines() == [f"puntobanco: line 2: {bad['detail']}"]


@pytest.mark.parametrize("garbage", [b"\x00\xff\xfe\n", b"\xe8\x8e\x8a\n", b"{}\n", b"\x1b[2J\n", b"B P\n"])
def test_garbage_is_refused_and_does_no_harm(garbage: bytes) -> None:
    result = run("roads", "-", "--format", "json", typed=garbage)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "\x1b" not in result.output


def test_a_very_long_shoe_is_read_whole() -> None:
    found = json.loads(run("roads", "-", "--format", "json", typed="BBP" * 3000).stdout)
    assert len(found["bead_plate"]) == 9000


def test_tails_can_turn_down_again() -> None:
    sequence = "B" * 7 + "P" * 7
    kept = json_of("roads", sequence, "--format", "json")
    turned = json_of("roads", sequence, "--format", "json", "--tail", "down-again")
    assert kept["big_eye_boy"] == turned["big_eye_boy"]
    assert kept["big_road"]["runs"][1]["cells"][-1] == [3, 4]  # type: ignore[index] # it is a document
    assert turned["big_road"]["runs"][1]["cells"][-1] == [2, 5]  # type: ignore[index] # it is a document


def test_the_text_shows_all_roads_in_every_language() -> None:
    english = run("roads", "BPTBbPpBbp").stdout
    for caption in ("Bead Plate", "Big Road", "Big Eye Boy", "Small Road", "Cockroach Pig", "Ask road"):
        assert caption in english
    assert english.endswith("6 rounds: Banker 3, Player 2, Tie 1\n")
    assert len({run("roads", "BPT", "--lang", language).stdout for language in LANGUAGES}) == len(LANGUAGES)
    assert run("roads", "-", typed="BPT\nPPB\n").stdout.count("Big Road") == 2


def test_the_picture_stands_alone_and_says_what_it_shows() -> None:
    text = run("roads", "BPTBbPpBbp", "--format", "svg").stdout
    tree = ET.fromstring(text)
    assert tree.tag.endswith("svg")
    assert "6 rounds: Banker 3, Player 2, Tie 1" in text
    assert "one sequence" in run("roads", "-", "--format", "svg", typed="B\nP\n").stderr
