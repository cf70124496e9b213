"""Every sentence of the five documents is printed by what its row says, or the row says why not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

import pytest

from puntobanco.rulebook import rulebook
from puntobanco.rules import Rules, shipped
from puntobanco.text import LANGUAGES, Texts, texts_in
from scripts.coverage import PAGE, WHYS, Document, documents, page, sentences

DOCUMENTS = tuple(documents())


@cache
def printed(ruleset: str) -> frozenset[str]:
    """Ids of the messages that the English page of a rule set is made of."""
    said: set[str] = set()
    find = Texts.find

    def finding(texts: Texts, message: str, *rest: object, **values: object) -> str | None:
        said.add(message)
        return find(texts, message, *rest, **values)  # type: ignore[arg-type] # handed on as they came

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Texts, "find", finding)
        rulebook(shipped(ruleset), "en")
    return frozenset(said)


def holds(rules: Rules, key: str) -> bool:
    """Whether a rule set's document has the key; rows of lists are named by their id."""
    value: object = rules.ruleset.document
    for step in key.split("."):
        if isinstance(value, Mapping) and step in value:
            value = value[step]
        elif isinstance(value, list) and any(row.get("id") == step for row in value):
            value = next(row for row in value if row.get("id") == step)
        else:
            return False
    return True


def in_code(key: str) -> bool:
    module, _, name = key.removeprefix("code:").rpartition(".")
    return hasattr(import_module(module), name)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_key_of_the_table_is_a_key_of_its_rule_sets(document: Document) -> None:
    for row in document.rows:
        for key in row.keys:
            if key.startswith("code:"):
                assert in_code(key), f"{row.at}: {key}"
            else:
                assert all(holds(shipped(ruleset), key) for ruleset in row.rulesets), f"{row.at}: {key}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_message_of_the_table_is_printed_on_the_page_of_its_rule_sets(document: Document) -> None:
    for row in document.rows:
        for ruleset in row.rulesets:
            assert not set(row.prints) - printed(ruleset), f"{row.at} {row.begins}: not on the page of {ruleset}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_row_is_printed_or_says_why_not(document: Document) -> None:
    for row in document.rows:
        assert bool(row.keys and row.prints) != bool(row.why), row.at
        assert not row.why or row.why in WHYS, row.at


def test_the_rows_are_the_sentences_of_the_documents_in_their_order() -> None:
    rows = [(document.name, row.at, row.begins) for document in DOCUMENTS for row in document.rows]
    assert sorted(rows) == sorted((document, at, begins) for document, at, begins, _ in sentences())
    assert len(set(rows)) == len(rows)


def test_every_printed_message_is_said_in_every_language() -> None:
    wanted = {message for document in DOCUMENTS for row in document.rows for message in row.prints}
    for language in LANGUAGES:
        texts = texts_in(language)
        assert {message for message in wanted if texts.language_of(message) != language} == set()


def test_the_page_is_what_the_tables_say() -> None:
    assert PAGE.read_text("utf-8") == page()
