"""The drawing rule read back from `draws`: what it says, whichever rule set it came from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from puntobanco.rules import STOOD, TO_ACT, Rules

TOTALS: Final = range(10)
THIRDS: Final = range(10)


@dataclass(frozen=True, slots=True)
class Tableau:
    """Who draws.

    `naturals`: totals at which nobody draws. The other two-card totals are divided for Player into draws and stands,
    for Banker after a Player who stood likewise; `banker` gives for each of Banker's totals the third values that it
    draws against.
    """

    naturals: tuple[int, ...]
    player_draws: tuple[int, ...]
    player_stands: tuple[int, ...]
    stood_draws: tuple[int, ...]
    stood_stands: tuple[int, ...]
    banker: Mapping[int, tuple[int, ...]]

    def banker_draws_against(self, value: int) -> tuple[int, ...]:
        """Banker's totals that draw after a third card of this value."""
        return tuple(two for two, against in self.banker.items() if value in against)

    def follows_formula(self) -> bool:
        """Whether Banker draws exactly on totals up to `formula_bound`."""
        return all(
            (two <= formula_bound(value)) == (value in self.banker[two]) for two in self.banker for value in THIRDS
        )


def formula_bound(value: int) -> int:
    """Count 8 as -2 and 9 as -1, halve toward zero, add 3: the known short form of the usual drawing rule."""
    counted = FORMULA_COUNTS.get(value, value)
    return int(counted / 2) + FORMULA_ADDED


FORMULA_COUNTS: Final = {8: -2, 9: -1}
FORMULA_ADDED: Final = 3


def tableau_of(rules: Rules) -> Tableau:
    """Read the drawing rule out of `draws`, which is made of rules for each side's own total and so divides cleanly."""
    naturals = tuple(two for two in TOTALS if _nobody_draws(rules, two))
    usual = [two for two in TOTALS if two not in naturals]
    draws = tuple(two for two in usual if any(rules.draws_card(TO_ACT, two, other) for other in TOTALS))
    stands = _without(usual, draws)
    stood_draws = tuple(two for two in usual if any(rules.draws_card(STOOD, player, two) for player in stands))
    banker = {
        two: tuple(value for value in THIRDS if any(rules.draws_card(value, player, two) for player in draws))
        for two in usual
    }
    return Tableau(naturals, draws, stands, stood_draws, _without(usual, stood_draws), banker)


def _nobody_draws(rules: Rules, two: int) -> bool:
    rows = (*THIRDS, STOOD, TO_ACT)
    return not any(
        rules.draws_card(row, two, other) or rules.draws_card(row, other, two) for row in rows for other in TOTALS
    )


def _without(totals: Iterable[int], those: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(two for two in totals if two not in those)
