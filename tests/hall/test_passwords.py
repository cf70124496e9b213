"""ACC-03: what may be a password."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.passwords import CHARACTERS_MAX, is_common, prepared, verify_password

COMMON = (
    "password", "Password1", "P@ssw0rd!", "12345678", "87654321", "qwertyui", "QWERTY123456", "1q2w3e4r", "1qaz2wsx",
    "iloveyou", "iloveyou2", "dragon99", "99monkey", "football!", "abc12345", "aaaaaaaa", "12121212", "abcabcabc",
    "monkeymonkey", "trustno1!", "sunshine2024", "Baccarat88", "letmein!!", "asdfghjkl", "zxcvbnm123", "matkhau123",
)  # fmt: skip
GOOD = (
    "correct horse battery", "mellow-ferry-41", "dragon staple river", "tr0ub4dor&3x", "kfjw94hg", "ฝนตกแดดออกทุกวัน",
    "月光照在河面上的夜晚", "cà phê sữa đá buổi sáng", "x" * 7 + "yzzw",
)  # fmt: skip


def refused(password: str, nickname: str = "Somebody") -> Reason:
    with pytest.raises(Refused) as error:
        verify_password(password, nickname=nickname)
    return error.value.reason


@pytest.mark.parametrize("password", COMMON)
def test_what_everybody_tries_first_is_refused(password: str) -> None:
    assert is_common(password)
    assert refused(password) is Reason.PASSWORD_TOO_COMMON


@pytest.mark.parametrize("password", GOOD)
def test_nothing_else_is_asked_of_a_password_than_that_it_is_long_and_uncommon(password: str) -> None:
    verify_password(password, nickname="Somebody")


def test_eight_characters_are_enough_and_seven_are_not() -> None:
    assert refused("kfjw94h") is Reason.PASSWORD_TOO_SHORT
    verify_password("kfjw94hg", nickname="Somebody")


def test_long_ones_are_allowed_up_to_a_bound() -> None:
    verify_password("long passphrases are fine " * 9, nickname="Somebody")
    assert refused("ab" * CHARACTERS_MAX) is Reason.PASSWORD_TOO_LONG


def test_ones_own_nickname_is_no_password_however_it_is_written() -> None:
    assert refused("Zanzibar Kid", "zanzibarkid") is Reason.PASSWORD_TOO_COMMON


def test_the_same_password_is_the_same_bytes_however_its_accents_are_composed() -> None:
    assert prepared("cafe\u0301 au lait") == prepared("caf\u00e9 au lait")
