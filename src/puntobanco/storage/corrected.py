"""A settled coup that was changed, checked against the engine: the new result, every wager's new end, every difference.

What patrons had spent, and the house bears, no record can tell again; it is only never more than what was to be taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from puntobanco.cards import parse_card
from puntobanco.engine import deal
from puntobanco.errors import PuntobancoError
from puntobanco.ledger import Transfer
from puntobanco.ledger.posting import CoupAccounts
from puntobanco.rules import Rules
from puntobanco.table import live_events
from puntobanco.table.corrections import changes_of, settled_anew, taken_back, transfers_of
from puntobanco.table.live_events import CoupAnnulled, CoupCorrected, WagerChanged
from puntobanco.table.past import CoupRecord, CoupState
from puntobanco.table.settling import outcome_told
from puntobanco.table.state import Table


def changed_coup(table: Table, event: CoupCorrected | CoupAnnulled) -> CoupRecord | None:
    """The coup that an event changes, as it was before; None where there is none that counts."""
    found = None if table.live is None else table.live.record(event.shoe, event.coup)
    return found if found is not None and found.state is CoupState.COUNTS else None


def coins_of(table: str, event: CoupCorrected | CoupAnnulled) -> Iterator[Transfer]:
    """The coins that must have moved with it."""
    accounts = CoupAccounts(table, event.shoe, event.coup)
    for change in event.changes:
        yield from transfers_of(accounts, event.revision, change)


def faults_of(before: CoupRecord, event: CoupCorrected | CoupAnnulled, rules: Rules) -> Iterator[str]:
    """What is wrong with a change of a settled coup."""
    if event.revision != before.revision + 1:
        yield f"revision {event.revision} after {before.revision}"
    if isinstance(event, live_events.CoupAnnulled):
        yield from _differences(event.changes, taken_back(before).changes)
        return
    try:
        coup = deal(rules, [parse_card(dealt.card) for dealt in event.cards[event.fixed :]])
        wagers = settled_anew(rules, coup, before.wagers)
    except PuntobancoError as error:
        yield str(error)
        return
    if coup.cards_used != len(event.cards) - event.fixed:
        yield f"{len(event.cards) - event.fixed} cards, the coup takes {coup.cards_used}"
    if outcome_told(coup.outcome) != event.outcome:
        yield f"the cards make {coup.outcome.winner}"
    if wagers != event.wagers:
        yield "wagers end otherwise than the engine says"
    yield from _differences(event.changes, changes_of(before, wagers).changes)


def _differences(told: Sequence[WagerChanged], right: Sequence[WagerChanged]) -> Iterator[str]:
    if [msgspec.structs.replace(one, waived_minor=0) for one in told] != [
        msgspec.structs.replace(one, waived_minor=0) for one in right
    ]:
        yield "changes differ from the engine's"
    set_off = {(one.patron, one.bet): one.waived_minor for one in right}
    for one in told:
        least = set_off.get((one.patron, one.bet), 0)
        if not least <= one.waived_minor <= max(least, one.net_before_minor - one.net_after_minor):
            yield f"{one.patron} on {one.bet}: waived {one.waived_minor}"
