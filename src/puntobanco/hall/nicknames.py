"""Nicknames: made up for guests, and compared so that nobody can pass for somebody else by a look-alike."""

from __future__ import annotations

import unicodedata
from typing import Final

_ONSETS: Final = ("b", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "j")
_VOWELS: Final = ("a", "e", "i", "o")
_SYLLABLES: Final = 3

_LOOK_ALIKES: Final = str.maketrans(
    {
        "0": "o",
        "1": "l",
        "i": "l",
        "|": "l",
        "3": "e",
        "5": "s",
        "8": "b",
        "а": "a",  # noqa: RUF001 -- Cyrillic and Greek letters that look like Latin ones are the point here
        "е": "e",  # noqa: RUF001
        "о": "o",  # noqa: RUF001
        "р": "p",  # noqa: RUF001
        "с": "c",  # noqa: RUF001
        "у": "y",  # noqa: RUF001
        "х": "x",  # noqa: RUF001
        "і": "l",  # noqa: RUF001
        "ο": "o",  # noqa: RUF001
        "α": "a",  # noqa: RUF001
        "ν": "v",  # noqa: RUF001
    }
)


def guest_nickname(entropy: bytes) -> str:
    """A name for a guest out of 8 bytes of entropy: sounds that mean nothing in any of the house's languages."""
    number = int.from_bytes(entropy, "big")
    sounds = []
    for _ in range(_SYLLABLES):
        number, onset = divmod(number, len(_ONSETS))
        number, vowel = divmod(number, len(_VOWELS))
        sounds.append(_ONSETS[onset] + _VOWELS[vowel])
    return "".join(sounds).capitalize() + f"{number % 1000:03d}"


def nickname_key(nickname: str) -> str:
    """A nickname folded so that look-alikes are equal: width, case, accents, spaces and letters of other scripts."""
    wide = unicodedata.normalize("NFKD", nickname).casefold()
    letters = (character for character in wide if not unicodedata.combining(character) and character.isalnum())
    return "".join(letters).translate(_LOOK_ALIKES)
