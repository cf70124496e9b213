"""A study as the loops read it: the terms as numbers, the bets and the progression as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from puntobanco.lab.loops import Felt, Money, Table
from puntobanco.lab.machine import Machine, machine_of
from puntobanco.lab.own import OwnSystem
from puntobanco.lab.pays import Way
from puntobanco.lab.study import Study
from puntobanco.lab.terms import ENDLESS, Short

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def money_of(study: Study) -> Money:
    """The terms of a study."""
    terms = study.terms
    bankroll = ENDLESS if terms.bankroll_minor is None else terms.bankroll_minor
    limit = ENDLESS if terms.loss_limit_minor is None else terms.loss_limit_minor
    return Money(
        coups=terms.coups,
        bankroll=bankroll,
        unit=terms.unit_minor,
        units_most=study.units_most,
        goal=ENDLESS if terms.win_goal_minor is None else terms.win_goal_minor,
        floor=max(study.least - bankroll, 1 - limit),
        least=study.least,
        beside=study.beside_stake,
        leaves=int(terms.short is Short.LEAVE),
        parts=study.pays.parts if study.rounds else 0,
    )


def felt_of(study: Study, classes: Sequence[int]) -> Felt:
    """What the bets of a study take and pay. `classes`: for each code that a loop will see, its class of the grid."""
    import numpy as np

    pays, stake = study.pays, study.beside_stake
    way_of = [bytes(ways[number] for number in classes) for ways in pays.way_of]
    beside = [pays.ways[way] for way in way_of[-1]] if study.beside else []
    return Felt(
        classes=len(classes),
        way_of=np.frombuffer(b"".join(way_of[: len(study.spots)]), np.uint8),
        ways=_whole([cell for way in pays.ways for cell in (way.end, way.numerator, way.denominator, way.unit)]),
        spots=_whole([cell for spot in study.spots for cell in (spot.least, spot.most, spot.step)]),
        beside=_whole([cell for way in beside for cell in (way.net(stake), pays.rounded(way, stake))])
        if beside
        else np.zeros(2 * len(classes), np.int64),
        winners=np.frombuffer(bytes(pays.winners[number] for number in classes), np.uint8),
    )


def table_of(study: Study) -> Table | None:
    """The progression of a study as a table, or None when it must be asked before every coup."""
    system = study.system
    if isinstance(system, OwnSystem):
        return None
    progressing = system.progressing
    machine = machine_of(progressing.step, system.progression_given, study.terms.unit_minor, study.units_most)
    return None if machine is None else _table(study, machine)


def _table(study: Study, machine: Machine) -> Table:
    unit, ways = study.terms.unit_minor, study.pays.ways
    stakes = [[spot.stake(units * unit) for spot in study.spots] for units in machine.units]

    def stake_on(state: int, way: Way) -> int:
        return stakes[state][way.spot] if way.spot < len(study.spots) else 0

    cells = [(state, way, stake_on(state, way)) for state in range(len(machine.units)) for way in ways]
    return Table(
        stakes=_whole([stake for _, _, stake in cells]),
        gains=_whole([way.net(stake) for _, way, stake in cells]),
        kept=_whole([study.pays.rounded(way, stake) for _, way, stake in cells]),
        following=_whole([machine.following[state][way.end] * len(ways) for state, way, _ in cells]),
    )


def _whole(numbers: list[int]) -> NDArray[np.int64]:
    import numpy as np

    return np.array(numbers, dtype=np.int64)


def plain_arrays(parts: Any) -> Any:  # noqa: ANN401 (any of the tuples above)
    """The same with lists instead of arrays, for loops that run as Python."""
    return type(parts)(*(part.tolist() if hasattr(part, "tolist") else part for part in parts))
