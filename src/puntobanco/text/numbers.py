"""Plain decimals and dates written as a language writes them."""

from __future__ import annotations

from datetime import date, datetime
from functools import cache
from typing import Final

_GROUP = 3
DATE_FORMS: Final = ("%Y-%m-%d", "%d %B %Y", "%B %Y", "%Y")
"""How files write dates: "2011-08-26", "26 August 2011", or less of it."""
_SKELETONS: Final = {"%B %Y": "yMMMM", "%Y": "y"}


def grouped(decimal: str, language: str) -> str:
    """A decimal such as "-12345.678" with the language's group and decimal marks; digits are kept as they are."""
    group, point = _marks(language)
    sign, digits = ("-", decimal[1:]) if decimal.startswith("-") else ("", decimal)
    whole, _, part = digits.partition(".")
    head = len(whole) % _GROUP or _GROUP
    groups = [whole[:head], *(whole[at : at + _GROUP] for at in range(head, len(whole), _GROUP))]
    return sign + group.join(groups) + (point + part if part else "")


def dated(text: str, language: str) -> str | None:
    """A date that a file writes in one of `DATE_FORMS`, as the language writes it; None when it is in none of them."""
    for form in DATE_FORMS:
        try:
            day = datetime.strptime(text, form).date()  # noqa: DTZ007 (a day of the calendar, in no time zone)
        except ValueError:
            continue
        return _written(day, form, language)
    return None


def _written(day: date, form: str, language: str) -> str:
    from babel.dates import format_date, format_skeleton

    locale = language.replace("-", "_")
    if skeleton := _SKELETONS.get(form):
        return format_skeleton(skeleton, day, locale=locale)
    return format_date(day, "long", locale=locale)


@cache
def _marks(language: str) -> tuple[str, str]:
    from babel import Locale

    symbols = Locale.parse(language, sep="-").number_symbols["latn"]
    return symbols["group"], symbols["decimal"]
