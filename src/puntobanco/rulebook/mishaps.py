"""When something goes wrong: what the house does about each irregularity of the rule set."""

from __future__ import annotations

from collections.abc import Iterable

from puntobanco.rulebook.draft import Draft, SectionDraft
from puntobanco.rules import Mode, Rules
from puntobanco.rules.model import Irregularity
from puntobanco.text.names import in_words

WITHOUT_DEALER = frozenset({"malfunction"})
WITHOUT_DEALER_BY_CLOCK = WITHOUT_DEALER | {"late-wager", "withdrawn-wager"}
"""What can go wrong where no person deals, and what more where the house closes the betting."""


def possible(rules: Rules) -> list[Irregularity]:
    """The irregularities that can happen at the tables of a rule set."""
    known = rules.ruleset.irregularities
    if Mode.LIVE in rules.modes():
        return list(known)
    which = WITHOUT_DEALER_BY_CLOCK if rules.ruleset.table.betting_seconds else WITHOUT_DEALER
    return [irregularity for irregularity in known if irregularity.id in which]


def mishaps(draft: Draft, irregularities: Iterable[Irregularity]) -> SectionDraft:
    """One paragraph for each irregularity, its answers in the order in which they are tried."""
    section = draft.section("irregularities")
    section.say("irregularities-order")
    for irregularity in irregularities:
        _mishap(draft, section, irregularity)
    return section


def _mishap(draft: Draft, section: SectionDraft, irregularity: Irregularity) -> None:
    texts = draft.texts
    name = in_words(irregularity.id)
    section.quote(texts.find(f"irregularity-{irregularity.id}") or texts.say("irregularity-own", name=name))
    answers = [_answer(draft, answer) for answer in irregularity.answers]
    section.steps(answers, ordered=len(answers) > 1)
    rest = []
    if irregularity.persons > 1:
        rest.append(texts.say("irregularity-persons", persons=irregularity.persons))
    if texts.has(f"irregularity-earlier-{irregularity.earlier_results}"):
        rest.append(texts.say(f"irregularity-earlier-{irregularity.earlier_results}"))
    if irregularity.note:
        rest.append(texts.find(irregularity.note) or irregularity.note)
    if rest:
        section.quote(draft.together(rest), number="")


def _answer(draft: Draft, answer: str) -> str:
    return draft.texts.find(f"answer-{answer}") or draft.texts.say("answer-own", name=in_words(answer))
