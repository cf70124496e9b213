"""From a table's events to what everybody may see of them, and from a table to what one patron may know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Literal

from puntobanco.hall.profile import TableProfile
from puntobanco.rules import Rules
from puntobanco.server.tables.live_telling import public_live
from puntobanco.server.wire.live_public import live_told
from puntobanco.server.wire.messages import TableBrief, WagerTold
from puntobanco.server.wire.parts import CountsTold, LimitTold, PatronWagers, Presentation, ResultTold, SecondsTold
from puntobanco.server.wire.state import TableState
from puntobanco.server.wire.told import (
    AreaTold,
    CalledTold,
    ContributorTold,
    CoupSettledTold,
    CoupVoidedTold,
    FairnessTold,
    PublicEvent,
    SharePledgedTold,
    ShoeEndedTold,
    WagersPlacedTold,
)
from puntobanco.table import events
from puntobanco.table.areas import areas
from puntobanco.table.events import Event, OutcomeTold, WagerReturned, WagerSettled
from puntobanco.table.live_events import LiveHappened
from puntobanco.table.phases import Phase
from puntobanco.table.state import Pledge, Table
from puntobanco.table.terms import Terms

Nickname = Callable[[str], str]

_LETTERS: Final[Mapping[str, Literal["B", "P", "T"]]] = {"banker": "B", "player": "P", "tie": "T"}


def told(event: Event, table: Table, terms: Terms, nickname: Nickname) -> PublicEvent:
    """What everybody sees of an event; `table` is the table after it."""
    if isinstance(event, LiveHappened):
        return live_told(event, results=lambda: tuple(map(result_told, table.results)), name=nickname)
    match event:
        case events.WagersPlaced():
            return WagersPlacedTold(patron=event.patron, nickname=nickname(event.patron), wagers=event.wagers)
        case events.SharePledged():
            return SharePledgedTold(
                patron=event.patron,
                nickname=nickname(event.patron),
                shoe=event.shoe,
                pledge=event.pledge,
                receipt=event.receipt,
                fresh=event.fresh,
            )
        case events.CoupSettled():
            return CoupSettledTold(
                outcome=event.outcome,
                areas=areas_told(table, terms),
                settled_at=event.settled_at,
                reveal_at=event.reveal_at,
                receipt=event.receipt,
                promise=event.promise,
            )
        case events.CoupVoided():
            return CoupVoidedTold(reason=event.reason, returned=_by_bet(event.returned), at=event.at)
        case events.ShoeEnded():
            return ShoeEndedTold(reason=event.reason, seed=event.seed, returned=_by_bet(event.returned))
        case _:
            return event


def _by_bet(returned: Iterable[WagerReturned]) -> dict[str, int]:
    sums: Counter[str] = Counter()
    for wager in returned:
        sums[wager.bet] += wager.stake_minor
    return dict(sums)


def areas_told(table: Table, terms: Terms) -> dict[str, AreaTold]:
    """What every area did in the coup that lies on the felt; none without a result, or if the rules are others now."""
    if table.outcome is None or table.behaviour_hash != terms.rules.behaviour_hash:
        return {}
    return {
        bet: AreaTold(area.result, area.stake_minor, area.returned_minor, area.net_minor)
        for bet, area in areas(terms.rules, table.cards, table.settled).items()
    }


def wager_told(wager: WagerSettled) -> WagerTold:
    """One of a patron's own wagers after a coup."""
    return WagerTold(
        bet=wager.bet,
        stake_minor=wager.stake_minor,
        gross_win_minor=wager.gross_win_minor,
        commission_minor=wager.commission_minor,
        returned_minor=wager.returned_minor,
        net_minor=wager.net_minor,
        result=wager.result,
    )


def limits_told(terms: Terms, level: int) -> dict[str, LimitTold]:
    """Limits of every bet for a patron of this level."""
    return {
        bet: LimitTold(limit.min_minor, limit.max_at(level, level_top=terms.level_top))
        for bet, limit in terms.limits.items()
    }


def presentation_of(rules: Rules) -> Presentation:
    """How the roads of this rule set's tables are drawn by default."""
    usual = rules.ruleset.table.presentation
    return Presentation(
        tie_style="slash" if usual.ties_on_big_road else "none",
        bead="points" if usual.bead_points else "letters",
        ring="points" if usual.points_in_rings else "plain",
    )


def badge_of(terms: Terms) -> str | None:
    """Key of the badge that says how commission is taken here."""
    return terms.rules.ruleset.table.commission_badge or None


def is_shown(table: Table, now_ms: int) -> bool:
    """Whether the coup on the felt has been revealed."""
    return table.reveal_at is None or now_ms >= table.reveal_at


def shown_results(table: Table, now_ms: int) -> tuple[OutcomeTold, ...]:
    """Results that may be told to those who do not watch the cards."""
    hides = table.outcome is not None and not is_shown(table, now_ms)
    return table.results[:-1] if hides else table.results


def shown_phase(table: Table, now_ms: int) -> Phase:
    """Where the table stands as it is shown: a coup is decided at once, and dealt until it has been revealed."""
    return Phase.DEALING if table.phase is Phase.REVEALING and not is_shown(table, now_ms) else table.phase


def brief_of(profile: TableProfile, table: Table, terms: Terms, *, level: int, patrons: int, now_ms: int) -> TableBrief:
    """The table as the hall shows it."""
    shown = shown_results(table, now_ms)
    return TableBrief(
        id=profile.id,
        number=profile.number,
        name=profile.name,
        ruleset=profile.ruleset,
        mode=terms.mode.value,
        commission_badge=badge_of(terms),
        seats=terms.seats,
        patrons=patrons,
        phase=shown_phase(table, now_ms),
        closes_at=table.closes_at if table.phase is Phase.BETTING else None,
        betting_seconds=(terms.betting_ms or 0) // 1000,
        limits=limits_told(terms, level),
        shoe=table.shoes,
        coup=table.coup,
        counts=counts_of(shown),
        road=road_of(shown),
    )


def counts_of(results: Sequence[OutcomeTold]) -> CountsTold:
    """Results, counted."""
    return CountsTold(
        banker=sum(result.winner == "banker" for result in results),
        player=sum(result.winner == "player" for result in results),
        tie=sum(result.winner == "tie" for result in results),
        banker_pair=sum(result.banker_pair != "none" for result in results),
        player_pair=sum(result.player_pair != "none" for result in results),
    )


def road_of(results: Sequence[OutcomeTold]) -> str:
    """Results as the letters that roads are drawn from."""
    return "".join(map(_road_letters, results))


def _road_letters(result: OutcomeTold) -> str:
    banker, player = result.banker_pair != "none", result.player_pair != "none"
    return _LETTERS[result.winner] + "b" * banker + "p" * player


def result_told(result: OutcomeTold) -> ResultTold:
    """One finished coup for the roads."""
    total = result.player_total if result.winner == "player" else result.banker_total
    return ResultTold(
        o=_LETTERS[result.winner],
        total=total,
        natural=result.natural,
        player_pair=result.player_pair != "none",
        banker_pair=result.banker_pair != "none",
    )


def state_of(
    profile: TableProfile,
    table: Table,
    terms: Terms,
    *,
    patron: str,
    level: int,
    patrons: int,
    seated: bool,
    nickname: Nickname,
) -> TableState:
    """Everything that this patron may know about the table now."""
    shoe = table.shoe
    at_play = table.phase in (Phase.BETTING, Phase.DEALING)
    return TableState(
        id=profile.id,
        number=profile.number,
        name=profile.name,
        ruleset=profile.ruleset,
        behaviour_hash=terms.rules.behaviour_hash,
        mode=terms.mode.value,
        commission_badge=badge_of(terms),
        phase=table.phase,
        closing=table.closing is not None,
        shoe=table.shoes,
        coup=table.coup,
        last=table.last,
        opens_at=table.opens_at if at_play else None,
        closes_at=table.closes_at if table.phase is Phase.BETTING else None,
        reveal_at=table.reveal_at,
        cards_left=table.cards_left,
        cards_total=0 if shoe is None else shoe.progress.cards,
        cut_at=None if shoe is None else shoe.progress.cut_at,
        burnt=0 if shoe is None else shoe.burnt,
        chips_minor=terms.chips_minor,
        stake_step_minor=terms.rules.ruleset.settlement.stake_step_minor,
        limits=limits_told(terms, level),
        cancel=terms.cancel.value,
        auto=terms.auto,
        seconds=SecondsTold((terms.betting_ms or 0) / 1000, terms.card_ms / 1000, terms.result_ms / 1000),
        seats=terms.seats,
        patrons=patrons,
        seated=seated,
        results=tuple(map(result_told, table.results)),
        wagers={who: PatronWagers(nickname(who), table.stakes_of(who)) for who in table.wagers},
        mine=table.stakes_of(patron),
        standing=table.standing_of(patron),
        played=_played(table, nickname),
        cards=table.cards,
        outcome=table.outcome,
        areas=areas_told(table, terms),
        presentation=presentation_of(terms.rules),
        commitment=None if shoe is None else shoe.commitment,
        fairness=_fairness(table, nickname),
        live=public_live(table, terms, nickname),
    )


def _fairness(table: Table, nickname: Nickname) -> FairnessTold:
    shoe, called = table.shoe, table.called

    def listed(pledges: Iterable[Pledge]) -> tuple[ContributorTold, ...]:
        return tuple(ContributorTold(one.patron, nickname(one.patron), one.share is not None) for one in pledges)

    return FairnessTold(
        anchor=None if table.chain is None else table.chain.anchor,
        opening=None if shoe is None else shoe.opening,
        promise=None if shoe is None else shoe.promise,
        contributors=() if shoe is None else listed(shoe.contributions),
        may_ask_fresh=shoe is not None and not shoe.wagered and not shoe.contributions and not shoe.gives_way,
        next_shoe=table.shoes + 1,
        pledged=listed(table.pledges),
        called=None
        if called is None
        else CalledTold(called.shoe, called.opening, called.until, listed(called.pledges)),
    )


def _played(table: Table, nickname: Nickname) -> dict[str, PatronWagers]:
    """Everybody's stakes in the coup that lies decided on the felt."""
    stakes: dict[str, dict[str, int]] = {}
    for wager in table.settled:
        stakes.setdefault(wager.patron, {})[wager.bet] = wager.stake_minor
    return {patron: PatronWagers(nickname(patron), wagers) for patron, wagers in stakes.items()}
