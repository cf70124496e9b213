"""From TOML text to one resolved document: `include`, `extends`, merging by key and by id, `drop`."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final

from puntobanco.errors import Fault, RulesError
from puntobanco.rules.fragments import take_up
from puntobanco.rules.reader import Document, Find, document_of

BY_ID: Final = ("bet", "condition", "irregularity", "paragraph")
"""Arrays of tables that merge by id, a named entry replaced whole."""

NOT_INHERITED: Final = ("id", "version", "schema", "extends", "drop", "sources", "notes", "example")
_CHAIN_LENGTH_MAX: Final = 8


def resolve(text: str, *, file: str, find: Find, find_bets: Find) -> Document:
    """The document that `text` and everything it extends and includes amount to.

    Raises RulesError when the text is not TOML, or extends or includes what cannot be found.
    """
    return _resolve(text, file, (find, find_bets), ())


def _resolve(text: str, file: str, finds: tuple[Find, Find], chain: tuple[str, ...]) -> Document:
    find, find_bets = finds
    document = take_up(_loaded(text, file), file=file, find=find_bets)
    parent = document.get("extends")
    if parent is None:
        return document
    parent_text = find(parent) if isinstance(parent, str) else None
    if parent_text is None or not isinstance(parent, str):
        raise RulesError((Fault(file, "extends", repr(parent)[:60], "the id of a rule set that is known"),))
    if parent in chain or len(chain) >= _CHAIN_LENGTH_MAX:
        raise RulesError((Fault(file, "extends", " > ".join((*chain, parent)), "a chain that ends"),))
    base = _resolve(parent_text, parent, finds, (*chain, parent))
    return _merge(base, document, file)


@lru_cache(maxsize=32)
def _loaded(text: str, file: str) -> Document:
    """The document of a text, never changed: what many variants extend is parsed once."""
    return document_of(text, file=file)


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
        else:
            merged.pop(key, None)  # all that was inherited is dropped
    wrong = [item for item in listed if not isinstance(item, str) or item not in gone]
    if wrong:
        expected = "ids of bets, conditions, irregularities or paragraphs that the extended rule set has"
        raise RulesError(tuple(Fault(file, "drop", repr(item), expected) for item in wrong))
    _without_limits(merged, gone - {_id(row) for row in _rows(own.get("bet"))})
    merged |= {"messages": joined} if (joined := _joined(base.get("messages"), own.get("messages"))) else {}
    return merged


def _without_limits(document: Document, bets: AbstractSet[str]) -> None:
    """Take the limits of dropped bets out of a document."""
    table = document.get("table")
    limits = table.get("limits") if isinstance(table, dict) else None
    if isinstance(table, dict) and isinstance(limits, dict):
        kept = {bet: limit for bet, limit in limits.items() if bet not in bets}
        document["table"] = {**table, "limits": kept}


def _joined(base: object, own: object) -> Document:
    """Messages of both, language by language; where both say one, the later holds."""
    if not isinstance(base, dict) or not isinstance(own, dict):
        return {}
    both = {language for language in base if isinstance(base[language], str) and isinstance(own.get(language), str)}
    return {**base, **own, **{language: f"{base[language]}\n{own[language]}" for language in both}}


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
