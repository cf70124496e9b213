"""House edges that are known beforehand, so that nobody waits for them: those of the shipped rule sets.

`returns.json` is written by `scripts/returns.py`, keyed by behaviour hash, which covers the usual number of decks; a
test writes it anew and compares. Any other rule set is counted when it is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from importlib import resources

from puntobanco.odds.figures import exact_odds
from puntobanco.rules import Rules


def known_edges(rules: Rules) -> Mapping[str, Fraction]:
    """House edge of every bet on a full shoe of the rule set's usual decks, by bet id."""
    known = _known().get(rules.behaviour_hash)
    return counted_edges(rules) if known is None else {bet: Fraction(edge) for bet, edge in known.items()}


def counted_edges(rules: Rules) -> Mapping[str, Fraction]:
    """The same, counted now."""
    return {bet: odds.house_edge for bet, odds in exact_odds(rules).bets.items()}


@cache
def _known() -> Mapping[str, Mapping[str, str]]:
    text = (resources.files("puntobanco.odds") / "returns.json").read_text("utf-8")
    known: Mapping[str, Mapping[str, str]] = json.loads(text)
    return known
