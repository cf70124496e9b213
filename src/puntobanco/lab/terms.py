"""The money of a session: bankroll, unit, when to stop, and what a table takes on each bet. All in minor units."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from puntobanco.errors import InputError
from puntobanco.rules import Bet, Rules

COUPS_MAX: Final = 1_000_000
MONEY_MAX: Final = 10**12
"""Ten thousand million coins: more is a slip of the keyboard."""
ENDLESS: Final = 2**60
"""Stands for a bankroll without end, and for a goal or a limit that is never reached; minor units."""


class Short(StrEnum):
    """What a patron does whose bankroll is less than the stake that the system asks for."""

    STAKE_REST = "stake-rest"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Terms:
    """How a session is played.

    `bankroll_minor` None: as much as it takes. `win_goal_minor`, `loss_limit_minor`: he leaves when he has won or lost
    as much, looked at after every coup. `coups`: he leaves after so many, those he sat out counted.
    """

    unit_minor: int
    bankroll_minor: int | None
    coups: int
    win_goal_minor: int | None = None
    loss_limit_minor: int | None = None
    short: Short = Short.STAKE_REST


@dataclass(frozen=True, slots=True)
class Spot:
    """A bet of a study and the stakes that the table takes on it: from least to most, in steps; multiples of `step`."""

    bet: Bet
    least: int
    most: int
    step: int

    def stake(self, wanted: int) -> int:
        """What goes down when a system wants so much (a multiple of `step`): at least the least, at most the most."""
        return max(min(wanted, self.most), self.least)


@dataclass(frozen=True, slots=True)
class TableLimits:
    """What a table takes, minor units; None where the rule set's own tables hold (their top level)."""

    least_minor: int | None = None
    most_minor: int | None = None


def spot_of(rules: Rules, bet_id: str, limits: TableLimits) -> Spot:
    """A bet with its limits. Raises InputError when there is no such bet, or no stake between the limits."""
    if bet_id not in rules.bet_by_id:
        raise InputError(f"{rules.id} has no bet {bet_id[:40]!r}: give one of {', '.join(rules.bet_by_id)}")
    step = rules.ruleset.settlement.stake_step_minor
    table = rules.ruleset.table
    limit = table.limits.get(bet_id)
    least_minor, most_minor = limits.least_minor, limits.most_minor
    if least_minor is None:
        least_minor = step if limit is None else limit.min_minor
    if most_minor is None:
        most_minor = MONEY_MAX if limit is None else limit.max_at(table.level_top, level_top=table.level_top)
    least, most = -(-max(least_minor, 1) // step) * step, min(most_minor, MONEY_MAX) // step * step
    if least > most:
        raise InputError(
            f"no stake on {bet_id} is from {least_minor} to {most_minor} minor units in steps of {step}: "
            "give other limits of the table"
        )
    return Spot(rules.bet(bet_id), least, most, step)


def verify_terms(terms: Terms) -> None:
    """Check that a session can be played on these terms by itself. Raises InputError."""
    amounts = {
        "unit": terms.unit_minor,
        "bankroll": terms.bankroll_minor,
        "win goal": terms.win_goal_minor,
        "loss limit": terms.loss_limit_minor,
    }
    for name, amount in amounts.items():
        if amount is not None and not 0 < amount <= MONEY_MAX:
            raise InputError(f"a {name} of {amount} minor units does not go: give one from 1 to {MONEY_MAX}")
    if not 0 < terms.coups <= COUPS_MAX:
        raise InputError(f"{terms.coups} coups do not go: give from 1 to {COUPS_MAX}")
