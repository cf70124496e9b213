"""The slow twin of a session: dealt and settled by the engine, choices read from the roads as a patron would.

Nothing here is shared with the loops and choices it checks but the progressions themselves, which are their own
definition. It also plays any one session of a run again, as a story that can be read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, assert_never

from puntobanco.cards import CARDS_PER_DECK, Card, rank_of
from puntobanco.engine import Coup, Result, settle_wager
from puntobanco.lab import choices
from puntobanco.lab.columns import Column, End
from puntobanco.lab.counting import MORE_THAN, Count, count_of, least_value
from puntobanco.lab.last import BANKER, MEMORY_CELLS, NOBODY, PLAYER, TIE, Last
from puntobanco.lab.own import OwnSystem
from puntobanco.lab.study import Study
from puntobanco.lab.systems import Sees, System
from puntobanco.lab.terms import ENDLESS, Short
from puntobanco.odds import Composition, bet_odds, total_ways
from puntobanco.odds.exact import exact_ways
from puntobanco.roads import Colour, DerivedRoad, Winner, ask_road, big_road, derived_marks, result_of

_SIDES: Final = {Winner.PLAYER: PLAYER, Winner.BANKER: BANKER, Winner.TIE: TIE}
_ROADS: Final = {
    choices.BIG_EYE_BOY: DerivedRoad.BIG_EYE_BOY,
    choices.SMALL_ROAD: DerivedRoad.SMALL_ROAD,
    choices.COCKROACH_PIG: DerivedRoad.COCKROACH_PIG,
}

_OTHER: Final = {Colour.RED: Colour.BLUE, Colour.BLUE: Colour.RED}


@dataclass(frozen=True, slots=True)
class Shoe:
    """A shoe as it was dealt: the card turned up before the burn (None when nothing is burnt), and its coups.

    Where the rules shuffle before every coup, all coups of a session together: its roads never end.
    """

    first_card: Card | None
    coups: tuple[Coup, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """One coup of a session as it went: the bet and stake (None and 0 when sat out), net, and bankroll after it."""

    shoe: int
    number: int
    coup: Coup
    bet: str | None
    stake: int
    net: int
    total: int


def play_plainly(study: Study, shoes: Iterable[Shoe]) -> tuple[tuple[int, ...], tuple[Told, ...]]:
    """A session on these shoes: its row, as `columns.py` says, and its story."""
    session = _Session(study)
    story: list[Told] = []
    for number, shoe in enumerate(shoes):
        story += session.play(number, shoe)
        if session.ended:
            break
    return tuple(session.row), tuple(story)


class _Session:
    def __init__(self, study: Study) -> None:
        self.study = study
        self.row = [0] * study.columns
        self.ended = False
        self._memory = [0] * MEMORY_CELLS
        self._peak = 0
        self._run = 0
        self._told: tuple[Result | None, int, int] = (None, 0, 0)
        self._parts = study.pays.parts
        self._count = _count(study)

    def play(self, number: int, shoe: Shoe) -> Iterator[Told]:
        """Play the coups of one shoe, until they or the session end."""
        for at, coup in enumerate(shoe.coups):
            if self.ended:
                return
            yield self._play_coup(number, shoe, at, coup)

    def _play_coup(self, number: int, shoe: Shoe, at: int, coup: Coup) -> Told:
        row = self.row
        wager = self._wager(shoe, at)
        if wager is not None and wager[1] < 0:
            self._end(End.SHORT)
            return Told(number, at + 1, coup, None, 0, 0, row[Column.NET])
        row[Column.COUPS] += 1
        net = 0
        if wager is not None:
            net = self._settle(coup, *wager)
        if row[Column.COUPS] == self.study.terms.coups:
            self.ended = True
        bet, stake = (None, 0) if wager is None else (self.study.spots[wager[0]].bet.id, wager[1])
        return Told(number, at + 1, coup, bet, stake, net, row[Column.NET])

    def _wager(self, shoe: Shoe, at: int) -> tuple[int, int] | None:
        """The bet and the stake on it; None to sit out, a stake below 0 when he leaves because he is short."""
        chosen = _choice(self.study, self._count, shoe, at)
        if chosen is None:
            return None
        pick, units = self._asked(chosen, shoe, at)
        if units <= 0:
            return None
        spot = self.study.spots[pick]
        stake = spot.stake(units * self.study.terms.unit_minor)
        bankroll = self._bankroll()
        if bankroll is None or stake + self.study.beside_stake <= bankroll:
            return pick, stake
        if self.study.terms.short is Short.LEAVE:
            return pick, -1
        return pick, (bankroll - self.study.beside_stake) // spot.step * spot.step

    def _asked(self, chosen: int, shoe: Shoe, at: int) -> tuple[int, int]:
        study, system = self.study, self.study.system
        result, net, stake = self._told
        bankroll = self._bankroll()
        last = Last(
            won=result is Result.WON,
            lost=result is Result.LOST,
            net=net,
            stake=stake,
            bankroll=ENDLESS + self.row[Column.NET] if bankroll is None else bankroll,
            unit=study.terms.unit_minor,
            units_most=study.units_most,
            winner=NOBODY if at == 0 else _SIDES[result_of(shoe.coups[at - 1].outcome).winner],
            coup=at + 1,
        )
        self._told = (None, 0, 0)
        if isinstance(system, OwnSystem):
            answer = system.wager(self._memory, last)
            return answer if isinstance(answer, tuple) else (chosen, answer)
        return chosen, system.progressing.step(self._memory, last, system.progression_given)

    def _settle(self, coup: Coup, pick: int, stake: int) -> int:
        study, row = self.study, self.row
        settled = settle_wager(study.rules, coup.outcome, study.spots[pick].bet.id, stake)
        self._told = (settled.result, settled.net, stake)
        net = settled.net
        row[Column.ROUNDED] += self._kept(coup, study.spots[pick].bet.id, stake, settled.net)
        if study.beside is not None:
            beside = settle_wager(study.rules, coup.outcome, study.beside.bet.id, study.beside_stake)
            net += beside.net
            row[Column.HANDLE + len(study.spots)] += study.beside_stake
            row[Column.ROUNDED] += self._kept(coup, study.beside.bet.id, study.beside_stake, beside.net)
        row[Column.NET] += net
        row[Column.WAGERS] += 1
        row[Column.HANDLE + pick] += stake
        row[Column.WON] += settled.result is Result.WON
        if settled.result is not Result.PUSHED:
            self._run = self._run + 1 if settled.result is Result.LOST else 0
        self._peak = max(self._peak, row[Column.NET])
        row[Column.LOSS_RUN] = max(row[Column.LOSS_RUN], self._run)
        row[Column.DRAWDOWN] = max(row[Column.DRAWDOWN], self._peak - row[Column.NET])
        row[Column.STAKE_MOST] = max(row[Column.STAKE_MOST], stake)
        self._look_whether_to_stop()
        return net

    def _kept(self, coup: Coup, bet_id: str, stake: int, net: int) -> int:
        """What rounding has kept, in parts of a minor unit."""
        pay_row = self.study.rules.bet(bet_id).row_for(coup.outcome)
        exact = Fraction(-stake) if pay_row is None else stake * pay_row.net
        parts = (exact - net) * self._parts
        assert parts.denominator == 1, "a minor unit has parts enough"
        return int(parts)

    def _look_whether_to_stop(self) -> None:
        terms, net = self.study.terms, self.row[Column.NET]
        bankroll = self._bankroll()
        if terms.win_goal_minor is not None and net >= terms.win_goal_minor:
            self._end(End.GOAL)
        elif bankroll is not None and bankroll < self.study.least:
            self._end(End.RUINED)
        elif terms.loss_limit_minor is not None and -net >= terms.loss_limit_minor:
            self._end(End.LIMIT)

    def _end(self, why: End) -> None:
        self.row[Column.END], self.ended = why, True

    def _bankroll(self) -> int | None:
        first = self.study.terms.bankroll_minor
        return None if first is None else first + self.row[Column.NET]


def _count(study: Study) -> Count | None:
    """What a counter counts by; None for everybody else."""
    system = study.system
    if isinstance(system, OwnSystem) or system.choosing.sees is not Sees.CARDS:
        return None
    return count_of(study.rules, study.decks, study.spots[0].bet.id, system)


def _choice(study: Study, count: Count | None, shoe: Shoe, at: int) -> int | None:
    """The bet that is chosen for one coup by what earlier ones have shown, None to sit out."""
    system = study.system
    if isinstance(system, OwnSystem):
        return 0
    chosen: int | None = 0
    match system.choosing.sees:
        case Sees.WINNERS:
            chosen = _by_winners(system, shoe.coups[:at])
        case Sees.CARDS:
            assert count is not None, "a counter counts by something"
            shown = _shown(study, shoe, at)
            running = sum(count.tags[rank_of(card)] for card in shown)
            reached = count.reached(running, study.rules.cards_of(study.decks) - len(shown))
            chosen = 0 if reached else 1 if len(study.spots) > 1 else None
        case Sees.VALUES:
            chosen = _by_values(study, system, _shown(study, shoe, at))
        case Sees.NOTHING:
            pass
        case _:
            assert_never(system.choosing.sees)
    return None if chosen is None or at >= study.coups_open(chosen) else chosen


def _shown(study: Study, shoe: Shoe, at: int) -> list[Card]:
    if study.policy.fresh_every_coup:
        return []
    first = [] if shoe.first_card is None else [shoe.first_card]
    return first + [dealt.card for coup in shoe.coups[:at] for dealt in coup.dealt]


def _by_values(study: Study, system: System, shown: Sequence[Card]) -> int | None:
    left = [study.decks] * CARDS_PER_DECK
    for card in shown:
        left[card] -= 1
    unseen = Composition.of_cards(tuple(left))
    total = total_ways(study.rules, unseen)
    bets = [spot.bet for spot in study.spots]
    values = [bet_odds(bet, exact_ways(study.rules, unseen, bet.grid), total).ev for bet in bets]
    best = values.index(max(values))
    return best if values[best] > least_value(system) + MORE_THAN else None


def _by_winners(system: System, coups: Sequence[Coup]) -> int | None:
    results = [result_of(coup.outcome) for coup in coups]
    road = big_road(results)
    if not road.runs:
        return None
    last = road.runs[-1]
    if system.choosing.choose is choices.choose_by_last:
        (after,), (turn,) = system.choice_given
        if last.height < after:
            return None
        return _SIDES[last.side if turn == choices.REPEAT else last.side.other]
    (number,), (wanted,) = system.choice_given[0], system.choice_given[1]
    derived = _ROADS[number]
    colour = {choices.RED: Colour.RED, choices.BLUE: Colour.BLUE}.get(wanted)
    if colour is None:
        marks = derived_marks(road.heights, derived)
        if not marks:
            return None
        colour = marks[-1] if wanted == choices.REPEAT else _OTHER[marks[-1]]
    at = list(DerivedRoad).index(derived)
    side = next((side for side, marks in ask_road(road).items() if marks[at] is colour), None)
    return None if side is None else _SIDES[side]
