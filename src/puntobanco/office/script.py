"""What a test house plays: how long its steps take, and cards that come in a known order.

    betting_ms = 1000
    [times.star-2]
    card_ms = 400
    [cards]
    star-1 = ["9h Js 8d 9c", "Kh 6d 9s 7c"]

What `[times.TABLE]` does not say is as above it. A line of cards is the shoe cards of one whole coup in dealing order.
They come coup after coup, from the first line at every start of the house; after the last line, cards come from the
shuffled shoe.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from puntobanco.cards import Card, parse_cards
from puntobanco.errors import Fault, InputError, RulesError
from puntobanco.rules.reader import Section, document_of


@dataclass(frozen=True, slots=True)
class Times:
    """How long a test house's steps take, milliseconds."""

    betting_ms: int = 1_000
    card_ms: int = 50
    result_ms: int = 200


@dataclass(frozen=True, slots=True)
class Script:
    """Times, those of single tables, and by table the cards that are to come, one tuple for each coup."""

    times: Times = field(default_factory=Times)
    tables: Mapping[str, Times] = field(default_factory=dict)
    cards: Mapping[str, tuple[tuple[Card, ...], ...]] = field(default_factory=dict)

    def times_at(self, table: str) -> Times:
        """How long a table's steps take."""
        return self.tables.get(table, self.times)

    def cards_at(self, table: str) -> tuple[tuple[Card, ...], ...]:
        """The coups that are scripted for a table."""
        return self.cards.get(table, ())


def read_script(text: str, *, file: str) -> Script:
    """Read a script from TOML text. Raises RulesError with every fault of the file."""
    document = document_of(text, file=file)
    faults: list[Fault] = []
    top = Section(file, "", document, faults)
    times = _times(top, Times())
    single = top.table("times")
    tables = {table: _times(single.table(table), times, done=True) for table in single.rest()}
    section = top.table("cards")
    cards = {table: tuple(_cards(section, table, line) for line in section.texts(table)) for table in section.rest()}
    top.done()
    if faults:
        raise RulesError(tuple(faults))
    return Script(times, MappingProxyType(tables), MappingProxyType(cards))


def _times(section: Section, usual: Times, *, done: bool = False) -> Times:
    times = Times(
        betting_ms=section.whole("betting_ms", usual.betting_ms, least=1),
        card_ms=section.whole("card_ms", usual.card_ms),
        result_ms=section.whole("result_ms", usual.result_ms),
    )
    if done:
        section.done()
    return times


def _cards(section: Section, table: str, line: str) -> tuple[Card, ...]:
    try:
        return parse_cards(line)
    except InputError as error:
        section.fault(table, line, str(error))
        return ()
