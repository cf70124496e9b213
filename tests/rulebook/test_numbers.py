"""Whatever number of a rule set is changed, the printed page changes with it, in every language."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import islice

import pytest

from puntobanco.engine import coup_of
from puntobanco.errors import Refused, RulesError
from puntobanco.odds import exact_odds
from puntobanco.rulebook import Table, markdown, rulebook
from puntobanco.rules import Rules, read_own, shipped, shipped_ids
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


def value_at(document: Mapping[str, object], path: Path) -> object:
    value: object = document
    for step in path:
        value = value[step]  # type: ignore[index] # the path was found in this very document
    return value


def variants(document: Mapping[str, object], path: Path) -> Iterator[Rules]:
    """The rule sets that have another number in this place, as far as they are accepted."""
    others = (read(with_value(document, path, other)) for other in changed(value_at(document, path)))
    return filter(None, others)


def numbers_told(ruleset: str, languages_of: Callable[[int], tuple[str, ...]]) -> int:
    """Change every number and look at the page in the languages of its turn; how many were told."""
    document = shipped(ruleset).ruleset.document
    base = read(document)
    assert base is not None
    before = {language: printed(base, language) for language in LANGUAGES}
    told = 0
    for turn, path in enumerate(leaves(document)):
        if unsaid(base, path) is not None:
            continue
        kept = list(islice(variants(document, path), 4))
        for language in languages_of(turn):
            pages = (printed(rules, language) for rules in kept)
            assert not kept or any(page != before[language] for page in pages), f"{path} in {language}"
        told += len(kept) > 0
    return told


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["punto-banco", "7up-mbs", "7up-online", "star-special", "touch"])
def test_changing_any_number_changes_the_page(ruleset: str) -> None:
    """Languages take turns here; the long test below looks at all of them."""
    assert numbers_told(ruleset, lambda turn: (LANGUAGES[turn % len(LANGUAGES)],)) >= NUMBERS_MIN


@pytest.mark.long
@pytest.mark.parametrize("ruleset", shipped_ids())
def test_changing_any_number_changes_the_page_in_every_language(ruleset: str) -> None:
    assert numbers_told(ruleset, lambda _: LANGUAGES) >= NUMBERS_MIN


def exact_figures(rules: Rules, language: str) -> dict[str, tuple[str, ...]]:
    """The row of fractions of each bet, as printed."""
    chapter = next(each for each in rulebook(rules, language).sections if each.anchor == "returns")
    table = [block for block in chapter.blocks if isinstance(block, Table)][1]
    return {bet: row[1:] for bet, row in zip(rules.bet_by_id, table.rows, strict=True)}


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", ["7up-mbs", "star-special"])
def test_changing_what_a_bet_pays_changes_its_exact_figures_in_every_language(ruleset: str) -> None:
    document = shipped(ruleset).ruleset.document
    bets = document["bet"]
    assert isinstance(bets, list)
    paths = [path for path in leaves(document) if path[0] == "bet" and path[-1] in {"odds", "commission"}]
    assert len(paths) >= len(bets)
    for path in paths:
        rules = next(variants(document, path))
        bet = bets[path[1]]["id"] if isinstance(path[1], int) else ""
        odds = exact_odds(rules).bets[bet]
        for language in LANGUAGES:
            figures = exact_figures(rules, language)
            assert figures[bet] == (str(odds.house_edge), str(odds.hit_frequency)), f"{path} in {language}"
            assert figures[bet] != exact_figures(shipped(ruleset), language)[bet]


@pytest.mark.parametrize("path", [("decks", "usual"), ("tableau", "player"), ("tableau", "banker", "4")])
def test_changing_how_it_is_dealt_changes_every_exact_figure(path: Path) -> None:
    """Of these bets none has the same edge under another drawing rule or from another shoe."""
    document = shipped("punto-banco").ruleset.document
    rules = next(variants(document, path))
    odds = exact_odds(rules).bets
    for language in LANGUAGES:
        figures, before = exact_figures(rules, language), exact_figures(shipped("punto-banco"), language)
        assert all(figures[bet][0] == str(odds[bet].house_edge) for bet in odds)
        assert all(figures[bet] != before[bet] for bet in odds)
