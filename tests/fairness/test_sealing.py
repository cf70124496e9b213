"""A seed at rest tells nothing without its key, and cannot be moved or changed."""

import secrets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.errors import Corrupt, InputError
from puntobanco.fairness.sealing import key_id, seal, unseal
from puntobanco.fairness.shoe import commitment_of

KEY, OTHER_KEY = bytes(range(32)), bytes(range(1, 33))
SEED = b"\x55" * 32
COMMITMENT = commitment_of(SEED)


def sealed(key: bytes = KEY, table: str = "t1", shoe: int = 3) -> bytes:
    return seal(key, SEED, secrets.token_bytes, table=table, shoe=shoe)


@given(st.binary(min_size=32, max_size=32), st.binary(min_size=32, max_size=32), st.integers(1, 10**6))
def test_a_sealed_seed_opens_to_itself(key: bytes, seed: bytes, shoe: int) -> None:
    closed = seal(key, seed, secrets.token_bytes, table="t1", shoe=shoe)
    assert unseal(key, closed, table="t1", shoe=shoe, commitment=commitment_of(seed)) == seed


def test_rng_08_what_is_stored_holds_neither_seed_nor_key_and_is_never_the_same_twice() -> None:
    first, second = sealed(), sealed()
    assert first != second
    assert SEED[:4] not in first
    assert KEY[:4] not in first


def test_another_key_is_named_as_such() -> None:
    with pytest.raises(InputError, match="another key"):
        unseal(OTHER_KEY, sealed(), table="t1", shoe=3, commitment=COMMITMENT)
    assert key_id(KEY) != key_id(OTHER_KEY)


@pytest.mark.parametrize(("table", "shoe"), [("t2", 3), ("t1", 4)])
def test_a_seal_cannot_be_moved_to_another_shoe(table: str, shoe: int) -> None:
    with pytest.raises(Corrupt):
        unseal(KEY, sealed(), table=table, shoe=shoe, commitment=COMMITMENT)


def test_a_seal_opens_only_to_the_promised_seed() -> None:
    with pytest.raises(Corrupt):
        unseal(KEY, sealed(), table="t1", shoe=3, commitment=commitment_of(b"\x56" * 32))


def test_a_changed_byte_anywhere_is_seen() -> None:
    whole = sealed()
    for at in range(len(whole)):
        changed = whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :]
        with pytest.raises((Corrupt, InputError)):
            unseal(KEY, changed, table="t1", shoe=3, commitment=COMMITMENT)
    for cut in (b"", whole[:-1], whole + b"\x00"):
        with pytest.raises(Corrupt, match="unknown form"):
            unseal(KEY, cut, table="t1", shoe=3, commitment=COMMITMENT)
