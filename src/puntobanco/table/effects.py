"""What answers to irregularities do, at which stage, and what they have to say: data that consoles are drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal

from puntobanco.table.phases import Phase


class Effect(StrEnum):
    """What an answer does. The words are part of the wire."""

    NOTE = "note"  # it is on record, and nothing else
    CARDS = "cards"  # cards on the felt are put right, or one is taken out
    SHUFFLE = "shuffle"  # the shoe is shuffled again
    LAST_COUP = "last-coup"
    HOLD = "hold"
    VOID = "void"  # the coup does not count
    VOID_SHOE = "void-shoe"  # nor does the shoe go on
    CORRECT = "correct"
    CANCEL_SHOE = "cancel-shoe"  # no coup of the shoe counts


NEEDS: Final[Mapping[str, Literal["card", "cards", "note"]]] = MappingProxyType(
    {
        "house-decides": "note",
        "reconstruct": "cards",
        "correct-while-cards-lie": "cards",
        "correct-if-first-card-not-handled": "cards",
        "correct-coup": "cards",
        "result-by-drawing-rules": "card",
        "take-out": "card",
    }
)
"""What a remedy with one of these answers has to say beside its ids."""

OF_SETTLED: Final = frozenset({Effect.VOID, Effect.VOID_SHOE, Effect.CORRECT, Effect.CANCEL_SHOE})
"""What may be done about a coup that is settled, whatever the table does by now."""

OF_THE_FELT: Final = frozenset({Effect.CARDS, Effect.SHUFFLE, Effect.LAST_COUP, Effect.HOLD})
"""What may be done about what lies there now, and nothing else."""

_OPEN: Final = frozenset(Phase) - {Phase.CLOSED}
STAGES: Final[Mapping[str, frozenset[Phase]]] = MappingProxyType(
    {
        "any": _OPEN,
        "shuffle": frozenset({Phase.SHUFFLING}),
        "betting": frozenset({Phase.BETTING}),
        "initial-deal": frozenset({Phase.DEALING}),
        "deal": frozenset({Phase.DEALING}),
        "settled": _OPEN,
    }
)
"""The phases in which an irregularity of a stage is declared."""
