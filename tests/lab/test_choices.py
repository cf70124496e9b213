"""Choices by the shoe's roads are those of a patron who reads the roads coup by coup."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.lab import choices
from puntobanco.lab.choices import NO_BET
from puntobanco.lab.last import BANKER, PLAYER, TIE
from puntobanco.lab.systems import CHOICES, system_of
from puntobanco.roads import Colour, DerivedRoad, Winner, ask_road, big_road, derived_marks, parse_sequence

LETTERS = "PBT"
SIDES = {Winner.PLAYER: PLAYER, Winner.BANKER: BANKER}
shoes = st.text(alphabet=LETTERS, max_size=60)


def picked(name: str, letters: str, **settings: str) -> list[int]:
    system = system_of(name, settings)
    given_to_it = [number for setting in system.choice_given for number in setting]
    winners = [LETTERS.index(letter) for letter in letters]
    picks = [NO_BET] * len(winners)
    choose = CHOICES[system.choosing.id].choose
    assert choose is not None
    choose(winners, len(winners), given_to_it, picks)
    return picks


def test_follow_last_bets_on_the_last_winner_and_passes_ties_over() -> None:
    assert picked("follow-last", "TBTPPB") == [NO_BET, NO_BET, BANKER, BANKER, PLAYER, PLAYER]
    assert picked("oppose-last", "TBTPPB") == [NO_BET, NO_BET, PLAYER, PLAYER, BANKER, BANKER]


def test_after_three_in_a_row_follow_last_begins_to_bet() -> None:
    assert picked("follow-last", "BBTBBPB", after="3") == [NO_BET] * 4 + [BANKER, BANKER, NO_BET]


@given(shoes, st.sampled_from(list(DerivedRoad)), st.sampled_from(["repeat", "turn", "red", "blue"]))
def test_follow_road_bets_on_the_side_that_asks_the_wanted_mark(letters: str, road: DerivedRoad, mark: str) -> None:
    picks = picked("follow-road", letters, road=road.key.replace("_", "-"), mark=mark)
    for at in range(len(letters)):
        shoe = big_road(parse_sequence(letters[:at]))
        marks = derived_marks(shoe.heights, road)
        wanted = {"red": Colour.RED, "blue": Colour.BLUE}.get(mark)
        if wanted is None and marks:
            turned = Colour.BLUE if marks[-1] is Colour.RED else Colour.RED
            wanted = marks[-1] if mark == "repeat" else turned
        asked = {side: colours[list(DerivedRoad).index(road)] for side, colours in ask_road(shoe).items()}
        sides = [SIDES[side] for side, colour in asked.items() if colour is not None and colour is wanted]
        assert picks[at] == (sides[0] if sides else NO_BET)


@given(shoes)
def test_the_two_sides_never_ask_the_same_mark(letters: str) -> None:
    for colours in zip(*ask_road(big_road(parse_sequence(letters))).values(), strict=True):
        assert colours[0] is None or colours[0] is not colours[1]


def test_no_choice_bets_on_a_tie() -> None:
    for name in ("follow-last", "oppose-last", "follow-road"):
        assert set(picked(name, "PBTPPBTTBPBBPPPTB" * 4)) <= {PLAYER, BANKER, NO_BET}
    assert TIE not in (choices.NO_BET, PLAYER, BANKER)


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_says_what_it_looks_at(name: str) -> None:
    choosing = CHOICES[name]
    assert (choosing.choose is None) == (choosing.sees.value in ("cards", "values"))
