"""Whole numbers in the addresses that clients ask for."""

from __future__ import annotations

from typing import Final

from puntobanco.errors import Reason, Refused

FOREVER_MS: Final = 2**53 - 1
"""Beyond every time, sequence and number of a coup; a browser counts exactly up to here."""

_DIGITS_MAX: Final = 16


def whole_number(text: str | None, most: int = FOREVER_MS, *, least: int = 0) -> int | None:
    """A whole number of a question, None where there is none. Raises Refused(MALFORMED)."""
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= _DIGITS_MAX and least <= int(text) <= most):
        raise Refused(Reason.MALFORMED, detail=f"a whole number from {least} to {most}")
    return int(text)
