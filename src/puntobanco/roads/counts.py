"""How often what came in a shoe: the numbers beside the roads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from puntobanco.roads.results import Result, Winner
from puntobanco.roads.runs import big_road


@dataclass(frozen=True, slots=True)
class Counts:
    """Coups of a shoe by what they were. Void coups are not among them.

    `run` is the height of the run that stands now and `run_side` its side, None before the first Banker or Player coup.
    """

    coups: int
    banker: int
    player: int
    tie: int
    banker_pair: int
    player_pair: int
    natural: int
    banker_run_max: int
    player_run_max: int
    run: int
    run_side: Winner | None


def counts_of(results: Iterable[Result]) -> Counts:
    """Count a shoe's results and its runs."""
    coups = tuple(results)
    winners = [result.winner for result in coups]
    runs = big_road(coups).runs
    return Counts(
        coups=len(coups),
        banker=winners.count(Winner.BANKER),
        player=winners.count(Winner.PLAYER),
        tie=winners.count(Winner.TIE),
        banker_pair=sum(result.banker_pair for result in coups),
        player_pair=sum(result.player_pair for result in coups),
        natural=sum(result.natural for result in coups),
        banker_run_max=max((run.height for run in runs if run.side is Winner.BANKER), default=0),
        player_run_max=max((run.height for run in runs if run.side is Winner.PLAYER), default=0),
        run=runs[-1].height if runs else 0,
        run_side=runs[-1].side if runs else None,
    )
