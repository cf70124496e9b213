"""The room that one worker plays in: its desk, its shoes, and everything of a study that its kernels read."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from puntobanco.errors import InputError
from puntobanco.lab.arrays import felt_of, money_of, table_of
from puntobanco.lab.choices import NO_BET
from puntobanco.lab.coding import coding_of
from puntobanco.lab.counting import count_of
from puntobanco.lab.dealing import Coding, Lanes
from puntobanco.lab.last import MEMORY_CELLS
from puntobanco.lab.loops import SEAT_CELLS
from puntobanco.lab.own import OwnSystem
from puntobanco.lab.sitting import Sitting
from puntobanco.lab.study import Study
from puntobanco.lab.systems import Sees
from puntobanco.odds.figures import needs_suits
from puntobanco.sim.course import Course
from puntobanco.sim.dealing import Run, block_seeds, laid_out, run_of
from puntobanco.sim.shoes import GROUP
from puntobanco.sim.streams import DICE
from puntobanco.sim.tallying import Desk
from puntobanco.sim.walking import Dealt

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Room:
    """What `sitting.play_sessions` needs. `blocks`: of shoes that a four of sessions has."""

    study: Study
    run: Run
    blocks: int
    course: Course
    desk: Desk
    lanes: Lanes
    sitting: Sitting

    def seeds(self, first_four: int, fours: int) -> NDArray[np.uint64]:
        """Seeds of the blocks of some fours: uint64[fours, blocks, purposes, SEED_WORDS]."""
        found: NDArray[np.uint64] = block_seeds(self.run, first_four * self.blocks, fours * self.blocks)
        return found.reshape(fours, self.blocks, *found.shape[1:])


def room_of(study: Study, seed: int) -> Room:
    """A room for a study. Raises InputError when its shoes may have no coup."""
    suits = any(needs_suits(study.rules.bet(bet)) for bet in study.bets)
    run = run_of(study.rules, study.policy, decks=study.decks, seed=seed, suits=suits)
    if not run.course.sure:
        raise InputError(f"{study.rules.id} may have shoes without a coup: give more decks")
    coding, classes = coding_of(study.pays)
    course, desk = laid_out(run)
    return Room(
        study=study,
        run=run,
        blocks=-(-study.terms.coups * GROUP // (run.course.sure * run.shoes_per_block)),
        course=course,
        desk=desk,
        lanes=_lanes(study, run, coding),
        sitting=_sitting(study, run, classes),
    )


def _lanes(study: Study, run: Run, coding: Coding) -> Lanes:
    import numpy as np

    room = (study.terms.coups if run.fresh else run.shoe_coups_most) + DICE
    picks = np.zeros(room, np.uint8)
    picks[study.coups_open(0) :] = NO_BET
    return Lanes(
        room=room,
        fresh=study.terms.coups if run.fresh else 0,
        coding=coding,
        dealt=Dealt(np.zeros(GROUP * room, np.uint16), np.zeros(GROUP * room, np.uint16)),
        counts=np.zeros(GROUP, np.int64),
        group=np.zeros(1, np.int64),
        picks=picks,
        winners=np.zeros(room, np.uint8),
    )


def _sitting(study: Study, run: Run, classes: Any) -> Sitting:  # noqa: ANN401 (a sequence of whole numbers)
    import numpy as np

    table, system = table_of(study), study.system
    given = (len(study.spots),) if isinstance(system, OwnSystem) else system.progression_given
    return Sitting(
        money=money_of(study),
        felt=felt_of(study, classes),
        choice=np.array(_given_to_choice(study, run), np.int64),
        opened=np.array([study.coups_open(spot) for spot in range(len(study.spots))], np.int64),
        progression=np.array(given, np.int64) if table is None else table,
        memory=np.zeros((GROUP, MEMORY_CELLS), np.int64),
        seats=np.zeros((GROUP, SEAT_CELLS), np.int64),
        values=np.zeros(0),
        path=np.zeros(0, np.int64),
    )


def _given_to_choice(study: Study, run: Run) -> list[int]:
    system = study.system
    if isinstance(system, OwnSystem):
        return [0]
    if system.choosing.sees is Sees.WINNERS:
        return list(chain(*system.choice_given))
    if system.choosing.sees is not Sees.CARDS:
        return [0]
    count = count_of(study.rules, study.decks, study.spots[0].bet.id, system)
    cards = study.rules.cards_of(study.decks)
    otherwise = 1 if len(study.spots) > 1 else NO_BET
    shown = int(study.policy.burn_by_first_card and not run.fresh)
    return [*count.tags, count.trigger.numerator, count.trigger.denominator, cards, otherwise, shown, int(run.fresh)]
