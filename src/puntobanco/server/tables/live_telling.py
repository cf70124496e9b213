"""From a live table to what its patrons see of it, and to all that a console shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from puntobanco.cards import parse_card
from puntobanco.engine import Due, due
from puntobanco.errors import PuntobancoError
from puntobanco.hall.profile import TableProfile
from puntobanco.outcome import total_of
from puntobanco.server.wire.live import (
    AnswerOffered,
    CoupTold,
    DueTold,
    EnteredTold,
    IrregularityOffered,
    LiveState,
    RequestEnded,
    RequestTold,
)
from puntobanco.server.wire.live_parts import HoldTold, LiveTold, PreparationTold
from puntobanco.table.approvals import case_of, is_late
from puntobanco.table.effects import NEEDS, OF_SETTLED, STAGES
from puntobanco.table.live import Ended, Live
from puntobanco.table.live_commands import REASONS
from puntobanco.table.past import CoupRecord
from puntobanco.table.phases import RUNNING, Phase
from puntobanco.table.remedies import answer_named, state_hash
from puntobanco.table.state import Table
from puntobanco.table.terms import Staffing, Terms

Name = Callable[[str], str]

ENDED_MS: Final = 43_200_000
"""What became of a request is told for so long after it was made: through the shift, and to the one who comes next."""

_EARLIER: Final[dict[str, Literal["stand", "void", "house-decides"]]] = {
    "stand": "stand",
    "void": "void",
    "house-decides": "house-decides",
}


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose console it is, and what they could do now."""

    login: str
    role: str
    may: tuple[str, ...]


def public_live(table: Table, terms: Terms, name: Name) -> LiveTold | None:
    """What patrons see; None where no person deals."""
    live = table.live
    if live is None:
        return None
    return LiveTold(
        dealer=None if live.dealer is None else name(live.dealer),
        holds=_holds(live),
        manual=live.manual is not None,
        preparation=_preparation(live),
        staffing=terms.live.staffing.value,
        video=terms.live.video,
        video_sd=terms.live.video_sd,
    )


def live_state(
    profile: TableProfile,
    table: Table,
    terms: Terms,
    *,
    viewer: Viewer,
    now_ms: int,
    name: Name,
    supervisor_present: bool,
) -> LiveState:
    """Everything that a console shows of a table, for the login that asks."""
    live, shoe = table.live, table.shoe
    assert live is not None, "the table is dealt by a person"
    hands = {side: [card.card for card in table.cards if card.side == side] for side in ("player", "banker")}
    staked: Counter[str] = Counter()
    for wagers in table.wagers.values():
        for bet, lying in wagers.items():
            staked[bet] += lying.stake_minor
    lies = bool(live.entries) and table.phase is Phase.DEALING and len(table.cards) > table.fixed
    return LiveState(
        table=profile.id,
        number=profile.number,
        name=profile.name,
        ruleset=profile.ruleset,
        now=now_ms,
        phase=table.phase,
        closing=table.closing is not None,
        shoe=table.shoes,
        coup=table.coup,
        last=table.last,
        opens_at=table.opens_at if table.phase in RUNNING else None,
        closes_at=table.closes_at if table.phase is Phase.BETTING else None,
        dealer=None if live.dealer is None else name(live.dealer),
        dealer_id=live.dealer,
        is_me=live.dealer == viewer.login,
        role=viewer.role,
        staffing=terms.live.staffing.value,
        supervisor_present=supervisor_present,
        holds=_holds(live),
        manual=live.manual is not None,
        called=live.called,
        video=terms.live.video,
        video_lost=live.video_lost_at is not None,
        preparation=_preparation(live),
        decks_allowed=terms.rules.ruleset.decks_allowed,
        decks_usual=terms.decks,
        burns_by_first_card=terms.policy.burn_by_first_card,
        cut_by_dealer=terms.policy.cut_by_dealer,
        cards=_entered(table, live),
        fixed=table.fixed,
        due=_due(table, terms),
        player_total=_total(hands["player"]),
        banker_total=_total(hands["banker"]),
        undo_until=live.entries[-1].at + terms.live.undo_ms if lies else None,
        cards_left=table.cards_left,
        cards_total=0 if shoe is None else shoe.progress.cards,
        cut_at=None if shoe is None else shoe.progress.cut_at,
        burnt=0 if shoe is None else shoe.burnt,
        staked_minor=dict(staked),
        patrons_wagering=len(table.wagers),
        requests=_requests(table, terms, live, now_ms=now_ms, login=viewer.login, name=name),
        ended=_ended(live, now_ms=now_ms, login=viewer.login, name=name),
        irregularities=_irregularities(table, terms),
        coups=tuple(map(_coup, live.coups)),
        codes=dict(terms.live.codes),
        reasons=REASONS,
        may=viewer.may,
    )


def _holds(live: Live) -> tuple[HoldTold, ...]:
    return tuple(HoldTold(hold.kind.value, hold.why, hold.at, hold.until) for hold in live.holds)


def _preparation(live: Live) -> PreparationTold | None:
    known = live.preparation
    return None if known is None else PreparationTold(known.decks, known.cards, known.shuffled)


def _entered(table: Table, live: Live) -> tuple[EnteredTold, ...]:
    laid = tuple(EnteredTold(card=card, at=None, by="", source="rules") for card in table.cards[: table.fixed])
    came = zip(table.cards[table.fixed :], live.entries, strict=False)
    return laid + tuple(EnteredTold(card=card, at=one.at, by=one.by, source=one.source) for card, one in came)


def _total(cards: list[str]) -> int | None:
    return total_of([parse_card(card) for card in cards]) if cards else None


def _due(table: Table, terms: Terms) -> DueTold | None:
    if table.phase is not Phase.DEALING:
        return None
    step = due(terms.rules, table.drawn)
    if isinstance(step, Due):
        return DueTold(side=step.side.value, number=step.number, why=step.why.value, cell=step.cell or ())
    return DueTold(side=None, number=0, why=step.why.value, cell=step.cell)


def _requests(
    table: Table, terms: Terms, live: Live, *, now_ms: int, login: str, name: Name
) -> tuple[RequestTold, ...]:
    told = []
    for one in live.requests:
        if one.expires_at <= now_ms:
            continue
        case = case_of(table, terms, one, now_ms, {})
        try:
            stale = state_hash(case) != one.state_hash
        except PuntobancoError:
            stale = True
        told.append(
            RequestTold(
                request=one.id,
                remedy=one.remedy,
                by=one.by,
                name=name(one.by),
                at=one.at,
                expires_at=one.expires_at,
                state_hash=one.state_hash,
                stale=stale,
                mine=one.by == login,
                late=is_late(case),
                approved_by=tuple(name(approval.by) for approval in one.approvals),
            )
        )
    return tuple(told)


def _ended(live: Live, *, now_ms: int, login: str, name: Name) -> tuple[RequestEnded, ...]:
    """What became of requests; one whose time is over is told so before the table has anything to write of it."""
    over = [Ended(one, "expired", (), one.expires_at) for one in live.requests if one.expires_at <= now_ms]
    return tuple(
        RequestEnded(
            request=one.request.id,
            remedy=one.request.remedy,
            name=name(one.request.by),
            mine=one.request.by == login,
            outcome=one.outcome,
            decided_by=tuple(map(name, one.by)),
            at=one.at,
        )
        for one in (*live.ended, *over)
        if now_ms - one.request.at < ENDED_MS
    )


def _irregularities(table: Table, terms: Terms) -> tuple[IrregularityOffered, ...]:
    full = terms.live.staffing is Staffing.FULL
    return tuple(
        IrregularityOffered(
            irregularity=known.id,
            paragraph=known.paragraph,
            stage=known.stage,
            earlier=_EARLIER[known.earlier_results],
            persons=known.persons,
            now=table.phase in STAGES[known.stage],
            answers=tuple(
                AnswerOffered(
                    answer=answer,
                    effect=answer_named(answer).effect.value,
                    needs=NEEDS.get(answer, ""),
                    approval=known.persons > 1 and full,
                    settled=answer_named(answer).effect in OF_SETTLED,
                )
                for answer in known.answers
            ),
        )
        for known in terms.rules.ruleset.irregularities
    )


def _coup(record: CoupRecord) -> CoupTold:
    outcome = record.outcome
    return CoupTold(
        shoe=record.shoe,
        coup=record.coup,
        state=record.state.value,
        cards=record.cards,
        fixed=record.fixed,
        winner=None if outcome is None else outcome.winner,
        player_total=None if outcome is None else outcome.player_total,
        banker_total=None if outcome is None else outcome.banker_total,
        staked_minor=sum(wager.stake_minor for wager in record.wagers),
        returned_minor=sum(wager.returned_minor for wager in record.wagers),
        at=record.at,
        revision=record.revision,
        why=record.why,
    )
