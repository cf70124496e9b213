"""Remedies in a practice: whether one is right, and the played supervisor who declares, approves, or steps in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from puntobanco.cards import card_text, parse_card
from puntobanco.engine import Due, due
from puntobanco.errors import InputError, Refused
from puntobanco.table import live_commands
from puntobanco.table.approvals import needs_approval
from puntobanco.table.effects import NEEDS, Effect
from puntobanco.table.live_events import Remedy
from puntobanco.table.phases import Phase
from puntobanco.table.remedies import Case, answer_named, state_hash
from puntobanco.training.drill import At, Mishap
from puntobanco.training.practice import (
    MANAGER,
    SUPERVISOR,
    Happened,
    Practice,
    Said,
    Word,
    commit,
    name_of,
    wallets_of,
)
from puntobanco.training.score import Slip, SlipKind

ENTERED_WRONGLY: Final = "card-entered-wrongly"
CORRECT: Final = "correct-coup"
_CAUSE: Final = "dealing-error"
_NOTE: Final = "practice"
_CARDS_GONE: Final = frozenset({Effect.VOID, Effect.VOID_SHOE, Effect.CANCEL_SHOE})


@dataclass(frozen=True, slots=True)
class Judged:
    """What a remedy is about, where it is right; else the slip that it is."""

    about: Happened | None
    slip: Slip | None


def about(practice: Practice) -> Happened | None:
    """What a remedy would be for now: a mishap, or a card that the dealer entered otherwise than it lies."""
    if practice.happened is not None or not practice.wrong:
        return practice.happened
    known = practice.known_irregularity(ENTERED_WRONGLY)
    if known is None:
        return None
    return Happened(Mishap(practice.coup, At.CARD, "", ENTERED_WRONGLY, known.answers), known, ())


def wanted_cards(practice: Practice, happened: Happened, answer: str) -> tuple[str, ...]:
    """The cards that the remedy has to name."""
    match NEEDS.get(answer):
        case "cards":
            return (*practice.lying, *happened.drawn)
        case "card":
            return happened.drawn[:1]
        case _:
            return ()


def judged(practice: Practice, remedy: Remedy) -> Judged:
    """Whether a remedy is what the rules hold right for what has happened."""
    found = about(practice)
    if found is None or remedy.irregularity != found.irregularity.id:
        return Judged(None, _slip(practice, SlipKind.WRONG_IRREGULARITY, found, chosen=remedy.irregularity))
    wanted = wanted_cards(practice, found, remedy.answer)
    if remedy.answer not in found.answers or _named(remedy.cards) != wanted:
        return Judged(None, _slip(practice, SlipKind.WRONG_ANSWER, found, chosen=remedy.answer))
    return Judged(found, None)


def remedied(practice: Practice, found: Happened, remedy: Remedy, now_ms: int) -> Practice:
    """The remedy done: by the dealer where one may alone, else by the played supervisor. Raises Refused."""
    case = Case(practice.table, practice.terms, remedy, SUPERVISOR, now_ms, wallets_of(practice))
    if needs_approval(case):
        asked = live_commands.RequestRemedy(
            id=name_of(practice), actor=SUPERVISOR, remedy=remedy, state_hash=state_hash(case)
        )
        after = commit(practice, asked, now_ms)
        approved = live_commands.AnswerRequest(
            id=name_of(after),
            actor=MANAGER,
            request=asked.id,
            answer="approved",
            state_hash=asked.state_hash,
            wallets=case.wallets,
        )
        after = commit(after, approved, now_ms)
    else:
        by = practice.dealer if answer_named(remedy.answer).by_dealer else SUPERVISOR
        declared = live_commands.Declare(id=name_of(practice), actor=by, remedy=remedy, wallets=case.wallets)
        after = commit(practice, declared, now_ms)
    said = Word(Said.AGREED, found.irregularity.id, found.irregularity.paragraph, remedy.answer)
    return replace(_on_felt(practice, after, found, remedy.answer), happened=None, word=said)


def _on_felt(before: Practice, after: Practice, found: Happened, answer: str) -> Practice:
    """Which cards lie and which are to come, once the answer is done."""
    needs, effect = NEEDS.get(answer, ""), answer_named(answer).effect
    ahead, lying = before.ahead, before.lying
    if needs in {"card", "cards"} or effect in _CARDS_GONE:
        ahead = ahead[len(found.drawn) :]
    elif effect is Effect.CARDS:  # the last card was taken back, and lies there to be entered again
        ahead = (*lying[len(after.entered) :], *ahead)
        return replace(after, ahead=ahead, lying=lying[: len(after.entered)])
    return replace(after, ahead=ahead, lying=after.entered if after.table.phase is Phase.DEALING else ())


def stepped_in(practice: Practice, found: Happened, now_ms: int) -> Practice:
    """The dealer has missed it: the played supervisor does what is right, so that the drill goes on as it should."""
    practice = practice.slipped(_slip(practice, SlipKind.MISSED, found))
    for answer in found.answers:
        remedy = right_remedy(practice, found, answer)
        try:
            after = remedied(practice, found, remedy, now_ms)
        except Refused:
            continue
        return replace(after, word=replace(after.word, said=Said.STEPPED_IN))
    return replace(practice, happened=None)


def right_remedy(practice: Practice, found: Happened, answer: str) -> Remedy:
    """The remedy with this answer as it should be asked for."""
    table = practice.table
    return Remedy(
        irregularity=found.irregularity.id,
        answer=answer,
        shoe=table.shoes,
        coup=table.coup,
        cards=wanted_cards(practice, found, answer),
        reason=_CAUSE,
        note=_NOTE,
    )


def corrected(practice: Practice, now_ms: int) -> Practice:
    """A coup that was confirmed with a card that did not lie is corrected, as a supervisor would have it."""
    known = practice.known_irregularity(ENTERED_WRONGLY)
    if known is None or CORRECT not in known.answers:
        return replace(practice, lying=())
    cards = _true_cards(practice)
    found = Happened(Mishap(practice.coup, At.FELT, "", ENTERED_WRONGLY, (CORRECT,)), known, ())
    remedy = right_remedy(replace(practice, lying=cards), found, CORRECT)
    ahead = practice.ahead[max(0, len(cards) - len(practice.lying)) :]
    try:
        after = remedied(practice, found, remedy, now_ms)
    except Refused:
        return replace(practice, lying=())
    return replace(after, ahead=ahead, lying=(), word=replace(after.word, said=Said.CORRECTED))


def _true_cards(practice: Practice) -> tuple[str, ...]:
    """What the coup would have taken of the cards as they lay, and of those after them."""
    shoe = [parse_card(card) for card in (*practice.lying, *practice.ahead)]
    rules = practice.terms.rules
    taken = next(count for count in range(len(shoe) + 1) if not isinstance(due(rules, shoe[:count]), Due))
    return tuple(map(card_text, shoe[:taken]))


def _slip(practice: Practice, kind: SlipKind, found: Happened | None, *, chosen: str = "") -> Slip:
    if found is None:
        return Slip(kind, practice.coup, chosen=chosen)
    return Slip(
        kind,
        practice.coup,
        irregularity=found.irregularity.id,
        paragraph=found.irregularity.paragraph,
        answer=found.answers[0],
        chosen=chosen,
    )


def _named(cards: tuple[str, ...]) -> tuple[str, ...]:
    try:
        return tuple(card_text(parse_card(card)) if card else "" for card in cards)
    except InputError:
        return cards
