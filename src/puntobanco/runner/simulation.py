"""A simulation from beginning to end: how many blocks to deal, who deals them, how far it is, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from puntobanco.cards import CARDS_PER_DECK, RANK_COUNT
from puntobanco.engine import begin_shoe, burn_count, shoe_end
from puntobanco.errors import InputError
from puntobanco.odds import exact_odds, needs_suits
from puntobanco.rules import Mode, Rules, ShoePolicy
from puntobanco.runner.workers import Blocks, Workers
from puntobanco.sim import (
    BetFigures,
    Expected,
    Run,
    Spread,
    Tally,
    bet_figures,
    cards_per_coup,
    coups_per_shoe,
    deal_part,
    deal_run,
    outcomes_of,
    run_of,
)

PIECES_PER_WORKER: Final = 4
"""Pieces of the size of the next one that the rest would make for each worker."""
PIECE_BLOCKS_MIN: Final = 16
PIECE_BLOCKS_MAX: Final = 512
"""Blocks dealt at a stretch: a tenth of a second or less, so that progress and Ctrl-C are never far."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a simulation is."""

    coups: int
    coups_wanted: int
    seconds: float

    @property
    def rate(self) -> float:
        """Coups per second so far."""
        return self.coups / self.seconds if self.seconds else 0.0

    @property
    def seconds_left(self) -> float:
        """Seconds that the rest takes at this rate."""
        return (self.coups_wanted - self.coups) / self.rate if self.rate else 0.0


Told = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class Report:
    """What a simulation found. `interrupted`: it was stopped, and this is what it had until then."""

    rules: Rules
    decks: int
    seed: int
    tally: Tally
    bets: tuple[BetFigures, ...]
    seconds: float
    interrupted: bool

    @property
    def outcomes(self) -> dict[str, int]:
        """Coups by winner."""
        return dict(outcomes_of(self.tally))

    @property
    def coups_per_shoe(self) -> Spread | None:
        """Coups of the shoes that were dealt to their end."""
        return coups_per_shoe(self.tally)

    @property
    def cards_per_coup(self) -> Spread | None:
        """Cards that a coup took from the shoe."""
        return cards_per_coup(self.rules, self.tally)


def policy_of(rules: Rules, decks: int, coups_of_shoe: int | None = None) -> ShoePolicy:
    """How the shoes of a simulation are treated: as the house's generator does, or with a fixed number of coups.

    A shoe that ends by its cut card ends sooner when coups take many cards, so what is dealt near its end is no fair
    sample; the first `coups_of_shoe` coups of every shoe are. Raises InputError when not every shoe has so many, and
    for rules by which no coup begins or no shoe ends.
    """
    policy = rules.ruleset.shoe[Mode.RNG]
    if not rules.ruleset.deal.order:
        raise InputError(f"{rules.id} cannot be simulated: its coups may take no card, so that no shoe ends")
    cards = decks * CARDS_PER_DECK
    if all(shoe_end(policy, begin_shoe(policy, cards, card)) is not None for card in range(RANK_COUNT)):
        raise InputError(f"{rules.id} cannot be simulated: with {decks} decks every shoe ends before its first coup")
    if coups_of_shoe is None or policy.fresh_every_coup:
        return policy
    burnt = max(burn_count(policy, card) for card in range(RANK_COUNT))
    most = (cards - burnt) // rules.cards_longest
    if coups_of_shoe > most:
        raise InputError(f"not every shoe has {coups_of_shoe} coups: with {decks} decks give {most} or fewer")
    return replace(policy, coups_max=coups_of_shoe, cut_card_behind=None, cut_by_dealer=False, cards_least=1)


def simulation_run(rules: Rules, policy: ShoePolicy, *, decks: int, seed: int) -> Run:
    """The run that tallies every grid that the bets of a rule set live on."""
    grids = tuple(dict.fromkeys(bet.grid.name for bet in rules.bets))
    suits = any(map(needs_suits, rules.bets))
    return run_of(rules, policy, decks=decks, seed=seed, grids=grids, suits=suits)


def simulate(
    rules: Rules, policy: ShoePolicy, *, decks: int, seed: int, coups: int, workers: Workers, tell: Told
) -> Report:
    """Deal exactly `coups` coups and compare every bet with its exact value.

    The figures are the same for any workers. On KeyboardInterrupt the report is of what was dealt until then, which is
    the beginning of the run; raised again when there is nothing yet.
    """
    run = simulation_run(rules, policy, decks=decks, seed=seed)
    exact = exact_odds(rules, decks=decks)
    make_ready(run)
    begun = perf_counter()
    tally: Tally | None = None
    interrupted = False
    try:
        for part in _parts(run, coups, workers):
            tally = part if tally is None else tally + part
            tell(Progress(tally.coups, coups, perf_counter() - begun))
    except KeyboardInterrupt:
        if tally is None:
            raise
        interrupted = True
    seconds = perf_counter() - begun
    assert tally is not None, "at least one coup is asked for"
    figures = tuple(
        bet_figures(bet, tally, Expected(exact.bets[bet.id].ev, exact.bets[bet.id].variance)) for bet in rules.bets
    )
    return Report(rules, decks, seed, tally, figures, seconds, interrupted)


def make_ready(run: Run) -> None:
    """Compile or fetch the kernels that a run needs, before anybody waits for its figures."""
    deal_run(run, 0, 0)
    deal_part(run, 0, 0)


def _parts(run: Run, coups: int, workers: Workers) -> Iterator[Tally]:
    """Tallies of one piece after the other until there are `coups`.

    Blocks differ in their coups, so as many are dealt at once as surely fit; then as many as fit into what is left, and
    so on; the last block is dealt in part.
    """
    block = 0
    while (sure := coups // run.block_coups_most) > 0:
        with closing(workers.each(run, _pieces(block, sure, workers.count))) as tallies:
            for tally in tallies:
                coups -= tally.coups
                yield tally
        block += sure
    while coups > 0:
        tally = deal_part(run, block, coups)
        coups -= tally.coups
        block += 1
        yield tally


def _pieces(first: int, blocks: int, workers: int) -> Iterator[Blocks]:
    """Blocks in pieces that become smaller, so that all workers end together."""
    while blocks > 0:
        size = min(blocks, max(PIECE_BLOCKS_MIN, min(PIECE_BLOCKS_MAX, blocks // (workers * PIECES_PER_WORKER))))
        yield first, size
        first += size
        blocks -= size
