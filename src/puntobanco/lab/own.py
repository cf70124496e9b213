"""A user's own system: a few lines of Python that say, before every coup, how many units go on which bet.

    BETS = ("banker",)

    def wager(memory, last):
        if last.lost:
            memory[0] += 1
        elif last.won:
            memory[0] = 0
        return 2 if memory[0] >= 3 else 1

`memory` holds 256 whole numbers, all 0 when a session begins; `last` is a `Last`. The answer is a number of units (on
the first bet), or the number of a bet in BETS and its units; 0 units sit the coup out. The answer must follow from
these two alone: what is kept elsewhere would pass from session to session.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Final, TypeAlias

from puntobanco.errors import InputError
from puntobanco.kernels import Array
from puntobanco.lab.last import Last

Wager: TypeAlias = Callable[[Array, Last], int | tuple[int, int]]

SOURCE_MAX: Final = 100_000


@dataclass(frozen=True, slots=True)
class OwnSystem:
    """A system given as Python text, which is run: use only text that you would run yourself."""

    name: str
    source: str

    @property
    def wager(self) -> Wager:
        """The function that is asked before every coup."""
        return _read(self.name, self.source)[0]

    @property
    def bets(self) -> tuple[str, ...]:
        """The bets that it chooses between, empty when it leaves them to the study."""
        return _read(self.name, self.source)[1]


def read_own_system(source: str, *, name: str) -> OwnSystem:
    """The system of a Python text. Raises InputError when there is none in it."""
    if len(source) > SOURCE_MAX:
        raise InputError(f"{name} is longer than {SOURCE_MAX} characters: a system has a few lines")
    _read(name, source)
    return OwnSystem(name, source)


@cache
def _read(name: str, source: str) -> tuple[Wager, tuple[str, ...]]:
    names: dict[str, object] = {"__name__": "puntobanco_own_system"}
    try:
        exec(compile(source, name, "exec"), names)  # noqa: S102 (a system of one's own is one's own code)
    except Exception as error:
        raise InputError(f"{name} cannot be run: {type(error).__name__}: {error}") from error
    wager, bets = names.get("wager"), names.get("BETS", ())
    if not isinstance(wager, FunctionType) or wager.__code__.co_argcount != 2:  # noqa: PLR2004 (memory and last)
        raise InputError(f"{name} has no function wager(memory, last): write one that answers a number of units")
    listed = (bets,) if isinstance(bets, str) else bets
    if not isinstance(listed, tuple | list) or not all(isinstance(bet, str) for bet in listed):
        raise InputError(f'{name} names its bets in another way than BETS = ("a-bet", "another-bet")')
    return wager, tuple(listed)
