"""The last chapters: notes, sources, and which version of which rules this is."""

from __future__ import annotations

from puntobanco.rulebook.draft import Draft, SectionDraft
from puntobanco.rules.model import Source
from puntobanco.text import DEFAULT, NAMES, ruleset_title

UNDATED = "undated"


def notes(draft: Draft) -> SectionDraft | None:
    """The rule set's notes, each a message of ours or of the rule set, or its author's own words."""
    if not draft.rules.ruleset.notes:
        return None
    section = draft.section("notes")
    for note in draft.rules.ruleset.notes:
        _said_or_quoted(draft, section, note)
    return section


def _said_or_quoted(draft: Draft, section: SectionDraft, note: str) -> None:
    said = draft.texts.find(note)
    if said is None:
        section.quote(note, language=DEFAULT)
    else:
        section.quote(said, language=draft.texts.language_of(note))


def facts(draft: Draft) -> tuple[str, ...]:
    """What stands below the title: which rules, which version, after which document of which date."""
    rules = draft.rules
    said = [draft.texts.say("version-line", id=rules.id, version=rules.version)]
    dated = {(source.house, source.date) for source in rules.ruleset.sources if source.date not in {"", UNDATED}}
    for house, date in sorted(dated):
        said.append(draft.texts.say("version-after", house=house, date=draft.texts.date(date)))
    return tuple(said)


def sources(draft: Draft) -> SectionDraft:
    """Where the rules come from."""
    section = draft.section("sources")
    for source in draft.rules.ruleset.sources:
        section.quote(_source(draft, source))
    return section


def _source(draft: Draft, source: Source) -> str:
    texts = draft.texts
    if source.date in {"", UNDATED}:
        said = texts.say("source-line-undated", title=source.title, house=source.house)
    else:
        said = texts.say("source-line", title=source.title, house=source.house, date=texts.date(source.date))
    language = texts.say("source-language", language=NAMES.get(source.language, source.language))
    rest = [texts.find(source.note) or source.note] if source.note else []
    if source.address:
        rest.append(texts.say("source-address", address=source.address))
    return draft.together([said, language, *rest])


def version(draft: Draft) -> SectionDraft:
    """Which rules these are."""
    section = draft.section("version")
    rules = draft.rules
    section.say("version-line", id=rules.id, version=rules.version)
    if rules.ruleset.extends:
        section.say("version-extends", title=ruleset_title(draft.texts, rules.ruleset.extends))
    section.say("version-hash", hash=rules.behaviour_hash)
    return section
