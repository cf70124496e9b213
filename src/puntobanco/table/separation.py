"""That one person does not do everything: who deals, who asks and who approves, as pairs that must be two people.

STANDARDS LIV-04. A house with few people (`Staffing.SMALL`) lets one person be dealer and supervisor, which is shown
and logged; but a settled coup is never changed by one person alone, nor approved by the one who dealt it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from types import MappingProxyType
from typing import Final

from puntobanco.errors import Reason, Refused
from puntobanco.table.terms import Staffing


class Part(StrEnum):
    """What somebody did about a coup."""

    DEALT = "dealt"
    ASKED = "asked"
    APPROVED = "approved"


_ALL_THREE: Final = frozenset(combinations(Part, 2))

TWO_PEOPLE: Final[Mapping[tuple[Staffing, bool], frozenset[tuple[Part, Part]]]] = MappingProxyType(
    {
        (Staffing.FULL, False): _ALL_THREE,
        (Staffing.FULL, True): _ALL_THREE,
        (Staffing.SMALL, False): frozenset(),
        (Staffing.SMALL, True): frozenset({(Part.ASKED, Part.APPROVED), (Part.DEALT, Part.APPROVED)}),
    }
)
"""(staffing, whether the coup is settled) -> parts that one person may not have both."""


def verify_apart(
    staffing: Staffing, *, settled: bool, dealers: Sequence[str], asked: str, approved: Sequence[str] = ()
) -> None:
    """Raises Refused(SECOND_PERSON) when somebody has two parts that must be two people's."""
    people: dict[Part, frozenset[str]] = {
        Part.DEALT: frozenset(dealers),
        Part.ASKED: frozenset({asked}),
        Part.APPROVED: frozenset(approved),
    }
    for one, other in sorted(TWO_PEOPLE[staffing, settled]):
        if people[one] & people[other]:
            raise Refused(Reason.SECOND_PERSON, detail=f"who {one} and who {other} must be two people")
