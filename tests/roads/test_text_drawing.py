"""The roads in a terminal."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from puntobanco.roads import (
    Bead,
    Captions,
    Ink,
    Presentation,
    Result,
    Span,
    Style,
    TieStyle,
    Winner,
    parse_sequence,
    text,
    text_lines,
)
from tests.roads.strategies import shoes, streaky_shoes

CAPTIONS = Captions("Beads", "Big", "Eye", "Small", "Pig", "Banker?", "Player?")
PIG = "／"  # noqa: RUF001 -- full width: two columns
DRAWN = """\
Beads
T  B  .
Bb T  .
P  B  .
T  B  .
Pp T  .
B  B  .

Big
Bb/ P/  B   .
.   Pp  B/  .
.   .   B   .
.   .   B/  .
.   .   B   .
.   .   .   .

Eye
B R B R .
B . . R .
. . . . .
. . . . .
. . . . .
. . . . .

Small
B R .
. R .
. R .
. . .
. . .
. . .

Pig
. .
. .
. .
. .
. .
. .

Banker? R R -
Player? B B -
"""


def test_a_shoe_in_letters() -> None:
    assert text(parse_sequence("TBbPTPpBBTBBTB"), CAPTIONS) == DRAWN


def test_several_ties_on_a_ring_are_a_slash_with_their_number() -> None:
    assert "B/5 P   ." in text(parse_sequence("TTBTTTP"), CAPTIONS)


def test_leading_ties_wait_as_a_slash_in_the_first_cell() -> None:
    assert "Big\n/4 ." in text(parse_sequence("TTTT"), CAPTIONS)


def test_a_house_may_leave_ties_pairs_and_naturals_out() -> None:
    shoe = [Result(Winner.BANKER, natural=True, banker_pair=True), Result(Winner.TIE)]
    plain = Presentation(tie_style=TieStyle.NONE, naturals=False, pairs=False)
    assert "Big\nBb*/ ." in text(shoe, CAPTIONS)
    assert "Big\nB ." in text(shoe, CAPTIONS, presentation=plain)
    assert "Big\n. ." in text(parse_sequence("TT"), CAPTIONS, presentation=plain)


def test_letters_carry_no_colour_codes_and_only_ascii() -> None:
    drawn = text(parse_sequence("BPTBbPpBBBBBBBP"), CAPTIONS)
    assert drawn.isascii()
    assert "\x1b" not in drawn


def test_shapes_are_ring_disc_and_slash_in_red_and_blue() -> None:
    drawn = text(parse_sequence("BPPBBBPBPPB"), CAPTIONS, style=Style.SHAPES)
    for shape in ("○", "●", PIG):
        assert f"\x1b[31m{shape}\x1b[0m" in drawn
        assert f"\x1b[94m{shape}\x1b[0m" in drawn


def test_beads_and_rings_may_show_the_winning_total_in_colour() -> None:
    shoe = [Result(Winner.PLAYER, total=8), Result(Winner.TIE, total=6), Result(Winner.BANKER)]
    points = Presentation(bead=Bead.POINTS, ring_points=True)
    spans = {span for line in text_lines(shoe, CAPTIONS, style=Style.SHAPES, presentation=points) for span in line}
    assert {Span("8", Ink.BLUE), Span("6", Ink.GREEN), Span("B", Ink.RED), Span("○", Ink.RED)} <= spans


def test_wide_letters_keep_their_columns() -> None:
    wide = Captions("珠盤路", "大路", "大眼仔", "小路", "曱甴路", "莊問路", "閒", "莊", "閒", "和")
    drawn = text(parse_sequence("BPT" * 3), wide)
    assert "莊 莊 .\n閒 閒 .\n和 和 .\n莊 .  .\n" in drawn
    assert drawn.endswith("\n莊問路 R R R\n閒     B B B\n")


@given(shoes | streaky_shoes(), st.integers(16, 120), st.sampled_from(Style))
def test_a_given_width_is_kept(shoe: tuple[Result, ...], width: int, style: Style) -> None:
    lines = text_lines(shoe, CAPTIONS, style=style, width=width)
    roads = [line for line in lines[:-2] if len(line) > 1]
    assert len(roads) == 5 * 6
    # Two columns are always shown, and no ring with pairs, natural and ties is wider than eight characters.
    assert all(sum(len(span.text) + span.text.count(PIG) for span in line) <= width for line in roads)


@given(shoes | streaky_shoes())
def test_both_styles_draw_every_mark(shoe: tuple[Result, ...]) -> None:
    letters = text(shoe, CAPTIONS)
    shapes = re.sub(r"\x1b\[\d+m", "", text(shoe, CAPTIONS, style=Style.SHAPES))
    eye_letters, eye_shapes = (drawn.split("Eye\n")[1].split("\n\n")[0] for drawn in (letters, shapes))
    assert [len(re.findall("[RB]", row)) for row in eye_letters.splitlines()] == [
        row.count("○") for row in eye_shapes.splitlines()
    ]
