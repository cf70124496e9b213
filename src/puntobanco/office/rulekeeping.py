"""Rule sets as the store keeps them: the resolved document as one TOML text, which reads back to the same rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from puntobanco.rules import Rules, read_rules


def text_of(rules: Rules) -> str:
    """The resolved text of a rule set, nothing extended any more."""
    return "".join(
        f"{_key(key)} = {_value(value)}\n" for key, value in rules.ruleset.document.items() if key != "extends"
    )


def rules_from(text: str) -> Rules:
    """The rules of a kept text. Raises RulesError when this release reads them no longer."""
    return read_rules(text, file="kept rules", find=lambda _: None)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            # Every escape that JSON writes is one of TOML too, but for DEL, which TOML wants escaped.
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case Mapping():
            return "{" + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
        case Sequence():
            return "[" + ", ".join(map(_value, value)) + "]"
        case _:
            raise AssertionError(f"a rule set has no values such as {value!r}")


def _key(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)
