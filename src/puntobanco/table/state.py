"""The table as its events have made it. Everything that has not been told yet is not in here: no undealt card, no seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from puntobanco.table.events import CardDealt, OutcomeTold, WagerSettled
from puntobanco.table.phases import Phase


@dataclass(frozen=True, slots=True)
class Lying:
    """A patron's wager on one bet, minor units. `standing_minor` of it stayed up from the coup before."""

    stake_minor: int
    standing_minor: int = 0


Wagers: TypeAlias = Mapping[str, Lying]
"""A patron's wagers by bet."""


@dataclass(frozen=True, slots=True)
class Shoe:
    """The shoe on the table.

    `taken` counts the cards that are out of it, burnt ones included. `coups` counts the coups that were begun, void ones
    included; `results` are those that count, in order.
    """

    number: int
    decks: int
    cards: int
    cut_behind: int | None
    first_card: str | None
    burnt: int
    commitment: str | None
    taken: int
    coups: int = 0
    cut_seen_in_coup: int | None = None
    results: tuple[OutcomeTold, ...] = ()

    @property
    def cards_left(self) -> int:
        """Cards still in the shoe, those behind the cut card included."""
        return self.cards - self.taken


@dataclass(frozen=True, slots=True)
class Table:
    """One gaming table between two events.

    `coup` is the number in the shoe of the coup that is running or was the last to run. `wagers` are those that lie
    undecided, by patron. `settled` and `outcome` are those of the coup that is being shown.
    """

    id: str
    phase: Phase = Phase.CLOSED
    closing: str | None = None
    shoes: int = 0
    shoe: Shoe | None = None
    coup: int = 0
    last: bool = False
    opens_at: int | None = None
    closes_at: int | None = None
    behaviour_hash: str | None = None
    wagers: Mapping[str, Wagers] = field(default_factory=dict)
    cards: tuple[CardDealt, ...] = ()
    outcome: OutcomeTold | None = None
    settled: tuple[WagerSettled, ...] = ()
    void: str | None = None
    reveal_at: int | None = None
    receipt: str | None = None
    entropy: str | None = None

    def stakes_of(self, patron: str) -> dict[str, int]:
        """What a patron has lying, by bet, minor units."""
        return {bet: lying.stake_minor for bet, lying in self.wagers.get(patron, {}).items()}

    def lying_minor(self, patron: str) -> int:
        """Sum of what a patron has lying, minor units."""
        return sum(lying.stake_minor for lying in self.wagers.get(patron, {}).values())
