"""What may be a password: long enough, and none of those that everybody tries first. No other rule about its making.

The list is of words; a password that is such a word with figures and signs around it, a row of keys, or one piece over
and over, is as common as the word itself, so a short list stands for many thousands.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from puntobanco.errors import Reason, Refused
from puntobanco.hall.common_words import WORDS
from puntobanco.hall.nicknames import nickname_key

CHARACTERS_MIN: Final = 8
CHARACTERS_MAX: Final = 256
"""More is no safer; it would only be more to hash."""

_PIECE_MAX: Final = 4
_ROW_MIN: Final = 3
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "yxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "qazwsxedcrfvtgbyhnujm",
)
_LEET: Final = str.maketrans("013457@$", "oleastas")
_COMMON: Final = frozenset(WORDS.split())
_AROUND: Final = re.compile(r"^[^a-z]+|[^a-z]+$")


def verify_password(password: str, *, nickname: str) -> None:
    """Raises Refused when this is too short, too long, or what somebody else would try first for this nickname."""
    if len(password) < CHARACTERS_MIN:
        raise Refused(Reason.PASSWORD_TOO_SHORT, detail=str(CHARACTERS_MIN))
    if len(password) > CHARACTERS_MAX:
        raise Refused(Reason.PASSWORD_TOO_LONG, detail=str(CHARACTERS_MAX))
    if is_common(password) or nickname_key(password) == nickname_key(nickname):
        raise Refused(Reason.PASSWORD_TOO_COMMON)


def is_common(password: str) -> bool:
    """Whether somebody who guesses would try this early."""
    plain = "".join(unicodedata.normalize("NFKD", password).casefold().split())
    return _is_repeated(plain) or _is_of_rows(plain) or _is_a_common_word(plain)


def prepared(password: str) -> bytes:
    """A password as it is hashed: the same however a keyboard composes its accents (RFC 8265 asks for NFC)."""
    return unicodedata.normalize("NFC", password).encode()


def _is_repeated(plain: str) -> bool:
    """One piece of a few characters, over and over: "aaaaaaaa", "12121212", "abcabcabc"."""
    pieces = (plain[:length] for length in range(1, _PIECE_MAX + 1))
    return any((piece * len(plain))[: len(plain)] == plain for piece in pieces)


def _is_of_rows(plain: str) -> bool:
    """Nothing but runs along a row of keys or of the alphabet, either way: "qwerty12345", "87654321"."""
    rest = plain
    while rest:
        length = max((_run(row, rest) for row in (*_ROWS, *(row[::-1] for row in _ROWS))), default=0)
        if length < _ROW_MIN:
            return False
        rest = rest[length:]
    return True


def _run(row: str, text: str) -> int:
    """How much of the beginning of a text lies in one row."""
    length = 0
    while length < len(text) and text[: length + 1] in row:
        length += 1
    return length


def _is_a_common_word(plain: str) -> bool:
    words = {_AROUND.sub("", plain), _AROUND.sub("", plain.translate(_LEET)), plain.translate(_LEET)}
    return any(word in _COMMON or _is_twice(word) for word in words)


def _is_twice(word: str) -> bool:
    half = word[: len(word) // 2]
    return len(word) % 2 == 0 and half * 2 == word and half in _COMMON
