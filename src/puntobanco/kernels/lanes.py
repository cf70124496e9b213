"""Lanes: a row of equal numbers, 64 bytes wide, that machine code computes side by side.

The second axis of a float64[n, 8], uint64[n, 8] or uint16[n, 32] is one value here: `load(array, i)` gives row i; `+`,
`-`, `*`, shifts and bit operators work on all lanes at once, a plain number meets every lane. The operations are
written as LLVM vector code, so one source serves AVX-512, AVX2 and ARM; what is wider than a register is split.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from llvmlite import ir
from numba import types
from numba.core.imputils import lower_cast
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import lower_builtin, models, register_model, type_callable

from puntobanco.kernels.arrays import WIDTH_BYTES
from puntobanco.kernels.cells import load, store
from puntobanco.kernels.words import below, high16, lowest_bit, whole, wide_product, word16, word32, word64, words16

Untyped: TypeAlias = Any
"""Types, builders and values of numba and LLVM, whose own types say nothing of them."""


class Lanes(types.Type):
    """Numba type of one row of numbers."""

    def __init__(self, dtype: Untyped) -> None:
        self.dtype = dtype
        self.count = WIDTH_BYTES * 8 // dtype.bitwidth
        super().__init__(name=f"lanes({dtype} x {self.count})")


def element(dtype: Untyped) -> Untyped:
    """LLVM type of one lane."""
    return ir.DoubleType() if dtype == types.float64 else ir.IntType(dtype.bitwidth)


def vector(lanes: Lanes) -> Untyped:
    """LLVM type of a row."""
    return ir.VectorType(element(lanes.dtype), lanes.count)


@register_model(Lanes)
class _Model(models.PrimitiveModel):
    def __init__(self, manager: Untyped, lanes: Lanes) -> None:
        super().__init__(manager, lanes, vector(lanes))  # type: ignore[no-untyped-call]  # numba has no types here


def spread(builder: Untyped, value: Untyped, lanes: Lanes) -> Untyped:
    """A row that holds one LLVM value in every lane."""
    nothing = ir.Constant(vector(lanes), ir.Undefined)
    first = builder.insert_element(nothing, value, ir.Constant(ir.IntType(32), 0))
    return builder.shuffle_vector(
        first, nothing, ir.Constant(ir.VectorType(ir.IntType(32), lanes.count), [0] * lanes.count)
    )


def address(context: Untyped, builder: Untyped, array: Untyped, value: Untyped, index: Untyped) -> Untyped:
    """Pointer to cell `index` of a one-dimensional array, or to row `index` of a contiguous two-dimensional one."""
    data = context.make_array(array)(context, builder, value).data
    if array.ndim == 1:
        return builder.gep(data, [index])
    start = builder.mul(index, ir.Constant(index.type, Lanes(array.dtype).count))
    return builder.bitcast(builder.gep(data, [start]), vector(Lanes(array.dtype)).as_pointer())


@type_callable(load)
def _type_load(_context: Untyped) -> Callable[..., Untyped]:
    def typer(array: Untyped, index: Untyped) -> Untyped:
        del index
        return array.dtype if array.ndim == 1 else Lanes(array.dtype)

    return typer


def _load(context: Untyped, builder: Untyped, sig: Untyped, args: Untyped) -> Untyped:
    array = sig.args[0]
    index = context.cast(builder, args[1], sig.args[1], types.intp)
    loaded = builder.load(address(context, builder, array, args[0], index))
    loaded.align = array.dtype.bitwidth // 8
    return loaded


lower_builtin(load, types.Array, types.Integer)(_load)


@type_callable(store)
def _type_store(_context: Untyped) -> Callable[..., Untyped]:
    def typer(array: Untyped, index: Untyped, value: Untyped) -> Untyped:
        del index, value
        assert array.mutable, "a kernel writes into it"
        return types.none

    return typer


def _store(context: Untyped, builder: Untyped, sig: Untyped, args: Untyped) -> Untyped:
    array = sig.args[0]
    index = context.cast(builder, args[1], sig.args[1], types.intp)
    cell = array.dtype if array.ndim == 1 else Lanes(array.dtype)
    value = context.cast(builder, args[2], sig.args[2], cell)
    stored = builder.store(value, address(context, builder, array, args[0], index))
    stored.align = array.dtype.bitwidth // 8
    return context.get_dummy_value()


lower_builtin(store, types.Array, types.Integer, types.Any)(_store)


def _number_to_lanes(context: Untyped, builder: Untyped, source: Untyped, lanes: Lanes, value: Untyped) -> Untyped:
    return spread(builder, context.cast(builder, value, source, lanes.dtype), lanes)


lower_cast(types.Number, Lanes)(_number_to_lanes)


_FLOAT: Final = {operator.add: "fadd", operator.sub: "fsub", operator.mul: "fmul"}
_WHOLE: Final = {
    operator.add: "add",
    operator.sub: "sub",
    operator.mul: "mul",
    operator.xor: "xor",
    operator.or_: "or_",
    operator.and_: "and_",
    operator.lshift: "shl",
    operator.rshift: "lshr",
}


class _Operator(AbstractTemplate):
    """Types of an operator of which at least one side is a row: the other is a row of the same kind or a number."""

    def generic(self, args: Untyped, kws: Untyped) -> Untyped:
        del kws
        left, right = args
        if isinstance(left, Lanes) and (left == right or isinstance(right, types.Number)):
            return signature(left, left, right)
        if isinstance(right, Lanes) and isinstance(left, types.Number):
            return signature(right, left, right)
        return None


def _register(operation: Callable[..., object]) -> None:
    infer_global(operation)(type(f"_{operation.__name__}", (_Operator,), {"key": operation}))

    def lower(context: Untyped, builder: Untyped, sig: Untyped, args: Untyped) -> Untyped:
        lanes = sig.return_type
        left, right = (context.cast(builder, arg, kind, lanes) for arg, kind in zip(args, sig.args, strict=True))
        if lanes.dtype == types.float64:
            result = getattr(builder, _FLOAT[operation])(left, right, flags=("contract",))
        else:
            result = getattr(builder, _WHOLE[operation])(left, right)
        return result

    for kinds in ((Lanes, Lanes), (Lanes, types.Number), (types.Number, Lanes)):
        lower_builtin(operation, *kinds)(lower)


for _operation in _WHOLE:
    _register(_operation)


def _register_word(function: Callable[..., object], word: Untyped) -> None:
    type_callable(function)(lambda _context: lambda _number: word)

    def lower(context: Untyped, builder: Untyped, sig: Untyped, args: Untyped) -> Untyped:
        return context.cast(builder, args[0], sig.args[0], word)

    lower_builtin(function, types.Integer)(lower)


for _function, _word in (
    (word16, types.uint16),
    (word32, types.uint32),
    (word64, types.uint64),
    (whole, types.int64),
):
    _register_word(_function, _word)

_WORDS16: Final = Lanes(types.uint16)
_TWO_WORDS: Final = types.UniTuple(types.uint64, 2)

type_callable(words16)(lambda _context: lambda _row: _WORDS16)
type_callable(high16)(lambda _context: lambda left, _right: left)
type_callable(below)(lambda _context: lambda _left, _right: types.uint64)
type_callable(lowest_bit)(lambda _context: lambda _mask: types.uint64)
type_callable(wide_product)(lambda _context: lambda _left, _right: _TWO_WORDS)


def _words16(_context: Untyped, builder: Untyped, _sig: Untyped, args: Untyped) -> Untyped:
    return builder.bitcast(args[0], vector(_WORDS16))


def _high16(_context: Untyped, builder: Untyped, sig: Untyped, args: Untyped) -> Untyped:
    count = sig.return_type.count
    wide = ir.VectorType(ir.IntType(32), count)
    product = builder.mul(*(builder.zext(arg, wide) for arg in args))
    return builder.trunc(builder.lshr(product, ir.Constant(wide, [16] * count)), vector(sig.return_type))


def _below(context: Untyped, builder: Untyped, sig: Untyped, args: Untyped) -> Untyped:
    right = context.cast(builder, args[1], sig.args[1], sig.args[0])
    bits = builder.bitcast(builder.icmp_unsigned("<", args[0], right), ir.IntType(sig.args[0].count))
    return builder.zext(bits, ir.IntType(64))


def _lowest_bit(_context: Untyped, builder: Untyped, _sig: Untyped, args: Untyped) -> Untyped:
    return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))


def _wide_product(context: Untyped, builder: Untyped, _sig: Untyped, args: Untyped) -> Untyped:
    word, wide = ir.IntType(64), ir.IntType(128)
    product = builder.mul(*(builder.zext(arg, wide) for arg in args))
    halves = builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), word), builder.trunc(product, word)
    return context.make_tuple(builder, _TWO_WORDS, halves)


lower_builtin(words16, Lanes)(_words16)
lower_builtin(high16, Lanes, Lanes)(_high16)
lower_builtin(below, Lanes, Lanes)(_below)
lower_builtin(below, Lanes, types.Integer)(_below)
lower_builtin(lowest_bit, types.uint64)(_lowest_bit)
lower_builtin(wide_product, types.uint64, types.uint64)(_wide_product)
