"""One coup: hands as they lie on the felt, what they make, and what wagers on them return."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from puntobanco.api.tables import Table, Tabular
from puntobanco.cards import card_text, parse_cards
from puntobanco.engine import Coup, Settled, coup_of, settle_wager
from puntobanco.errors import InputError
from puntobanco.outcome import FACTS, Fact
from puntobanco.rules import Rules


@dataclass(frozen=True, slots=True, repr=False)
class CoupFigures(Tabular):
    """A finished coup and the wagers that were settled by it, minor units."""

    coup: Coup
    wagers: Mapping[str, Settled]

    def __getitem__(self, bet: str) -> Settled:
        return self.wagers[bet]

    @property
    def winner(self) -> str:
        """Who won: player, banker or tie."""
        return self.coup.outcome.winner

    def fact(self, name: str) -> Fact:
        """Any fact that a bet may speak of, such as "margin". Raises InputError for one that is not known."""
        if name not in FACTS:
            raise InputError(f"no fact {name[:40]!r}: one of {', '.join(FACTS)}")
        return self.coup.outcome.fact(name)

    def table(self) -> Table:
        """One row a wager."""
        outcome = self.coup.outcome
        player, banker = (" ".join(map(card_text, hand)) for hand in (self.coup.player, self.coup.banker))
        title = f"P: {player} ({outcome.player_total})  B: {banker} ({outcome.banker_total})  {outcome.winner}"
        columns = ("bet", "stake", "gross_win", "commission", "returned", "net")
        rows = tuple(
            (bet, wager.stake, wager.gross_win, wager.commission, wager.returned, wager.net)
            for bet, wager in self.wagers.items()
        )
        return Table(title, columns, rows)


def coup_figures(rules: Rules, player: str, banker: str, wagers: Mapping[str, int]) -> CoupFigures:
    """Settle wagers (bet id to stake, minor units) on two hands given as text, fixed cards included.

    Raises InputError for what is no card, Refused for hands that the drawing rules do not deal and for wagers that are
    not taken.
    """
    coup = coup_of(rules, parse_cards(player), parse_cards(banker))
    return CoupFigures(coup, {bet: settle_wager(rules, coup.outcome, bet, stake) for bet, stake in wagers.items()})
