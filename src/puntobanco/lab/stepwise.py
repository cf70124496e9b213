"""Shoes one by one, from machine code to Python: for own systems, for choices by exact value, and to draw paths.

The shoes are those that `sitting.py` deals, so that a session has the same coups whoever plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from puntobanco.cards import CARDS_PER_DECK, RANK_COUNT
from puntobanco.kernels import compiled
from puntobanco.lab.choices import NO_BET
from puntobanco.lab.counting import best_of, least_value
from puntobanco.lab.dealing import deal_next
from puntobanco.lab.loops import Coups
from puntobanco.lab.room import Room
from puntobanco.lab.sitting import Shown
from puntobanco.lab.systems import Sees, System
from puntobanco.odds.fast import BetValues
from puntobanco.odds.figures import needs_suits
from puntobanco.sim.course import RANK_MASK, RANK_SHIFT, SUIT_SHIFT
from puntobanco.sim.shoes import GROUP

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Stretch:
    """Coups of one session in one shoe: cards uint16, of its whole group; places and codes uint16[count].

    Where every coup is shuffled afresh the coups are all of the session, and the cards those of the last.
    """

    lane: int
    cards: NDArray[np.uint16]
    places: NDArray[np.uint16]
    codes: NDArray[np.uint16]


def stretches(room: Room, seeds: NDArray[np.uint64]) -> Iterator[Stretch]:
    """What four sessions get, lane by lane and shoe by shoe; whoever asks stops when all have ended."""
    lanes = room.lanes
    lanes.group[0] = 0
    while True:
        compiled(deal_next)(room.course, room.desk, seeds, lanes)
        for lane in range(GROUP):
            own = slice(lane * lanes.room, lane * lanes.room + int(lanes.counts[lane]))
            yield Stretch(lane, room.desk.cards, lanes.dealt.places[own], lanes.dealt.classes[own])


class Chooser:
    """Chooses for the coups of a stretch and, if asked, works out what the chosen bets are worth by the cards left."""

    def __init__(self, room: Room, choose: Callable[..., None]) -> None:
        self._room, self._choose = room, choose
        bets = [spot.bet for spot in room.study.spots]
        self._by_suit = any(map(needs_suits, bets))
        self._worth = BetValues(room.study.rules, bets) if room.study.values else None

    def coups(self, stretch: Stretch) -> Coups:
        """The coups of a stretch as a loop reads them."""
        lanes, sitting = self._room.lanes, self._room.sitting
        picks = lanes.picks[: len(stretch.codes)]
        self._choose(Shown(stretch.cards, stretch.places, stretch.codes, lanes.winners), sitting, picks)
        if self._worth is None:
            return Coups(picks, stretch.codes, sitting.values)
        values = self._worth.of(self._left(stretch))
        self._take_best(values, picks)
        return Coups(picks, stretch.codes, _of_picked(values, picks))

    def _take_best(self, values: NDArray[np.float64], picks: NDArray[np.uint8]) -> None:
        system = self._room.study.system
        if not isinstance(system, System) or system.choosing.sees is not Sees.VALUES:
            return
        best = best_of(values, least_value(system))
        for spot, opened in enumerate(self._room.sitting.opened):
            best[opened:][best[opened:] == spot] = -1
        picks[:] = NO_BET
        picks[best >= 0] = best[best >= 0]

    def _left(self, stretch: Stretch) -> NDArray[np.int64]:
        """Cards unseen before every coup: int64[count, 52] where a bet needs suits, else int64[count, 13]."""
        import numpy as np

        study, width = self._room.study, CARDS_PER_DECK if self._by_suit else RANK_COUNT
        full = np.full(width, study.decks * CARDS_PER_DECK // width, np.int64)
        if study.policy.fresh_every_coup:
            return np.tile(full, (len(stretch.codes), 1))
        first = int(stretch.places[0])
        shown = stretch.cards[first : int(stretch.places[-1]) : GROUP]
        seen = np.zeros((len(shown) + 1, width), np.int64)
        seen[np.arange(1, len(seen)), self._numbers(shown)] = 1
        if study.policy.burn_by_first_card:
            seen[0, self._numbers(stretch.cards[stretch.lane : stretch.lane + 1])] = 1
        before = (stretch.places.astype(np.int64) - first) // GROUP
        left: NDArray[np.int64] = full - seen.cumsum(axis=0)[before]
        return left

    def _numbers(self, codes: NDArray[np.uint16]) -> NDArray[Any]:
        """Cards by number, or their ranks, of the simulator's codes."""
        ranks = (codes & RANK_MASK) >> RANK_SHIFT
        return ranks + (codes >> SUIT_SHIFT) * RANK_COUNT if self._by_suit else ranks


def _of_picked(values: NDArray[np.float64], picks: NDArray[np.uint8]) -> NDArray[np.float64]:
    import numpy as np

    at = np.where(picks == NO_BET, 0, picks)
    return np.where(picks == NO_BET, 0.0, values[np.arange(len(values)), at])
