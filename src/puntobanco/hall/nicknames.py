"""Nicknames: made up for guests, and compared so that nobody can pass for somebody else by a look-alike."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from typing import Final

from puntobanco.errors import Reason, Refused

CHARACTERS_MIN: Final = 2
CHARACTERS_MAX: Final = 20

_SEPARATORS: Final = frozenset(" .-_'")
_ONSETS: Final = ("b", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "j")
_VOWELS: Final = ("a", "e", "i", "o")
_SYLLABLES: Final = 3

_OTHER_SCRIPTS: Final = {
    "CYRILLIC": {
        "A": "a",
        "VE": "b",
        "IE": "e",
        "KA": "k",
        "EM": "m",
        "EN": "h",
        "O": "o",
        "ER": "p",
        "ES": "c",
        "TE": "t",
        "U": "y",
        "HA": "x",
        "DZE": "s",
        "JE": "j",
        "BYELORUSSIAN-UKRAINIAN I": "l",
    },
    "GREEK": {"ALPHA": "a", "KAPPA": "k", "OMICRON": "o", "NU": "v", "RHO": "p", "TAU": "t", "CHI": "x", "IOTA": "l"},
}

_LOOK_ALIKES: Final = str.maketrans(
    {
        "0": "o",
        "1": "l",
        "i": "l",
        "|": "l",
        "3": "e",
        "5": "s",
        "8": "b",
    }
)
# Letters of other scripts that look like Latin ones, by their names, so that nobody has to tell them apart by eye.
_LOOK_ALIKES.update(
    {
        ord(unicodedata.lookup(f"{script} SMALL LETTER {name}")): letter
        for script, names in _OTHER_SCRIPTS.items()
        for name, letter in names.items()
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


def verify_nickname(nickname: str) -> str:
    """The nickname as it is written down. Raises Refused(NICKNAME_NOT_ALLOWED).

    Letters and figures of any script, and single separators between them; nothing that is invisible, mirrors the line
    or passes for nothing when it is folded.
    """
    written = unicodedata.normalize("NFC", nickname.strip())
    letters = "".join(character for character in written if character not in _SEPARATORS)
    separated = any(first in _SEPARATORS and second in _SEPARATORS for first, second in pairwise(written))
    if (
        not CHARACTERS_MIN <= len(written) <= CHARACTERS_MAX
        or len(nickname_key(written)) < CHARACTERS_MIN
        or separated
        or written[0] in _SEPARATORS
        or written[-1] in _SEPARATORS
        or not all(unicodedata.category(character)[0] in "LMN" for character in letters)
    ):
        raise Refused(Reason.NICKNAME_NOT_ALLOWED)
    return written


def nickname_key(nickname: str) -> str:
    """A nickname folded so that look-alikes are equal: width, case, accents, spaces and letters of other scripts."""
    wide = unicodedata.normalize("NFKD", nickname).casefold()
    letters = (character for character in wide if not unicodedata.combining(character) and character.isalnum())
    return "".join(letters).translate(_LOOK_ALIKES)
