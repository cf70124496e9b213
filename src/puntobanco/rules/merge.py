"""From TOML text to one resolved document: `extends`, merging by key and by id, `drop`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Final

from puntobanco.errors import Fault, RulesError

Document = dict[str, object]
Find = Callable[[str], str | None]
"""Gives the text of the rule set with an id, or None."""

BY_ID: Final = ("bet", "condition", "irregularity", "paragraph")
"""Arrays of tables that merge by id, a named entry replaced whole."""

NOT_INHERITED: Final = ("id", "version", "schema", "extends", "drop", "sources", "notes", "example")
_CHAIN_LENGTH_MAX: Final = 8


def resolve(text: str, *, file: str, find: Find) -> Document:
    """The document that `text` and everything it extends amount to.

    Raises RulesError when the text is not TOML or extends what cannot be found.
    """
    return _resolve(text, file, find, ())


def _resolve(text: str, file: str, find: Find, chain: tuple[str, ...]) -> Document:
    try:
        document: Document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulesError((Fault(file, "", str(error), "a TOML document"),)) from error
    parent = document.get("extends")
    if parent is None:
        return document
    parent_text = find(parent) if isinstance(parent, str) else None
    if parent_text is None or not isinstance(parent, str):
        raise RulesError((Fault(file, "extends", repr(parent)[:60], "the id of a rule set that is known"),))
    if parent in chain or len(chain) >= _CHAIN_LENGTH_MAX:
        raise RulesError((Fault(file, "extends", " > ".join((*chain, parent)), "a chain that ends"),))
    base = _resolve(parent_text, parent, find, (*chain, parent))
    return _merge(base, document, file)


def _merge(base: Mapping[str, object], own: Document, file: str) -> Document:
    inherited = {key: value for key, value in base.items() if key not in NOT_INHERITED}
    drops = own.get("drop", [])
    listed: list[object] = drops if isinstance(drops, list) else [drops]
    dropped = {item for item in listed if isinstance(item, str)}
    merged = _merge_tables(inherited, {key: value for key, value in own.items() if key not in BY_ID})
    gone: set[str] = set()
    for key in BY_ID:
        if key in own and not isinstance(own[key], list):
            merged[key] = own[key]  # a fault, left for the check to name
            continue
        rows = {_id(row): row for row in _rows(inherited.get(key)) if _id(row) not in dropped}
        gone |= dropped & {_id(row) for row in _rows(inherited.get(key))}
        own_rows = _rows(own.get(key))
        rows |= {_id(row): row for row in own_rows}
        # Two entries of one file with the same id must both survive, for the check to name them.
        twice = [row for number, row in enumerate(own_rows) if _id(row) in {_id(other) for other in own_rows[:number]}]
        if rows or key in own:
            merged[key] = [*rows.values(), *twice]
    wrong = [item for item in listed if not isinstance(item, str) or item not in gone]
    if wrong:
        expected = "ids of bets, conditions, irregularities or paragraphs that the extended rule set has"
        raise RulesError(tuple(Fault(file, "drop", repr(item), expected) for item in wrong))
    return merged


def _merge_tables(base: Mapping[str, object], own: Mapping[str, object]) -> Document:
    merged = dict(base)
    for key, value in own.items():
        before = merged.get(key)
        merged[key] = _merge_tables(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    return merged


def _rows(value: object) -> list[Document]:
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def _id(row: Mapping[str, object]) -> str:
    return str(row.get("id"))
