"""Two languages side by side: the same numbers left and right, each paragraph marked with its language."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from puntobanco.rulebook import html, markdown, rulebook
from puntobanco.rules import shipped, shipped_ids
from puntobanco.text import LANGUAGES


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_7up_stands_side_by_side_paragraph_by_paragraph(language: str) -> None:
    left, right = (rulebook(shipped("7up-mbs"), each) for each in ("en", language))
    tree = ET.fromstring(html(left, whole=False, beside=right))
    pairs = [(pair[0], pair[1]) for pair in tree.iter("div") if (pair.get("class") or "").startswith("pair")]
    assert all(translated.get("lang") == language for _, translated in pairs)
    numbers = [
        tuple("".join(span.itertext()) for side in pair for span in side.iter("span") if span.get("class") == "number")
        for pair in pairs
    ]
    assert all(len(number) in {0, 2} and len(set(number)) <= 1 for number in numbers)
    assert ("5.7", "5.7") in numbers
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_in_a_terminal_each_paragraph_is_followed_by_its_translation() -> None:
    left, right = (rulebook(shipped("7up-mbs"), each) for each in ("en", "zh-Hant"))
    lines = markdown(left, beside=right).split("\n\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("**1.1.1**"))
    assert "“Hand” means" in lines[at]
    assert "「手牌」" in lines[at + 1]
    assert sum("| English" in line for line in lines) == 1, "the list of words once"


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", shipped_ids())
def test_every_rule_set_can_stand_in_any_two_languages(ruleset: str) -> None:
    pages = [rulebook(shipped(ruleset), language) for language in LANGUAGES]
    for left in pages:
        for right in pages:
            if left is not right:
                ET.fromstring(html(left, whole=False, beside=right))
                assert markdown(left, beside=right)
