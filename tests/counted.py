"""Stateful properties until so many commands have been given, each run of examples on dice of its own.

A failure is told at once, with its steps as they were found: to search for the shortest ones can take hours. With
PUNTOBANCO_SHRINK=1 they are searched for.
"""

from __future__ import annotations

import os
import sys
import time
from typing import ClassVar, Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

EXAMPLES = 50
SHRINK = "PUNTOBANCO_SHRINK"
"""The environment variable that asks for the shortest steps to a failure."""

COUNTED: Final = {
    "stores": 90_000,
    "stores with postgresql": 10_000,
    "table": 25_000,
    "live table": 25_000,
    "hall": 50_000,
}
"""How many commands each machine is given in ./test long: 200,000 (STANDARDS 3.2, night)."""


class CountedMachine(RuleBasedStateMachine):
    """A machine that counts the commands it gives in `commands`, over all its runs."""

    commands: ClassVar[int] = 0

    @classmethod
    def count(cls, number: int = 1) -> None:
        """One more, or several."""
        cls.commands += number


def run_until(machine: type[CountedMachine], commands: int, *, steps: int = 60, examples: int = EXAMPLES) -> int:
    """Run examples until the machine has given so many commands; gives how many it were, and tells as it goes."""
    machine.commands, begun = 0, time.monotonic()
    phases = [Phase.explicit, Phase.generate, *([Phase.shrink] if os.environ.get(SHRINK) == "1" else [])]
    while machine.commands < commands:
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=examples,
                stateful_step_count=steps,
                deadline=None,
                derandomize=False,
                database=None,
                phases=phases,
                report_multiple_bugs=False,
                print_blob=True,
                suppress_health_check=list(HealthCheck),
            ),
        )
        seconds = time.monotonic() - begun
        sys.__stderr__.write(f"{machine.__name__}: {machine.commands:,} commands in {seconds:,.0f} s\n")  # type: ignore[union-attr] # it is there
    return machine.commands
