"""Messages that a rule set brings: read with care, since anybody may have written them.

A message that refers to itself on any way, or that would grow past all bounds when it is said, is left out; the
house's own stands in its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

if TYPE_CHECKING:
    from collections.abc import Iterable

LENGTH_MAX: Final = 20_000
"""Characters that one message may grow to, its references filled in."""

_Entry = ast.Message | ast.Term


def own_entries(source: str, shipped: Iterable[ast.Resource]) -> tuple[tuple[_Entry, ...], tuple[str, ...]]:
    """The messages of `source` that can be said beside the shipped ones, and what is wrong with the others."""
    parsed = FluentResource(source)
    own = tuple(entry for entry in parsed.body if isinstance(entry, _Entry))
    known = {_key(entry): entry for resource in shipped for entry in resource.body if isinstance(entry, _Entry)}
    known |= {_key(entry): entry for entry in own}
    lengths = _Lengths(known)
    faults = list(_unreadable(source, parsed))
    good = []
    for entry in own:
        length = lengths.of(_key(entry))
        if length is None:
            faults.append(f"{entry.id.name}: refers to itself")
        elif length > LENGTH_MAX:
            faults.append(f"{entry.id.name}: grows to {length} characters, more than {LENGTH_MAX}")
        else:
            good.append(entry)
    return tuple(good), tuple(faults)


def _unreadable(source: str, parsed: ast.Resource) -> Iterator[str]:
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            why = entry.annotations[0].message if entry.annotations else "cannot be read"
            yield f"line {source.count(chr(10), 0, start) + 1}: {why}"


def _key(entry: _Entry) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + str(entry.id.name)


class _Lengths:
    """How long each message is with everything it refers to; None for one that refers to itself."""

    def __init__(self, known: Mapping[str, _Entry]) -> None:
        self._known = known
        self._found: dict[str, int | None] = {}

    def of(self, key: str) -> int | None:
        """Length of a message: an entry that is being measured counts as one that refers to itself."""
        if key not in self._known:
            return 0
        if key not in self._found:
            self._found[key] = None
            self._found[key] = self._entry(self._known[key])
        return self._found[key]

    def _entry(self, entry: _Entry) -> int | None:
        patterns = [*([entry.value] if entry.value else []), *(attribute.value for attribute in entry.attributes)]
        return self._sum([self._element(element) for pattern in patterns for element in pattern.elements])

    def _element(self, element: ast.BaseNode) -> int | None:
        match element:
            case ast.TextElement() | ast.StringLiteral():
                return len(element.value)
            case ast.Placeable():
                return self._element(element.expression)
            case ast.MessageReference():
                return self.of(element.id.name)
            case ast.TermReference():
                return self.of(f"-{element.id.name}")
            case ast.SelectExpression():
                inner = [part for variant in element.variants for part in variant.value.elements]
                return self._sum([self._element(element.selector), *map(self._element, inner)])
            case _:
                return 0

    def _sum(self, lengths: Sequence[int | None]) -> int | None:
        known = [length for length in lengths if length is not None]
        return sum(known) if len(known) == len(lengths) else None
