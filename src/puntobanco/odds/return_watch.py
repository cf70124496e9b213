"""Whether what the bets of a table return is what they ought to: a test that may look after every coup, for ever.

Somebody who does not believe in the exact value bets against it, with a capital of 1: after each coup the capital grows
by the factor 1 + f * (net - exact), for a handful of fractions f of either sign, and the mean of these capitals is the
evidence. Were the exact value right, and coups independent, the capital could not be expected to grow, so by Ville's
inequality it ever reaches a million with a chance of at most one in a million for each bet: that is the rate of false
alarms, however long the house is open and however often it looks. Coups of one shoe depend on each other a little; a
test measures that it does no harm. Every coup counts, whether anybody wagered or not.

What it can see: a return that is off by d of the stake, on a bet with standard deviation s, after about 28 (s / d)^2
coups; for the main bets 100,000 coups for one and a half percent.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from puntobanco.engine import settle_wager
from puntobanco.odds.figures import Odds
from puntobanco.outcome import Outcome
from puntobanco.rules import Rules

ALARM: Final = 6.0
"""The logarithm to base 10 of the evidence that is an alarm: a million to one."""

_STAKE_MINOR: Final = 10_000_000
"""So large that no rounding is seen."""

_BOLDNESS: Final = tuple(sign * 0.5 / 2**power for power in range(8) for sign in (1, -1))
"""Shares of the capital that are put at risk on the worst net, by each of those who do not believe."""


@dataclass(frozen=True, slots=True)
class Deviation:
    """A bet that returned too much or too little over so many coups: shares of the stake, exact and observed."""

    bet: str
    coups: int
    exact: Fraction
    observed: Fraction
    evidence: float


@dataclass(slots=True)
class _Bet:
    """One bet: the logarithms of what each net does to each capital, and of the capitals."""

    id: str
    exact: Fraction
    steps: dict[int, tuple[float, ...]]
    capitals: list[float] = field(default_factory=lambda: [0.0] * len(_BOLDNESS))
    coups: int = 0
    net_minor: int = 0
    told: bool = False

    def see(self, net_minor: int) -> None:
        """One coup more, with the net of the stake."""
        self.coups += 1
        self.net_minor += net_minor
        step = self.steps.get(net_minor)
        if step is None:
            self.capitals = [math.inf] * len(_BOLDNESS)  # what cannot be has happened
            return
        self.capitals = [capital + more for capital, more in zip(self.capitals, step, strict=True)]

    @property
    def evidence(self) -> float:
        """Logarithm to base 10 of the mean capital."""
        best = max(self.capitals)
        if math.isinf(best):
            return best
        mean = math.fsum(math.exp(capital - best) for capital in self.capitals) / len(self.capitals)
        return (best + math.log(mean)) / math.log(10)


class ReturnWatch:
    """Watches the bets of one table, from when it is made. `odds` are those of a full shoe."""

    def __init__(self, rules: Rules, odds: Odds) -> None:
        self.rules = rules
        self._bets = []
        for bet in odds.bets.values():
            nets = [net for net, ways in bet.classes if ways]
            self._bets.append(_Bet(bet.bet, bet.ev, _steps(nets, bet.ev)))

    def see(self, outcome: Outcome) -> tuple[Deviation, ...]:
        """Take a coup into account; gives the bets that have deviated too far, each once."""
        found: list[Deviation] = []
        for bet in self._bets:
            bet.see(settle_wager(self.rules, outcome, bet.id, _STAKE_MINOR).net)
            if not bet.told and max(bet.capitals) > 0 and (evidence := bet.evidence) >= ALARM:
                bet.told = True
                observed = 1 + Fraction(bet.net_minor, bet.coups * _STAKE_MINOR)
                found.append(Deviation(bet.id, bet.coups, 1 + bet.exact, observed, evidence))
        return tuple(found)

    @property
    def most(self) -> float:
        """The strongest evidence against any bet now, as a logarithm to base 10."""
        return max((bet.evidence for bet in self._bets), default=0.0)


def _steps(nets: list[Fraction], exact: Fraction) -> dict[int, tuple[float, ...]]:
    below, above = float(exact - min(nets)), float(max(nets) - exact)
    bounds = [(below if share > 0 else above) or 1.0 for share in _BOLDNESS]
    fractions = [share / bound for share, bound in zip(_BOLDNESS, bounds, strict=True)]
    return {int(net * _STAKE_MINOR): tuple(math.log1p(one * float(net - exact)) for one in fractions) for net in nets}
