"""Kernels: plain Python functions on numbers and arrays that can be turned into machine code."""

from puntobanco.kernels.arrays import FLOATS, aligned, in_lanes, together
from puntobanco.kernels.cells import Array, Number, load, store
from puntobanco.kernels.compiling import compiled, fingerprint, kernel
from puntobanco.kernels.words import below, high16, lowest_bit, whole, wide_product, word16, word32, word64, words16

__all__ = [
    "FLOATS",
    "Array",
    "Number",
    "aligned",
    "below",
    "compiled",
    "fingerprint",
    "high16",
    "in_lanes",
    "kernel",
    "load",
    "lowest_bit",
    "store",
    "together",
    "whole",
    "wide_product",
    "word16",
    "word32",
    "word64",
    "words16",
]
