"""How kernels read and write numbers: one source for whole numbers, floats and lanes of eight floats.

In plain Python an array is a list of whole numbers, so a kernel is exact at any size. Compiled for a float64[n] the
same source works on floats; for a float64[n, 8] each cell is a row of eight, computed side by side (`lanes.py`).
"""

from __future__ import annotations

from typing import Any, TypeAlias

Number: TypeAlias = Any
"""What kernels compute with: an int in plain Python, a float64 or eight of them when compiled."""
Array: TypeAlias = Any
"""A list in plain Python, a NumPy array when compiled; docstrings give dtype and shape."""


def load(array: Array, index: int) -> Number:
    """Cell `index` of an array."""
    return array[index]


def store(array: Array, index: int, value: Number) -> None:
    """Write cell `index` of an array."""
    array[index] = value
