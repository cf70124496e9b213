"""Kernels: plain Python functions on numbers and arrays that can be turned into machine code."""

from puntobanco.kernels.arrays import FLOATS, aligned, in_lanes
from puntobanco.kernels.cells import Array, Number, load, store
from puntobanco.kernels.compiling import compiled, fingerprint, kernel

__all__ = ["FLOATS", "Array", "Number", "aligned", "compiled", "fingerprint", "in_lanes", "kernel", "load", "store"]
