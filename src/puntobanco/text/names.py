"""Names of things that rule sets name by id: bets, rule sets, refusals. A name no language has is made from the id."""

from __future__ import annotations

import re
from functools import cache

from puntobanco.errors import Reason
from puntobanco.text.languages import DEFAULT
from puntobanco.text.texts import Texts, source_of


def bet_name(texts: Texts, bet: str) -> str:
    """Name of a bet: its message `bet-<id>`, else its id in words."""
    return texts.find(f"bet-{bet}") or in_words(bet)


def ruleset_title(texts: Texts, ruleset: str) -> str:
    """Title of a rule set: its message `ruleset-<id>`, else its id in words."""
    return texts.find(f"ruleset-{ruleset}") or in_words(ruleset)


def term(texts: Texts, key: str, *, listed: bool = False) -> str:
    """A word of the trade; `listed` asks for the fuller form of the printed list of terms."""
    if listed and texts.has(f"term-{key}", "listed"):
        return texts.say(f"term-{key}", "listed")
    return texts.say(f"term-{key}")


def refusal_text(texts: Texts, reason: Reason, *, bet: str | None = None, allowed_minor: int | None = None) -> str:
    """Why something was refused, in the fullest form that the given bet and amount allow."""
    message = f"refused-{reason.value}"
    if bet is not None:
        name = bet_name(texts, bet)
        if allowed_minor is not None and texts.has(message, "allowed"):
            return texts.say(message, "allowed", bet=name, allowed=texts.coins(allowed_minor))
        if texts.has(message, "bet"):
            return texts.say(message, "bet", bet=name)
    return texts.say(message)


def in_words(identifier: str) -> str:
    """An id as words: "dragon-bonus-player" -> "Dragon bonus player"."""
    words = identifier.replace("_", "-").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


@cache
def term_keys() -> tuple[str, ...]:
    """Keys of all words of the trade, in the order of their file."""
    return tuple(re.findall(r"(?m)^term-([a-z0-9-]+) =", source_of(DEFAULT, "terms")))
