"""Signed statements: taken apart, their signatures checked, their fields given their types."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from puntobanco.verify.protocol import framed, labelled

_FORM: Final = re.compile(r"([a-z]+/v1):([0-9a-f]{128}):(\{.*)", re.DOTALL)
_WHOLE_MAX: Final = 2**53 - 1

Fields: TypeAlias = Mapping[str, object]
Check: TypeAlias = Callable[[object], bool]


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement whose signature holds. `hash` is what others name it by."""

    fields: Fields
    hash: str

    def text(self, name: str) -> str:
        """A field that is a text."""
        value = self.fields[name]
        assert isinstance(value, str), "checked by its shape"
        return value

    def whole(self, name: str) -> int:
        """A field that is a whole number."""
        value = self.fields[name]
        assert isinstance(value, int), "checked by its shape"
        return value

    def rows(self, name: str) -> list[list[Any]]:
        """A field that is a list of lists."""
        value = self.fields[name]
        assert isinstance(value, list), "checked by its shape"
        return value


def read_statement(statement: str, scheme: str, key: Ed25519PublicKey) -> Statement | str:
    """A statement of a scheme, or which fault it has: "signature" or "unreadable"."""
    form = _FORM.fullmatch(statement)
    if form is None or form[1] != scheme:
        return "unreadable"
    written = form[3].encode(errors="surrogatepass")
    try:
        key.verify(bytes.fromhex(form[2]), framed(scheme.encode(), written))
    except InvalidSignature:
        return "signature"
    fields = parse(form[3])
    shape = SHAPES[scheme]
    if not isinstance(fields, dict) or fields.get("what") != scheme or not fits(fields, shape):
        return "unreadable"
    return Statement(fields, labelled("statement/v1", scheme.encode(), written).hex())


def parse(text: str) -> object:
    """JSON, or None for what is none; numbers that are whole are whole numbers."""

    def number(written: str) -> float:
        value = float(written)
        return int(value) if value.is_integer() else value

    def refuse(_: str) -> float:
        raise ValueError

    try:
        parsed: object = json.loads(text, parse_float=number, parse_constant=refuse)
    except (ValueError, OverflowError, RecursionError):
        return None
    return parsed


def fits(fields: object, shape: Mapping[str, Check]) -> bool:
    """Whether an object has these fields, each as it must be; others are let be."""
    return isinstance(fields, dict) and all(name in fields and check(fields[name]) for name, check in shape.items())


def is_text(value: object) -> bool:
    """Any text."""
    return isinstance(value, str)


def is_whole(value: object) -> bool:
    """A whole number from 0 that every language can hold."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _WHOLE_MAX


def is_flag(value: object) -> bool:
    """True or false."""
    return isinstance(value, bool)


def is_hash(value: object) -> bool:
    """32 bytes in hexadecimal."""
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{64}", value) is not None


def is_card(value: object) -> bool:
    """A card with its suit."""
    return isinstance(value, str) and re.fullmatch("[A2-9TJQK][shdc]", value) is not None


def or_null(check: Check) -> Check:
    """That, or null."""
    return lambda value: value is None or check(value)


def list_of(check: Check) -> Check:
    """A list of that."""
    return lambda value: isinstance(value, list) and all(map(check, value))


def pair_of(first: Check, second: Check) -> Check:
    """A list of two."""
    return lambda value: isinstance(value, list) and len(value) == 2 and first(value[0]) and second(value[1])  # noqa: PLR2004 -- a pair


_PLACE: Final[Mapping[str, Check]] = {"table": is_text, "shoe": is_whole}
SHAPES: Final[Mapping[str, Mapping[str, Check]]] = {
    "anchor/v1": {"table": is_text, "chain": is_whole, "shoes": is_whole, "anchor": is_hash},
    "pledge/v1": {**_PLACE, "patron": is_text, "pledge": is_hash},
    "opening/v1": {
        **_PLACE,
        "decks": is_whole,
        "behaviour_hash": is_text,
        "rules": is_hash,
        "commitment": is_hash,
        "chain": is_whole,
        "index": is_whole,
        "pledges": list_of(pair_of(is_text, is_hash)),
        "share_with_deal": is_flag,
    },
    "promise/v1": {
        **_PLACE,
        "opening": is_hash,
        "contributions": list_of(pair_of(is_text, or_null(is_hash))),
        "root": is_hash,
    },
    "merkle/v1": {
        **_PLACE,
        "coup": is_whole,
        "first": is_whole,
        "count": is_whole,
        "cards": list_of(pair_of(is_card, is_hash)),
        "path": list_of(is_hash),
        "previous": is_hash,
    },
}
"""Fields of every statement; a statement without one of them cannot be read."""
