"""RNG-11: a shoe that was not shuffled, or has the wrong cards, is not used."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.cards import rank_of
from puntobanco.fairness.guard import FALSE_ALARM, GuardFault, guard_faults, limit_of
from puntobanco.fairness.shuffle import new_shoe, order_of

DECKS = (1, 3, 6, 8)


def riffled(cards: list[int], dice: Random) -> list[int]:
    """One riffle as people do it: cut near the middle, then drop from the larger packet with the larger chance."""
    cut = sum(dice.random() < 0.5 for _ in cards)
    left, right, order = cards[:cut], cards[cut:], []
    while left or right:
        packet = left if dice.random() * (len(left) + len(right)) < len(left) else right
        order.append(packet.pop(0))
    return order


def what(order: list[int], decks: int) -> set[str]:
    return {fault.what for fault in guard_faults(order, decks)}


@pytest.mark.parametrize("decks", DECKS)
def test_a_new_shoe_and_a_reversed_one_are_refused(decks: int) -> None:
    cards = list(new_shoe(decks))
    assert what(cards, decks) == {"rising"}
    assert what(cards[::-1], decks) == {"falling"}


@pytest.mark.parametrize("decks", DECKS)
def test_a_new_shoe_that_was_cut_is_refused(decks: int) -> None:
    cards = list(new_shoe(decks))
    assert "rising" in what(cards[20:] + cards[:20], decks)


@pytest.mark.parametrize("decks", DECKS)
def test_a_shoe_sorted_by_rank_or_by_card_is_refused(decks: int) -> None:
    cards = list(new_shoe(decks))
    assert "one-rank" in what(sorted(cards, key=rank_of), decks)
    assert guard_faults(sorted(cards), decks) or decks == 1


@pytest.mark.parametrize("decks", DECKS)
def test_a_shoe_that_was_riffled_once_is_refused(decks: int) -> None:
    dice = Random(11)
    for _ in range(50):
        assert what(riffled(list(new_shoe(decks)), dice), decks) == {"rising"}
        assert what(riffled(list(new_shoe(decks))[::-1], dice), decks) == {"falling"}


def test_wrong_cards_are_refused() -> None:
    order = list(order_of(b"k" * 32, 8))
    assert guard_faults(order, 8) == ()
    assert guard_faults(order[:-1], 8) == (GuardFault("composition", 415, 416),)
    assert what([order[1], *order[1:]], 8) == {"composition"}
    assert what(order, 6) == {"composition"}
    assert what([52, *order[1:]], 8) == {"composition"}
    assert str(guard_faults(order[:-1], 8)[0]) == "composition: 415, limit 416"


@given(st.binary(min_size=32, max_size=32), st.sampled_from(DECKS))
def test_a_shuffled_shoe_passes(key: bytes, decks: int) -> None:
    assert guard_faults(order_of(key, decks), decks) == ()


@pytest.mark.parametrize("mean", [1, 3, 8, 31, 52])
def test_a_limit_is_the_first_count_that_is_rarer_than_the_false_alarm_rate(mean: int) -> None:
    def tail(count: int) -> float:
        return sum(math.exp(-mean + k * math.log(mean) - math.lgamma(k + 1)) for k in range(count, count + 300))

    limit = limit_of(mean)
    assert tail(limit) < FALSE_ALARM <= tail(limit - 1)


def test_neighbours_of_shuffled_shoes_are_as_many_as_the_limits_suppose() -> None:
    """Mean of 2,000 fixed shoes within five standard errors; false alarm 6e-7 for each figure, once for this seed."""
    shoes = [order_of(n.to_bytes(32, "big"), 8) for n in range(2_000)]
    for follows, mean in (
        (lambda a, b: (a + 1) % 52 == b, 8),
        (lambda a, b: (b + 1) % 52 == a, 8),
        (lambda a, b: rank_of(a) == rank_of(b), 31),
    ):
        counts = [sum(map(follows, shoe, shoe[1:])) for shoe in shoes]
        assert abs(sum(counts) / len(counts) - mean) < 5 * math.sqrt(mean / len(counts))
