"""A PAR sheet in words: sections of sentences, tables and pictures, before anybody decides how they look.

Every text is finished and in one language; nothing here is markup. The renderers beside this module add no word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from puntobanco.cards import RANKS
from puntobanco.money import decimal_text, fraction_text, root_text
from puntobanco.press.par import COUPS_OF_RANGES, Z_90, ParBet, ParLine, ParSheet
from puntobanco.rulebook.draft import Draft, capital
from puntobanco.rulebook.pages import Paragraph, Table
from puntobanco.rulebook.phrases import when_text
from puntobanco.text import bet_name, ruleset_title, term, texts_in

ENGINE = "puntobanco"
PERCENT_DIGITS = 6
DEVIATION_DIGITS = 6
REMOVAL_DIGITS = 3
REMOVAL_UNIT = 100_000
"""Effects of removal are given in thousandths of a percent."""

_RANK_HEADS = tuple(rank.replace("T", "10") for rank in RANKS)


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing: SVG text, and what it shows in words."""

    svg: str
    caption: str


Block: TypeAlias = Paragraph | Table | Picture


@dataclass(frozen=True, slots=True)
class Chapter:
    """A section of a sheet; `anchor` is the same in every language."""

    anchor: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A PAR sheet in one language. `facts`: what it is of, as names and values."""

    language: str
    title: str
    facts: tuple[tuple[str, str], ...]
    chapters: tuple[Chapter, ...]


def sheet_of(par: ParSheet, language: str, *, plots: bool) -> Sheet:
    """The sheet in a language of the house. Plots need matplotlib; InputError says how to get it."""
    return _Writer(par, language).sheet(plots=plots)


class _Writer:
    """What every chapter needs while it is written."""

    def __init__(self, par: ParSheet, language: str) -> None:
        self.par = par
        self.language = language
        self.draft = Draft(par.rules, texts_in(language, par.rules.ruleset.messages))
        self.texts = self.draft.texts

    def sheet(self, *, plots: bool) -> Sheet:
        """All chapters, with or without their pictures."""
        chapters = [
            self._method(),
            Chapter("results", self.texts.say("par-section-results"), (self._results_table(),)),
            Chapter("bets", self.texts.say("par-section-bets"), (self._bets_table(), *self._edges(plots=plots))),
        ]
        for bet in self.par.bets:
            blocks = (*self._bet(bet), *self._pictures(bet, plots=plots))
            chapters.append(Chapter(f"bet-{bet.bet.id}", bet_name(self.texts, bet.bet.id), blocks))
        title = self.texts.say("par-title", title=ruleset_title(self.texts, self.par.rules.id))
        return Sheet(self.language, title, tuple(self._facts()), tuple(chapters))

    def _edges(self, *, plots: bool) -> Iterator[Block]:
        if plots:
            from puntobanco.press.plots import Bar, edges_plot

            edges = [(bet_name(self.texts, bet.bet.id), bet.odds.house_edge) for bet in self.par.bets]
            bars = [Bar(name, edge, self._percent(edge, 2)) for name, edge in edges]
            yield Picture(edges_plot(bars), self.texts.say("par-plot-edges"))

    def _pictures(self, bet: ParBet, *, plots: bool) -> Iterator[Block]:
        if plots:
            from puntobanco.press.plots import Bar, parts_plot, removal_plot

            parts = [
                Bar(self._odds(line), line.contribution, self._percent(line.contribution, 3))
                for line in bet.lines
                if line.row is not None
            ]
            yield Picture(parts_plot(parts), self.texts.say("par-plot-parts"))
            effects = [
                Bar(rank, effect, said)
                for rank, effect, said in zip(_RANK_HEADS, bet.removal, self._removals(bet), strict=True)
            ]
            yield Picture(removal_plot(effects), self.texts.say("par-plot-removal"))

    def _facts(self) -> Iterator[tuple[str, str]]:
        par, say = self.par, self.texts.say
        yield say("par-ruleset"), say("par-version", id=par.rules.id, version=par.rules.version)
        yield say("par-engine"), say("par-engine-version", name=ENGINE, version=par.engine)
        yield say("par-shoe"), say("par-shoe-full", decks=par.decks, cards=par.cards)
        yield say("par-total"), self.texts.number(par.total)
        yield say("par-behaviour"), par.rules.behaviour_hash
        yield say("par-inputs"), par.inputs

    def _method(self) -> Chapter:
        settlement = self.par.rules.ruleset.settlement
        unit, step = self.texts.coins(settlement.rounding_unit_minor), self.texts.coins(settlement.stake_step_minor)
        sentences = (
            self.texts.say("par-method"),
            self.texts.say("par-rounding", unit=unit, step=step),
            self.texts.say("par-volatility-note", z=self.texts.number(Z_90, 4)),
        )
        return Chapter("method", "", tuple(Paragraph(sentence, "") for sentence in sentences))

    def _results_table(self) -> Table:
        rows = [
            (term(self.texts, winner), self.texts.number(ways), self._percent(Fraction(ways, self.par.total)))
            for winner, ways in self.par.outcomes.items()
        ]
        return self._table("", ("par-column-result", "par-column-ways", "par-column-chance"), rows)

    def _bets_table(self) -> Table:
        columns = (
            *("par-column-bet", "par-column-edge", "par-column-return", "par-column-deviation"),
            *("par-column-volatility", "par-column-hits"),
        )
        rows = [
            (
                bet_name(self.texts, bet.bet.id),
                self._percent(bet.odds.house_edge),
                self._percent(bet.odds.rtp),
                self._root(bet.odds.variance),
                self._root(bet.volatility_index, 3),
                self._percent(bet.odds.hit_frequency),
            )
            for bet in self.par.bets
        ]
        return self._table("", columns, rows)

    def _bet(self, bet: ParBet) -> Iterator[Block]:
        yield self._lines_table(bet)
        yield self._figures_table(bet)
        yield self._ranges_table(bet)
        figures = tuple(range(len(_RANK_HEADS)))
        yield Table(self.texts.say("par-removal"), _RANK_HEADS, (self._removals(bet),), figures)

    def _removals(self, bet: ParBet) -> tuple[str, ...]:
        return tuple(self.texts.number(effect * REMOVAL_UNIT, REMOVAL_DIGITS) for effect in bet.removal)

    def _lines_table(self, bet: ParBet) -> Table:
        with_commission = any(line.row is not None and line.row.commission for line in bet.lines)
        columns = [
            *("par-column-when", "par-column-odds"),
            *(["par-column-commission"] if with_commission else []),
            *("par-column-net", "par-column-ways", "par-column-chance", "par-column-contribution"),
        ]
        rows = [self._line(bet, line, with_commission=with_commission) for line in bet.lines]
        together = [""] * (len(columns) - 4)
        rows.append(
            (
                *(self.texts.say("par-together"), *together),
                *(self.texts.number(self.par.total), self._percent(Fraction(1)), self._percent(bet.odds.rtp)),
            )
        )
        return self._table("par-lines", columns, rows)

    def _line(self, bet: ParBet, line: ParLine, *, with_commission: bool) -> tuple[str, ...]:
        if line.row is None or line.number is None:
            when, odds, commission = self.texts.say("par-loses"), "", ""
        else:
            when, odds = capital(when_text(self.draft, bet.bet, line.number)), self._odds(line)
            commission = self.draft.share(line.row.commission) if line.row.commission else ""
        return (
            *(when, odds),
            *([commission] if with_commission else []),
            *(self.draft.exact(line.net), self.texts.number(line.ways)),
            *(self._percent(line.probability), self._percent(line.contribution)),
        )

    def _odds(self, line: ParLine) -> str:
        return "" if line.row is None else self.draft.odds(line.row)

    def _figures_table(self, bet: ParBet) -> Table:
        odds = bet.odds
        rows = [
            (self.texts.say("par-column-edge"), self._percent(odds.house_edge, 10), fraction_text(odds.house_edge)),
            (self.texts.say("par-column-return"), self._percent(odds.rtp, 10), fraction_text(odds.rtp)),
            (self.texts.say("par-expected"), self._decimal(odds.ev, 12), fraction_text(odds.ev)),
            (
                self.texts.say("par-column-hits"),
                self._percent(odds.hit_frequency, 10),
                fraction_text(odds.hit_frequency),
            ),
            (self.texts.say("par-variance"), self._decimal(odds.variance, 12), ""),
            (self.texts.say("par-column-deviation"), self._root(odds.variance, 12), ""),
            (self.texts.say("par-column-volatility"), self._root(bet.volatility_index, 6), ""),
        ]
        return self._table("par-figures", ("par-column-figure", "par-column-decimal", "par-column-exact"), rows)

    def _ranges_table(self, bet: ParBet) -> Table:
        rows = []
        for coups in COUPS_OF_RANGES:
            away = Fraction(root_text(bet.range_squared(coups), 12))
            lowest, highest = bet.odds.rtp - away, bet.odds.rtp + away
            rows.append((self.texts.number(coups), self._percent(lowest, 3), self._percent(highest, 3)))
        return self._table(
            "par-ranges", ("par-column-rounds", "par-column-lowest", "par-column-highest"), rows, right=3
        )

    def _table(
        self, caption: str, columns: Sequence[str], rows: Sequence[tuple[str, ...]], *, right: int | None = None
    ) -> Table:
        """A table whose columns are named by messages; the last `right` of them, or all but the first, hold figures."""
        count = len(columns)
        figures = tuple(range(count - (count - 1 if right is None else right), count))
        heads = tuple(self.texts.say(column) for column in columns)
        return Table(self.texts.say(caption) if caption else "", heads, tuple(rows), figures)

    def _percent(self, value: Fraction, digits: int = PERCENT_DIGITS) -> str:
        return self.texts.percent(value, digits)

    def _root(self, square: Fraction, digits: int = DEVIATION_DIGITS) -> str:
        return self.texts.decimal(root_text(square, digits))

    def _decimal(self, value: Fraction, digits: int) -> str:
        return self.texts.decimal(decimal_text(value, digits))
