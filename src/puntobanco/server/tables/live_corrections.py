"""What a patron is told when a coup that they had wagers in is not what it was: their own figures, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from puntobanco.rules import Rules
from puntobanco.server.tables.telling import wager_told
from puntobanco.server.wire.messages import CorrectionTold
from puntobanco.table import live_events
from puntobanco.table.live_events import CoupAnnulled, CoupCorrected


def nets_now(event: CoupCorrected | CoupAnnulled) -> Counter[str]:
    """What the coup brings each patron as it counts now, minor units: nothing where it does not count."""
    nets: Counter[str] = Counter()
    for wager in event.wagers if isinstance(event, CoupCorrected) else ():
        nets[wager.patron] += wager.net_minor
    return nets


def corrections_told(table: str, event: CoupCorrected | CoupAnnulled, rules: Rules) -> Mapping[str, CorrectionTold]:
    """A message for every patron for whom something changes, by patron."""
    known = next((one for one in rules.ruleset.irregularities if one.id == event.why), None)
    corrected = isinstance(event, live_events.CoupCorrected)
    wagers = event.wagers if isinstance(event, live_events.CoupCorrected) else ()
    told: dict[str, CorrectionTold] = {}
    for patron in sorted({change.patron for change in event.changes}):
        mine = [change for change in event.changes if change.patron == patron]
        told[patron] = CorrectionTold(
            table=table,
            shoe=event.shoe,
            coup=event.coup,
            kind="corrected" if corrected else "annulled",
            why=event.why,
            paragraph="" if known is None else known.paragraph,
            wagers=tuple(wager_told(wager) for wager in wagers if wager.patron == patron),
            net_before_minor=sum(change.net_before_minor for change in mine),
            net_after_minor=sum(change.net_after_minor for change in mine),
            waived_minor=sum(change.waived_minor for change in mine),
        )
    return told
