"""The rule sets that the house ships, read from the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from puntobanco.rules.compile import read_rules
from puntobanco.rules.reader import Find
from puntobanco.rules.tables import Rules

_SETS = files("puntobanco.rules") / "sets"


@cache
def shipped_ids() -> tuple[str, ...]:
    """Ids of the rule sets in the package, in alphabetical order."""
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in _SETS.iterdir() if entry.name.endswith(".toml")))


@cache
def shipped_text(ruleset_id: str) -> str | None:
    """TOML text of a shipped rule set, or None when there is none with that id."""
    return (_SETS / f"{ruleset_id}.toml").read_text("utf-8") if ruleset_id in shipped_ids() else None


@cache
def shipped(ruleset_id: str) -> Rules:
    """A shipped rule set, compiled. Raises KeyError when there is none with that id."""
    text = shipped_text(ruleset_id)
    if text is None:
        raise KeyError(ruleset_id)
    return read_rules(text, file=f"{ruleset_id}.toml", find=shipped_text)


def read_own(text: str, *, file: str, find: Find = shipped_text) -> Rules:
    """A user's own rule set, which may extend a shipped one. Raises RulesError with all faults of the file."""
    return read_rules(text, file=file, find=find)
