"""What a remedy would do, told before it is done: made from the very events and coins that would be committed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from puntobanco.server.wire.live import PatronEffect, PreviewTold
from puntobanco.table import events, live_events
from puntobanco.table.approvals import needs_approval
from puntobanco.table.evolve import fold
from puntobanco.table.live_events import Remedy
from puntobanco.table.remedies import Case, answer_of, irregularity_of, propose, state_hash
from puntobanco.table.state import Table


def preview_of(case: Case, nickname: Callable[[str], str]) -> PreviewTold:
    """The preview. Raises Refused where the remedy cannot be done."""
    known = irregularity_of(case)
    proposal = propose(case)
    back: Counter[str] = Counter()
    change: Counter[str] = Counter()
    waived: Counter[str] = Counter()
    coups: list[int] = []
    outcome = None
    for event in proposal.events:
        match event:
            case events.CoupVoided() | events.ShoeEnded():
                for wager in event.returned:
                    back[wager.patron] += wager.stake_minor
                if isinstance(event, events.CoupVoided):
                    coups.append(case.table.coup)
            case live_events.CoupCorrected() | live_events.CoupAnnulled():
                coups.append(event.coup)
                for one in event.changes:
                    change[one.patron] += one.net_after_minor - one.net_before_minor
                    waived[one.patron] += one.waived_minor
                if isinstance(event, live_events.CoupCorrected):
                    outcome = event.outcome
            case _:
                pass
    after = fold(case.table, proposal.events)
    corrected = after.live.record(case.remedy.shoe, case.remedy.coup) if outcome is not None and after.live else None
    return PreviewTold(
        remedy=case.remedy,
        paragraph=known.paragraph,
        effect=answer_of(case.remedy).effect.value,
        approval=needs_approval(case),
        state_hash=state_hash(case),
        coups=tuple(coups),
        ends_shoe=any(isinstance(event, events.ShoeEnded) for event in proposal.events),
        patrons=tuple(
            PatronEffect(
                patron=patron,
                nickname=nickname(patron),
                back_minor=back[patron],
                change_minor=change[patron],
                waived_minor=waived[patron],
            )
            for patron in sorted({*back, *change})
        ),
        cards=after.cards if corrected is None else corrected.cards,
        outcome=outcome,
    )


def patrons_of(table: Table, remedy: Remedy) -> frozenset[str]:
    """Whose wallets a remedy may touch: who has wagers lying, and who had some in the coups that it may change."""
    live = table.live
    assert live is not None, "the table is dealt by a person"
    return frozenset(table.wagers) | {wager.patron for one in live.of_shoe(remedy.shoe) for wager in one.wagers}
