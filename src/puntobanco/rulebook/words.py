"""The words of the trade in all languages of the house, and a document's own words where its rule set brings them.

A rule set brings them as messages `original-<term>` in the language of its source, with the attribute `source` for the
word that the document translates.
"""

from __future__ import annotations

from collections.abc import Iterator

from puntobanco.rulebook.draft import Draft, SectionDraft
from puntobanco.text import LANGUAGES, NAMES, term, term_keys, texts_in


def words(draft: Draft) -> SectionDraft:
    """The chapter: first the document's own words, then every term of the house in all languages."""
    section = draft.section("terms")
    say = draft.texts.say
    for language in dict.fromkeys(source.language for source in draft.rules.ruleset.sources):
        rows = list(_original(draft, language)) if language in LANGUAGES else []
        if rows:
            heads = {
                say("terms-original-source"): "en",
                say("terms-original-own", language=NAMES[language]): language,
                say("terms-original-here"): None,
            }
            section.words(say("terms-original-caption"), heads, rows)
    spoken = [texts_in(language) for language in LANGUAGES]
    columns = {NAMES[language]: language for language in LANGUAGES}
    rows = [tuple(term(texts, key, listed=True) for texts in spoken) for key in term_keys()]
    section.words(say("terms-caption"), columns, rows)
    return section


def _original(draft: Draft, language: str) -> Iterator[tuple[str, ...]]:
    """Word of the source's English, the document's own, and ours, term by term."""
    if language not in draft.rules.ruleset.messages:
        return
    own = texts_in(language, draft.rules.ruleset.messages)
    for key in term_keys():
        said = own.find(f"original-{key}")
        if said is not None:
            yield own.find(f"original-{key}", "source") or "", said, term(draft.texts, key)
