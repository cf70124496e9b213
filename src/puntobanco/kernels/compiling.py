"""The one compile policy of the house: which code becomes machine code, when, and when kept code may be used.

A kernel is a plain Python function that carries the mark `@kernel`; called, it runs as Python. `compiled(function)` is
its machine code: no GIL, no bounds checks, multiplications fused with additions where a result may be contracted. numba
is imported by the first call, so that nothing pays for it that does not compute.

Machine code is kept on disk under the fingerprint of all that went into it: the code of the kernel and of every kernel
it calls, the constants they read, and the sources of this package. Code of another fingerprint is never looked at, so
what was compiled before a change cannot run after it.
"""

from __future__ import annotations

import builtins
import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, TypeVar, cast, overload

F = TypeVar("F", bound=Callable[..., object])

_MARK: Final = "__kernel__"
OPTIONS: Final[dict[str, Any]] = {"nogil": True, "fastmath": {"contract"}, "error_model": "numpy", "_nrt": False}
"""What numba is told.

Contract: a product may be added without rounding first; exact where all numbers are whole and below 2^53, as in our
counts. Without numba's run time no kernel makes an array, and none counts references to those that it is given, which
would cost as much as dealing the last coups of a shoe.
"""


@overload
def kernel(function: F, /) -> F: ...
@overload
def kernel(*, inline: bool) -> Callable[[F], F]: ...
def kernel(function: Callable[..., object] | None = None, /, *, inline: bool = False) -> object:
    """Mark a function as a kernel. It stays the plain Python function that it is.

    `inline`: its machine code is laid into that of its callers. That pays where a kernel is called for every few shoes
    and takes many arrays, which would be copied for each call; elsewhere it only makes compiling longer.
    """

    def marked(function: F) -> F:
        setattr(function, _MARK, inline)
        return function

    return marked if function is None else marked(function)


def compiled(function: F) -> F:
    """Machine code of a kernel, made or fetched at its first call for each combination of argument types."""
    return cast("F", _compiled(function))


@cache
def _compiled(function: Callable[..., object]) -> Callable[..., object]:
    from numba import njit

    from puntobanco.kernels import lanes  # noqa: F401 (numba must know the vector types)
    from puntobanco.kernels.keeping import keep

    plain = _function(function)
    names = {**plain.__globals__, **{name: _compiled(other) for name, other in _called(plain)}}
    copy = FunctionType(plain.__code__, names, plain.__name__, plain.__defaults__, plain.__closure__)
    copy.__qualname__, copy.__module__ = plain.__qualname__, plain.__module__
    dispatcher: Callable[..., object] = njit(**OPTIONS, forceinline=getattr(plain, _MARK))(copy)
    keep(dispatcher, fingerprint(function))
    return dispatcher


@cache
def fingerprint(function: Callable[..., object]) -> str:
    """SHA-256 in hexadecimal of all that decides the machine code of a kernel."""
    plain = _function(function)
    parts = [_sources(), plain.__qualname__, repr(getattr(plain, _MARK)), *_code(plain.__code__)]
    for name in _names(plain.__code__):
        value = plain.__globals__.get(name, getattr(builtins, name, None))
        assert not isinstance(value, ModuleType), f"{plain.__qualname__} must import what it reads of {name} by name"
        parts.append(f"{name}={fingerprint(value) if hasattr(value, _MARK) else _constant(value)}")
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def _function(function: Callable[..., object]) -> FunctionType:
    assert isinstance(function, FunctionType), "a kernel is a plain function"
    assert hasattr(function, _MARK), f"{function.__qualname__} carries no @kernel"
    return function


def _called(function: FunctionType) -> Iterator[tuple[str, Callable[..., object]]]:
    for name in _names(function.__code__):
        value = function.__globals__.get(name)
        if hasattr(value, _MARK):
            assert isinstance(value, FunctionType), "a kernel is a plain function"
            yield name, value


def _names(code: CodeType) -> tuple[str, ...]:
    return tuple(sorted(set(code.co_names)))


def _code(code: CodeType) -> Iterator[str]:
    yield code.co_code.hex()
    yield repr((code.co_varnames, code.co_freevars))
    for value in code.co_consts:
        if isinstance(value, CodeType):
            yield from _code(value)
        else:
            yield _constant(value)


def _constant(value: object) -> str:
    """What a global name or a constant adds to a fingerprint: its value, or the name of what is no value."""
    if isinstance(value, int | float | str | bytes | tuple | frozenset | None):
        return repr(value)
    return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', type(value).__qualname__)}"


@cache
def _sources() -> str:
    """Text of this package's modules, which say how kernels are compiled."""
    texts = sorted((entry.name, entry.read_text("utf-8")) for entry in files(__package__).iterdir() if entry.is_file())
    return repr(texts)
