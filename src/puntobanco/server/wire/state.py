"""A whole table as one patron may know it, at one sequence number."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from puntobanco.server.wire.live_parts import LiveTold
from puntobanco.server.wire.parts import LimitTold, PatronWagers, Presentation, ResultTold, SecondsTold
from puntobanco.server.wire.told import AreaTold, FairnessTold
from puntobanco.table.events import CardDealt, OutcomeTold
from puntobanco.table.phases import Phase


class TableState(Struct, frozen=True, kw_only=True):
    """Everything about a table that its patrons may know, at one sequence number.

    `wagers` is everybody's, by patron; `mine` one's own, and `standing` the part of it that stayed up on a tie.
    `played` is everybody's in the decided coup that lies on the felt: one who comes back finds the stakes on it.
    `limits` are those of the patron's own level. `outcome` and `areas` stand while a coup is being shown, that is until
    the next betting opens (without a clock: until it closes) or the shoe ends; a void coup has neither. `results` are
    the coups of the shoe that count; before `reveal_at` the last one is not to be shown yet.
    `cancel`: "until-confirm" (a placed wager stays), "until-close" (it may be taken back until no more bets) or
    "until-deal" (nothing is placed before the deal).
    """

    id: str
    number: int
    name: str
    ruleset: str
    behaviour_hash: str
    mode: Literal["rng", "live", "touch"]
    commission_badge: str | None
    phase: Phase
    closing: bool
    shoe: int
    coup: int
    last: bool
    opens_at: int | None
    closes_at: int | None
    reveal_at: int | None
    cards_left: int
    cut_at: int | None
    cards_total: int
    burnt: int
    chips_minor: tuple[int, ...]
    stake_step_minor: int
    limits: dict[str, LimitTold]
    cancel: Literal["until-confirm", "until-close", "until-deal"]
    auto: bool
    seconds: SecondsTold
    seats: int
    patrons: int
    seated: bool
    results: tuple[ResultTold, ...]
    wagers: dict[str, PatronWagers]
    mine: dict[str, int]
    standing: dict[str, int]
    played: dict[str, PatronWagers]
    cards: tuple[CardDealt, ...]
    outcome: OutcomeTold | None
    areas: dict[str, AreaTold]
    presentation: Presentation
    commitment: str | None
    fairness: FairnessTold
    live: LiveTold | None = None
