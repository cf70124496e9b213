"""A rule set with more bets: one that extends another by bets of the house's library."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps

from puntobanco.cards import card_text
from puntobanco.errors import InputError
from puntobanco.rules.library import fragment_names, library_bets
from puntobanco.rules.tables import Rules


def text_with_bets(rules: Rules, wanted: Sequence[str]) -> str:
    """TOML of a rule set that extends `rules` by fragments or single bets of the library. Raises InputError."""
    fragments = {bet.id: bet.fragment for bet in library_bets()}
    includes = []
    for name in wanted:
        if name in fragment_names():
            includes.append(f"[[include]]\nbets_from = {dumps(name)}\n")
        elif name in fragments:
            includes.append(f"[[include]]\nbets_from = {dumps(fragments[name])}\nbets = [{dumps(name)}]\n")
        else:
            raise InputError(f"no bets {name[:40]!r} in the library: fragments are {', '.join(fragment_names())}")
    source, example = rules.ruleset.sources[0], rules.ruleset.examples[0]
    hands = [" ".join(map(card_text, hand)) for hand in (example.player, example.banker)]
    return "\n".join(
        (
            f"schema = 1\nid = {dumps(rules.id[:30] + '-and-more')}\nextends = {dumps(rules.id)}",
            f"version = {dumps(rules.version)}",
            *includes,
            f"[[sources]]\ntitle = {dumps(source.title)}\nhouse = {dumps(source.house)}",
            f"date = {dumps(source.date)}\nlanguage = {dumps(source.language)}",
            f"[[example]]\ncards = {dumps(f'P: {hands[0]}  B: {hands[1]}')}\nexpects = {{}}\n",
        )
    )
