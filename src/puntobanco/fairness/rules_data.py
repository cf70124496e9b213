"""Compiled rules as data, so that somebody without this house's code can check drawing and pays.

A JSON text: who gets the initial cards and which are fixed, `draws` as 1,200 digits, and for every bet its axes, its
rows and the row that decides in each class. Nothing is left to interpret but cards.
"""

from __future__ import annotations

import json
from itertools import groupby

from puntobanco.cards import RANK_COUNT, card_text
from puntobanco.engine.shoes import burn_count
from puntobanco.fairness.digests import digest
from puntobanco.outcome.facts import AXES
from puntobanco.rules import Bet, Mode, Rules


def rules_text(rules: Rules) -> str:
    """The compiled rules as JSON, always the same text for the same rules."""
    policy = rules.ruleset.shoe.get(Mode.RNG)
    burns = policy is not None and policy.burn_by_first_card
    data = {
        "id": rules.id,
        "version": rules.version,
        "behaviour_hash": rules.behaviour_hash,
        "order": [side.value for side in rules.ruleset.deal.order],
        "fixed": {side.value: list(map(card_text, cards)) for side, cards in rules.ruleset.deal.fixed.items()},
        "burns": [burn_count(policy, rank) for rank in range(RANK_COUNT)] if burns and policy else None,
        "draws": "".join(map(str, rules.draws)),
        "rounding_unit_minor": rules.ruleset.settlement.rounding_unit_minor,
        "axes": {axis: list(AXES[axis]) for axis in sorted({axis for bet in rules.bets for axis in bet.grid.axes})},
        "bets": [_bet(bet) for bet in rules.bets],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def rules_hash(text: str) -> str:
    """By what an opening names compiled rules."""
    return digest("rules/v1", text.encode()).hex()


def _bet(bet: Bet) -> dict[str, object]:
    """A bet; `classes` are runs of (row, classes), the row 255 where it loses."""
    return {
        "id": bet.id,
        "axes": list(bet.grid.axes),
        "rows": [
            {
                "odds": [row.odds.numerator, row.odds.denominator],
                "commission": [row.commission.numerator, row.commission.denominator],
                "pushes": row.pushes,
            }
            for row in bet.rows
        ],
        "classes": [[row, len(list(run))] for row, run in groupby(bet.row_by_class)],
    }
