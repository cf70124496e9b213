"""A practice between two steps: a table of its own, coins of its own, cards that lie, and what went wrong so far.

What lies on the felt (`lying`) and what was entered (the table's cards) are two things, as at a real table: the drill
knows the first, the machine of the table only the second.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from puntobanco.engine import Due, due
from puntobanco.errors import Refused
from puntobanco.ledger import MINT, patron_account
from puntobanco.ledger.balances import moved
from puntobanco.rules.model import Irregularity
from puntobanco.table.commands import Command
from puntobanco.table.decide import decide
from puntobanco.table.evolve import fold
from puntobanco.table.live import Live
from puntobanco.table.live_evolve import live_of
from puntobanco.table.phases import Phase
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms
from puntobanco.training.drill import Drill, Mishap
from puntobanco.training.score import Score, Slip

TABLE: Final = "practice"
SUPERVISOR: Final = "practice-supervisor"
MANAGER: Final = "practice-manager"
"""Who declares, asks and approves: played by the drill, since who practises is alone."""

PATRONS: Final = ("practice-1", "practice-2")
"""Who wagers, so that something is paid. Their coins are in the practice and nowhere else."""

WALLET_MINOR: Final = 10**12


_COINS: Final[Mapping[str, int]] = MappingProxyType(
    {MINT: -WALLET_MINOR * len(PATRONS), **{patron_account(name): WALLET_MINOR for name in PATRONS}}
)


class Said(StrEnum):
    """What the played supervisor has just done. The words are part of the wire."""

    NOTHING = ""
    AGREED = "agreed"
    DECLINED = "declined"
    STEPPED_IN = "stepped-in"  # the dealer went on as if nothing had happened
    CORRECTED = "corrected"  # a coup that was confirmed with a card that did not lie
    CAME = "came"  # since the dealer called


@dataclass(frozen=True, slots=True)
class Word:
    """What was said, and about which irregularity and answer."""

    said: Said = Said.NOTHING
    irregularity: str = ""
    paragraph: str = ""
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Happened:
    """A mishap that has happened and is not dealt with. `drawn` have come out of the shoe with it."""

    mishap: Mishap
    irregularity: Irregularity
    drawn: tuple[str, ...]

    @property
    def answers(self) -> tuple[str, ...]:
        """What the rules hold right."""
        return self.mishap.answers or self.irregularity.answers[:1]


@dataclass(frozen=True, slots=True)
class Practice:
    """Somebody's practice. `coup` is its running number in the whole practice, whatever the shoe.

    `known` are mishaps to draw from. `ahead` are cards in the shoe, the next one first; `spare` follow those of a
    script. `waiting` may still happen in this coup. Times in epoch ms: since when a card is waited for and since when a
    coup is dealt, None where that is not counted.
    """

    drill: Drill
    seed: str
    dealer: str
    terms: Terms
    known: tuple[Mishap, ...] = ()
    table: Table = field(default_factory=lambda: Table(TABLE))
    ledger: Mapping[str, int] = field(default_factory=lambda: _COINS)
    asked: int = 0
    coup: int = 0
    ahead: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()
    lying: tuple[str, ...] = ()
    waiting: tuple[Mishap, ...] = ()
    happened: Happened | None = None
    word: Word = Word()
    over: bool = False
    score: Score = field(default_factory=Score)
    card_since: int | None = None
    coup_since: int | None = None

    @property
    def live(self) -> Live:
        """The live side of the table."""
        return live_of(self.table)

    @property
    def entered(self) -> tuple[str, ...]:
        """The cards from the shoe as they were entered, while they are dealt."""
        if self.table.phase is not Phase.DEALING:
            return ()
        return tuple(dealt.card for dealt in self.table.cards[self.table.fixed :])

    @property
    def wants_card(self) -> bool:
        """Whether the rules want a card now."""
        return self.table.phase is Phase.DEALING and isinstance(due(self.terms.rules, self.table.drawn), Due)

    @property
    def wrong(self) -> tuple[tuple[str, str], ...]:
        """Cards that lie otherwise than they were entered: (lies, entered)."""
        return tuple(pair for pair in zip(self.lying, self.entered, strict=False) if pair[0] != pair[1])

    @property
    def card(self) -> str | None:
        """The card that is out of the shoe and waits to be entered."""
        is_due = self.wants_card and not self.over and len(self.lying) == len(self.entered)
        return self.ahead[0] if is_due and self.ahead else None

    def known_irregularity(self, name: str) -> Irregularity | None:
        """The rule set's own row of an irregularity."""
        return next((one for one in self.terms.rules.ruleset.irregularities if one.id == name), None)

    def slipped(self, *slips: Slip) -> Practice:
        """The same with something that the dealer did wrong."""
        return replace(self, score=replace(self.score, slips=(*self.score.slips, *slips)))


def name_of(practice: Practice) -> str:
    """The id of the next command."""
    return f"practice-{practice.asked + 1}"


def commit(practice: Practice, command: Command, now_ms: int) -> Practice:
    """Have the table decide, and take it as done: in memory, with the practice's own coins. Raises Refused."""
    proposal = decide(practice.table, practice.terms, command, now_ms)
    ledger = dict(practice.ledger)
    for account, change in moved(proposal.transfers).items():
        ledger[account] = ledger.get(account, 0) + change
    assert all(ledger[patron_account(name)] >= 0 for name in PATRONS), "a practice's patrons have coins enough"
    table = fold(practice.table, proposal.events)
    return replace(practice, table=table, ledger=MappingProxyType(ledger), asked=practice.asked + 1)


def tried(practice: Practice, command: Command, now_ms: int) -> Practice:
    """The same where the table takes it, else as it was."""
    try:
        return commit(practice, command, now_ms)
    except Refused:
        return practice


def wallets_of(practice: Practice) -> Mapping[str, int]:
    """What the practice's patrons have, minor units."""
    return {name: practice.ledger[patron_account(name)] for name in PATRONS}
