"""A rule set proves itself on its own worked coups."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from puntobanco.cards import card_text
from puntobanco.engine.drawing import coup_of
from puntobanco.errors import Fault, Refused, RulesError
from puntobanco.outcome import FACTS
from puntobanco.rules import Rules
from puntobanco.rules.model import Example


def prove(rules: Rules, *, file: str | None = None) -> Rules:
    """Deal every worked example through the engine; give the rules back, or raise RulesError with all that disagree."""
    name = file or rules.id
    faults = tuple(
        fault
        for number, example in enumerate(rules.ruleset.examples, 1)
        for fault in _faults(rules, example, name, f"example[{number}]")
    )
    if faults:
        raise RulesError(faults)
    return rules


def _faults(rules: Rules, example: Example, file: str, key: str) -> Iterator[Fault]:
    try:
        outcome = coup_of(rules, example.player, example.banker).outcome
    except Refused as refused:
        hands = " / ".join(" ".join(map(card_text, hand)) for hand in (example.player, example.banker))
        yield Fault(file, f"{key}.cards", hands, f"hands that the drawing rule deals ({refused.detail})")
        return
    for fact, expected in example.expects.items():
        if fact not in FACTS:
            yield Fault(file, f"{key}.expects.{fact}", "an unknown fact", "one of " + ", ".join(FACTS))
        elif outcome.fact(fact) != expected:
            yield Fault(
                file, f"{key}.expects.{fact}", repr(expected), f"{outcome.fact(fact)!r}, which the engine deals"
            )
    for bet, expected_net in example.pays.items():
        row = rules.bet(bet).row_for(outcome)
        net = Fraction(-1) if row is None else row.net
        if net != expected_net:
            yield Fault(file, f"{key}.pays.{bet}", str(expected_net), f"{net}, which the engine pays")
