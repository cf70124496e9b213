"""Words of bits and rows of them: the operations of kernels that are no operators of Python.

Here they are on whole numbers and tuples, as their definition; `lanes.py` gives the machine's.
"""

from __future__ import annotations

from puntobanco.kernels.cells import Number


def word16(number: Number) -> Number:
    """A whole number as an unsigned word of 16 bits; what is above is cut off."""
    return number & 0xFFFF


def word32(number: Number) -> Number:
    """A whole number as an unsigned word of 32 bits."""
    return number & 0xFFFF_FFFF


def word64(number: Number) -> Number:
    """A whole number as an unsigned word of 64 bits, which is also the fastest index; it meets only its like."""
    return number & 0xFFFF_FFFF_FFFF_FFFF


def whole(word: Number) -> int:
    """A word as a whole number that may be added to others; below 2^63."""
    return int(word)


def wide_product(left: Number, right: Number) -> tuple[Number, Number]:
    """Upper and lower half of the 128-bit product of two words of 64 bits."""
    upper, lower = divmod(left * right, 2**64)
    return upper, lower


def lowest_bit(mask: Number) -> Number:
    """Number of the lowest bit that is set in a word of 64 bits, which is not 0."""
    return (mask & -mask).bit_length() - 1


def words16(row: Number) -> Number:
    """A row of words of 64 bits read as words of 16 bits, the lowest of the first word first."""
    return tuple(word16(word >> shift) for word in row for shift in (0, 16, 32, 48))


def high16(left: Number, right: Number) -> Number:
    """Upper 16 bits of the products of two rows of words of 16 bits."""
    return tuple(a * b >> 16 for a, b in zip(left, right, strict=True))


def below(left: Number, right: Number) -> Number:
    """Where a row is below another, or below a number: a bit for each lane, the first lowest."""
    rights = (right,) * len(left) if isinstance(right, int) else right
    return sum((a < b) << lane for lane, (a, b) in enumerate(zip(left, rights, strict=True)))
