"""A dealer who does everything right: how a drill proves itself, and what tests compare people with."""

from __future__ import annotations

from typing import Final

from puntobanco.cards import CARDS_PER_DECK, parse_card
from puntobanco.engine import deal
from puntobanco.errors import Fault, Refused, RulesError
from puntobanco.rules import Rules
from puntobanco.table import commands, live_commands
from puntobanco.table.commands import Command
from puntobanco.table.phases import Phase
from puntobanco.table.terms import Terms
from puntobanco.training.asking import ask
from puntobanco.training.drill import Drill, Mishap
from puntobanco.training.playing import CUT_BEHIND, begin, first_card_of
from puntobanco.training.practice import Practice, name_of
from puntobanco.training.remedying import about, right_remedy
from puntobanco.training.score import FULL

STEPS_MAX: Final = 3_000
_DEALER: Final = "prover"


def right_command(practice: Practice) -> Command:
    """What a dealer who does everything right asks next."""
    name, dealer, table = name_of(practice), practice.dealer, practice.table
    found = about(practice)
    if found is not None:
        return live_commands.Declare(id=name, actor=dealer, remedy=right_remedy(practice, found, found.answers[0]))
    match table.phase:
        case Phase.BETTING:
            return commands.CloseBetting(id=name, actor=dealer)
        case Phase.DEALING if practice.card is not None:
            return commands.DealCards(id=name, actor=dealer, cards=(practice.card,))
        case Phase.DEALING:
            return live_commands.ConfirmResult(id=name, actor=dealer)
        case Phase.SHUFFLING if table.shoe is None:
            return _shoe(practice)
        case _:
            return commands.OpenBetting(id=name, actor=dealer)


def _shoe(practice: Practice) -> Command:
    name, dealer, terms = name_of(practice), practice.dealer, practice.terms
    prepared = practice.live.preparation
    cards = terms.decks * CARDS_PER_DECK
    if prepared is None:
        return live_commands.CountCards(id=name, actor=dealer, decks=terms.decks, cards=cards)
    if prepared.shuffled is None:
        return live_commands.RecordShuffle(id=name, actor=dealer, how="by-hand")
    return commands.OpenShoe(
        id=name,
        actor=dealer,
        shoe=practice.table.shoes + 1,
        decks=terms.decks,
        cards=cards,
        cut_behind=CUT_BEHIND if terms.policy.cut_by_dealer else None,
        first_card=first_card_of(practice) if terms.policy.burn_by_first_card else None,
    )


def done_perfectly(drill: Drill, terms: Terms, *, seed: str = "", known: tuple[Mishap, ...] = ()) -> Practice:
    """The practice at its end when everything is done right, a second for each step."""
    now_ms = 0
    practice = begin(drill, terms=terms, seed=seed, dealer=_DEALER, now_ms=now_ms, known=known)
    while not practice.over and now_ms < STEPS_MAX * 1_000:
        now_ms += 1_000
        step = ask(practice, right_command(practice), now_ms)
        practice = step.practice
        if step.refused is not None:
            break
    return practice


def verify_drill(drill: Drill, terms: Terms, *, file: str) -> None:
    """Raises RulesError for a drill that cannot be done perfectly by these rules."""
    faults = [*_unknown(drill, terms.rules, file=file), *_not_whole(drill, terms.rules, file=file)]
    if not faults:
        practice = done_perfectly(drill, terms)
        place = f"{terms.rules.id}: coup {practice.coup}"
        if not practice.over or practice.score.points != FULL:
            faults.append(Fault(file, place, "what cannot be done right", "a drill that can be done perfectly"))
        elif practice.score.mishaps < len(drill.mishaps):
            found = f"{practice.score.mishaps} of {len(drill.mishaps)} mishaps"
            faults.append(Fault(file, place, found, "mishaps that happen where they stand"))
    if faults:
        raise RulesError(tuple(faults))


def _not_whole(drill: Drill, rules: Rules, *, file: str) -> list[Fault]:
    """A coup in which nothing goes wrong is scripted to its end and no further."""
    disturbed = {mishap.coup for mishap in drill.mishaps}
    faults = []
    for number, cards in enumerate(drill.coups, 1):
        try:
            used = deal(rules, tuple(map(parse_card, cards))).cards_used
        except Refused:
            used = 0
        if number not in disturbed and used != len(cards):
            faults.append(Fault(file, f"coups[{number}]", " ".join(cards), f"the cards of one coup of {rules.id}"))
    return faults


def _unknown(drill: Drill, rules: Rules, *, file: str) -> list[Fault]:
    known = {one.id: one for one in rules.ruleset.irregularities}
    faults = []
    for mishap in drill.mishaps:
        place = f"mishap[{mishap.coup}]"
        if mishap.irregularity not in known:
            faults.append(Fault(file, place, mishap.irregularity, f"an irregularity of {rules.id}"))
            continue
        answers = known[mishap.irregularity].answers
        faults.extend(
            Fault(file, place, answer, "one of: " + ", ".join(answers))
            for answer in mishap.answers
            if answer not in answers
        )
    return faults
