"""The life of a shoe."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.cards import parse_card
from puntobanco.engine import ShoeEnd, ShoeProgress, after_coup, begin_shoe, burn_count, is_last_coup, shoe_end
from puntobanco.rules import Mode, ShoePolicy, shipped, shipped_ids

FULL = 416


def _policy(game: str, mode: Mode = Mode.RNG) -> ShoePolicy:
    return shipped(game).ruleset.shoe[mode]


def _played(policy: ShoePolicy, uses: Iterator[int], *, behind: int | None = None) -> tuple[ShoeProgress, ShoeEnd]:
    progress = begin_shoe(policy, FULL, parse_card("5h"), cut_card_behind=behind)
    while (end := shoe_end(policy, progress)) is None:
        progress = after_coup(progress, next(uses))
    return progress, end


def _always(cards: int) -> Iterator[int]:
    while True:
        yield cards


@pytest.mark.parametrize(("first", "burnt"), [("Ah", 2), ("5h", 6), ("9h", 10), ("10h", 11), ("Jd", 11), ("Kd", 11)])
def test_the_first_card_burns_as_many_more_as_its_value_and_pictures_ten(first: str, burnt: int) -> None:
    assert burn_count(_policy("punto-banco"), parse_card(first)) == burnt


def test_the_star_hall_burns_nothing() -> None:
    assert begin_shoe(_policy("star-special"), FULL, parse_card("Kh")).position == 0


def test_a_star_shoe_ends_after_78_coups() -> None:
    progress, end = _played(_policy("star-commission"), _always(4))
    assert (progress.coups, end) == (78, ShoeEnd.COUPS_PLAYED)


def test_a_star_shoe_ends_as_soon_as_fewer_than_six_cards_remain() -> None:
    progress, end = _played(_policy("star-commission"), _always(6))
    assert end is ShoeEnd.TOO_FEW_CARDS
    assert progress.cards_left == 2


def test_touch_shuffles_after_every_coup() -> None:
    progress, end = _played(_policy("touch"), _always(5))
    assert (progress.coups, end) == (1, ShoeEnd.FRESH_EVERY_COUP)


def test_one_more_coup_follows_the_one_in_which_the_cut_card_comes_out_at_punto_banco() -> None:
    policy = _policy("punto-banco")
    progress = ShoeProgress(FULL, 400, 60, FULL - 14, None)
    during = after_coup(progress, 5)
    assert shoe_end(policy, during) is None
    assert is_last_coup(policy, during)
    assert shoe_end(policy, after_coup(during, 6)) is ShoeEnd.LAST_COUP_PLAYED


def test_the_coup_of_the_cut_card_is_the_last_at_seven_up_online() -> None:
    policy = _policy("7up-online")
    during = after_coup(ShoeProgress(FULL, 400, 60, FULL - 14, None), 5)
    assert shoe_end(policy, during) is ShoeEnd.LAST_COUP_PLAYED


def test_a_cut_card_that_comes_out_before_the_first_card_makes_that_coup_the_last() -> None:
    policy = _policy("7up-online")
    before = after_coup(ShoeProgress(FULL, 398, 60, FULL - 14, None), 4)
    assert before.coups_since_cut is None
    assert shoe_end(policy, before) is None
    assert is_last_coup(policy, before)
    assert shoe_end(policy, after_coup(before, 4)) is ShoeEnd.LAST_COUP_PLAYED


def test_the_dealer_says_where_a_live_shoe_is_cut() -> None:
    policy = _policy("7up-online", Mode.LIVE)
    progress, end = _played(policy, _always(4), behind=52)
    assert end is ShoeEnd.LAST_COUP_PLAYED
    assert FULL - 52 < progress.position <= FULL - 52 + 4


@pytest.mark.slow
@pytest.mark.parametrize("game", shipped_ids())
@pytest.mark.parametrize("mode", list(Mode))
@given(uses=st.lists(st.integers(4, 6), min_size=120, max_size=120), behind=st.integers(14, 100))
def test_no_coup_begins_that_the_shoe_cannot_finish(game: str, mode: Mode, uses: list[int], behind: int) -> None:
    rules = shipped(game)
    policy = rules.ruleset.shoe[mode]
    progress = begin_shoe(policy, FULL, 8, cut_card_behind=behind)
    while shoe_end(policy, progress) is None:
        assert progress.cards_left >= rules.cards_longest
        last = is_last_coup(policy, progress)
        progress = after_coup(progress, min(uses[progress.coups], rules.cards_longest))
        assert progress.position <= FULL
        if last:
            assert shoe_end(policy, progress) is not None
