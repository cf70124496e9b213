"""The betting systems of the house: how much (a progression) and on what (a choice), and what can be set on each.

A system is named by one of either or by both: `martingale`, `follow-last`, `follow-last+martingale`. What is not named
is flat, or the same bet at every coup. None is better than another: the house edge is on every coin staked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from puntobanco.errors import InputError
from puntobanco.lab import choices, published
from puntobanco.lab import progressions as play
from puntobanco.lab.machine import Progression
from puntobanco.lab.settings import Number, Ratio, Series, Setting, Tags, Word


class Sees(Enum):
    """What a choice looks at: nothing, who won the coups of the shoe, its cards, or the exact value of every bet."""

    NOTHING = "nothing"
    WINNERS = "winners"
    CARDS = "cards"
    VALUES = "values"


class Wants(Enum):
    """What bets a choice is between: one; one on each side; one or two, the second for want of the first; or any."""

    ONE = "one"
    SIDES = "sides"
    ONE_OR_TWO = "one-or-two"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class Progressing:
    """A progression by name, with its settings and the sequences that others have printed for it."""

    id: str
    step: Progression
    settings: tuple[Setting, ...] = ()
    worked: tuple[published.Worked, ...] = ()


@dataclass(frozen=True, slots=True)
class Choosing:
    """A choice by name. `choose` is None for one that looks at cards or values (`counting.py`).

    `fixed`: what is given to it behind its settings.
    """

    id: str
    sees: Sees
    wants: Wants
    choose: Callable[..., None] | None = None
    settings: tuple[Setting, ...] = ()
    fixed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class System:
    """A system with its settings: what a session is played by."""

    progressing: Progressing
    progression_given: tuple[int, ...]
    choosing: Choosing
    choice_given: tuple[tuple[int, ...], ...]
    settings: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        """How the system is called on the command line."""
        parts = [self.choosing.id] * (self.choosing.id != ALWAYS) + [self.progressing.id]
        return "+".join(part for part in parts if part != FLAT or len(parts) == 1)


FLAT: Final = "flat"
ALWAYS: Final = "always"

_STEPS = Number("steps", 0, 0, 62)
_AFTER = (Number("after", 1, 1, 100),)
_MARK = Word(
    "mark",
    MappingProxyType(
        {"repeat": choices.REPEAT, "turn": choices.TURN, "red": choices.RED, "blue": choices.BLUE},
    ),
    "repeat",
)
_ROAD = Word(
    "road",
    MappingProxyType(
        {
            "big-eye-boy": choices.BIG_EYE_BOY,
            "small-road": choices.SMALL_ROAD,
            "cockroach-pig": choices.COCKROACH_PIG,
        },
    ),
    "big-eye-boy",
)


PROGRESSIONS: Final[Mapping[str, Progressing]] = MappingProxyType(
    {
        entry.id: entry
        for entry in (
            Progressing(FLAT, play.flat),
            Progressing("martingale", play.martingale, (_STEPS,), published.MARTINGALE),
            Progressing("grand-martingale", play.grand_martingale, (_STEPS,), published.GRAND_MARTINGALE),
            Progressing("paroli", play.paroli, (Number("wins", 3, 1, 40),), published.PAROLI),
            Progressing("1-3-2-4", play.series, (Series("series", (1, 3, 2, 4)),), published.ONE_THREE_TWO_FOUR),
            Progressing("1-3-2-6", play.series, (Series("series", (1, 3, 2, 6)),), published.ONE_THREE_TWO_SIX),
            Progressing("fibonacci", play.fibonacci, (Number("back", 2, 1, 60),), published.FIBONACCI),
            Progressing("d-alembert", play.d_alembert, (Number("by", 1, 1, 1_000),), published.D_ALEMBERT),
            Progressing("labouchere", play.labouchere, (Series("line", (1, 2, 3, 4)),), published.LABOUCHERE),
            Progressing("oscars-grind", play.oscars_grind, (), published.OSCARS_GRIND),
        )
    }
)

CHOICES: Final[Mapping[str, Choosing]] = MappingProxyType(
    {
        entry.id: entry
        for entry in (
            Choosing(ALWAYS, Sees.NOTHING, Wants.ONE, choices.choose_always),
            Choosing("follow-last", Sees.WINNERS, Wants.SIDES, choices.choose_by_last, _AFTER, (choices.REPEAT,)),
            Choosing("oppose-last", Sees.WINNERS, Wants.SIDES, choices.choose_by_last, _AFTER, (choices.TURN,)),
            Choosing("follow-road", Sees.WINNERS, Wants.SIDES, choices.choose_by_road, (_ROAD, _MARK)),
            Choosing("count", Sees.CARDS, Wants.ONE_OR_TWO, settings=(Tags("tags"), Ratio("trigger"))),
            Choosing("exact", Sees.VALUES, Wants.ANY, settings=(Ratio("least", "0"),)),
        )
    }
)


def system_of(name: str, settings: Mapping[str, str] | None = None) -> System:
    """The system of a name such as `martingale` or `follow-last+martingale`. Raises InputError."""
    progressing, choosing = PROGRESSIONS[FLAT], CHOICES[ALWAYS]
    named: set[str] = set()
    for part in name.split("+"):
        kind = "progression" if part in PROGRESSIONS else "choice"
        if part not in PROGRESSIONS and part not in CHOICES:
            raise InputError(f"no system {part[:40]!r}: give one of {', '.join(names())}, or the path of a Python file")
        if kind in named:
            raise InputError(f"{name} names two of a kind: join one choice and one progression, as follow-last+paroli")
        named.add(kind)
        progressing, choosing = PROGRESSIONS.get(part, progressing), CHOICES.get(part, choosing)
    left = dict(settings or {})
    known = [setting.name for setting in (*choosing.settings, *progressing.settings)]
    texts = {
        setting.name: left.pop(setting.name, setting.usual_text)
        for setting in (*choosing.settings, *progressing.settings)
    }
    chosen = tuple(setting.read(texts[setting.name]) for setting in choosing.settings)
    given = tuple(setting.read(texts[setting.name]) for setting in progressing.settings)
    if left:
        raise InputError(
            f"{name} has no setting {next(iter(left))[:20]!r}: "
            + (f"it has {', '.join(known)}" if known else "nothing can be set on it")
        )
    return System(
        progressing, sum(given, ()) or (0,), choosing, (*chosen, choosing.fixed), tuple(sorted(texts.items()))
    )


def names() -> tuple[str, ...]:
    """Names of all systems, progressions first."""
    return (*PROGRESSIONS, *(name for name in CHOICES if name != ALWAYS))
