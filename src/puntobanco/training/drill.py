"""A drill as data: the cards of its coups, and what goes wrong where. Read from TOML, all faults of a file at once.

id    = "fallen-cards"
games = ["punto-banco"]                 # rule sets that it is for; none named: every one that is dealt live
coups = ["8h Kh Th", "3s 9h 4h"]        # cards of each coup as they come out of the shoe
count = 20                              # instead of them: so many coups from a shuffled shoe, 0 for the whole shoe
mishaps_per_coup = "1/4"                # with `count`: how often something goes wrong, drawn from all other drills
seed  = "monday"                        # fixes the shuffled cards; otherwise who practises names one
opens_shoe = true                       # begin with counting the cards; `first_card` is the one turned up

[title]                                 # in the languages that the house speaks
en = "Fallen cards"

[[mishap]]
coup         = 2
before_card  = 3                        # or at = "shuffle", "betting" or "felt" (all cards lie)
sees         = "dropped"                # what the dealer sees: a message, or `words` in languages
irregularity = "dropped-in-shuffle-or-deal"
answers      = ["pick-up-and-use"]      # left out: the first that the rule set gives
draws        = 1                        # cards that have come out of the shoe with it
misread      = true                     # the scanner has entered another card than the one that lies
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Final

from puntobanco.cards import card_text, parse_cards
from puntobanco.errors import Fault, InputError, RulesError
from puntobanco.rules.reader import Section, document_of
from puntobanco.text import LANGUAGES

ID_PATTERN: Final = r"[a-z0-9][a-z0-9-]{0,39}"
COUPS_MAX: Final = 200
CARDS_MAX: Final = 6


class At(StrEnum):
    """Where in a coup something goes wrong."""

    SHUFFLE = "shuffle"  # the cards are counted and shuffled, and not in the shoe yet
    BETTING = "betting"
    CARD = "card"  # before a card is drawn, or with it
    FELT = "felt"  # all cards lie, and are not confirmed


@dataclass(frozen=True, slots=True)
class Mishap:
    """Something that goes wrong in a drill.

    `sees` names the message of what the dealer sees, or `words` are that, by language. `before_card` counts the coup's
    cards from the shoe, from 1, where it happens `At.CARD`. No `answers`: the first that the rule set gives.
    """

    coup: int
    at: At
    sees: str
    irregularity: str
    answers: tuple[str, ...] = ()
    before_card: int = 0
    draws: int = 0
    misread: bool = False
    words: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Drill:
    """A drill. `coups` are scripted cards as texts; without them `count` coups come from a shuffled shoe.

    `count` 0: until the cut card. `own`: the house's, and its title is in `title`.
    """

    id: str
    games: tuple[str, ...] = ()
    title: Mapping[str, str] = field(default_factory=dict)
    coups: tuple[tuple[str, ...], ...] = ()
    count: int = 0
    mishaps_per_coup: Fraction = Fraction(0)
    seed: str = ""
    opens_shoe: bool = False
    first_card: str = ""
    mishaps: tuple[Mishap, ...] = ()
    own: bool = False

    def is_for(self, ruleset: str) -> bool:
        """Whether it can be practised by these rules."""
        return not self.games or ruleset in self.games


def read_drill(text: str, *, file: str, own: bool = False) -> Drill:
    """A drill from TOML text. Raises RulesError with every fault of the file that shows without its rules."""
    document = document_of(text, file=file)
    faults: list[Fault] = []
    expected = "an id of small letters, digits and hyphens"
    top = Section(file, "", document, faults)
    drill = Drill(
        id=top.text("id", pattern=ID_PATTERN, expected=expected),
        games=top.texts("games", ()),
        title=_words(top.table("title")),
        coups=tuple(_cards(top, one) for one in top.texts("coups", ())),
        count=top.whole("count", 0, most=COUPS_MAX),
        mishaps_per_coup=top.ratio("mishaps_per_coup", Fraction(0)),
        seed=top.text("seed", ""),
        opens_shoe=top.flag("opens_shoe", default=False),
        first_card=top.text("first_card", ""),
        mishaps=tuple(map(_mishap, top.rows("mishap"))),
        own=own,
    )
    if drill.coups and drill.count:
        top.fault("count", drill.count, "coups or count, not both")
    if drill.coups and drill.mishaps_per_coup:
        top.fault("mishaps_per_coup", str(drill.mishaps_per_coup), "only beside count")
    if own and not drill.title:
        top.fault("title", "nothing", "a title in a language at least")
    top.done()
    if faults:
        raise RulesError(tuple(faults))
    return drill


def _mishap(row: Section) -> Mishap:
    expected = "an id of small letters, digits and hyphens"
    before = row.optional_whole("before_card", least=1, most=CARDS_MAX)
    mishap = Mishap(
        coup=row.whole("coup", least=1, most=COUPS_MAX),
        at=row.choice("at", At, At.CARD),
        sees=row.text("sees", pattern=ID_PATTERN, expected=expected),
        irregularity=row.text("irregularity", pattern=ID_PATTERN, expected=expected),
        answers=row.texts("answers", ()),
        before_card=before or 0,
        draws=row.whole("draws", 0, most=CARDS_MAX),
        misread=row.flag("misread", default=False),
        words=_words(row.table("words")),
    )
    if (mishap.at is At.CARD) is (before is None):
        row.fault("before_card", before, "a number where it happens before a card, and only there")
    row.done()
    return mishap


def _words(section: Section) -> Mapping[str, str]:
    words = {language: section.text(language) for language in LANGUAGES if section.has(language)}
    section.done()
    return words


def _cards(top: Section, text: str) -> tuple[str, ...]:
    try:
        cards = tuple(map(card_text, parse_cards(text)))
    except InputError as error:
        top.fault("coups", text, str(error))
        return ()
    if not 0 < len(cards) <= CARDS_MAX or any(len(card) < len("5h") for card in cards):
        top.fault("coups", text, f"1 to {CARDS_MAX} cards with their suits")
    return cards
