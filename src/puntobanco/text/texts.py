"""Fluent messages of one language, with fallback message by message.

The files `text/locale/<language>/*.ftl` are shared with the web client. A rule set may bring messages of its own, which
come before the shipped ones of the same language. A message that no language of the chain has is `None`, and the caller
makes one from data; a message that only English has is answered in English, and `language_of` tells so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, TypeAlias

from puntobanco.money import MINOR_PER_COIN, decimal_text
from puntobanco.text.languages import DEFAULT, chain
from puntobanco.text.numbers import dated, grouped

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

Value: TypeAlias = str | int | Decimal
"""What a message's variable may be. Numbers are written by the language; a string stands as it is."""

_PARTS_OF_LISTS: Final = 2


@dataclass(frozen=True, slots=True)
class Texts:
    """Messages of one language and its fallbacks. Made by `texts_in`."""

    language: str
    _bundles: tuple[tuple[str, FluentBundle], ...]

    def find(self, message: str, attribute: str | None = None, /, **values: Value) -> str | None:
        """The message with its variables filled in, or None when no language of the chain can say it."""
        for _, bundle in self._bundles:
            said = _say(bundle, message, attribute, values)
            if said is not None:
                return said
        return None

    def say(self, message: str, attribute: str | None = None, /, **values: Value) -> str:
        """A message that the package ships; that it exists and that its variables are given is the caller's duty."""
        said = self.find(message, attribute, **values)
        assert said is not None, f"message {message} or a variable of it is missing"
        return said

    def has(self, message: str, attribute: str | None = None, /) -> bool:
        """Whether any language of the chain has the message (or the attribute)."""
        return any(_pattern(bundle, message, attribute) is not None for _, bundle in self._bundles)

    def language_of(self, message: str, /) -> str:
        """The language in which a message would be said; the texts' own when none has it."""
        return next((name for name, bundle in self._bundles if bundle.has_message(message)), self.language)

    def number(self, value: int | Fraction, digits: int = 0) -> str:
        """A number with `digits` decimals, half to even, grouped as the language does."""
        return self.decimal(decimal_text(Fraction(value), digits))

    def decimal(self, text: str) -> str:
        """A decimal such as "12345.678", written as the language writes it, with all its digits."""
        return grouped(text, self.language)

    def date(self, text: str) -> str:
        """A date of a file, as the language writes it; as it stands when it is no date that we know."""
        return dated(text, self.language) or text

    def coins(self, minor: int) -> str:
        """Minor units as coins, with decimals only where there are some."""
        return self.number(Fraction(minor, MINOR_PER_COIN), 2 if minor % MINOR_PER_COIN else 0)

    def percent(self, ratio: Fraction, digits: int) -> str:
        """A ratio as a percentage with `digits` decimals, with the sign where the language puts it."""
        return self.say("percent", number=self.number(ratio * 100, digits))

    def listed(self, items: Sequence[str], *, last: str = "and") -> str:
        """Items as one phrase: "a, b and c"; `last` is "and" or "or"."""
        if not items:
            return ""
        if len(items) == 1:
            return items[0]
        said = items[0]
        for item in items[1:-1]:
            said = self.say("list-more", list=said, item=item)
        ending = f"list-{last}" if len(items) == _PARTS_OF_LISTS else f"list-more-{last}"
        return self.say(ending, list=said, item=items[-1])


def texts_in(
    language: str,
    extra: Mapping[str, str] | None = None,
    *,
    files: Sequence[str] | None = None,
) -> Texts:
    """Messages of a language of the house.

    `extra` holds Fluent text by language, as a rule set carries it. `files` names the shipped files that are wanted
    (all when None), since reading fewer is faster.
    """
    wanted = tuple(files) if files is not None else None
    if not extra:
        return _shipped(language, wanted)
    bundles = []
    for name in chain(language):
        own = extra.get(name)
        bundles.append((name, _bundle(name, wanted, own) if own else _shipped_bundle(name, wanted)))
    return Texts(language, tuple(bundles))


def faults_of(source: str, language: str = DEFAULT) -> tuple[str, ...]:
    """What the Fluent text of a rule set does wrong, one line each; empty when all its messages can be said."""
    from puntobanco.text.own import own_entries

    return own_entries(source, [_resource(language, file) for file in shipped_files(language)])[1]


@cache
def shipped_files(language: str) -> tuple[str, ...]:
    """Names (without ".ftl") of the files that the package ships in a language."""
    folder = resources.files("puntobanco.text") / "locale" / language
    return tuple(sorted(entry.name.removesuffix(".ftl") for entry in folder.iterdir() if entry.name.endswith(".ftl")))


def source_of(language: str, file: str) -> str:
    """Text of one shipped file."""
    return (resources.files("puntobanco.text") / "locale" / language / f"{file}.ftl").read_text(encoding="utf-8")


@cache
def _shipped(language: str, files: tuple[str, ...] | None) -> Texts:
    return Texts(language, tuple((name, _shipped_bundle(name, files)) for name in chain(language)))


@cache
def _shipped_bundle(language: str, files: tuple[str, ...] | None) -> FluentBundle:
    return _bundle(language, files, None)


def _bundle(language: str, files: tuple[str, ...] | None, own: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    shipped = [_resource(language, file) for file in shipped_files(language) if files is None or file in files]
    for resource in shipped:
        bundle.add_resource(resource)
    if own:
        from fluent.syntax.ast import Resource

        from puntobanco.text.own import own_entries

        bundle.add_resource(Resource(list(own_entries(own, shipped)[0])), allow_overrides=True)
    return bundle


@cache
def _resource(language: str, file: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(source_of(language, file))


def _pattern(bundle: FluentBundle, message: str, attribute: str | None) -> Pattern | None:
    if not bundle.has_message(message):
        return None
    found = bundle.get_message(message)
    return found.value if attribute is None else found.attributes.get(attribute)


def _say(bundle: FluentBundle, message: str, attribute: str | None, values: Mapping[str, Value]) -> str | None:
    pattern = _pattern(bundle, message, attribute)
    if pattern is None:
        return None
    said, errors = bundle.format_pattern(pattern, dict(values))
    return None if errors else str(said)
