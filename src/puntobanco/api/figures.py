"""Figures of a game: exact odds, effects of removal, PAR sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from puntobanco.api.tables import Cell, Table, Tabular
from puntobanco.cards import RANKS
from puntobanco.errors import InputError
from puntobanco.money import root_text
from puntobanco.odds import BetOdds, Odds

if TYPE_CHECKING:
    from puntobanco.press import ParSheet

_SD_DIGITS = 12


@dataclass(frozen=True, slots=True, repr=False)
class OddsFigures(Mapping[str, BetOdds], Tabular):
    """Exact odds of every bet on one shoe, a mapping of bet ids to their figures.

    `odds["banker"].house_edge` is a Fraction; the table shows all bets.
    """

    odds: Odds

    def __getitem__(self, bet: str) -> BetOdds:
        return self.odds.bets[bet]

    def __iter__(self) -> Iterator[str]:
        return iter(self.odds.bets)

    def __len__(self) -> int:
        return len(self.odds.bets)

    @property
    def total(self) -> int:
        """All ways in which the cards can lie."""
        return self.odds.total

    @property
    def outcomes(self) -> Mapping[str, Fraction]:
        """Chances of banker, player and tie."""
        return {winner: Fraction(ways, self.total) for winner, ways in self.odds.outcomes.items()}

    @property
    def left_out(self) -> tuple[str, ...]:
        """Bets that need suits on a shoe that is known by rank only."""
        return self.odds.left_out

    def table(self) -> Table:
        """One row a bet: edge, return, deviation, hit frequency."""
        title = f"{self.odds.ruleset} {self.odds.version}, {self.odds.shoe.size} cards"
        rows = tuple(
            (bet.bet, bet.house_edge, bet.rtp, _root(bet.variance), bet.hit_frequency)
            for bet in self.odds.bets.values()
        )
        return Table(title, ("bet", "house_edge", "rtp", "sd", "hit_frequency"), rows)

    def classes(self) -> ClassFigures:
        """What each bet can gain or lose, with its ways and chance."""
        return ClassFigures(self.odds)


@dataclass(frozen=True, slots=True, repr=False)
class ClassFigures(Tabular):
    """One row for everything that a bet can gain or lose."""

    odds: Odds

    def table(self) -> Table:
        """Net of one unit staked, its ways and its chance."""
        rows: list[tuple[Cell, ...]] = [
            (bet.bet, net, ways, Fraction(ways, bet.total))
            for bet in self.odds.bets.values()
            for net, ways in bet.classes
        ]
        return Table(f"{self.odds.ruleset} {self.odds.version}", ("bet", "net", "ways", "probability"), tuple(rows))


@dataclass(frozen=True, slots=True, repr=False)
class RemovalFigures(Mapping[str, tuple[Fraction, ...]], Tabular):
    """What one card less of each rank adds to the expected net of each bet: bet id to 13 exact figures."""

    ruleset: str
    decks: int
    effects: Mapping[str, tuple[Fraction, ...]]

    def __getitem__(self, bet: str) -> tuple[Fraction, ...]:
        return self.effects[bet]

    def __iter__(self) -> Iterator[str]:
        return iter(self.effects)

    def __len__(self) -> int:
        return len(self.effects)

    def table(self) -> Table:
        """One row a bet, one column a rank, ace to king."""
        columns = ("bet", *(rank.replace("T", "10") for rank in RANKS))
        return Table(
            f"{self.ruleset}, {self.decks} decks", columns, tuple((bet, *row) for bet, row in self.effects.items())
        )


@dataclass(frozen=True, slots=True, repr=False)
class ParFigures(Tabular):
    """A PAR sheet: every pay line of every bet. `save` writes it as PDF, HTML, CSV or JSON."""

    sheet: ParSheet

    def table(self) -> Table:
        """One row a pay line; the line that loses has no odds."""
        rows: list[tuple[Cell, ...]] = [
            (
                *(bet.bet.id, "loses" if line.number is None else str(line.number + 1)),
                *(None if line.row is None else line.row.odds, line.net),
                *(line.ways, line.probability, line.contribution),
            )
            for bet in self.sheet.bets
            for line in bet.lines
        ]
        title = f"{self.sheet.rules.id} {self.sheet.rules.version}, {self.sheet.decks} decks, {self.sheet.inputs[:12]}"
        columns = ("bet", "line", "odds", "net", "ways", "probability", "contribution")
        return Table(title, columns, tuple(rows))

    def save(self, path: str | Path, *, language: str = "en", plots: bool = True) -> None:
        """Write the sheet; the ending of the name says how. Raises InputError for one that is not known."""
        from puntobanco.press import par_csv, par_html, par_json, par_pdf, sheet_of

        target = Path(path)
        match target.suffix.lower():
            case ".json":
                target.write_text(par_json(self.sheet), encoding="utf-8")
            case ".csv":
                target.write_text(par_csv(self.sheet), encoding="utf-8")
            case ".html":
                target.write_text(par_html(sheet_of(self.sheet, language, plots=plots)), encoding="utf-8")
            case ".pdf":
                target.write_bytes(par_pdf(sheet_of(self.sheet, language, plots=plots)))
            case other:
                raise InputError(f"no sheet is written as {other or target.name}: use .pdf, .html, .csv or .json")


def _root(variance: Fraction) -> float:
    return float(root_text(variance, _SD_DIGITS))
