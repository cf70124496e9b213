"""Ratios, minor units and how exact figures are printed.

Money is an `int` of minor units (1 star coin = 100); odds and commission are ratios of integers. Nothing here is a
float.
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import isqrt
from typing import Final

MINOR_PER_COIN: Final = 100

_RATIO = re.compile(r"(\d{1,9})\s*[:/]\s*(\d{1,9})")
_DECIMAL = re.compile(r"(\d{1,9})(?:\.(\d{1,9}))?")


def parse_ratio(text: str) -> Fraction | None:
    """Read "9:5", "9/5", "1.5" or "7" as an exact ratio; None when it is none of them."""
    text = text.strip()
    if match := _RATIO.fullmatch(text):
        numerator, denominator = int(match[1]), int(match[2])
        return Fraction(numerator, denominator) if denominator else None
    return Fraction(text) if _DECIMAL.fullmatch(text) else None


def parse_percent(text: str) -> Fraction | None:
    """Read "5%" or "0.5 %" as an exact ratio; None when it is not a percentage."""
    text = text.strip()
    if not text.endswith("%"):
        return None
    number = parse_ratio(text[:-1])
    return None if number is None else number / 100


def ratio_text(ratio: Fraction) -> str:
    """A ratio as odds are written: "9:5", "8:1"."""
    return f"{ratio.numerator}:{ratio.denominator}"


def fraction_text(value: Fraction) -> str:
    """A fraction in lowest terms: "19/20", whole numbers without a bar: "-1"."""
    return str(value)


def decimal_text(value: Fraction, digits: int) -> str:
    """An exact value with `digits` decimals, rounded once, half to even."""
    scaled = round(value * 10**digits)  # Fraction.__round__ is exact and rounds half to even
    sign = "-" if scaled < 0 else ""
    whole, part = divmod(abs(scaled), 10**digits)
    return f"{sign}{whole}.{part:0{digits}d}" if digits else f"{sign}{whole}"


def percent_text(value: Fraction, digits: int) -> str:
    """A ratio as a percentage with `digits` decimals, half to even, without the sign: 1/8 -> "12.50"."""
    return decimal_text(value * 100, digits)


def root_text(value: Fraction, digits: int) -> str:
    """Square root of an exact non-negative value with `digits` decimals, correctly rounded.

    A root is never exactly half-way between two decimals unless it is rational, and then half goes to even.
    """
    assert value >= 0, "a variance is not negative"
    scaled = value * 10 ** (2 * digits)
    floor = isqrt(scaled.numerator // scaled.denominator)
    middle = Fraction(2 * floor + 1, 2) ** 2
    up = scaled > middle or (scaled == middle and floor % 2 == 1)
    return decimal_text(Fraction(floor + up, 10**digits), digits)


def coins_text(minor: int) -> str:
    """Minor units as coins: 1950 -> "19.50", 50000 -> "500"."""
    sign = "-" if minor < 0 else ""
    coins, rest = divmod(abs(minor), MINOR_PER_COIN)
    return f"{sign}{coins}.{rest:02d}" if rest else f"{sign}{coins}"
