"""Folding the events of a live table: those of its own, and what every table's events mean for its live side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from puntobanco.table import events, live_events
from puntobanco.table.live import ENDED_KEPT, Approval, Ended, Entry, Hold, HoldKind, Live, Preparation, Request
from puntobanco.table.live_events import LiveEvent
from puntobanco.table.parts import CardDealt
from puntobanco.table.past import CoupRecord, CoupState, PastShoe
from puntobanco.table.phases import Phase
from puntobanco.table.state import Table


def evolved(table: Table, event: LiveEvent) -> Table:  # noqa: C901, PLR0911, PLR0912 -- one arm for each event
    """The table after one of its own events."""
    live = live_of(table)
    match event:
        case live_events.DealerSeated():
            return _with(table, replace(live, dealer=event.dealer))
        case live_events.DealerLeft():
            return _with(table, replace(live, dealer=None))
        case live_events.CardsCounted():
            return _with(table, replace(live, preparation=Preparation(event.decks, event.cards)))
        case live_events.ShoeShuffled():
            return _with(table, replace(live, preparation=_shuffled(live, event.how)))
        case live_events.ShuffleSpoilt():
            return _with(table, replace(live, preparation=_shuffled(live, None)))
        case live_events.CardEntered():
            return _card_entered(table, live, event)
        case live_events.CardUndone():
            cards = table.cards[:-1] if len(table.cards) - 1 > table.fixed else ()
            live = replace(live, entries=live.entries[:-1], seen=_seen(live.seen, out=[event.card]))
            return replace(table, cards=cards, fixed=table.fixed if cards else 0, live=live)
        case live_events.CardTakenOut():
            return _taken_out(table, live, event)
        case live_events.CutCardOut():
            return _cut_card_out(table, event)
        case live_events.TableHeld():
            others = tuple(hold for hold in live.holds if hold.kind != event.hold)
            hold = Hold(HoldKind(event.hold), event.why, event.by, event.at, event.until)
            return _with(table, replace(live, holds=(*others, hold)))
        case live_events.TableReleased():
            return _with(table, replace(live, holds=tuple(hold for hold in live.holds if hold.kind != event.hold)))
        case live_events.ManualModeSet():
            return _with(table, replace(live, manual=event.why if event.on else None))
        case live_events.SupervisorCalled():
            return _with(table, replace(live, called=event.why))
        case live_events.CallAnswered():
            return _with(table, replace(live, called=None))
        case live_events.VideoTold():
            return _with(table, replace(live, video_lost_at=event.at if event.lost else None))
        case live_events.HandsPutRight():
            return _hands_put_right(table, live, event)
        case live_events.RemedyRequested():
            asked = Request(event.request, event.remedy, event.by, event.at, event.expires_at, event.state_hash)
            live = _expired(live, [one for one in live.requests if one.expires_at <= event.at])
            return recalled(_with(table, replace(live, requests=(*live.requests, asked))), event.past)
        case live_events.RequestAnswered():
            return _with(table, _answered(live, event))
        case live_events.CoupCorrected() | live_events.CoupAnnulled():
            return _coup_changed(table, live, event)
        case live_events.ResultConfirmed():
            return _with(table, _dealt_by(live, event.by))
        case (
            live_events.CardTooOften()
            | live_events.CardsConfirmed()
            | live_events.CoupFlagged()
            | live_events.IrregularityDeclared()
        ):
            return table
    assert_never(event)


def followed(before: Table, after: Table, event: events.Event) -> Table:
    """What an event of every table means for the live side of `after`, which `event` made of `before`."""
    live = live_of(after)
    match event:
        case events.ShoeOpened():
            first = () if event.first_card is None else (CardDealt("banker", 0, event.first_card),)
            live = _shoe_put_away(before, live)
            return _with(
                after, replace(live, preparation=None, coups=(), decks=event.decks, seen=_seen({}, come=first))
            )
        case events.BettingOpened():
            dealers = () if live.dealer is None else (live.dealer,)
            live = replace(live, entries=(), dealers=dealers)
            return replace(after, cards=(), fixed=0, outcome=None, settled=(), void=None, reveal_at=None, live=live)
        case events.ShoeEnded():
            return _with(after, _without(live, HoldKind.CARD_TOO_OFTEN))
        case events.CoupSettled():
            record = _record(before, live, CoupState.COUNTS, at=event.settled_at)
            record = replace(record, outcome=event.outcome, wagers=event.wagers)
        case events.CoupVoided():
            record = replace(_record(before, live, CoupState.VOID, at=event.at), why=event.reason)
            live = _without(live, HoldKind.INTERRUPTED)
        case _:
            return after
    return _with(after, replace(live, coups=(*live.coups, record), entries=(), dealers=()))


def live_of(table: Table) -> Live:
    """The live side of a table that has one."""
    assert table.live is not None, "the table is dealt by a person"
    return table.live


def recalled(table: Table, past: PastShoe | None) -> Table:
    """The table with a shoe known again; what is known of it already is newer, for every change of it was seen."""
    live = live_of(table)
    if past is None or live.past_shoe(past.shoe) is not None:
        return table
    return _with(table, replace(live, past=(*live.past, past)))


def past_shoe_of(table: Table) -> PastShoe:
    """The shoe of the coups that a table keeps, as what it will be when the next is opened."""
    live = live_of(table)
    return PastShoe(table.shoes, live.decks, live.seen, live.coups)


def changed(past: PastShoe, event: live_events.CoupCorrected | live_events.CoupAnnulled) -> PastShoe:
    """A past shoe with one of its coups changed."""
    before = next(one for one in past.coups if one.coup == event.coup)
    after = _amended(before, event)
    seen = _seen(past.seen, come=after.cards[after.fixed :], out=before.cards[before.fixed :])
    coups = tuple(after if one.coup == after.coup else one for one in past.coups)
    return replace(past, seen=seen, coups=coups)


def _with(table: Table, live: Live) -> Table:
    return replace(table, live=live)


def _without(live: Live, kind: HoldKind) -> Live:
    return replace(live, holds=tuple(hold for hold in live.holds if hold.kind is not kind))


def _record(table: Table, live: Live, state: CoupState, *, at: int) -> CoupRecord:
    cards = table.cards if table.phase is Phase.DEALING else ()
    fixed = table.fixed if table.phase is Phase.DEALING else 0
    return CoupRecord(table.shoes, table.coup, state, table.behaviour_hash, cards, fixed, None, (), live.dealers, at)


def _shuffled(live: Live, how: str | None) -> Preparation:
    assert live.preparation is not None, "cards are counted before they are shuffled"
    return replace(live.preparation, shuffled=how)


def _dealt_by(live: Live, by: str) -> Live:
    return live if by in live.dealers else replace(live, dealers=(*live.dealers, by))


def _card_entered(table: Table, live: Live, event: live_events.CardEntered) -> Table:
    live = _dealt_by(live, event.by)
    if live.dealer is not None:
        live = _dealt_by(live, live.dealer)
    live = replace(
        live,
        entries=(*live.entries, Entry(event.by, event.at, event.source)),
        seen=_seen(live.seen, come=[event.card]),
    )
    cards = (*table.cards, *event.fixed, event.card)
    return replace(table, cards=cards, fixed=table.fixed + len(event.fixed), live=live)


def _seen(
    seen: Mapping[str, int], *, come: Iterable[CardDealt] = (), out: Iterable[CardDealt] = ()
) -> Mapping[str, int]:
    counted = Counter(seen)
    counted.update(one.card for one in come)
    counted.subtract(one.card for one in out)
    return {card: count for card, count in counted.items() if count > 0}


def _taken_out(table: Table, live: Live, event: live_events.CardTakenOut) -> Table:
    """The card is out of the shoe; if it lay on the felt it was counted as seen when it came."""
    assert table.shoe is not None, "a card is taken out of a shoe"
    progress = replace(table.shoe.progress, position=table.shoe.progress.position + 1)
    table = replace(table, shoe=replace(table.shoe, progress=progress))
    if event.from_felt:
        cards = table.cards[:-1] if len(table.cards) - 1 > table.fixed else ()
        live = replace(live, entries=live.entries[:-1])
        return replace(table, cards=cards, fixed=table.fixed if cards else 0, live=live)
    if event.card is None:
        return table
    return _with(table, replace(live, seen=_seen(live.seen, come=[CardDealt("banker", 0, event.card)])))


def _cut_card_out(table: Table, event: live_events.CutCardOut) -> Table:
    """The cut card lies where the shoe is now: the next card that comes is behind it."""
    assert table.shoe is not None, "the cut card comes out of a shoe"
    running = len(table.cards) - table.fixed if table.phase is Phase.DEALING else 0
    progress = replace(table.shoe.progress, cut_at=table.shoe.progress.position + running)
    last = (table.phase in (Phase.BETTING, Phase.DEALING) and event.coup == table.coup) or table.last
    return replace(table, shoe=replace(table.shoe, progress=progress), last=last)


def _hands_put_right(table: Table, live: Live, event: live_events.HandsPutRight) -> Table:
    seen = _seen(live.seen, come=event.cards[event.fixed :], out=table.cards[table.fixed :])
    count = len(event.cards) - event.fixed
    entries = (*live.entries, *([Entry(event.by, event.at, "console")] * count))[:count]
    return replace(table, cards=event.cards, fixed=event.fixed, live=replace(live, seen=seen, entries=entries))


def _shoe_put_away(before: Table, live: Live) -> Live:
    """Requests about coups that are over still wait when the next shoe is opened; what they are about stays known."""
    live = _expired(live, [one for one in live.requests if live.record(one.remedy.shoe, one.remedy.coup) is None])
    shoes = {one.remedy.shoe for one in live.requests}
    past = tuple(one for one in live.past if one.shoe in shoes)
    if live.coups and live.coups[0].shoe in shoes:
        past = (*past, past_shoe_of(before))
    return replace(live, past=past)


def _answered(live: Live, event: live_events.RequestAnswered) -> Live:
    """What waits after an answer: a request that needs another approval goes on waiting."""
    found = live.request(event.request)
    assert found is not None, "a request that is answered waits"
    if event.waits:
        approved = replace(found, approvals=(*found.approvals, Approval(event.by, event.role)))
        return replace(live, requests=tuple(approved if one is found else one for one in live.requests))
    others = tuple(one.by for one in found.approvals) if event.answer == "approved" else ()
    return _with_ended(live, [Ended(found, event.answer, (*others, event.by), event.at)])


def _expired(live: Live, requests: Iterable[Request]) -> Live:
    """The table once these wait no longer, and nobody has decided."""
    return _with_ended(live, [Ended(one, "expired", (), one.expires_at) for one in requests])


def _with_ended(live: Live, ended: Sequence[Ended]) -> Live:
    gone = {one.request.id for one in ended}
    waiting = tuple(one for one in live.requests if one.id not in gone)
    return replace(live, requests=waiting, ended=(*live.ended, *ended)[-ENDED_KEPT:])


def _amended(before: CoupRecord, event: live_events.CoupCorrected | live_events.CoupAnnulled) -> CoupRecord:
    before = replace(before, borne=_borne(before, event))
    if isinstance(event, live_events.CoupAnnulled):
        return replace(before, state=CoupState.ANNULLED, revision=event.revision, why=event.why)
    return replace(
        before,
        state=CoupState.COUNTS,
        cards=event.cards,
        fixed=event.fixed,
        outcome=event.outcome,
        wagers=event.wagers,
        revision=event.revision,
        why=event.why,
    )


def _borne(
    before: CoupRecord, event: live_events.CoupCorrected | live_events.CoupAnnulled
) -> Mapping[str, Mapping[str, int]]:
    borne = {patron: dict(bets) for patron, bets in before.borne.items()}
    for change in event.changes:
        if change.waived_minor:
            mine = borne.setdefault(change.patron, {})
            mine[change.bet] = mine.get(change.bet, 0) + change.waived_minor
    return borne


def _coup_changed(table: Table, live: Live, event: live_events.CoupCorrected | live_events.CoupAnnulled) -> Table:
    past = live.past_shoe(event.shoe)
    if past is not None:
        others = tuple(one for one in live.past if one.shoe != event.shoe)
        return _with(table, replace(live, past=(*others, changed(past, event))))
    before = live.record(event.shoe, event.coup)
    assert before is not None, "a coup that is changed is known"
    after = _amended(before, event)
    if isinstance(event, live_events.CoupAnnulled):
        return _on_felt(_redrawn(table, live, after), after)
    live = replace(live, seen=_seen(live.seen, come=after.cards[after.fixed :], out=before.cards[before.fixed :]))
    more = (len(after.cards) - after.fixed) - (len(before.cards) - before.fixed)
    if table.shoe is not None and table.shoe.number == after.shoe and more:
        progress = replace(table.shoe.progress, position=table.shoe.progress.position + more)
        table = replace(table, shoe=replace(table.shoe, progress=progress))
    return _on_felt(_redrawn(table, live, after), after)


def _redrawn(table: Table, live: Live, changed: CoupRecord) -> Table:
    """The results of the shoe with one of its coups changed."""
    coups = tuple(changed if (one.shoe, one.coup) == (changed.shoe, changed.coup) else one for one in live.coups)
    results = tuple(one.outcome for one in coups if one.state is CoupState.COUNTS and one.outcome is not None)
    return replace(table, live=replace(live, coups=coups), results=results if table.shoe is not None else ())


def _on_felt(table: Table, changed: CoupRecord) -> Table:
    """The coup that is still shown is shown as it stands now."""
    if table.phase is not Phase.REVEALING or (table.shoes, table.coup) != (changed.shoe, changed.coup):
        return table
    if changed.state is CoupState.ANNULLED:
        return replace(table, outcome=None, settled=(), void=changed.why)
    return replace(table, cards=changed.cards, fixed=changed.fixed, outcome=changed.outcome, settled=changed.wagers)
