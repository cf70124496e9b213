"""A shoe follows from its seed, was promised, and can be checked afterwards."""

import hashlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.cards import card_text
from puntobanco.fairness import new_seed, prepare_shoe, shoe_faults
from puntobanco.fairness.digests import derive, digest, framed
from puntobanco.fairness.shares import Contribution, joint_of, pledge_of
from puntobanco.fairness.shoe import ShoeFault, ShoeTerms, commitment_of, keys_of

SEED = bytes(range(32))
TERMS = ShoeTerms(table="star-1", shoe=7, decks=8, behaviour_hash="ab" * 32)
COMMITMENT = "8e1b631f3ad9118d021ae6274a9b95582cbe7e7b6580058f2194b6cfb6797bcf"
FIRST_CARDS = "Jh 6d Ad Qd 5c 9s Ks 4d 8d As Js 2d"
ORDER = "ca60b2785f607d6369aee56f5d8cd1a672156aa4e9a36615dbf3aa853e53a978"
seeds = st.binary(min_size=32, max_size=32)


def given_by(*shares: bytes | None) -> tuple[Contribution, ...]:
    return tuple(Contribution("ann", None, share) for share in shares)


def test_a_shoe_is_what_it_always_was() -> None:
    shoe = prepare_shoe(SEED, TERMS)
    assert shoe.commitment.hex() == COMMITMENT
    assert " ".join(map(card_text, shoe.cards[:12])) == FIRST_CARDS
    assert hashlib.sha256(bytes(shoe.cards)).hexdigest() == ORDER
    assert shoe.faults == ()


def test_the_commitment_is_a_hash_of_the_seed_under_its_own_label() -> None:
    parts = b"\x00\x00\x00\x09commit/v1" + b"\x00\x00\x00\x20" + SEED
    assert commitment_of(SEED) == hashlib.sha256(parts).digest()


@pytest.mark.parametrize(
    "other",
    [
        replace(TERMS, table="star-2"),
        replace(TERMS, table="star-17", shoe=7),
        replace(TERMS, shoe=8),
        replace(TERMS, behaviour_hash="ac" * 32),
        replace(TERMS, contributions=given_by(b"one")),
        replace(TERMS, contributions=given_by(None)),
        replace(TERMS, contributions=given_by(b"")),
        replace(TERMS, contributions=given_by(b"absent")),
        replace(TERMS, contributions=given_by(b"o", b"ne")),
        replace(TERMS, contributions=given_by(b"ne", b"o")),
        replace(TERMS, contributions=(Contribution("ann", b"p", b"one"),)),
        replace(TERMS, contributions=(Contribution("bob", None, b"one"),)),
    ],
)
def test_the_same_seed_gives_another_shoe_anywhere_else_and_with_any_other_share(other: ShoeTerms) -> None:
    assert prepare_shoe(SEED, other).cards != prepare_shoe(SEED, TERMS).cards


def test_all_shares_count_and_so_does_one_that_was_not_revealed() -> None:
    lists = [
        given_by(),
        given_by(None),
        given_by(b""),
        given_by(b"a"),
        given_by(b"a", None),
        given_by(None, b"a"),
        given_by(b"a", b""),
    ]
    assert len({joint_of(contributions) for contributions in lists}) == len(lists)


def test_a_pledge_binds_to_table_shoe_patron_and_share() -> None:
    pledges = {
        pledge_of(table, shoe, patron, share)
        for table in ("t1", "t2")
        for shoe in (1, 2)
        for patron in ("ann", "bob")
        for share in (b"a" * 32, b"b" * 32)
    }
    assert len(pledges) == 16


@given(seeds, seeds)
def test_what_is_published_first_is_no_key_to_the_order(seed: bytes, other: bytes) -> None:
    keys = keys_of(seed, TERMS)
    assert len({keys.order, keys.salts, commitment_of(seed), seed}) == 4
    assert keys_of(commitment_of(seed), TERMS) != keys
    if seed != other:
        assert commitment_of(seed) != commitment_of(other)
        assert keys_of(other, TERMS).order != keys.order


@given(seeds, st.integers(0, 416))
def test_the_cards_that_left_the_shoe_are_borne_out_by_its_seed(seed: bytes, count: int) -> None:
    shoe = prepare_shoe(seed, TERMS)
    assert shoe_faults(seed, shoe.commitment, TERMS, shoe.cards[:count]) == ()


def test_a_swapped_card_another_seed_and_a_card_too_many_are_told() -> None:
    shoe = prepare_shoe(SEED, TERMS)
    first, second = shoe.cards[:2]
    assert shoe_faults(SEED, shoe.commitment, TERMS, (second, first)) == (
        ShoeFault("card", 0, second, first),
        ShoeFault("card", 1, first, second),
    )
    assert shoe_faults(SEED, bytes(32), TERMS, ()) == (ShoeFault("commitment"),)
    assert shoe_faults(SEED, shoe.commitment, TERMS, (*shoe.cards, 0)) == (ShoeFault("too-many-cards", 416),)


def test_rng_02_a_seed_is_what_entropy_gives() -> None:
    asked: list[int] = []

    def entropy(count: int) -> bytes:
        asked.append(count)
        return b"\x07" * count

    assert new_seed(entropy) == b"\x07" * 32
    assert asked == [32]
    with pytest.raises(AssertionError):
        new_seed(lambda _: b"short")


def test_hkdf_is_that_of_rfc_5869() -> None:
    """Test case 1 of appendix A."""
    key = derive(
        bytes.fromhex("0b" * 22),
        salt=bytes.fromhex("000102030405060708090a0b0c"),
        info=bytes.fromhex("f0f1f2f3f4f5f6f7f8f9"),
        length=42,
    )
    assert key.hex() == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"


@given(st.lists(st.binary(max_size=5), max_size=4), st.lists(st.binary(max_size=5), max_size=4))
def test_different_parts_never_run_together(one: list[bytes], other: list[bytes]) -> None:
    assert (framed(*one) == framed(*other)) == (one == other)
    assert (digest("label", *one) == digest("label", *other)) == (one == other)
