"""What a wager returns: whole minor units, rounded once, with the gross win and the commission apart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from puntobanco.errors import Reason, Refused
from puntobanco.outcome import Outcome
from puntobanco.rules import Rules


class Result(StrEnum):
    """How a wager ended."""

    WON = "won"
    LOST = "lost"
    PUSHED = "push"


@dataclass(frozen=True, slots=True)
class Settled:
    """One settled wager, minor units: `returned` = `stake` + `gross_win` - `commission`, and `net` = returned - stake.

    A lost wager has gross win, commission and returned 0.
    """

    bet: str
    stake: int
    gross_win: int
    commission: int
    returned: int
    net: int
    result: Result


def settle_wager(rules: Rules, outcome: Outcome, bet_id: str, stake_minor: int) -> Settled:
    """Settle a stake (minor units, above zero) on one bet by the row that decides.

    What is returned is rounded down once to the rule set's rounding unit, never on a negative number. On a row with
    commission the gross win is whole by itself and the commission is what is left; on a row without, it is 0.
    Raises Refused(UNKNOWN_BET) or Refused(STAKE_NOT_POSITIVE).
    """
    if bet_id not in rules.bet_by_id:
        raise Refused(Reason.UNKNOWN_BET, bet=bet_id, detail="bets here: " + ", ".join(rules.bet_by_id))
    if stake_minor <= 0:
        raise Refused(Reason.STAKE_NOT_POSITIVE, bet=bet_id)
    row = rules.bet_by_id[bet_id].row_for(outcome)
    if row is None:
        return Settled(bet_id, stake_minor, 0, 0, 0, -stake_minor, Result.LOST)
    if row.pushes:
        return Settled(bet_id, stake_minor, 0, 0, stake_minor, 0, Result.PUSHED)
    unit = rules.ruleset.settlement.rounding_unit_minor
    returned = int(stake_minor * (1 + row.net) // unit) * unit
    net = returned - stake_minor
    gross_win = int(stake_minor * row.odds // 1) if row.commission else net
    return Settled(bet_id, stake_minor, gross_win, gross_win - net, returned, net, Result.WON)
