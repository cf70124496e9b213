"""Asking for a remedy, approving it, and doing it: who may, for which state, and for how long.

A remedy is done at once where one person may; where two must agree it is requested, and done with the approval. An
approval is bound to the state that it was asked for, and to time. A day after the coup it takes two approvals, of the
shift manager and of the auditor (STANDARDS 4.10).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from puntobanco.errors import Reason, Refused
from puntobanco.table import live_events
from puntobanco.table.commands import HOUSE
from puntobanco.table.effects import Effect
from puntobanco.table.live import Request
from puntobanco.table.live_commands import REASONS, AnswerRequest, Declare, RequestRemedy
from puntobanco.table.live_events import Remedy
from puntobanco.table.live_evolve import live_of, recalled
from puntobanco.table.proposal import Proposal
from puntobanco.table.remedies import (
    Case,
    answer_of,
    counting,
    irregularity_of,
    is_settled,
    propose,
    state_hash,
)
from puntobanco.table.separation import verify_apart
from puntobanco.table.state import Table
from puntobanco.table.terms import Staffing, Terms

LATE_MS: Final = 86_400_000
"""So long after a coup its result was settled and shown that two more people have to look at a change of it."""

LATE_APPROVERS: Final = frozenset({"shift-manager", "auditor"})
"""As what the two approve; words of `hall.roles`."""


def needs_approval(case: Case) -> bool:
    """Whether a second person has to agree: where the rule set says so, and always to change what is settled."""
    if is_settled(case):
        return True
    return irregularity_of(case).persons > 1 and case.terms.live.staffing is Staffing.FULL


def dealers_of(case: Case) -> tuple[str, ...]:
    """Who dealt what the remedy is about: the coup that runs, the one that is over, or all of the shoe."""
    if answer_of(case.remedy).whole_shoe and is_settled(case):
        coups = [one.dealers for one in case.live.of_shoe(case.remedy.shoe)]
        running = case.live.dealers if case.remedy.shoe == case.table.shoes else ()
        return tuple({dealer: None for dealers in (*coups, running) for dealer in dealers})
    record = None if case.is_running else case.live.record(case.remedy.shoe, case.remedy.coup)
    if record is not None:  # a void coup was dealt as well
        return record.dealers
    return case.live.dealers or (() if case.live.dealer is None else (case.live.dealer,))


def is_late(case: Case) -> bool:
    """Whether a day or more has gone by since a coup that the remedy changes."""
    if not is_settled(case):
        return False
    record = case.record
    coups = [record] if record is not None and not answer_of(case.remedy).whole_shoe else counting(case)
    return any(case.now_ms - one.at >= LATE_MS for one in coups)


def declare(table: Table, terms: Terms, command: Declare, now_ms: int) -> Proposal:
    """Do a remedy that one person may do."""
    case = Case(table, terms, command.remedy, command.actor, now_ms, command.wallets)
    irregularity_of(case)
    if command.actor != HOUSE:
        if needs_approval(case):
            raise Refused(Reason.SECOND_PERSON, detail="ask for it; another person has to approve it")
        if not answer_of(command.remedy).by_dealer:
            _verify_reason(command.remedy)
            verify_apart(terms.live.staffing, settled=False, dealers=dealers_of(case), asked=command.actor)
    return _done(case, approved_by=None, request=None)


def request(table: Table, terms: Terms, command: RequestRemedy, now_ms: int) -> Proposal:
    """Ask for a remedy. It must be possible now, or nobody could approve it."""
    case = Case(recalled(table, command.past), terms, command.remedy, command.actor, now_ms, {})
    _verify_reason(command.remedy)
    propose(case)
    dealers = dealers_of(case)
    verify_apart(terms.live.staffing, settled=is_settled(case), dealers=dealers, asked=command.actor)
    if command.state_hash != state_hash(case):
        raise Refused(Reason.STATE_CHANGED)
    asked = live_events.RemedyRequested(
        request=command.id,
        remedy=command.remedy,
        state_hash=command.state_hash,
        expires_at=now_ms + terms.live.approval_ms,
        past=command.past,
        by=command.actor,
        at=now_ms,
    )
    return Proposal((asked,))


def answer_request(table: Table, terms: Terms, command: AnswerRequest, now_ms: int) -> Proposal:
    """Approve a request and do what it asks, or decline it, or take it back."""
    found = live_of(table).request(command.request)
    if found is None:
        raise Refused(Reason.UNKNOWN_REMEDY, detail="there is no such request")
    answered = live_events.RequestAnswered(request=found.id, answer=command.answer, by=command.actor, at=now_ms)
    if command.answer == "withdrawn" and command.actor != found.by:
        raise Refused(Reason.ROLE_FORBIDS, detail="only who made it takes it back")
    if command.answer != "approved":
        return Proposal((answered,))
    case = case_of(table, terms, found, now_ms, command.wallets)
    verify_apart(
        terms.live.staffing,
        settled=is_settled(case),
        dealers=dealers_of(case),
        asked=found.by,
        approved=(command.actor,),
    )
    if now_ms >= found.expires_at:
        raise Refused(Reason.TOO_LATE)
    if not found.state_hash == command.state_hash == state_hash(case):
        raise Refused(Reason.STATE_CHANGED)
    approved = msgspec.structs.replace(answered, role=command.role)
    if is_late(case) and _waits_for_another(found, command):
        propose(case)
        return Proposal((msgspec.structs.replace(approved, waits=True),))
    return Proposal((approved,)).then(_done(case, approved_by=command.actor, request=found.id))


def _waits_for_another(found: Request, command: AnswerRequest) -> bool:
    """Whether another has to approve as well. Raises Refused for who may not, or has had their say."""
    if command.role not in LATE_APPROVERS:
        raise Refused(Reason.ROLE_FORBIDS, detail="a day after the coup: " + " and ".join(sorted(LATE_APPROVERS)))
    given = {one.role for one in found.approvals}
    if command.role in given or any(one.by == command.actor for one in found.approvals):
        raise Refused(Reason.SECOND_PERSON, detail="another has to approve as well")
    return {*given, command.role} != LATE_APPROVERS


def case_of(table: Table, terms: Terms, found: Request, now_ms: int, wallets: Mapping[str, int]) -> Case:
    """The remedy that a request is for, as things are now."""
    return Case(table, terms, found.remedy, found.by, now_ms, wallets)


def _done(case: Case, *, approved_by: str | None, request: str | None) -> Proposal:
    declared = live_events.IrregularityDeclared(
        remedy=case.remedy,
        paragraph=irregularity_of(case).paragraph,
        approved_by=approved_by,
        request=request,
        by=case.by,
        at=case.now_ms,
    )
    return Proposal((declared,)).then(propose(case))


def _verify_reason(remedy: Remedy) -> None:
    if remedy.reason not in REASONS and answer_of(remedy).effect is not Effect.NOTE:
        raise Refused(Reason.MALFORMED, detail="a reason is needed: " + ", ".join(REASONS))
