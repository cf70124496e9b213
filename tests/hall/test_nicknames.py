"""Nobody can pass for somebody else by a look-alike."""

from __future__ import annotations

import pytest

from puntobanco.hall.nicknames import guest_nickname, nickname_key

FULLWIDTH_M = "\uff2d"
CYRILLIC_MA = "\u041c\u0430"


@pytest.mark.parametrize(
    "other",
    [
        "mamafi385",
        "MAMAFI385",
        "Mamafi 385",
        "Mámafì385",
        f"{FULLWIDTH_M}amafi385",
        f"{CYRILLIC_MA}mafi385",
        "Mamafl385",
        "Mamaf1385",
        "Mam-afi_385",
    ],
)
def test_look_alikes_fold_to_the_same_key(other: str) -> None:
    assert nickname_key(other) == nickname_key("Mamafi385")


def test_names_that_look_different_have_different_keys() -> None:
    names = ["Mamafi385", "Mamafi386", "Mamafo385", "莊閒和", "荘閒和", "ลูกค้า", "Nhà"]
    assert len({nickname_key(name) for name in names}) == len(names)


def test_a_guest_gets_a_name_that_can_be_said() -> None:
    names = {guest_nickname(number.to_bytes(8, "big")) for number in range(0, 2**64, 2**64 // 500)}
    assert len(names) > 450
    assert all(name[:-3].isalpha() and name[-3:].isdecimal() and 6 <= len(name) <= 9 for name in names)
