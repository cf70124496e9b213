"""How commitments and seeds are written in events."""

import pytest

from puntobanco.errors import InputError
from puntobanco.fairness.record import COMMITMENT, SEED, SHARE, commitment_text, read_text, seed_text, share_text


def test_each_says_its_scheme_and_is_read_back() -> None:
    assert commitment_text(b"\xab" * 32) == "commit/v1:" + "ab" * 32
    assert read_text(commitment_text(b"\xab" * 32), COMMITMENT) == b"\xab" * 32
    assert read_text(seed_text(b"\x01" * 32), SEED) == b"\x01" * 32
    assert read_text(share_text(b"me"), SHARE) == b"me"


@pytest.mark.parametrize("text", ["", "ab" * 32, "seed/v1:abc", "seed/v1:xy", "commit/v1:ab", "seed/v2:ab"])
def test_another_scheme_or_no_hex_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="expected seed/v1"):
        read_text(text, SEED)
