"""Shoes of a run: full, fair, and the same from plain Python and from machine code."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from puntobanco.cards import CARDS_PER_DECK, Card, rank_of, suit_of
from puntobanco.kernels import compiled
from puntobanco.rules import Mode, Rules, shipped
from puntobanco.sim import Run, run_of
from puntobanco.sim.course import RANK_MASK, RANK_SHIFT, SUIT_SHIFT
from puntobanco.sim.dealing import block_seeds, laid_out
from puntobanco.sim.fresh import draw_group
from puntobanco.sim.shoes import GROUP, SHOES_PER_BLOCK, fresh_shoe_of, new_cards, shoe_of
from puntobanco.sim.streams import DICE, Dice, Stream, mixed, seed_rows, seed_words
from puntobanco.sim.tallying import lay_group, seed_block


def test_splitmix_and_xoshiro_give_the_published_numbers() -> None:
    """First outputs of the reference programs, for seed 0 and for the state 1, 2, 3, 4."""
    assert mixed(0x9E3779B97F4A7C15) == 0xE220A8397B1DCDAF
    stream = Stream([1, 2, 3, 4])
    assert [stream.next() for _ in range(4)] == [41943041, 58720359, 3588806011781223, 3591011842654386]


def test_seed_words_come_the_same_in_rows() -> None:
    for purpose in range(3):
        rows = seed_rows(7, 5, 3, purpose)
        for number, row in enumerate(rows.tolist()):
            words = seed_words(7, 5 + number, purpose)
            assert row == [next(words) for _ in row]


def test_blocks_and_purposes_begin_apart() -> None:
    starts = {next(seed_words(seed, block, purpose)) for seed in range(9) for block in range(9) for purpose in range(3)}
    assert len(starts) == 9 * 9 * 3


@pytest.mark.parametrize("decks", [1, 3, 8])
def test_a_shoe_holds_all_its_cards(decks: int) -> None:
    assert sorted(shoe_of(3, 1000, decks)) == sorted(new_cards(decks))
    assert len(new_cards(decks)) == decks * CARDS_PER_DECK


def test_a_die_has_no_favourite() -> None:
    """Chi-square of 300,000 dice of each size; false alarm one in 10^6 for each of three."""
    for sides, limit in ((6, 40.0), (52, 115.0), (416, 570.0)):
        dice = Dice(11, 0, 0)
        counts = Counter(die for _ in range(300_000 // DICE) for die in dice.throw([sides] * DICE))
        thrown = sum(counts.values())
        chi = sum((counts[die] - thrown / sides) ** 2 for die in range(sides)) / (thrown / sides)
        assert chi < limit, f"{sides} sides"


def code_card(code: int) -> Card:
    return (code >> SUIT_SHIFT) * 13 + ((code & RANK_MASK) >> RANK_SHIFT)


def laid_groups(run: Run, block: int, groups: int) -> list[list[list[Card]]]:
    """Groups of shoes as machine code shuffles them."""
    course, desk = laid_out(run)
    compiled(seed_block)(block_seeds(run, block, 1)[0], desk)
    laid = []
    for _ in range(groups):
        compiled(lay_group)(course, desk)
        cards = desk.cards[: course.places].reshape(-1, GROUP)
        laid.append([[code_card(int(code)) for code in cards[:, shoe]] for shoe in range(GROUP)])
    return laid


def simulated(rules: Rules, decks: int, *, suits: bool) -> Run:
    return run_of(rules, rules.ruleset.shoe[Mode.RNG], decks=decks, seed=42, suits=suits)


@pytest.mark.parametrize("decks", [1, 7, 8, 24])
def test_machine_code_shuffles_the_shoes_that_plain_python_does(decks: int) -> None:
    run = simulated(shipped("punto-banco"), decks, suits=True)
    for number, shoes in enumerate(laid_groups(run, 2, 3)):
        for shoe, cards in enumerate(shoes):
            assert tuple(cards) == shoe_of(42, 2 * SHOES_PER_BLOCK + number * GROUP + shoe, decks)


def test_a_shoe_has_the_same_ranks_whether_suits_are_looked_at_or_not() -> None:
    rules = shipped("punto-banco")
    with_suits, without = (laid_groups(simulated(rules, 8, suits=suits), 0, 2) for suits in (True, False))
    for one, other in zip(with_suits, without, strict=True):
        for cards, ranks in zip(one, other, strict=True):
            assert [*map(rank_of, cards)] == [*map(rank_of, ranks)]
            assert {*map(suit_of, ranks)} == {4}, "no suit is stated"


def test_fresh_shoes_are_drawn_alike_and_never_hold_a_card_twice() -> None:
    """One deck, so that many groups hold a shoe that is drawn again."""
    rules = shipped("touch")
    run = simulated(rules, 1, suits=True)
    course, desk = laid_out(run)
    compiled(seed_block)(block_seeds(run, 1, 1)[0], desk)
    for group in range(4):
        compiled(draw_group)(course, desk)
        drawn = np.asarray(desk.cards[: 6 * DICE]).reshape(6, DICE)
        for shoe in range(DICE):
            cards = tuple(code_card(int(code)) for code in drawn[:, shoe])
            assert cards == fresh_shoe_of(42, 256 * DICE + group * DICE + shoe, 1, 6)
            assert len({*cards}) == 6
