"""The numbers beside the roads."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given

from puntobanco.roads import Counts, Result, Winner, counts_of, parse_sequence
from tests.roads.strategies import shoes


def test_an_empty_shoe_counts_nothing() -> None:
    assert counts_of(()) == Counts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, None)


def test_counts_and_runs_of_a_short_shoe() -> None:
    shoe = parse_sequence("TBbBTBPpPBbpT")
    counts = counts_of([replace(shoe[0], natural=True), *shoe[1:]])
    assert (counts.coups, counts.banker, counts.player, counts.tie) == (9, 4, 2, 3)
    assert (counts.banker_pair, counts.player_pair, counts.natural) == (2, 2, 1)
    assert (counts.banker_run_max, counts.player_run_max) == (3, 2)
    assert (counts.run_side, counts.run) == (Winner.BANKER, 1)


@given(shoes)
def test_every_coup_is_banker_player_or_tie(shoe: tuple[Result, ...]) -> None:
    counts = counts_of(shoe)
    assert counts.banker + counts.player + counts.tie == counts.coups == len(shoe)
    assert counts.run <= max(counts.banker_run_max, counts.player_run_max)
    assert (counts.run == 0) == (counts.run_side is None)
