"""Small parts of what the wire tells of a table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

CommandId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{8,64}$")]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9-]{0,39}$")]


class CountsTold(Struct, frozen=True):
    """Results of the running shoe, counted."""

    banker: int = 0
    player: int = 0
    tie: int = 0
    banker_pair: int = 0
    player_pair: int = 0


class ResultTold(Struct, frozen=True):
    """One finished coup of the shoe: who won, with how many points, and what the roads mark beside it."""

    o: Literal["B", "P", "T"]
    total: int
    natural: bool
    player_pair: bool
    banker_pair: bool


class PatronWagers(Struct, frozen=True):
    """What one patron has lying, by bet."""

    nickname: str
    wagers: dict[str, int]


class SecondsTold(Struct, frozen=True):
    """How long this table's steps take: betting (0: no clock), showing each card, showing the result."""

    betting: float
    card: float
    result: float


class Presentation(Struct, frozen=True):
    """How the roads of this table are drawn unless the patron wants it otherwise.

    `tie_style`: ties on the big road as slashes, or not recorded there. `bead`, `ring`: what stands in the beads of the
    bead plate and in the rings of the big road.
    """

    tie_style: Literal["slash", "none"]
    bead: Literal["letters", "points"]
    ring: Literal["points", "plain"]


class LimitTold(Struct, frozen=True):
    """Least and most stake on a bet in one coup, minor units."""

    min_minor: int
    max_minor: int
