"""The drills: read from files, done perfectly, the same again by the same seed."""

from __future__ import annotations

import pytest

from puntobanco.errors import RulesError
from puntobanco.office.drills import drills_for, mishaps_of, own_drills, practice_terms, shipped_drills
from puntobanco.rules import shipped
from puntobanco.training.drill import Drill, read_drill
from puntobanco.training.perfect import done_perfectly, verify_drill
from puntobanco.training.score import FULL
from tests.training.trainee import LIVE, drill_of

EVERY = [(name, drill) for name in LIVE for drill in drills_for(shipped_drills(), name)]
NAMED = [f"{name}: {drill.id}" for name, drill in EVERY]

OWN = """
id    = "monday"
coups = ["8c 3h Kh 4s", "6s 7c"]
games = ["punto-banco"]
[title]
en = "Monday morning"
[[mishap]]
coup         = 2
before_card  = 3
sees         = "spilt"
irregularity = "foreign-card"
[mishap.words]
en = "Tea is spilt over a card, and a card of another game lies under it."
"""


@pytest.mark.parametrize(("ruleset", "drill"), EVERY, ids=NAMED)
def test_every_shipped_drill_done_perfectly_has_every_point(ruleset: str, drill: Drill) -> None:
    terms, known = practice_terms(shipped(ruleset)), mishaps_of(shipped_drills(), ruleset)
    if drill.coups:
        verify_drill(drill, terms, file=drill.id)
    practice = done_perfectly(drill, terms, seed="a", known=known)
    assert practice.over
    assert (practice.score.points, practice.score.slips) == (FULL, ())
    assert practice.score.coups == practice.coup == (len(drill.coups) or drill.count or practice.coup)
    assert sum(practice.ledger.values()) == 0


@pytest.mark.parametrize("ruleset", LIVE)
def test_every_game_that_is_dealt_live_has_shuffled_and_scripted_drills_with_every_thing_that_can_go_wrong(
    ruleset: str,
) -> None:
    drills = drills_for(shipped_drills(), ruleset)
    ids = {drill.id for drill in drills}
    assert {
        "random", "random-mishaps", "whole-shoe", "third-cards", "cards-astray", "slips-of-the-hand", "play-stops",
    } <= ids  # fmt: skip
    assert len(ids) == len(drills)
    scripted = {mishap.irregularity for drill in drills for mishap in drill.mishaps}
    assert scripted >= {
        "foreign-card", "too-many-to-player", "too-many-to-banker", "cards-drawn-together", "too-few-cards",
        "late-wager", "withdrawn-wager", "card-entered-wrongly", "needless-card-exposed", "cut-card-during-coup",
        "link-lost", "malfunction", "card-too-often", "unshuffled-shoe",
    }  # fmt: skip


def test_the_same_seed_deals_the_same_cards_and_mistakes_and_another_seed_others() -> None:
    drill, terms = drill_of("random-mishaps", "punto-banco"), practice_terms(shipped("punto-banco"))
    known = mishaps_of(shipped_drills(), "punto-banco")
    one, again, other = (done_perfectly(drill, terms, seed=seed, known=known) for seed in ("a", "a", "b"))
    assert one == again
    assert one.table.results == again.table.results != other.table.results
    assert one.score.mishaps > 0


def test_a_whole_shoe_ends_by_its_cut_card() -> None:
    drill, terms = drill_of("whole-shoe", "punto-banco"), practice_terms(shipped("punto-banco"))
    practice = done_perfectly(drill, terms, seed="a", known=mishaps_of(shipped_drills(), "punto-banco"))
    assert practice.over
    assert practice.coup > 60
    assert practice.table.shoes == 1


def test_a_house_has_drills_of_its_own_beside_its_database() -> None:
    (drill,) = own_drills({"monday.toml": OWN}, [shipped("punto-banco")])
    assert (drill.own, drill.title["en"], len(drill.mishaps)) == (True, "Monday morning", 1)
    assert drill.mishaps[0].words["en"].startswith("Tea")
    assert done_perfectly(drill, practice_terms(shipped("punto-banco"))).score.mishaps == 1


@pytest.mark.parametrize(
    ("changed", "to", "says"),
    [
        ('"foreign-card"', '"no-such-thing"', "an irregularity of punto-banco"),
        ('sees         = "spilt"', 'sees = "spilt"\nanswers = ["hold"]', "void-coup"),
        ("before_card  = 3", "before_card = 6", "mishaps that happen where they stand"),
        ("before_card  = 3", 'at = "felt"\nbefore_card = 3', "only there"),
        ("8c 3h Kh 4s", "8c 3h Kh 4s 5d", "the cards of one coup"),
        ("8c 3h Kh 4s", "8c 3h Kh 4", "with their suits"),
        ('["punto-banco"]', '["chess"]', "games that are dealt live"),
        ('id    = "monday"', 'id = "random"', "an id that no other drill of the game has"),
        ('en = "Monday morning"', "", "a title"),
        ("coup         = 2", "coup = 9", "the cards of one coup"),
    ],
)
def test_a_drill_that_cannot_be_done_is_refused_with_its_place(changed: str, to: str, says: str) -> None:
    with pytest.raises(RulesError, match=says):
        own_drills({"monday.toml": OWN.replace(changed, to)}, [shipped("punto-banco")])


def test_what_is_no_drill_is_said_at_once() -> None:
    for text in ("id = [", 'id = "x"\ncount = 3\ncoups = ["8c 3h Kh 4s"]', 'id = "x"\ncolour = "red"'):
        with pytest.raises(RulesError):
            read_drill(text, file="x.toml")
