"""The printed rules of one rule set, from its data: `rulebook(rules, language)`."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_uppercase

from puntobanco.rulebook import closing, opening
from puntobanco.rulebook.draft import Draft, SectionDraft
from puntobanco.rulebook.drawing import drawing, other_forms
from puntobanco.rulebook.house import house
from puntobanco.rulebook.mishaps import mishaps, possible
from puntobanco.rulebook.original import original_chapters
from puntobanco.rulebook.pages import Page, Section
from puntobanco.rulebook.paying import Paying, conditions, result
from puntobanco.rulebook.road_rules import roads
from puntobanco.rulebook.stakes import stakes
from puntobanco.rulebook.tables import at_the_table, shoes
from puntobanco.rulebook.words import words
from puntobanco.rulebook.worked import worked
from puntobanco.rules import Rules
from puntobanco.text import ruleset_title, texts_in


def rulebook(rules: Rules, language: str) -> Page:
    """The rules in a language of the house, complete.

    A rule set with paragraphs of its own keeps their numbers, and what they do not say follows in chapters with
    letters; any other is printed in numbered chapters.
    """
    draft = Draft(rules, texts_in(language, rules.ruleset.messages))
    paying = Paying(draft)
    if rules.ruleset.paragraphs:
        sections = [*original_chapters(draft, paying), *_numbered(_supplement(draft, paying), ascii_uppercase)]
    else:
        sections = _numbered(_chapters(draft, paying), [str(number) for number in range(1, 100)])
    return Page(
        language=language,
        ruleset=rules.id,
        version=rules.version,
        behaviour_hash=rules.behaviour_hash,
        title=draft.texts.say("rules-heading", title=ruleset_title(draft.texts, rules.id)),
        sections=tuple(sections),
        facts=closing.facts(draft),
    )


def chapters(draft: Draft) -> list[Section]:
    """All chapters in our own order and with our own numbers, also of a rule set that keeps those of an original."""
    return _numbered(_chapters(draft, Paying(draft)), [str(number) for number in range(1, 100)])


def all_mishaps(draft: Draft) -> Section:
    """Everything that can go wrong, also what paragraphs of an original state."""
    return mishaps(draft, possible(draft.rules)).numbered("")


def _numbered(drafts: Iterable[SectionDraft | None], numbers: Iterable[str]) -> list[Section]:
    written = [section for section in drafts if section is not None and section.blocks]
    return [section.numbered(number) for section, number in zip(written, numbers, strict=False)]


def _chapters(draft: Draft, paying: Paying) -> list[SectionDraft | None]:
    return [
        opening.about(draft),
        opening.definitions(draft),
        opening.equipment(draft),
        opening.play(draft),
        opening.values(draft),
        opening.dealing(draft),
        drawing(draft),
        result(draft),
        paying.pays(),
        paying.returns(),
        conditions(draft),
        *_common(draft),
    ]


def _supplement(draft: Draft, paying: Paying) -> list[SectionDraft | None]:
    """What follows the chapters of an original: all that its paragraphs do not state."""
    forms = draft.section("drawing")
    forms.blocks += other_forms(draft)
    return [opening.about(draft), forms, paying.returns(), *_common(draft)]


def _common(draft: Draft) -> list[SectionDraft | None]:
    return [
        stakes(draft),
        shoes(draft),
        at_the_table(draft),
        _mishaps(draft),
        house(draft),
        roads(draft),
        worked(draft),
        closing.notes(draft),
        closing.sources(draft),
        closing.version(draft),
        words(draft),
    ]


def _mishaps(draft: Draft) -> SectionDraft | None:
    """The answers that no paragraph of an original gives."""
    stated = {paragraph.key for paragraph in draft.rules.ruleset.paragraphs}
    rest = [each for each in possible(draft.rules) if f"irregularity.{each.id}" not in stated]
    return mishaps(draft, rest) if rest else None
