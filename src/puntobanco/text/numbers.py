"""Plain decimals written as a language writes them."""

from __future__ import annotations

from functools import cache

_GROUP = 3


def grouped(decimal: str, language: str) -> str:
    """A decimal such as "-12345.678" with the language's group and decimal marks; digits are kept as they are."""
    group, point = _marks(language)
    sign, digits = ("-", decimal[1:]) if decimal.startswith("-") else ("", decimal)
    whole, _, part = digits.partition(".")
    head = len(whole) % _GROUP or _GROUP
    groups = [whole[:head], *(whole[at : at + _GROUP] for at in range(head, len(whole), _GROUP))]
    return sign + group.join(groups) + (point + part if part else "")


@cache
def _marks(language: str) -> tuple[str, str]:
    from babel import Locale

    symbols = Locale.parse(language, sep="-").number_symbols["latn"]
    return symbols["group"], symbols["decimal"]
