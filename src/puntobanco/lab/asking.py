"""Loops that ask: a system is put into its place in `loops.play_by_asking`, and the loop is compiled with it.

A progression of the house is a kernel and compiled as all kernels are. A user's own system is compiled apart from the
house's policy: with bounds checked, since nobody has read it, and never kept on disk, since it may be changed at any
time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from operator import index
from types import FunctionType
from typing import Any, TypeAlias

from puntobanco.errors import InputError
from puntobanco.kernels import compiled, kernel
from puntobanco.kernels.compiling import OPTIONS
from puntobanco.lab import loops, sitting
from puntobanco.lab.dealing import deal_next
from puntobanco.lab.last import Last
from puntobanco.lab.machine import Progression
from puntobanco.lab.own import OwnSystem

Loop: TypeAlias = Callable[..., None]

NO_SUCH_BET = "answers an unknown bet"

_CALLED = (loops.put_down, loops.write_down, loops.kept, loops.returned, loops.why_ended)
"""The kernels that `loops.play_by_asking` calls beside the system."""


@cache
def asking(step: Progression) -> Loop:
    """`loops.play_by_asking` with a progression of the house in its place: a kernel."""
    mark = step.__name__
    return kernel(placed(loops.play_by_asking, mark, ask=kernel(placed(loops.ask, mark, step=step))))


@cache
def plain_asking(system: OwnSystem) -> Loop:
    """The same with a user's own system, as plain Python."""
    wager = system.wager

    def ask(memory: Any, last: Last, given: Any) -> tuple[int, int]:  # noqa: ANN401 (as the loop gives them)
        answer = wager(memory, last)
        bet, units = answer if isinstance(answer, tuple) else (loops.THE_CHOICE, answer)
        try:
            bet, units = index(bet), index(units)
        except TypeError as error:
            raise InputError(f"{system.name} answers {answer!r}: answer whole units, or a bet and units") from error
        if not loops.THE_CHOICE <= bet < given[0]:
            raise IndexError(NO_SUCH_BET)
        return bet, units

    return placed(loops.play_by_asking, "own", ask=ask)


@cache
def compiled_asking(system: OwnSystem) -> Loop | None:
    """The same as machine code, or None where the system does what machine code cannot."""
    ask = _compiled_ask(system)
    if ask is None:
        return None
    names = {called.__name__: compiled(called) for called in _CALLED}
    loop: Loop = _loop_jit()(placed(loops.play_by_asking, _mark(system), **names, ask=ask))
    return loop


@cache
def compiled_sessions(system: OwnSystem) -> Loop:
    """`sitting.play_sessions` with a user's own system, as machine code. The system can be compiled."""
    jit, mark = _loop_jit(), _mark(system)
    play = jit(placed(sitting.play_by_step, mark, play_by_asking=compiled_asking(system)))
    lane = jit(placed(sitting.play_lane, mark, choose=compiled(sitting.choose_nothing), play=play))
    dealing, clearing = compiled(deal_next), compiled(sitting.clear)
    frame: Loop = jit(placed(sitting.play_sessions, mark, play_lane=lane, deal_next=dealing, clear=clearing))
    return frame


def _compiled_ask(system: OwnSystem) -> Any:  # noqa: ANN401 (numba has no types)
    """`loops.ask` for an own system; None where it cannot be compiled, or answers no whole numbers."""
    from numba import njit, types
    from numba.core.errors import NumbaError

    jit: Any = njit(nogil=True, error_model="numpy", boundscheck=True)
    wager, choice, no_such_bet = _jitted(system, jit), loops.THE_CHOICE, NO_SUCH_BET
    memory = types.Array(types.int64, 1, "C")
    last = types.NamedTuple((types.boolean, types.boolean, *[types.int64] * (len(Last._fields) - 2)), Last)
    try:
        wager.compile((memory, last))
    except NumbaError:
        return None
    answered: Any = wager.nopython_signatures[0].return_type
    whole = types.Integer | types.Boolean

    def ask_units(memory: Any, last: Any, given: Any) -> Any:  # noqa: ANN401, ARG001 (numba knows the types)
        return choice, wager(memory, last)

    def ask_both(memory: Any, last: Any, given: Any) -> Any:  # noqa: ANN401 (numba knows the types)
        bet, units = wager(memory, last)
        if bet < choice or bet >= given[0]:
            raise IndexError(no_such_bet)
        return bet, units

    if isinstance(answered, whole):
        return jit(ask_units)
    both = isinstance(answered, types.UniTuple) and len(answered) == 2 and isinstance(answered.dtype, whole)  # noqa: PLR2004 (bet and units)
    return jit(ask_both) if both else None


def _loop_jit() -> Any:  # noqa: ANN401 (numba has no types)
    """What compiles the loops around a user's system: as the house's kernels, but never kept."""
    from numba import njit

    return njit(**OPTIONS)


def _mark(system: OwnSystem) -> str:
    return "own_" + sha256(system.source.encode()).hexdigest()


def _jitted(system: OwnSystem, compile_one: Callable[[FunctionType], Any]) -> Any:  # noqa: ANN401 (numba has no types)
    """The system's function with every function of its own text compiled, each when it is first called."""
    wager = system.wager
    assert isinstance(wager, FunctionType), "a system is a plain function"
    names = dict(wager.__globals__)
    for name, value in wager.__globals__.items():
        if isinstance(value, FunctionType) and value.__globals__ is wager.__globals__:
            names[name] = compile_one(FunctionType(value.__code__, names, name, value.__defaults__, value.__closure__))
    return names[wager.__name__] if wager.__name__ in names else compile_one(wager)


def placed(function: Callable[..., Any], mark: str, **names: Callable[..., Any] | None) -> FunctionType:
    """A copy of a function that finds these functions before the names of its module.

    `mark` goes into its name and is another one for whatever else is placed: machine code kept from other runs is
    linked with this run's by name, so that two functions of one name and different bodies must never meet.
    """
    assert isinstance(function, FunctionType), "a loop is a plain function"
    found, name = {**function.__globals__, **names}, f"{function.__name__}_{mark}"
    copy = FunctionType(function.__code__, found, name, function.__defaults__, function.__closure__)
    copy.__qualname__, copy.__module__ = name, function.__module__
    return copy
