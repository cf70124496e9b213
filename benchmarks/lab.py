"""Nanoseconds a coup and core of the lab's sessions: `python benchmarks/lab.py [--sessions N] [--rounds N]`.

Sessions of 1,000 coups on honest shoes, processor time, least and median of some rounds; beside each what simulation
needs for the same shoes in the same run, dealing and counting them. The bound is 15 ns for a simple system. Last, what
two workers gain, in time by the clock, and what exact values before every coup cost.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial

from puntobanco.lab import Player, Study, Terms, study_of, system_of, way_of
from puntobanco.rules import shipped
from puntobanco.runner import cores
from puntobanco.runner.sessions import play_study
from puntobanco.sim import deal_run, run_of

COUPS = 1_000
BOUND_NS = 15
SIMPLE = ("flat", "martingale", "grand-martingale", "paroli", "1-3-2-4", "1-3-2-6", "fibonacci", "d-alembert")
OTHERS = ("follow-last", "oppose-last+martingale", "follow-road", "count", "labouchere", "oscars-grind")
SEED = 1


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--sessions", type=int, default=1_200, help="sessions of a round")
    asked.add_argument("--rounds", type=int, default=9)
    given = asked.parse_args()
    print(f"{'system':28} {'least':>8} {'median':>8}   ns a coup; dealing alone: least of the same run")
    for game in ("punto-banco", "7up-mbs", "touch"):
        dealing = least(partial(deal, game, given.sessions * 5), given.rounds)[0]
        for name in (*SIMPLE, *OTHERS) if game == "punto-banco" else ("martingale",):
            study = the_study(game, name)
            player = Player(study, SEED, way_of(study, SEED))
            figures = least(partial(play, player, given.sessions), given.rounds)
            held = "" if name not in SIMPLE else "  held" if figures[0] <= BOUND_NS else f"  above {BOUND_NS}"
            print(f"{game + ' ' + name:28} {figures[0]:8.2f} {figures[1]:8.2f}   {dealing:6.2f}{held}", flush=True)
    by_workers(given.sessions)
    values(given.rounds)


def the_study(game: str, name: str, *, values: bool = False) -> Study:
    """A thousand coups with money enough for any luck, so that all are played."""
    return study_of(shipped(game), system_of(name), [], Terms(100, None, COUPS), values=values)


def deal(game: str, sessions: int) -> int:
    """Deal and count about as many coups as so many sessions have; how many they were."""
    rules = shipped(game)
    policy = the_study(game, "flat").policy
    run = run_of(rules, policy, decks=rules.ruleset.decks_usual, seed=SEED)
    blocks = max(sessions * COUPS // run.block_coups_most, 1)
    return deal_run(run, 0, blocks).coups


def play(player: Player, sessions: int) -> int:
    """Play sessions; how many coups they had."""
    return player.play(0, sessions).coups


def least(work: Callable[[], int], rounds: int) -> tuple[float, float]:
    """Least and median processor time a coup, in nanoseconds; `work` gives how many coups it had."""
    work()
    found = []
    for _ in range(rounds):
        begun = time.process_time()
        coups = work()
        found.append((time.process_time() - begun) * 1e9 / coups)
    return min(found), statistics.median(found)


def by_workers(sessions: int) -> None:
    """What a second worker gains."""
    study = the_study("punto-banco", "martingale")
    seconds = {}
    for workers in (1, 2):
        runs = (
            play_study(study, seed=SEED, sessions=sessions * 10, workers=workers, tell=lambda _: None).seconds
            for _ in range(3)
        )
        seconds[workers] = min(runs)
    print(f"two workers: {seconds[1] / seconds[2]:.2f} times one, of {cores()} processors")


def values(rounds: int) -> None:
    """What the exact value of the chosen bet costs before every coup."""
    study = the_study("punto-banco", "flat", values=True)
    player = Player(study, SEED, way_of(study, SEED))
    figures = least(partial(play, player, 12), rounds)
    print(f"exact value before every coup: {figures[0] / 1000:.2f} microseconds a coup")


if __name__ == "__main__":
    main()
