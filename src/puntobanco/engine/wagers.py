"""Which wagers a rule set and its table allow: `verify_wagers` raises, `can_wager` asks it.

The wagers of one patron in one coup are looked at together, as they would lie after the new ones were added.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from puntobanco.errors import Reason, Refused
from puntobanco.rules import Condition, ConditionKind, Limit, Mode, Rules


@dataclass(frozen=True, slots=True)
class Situation:
    """What the check has to know beside the rules.

    The coup's number in its shoe (from 1), the table's mode, the limits of its bets (none listed: none checked), the
    patron's level and the top level.
    """

    coup_number: int
    mode: Mode
    limits: Mapping[str, Limit]
    level: int = 1
    level_top: int = 1


def verify_wagers(rules: Rules, situation: Situation, standing: Mapping[str, int], added: Mapping[str, int]) -> None:
    """Check that a patron may add these wagers (bet id to stake, minor units) to those already standing.

    Raises Refused with the first reason, in the order of the protocol; nothing has changed. `standing` is not checked
    again by itself, only as part of the sum.
    """
    if not added:
        raise Refused(Reason.NO_WAGER)
    for bet_id, stake in added.items():
        _verify_stake(rules, bet_id, stake)
    total = {bet: standing.get(bet, 0) + added.get(bet, 0) for bet in {**standing, **added}}
    for bet_id in added:
        _verify_limit(situation, bet_id, total[bet_id], standing.get(bet_id, 0))
    verify_conditions(rules, situation, total)


def can_wager(rules: Rules, situation: Situation, standing: Mapping[str, int], added: Mapping[str, int]) -> bool:
    """Whether `verify_wagers` has nothing against these wagers."""
    try:
        verify_wagers(rules, situation, standing, added)
    except Refused:
        return False
    return True


def verify_conditions(rules: Rules, situation: Situation, wagers: Mapping[str, int]) -> None:
    """Check the conditions between bets on all wagers of a patron in a coup. Raises Refused."""
    for condition in rules.ruleset.conditions:
        if situation.mode in condition.modes:
            _verify_condition(condition, situation, {bet for bet, stake in wagers.items() if stake})


def _verify_stake(rules: Rules, bet_id: str, stake: int) -> None:
    if bet_id not in rules.bet_by_id:
        raise Refused(Reason.UNKNOWN_BET, bet=bet_id)
    if stake <= 0:
        raise Refused(Reason.STAKE_NOT_POSITIVE, bet=bet_id)
    step = rules.ruleset.settlement.stake_step_minor
    if stake % step:
        raise Refused(Reason.STAKE_STEP, bet=bet_id, allowed_minor=stake - stake % step)


def _verify_limit(situation: Situation, bet_id: str, total: int, standing: int) -> None:
    limit = situation.limits.get(bet_id)
    if limit is None:
        return
    if total < limit.min_minor:
        raise Refused(Reason.BELOW_MINIMUM, bet=bet_id, allowed_minor=limit.min_minor)
    most = limit.max_at(situation.level, level_top=situation.level_top)
    if total > most:
        raise Refused(Reason.ABOVE_MAXIMUM, bet=bet_id, allowed_minor=max(most - standing, 0))


def _verify_condition(condition: Condition, situation: Situation, wagered: set[str]) -> None:
    match condition.kind:
        case ConditionKind.ONLY_ONE_OF:
            both = [bet for bet in condition.bets if bet in wagered]
            if len(both) > 1:
                raise Refused(Reason.ONLY_ONE_OF, bet=both[-1], detail=", ".join(condition.bets))
        case ConditionKind.ONLY_WITH:
            if condition.bet in wagered and not wagered & set(condition.bets):
                raise Refused(Reason.ONLY_WITH, bet=condition.bet, detail=", ".join(condition.bets))
        case ConditionKind.FIRST_COUPS:
            if condition.bet in wagered and situation.coup_number > condition.coups:
                raise Refused(Reason.BET_NOT_OFFERED, bet=condition.bet, detail=f"first {condition.coups} coups")
        case _:
            assert_never(condition.kind)
