"""What differs between two rule sets, or two versions of one, in words: `difference(first, second, language)`.

Drawing rules are compared case by case, pays row by row, returns exactly. All else is compared as it is printed: what
one rule set's page says and the other's does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puntobanco.rulebook.book import all_mishaps, chapters
from puntobanco.rulebook.counted import CountedBet, counted_bets
from puntobanco.rulebook.draft import Draft, SectionDraft, capital
from puntobanco.rulebook.pages import Page, Paragraph, Section, Steps, Table
from puntobanco.rulebook.phrases import when_text
from puntobanco.rulebook.tableau import THIRDS, TOTALS
from puntobanco.rules import Bet, Rules
from puntobanco.text import bet_name, ruleset_title, texts_in

AS_PRINTED = ("equipment", "deal", "result", "conditions", "money", "shoe", "table", "irregularities", "house", "roads")
MISHAPS = "irregularities"
EXAMPLES = frozenset({"money"})
"""Chapters whose tables are examples of what their sentences say."""
RETURN_DIGITS = 6


def difference(first: Rules, second: Rules, language: str) -> Page:
    """A page that says what changes from `first` to `second`."""
    drafts = tuple(Draft(rules, texts_in(language, rules.ruleset.messages)) for rules in (first, second))
    return _Difference(drafts[0], drafts[1]).page(language)


class _Difference:
    """Two rule sets and their words. Sentences of the page are said by the first, names of bets by whose bet it is."""

    def __init__(self, first: Draft, second: Draft) -> None:
        self._first = first
        self._second = second
        titles = tuple(ruleset_title(draft.texts, draft.rules.id) for draft in (first, second))
        if titles[0] == titles[1]:
            titles = tuple(f"{titles[0]} ({draft.rules.version})" for draft in (first, second))
        self._titles = titles

    def page(self, language: str) -> Page:
        say = self._first.texts.say
        first, second = self._first.rules, self._second.rules
        sections = [self._versions(), self._drawing(), self._pays(), self._returns(), *self._as_printed()]
        return Page(
            language=language,
            ruleset=first.id,
            version=first.version,
            behaviour_hash=first.behaviour_hash,
            title=say("against-heading", first=self._titles[0], second=self._titles[1]),
            sections=tuple(section.numbered(str(number)) for number, section in enumerate(sections, 1)),
            facts=(say("version-line", id=first.id, version=first.version),)
            + ((say("version-line", id=second.id, version=second.version),) if second.id != first.id else ()),
        )

    def _versions(self) -> SectionDraft:
        section = self._first.section("version")
        first, second = self._first.rules, self._second.rules
        section.say(
            "against-versions",
            first=self._titles[0],
            first_version=first.version,
            second=self._titles[1],
            second_version=second.version,
        )
        if first.behaviour_hash == second.behaviour_hash:
            section.say("against-same-behaviour")
        return section

    def _drawing(self) -> SectionDraft:
        section = self._first.section("against-drawing")
        rows = list(_drawing_cases(self._first, self._second))
        if rows:
            section.say("against-drawing-count", count=len(rows))
            section.table("", ("against-column-case",), rows, more=self._titles)
        else:
            section.say("against-drawing-same")
        return section

    def _pays(self) -> SectionDraft:
        section = self._first.section("against-pays")
        ours, theirs = self._first.rules.bet_by_id, self._second.rules.bet_by_id
        for bet in ours:
            if bet in theirs and _terms(self._first, ours[bet]) != _terms(self._second, theirs[bet]):
                rows = list(_pay_rows(self._first, ours[bet], self._second, theirs[bet]))
                section.table(self._name(bet), ("pays-column-when",), rows, more=self._titles)
        only = [(bet, 0) for bet in ours if bet not in theirs] + [(bet, 1) for bet in theirs if bet not in ours]
        for bet, owner in only:
            section.say("against-pays-only", bet=self._name(bet), title=self._titles[owner])
        if not section.blocks:
            section.say("against-pays-same")
        return section

    def _name(self, bet: str) -> str:
        owner = self._first if bet in self._first.rules.bet_by_id else self._second
        return bet_name(owner.texts, bet)

    def _returns(self) -> SectionDraft:
        section = self._first.section("against-returns")
        ours, theirs = counted_bets(self._first.rules), counted_bets(self._second.rules)
        section.steps(self._return(bet, ours.get(bet), theirs.get(bet)) for bet in dict.fromkeys([*ours, *theirs]))
        return section

    def _return(self, bet: str, ours: CountedBet | None, theirs: CountedBet | None) -> str:
        texts, name = self._first.texts, self._name(bet)
        if ours is None or theirs is None:
            found = ours or theirs
            assert found is not None, "a bet of one of the two"
            return texts.say("against-returns-only", bet=name, **{"return": self._percent(found)})
        change = theirs.odds.rtp - ours.odds.rtp
        if not change:
            return texts.say("against-returns-same", bet=name, **{"return": self._percent(ours)})
        return texts.say(
            "against-returns-more" if change > 0 else "against-returns-less",
            bet=name,
            first=self._percent(ours),
            second=self._percent(theirs),
            difference=texts.percent(abs(change), RETURN_DIGITS),
        )

    def _percent(self, counted: CountedBet) -> str:
        return self._first.texts.percent(counted.odds.rtp, RETURN_DIGITS)

    def _as_printed(self) -> Iterator[SectionDraft]:
        """What one page says in a chapter and the other does not."""
        ours, theirs = (_chapters(draft) for draft in (self._first, self._second))
        say = self._first.texts.say
        for anchor in AS_PRINTED:
            here = _sentences(self._first, ours.get(anchor))
            there = _sentences(self._second, theirs.get(anchor))
            if set(here) == set(there):
                continue
            found = ours.get(anchor) or theirs[anchor]
            section = self._first.section(anchor)
            section.title = say("against-differs", title=found.title)
            for title, said, other in ((self._titles[0], here, there), (self._titles[1], there, here)):
                more = [sentence for sentence in said if sentence not in other]
                section.say("against-says" if more else "against-silent", title=title)
                section.steps(more)
            yield section


def _chapters(draft: Draft) -> dict[str, Section]:
    found = {section.anchor: section for section in chapters(draft)}
    return found | {MISHAPS: all_mishaps(draft)}


def _sentences(draft: Draft, section: Section | None) -> Sequence[str]:
    """Every sentence of a chapter, and every row of its tables as one; a mishap stays together with its answers."""
    if section is None:
        return ()
    said: list[str] = []
    for block in section.blocks:
        if isinstance(block, Paragraph):
            lines = [block.text]
        elif isinstance(block, Steps):
            lines = list(block.items)
        else:
            lines = [_row(draft, block, row) for row in block.rows] if isinstance(block, Table) else []
        if section.anchor == MISHAPS and said and not (isinstance(block, Paragraph) and block.number):
            said[-1] = draft.together([said[-1], *lines])
        elif section.anchor not in EXAMPLES or not isinstance(block, Table):
            said += lines
    return said


def _row(draft: Draft, table: Table, row: Sequence[str]) -> str:
    """A row of a table as one line: what stands in each column."""
    say = draft.texts.say
    cells = [say("against-cell", column=column, cell=cell) for column, cell in zip(table.columns, row, strict=True)]
    together = cells[0]
    for cell in cells[1:]:
        together = say("list-more", list=together, item=cell)
    return together


def _drawing_cases(first: Draft, second: Draft) -> Iterator[tuple[str, ...]]:
    """Every case in which the two draw differently, with what each does; naturals come first in either."""
    say = first.texts.say
    for total in TOTALS:
        does = [_does(draft, "player", total, None) for draft in (first, second)]
        if does[0] != does[1]:
            yield (say("against-case-player", total=total), *does)
    for total in TOTALS:
        does = [_does(draft, "stood", total, None) for draft in (first, second)]
        if does[0] != does[1]:
            yield (say("against-case-stood", total=total), *does)
        for third in THIRDS:
            does = [_does(draft, "third", total, third) for draft in (first, second)]
            if does[0] != does[1]:
                yield (say("against-case-third", total=total, third=third), *does)


def _does(draft: Draft, case: str, total: int, third: int | None) -> str:
    tableau, say = draft.tableau, draft.texts.say
    if total in tableau.naturals:
        return say("draw-cell-natural")
    if case == "player":
        draws = total in tableau.player_draws
    elif case == "stood":
        draws = total in tableau.stood_draws
    else:
        draws = third in tableau.banker[total]
    return say("draw-cell-draws" if draws else "draw-cell-stands")


def _terms(draft: Draft, bet: Bet) -> dict[str, str]:
    """When a bet pays and what, with the commission, as printed."""
    said = {}
    for number, row in enumerate(bet.rows):
        pays = draft.odds(row)
        if row.commission:
            pays = draft.texts.say("against-with-commission", odds=pays, percent=draft.share(row.commission))
        said[capital(when_text(draft, bet, number))] = pays
    return said


def _pay_rows(first: Draft, ours: Bet, second: Draft, theirs: Bet) -> Iterator[tuple[str, str, str]]:
    here, there = _terms(first, ours), _terms(second, theirs)
    none = first.texts.say("against-not-there")
    for when in dict.fromkeys([*here, *there]):
        if here.get(when) != there.get(when):
            yield when, here.get(when, none), there.get(when, none)
