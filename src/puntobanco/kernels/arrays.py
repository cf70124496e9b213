"""Arrays for compiled kernels, laid out for lanes."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

WIDTH_BYTES: Final = 64
"""Bytes of a row of lanes: what the widest vector registers and one cache line hold."""
FLOATS: Final = WIDTH_BYTES // 8
"""Lanes of a float64 row."""


def aligned(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """An array of zeros that begins on a cache line, so that no row of lanes straddles two."""
    import numpy as np

    size = prod(shape) * np.dtype(dtype).itemsize
    room = np.zeros(size + WIDTH_BYTES, np.uint8)
    start = -room.ctypes.data % WIDTH_BYTES
    return room[start : start + size].view(dtype).reshape(shape)


def together(shapes: Mapping[str, tuple[tuple[int, ...], DTypeLike]]) -> dict[str, NDArray[Any]]:
    """Arrays of zeros one behind the other, each from a cache line on, so that they share the near cache well."""
    import numpy as np

    sizes = {name: prod(shape) * np.dtype(dtype).itemsize for name, (shape, dtype) in shapes.items()}
    rooms = {name: -(-size // WIDTH_BYTES) * WIDTH_BYTES for name, size in sizes.items()}
    whole, at = aligned((sum(rooms.values()),), np.uint8), 0
    arrays = {}
    for name, (shape, dtype) in shapes.items():
        arrays[name] = whole[at : at + sizes[name]].view(dtype).reshape(shape)
        at += rooms[name]
    return arrays


def in_lanes(rows: NDArray[Any]) -> NDArray[np.float64]:
    """Rows [n, width] as float64[n / 8, width, 8], eight side by side; the last row fills up the last block."""
    import numpy as np

    count, width = rows.shape
    blocks = -(-count // FLOATS)
    whole = np.empty((blocks * FLOATS, width), rows.dtype)
    whole[:count] = rows
    whole[count:] = rows[-1]
    result: NDArray[np.float64] = aligned((blocks, width, FLOATS), np.float64)
    result[:] = whole.reshape(blocks, FLOATS, width).transpose(0, 2, 1)
    return result
