"""The message files: whole, alike in every language, all used, and nothing used that is not there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from puntobanco.errors import Reason
from puntobanco.rules import shipped, shipped_ids
from puntobanco.text import LANGUAGES, faults_of, term, texts_in
from puntobanco.text.texts import shipped_files, source_of

ROOT = Path(__file__).parents[2]
FILES = sorted({file for language in LANGUAGES for file in shipped_files(language)})
OWN = ("cli", "errors", "par", "proof", *(file for file in FILES if file.startswith("rules")), "terms")
"""Files whose use is tested here; the client's files are tested with the client."""


class References(Visitor):
    """Variables, messages and terms that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the visitor)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (named by the visitor)
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 (named by the visitor)
        self.terms.add(node.id.name)
        self.generic_visit(node)


def entries(language: str, file: str) -> list[ast.Message | ast.Term]:
    body = FluentParser().parse(source_of(language, file)).body
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def name(entry: ast.Message | ast.Term) -> str:
    return ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


def patterns(entry: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    own = {"": entry.value} if entry.value is not None else {}
    return own | {attribute.id.name: attribute.value for attribute in entry.attributes}


def refers(pattern: ast.Pattern) -> References:
    found = References()
    found.visit(pattern)
    return found


def shape(language: str, file: str) -> dict[str, set[str]]:
    """For every pattern of a file, the variables it takes."""
    return {
        f"{name(entry)}.{attribute}": refers(pattern).variables
        for entry in entries(language, file)
        for attribute, pattern in patterns(entry).items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    if file not in shipped_files(language):
        assert file not in OWN
        return
    assert shape(language, file) == shape("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_has_a_line_that_cannot_be_read(language: str) -> None:
    for file in shipped_files(language):
        assert faults_of(source_of(language, file)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_in_two_places(language: str) -> None:
    names = [name(entry) for file in shipped_files(language) for entry in entries(language, file)]
    assert [id for id in names if names.count(id) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    here = {name(entry) for file in shipped_files(language) for entry in entries(language, file)}
    for file in shipped_files(language):
        for entry in entries(language, file):
            for pattern in patterns(entry).values():
                found = refers(pattern)
                assert found.messages <= here, name(entry)
                assert {f"-{id}" for id in found.terms} <= here, name(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_94_terms_are_those_of_the_glossary(language: str) -> None:
    glossary = json.loads((Path(__file__).parent / "terms.json").read_text("utf-8"))
    texts = texts_in(language)
    assert len(glossary) == 94
    said = {key: term(texts, key, listed=True) for key in glossary}
    assert said == {key: row[language] for key, row in glossary.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_protocol_has_a_message_and_no_other(language: str) -> None:
    listed = [entry.id.name for entry in entries(language, "errors")]
    assert sorted(listed) == sorted(f"refused-{reason.value}" for reason in Reason)


NAMES_ALLOWED = (
    "Punto",
    "Banco",
    "Baccarat",
    "Touch",
    "MBS",
    "PAR",
    "Super",
    "Up",
    "RTP",
    "SHA",
    "B",
    "P",
    "T",
    "J",
    "Q",
    "K",
    "A",
)
"""Proper names, names of cards, and letters that every language of the house writes alike."""


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans", "th"])
@pytest.mark.parametrize("file", OWN)
def test_no_english_is_left_in_languages_with_letters_of_their_own(language: str, file: str) -> None:
    for entry in entries(language, file):
        for pattern in patterns(entry).values():
            words = " ".join(
                element.value for element in every_element(pattern) if isinstance(element, ast.TextElement)
            )
            words = re.sub(r"`[^`]*`|--[a-z-]+|[A-Za-z0-9_.-]+\.toml", " ", words)
            assert set(re.findall(r"[A-Za-z]+", words)) <= set(NAMES_ALLOWED), f"{name(entry)}: {words}"


ENGLISH = {
    "the",
    "and",
    "of",
    "is",
    "are",
    "with",
    "when",
    "card",
    "cards",
    "wins",
    "pays",
    "bet",
    "bets",
    "draws",
    "for",
}


@pytest.mark.parametrize("file", OWN)
def test_no_english_is_left_in_vietnamese(file: str) -> None:
    for entry in entries("vi", file):
        for pattern in patterns(entry).values():
            words = " ".join(
                element.value for element in every_element(pattern) if isinstance(element, ast.TextElement)
            )
            words = re.sub(r"`[^`]*`|--[a-z-]+", " ", words).lower()
            assert not ENGLISH & set(re.findall(r"\w+", words)), f"{name(entry)}: {words}"


def every_element(pattern: ast.Pattern) -> list[ast.TextElement | ast.Placeable]:
    """All elements of a pattern, those of its variants included."""
    found: list[ast.TextElement | ast.Placeable] = []
    for element in pattern.elements:
        found.append(element)
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                found += every_element(variant.value)
    return found


SIMPLIFIED_ONLY = "庄闲赔额这张无发点数补规则过时间两应该为将单双开关"
TRADITIONAL_ONLY = "莊閒賠額這張無發點數補規則過時間兩應該為將單雙開關"


@pytest.mark.parametrize("file", FILES)
def test_the_two_chinese_texts_do_not_mix_characters(file: str) -> None:
    for language, foreign in (("zh-Hant", SIMPLIFIED_ONLY), ("zh-Hans", TRADITIONAL_ONLY)):
        if file in shipped_files(language):
            other = TRADITIONAL_ONLY if foreign == SIMPLIFIED_ONLY else SIMPLIFIED_ONLY
            wrong = set(foreign) - set(other)
            assert not wrong & set(source_of(language, file)), language


def used_ids() -> tuple[set[str], set[str]]:
    """Message ids that our Python names in full, and the beginnings of those it makes with a name of data."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in sorted((ROOT / "src").rglob("*.py")):
        source = path.read_text("utf-8")
        whole |= set(re.findall(r'"([a-z][a-z0-9-]*)"', source))
        begun |= set(re.findall(r'f"([a-z][a-z0-9-]*-)\{', source))
    for path in sorted((ROOT / "src" / "puntobanco" / "rules" / "sets").glob("*.toml")):
        whole |= set(re.findall(r'"([a-z][a-z0-9-]*)"', path.read_text("utf-8")))
    return whole | set(paragraphs()), begun


def paragraphs() -> Iterator[str]:
    """Messages of the numbered paragraphs and chapters that shipped rule sets keep from their documents."""
    for rules in map(shipped, shipped_ids()):
        for paragraph in rules.ruleset.paragraphs:
            yield f"paragraph-{rules.id}-{paragraph.id.replace('.', '-')}"
            yield f"chapter-{rules.id}-{paragraph.id.split('.')[0]}"


def test_every_numbered_paragraph_of_a_document_has_its_sentence() -> None:
    texts = texts_in("en")
    assert [message for message in paragraphs() if not texts.has(message)] == []


def test_every_note_and_irregularity_of_a_shipped_rule_set_has_its_sentence() -> None:
    texts = texts_in("en")
    for ruleset in (shipped(name).ruleset for name in shipped_ids()):
        wanted = [*ruleset.notes, *(source.note for source in ruleset.sources if source.note)]
        for irregularity in ruleset.irregularities:
            wanted += [f"irregularity-{irregularity.id}", *(f"answer-{answer}" for answer in irregularity.answers)]
            wanted += [irregularity.note] if irregularity.note else []
        assert [message for message in wanted if not texts.has(message)] == [], ruleset.id


def test_every_message_that_python_says_is_there() -> None:
    texts = texts_in("en")
    for path in sorted((ROOT / "src").rglob("*.py")):
        for message in re.findall(r'\b(?:say|find)\(\s*"([a-z][a-z0-9_-]*)"', path.read_text("utf-8")):
            assert texts.has(message), f"{path.name} says {message}"


@pytest.mark.parametrize("file", OWN)
def test_every_message_is_used(file: str) -> None:
    whole, begun = used_ids()
    referred = {
        id
        for other in shipped_files("en")
        for entry in entries("en", other)
        for pattern in patterns(entry).values()
        for id in refers(pattern).messages | {f"-{id}" for id in refers(pattern).terms}
    }
    for entry in entries("en", file):
        id = name(entry)
        plain = id.removeprefix("-")
        used = id in referred or plain in whole or any(plain.startswith(beginning) for beginning in begun)
        assert used, f"{id} of {file}.ftl is used nowhere"
