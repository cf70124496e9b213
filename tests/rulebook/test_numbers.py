"""Whatever number of a rule set is changed, the printed page changes with it, in every language."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

import pytest

from puntobanco.engine import coup_of
from puntobanco.errors import Refused, RulesError
from puntobanco.rulebook import markdown, rulebook
from puntobanco.rules import Rules, read_own, shipped
from puntobanco.rules.model import Example
from puntobanco.text import LANGUAGES
from tests.rulebook.own_sets import toml_text

NUMBERS_MIN = 25
Path = tuple[str | int, ...]

NOT_PRINTED = frozenset({"schema", "id", "extends", "drop", "version", "sources", "example", "paragraph", "messages"})
"""Numbers that say nothing about the game: of the file format, of documents, of the worked coups' own checks."""


def leaves(value: object, path: Path = ()) -> Iterator[Path]:
    """Places of a document that hold a number, or a text of numbers such as "0-5", "8:1", "5%"."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if not path and key in NOT_PRINTED:
                continue
            yield from leaves(inner, (*path, str(key)))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from leaves(inner, (*path, index))
    elif (isinstance(value, int) and not isinstance(value, bool)) or (
        isinstance(value, str) and path[-1] not in {"id", "key", "paragraph", "note"} and re.search(r"\d", value)
    ):
        yield path


def changed(value: object) -> Iterator[object]:
    """Other values in the place of this one, the first that a rule set accepts is taken."""
    if isinstance(value, int):
        yield from (value + 1, value - 1, value * 2, value * 10, value // 2)
        return
    text = str(value)
    for match in reversed(list(re.finditer(r"\d+", text))):
        for number in (int(match[0]) + 1, int(match[0]) - 1):
            if number >= 0:
                yield text[: match.start()] + str(number) + text[match.end() :]


def with_value(document: Mapping[str, object], path: Path, value: object) -> dict[str, object]:
    whole = copy.deepcopy(dict(document))
    place: object = whole
    for step in path[:-1]:
        place = place[step]  # type: ignore[index] # the path was found in this very document
    place[path[-1]] = value  # type: ignore[index] # the same
    return whole


def read(document: Mapping[str, object]) -> Rules | None:
    """The rules of a document with those worked coups that they would still deal; None when it is refused."""
    own = {key: value for key, value in document.items() if key not in {"extends", "drop"}}
    try:
        rules = read_own(toml_text(own), file="changed.toml")
    except RulesError:
        return None
    kept = tuple(example for example in rules.ruleset.examples if still_dealt(rules, example))
    return Rules(replace(rules.ruleset, examples=kept), rules.draws, rules.bets, rules.behaviour_hash)


def still_dealt(rules: Rules, example: Example) -> bool:
    try:
        coup_of(rules, example.player, example.banker)
    except Refused:
        return False
    return True


def printed(rules: Rules, language: str) -> str:
    """The page without the fingerprint, which changes with everything."""
    return markdown(rulebook(rules, language)).replace(rules.behaviour_hash, "")


def unsaid(rules: Rules, path: Path) -> str | None:
    """Why a number has no place on the page, or None when it must have one."""
    policies = rules.ruleset.shoe
    if path[0] == "irregularity" and "live" not in rules.modes():
        return "answers for live tables, of a rule set without any"
    if path[-1] == "level_top" and not any(limit.per_level_minor for limit in rules.ruleset.table.limits.values()):
        return "levels, where limits have none"
    if path[0] == "shoe" and all(policies[mode].fresh_every_coup for mode in rules.modes()):
        return "the life of a shoe that is shuffled before every coup"
    if path[0] == "shoe" and path[1] in {"rng", "live"} and path[1] not in rules.modes():
        return "a kind of table that the rule set is not for"
    if path[-1] == "last_coups_after_cut":
        own = [policies[mode] for mode in rules.modes() if path[1] in {mode, path[-1]}]
        if not any(policy.cut_by_dealer or policy.cut_card_behind for policy in own):
            return "the cut card of a shoe without one"
    return None


@pytest.mark.parametrize("ruleset", ["punto-banco", "7up-mbs", "7up-online", "star-special", "touch"])
def test_changing_any_number_changes_the_page(ruleset: str) -> None:
    """Languages take turns: that they all say the same variables is tested with the texts."""
    document = shipped(ruleset).ruleset.document
    base = read(document)
    assert base is not None
    before = {language: printed(base, language) for language in LANGUAGES}
    told = 0
    for turn, path in enumerate(leaves(document)):
        value: object = document
        for step in path:
            value = value[step]  # type: ignore[index] # the path was found in this very document
        if unsaid(base, path) is not None:
            continue
        language = LANGUAGES[turn % len(LANGUAGES)]
        others = (read(with_value(document, path, other)) for other in changed(value))
        accepted = filter(None, others)
        pages = [printed(rules, language) for rules in islice(accepted, 1)]
        if pages == [before[language]]:  # such as a maximum above all
            pages += [page for rules in accepted if (page := printed(rules, language)) != pages[0]]
        assert pages != [before[language]], f"{path}, which is {value!r}, in {language}"
        told += len(pages) > 0
    assert told >= NUMBERS_MIN
