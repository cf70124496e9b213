"""Every coup of the kernels is the coup that the engine deals from the same shoe, on every grid."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from puntobanco.cards import NO_SUIT, RANK_COUNT, Card, Side, rank_of, suit_of
from puntobanco.engine import Coup
from puntobanco.outcome import GRIDS, Grid, Outcome
from puntobanco.rules import Mode, Rules, ShoePolicy
from puntobanco.sim import PlainShoe, Run, deal_part, deal_plainly, deal_run, rows_of_block, run_of
from tests.odds.strange import rules_named

SHOES = (0, 1, 2, 3, 100, 255)
GAMES = ("punto-banco", "7up-mbs", "7up-online", "star-commission", "touch", "backwards", "two-lying", "player-stands")


def policy_of(rules: Rules) -> ShoePolicy:
    return rules.ruleset.shoe[Mode.RNG]


def shoe(rules: Rules, policy: ShoePolicy, run: Run, number: int) -> PlainShoe:
    return deal_plainly(rules, policy, decks=run.course.decks, seed=run.seed, number=number)


@cache
def usual_shoe(game: str, number: int) -> PlainShoe:
    """A shoe of the usual run of a game, dealt once for all tests."""
    rules = rules_named(game)
    return shoe(rules, policy_of(rules), usual_run(game, suits=True), number)


def usual_run(game: str, *, suits: bool) -> Run:
    rules = rules_named(game)
    return run_of(rules, policy_of(rules), decks=rules.ruleset.decks_usual, seed=9, suits=suits)


def hides_suits(rules: Rules) -> bool:
    return any(suit_of(card) == NO_SUIT for side in Side for card in rules.fixed(side))


def without_suits(rules: Rules, coup: Coup) -> Outcome:
    """The outcome as far as ranks tell; the suits of fixed cards are known all the same."""

    def hand(side: Side, cards: tuple[Card, ...]) -> list[Card]:
        fixed = len(rules.fixed(side))
        return [*cards[:fixed], *(NO_SUIT * RANK_COUNT + rank_of(card) for card in cards[fixed:])]

    return Outcome.of(hand(Side.PLAYER, coup.player), hand(Side.BANKER, coup.banker))


@pytest.mark.parametrize("grid", GRIDS.values(), ids=lambda grid: grid.name)
@pytest.mark.parametrize("game", GAMES)
def test_every_coup_falls_into_the_class_of_what_the_engine_deals(game: str, grid: Grid) -> None:
    rules = rules_named(game)
    for suits in (True, False):
        if grid.name == "colours" and (not suits or hides_suits(rules)):
            continue
        run = usual_run(game, suits=suits)
        rows = rows_of_block(run, 4, grid)
        for number in SHOES:
            coups = usual_shoe(game, 4 * run.shoes_per_block + number).coups
            outcomes = [coup.outcome if suits else without_suits(rules, coup) for coup in coups]
            dealt = rows.classes[rows.starts[number] : rows.starts[number + 1]]
            assert dealt.tolist() == [*map(grid.class_of, outcomes)]


@pytest.mark.parametrize("game", GAMES)
def test_a_tally_counts_what_the_rows_say(game: str) -> None:
    rules = rules_named(game)
    grids = [name for name in GRIDS if name != "colours" or not hides_suits(rules)]
    for suits in (True, False):
        run = run_of(rules, policy_of(rules), decks=rules.ruleset.decks_usual, seed=5, grids=grids, suits=suits)
        tally = deal_run(run, 3, 1)
        for name in grids:
            if name == "colours" and not suits:
                continue
            counts = [0] * GRIDS[name].size
            for number in rows_of_block(run, 3, GRIDS[name]).classes.tolist():
                counts[number] += 1
            assert tally.of(name).tolist() == counts, name


POLICIES = {
    "the cut card at once": {"cut_card_behind": 400, "last_coups_after_cut": 0},
    "ten coups after the cut card": {"cut_card_behind": 60, "last_coups_after_cut": 10},
    "no cut card": {"cut_card_behind": None},
    "few cards left": {"cut_card_behind": None, "cards_least": 1},
    "many cards left": {"cards_least": 300},
    "five coups": {"coups_max": 5},
    "one coup": {"coups_max": 1},
    "fresh but burnt": {"fresh_every_coup": True},
    "nothing burnt": {"burn_by_first_card": False},
}


@pytest.mark.parametrize("change", POLICIES.values(), ids=POLICIES)
@pytest.mark.parametrize("game", ["punto-banco", "7up-mbs"])
def test_shoes_end_when_the_engine_ends_them(game: str, change: dict[str, object]) -> None:
    rules = rules_named(game)
    policy = replace(policy_of(rules), **change)  # type: ignore[arg-type]  # each value fits its own key
    grid = GRIDS["totals"]
    run = run_of(rules, policy, decks=rules.ruleset.decks_usual, seed=77)
    rows = rows_of_block(run, 0, grid)
    tally = deal_run(run, 0, 1)
    for number in range(12):
        dealt = rows.classes[rows.starts[number] : rows.starts[number + 1]].tolist()
        assert dealt == [grid.class_of(coup.outcome) for coup in shoe(rules, policy, run, number).coups]
    assert tally.coups == rows.starts[-1] == sum(n * count for n, count in enumerate(tally.per_shoe.tolist()))


def test_what_has_not_been_shown_before_a_coup() -> None:
    rules = rules_named("punto-banco")
    run = run_of(rules, policy_of(rules), decks=8, seed=1)
    rows = rows_of_block(run, 0, GRIDS["totals"], unseen=True)
    for number in SHOES:
        plain = shoe(rules, policy_of(rules), run, number)
        assert plain.first_card is not None
        left = [32] * RANK_COUNT
        left[rank_of(plain.first_card)] -= 1
        for row, coup in zip(rows.unseen[rows.starts[number] : rows.starts[number + 1]], plain.coups, strict=True):
            assert row.tolist() == left
            for dealt in coup.dealt:
                left[rank_of(dealt.card)] -= 1


@pytest.mark.parametrize("game", ["punto-banco", "touch"])
def test_a_part_of_a_block_is_its_first_coups(game: str) -> None:
    rules = rules_named(game)
    run = run_of(rules, policy_of(rules), decks=8, seed=8, grids=("sevens",))
    rows = rows_of_block(run, 2, GRIDS["sevens"])
    for coups in (1, 3, 500, len(rows.classes)):
        counts = [0] * GRIDS["sevens"].size
        for number in rows.classes[:coups].tolist():
            counts[number] += 1
        part = deal_part(run, 2, coups)
        assert part.of("sevens").tolist() == counts
        assert part.coups == coups
        shoes = sum(start < coups for start in rows.starts[:-1].tolist())
        assert part.shoes == shoes
    assert deal_part(run, 2, 10**9).coups == len(rows.classes), "a block has no more"


def test_blocks_add_up_in_any_order() -> None:
    rules = rules_named("7up-mbs")
    run = run_of(rules, policy_of(rules), decks=8, seed=3, grids=("sevens", "pairs"), suits=True)
    whole = deal_run(run, 0, 5)
    parts = deal_run(run, 3, 2) + deal_run(run, 0, 1) + deal_run(run, 1, 2)
    assert whole.classes.tolist() == parts.classes.tolist()
    assert whole.per_shoe.tolist() == parts.per_shoe.tolist()
    assert {name: counts.tolist() for name, counts in whole.extras.items()} == {
        name: counts.tolist() for name, counts in parts.extras.items()
    }
    assert whole.shoes == parts.shoes == 5 * 256


def test_another_seed_is_another_run() -> None:
    rules = rules_named("punto-banco")
    tallies = [deal_run(run_of(rules, policy_of(rules), decks=8, seed=seed), 0, 1) for seed in (0, 1, 2**64 - 1)]
    assert len({tuple(tally.classes.tolist()) for tally in tallies}) == 3
