"""What every section needs while it is written: the rules, the words, and how figures are said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from puntobanco.cards import NO_SUIT, RANKS, Card, rank_of, suit_of
from puntobanco.rulebook.pages import Block, Paragraph, Section, Steps, Table
from puntobanco.rulebook.tableau import Tableau, tableau_of
from puntobanco.rules import PayRow, Rules
from puntobanco.text import Texts, Value, bet_name

RUN_MIN = 3
"""Consecutive numbers from which on they are written as a range."""
DECIMALS_MAX = 6
SUIT_SIGNS = "♠♥♦♣"


@dataclass(frozen=True)
class Draft:
    """The rules being printed and the texts they are printed in."""

    rules: Rules
    texts: Texts

    @cached_property
    def tableau(self) -> Tableau:
        """The drawing rule."""
        return tableau_of(self.rules)

    def bets(self, ids: Iterable[str] | None = None, *, last: str = "and") -> str:
        """Names of bets as one phrase; all bets when None."""
        wanted = self.rules.bet_by_id if ids is None else ids
        return self.texts.listed([bet_name(self.texts, bet) for bet in wanted], last=last)

    def numbers(self, values: Sequence[int], *, last: str = "and") -> str:
        """Whole numbers as one phrase, runs of them as ranges: "0-3 and 9"."""
        ending = "number-or" if last == "or" else last  # figures stand apart where words do not
        said = self.texts.listed([self._run(run) for run in _runs(values)], last=ending)
        return said or self.texts.say("none-listed")

    def cell(self, values: Sequence[int]) -> str:
        """Whole numbers as they stand in a table: "0-3, 9"."""
        said = [self._run(run) for run in _runs(values)]
        together = self.texts.say("none-listed") if not said else said[0]
        for item in said[1:]:
            together = self.texts.say("list-more", list=together, item=item)
        return together

    def _run(self, run: Sequence[int]) -> str:
        if len(run) == 1:
            return self.texts.number(run[0])
        return self.texts.say("range", first=self.texts.number(run[0]), last=self.texts.number(run[-1]))

    def odds(self, row: PayRow) -> str:
        """What a row pays: "9 to 5", or that it pushes."""
        if row.pushes:
            return self.texts.say("odds-push")
        return self.odds_to(row.odds)

    def odds_to(self, odds: Fraction) -> str:
        """Odds in words: "9 to 5"."""
        win, stake = self.texts.number(odds.numerator), self.texts.number(odds.denominator)
        return self.texts.say("odds-to", win=win, stake=stake)

    def exact(self, value: Fraction) -> str:
        """A number without rounding: as a decimal where it ends soon, else as a fraction."""
        for digits in range(DECIMALS_MAX + 1):
            if (value * 10**digits).denominator == 1:
                return self.texts.number(value, digits)
        return f"{self.texts.number(value.numerator)}/{self.texts.number(value.denominator)}"

    def together(self, sentences: Sequence[str]) -> str:
        """Sentences one behind the other, as the language sets them."""
        said = sentences[0]
        for sentence in sentences[1:]:
            said = self.texts.say("sentences", first=said, second=sentence)
        return said

    def share(self, value: Fraction) -> str:
        """An exact percentage, with as many decimals as it needs (six at most)."""
        digits = next((n for n in range(DECIMALS_MAX) if (value * 10 ** (n + 2)).denominator == 1), DECIMALS_MAX)
        return self.texts.percent(value, digits)

    def section(self, name: str, number: str = "") -> SectionDraft:
        """Begin a section whose title is the message `section-<name>`."""
        return SectionDraft(self, name, number, self.texts.say(f"section-{name}"))


@dataclass
class SectionDraft:
    """A section that is being written; paragraphs get their numbers when it is finished."""

    draft: Draft
    anchor: str
    number: str
    title: str
    blocks: list[Block] = field(default_factory=list)

    def say(self, message: str, **values: Value) -> None:
        """Add a paragraph: one message of the package."""
        self.blocks.append(Paragraph(self.draft.texts.say(message, **values)))

    def quote(self, text: str, *, number: str | None = None, language: str | None = None) -> None:
        """Add a paragraph whose text is finished; with the number "" it stays without."""
        self.blocks.append(Paragraph(text, number, language))

    def steps(self, items: Iterable[str], *, ordered: bool = False) -> None:
        """Add sentences that belong together; nothing if there are none."""
        if listed := tuple(items):
            self.blocks.append(Steps(listed, ordered))

    def table(
        self,
        caption: str,
        columns: Iterable[str],
        rows: Iterable[Sequence[str]],
        *,
        right: tuple[int, ...] = (),
        more: Iterable[str] = (),
    ) -> None:
        """Add a table whose columns are named by messages; `more` are names of further columns, finished."""
        heads = (*(self.draft.texts.say(column) for column in columns), *more)
        self.blocks.append(Table(caption, heads, tuple(map(tuple, rows)), right))

    def words(self, caption: str, columns: Mapping[str, str | None], rows: Iterable[Sequence[str]]) -> None:
        """Add a table of words; `columns` gives the finished name of each with its language."""
        languages = tuple(columns.values())
        self.blocks.append(Table(caption, tuple(columns), tuple(map(tuple, rows)), languages=languages))

    def numbered(self, number: str) -> Section:
        """The finished section as chapter `number`, its paragraphs counted within it."""
        blocks: list[Block] = []
        count = 0
        for block in self.blocks:
            if isinstance(block, Paragraph) and block.number is None:
                count += 1
                block = Paragraph(block.text, f"{number}.{count}", block.language)  # noqa: PLW2901 (the numbered one)
            blocks.append(block)
        return Section(self.anchor, number, self.title, tuple(blocks))


def card_sign(card: Card) -> str:
    """A card as people read it: "10♥", or "7" when its suit is not stated."""
    rank = RANKS[rank_of(card)].replace("T", "10")
    return rank + (SUIT_SIGNS[suit_of(card)] if suit_of(card) < NO_SUIT else "")


def capital(text: str) -> str:
    """A phrase as it begins a cell of a table."""
    return text[:1].upper() + text[1:]


def _runs(values: Sequence[int]) -> list[list[int]]:
    """Numbers cut into what is written together: runs of three or more, and single ones."""
    together: list[list[int]] = []
    for value in values:
        if together and together[-1][-1] + 1 == value:
            together[-1].append(value)
        else:
            together.append([value])
    return [part for run in together for part in ([run] if len(run) >= RUN_MIN else [[value] for value in run])]
