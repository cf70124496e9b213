"""Stateful properties until so many commands have been given, each run of examples on dice of its own."""

from __future__ import annotations

from typing import ClassVar

from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

EXAMPLES = 50


class CountedMachine(RuleBasedStateMachine):
    """A machine that counts the commands it gives in `commands`, over all its runs."""

    commands: ClassVar[int] = 0

    @classmethod
    def count(cls) -> None:
        """One more."""
        cls.commands += 1


def run_until(machine: type[CountedMachine], commands: int, *, steps: int = 60) -> int:
    """Run examples until the machine has given so many commands; gives how many it were."""
    machine.commands = 0
    while machine.commands < commands:
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=EXAMPLES,
                stateful_step_count=steps,
                deadline=None,
                derandomize=False,
                database=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
    return machine.commands
