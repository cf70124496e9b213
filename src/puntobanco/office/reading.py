"""The text of a file that somebody names: all of it, or one line that says why not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from puntobanco.errors import InputError

BYTES_MAX: Final = 1_000_000
"""Tables, rule sets, scripts and statements are some pages; a device that never ends is none of them."""


def text_in(path: Path) -> str:
    """The text of a file in UTF-8, with or without a mark in front. Raises InputError."""
    try:
        with path.open("rb") as file:
            data = file.read(BYTES_MAX + 1)
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}") from error
    if len(data) > BYTES_MAX:
        raise InputError(f"{path} is larger than {BYTES_MAX} bytes: it is another file than was meant")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{path} is not text in UTF-8, from byte {error.start} on: save it as UTF-8") from error
