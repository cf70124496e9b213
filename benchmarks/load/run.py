"""How many patrons one house holds: `python benchmarks/load/run.py [PATRONS ...] [--coups N] [--rounds N]`.

The house has one core and the patrons the other; a plain server in Node does the same evening before or after it, so
that each step has a ratio of its own. In every coup all patrons wager within two seconds; a step holds when 99 of 100
acknowledgements take less than 100 ms, the totals that others see are less than 250 ms old in 99 of 100 messages, every
patron has seen the settlement within a second of the end of betting, all come back within five, and an idle patron
costs less than 30 KB. Ctrl-C ends it with what has been measured. docs/LOAD.md has the results.
"""

from __future__ import annotations

import argparse
import os
import resource
import tempfile
from pathlib import Path

from evening import Evening, Open, compiled, spend
from house import EveningError, ours_of, plain

STEPS = (1000, 5000, 6000, 7000, 8000, 10_000)
OURS, PLAIN, BESIDE = "puntobanco", "node", "beside"
Measured = dict[tuple[int, str], list[Evening]]


def main() -> None:
    """Measure each number of patrons that was asked for, each house in turn."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("patrons", type=int, nargs="*", default=STEPS)
    parser.add_argument("--coups", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=1, help="how often each step is measured, each house in turn")
    parser.add_argument("--alone", choices=(OURS, PLAIN), help="measure one of the two only")
    parser.add_argument("--beside", metavar="SOURCE", help="another copy of the package, to be measured as well")
    parser.add_argument("--profile", metavar="FOLDER", help="keep profiles of the house there (needs py-spy)")
    asked = parser.parse_args()
    most = max(asked.patrons) + 1000
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    houses: dict[str, Open] = {OURS: ours_of(None), PLAIN: plain}
    if asked.alone is not None:
        houses = {asked.alone: houses[asked.alone]}
    if asked.beside is not None:
        houses[BESIDE] = ours_of(asked.beside)
    measured: Measured = {}
    try:
        with tempfile.TemporaryDirectory(prefix="load-") as folder:
            measure(houses, compiled(Path(folder)), asked, measured)
    except KeyboardInterrupt:
        print("\nended; what was measured:", flush=True)
    summary(measured)


def measure(houses: dict[str, Open], program: Path, asked: argparse.Namespace, measured: Measured) -> None:
    """Every step, every round, every house: who begins changes from round to round."""
    for count in asked.patrons:
        for number in range(asked.rounds):
            names = list(houses) if number % 2 == 0 else list(reversed(houses))
            for name in names:
                try:
                    evening = spend(name, houses[name], program, count=count, coups=asked.coups, profile=asked.profile)
                except EveningError as error:
                    print(f"{name}, {count} patrons: {error}", flush=True)
                    continue
                measured.setdefault((count, name), []).append(evening)
                show(name, evening)


def show(name: str, evening: Evening) -> None:
    """One evening, coup by coup."""
    amiss = ", ".join(f"{what} {count}" for what, count in evening.amiss.items())
    print(
        f"{name}, {evening.patrons} patrons: came in {evening.came_seconds:.1f} s, {evening.idle_kb:.1f} KB each; "
        f"{len(evening.coups)} coups with {evening.processor:.1f} s of processor and {evening.waited:.1f} s waiting "
        f"for it; {amiss}; load {os.getloadavg()[0]:.1f}"
    )
    for number, coup in enumerate(evening.coups, 1):
        told = ", ".join(
            f"{what} p50 {coup[what]['p50']:.0f} p99 {coup[what]['p99']:.0f} max {coup[what]['max']:.0f}"
            for what in ("acknowledged", "totals", "settled")
            if coup[what]["count"]
        )
        print(f"    coup {number}: {coup['acknowledged']['count']:.0f} wagers, ms: {told}")
    back = evening.back
    came = f"{back['count']:.0f} back in {back['max']:.0f} ms (p50 {back['p50']:.0f})" if back["count"] else "none back"
    print(f"    all again: {came}, {evening.back_processor:.1f} s of processor", flush=True)


def summary(measured: Measured) -> None:
    """Best and worst of every step side by side, and how many times the other house's figures ours are."""
    print(f"\n{'patrons':>8} {'house':>12} {'ack p50':>9} {'p99':>9} {'totals p99':>11} {'settled':>9}", end=" ")
    print(f"{'cpu/coup':>9} {'back':>9} {'KB':>6}")
    for count in dict.fromkeys(count for count, _ in measured):
        step = {name: evenings for (patrons, name), evenings in measured.items() if patrons == count}
        for name, evenings in step.items():
            back = min(one.back.get("max", float("inf")) for one in evenings) / 1000
            print(
                f"{count:>8} {name:>12} {spread(evenings, 'acknowledged', 'p50'):>9} "
                f"{spread(evenings, 'acknowledged', 'p99'):>9} {spread(evenings, 'totals', 'p99'):>11} "
                f"{spread(evenings, 'settled', 'max'):>9} {least(evenings):>8.2f}s {back:>8.1f}s "
                f"{min(one.idle_kb for one in evenings):>6.1f}  {verdict(evenings)}"
            )
        for name in step.keys() - {OURS} if OURS in step else ():
            print(f"{'':>8} {OURS} takes {least(step[OURS]) / least(step[name]):.2f} times the processor of {name}")


def spread(evenings: list[Evening], what: str, figure: str) -> str:
    """The best coup's and the worst coup's figure, ms."""
    figures = [coup[what].get(figure, float("inf")) for evening in evenings for coup in evening.coups]
    return f"{min(figures):.0f}-{max(figures):.0f}"


def least(evenings: list[Evening]) -> float:
    """Processor for a coup, in the evening that was disturbed least."""
    return min(evening.coup_processor for evening in evenings)


def verdict(evenings: list[Evening]) -> str:
    """Whether every evening held, or what broke."""
    broken = dict.fromkeys(what for evening in evenings for what in evening.breaks)
    return f"breaks: {', '.join(broken)}" if broken else "holds"


if __name__ == "__main__":
    main()
