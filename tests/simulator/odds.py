"""Odds are counted once in a process, and not by every house that is opened in it: they cannot be others."""

from __future__ import annotations

from typing import Final

from puntobanco.odds.figures import Odds, exact_odds
from puntobanco.rules import Rules
from puntobanco.server.upkeep import upkeep

_counted: Final[dict[tuple[str, int | None], Odds]] = {}


def exact_odds_once(rules: Rules, *, decks: int | None = None) -> Odds:
    """See `odds.exact_odds`."""
    key = (rules.behaviour_hash, decks)
    if key not in _counted:
        _counted[key] = exact_odds(rules, decks=decks)
    return _counted[key]


def count_odds_once() -> None:
    """From now on, for every house of this process."""
    vars(upkeep)["exact_odds"] = exact_odds_once
