"""Reading a document key by key while collecting every fault instead of stopping at the first."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import TypeVar

from puntobanco.errors import Fault, RulesError
from puntobanco.money import parse_percent, parse_ratio

Document = dict[str, object]
Find = Callable[[str], str | None]
"""Gives the text of the rule set with an id, or of the fragment with a name; None when there is none."""

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")

_FOUND_CHARACTERS_MAX = 60
_RANGE = re.compile(r"(\d+)(?:-(\d+))?")


def document_of(text: str, *, file: str) -> Document:
    """The document that a TOML text is. Raises RulesError when it is none, or nested too deeply to be read."""
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise RulesError((Fault(file, "", "tables nested too deeply", "a TOML document"),)) from error
    except ValueError as error:  # a number of thousands of digits too, which tomllib hands on as it finds it
        raise RulesError((Fault(file, "", str(error), "a TOML document"),)) from error


def shown(value: object) -> str:
    """A value as it is named in a fault, cut to a readable length."""
    text = repr(value)
    return text if len(text) <= _FOUND_CHARACTERS_MAX else text[: _FOUND_CHARACTERS_MAX - 3] + "..."


def numbers_of(text: str) -> tuple[int, ...] | None:
    """The whole numbers that "0-5 7" names, in order; None when it is not such a list."""
    numbers: list[int] = []
    for part in text.replace(",", " ").split():
        match = _RANGE.fullmatch(part)
        if match is None:
            return None
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first or last > 1000:  # noqa: PLR2004 -- nothing in this game is counted past a thousand by range
            return None
        numbers.extend(range(first, last + 1))
    return tuple(numbers)


class Section:
    """One table of a document, read key by key; what is wrong is added to `faults`, and a default is given back.

    A key that nobody read is a fault too, found by `done`.
    """

    def __init__(self, file: str, path: str, data: Mapping[str, object], faults: list[Fault]) -> None:
        self.file = file
        self.path = path
        self.data = data
        self.faults = faults
        self._read: set[str] = set()

    def fault(self, key: str, found: object, expected: str) -> None:
        """Record that `key` of this table is not what was expected."""
        place = f"{self.path}.{key}" if self.path and key else self.path or key
        self.faults.append(Fault(self.file, place, found if isinstance(found, str) else shown(found), expected))

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.data

    def take(self, key: str, kind: type[T], expected: str, default: T | None) -> T | None:
        """Value of `key` if it is of `kind`, else `default`; absent without a default is a fault."""
        self._read.add(key)
        if key not in self.data:
            if default is None:
                self.fault(key, "nothing", expected)
            return default
        value = self.data[key]
        if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
            return value
        self.fault(key, value, expected)
        return default

    def text(
        self, key: str, default: str | None = None, *, pattern: str | None = None, expected: str = "a text"
    ) -> str:
        """A text, matching `pattern` in full if one is given."""
        value = self.take(key, str, expected, default)
        if value is not None and pattern and key in self.data and not re.fullmatch(pattern, value):
            self.fault(key, value, expected)
        return value or ""

    def flag(self, key: str, default: bool | None = None) -> bool:  # noqa: FBT001 -- a default of that very type
        """A truth value."""
        return bool(self.take(key, bool, "true or false", default))

    def whole(self, key: str, default: int | None = None, *, least: int = 0, most: int = 10**12) -> int:
        """A whole number between `least` and `most`."""
        expected = f"a whole number from {least} to {most}"
        value = self.take(key, int, expected, default)
        if value is None:
            return least
        if not least <= value <= most:
            self.fault(key, value, expected)
            return least
        return value

    def optional_whole(self, key: str, *, least: int = 0, most: int = 10**12) -> int | None:
        """A whole number, or None when the key is absent."""
        self._read.add(key)
        return self.whole(key, least=least, most=most) if self.has(key) else None

    def choice(self, key: str, kind: type[E], default: E | None = None) -> E:
        """One of the words of an enum."""
        words = [member.value for member in kind]
        expected = "one of " + ", ".join(words)
        value = self.take(key, str, expected, None if default is None else default.value)
        if value in words:
            return kind(value)
        if value is not None:
            self.fault(key, value, expected)
        return default if default is not None else next(iter(kind))

    def choices(self, key: str, kind: type[E], default: tuple[E, ...]) -> tuple[E, ...]:
        """A list of words of an enum."""
        words = [member.value for member in kind]
        found = self.texts(key, tuple(member.value for member in default))
        for word in found:
            if word not in words:
                self.fault(key, word, "one of " + ", ".join(words))
        return tuple(kind(word) for word in found if word in words)

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """A list of texts."""
        return self._list(key, str, "a list of texts", default)

    def wholes(self, key: str, default: tuple[int, ...] | None = None) -> tuple[int, ...]:
        """A list of whole numbers."""
        return self._list(key, int, "a list of whole numbers", default)

    def _list(self, key: str, kind: type[T], expected: str, default: tuple[T, ...] | None) -> tuple[T, ...]:
        value: Sequence[object] | None = self.take(key, list, expected, None if default is None else list(default))
        if value is None:
            return ()
        if any(not isinstance(item, kind) or isinstance(item, bool) for item in value):
            self.fault(key, value, expected)
        return tuple(item for item in value if isinstance(item, kind) and not isinstance(item, bool))

    def numbers(self, key: str, default: str | None = None, *, within: range) -> tuple[int, ...]:
        """Whole numbers written as ranges, "0-5 7", all of them in `within`."""
        expected = f'numbers from {within.start} to {within.stop - 1} as in "0-5 7"'
        value = self.take(key, str, expected, default)
        if value is None:
            return ()
        numbers = numbers_of(value)
        if numbers is None or any(number not in within for number in numbers):
            self.fault(key, value, expected)
            return ()
        return numbers

    def ratio(self, key: str, default: Fraction | None = None) -> Fraction:
        """An exact ratio: "9:5", "0.95"."""
        return self._parsed(key, parse_ratio, 'odds as in "9:5"', default)

    def percent(self, key: str, default: Fraction | None = None) -> Fraction:
        """An exact percentage from 0 to 100: "5%"."""
        value = self._parsed(key, parse_percent, 'a percentage as in "5%"', default)
        if value > 1:
            self.fault(key, self.data[key], "a percentage from 0% to 100%")
        return value

    def _parsed(
        self, key: str, parse: Callable[[str], Fraction | None], expected: str, default: Fraction | None
    ) -> Fraction:
        self._read.add(key)
        if default is not None and not self.has(key):
            return default
        text = self.take(key, str, expected, None)
        value = None if text is None else parse(text)
        if value is None:
            if text is not None:
                self.fault(key, text, expected)
            return Fraction(0)
        return value

    def table(self, key: str, *, required: bool = False) -> Section:
        """A sub-table, empty when it is absent."""
        value = self.take(key, dict, "a table", None if required else {})
        return Section(self.file, f"{self.path}.{key}" if self.path else key, value or {}, self.faults)

    def rows(self, key: str) -> tuple[Section, ...]:
        """The tables of an array of tables; each is named by its id, or its number from 1."""
        value = self.take(key, list, "an array of tables", [])
        place = f"{self.path}.{key}" if self.path else key
        sections = []
        for number, row in enumerate(value or [], 1):
            if not isinstance(row, dict):
                self.fault(key, row, "a table")
                continue
            name = row.get("id")
            sections.append(
                Section(self.file, f"{place}[{name if isinstance(name, str) else number}]", row, self.faults)
            )
        return tuple(sections)

    def rest(self) -> Mapping[str, object]:
        """All keys as they are, counted as read: for tables whose keys are data."""
        self._read.update(self.data)
        return self.data

    def done(self) -> None:
        """Report keys that nobody read."""
        for key in self.data:
            if key not in self._read:
                known = ", ".join(sorted(self._read))
                self.fault(key, "an unknown key", f"one of: {known}")
