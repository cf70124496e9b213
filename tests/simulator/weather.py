"""What a seed makes of the world: which tables there are, how bad store and network are, what befalls the house.

Every kind of trouble is switched off in some seeds, so that no one of them hides what another would show.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Literal

DEEDS: Final = ("crash", "restart", "pause", "take-over", "cut", "clock", "new-rules")
"""What befalls a house; `house.py` has how."""


@dataclass(frozen=True, slots=True)
class Weather:
    """Chances are for each occasion; `*_seconds` are upper bounds."""

    kind: Literal["memory", "sqlite"]
    is_shared: bool
    patrons: int
    store_seconds: float
    store_stalls: float
    refused: float
    cut_before: float
    cut_after: float
    unread: float
    wire_seconds: float
    lost: float
    twice: float
    overtaking: float
    link_cut: float
    half_open: float
    deeds: tuple[str, ...]
    deed_seconds: float

    @classmethod
    def of(cls, dice: Random, kind: Literal["memory", "sqlite"] | None = None) -> Weather:
        """The weather that these dice make."""

        def some(most: float) -> float:
            return dice.choice((0.0, most / 8, most)) if dice.random() < 0.8 else 0.0  # four in five

        drawn: Literal["memory", "sqlite"] = dice.choice(("memory", "memory", "memory", "sqlite"))
        return cls(
            kind=kind or drawn,
            is_shared=dice.random() < 0.4,  # two in five
            patrons=dice.randint(2, 6),
            store_seconds=dice.choice((0.0, 0.005, 0.05, 0.5)),
            store_stalls=some(0.004),
            refused=some(0.02),
            cut_before=some(0.03),
            cut_after=some(0.03),
            unread=some(0.01),
            wire_seconds=dice.choice((0.01, 0.2, 5.0)),
            lost=some(0.05),
            twice=some(0.1),
            overtaking=some(0.3),
            link_cut=some(0.02),
            half_open=some(0.5),
            deeds=tuple(deed for deed in DEEDS if dice.random() < 0.6),  # three in five
            deed_seconds=dice.choice((20.0, 60.0, 300.0)),
        )
