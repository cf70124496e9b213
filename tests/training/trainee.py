"""Somebody who practises: does what is right, a second for each step, until the test wants something else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from puntobanco.errors import Reason
from puntobanco.office.drills import drills_for, mishaps_of, practice_terms, shipped_drills
from puntobanco.rules import Mode, shipped, shipped_ids
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import Command
from puntobanco.table.live_events import Remedy
from puntobanco.table.phases import Phase
from puntobanco.training.asking import ask
from puntobanco.training.drill import Drill
from puntobanco.training.perfect import right_command
from puntobanco.training.playing import begin
from puntobanco.training.practice import Practice, name_of
from puntobanco.training.score import Slip

DEALER = "d0000000000000001"
LIVE = tuple(name for name in shipped_ids() if Mode.LIVE in shipped(name).modes())
STEP_MS = 1_000
STEPS_MAX = 3_000


def drill_of(name: str, ruleset: str) -> Drill:
    """A shipped drill as it is for a game."""
    return next(one for one in drills_for(shipped_drills(), ruleset) if one.id == name)


@dataclass
class Trainee:
    """One practice and its clock."""

    practice: Practice
    now_ms: int = 0

    @classmethod
    def at(cls, drill: Drill, ruleset: str, seed: str = "a") -> Trainee:
        """Somebody who begins a drill."""
        known = mishaps_of(shipped_drills(), ruleset)
        terms = practice_terms(shipped(ruleset))
        return cls(begin(drill, terms=terms, seed=seed, dealer=DEALER, now_ms=0, known=known))

    @property
    def slips(self) -> tuple[Slip, ...]:
        return self.practice.score.slips

    def ask(self, command: Command, *, after_ms: int = STEP_MS) -> Reason | None:
        """Do one thing; gives why it was refused."""
        self.now_ms += after_ms
        step = ask(self.practice, command, self.now_ms)
        self.practice = step.practice
        return None if step.refused is None else step.refused.reason

    def right(self) -> None:
        """Do what is right now."""
        assert self.ask(right_command(self.practice)) is None

    def until(self, there: Callable[[Practice], bool]) -> Trainee:
        """Do what is right until the practice is there."""
        for _ in range(STEPS_MAX):
            if there(self.practice):
                return self
            self.right()
        raise AssertionError("it never comes to that")

    def finish(self) -> Trainee:
        """Do what is right to the end."""
        return self.until(lambda practice: practice.over)

    def card(self, text: str) -> Reason | None:
        return self.ask(commands.DealCards(id=name_of(self.practice), actor=DEALER, cards=(text,)))

    def undo(self, *, after_ms: int = STEP_MS) -> Reason | None:
        return self.ask(live_commands.UndoCard(id=name_of(self.practice), actor=DEALER), after_ms=after_ms)

    def confirm(self) -> Reason | None:
        return self.ask(live_commands.ConfirmResult(id=name_of(self.practice), actor=DEALER))

    def place_your_bets(self) -> Reason | None:
        return self.ask(commands.OpenBetting(id=name_of(self.practice), actor=DEALER))

    def cut_card(self) -> Reason | None:
        return self.ask(live_commands.ReportCutCard(id=name_of(self.practice), actor=DEALER))

    def declare(self, irregularity: str, answer: str, *cards: str) -> Reason | None:
        table = self.practice.table
        remedy = Remedy(
            irregularity=irregularity,
            answer=answer,
            shoe=table.shoes,
            coup=table.coup,
            cards=cards,
            reason="dealing-error",
        )
        return self.ask(live_commands.Declare(id=name_of(self.practice), actor=DEALER, remedy=remedy))


def card_is_due(practice: Practice) -> bool:
    """A card waits to be entered, and nothing has gone wrong."""
    return practice.card is not None and practice.happened is None


def has_happened(practice: Practice) -> bool:
    """Something has gone wrong."""
    return practice.happened is not None


def all_lie(practice: Practice) -> bool:
    """A coup waits to be confirmed."""
    return practice.table.phase is Phase.DEALING and not practice.wants_card and practice.happened is None
