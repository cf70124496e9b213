"""A game: one rule set and all that can be asked of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from puntobanco.api.figures import OddsFigures, ParFigures, RemovalFigures
from puntobanco.api.hands import CoupFigures, coup_figures
from puntobanco.api.tables import Table, Tabular
from puntobanco.cards import CARDS_PER_DECK, NO_SUIT, card_text, fresh_counts, parse_cards, suit_of
from puntobanco.engine import prove
from puntobanco.errors import InputError
from puntobanco.money import ratio_text
from puntobanco.odds import Composition, exact_odds, parse_counts, verify_decks
from puntobanco.rules import Rules, read_own, shipped_ids, shipped_text, text_with_bets
from puntobanco.text import bet_name, ruleset_title, texts_in

if TYPE_CHECKING:
    from puntobanco.api.sessions import Evening, LabFigures
    from puntobanco.api.simulations import SimulationFigures


@dataclass(frozen=True, slots=True, repr=False)
class Game(Tabular):
    """A rule set, compiled. Made by `load`; its table lists the bets and what they pay."""

    rules: Rules

    @property
    def id(self) -> str:
        """Id of the rule set."""
        return self.rules.id

    @property
    def version(self) -> str:
        """Version of the rule set: it means behaviour."""
        return self.rules.version

    @property
    def bets(self) -> tuple[str, ...]:
        """Ids of the bets."""
        return tuple(self.rules.bet_by_id)

    def title(self, language: str = "en") -> str:
        """Title of the rule set in a language of the house."""
        return ruleset_title(texts_in(language, self.rules.ruleset.messages), self.id)

    def table(self) -> Table:
        """One row for each pay row of each bet."""
        texts = texts_in("en", self.rules.ruleset.messages)
        rows = tuple(
            (
                *(bet.id, bet_name(texts, bet.id)),
                ", ".join(f"{fact}={'|'.join(map(str, values))}" for fact, values in row.when.items()),
                *("push" if row.pushes else ratio_text(row.odds), row.commission or None),
            )
            for bet in self.rules.bets
            for row in bet.rows
        )
        return Table(f"{self.id} {self.version}", ("bet", "name", "when", "odds", "commission"), rows)

    def odds(
        self,
        *,
        decks: int | None = None,
        shoe: str | Sequence[int] | None = None,
        seen: str | None = None,
    ) -> OddsFigures:
        """Exact odds of every bet.

        On a full shoe of `decks` (the usual number if None), on what `shoe` says is left (13 or 52 counts, or text such
        as "A=31,7=0"), or on a full shoe without the cards `seen` ("5h 4d"). Raises InputError.
        """
        number = verify_decks(self.rules, decks)
        if shoe is not None and seen is not None:
            raise InputError("a shoe is given by what is left or by what was seen, not by both")
        left = _without(number, seen) if seen is not None else None if shoe is None else _shoe(shoe, number)
        return OddsFigures(exact_odds(self.rules, decks=number, shoe=left))

    def removal(self, *, decks: int | None = None) -> RemovalFigures:
        """What one card less of each rank in a full shoe does to every bet, exactly."""
        sheet = self.par(decks=decks).sheet
        return RemovalFigures(self.id, sheet.decks, {bet.bet.id: bet.removal for bet in sheet.bets})

    def par(self, *, decks: int | None = None) -> ParFigures:
        """The PAR sheet on a full shoe."""
        from puntobanco.press import par_sheet

        return ParFigures(par_sheet(self.rules, engine=version("puntobanco"), decks=decks))

    def lab(
        self,
        system: str | Callable[..., Any] = "flat",
        *,
        settings: Mapping[str, str] | None = None,
        **evening: Unpack[Evening],
    ) -> LabFigures:
        """Play a betting system on honest shoes: `lab("martingale", coups=500)`; 10,000 sessions if not said otherwise.

        `system`: a name of `puntobanco lab systems`, with `settings` such as {"steps": "7"}, or a function
        `wager(memory, last)` of one's own (docs/LAB.md). Raises InputError.
        """
        from puntobanco.api.sessions import play, system_from

        return play(self.rules, system_from(system, settings), evening)

    def simulate(
        self,
        coups: int,
        *,
        seed: int | None = None,
        decks: int | None = None,
        workers: int | None = None,
        coups_per_shoe: int | None = None,
    ) -> SimulationFigures:
        """Deal so many coups of honest shoes, ended as at the house's own tables, and compare every bet with its odds.

        The same seed gives the same figures for any number of workers; without one a seed is drawn. `coups_per_shoe`
        deals the first so many of each shoe, so that a cut card favours no result. Raises InputError.
        """
        from puntobanco.api.simulations import simulated

        return simulated(self.rules, coups, seed=seed, decks=decks, workers=workers, coups_per_shoe=coups_per_shoe)

    def settle(self, player: str, banker: str, /, **wagers: int) -> CoupFigures:
        """Settle wagers on two hands as they lie on the felt: `settle("5h 4d", "2s 3c", player=1000)`.

        Stakes are minor units; a bet whose id has hyphens is named with underscores. Raises InputError and Refused.
        """
        return coup_figures(self.rules, player, banker, {bet.replace("_", "-"): stake for bet, stake in wagers.items()})

    def rulebook(self, language: str = "en") -> str:
        """The printed rules as Markdown."""
        from puntobanco.rulebook import markdown, rulebook

        return markdown(rulebook(self.rules, language))


def games() -> tuple[str, ...]:
    """Ids of the rule sets that the package ships."""
    return shipped_ids()


def load(ruleset: str | Path, *, bets: Iterable[str] = ()) -> Game:
    """A game by the id of a shipped rule set or the path of a TOML file, whose worked coups are dealt first.

    `bets`: names of the library's fragments ("egalite") or of single bets ("dragon7") to take up beside its own.
    Raises InputError when there is no such thing, RulesError with all faults of a file.
    """
    text, find = _source(ruleset)
    rules = prove(read_own(text, file=str(ruleset), find=find))
    wanted = tuple(bets)
    if not wanted:
        return Game(rules)

    def find_base(ruleset_id: str) -> str | None:
        return text if ruleset_id == rules.id else find(ruleset_id)

    return Game(prove(read_own(text_with_bets(rules, wanted), file=f"{rules.id} and more", find=find_base)))


def _source(ruleset: str | Path) -> tuple[str, Callable[[str], str | None]]:
    """Text of a rule set, and where those it extends are found: beside it, then among the shipped ones."""
    if isinstance(ruleset, str) and ruleset in shipped_ids():
        return shipped_text(ruleset) or "", shipped_text
    path = Path(ruleset)
    if not path.is_file():
        raise InputError(f"no rule set {str(ruleset)[:60]!r}: one of {', '.join(shipped_ids())}, or a TOML file")

    def find(ruleset_id: str) -> str | None:
        beside = path.parent / f"{ruleset_id}.toml"
        if ruleset_id.replace("-", "").isalnum() and beside.is_file() and ruleset_id not in shipped_ids():
            return beside.read_text("utf-8")
        return shipped_text(ruleset_id)

    return path.read_text("utf-8-sig"), find


def _shoe(shoe: str | Sequence[int], decks: int) -> Composition:
    if isinstance(shoe, str):
        return parse_counts(shoe, decks=decks)
    return parse_counts(" ".join(map(str, shoe)), decks=decks)


def _without(decks: int, seen: str) -> Composition:
    """A full shoe without the cards seen, whose suits must be stated."""
    left = list(fresh_counts(decks))
    for card in parse_cards(seen):
        if suit_of(card) == NO_SUIT:
            raise InputError(f"{card_text(card)} was seen in which suit? write it as in 5h")
        left[card] -= 1
        if left[card] < 0:
            raise InputError(f"{card_text(card)} was seen more often than {decks} decks hold it")
    assert len(left) == CARDS_PER_DECK, "a count for each card"
    return Composition.of_cards(tuple(left))
