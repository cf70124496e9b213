"""Which tables a seed has, and who is at them: patrons, dealers and those who oversee them, programs, an admin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from puntobanco.hall.roles import Role
from puntobanco.rules import shipped, shipped_ids
from tests.simulator.asks import ASKS, CAREFULLY, RARELY
from tests.simulator.entrance import Entrance
from tests.simulator.live_acts import AUDITOR, DEALER, MANAGER, SUPERVISOR
from tests.simulator.office_acts import ROLES, Office, admin_of
from tests.simulator.paper import Paper
from tests.simulator.person import Habits
from tests.simulator.reader import Reader
from tests.simulator.staffer import Staffer
from tests.simulator.visitor import Visitor
from tests.simulator.world import World

Crew: TypeAlias = tuple[Staffer | Reader, ...]

_BY_HAND: Final = ("punto-banco", "7up-mbs", "7up-online")
"""Rule sets that live tables have."""

_PATRONS: Final = (ASKS, ASKS, (*ASKS, *CAREFULLY), (*ASKS, *CAREFULLY), (*ASKS, *RARELY))
"""Two in five watch their losses and their time; one in five reports others, and stops playing for a while."""

_HABITS: Final[Mapping[Role, Habits[Staffer]]] = {
    Role.DEALER: DEALER,
    Role.PIT_SUPERVISOR: SUPERVISOR,
    Role.SHIFT_MANAGER: MANAGER,
    Role.AUDITOR: AUDITOR,
}


@dataclass(frozen=True, slots=True)
class Layout:
    """Two files of the same tables; in the second some have other rules, or other times. `live`: table -> rule set."""

    files: tuple[str, str]
    live: Mapping[str, str]
    staffing: Mapping[str, str]

    @classmethod
    def of(cls, dice: Random) -> Layout:
        """The tables that these dice make."""
        rng = [ruleset for ruleset in shipped_ids() if shipped(ruleset).ruleset.table.betting_seconds is not None]
        first: list[str] = []
        second: list[str] = []
        for number in range(1, dice.randint(2, 4)):
            ruleset, other = dice.choice(rng), dice.choice(rng)
            seconds = dice.choice((3, 10, 45))
            seats = dice.choice((2, 100))
            first.append(_table(number, ruleset, seconds, seats))
            second.append(_table(number, other if dice.random() < 0.5 else ruleset, seconds + 1, seats))  # half of them
        touch = '[[table]]\nid = "touch"\nnumber = 99\nruleset = "touch"\nmode = "touch"\n'
        live, staffing = {}, {}
        for number in range(50, 50 + dice.choice((0, 1, 1, 2))):
            name = f"live-{number}"
            live[name], staffing[name] = dice.choice(_BY_HAND), dice.choice(("full", "full", "small"))
            text = _live(name, number, live[name], staffing[name], dice)
            first.append(text)
            second.append(text)
        return cls(("\n".join([*first, touch]), "\n".join([*second, touch])), live, staffing)


def people_of(world: World, entrance: Entrance, layout: Layout) -> tuple[list[Visitor], Crew]:
    """The patrons of a world, and everybody who works in its house."""
    dice = world.dice("people")
    visitors = [
        Visitor(world, entrance, number, Habits(dice.choice(_PATRONS))) for number in range(world.weather.patrons)
    ]
    papers = {
        table: Paper(table, shipped(ruleset), world.dice(f"paper {table}")) for table, ruleset in layout.live.items()
    }
    roles = ROLES if papers else ()
    crew = [
        Staffer(world, entrance, f"{role.value} {number}".replace("-", " "), role, papers, _HABITS[role])
        for number, role in enumerate(roles)
    ]
    readers = [Reader(world, entrance, paper) for paper in papers.values() if dice.random() < 0.5]  # half of them
    if not papers and dice.random() < 0.5:  # half of the houses without live tables have no admin either
        return visitors, ()
    admin = Staffer(world, entrance, "admin", Role.ADMIN, {}, admin_of(Office(crew, readers, visitors)))
    return visitors, (admin, *crew, *readers)


def _table(number: int, ruleset: str, seconds: int, seats: int) -> str:
    return (
        f'[[table]]\nid = "table-{number}"\nnumber = {number}\nruleset = "{ruleset}"\n'
        f"betting_seconds = {seconds}\nseats = {seats}\n"
    )


def _live(name: str, number: int, ruleset: str, staffing: str, dice: Random) -> str:
    calls = dice.choice(("dealer", "both", "clock"))
    present = str(dice.random() < 0.4).lower()  # two in five want a supervisor there
    return (
        f'[[table]]\nid = "{name}"\nnumber = {number}\nruleset = "{ruleset}"\nmode = "live"\nbetting_seconds = 15\n'
        f'[table.live]\nstaffing = "{staffing}"\ncalls = "{calls}"\nsupervisor_present = {present}\n'
        f'codes = {{ "0511" = "5h" }}\n'
    )
