"""What can be done about what goes wrong: every answer that rule sets give to irregularities, as a table of data.

A rule set says which answers an irregularity has; an answer here says what it does to the table. `propose` makes the
events and the coins of a remedy without asking who wants it; a preview is such a proposal that is not committed.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from puntobanco.cards import card_text, parse_card
from puntobanco.engine import Due, dealt_so_far, due
from puntobanco.engine import deal as deal_coup
from puntobanco.errors import Reason, Refused
from puntobanco.rules.model import Irregularity
from puntobanco.table import events, live_events
from puntobanco.table.by_hand import cut_card_out, enter, undo
from puntobanco.table.corrections import Changed, changes_of, coins_of, settled_anew, taken_back, waived
from puntobanco.table.effects import OF_SETTLED, OF_THE_FELT, STAGES, Effect
from puntobanco.table.evolve import fold
from puntobanco.table.live import HoldKind, Live
from puntobanco.table.live_events import Remedy
from puntobanco.table.live_evolve import live_of
from puntobanco.table.parts import CardDealt
from puntobanco.table.past import CoupRecord, CoupState
from puntobanco.table.phases import RUNNING, Phase
from puntobanco.table.proposal import Proposal
from puntobanco.table.settling import fixed_cards, outcome_told
from puntobanco.table.state import Table
from puntobanco.table.terms import Terms
from puntobanco.table.wagering import give_back


@dataclass(frozen=True, slots=True)
class Case:
    """A remedy at a table: all that an answer looks at. `wallets` is what patrons have, minor units."""

    table: Table
    terms: Terms
    remedy: Remedy
    by: str
    now_ms: int
    wallets: Mapping[str, int]

    @property
    def live(self) -> Live:
        """The live side of the table."""
        return live_of(self.table)

    @property
    def is_running(self) -> bool:
        """Whether the remedy is about the coup that runs."""
        here = (self.table.shoes, self.table.coup) == (self.remedy.shoe, self.remedy.coup)
        return here and self.table.phase in RUNNING

    @property
    def record(self) -> CoupRecord | None:
        """The coup that the remedy is about, where it is settled and counts."""
        found = None if self.is_running else self.live.record(self.remedy.shoe, self.remedy.coup)
        return found if found is not None and found.state is CoupState.COUNTS else None


@dataclass(frozen=True, slots=True)
class Answer:
    """What an answer does, and how. One that a dealer may give alone is `by_dealer`; `whole_shoe`: it is about all."""

    effect: Effect
    propose: Callable[[Case], Proposal]
    by_dealer: bool = False
    whole_shoe: bool = False


def propose(case: Case) -> Proposal:
    """The events and the coins of a remedy. Raises Refused where it cannot be done."""
    irregularity_of(case)
    return answer_of(case.remedy).propose(case)


def irregularity_of(case: Case) -> Irregularity:
    """The rule set's row for a remedy. Raises Refused(UNKNOWN_REMEDY) where there is none, or not at this stage."""
    remedy = case.remedy
    known = next((one for one in case.terms.rules.ruleset.irregularities if one.id == remedy.irregularity), None)
    if known is None or remedy.answer not in known.answers:
        raise Refused(Reason.UNKNOWN_REMEDY, detail=f"{remedy.irregularity}: {remedy.answer}")
    settled, effect = case.record is not None, answer_of(remedy).effect
    if case.table.phase not in STAGES[known.stage] and not (settled and effect in OF_SETTLED):
        raise Refused(Reason.NOT_NOW, detail=f"{known.id} is for another stage ({known.stage})")
    here = (remedy.shoe, remedy.coup) == (case.table.shoes, case.table.coup)
    if effect in OF_THE_FELT and not here:
        raise Refused(Reason.NOT_NOW, detail="that coup is not on the felt")
    return known


def answer_of(remedy: Remedy) -> Answer:
    """What an answer does; one that a house's own rule set made up is on record and nothing else."""
    return answer_named(remedy.answer)


def answer_named(answer: str) -> Answer:
    """What an answer does, by its id."""
    return ANSWERS.get(answer, _ONLY_NOTED)


def is_settled(case: Case) -> bool:
    """Whether the remedy changes coups that are settled."""
    answer = answer_of(case.remedy)
    return case.record is not None or (answer.whole_shoe and _earlier(case) == "void" and bool(counting(case)))


def state_hash(case: Case) -> str:
    """Names the state that a remedy was asked for in: the coup as it is, or every coup where it is about the shoe."""
    table, remedy = case.table, case.remedy
    whole = answer_of(remedy).whole_shoe
    coups = [one for one in case.live.of_shoe(remedy.shoe) if whole or one.coup == remedy.coup]
    lies = case.is_running or (whole and remedy.shoe == table.shoes)
    running = (table.phase.value, table.cards, table.wagers) if lies else ()
    state = (table.id, remedy.shoe, remedy.coup, coups, running)
    return hashlib.sha256(msgspec.json.encode(state, order="sorted")).hexdigest()


def _noted(case: Case) -> Proposal:
    del case
    return Proposal(())


def _noted_with_reason(case: Case) -> Proposal:
    if not case.remedy.note.strip():
        raise Refused(Reason.MALFORMED, detail="what was decided has to be said")
    return Proposal(())


def _void_coup(case: Case) -> Proposal:
    if case.is_running:
        return _void_running(case)
    if case.record is None:
        raise Refused(Reason.NOT_NOW, detail="this coup does not count anyway")
    return _annul(case, (case.record,), Counter())


def _void_running(case: Case) -> Proposal:
    returned, transfers = give_back(case.table, case.table.accounts)
    voided = events.CoupVoided(reason=case.remedy.irregularity, returned=returned, at=case.now_ms)
    return Proposal((voided,)).then(transfers)


def _void_coup_and_shoe(case: Case) -> Proposal:
    return _end_with(case, earlier=_earlier(case))


def _new_shoe(case: Case) -> Proposal:
    return _end_with(case, earlier="stand")


def _cancel_shoe(case: Case) -> Proposal:
    return _end_with(case, earlier="void")


def _end_with(case: Case, *, earlier: str) -> Proposal:
    """Void what runs, take earlier coups back where they do not stand, and end the shoe if it is on the table."""
    proposal = Proposal(())
    runs = case.table.phase in RUNNING and case.remedy.shoe == case.table.shoes
    if runs:
        proposal = _void_running(case)
    after = fold(case.table, proposal.events)
    given: Counter[str] = Counter()
    for event in proposal.events:
        for wager in event.returned if isinstance(event, events.CoupVoided) else ():
            given[wager.patron] += wager.stake_minor
    if earlier == "void":
        proposal = proposal.then(_annul(case, counting(case), given))
    if after.shoe is not None and after.shoe.number == case.remedy.shoe:
        proposal = proposal.then(_shoe_ended(case, after))
    if not proposal.events:
        raise Refused(Reason.NOT_NOW, detail="there is nothing to take back")
    return proposal


def _shoe_ended(case: Case, after: Table) -> Proposal:
    reason = case.remedy.irregularity
    if not after.wagers:
        return Proposal((events.ShoeEnded(reason=reason),))
    returned, transfers = give_back(after, after.accounts.next())
    return Proposal((events.ShoeEnded(reason=reason, returned=returned),)).then(transfers)


def counting(case: Case) -> tuple[CoupRecord, ...]:
    """The coups of the remedy's shoe that count."""
    return tuple(one for one in case.live.of_shoe(case.remedy.shoe) if one.state is CoupState.COUNTS)


def _earlier(case: Case) -> Literal["stand", "void"]:
    """What becomes of earlier coups: the rule set says so, or leaves it to the house, or the answer is to cancel."""
    if answer_of(case.remedy).effect is Effect.CANCEL_SHOE:
        return "void"
    all_known = case.terms.rules.ruleset.irregularities
    earlier = next((one.earlier_results for one in all_known if one.id == case.remedy.irregularity), "stand")
    if earlier == "house-decides":
        return case.remedy.earlier
    return "void" if earlier == "void" else "stand"


def _annul(case: Case, records: tuple[CoupRecord, ...], given: Mapping[str, int]) -> Proposal:
    wallets = {patron: case.wallets.get(patron, 0) + given.get(patron, 0) for patron in {*case.wallets, *given}}
    proposal = Proposal(())
    for changed in waived([taken_back(record) for record in records], wallets):
        record = changed.record
        annulled = live_events.CoupAnnulled(
            shoe=record.shoe,
            coup=record.coup,
            revision=record.revision + 1,
            changes=changed.changes,
            why=case.remedy.irregularity,
            by=case.by,
            at=case.now_ms,
        )
        proposal = proposal.then(Proposal((annulled,), coins_of(case.table.id, changed)))
    return proposal


def _correct_coup(case: Case) -> Proposal:
    if case.is_running:
        return _put_right(case)
    record = case.record
    if record is None:
        raise Refused(Reason.NOT_NOW, detail="this coup does not count")
    rules = case.terms.rules
    if record.behaviour_hash != rules.behaviour_hash:
        raise Refused(Reason.NOT_NOW, detail="this coup was played by other rules")
    drawn = tuple(map(parse_card, case.remedy.cards))
    _verify_copies(case, case.remedy.cards, instead_of=record.cards[record.fixed :])
    coup = deal_coup(rules, drawn)
    if coup.cards_used != len(drawn):
        raise Refused(Reason.ILLEGAL_CARD, detail="more cards than the coup takes")
    wagers = settled_anew(rules, coup, record.wagers)
    (changed,) = waived([changes_of(record, wagers)], case.wallets)
    fixed = fixed_cards(case.terms)
    corrected = live_events.CoupCorrected(
        shoe=record.shoe,
        coup=record.coup,
        revision=record.revision + 1,
        cards=(*fixed, *(CardDealt(one.side.value, one.number, card_text(one.card)) for one in coup.dealt)),
        fixed=len(fixed),
        outcome=outcome_told(coup.outcome),
        wagers=wagers,
        changes=changed.changes,
        why=case.remedy.irregularity,
        by=case.by,
        at=case.now_ms,
    )
    return Proposal((corrected,), coins_of(case.table.id, Changed(record, changed.changes)))


def _put_right(case: Case) -> Proposal:
    """The cards as drawn, dealt again by the rules; what the coup does not take is out of the shoe."""
    if not case.is_running or case.table.phase is not Phase.DEALING:
        raise Refused(Reason.NOT_NOW, detail="no cards lie")
    given = case.remedy.cards
    _verify_copies(case, given, instead_of=case.table.cards[case.table.fixed :])
    rules, drawn = case.terms.rules, [parse_card(card) for card in given]
    taken = next((n for n in range(len(drawn) + 1) if not isinstance(due(rules, drawn[:n]), Due)), len(drawn))
    fixed = fixed_cards(case.terms) if drawn else ()
    dealt = dealt_so_far(rules, drawn[:taken])
    cards = (*fixed, *(CardDealt(one.side.value, one.number, card_text(one.card)) for one in dealt))
    right = live_events.HandsPutRight(cards=cards, fixed=len(fixed), by=case.by, at=case.now_ms)
    over = tuple(_out(case, card, from_felt=False) for card in given[taken:])
    return Proposal((right, *over))


def _put_right_at_first(case: Case) -> Proposal:
    if case.table.coup != 1:
        raise Refused(Reason.NOT_NOW, detail="this is for the first deal of a shoe")
    return _put_right(case)


def _by_drawing_rules(case: Case) -> Proposal:
    """A card drawn needlessly: the next that the rules want, or else it is burnt."""
    (card,) = _one_card(case)
    if not card:
        return Proposal(())  # nobody saw it: it stays the next card of the shoe
    if case.table.phase is Phase.DEALING and isinstance(due(case.terms.rules, case.table.drawn), Due):
        return enter(case.table, case.terms, card, by=case.by, source="console", now_ms=case.now_ms)
    _verify_copies(case, (card,), instead_of=())
    return Proposal((_out(case, card, from_felt=False),))


def _take_out(case: Case) -> Proposal:
    if case.remedy.cards:
        (card,) = _one_card(case)
        if card:
            _verify_copies(case, (card,), instead_of=())
        return Proposal((_out(case, card, from_felt=False),))
    if len(case.table.cards) <= case.table.fixed or case.table.phase is not Phase.DEALING:
        raise Refused(Reason.NOT_NOW, detail="no card lies on the felt")
    return Proposal((_out(case, case.table.cards[-1].card, from_felt=True),))


def _one_card(case: Case) -> tuple[str]:
    if len(case.remedy.cards) != 1:
        raise Refused(Reason.ILLEGAL_CARD, detail="one card has to be named")
    return (case.remedy.cards[0],)


def _out(case: Case, card: str, *, from_felt: bool) -> live_events.CardTakenOut:
    if not from_felt and case.table.cards_left < 1:
        raise Refused(Reason.SHOE_TOO_SMALL)
    named = card_text(parse_card(card)) if card else None
    why = case.remedy.irregularity
    return live_events.CardTakenOut(card=named, from_felt=from_felt, why=why, by=case.by, at=case.now_ms)


def _last_coup(case: Case) -> Proposal:
    return cut_card_out(case.table, case.terms, by=case.by, now_ms=case.now_ms)


def _reshuffle(case: Case) -> Proposal:
    preparation = case.live.preparation
    if case.table.shoe is not None or preparation is None or preparation.shuffled is None:
        raise Refused(Reason.NOT_NOW, detail="nothing is shuffled yet")
    return Proposal((live_events.ShuffleSpoilt(why=case.remedy.irregularity, by=case.by, at=case.now_ms),))


def _hold(case: Case) -> Proposal:
    until = case.now_ms + case.terms.live.hold_ms
    why = case.remedy.irregularity
    held = live_events.TableHeld(hold=HoldKind.PAUSED.value, why=why, until=until, by=case.by, at=case.now_ms)
    return Proposal((held,))


def _undo(case: Case) -> Proposal:
    return undo(case.table, case.terms, by=case.by, now_ms=case.now_ms)


def _verify_copies(case: Case, cards: tuple[str, ...], *, instead_of: tuple[CardDealt, ...]) -> None:
    """The shoe can hold these cards. Raises Refused(ILLEGAL_CARD)."""
    past = case.live.past_shoe(case.remedy.shoe)
    decks = (case.live.decks if past is None else past.decks) or case.terms.decks
    seen = Counter(case.live.seen if past is None else past.seen)
    seen.subtract(one.card for one in instead_of)
    for text in cards:
        named = card_text(parse_card(text))
        seen[named] += 1
        if len(named) < len("5h") or seen[named] > decks:
            raise Refused(Reason.ILLEGAL_CARD, detail=f"{seen[named]} of {named} in {decks} decks")


_ONLY_NOTED: Final = Answer(Effect.NOTE, _noted, by_dealer=True)

ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {
        "no-effect": _ONLY_NOTED,
        "pick-up-and-use": _ONLY_NOTED,
        "use-if-opened-in-view": _ONLY_NOTED,
        "refuse-late-part": _ONLY_NOTED,
        "settle-all-the-same": _ONLY_NOTED,
        "house-decides": Answer(Effect.NOTE, _noted_with_reason),
        "undo-at-once": Answer(Effect.CARDS, _undo, by_dealer=True),
        "reconstruct": Answer(Effect.CARDS, _put_right),
        "correct-while-cards-lie": Answer(Effect.CARDS, _put_right),
        "correct-if-first-card-not-handled": Answer(Effect.CARDS, _put_right_at_first),
        "result-by-drawing-rules": Answer(Effect.CARDS, _by_drawing_rules),
        "take-out": Answer(Effect.CARDS, _take_out),
        "last-coup": Answer(Effect.LAST_COUP, _last_coup, by_dealer=True),
        "reshuffle": Answer(Effect.SHUFFLE, _reshuffle, by_dealer=True),
        "hold": Answer(Effect.HOLD, _hold),
        "void-coup": Answer(Effect.VOID, _void_coup),
        "new-shoe": Answer(Effect.VOID_SHOE, _new_shoe, whole_shoe=True),
        "void-coup-and-shoe": Answer(Effect.VOID_SHOE, _void_coup_and_shoe, whole_shoe=True),
        "correct-coup": Answer(Effect.CORRECT, _correct_coup),
        "cancel-shoe": Answer(Effect.CANCEL_SHOE, _cancel_shoe, whole_shoe=True),
    }
)
"""What each answer of a rule set does."""
