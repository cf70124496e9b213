"""Few words for every fact of every bet of the library, in every language."""

from __future__ import annotations

import pytest

from puntobanco.outcome import FACTS
from puntobanco.rulebook.short import short_facts, short_texts
from puntobanco.rules import Rules, fragment_names, read_own, shipped, shipped_ids, text_with_bets
from puntobanco.text import LANGUAGES

EVERY = read_own(text_with_bets(shipped("punto-banco"), fragment_names()), file="every bet")
RULES = (EVERY, *map(shipped, shipped_ids()))


def said(rules: Rules, language: str, bet: str) -> list[dict[str, str]]:
    texts = short_texts(language, {})
    return [short_facts(texts, row) for row in rules.bet_by_id[bet].rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_every_bet_is_said_in_few_words(language: str) -> None:
    for rules in RULES:
        for bet in rules.bets:
            for row in said(rules, language, bet.id):
                for fact, text in row.items():
                    assert text, (bet.id, fact)
                    assert "_" not in text, (bet.id, text)
                    assert len(text) <= 40, (bet.id, text)


def test_every_single_value_of_every_fact_can_be_said() -> None:
    for language in LANGUAGES:
        texts = short_texts(language, {})
        row = EVERY.bets[0].rows[0]
        for fact, source in FACTS.items():
            for value in source.values:
                one = type(row)(when={fact: (value,)}, odds=row.odds, commission=row.commission, pushes=row.pushes)
                assert short_facts(texts, one)[fact], (language, fact, value)


def test_no_language_speaks_english_of_an_unusual_bet() -> None:
    for bet in ("lucky-nines", "matching-dragon-ace", "majestic-match-player"):
        english = said(EVERY, "en", bet)
        for language in LANGUAGES:
            if language != "en":
                assert all(one != other for one, other in zip(said(EVERY, language, bet), english, strict=True))


def test_following_numbers_are_a_range() -> None:
    assert said(EVERY, "en", "over-9-5")[0] == {"points": "sum 10–18"}


def test_sevens_are_counted_as_everywhere_on_the_table() -> None:
    assert said(shipped("7up-mbs"), "en", "super-sevens")[0] == {"sevens": "2 × 7"}
