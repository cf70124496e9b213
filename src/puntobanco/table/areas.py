"""What every area of the layout did in a coup: for all wagers together, and for bets that nobody wagered on too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from puntobanco.cards import parse_card
from puntobanco.engine import Result, coup_of, settle_wager
from puntobanco.rules import OnTie, Rules
from puntobanco.table.events import CardDealt, WagerResult, WagerSettled


@dataclass(frozen=True, slots=True)
class Area:
    """One betting area: how a wager on it ended, and all wagers on it together, minor units."""

    result: WagerResult
    stake_minor: int
    returned_minor: int
    net_minor: int


def areas(rules: Rules, cards: Sequence[CardDealt], settled: Sequence[WagerSettled]) -> Mapping[str, Area]:
    """By bet, in the order of the layout. `cards` are all cards of the finished coup."""
    hands = {
        side: [parse_card(dealt.card) for dealt in sorted(cards, key=lambda dealt: dealt.number) if dealt.side == side]
        for side in ("player", "banker")
    }
    outcome = coup_of(rules, hands["player"], hands["banker"]).outcome
    tie = outcome.player_total == outcome.banker_total
    stays = tie and rules.ruleset.settlement.main_bets_on_tie is OnTie.STAY
    found: dict[str, Area] = {}
    for bet in rules.bets:
        wagers = [wager for wager in settled if wager.bet == bet.id]
        unit = settle_wager(rules, outcome, bet.id, rules.ruleset.settlement.stake_step_minor).result
        stood = stays and bet.main and unit is Result.PUSHED
        found[bet.id] = Area(
            result=wagers[0].result if wagers else "standing" if stood else unit.value,
            stake_minor=sum(wager.stake_minor for wager in wagers),
            returned_minor=sum(wager.returned_minor for wager in wagers),
            net_minor=sum(wager.net_minor for wager in wagers),
        )
    return found
