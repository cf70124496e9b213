"""All roads on one sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from puntobanco.roads import (
    CLASSIC,
    DISTINCT,
    Bead,
    Captions,
    Colour,
    DerivedRoad,
    Palette,
    Presentation,
    Result,
    Tail,
    TieStyle,
    Winner,
    board_of,
    derived_marks,
    parse_sequence,
    svg,
)
from tests.roads.strategies import random_shoe, shoes, streaky_shoes

CAPTIONS = Captions("Beads", "Big <road>", "Eye", "Small", "Pig", "Banker?", "Player?")
NAMESPACE = "{http://www.w3.org/2000/svg}"
BARE = Presentation(naturals=False, pairs=False, tie_style=TieStyle.NONE)


def sheet(shoe: Sequence[Result], *, columns: int | None = None, presentation: Presentation = BARE) -> ET.Element:
    return ET.fromstring(
        svg(shoe, CAPTIONS, title="Shoe 1", description="a & b", columns=columns, presentation=presentation)
    )


def elements(root: ET.Element, tag: str) -> list[ET.Element]:
    return root.findall(f".//{NAMESPACE}{tag}")


def texts(root: ET.Element) -> list[str]:
    return [str(element.text) for element in elements(root, "text")]


def test_the_picture_is_an_image_with_title_and_description() -> None:
    root = sheet(parse_sequence("BP"))
    assert root.tag == f"{NAMESPACE}svg"
    assert root.get("role") == "img"
    named = {element.get("id"): element.text for element in (*elements(root, "title"), *elements(root, "desc"))}
    assert named[root.get("aria-labelledby")] == "Shoe 1"
    assert named[root.get("aria-describedby")] == "a & b"
    assert root.get("lang") == "en"


def test_captions_are_written_as_given() -> None:
    assert {"Beads", "Big <road>", "Eye", "Small", "Pig", "Banker?", "Player?"} <= set(texts(sheet(())))


@given(shoes | streaky_shoes())
@settings(max_examples=40)
def test_a_whole_sheet_draws_every_mark_of_every_road(shoe: tuple[Result, ...]) -> None:
    root = sheet(shoe)
    board = board_of(shoe)
    hollow: Counter[str | None] = Counter(
        element.get("stroke") for element in elements(root, "circle") if element.get("fill") == "none"
    )
    filled: Counter[str | None] = Counter(element.get("fill") for element in elements(root, "circle"))
    slashes: Counter[str | None] = Counter(element.get("stroke") for element in elements(root, "line"))
    winners = Counter(result.winner for result in shoe)

    def marks(road: DerivedRoad, colour: Colour) -> int:
        asked = [at[road.value - 1] for at in board.ask.values()]
        return derived_marks(board.big_road.heights, road).count(colour) + asked.count(colour)

    for winner, colour, paint in (
        (Winner.BANKER, Colour.RED, DISTINCT.red),
        (Winner.PLAYER, Colour.BLUE, DISTINCT.blue),
    ):
        assert hollow[paint] == winners[winner] + marks(DerivedRoad.BIG_EYE_BOY, colour)
        assert filled[paint] == winners[winner] + marks(DerivedRoad.SMALL_ROAD, colour)
        assert slashes[paint] == marks(DerivedRoad.COCKROACH_PIG, colour)
    assert filled[DISTINCT.green] == winners[Winner.TIE]


@given(streaky_shoes(), st.sampled_from([24, 36, 60]), st.sampled_from(Tail))
@settings(max_examples=40)
def test_no_mark_lies_outside_its_sheet(shoe: tuple[Result, ...], columns: int, tail: Tail) -> None:
    root = ET.fromstring(svg(shoe, CAPTIONS, title="t", description="d", tail=tail, columns=columns))
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    for circle in elements(root, "circle"):
        assert 0 < float(circle.get("cx", "-1")) < width
        assert 0 < float(circle.get("cy", "-1")) < height


@given(shoes | streaky_shoes())
@example(parse_sequence("T" * 80))
@example(parse_sequence("B" * 50))
@example(parse_sequence("BP" * 40))
def test_a_whole_sheet_is_the_narrowest_on_which_no_road_is_cut(shoe: tuple[Result, ...]) -> None:
    board = board_of(shoe)

    def fits(columns: int) -> bool:
        roads = [(board.beads, columns // 3), (board.rings, columns - 1)]
        roads += [(derived.positions, 2 * columns // 3 - 1) for derived in board.derived]
        return all(column < room for positions, room in roads for column, _ in positions)

    columns = (float(sheet(shoe).get("width", "0")) - 24) / 20 * 3 / 4
    assert columns % 3 == 0
    assert fits(int(columns))
    assert columns == 36 or not fits(int(columns) - 3)


@pytest.mark.parametrize("letters", ["B" * 60 + "P", "BP" * 60 + "P"])
def test_a_tail_longer_than_the_board_is_cut_at_its_edge(letters: str) -> None:
    root = sheet(parse_sequence(letters), columns=24)
    left, width = 176.0, 24 * 20.0  # of the big road, below which the derived roads have a third each
    circles = [c for c in elements(root, "circle") if float(c.get("cx", "0")) > left]
    for c in circles:
        big, hollow = float(c.get("r", "0")) > 5, c.get("fill") == "none"
        right = left + width * (1 if big else 1 / 3 if hollow else 2 / 3)
        assert float(c.get("cx", "0")) < right
    assert any(c.get("fill") == "none" for c in circles)


def test_a_long_shoe_shows_its_last_columns_only() -> None:
    shoe = parse_sequence("BP" * 40)
    whole, cut = sheet(shoe), sheet(shoe, columns=24)
    big_rings = [c for c in elements(cut, "circle") if c.get("fill") == "none" and float(c.get("r", "0")) > 5]
    # 23 rings and a free column, and of the ask road two rings.
    assert len(big_rings) == 23 + 2
    assert float(whole.get("width", "0")) > float(cut.get("width", "0"))


def test_ties_are_green_slashes_with_their_number_from_two_on() -> None:
    shown = Presentation()
    root = sheet(parse_sequence("TTBTTTPT"), presentation=shown)
    assert [line.get("stroke") for line in elements(root, "line")] == [DISTINCT.green] * 2
    assert "5" in texts(root)
    assert "1" not in texts(root)
    assert [line.get("stroke") for line in elements(sheet(parse_sequence("TT"), presentation=shown), "line")] == [
        DISTINCT.green
    ]
    assert elements(sheet(parse_sequence("TTBTTTPT")), "line") == []


def test_pairs_are_dots_top_left_for_banker_and_bottom_right_for_player() -> None:
    plain, dotted = (
        Counter(c.get("fill") for c in elements(sheet(parse_sequence("BbpT"), presentation=shown), "circle"))
        for shown in (BARE, Presentation(tie_style=TieStyle.NONE))
    )
    # Bead and ring have one each.
    assert dotted - plain == {DISTINCT.red: 2, DISTINCT.blue: 2}


def test_a_pair_on_a_tie_shows_on_the_bead_plate_only() -> None:
    root = sheet(parse_sequence("TpP"), presentation=Presentation(tie_style=TieStyle.NONE))
    blue = [c for c in elements(root, "circle") if c.get("fill") == DISTINCT.blue]
    assert len(blue) == 2  # the dot, and the bead of the Player coup


def test_naturals_are_dots_of_their_own_colour() -> None:
    shoe = [Result(Winner.BANKER, natural=True), Result(Winner.TIE, natural=True)]
    root = sheet(shoe, presentation=Presentation())
    assert [c.get("fill") for c in elements(root, "circle")].count(DISTINCT.natural) == 3


@pytest.mark.parametrize(("ties", "in_the_middle"), [(0, True), (1, False)])
def test_a_natural_is_in_the_middle_of_its_ring_unless_ties_are(ties: int, *, in_the_middle: bool) -> None:
    shoe = [Result(Winner.BANKER, natural=True), *[Result(Winner.TIE)] * ties]
    circles = elements(sheet(shoe, presentation=Presentation()), "circle")
    dots = [(c.get("cx"), c.get("cy")) for c in circles if c.get("fill") == DISTINCT.natural]
    rings = [(c.get("cx"), c.get("cy")) for c in circles if c.get("fill") == "none"]
    assert len(rings) == 1
    assert (rings[0] in dots) is in_the_middle


def test_beads_and_rings_may_show_the_winning_total() -> None:
    shoe = [Result(Winner.PLAYER, total=8), Result(Winner.BANKER)]
    root = sheet(shoe, presentation=Presentation(bead=Bead.POINTS, ring_points=True))
    assert texts(root).count("8") == 2
    assert "B" in texts(root)
    assert "P" not in texts(root)


def test_letters_on_beads_are_the_languages_own() -> None:
    chinese = replace(CAPTIONS, banker_letter="莊", player_letter="閒", tie_letter="和", lang="zh-Hant")
    root = ET.fromstring(svg(parse_sequence("BPT"), chinese, title="t", description="d"))
    assert {"莊", "閒", "和"} <= set(texts(root))
    assert root.get("lang") == "zh-Hant"


def test_the_same_shoe_is_the_same_picture_to_the_byte() -> None:
    shoe = random_shoe(3)
    assert svg(shoe, CAPTIONS, title="t", description="d") == svg(shoe, CAPTIONS, title="t", description="d")


def luminance(colour: str) -> float:
    """Relative luminance of an sRGB colour (WCAG 2.2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [DISTINCT, CLASSIC])
def test_marks_stand_out_from_paper_and_letters_from_beads(palette: Palette) -> None:
    for winner in Winner:
        colour, on_colour = palette.of(winner)
        assert contrast(colour, palette.paper) >= 3  # WCAG 2.2, 1.4.11
        assert contrast(on_colour, colour) >= 4.5  # WCAG 2.2, 1.4.3


def test_red_and_blue_of_the_distinct_palette_differ_without_colour() -> None:
    assert contrast(DISTINCT.red, DISTINCT.blue) > 2.6
    assert contrast(CLASSIC.red, CLASSIC.blue) < 1.3


def test_a_blue_cockroach_pig_is_dashed() -> None:
    root = sheet(parse_sequence("BPPBPBBBPP"))
    dashed = {line.get("stroke"): line.get("stroke-dasharray") is not None for line in elements(root, "line")}
    assert dashed == {DISTINCT.red: False, DISTINCT.blue: True}


def test_a_whole_sheet_is_never_narrower_than_the_usual_board() -> None:
    assert sheet(()).get("width") == sheet((), columns=36).get("width")
