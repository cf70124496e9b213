"""RNG-02, RNG-03: seeds are linked backwards only, and a chain ends before it runs out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.fairness.chain import CHAIN_SHOES, anchor_of, is_time_for_the_next, seed_at, seed_before

SECRET = bytes(range(32))


def test_every_seed_is_the_hash_of_the_next_and_the_first_hash_is_the_anchor() -> None:
    seeds = [seed_at(SECRET, 20, index) for index in range(21)]
    assert [seed_before(seed) for seed in seeds[1:]] == seeds[:-1]
    assert anchor_of(SECRET, 20) == seeds[0]
    assert seed_before(SECRET) == seeds[20], "the secret is no seed of any shoe"
    assert len({*seeds, SECRET}) == 22


@given(st.binary(min_size=32, max_size=32), st.binary(min_size=32, max_size=32))
def test_two_chains_have_no_seed_in_common(one: bytes, other: bytes) -> None:
    if one != other:
        assert not {seed_at(one, 9, at) for at in range(10)} & {seed_at(other, 9, at) for at in range(10)}


@pytest.mark.parametrize("index", [-1, 21])
def test_no_shoe_is_dealt_beyond_a_chain(index: int) -> None:
    with pytest.raises(AssertionError):
        seed_at(SECRET, 20, index)


def test_the_next_chain_is_announced_when_a_tenth_is_left() -> None:
    announced = [used for used in range(CHAIN_SHOES + 1) if is_time_for_the_next(CHAIN_SHOES, used)]
    assert announced == list(range(900, 1001))
