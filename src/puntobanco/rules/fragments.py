"""Fragments: families of bets that any rule set takes up by `[[include]]`.

A fragment is a TOML file of bets, each with its source and the house edge that the source prints, with names in the
house's languages and limits for whoever states none. What a rule set takes up becomes its own: the resolved document
has the bets as if they had been written there, and the fragment's sources beside its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from puntobanco.errors import Fault, RulesError
from puntobanco.rules.reader import Document, Find, Section, document_of

BET_KEYS: Final = ("id", "main", "pays")
"""Keys of a fragment's bet that go into the rule set; the others say where it comes from."""

_PERCENTAGE: Final = r"-?\d+(\.\d+)?"
_MESSAGE: Final = re.compile(r"(?m)^bet-([a-z0-9-]+) *=")


@dataclass(frozen=True, slots=True)
class Printed:
    """A house edge that somebody printed: as a percentage with the digits given, for so many decks."""

    edge: Fraction
    digits: int
    decks: int


@dataclass(frozen=True, slots=True)
class LibraryBet:
    """A bet of a fragment: its rows as they stand in the file, where it is from, and the edges printed there."""

    id: str
    fragment: str
    source: str
    printed: tuple[Printed, ...]
    rule: str


def take_up(document: Document, *, file: str, find: Find) -> Document:
    """The document with everything it includes taken up. Raises RulesError with all that cannot be.

    A document that is wrong where something would be taken up is given back as it is, for the check to name the fault.
    """
    includes = document.get("include")
    if includes is None or not _takes_up(document):
        return document
    faults: list[Fault] = []
    top = Section(file, "", {"include": includes}, faults)
    taken = [_taken(row, find) for row in top.rows("include")]
    if faults:
        raise RulesError(tuple(faults))
    own = {key: value for key, value in document.items() if key != "include"}
    return _with(own, taken)


def _takes_up(document: Document) -> bool:
    table = document.get("table", {})
    wanted: tuple[tuple[object, type], ...] = (
        (document.get("bet", []), list),
        (document.get("sources", []), list),
        (document.get("messages", {}), dict),
        (table, dict),
        (table.get("limits", {}) if isinstance(table, dict) else None, dict),
    )
    return all(isinstance(value, kind) for value, kind in wanted)


def read_fragment(text: str, *, name: str) -> tuple[LibraryBet, ...]:
    """The bets of a fragment with what is said of them. Raises RulesError when something is missing."""
    faults: list[Fault] = []
    top = Section(f"{name}.toml", "", document_of(text, file=f"{name}.toml"), faults)
    bets = []
    for row in top.rows("bet"):
        printed = tuple(_printed(each) for each in row.rows("printed"))
        bets.append(LibraryBet(row.text("id"), name, row.text("source"), printed, row.text("rule")))
    if faults:
        raise RulesError(tuple(faults))
    return tuple(bets)


def _printed(row: Section) -> Printed:
    text = row.text("edge", pattern=_PERCENTAGE, expected='a percentage as printed, as in "7.61"')
    edge = Fraction(text) if re.fullmatch(_PERCENTAGE, text) else Fraction(0)
    printed = Printed(edge, len(text.partition(".")[2]), row.whole("decks", 8, least=1))
    row.done()
    return printed


def _taken(row: Section, find: Find) -> Document:
    """The part of a document that one include stands for."""
    name = row.text("bets_from")
    text = find(name) if name else None
    if name and text is None:
        row.fault("bets_from", name, "the name of a fragment of the house's library")
    fragment = document_of(text or "", file=f"{name}.toml")
    bets = {str(bet["id"]): bet for bet in _tables(fragment.get("bet"))}
    wanted = row.texts("bets", tuple(bets))
    for bet in wanted:
        if bet not in bets and text is not None:
            row.fault("bets", bet, f"bets of {name}: " + ", ".join(bets))
    limits = dict(row.table("limits").rest()) or fragment.get("limits", {})
    row.done()
    chosen = [bets[bet] for bet in wanted if bet in bets]
    cited = {bet.get("source") for bet in chosen}
    messages = _table(fragment.get("messages"))
    return {
        "bet": [{key: value for key, value in bet.items() if key in BET_KEYS} for bet in chosen],
        "sources": [source for source in _tables(fragment.get("sources")) if source.get("title") in cited],
        "limits": dict.fromkeys(wanted, limits),
        "messages": {language: _messages_of(str(said), wanted) for language, said in messages.items()},
    }


def _with(own: Document, taken: Sequence[Document]) -> Document:
    """The document with what was taken up; what it says itself comes later and so holds."""
    table, messages = _table(own.get("table")), _table(own.get("messages"))
    own_ids = {bet.get("id") for bet in _tables(own.get("bet"))}
    bets = [bet for fragment in taken for bet in _tables(fragment["bet"]) if bet["id"] not in own_ids]
    sources = _tables(own.get("sources"))
    limits: Document = {}
    said: dict[str, list[str]] = {language: [] for language in messages}
    for fragment in taken:
        sources += [source for source in _tables(fragment["sources"]) if source not in sources]
        limits |= _table(fragment["limits"])
        for language, text in _table(fragment["messages"]).items():
            said.setdefault(language, []).append(str(text))
    return {
        **own,
        "bet": [*bets, *_tables(own.get("bet"))],
        "sources": sources,
        "table": {**table, "limits": {**limits, **_table(table.get("limits"))}},
        "messages": {
            language: "\n".join([*texts, *([str(messages[language])] if language in messages else [])])
            for language, texts in said.items()
        },
    }


def _messages_of(text: str, bets: tuple[str, ...]) -> str:
    """The messages of these bets only."""
    starts = list(_MESSAGE.finditer(text))
    ends = [match.start() for match in starts[1:]] + [len(text)]
    return "".join(text[match.start() : end] for match, end in zip(starts, ends, strict=True) if match[1] in bets)


def _tables(value: object) -> list[Document]:
    return [row for row in value if isinstance(row, dict)] if isinstance(value, list) else []


def _table(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}
