"""`puntobanco odds`: keys and figures that tools outside build on."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from puntobanco.odds import exact_odds
from puntobanco.rules import shipped
from tests.cli.commands import OWN, refused, run


def odds(*arguments: str) -> dict[str, Any]:
    result = run("odds", *arguments, "--format", "json")
    assert (result.exit_code, result.stderr) == (0, "")
    document: dict[str, Any] = json.loads(result.stdout)
    return document


EDGES = {
    ("punto-banco", "player"): "1.2350813289",
    ("punto-banco", "banker"): "1.0579057842",
    ("punto-banco", "tie"): "14.3596287787",
    ("star-special", "banker"): "1.4581044640",
    ("star-commission", "banker-pair"): "10.3614457831",
    ("star-commission", "player-pair"): "10.3614457831",
    ("7up-mbs", "banker"): "2.5793292237",
    ("7up-mbs", "player"): "2.5926065838",
    ("7up-mbs", "tie"): "4.0928924767",
    ("7up-mbs", "super-sevens"): "2.9794673022",
    ("7up-online", "banker"): "4.3184228926",
    ("7up-online", "super-sevens"): "17.8668155371",
}


def test_the_document_has_the_keys_and_figures_that_were_promised() -> None:
    found = odds("punto-banco")
    assert found["ruleset"] == "punto-banco"
    assert found["version"] == shipped(found["ruleset"]).version
    assert found["decks"] == 8
    assert found["shoe"] == [32] * 13
    assert found["total"] == "4998398275503360"
    assert found["outcomes"] == {
        "banker": "2292252566437888",
        "player": "2230518282592256",
        "tie": "475627426473216",
    }
    banker = found["bets"]["banker"]
    assert banker["classes"] == [
        {"net": "-1", "ways": "2230518282592256"},
        {"net": "0", "ways": "475627426473216"},
        {"net": "19/20", "ways": "2292252566437888"},
    ]
    del banker["classes"]
    assert banker == {
        "ev": "-114753351728/10847218479825",
        "house_edge": "114753351728/10847218479825",
        "house_edge_percent": "1.0579057842",
        "rtp_percent": "98.942094",
        "sd": "0.927372",
        "hit_frequency": "8954111587648/19524993263685",
    }


@pytest.mark.parametrize(("ruleset", "bet"), EDGES)
def test_eight_deck_edges_are_those_that_are_known(ruleset: str, bet: str) -> None:
    assert odds(ruleset)["bets"][bet]["house_edge_percent"] == EDGES[ruleset, bet]


def test_classes_are_sorted_by_net_and_add_up_to_the_total() -> None:
    for bet in (found := odds("7up-mbs"))["bets"].values():
        nets = [eval_fraction(each["net"]) for each in bet["classes"]]
        assert nets == sorted(nets)
        assert sum(int(each["ways"]) for each in bet["classes"]) == int(found["total"])
        assert all(int(each["ways"]) > 0 for each in bet["classes"])


def eval_fraction(text: str) -> float:
    numerator, _, denominator = text.partition("/")
    return int(numerator) / int(denominator or 1)


def test_seven_up_counts_orders_of_five_cards() -> None:
    assert odds("7up-mbs")["total"] == str(416 * 415 * 414 * 413 * 412)


def test_a_shoe_can_be_named_in_three_ways() -> None:
    thirteen = odds("punto-banco", "--shoe", "31,32,32,32,32,32,0,32,32,32,32,32,32")
    named = odds("punto-banco", "--shoe", "A=31,7=0")
    assert thirteen == named
    assert named["shoe"] == [31, 32, 32, 32, 32, 32, 0, *[32] * 6]
    by_card = [8] * 52
    by_card[0] = 7
    for suit in range(4):
        by_card[suit * 13 + 6] = 0
    assert odds("punto-banco", "--shoe", ",".join(map(str, by_card))) == named
    assert odds("punto-banco", "--decks", "6", "--shoe", "10=0")["shoe"] == [24] * 9 + [0] + [24] * 3


def test_decks_change_the_shoe() -> None:
    found = odds("punto-banco", "--decks", "6")
    assert found["decks"] == 6
    assert found["shoe"] == [24] * 13
    exact = exact_odds(shipped("punto-banco"), decks=6).bets
    assert {bet: each["ev"] for bet, each in found["bets"].items()} == {
        bet: str(each.ev) for bet, each in exact.items()
    }
    assert found["bets"] != odds("punto-banco")["bets"]


def test_without_suits_a_bet_that_needs_them_is_left_out_with_a_line(tmp_path: Path) -> None:
    path = tmp_path / "garden.toml"
    path.write_text(OWN, encoding="utf-8")
    result = run("odds", str(path), "--shoe", ",".join(["12"] * 13), "--format", "json")
    assert result.exit_code == 0
    assert "all-red" not in json.loads(result.stdout)["bets"]
    assert "banker-pair" in json.loads(result.stdout)["bets"]
    assert "all-red is left out" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert "all-red" in odds(str(path), "--shoe", ",".join(["3"] * 52))["bets"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--decks", "9"), "it allows 1, 2, 3, 4, 5, 6, 7, 8"),
        (("--decks", "0"), "it allows"),
        (("--decks", "-1"), "it allows"),
        (("--decks", "9" * 100), "it allows"),
        (("--shoe", "1 2 3"), "3 counts"),
        (("--shoe", ""), "0 counts"),
        (("--shoe", ",".join(["0"] * 13)), "too small"),
        (("--shoe", ",".join(["1"] * 5 + ["0"] * 8)), "needs 6"),
        (("--shoe", "A=-1"), "sets no rank"),
        (("--shoe", "A=1,A=2"), "twice"),
        (("--shoe", "Z=1"), "sets no rank"),
        (("--shoe", "A=" + "9" * 50), "too many"),
        (("--shoe", ",".join(["1.5"] * 13)), "whole numbers"),
        (("--shoe", "\u0664" * 13), "counts"),
    ],
)
def test_a_shoe_that_cannot_be_is_refused(arguments: tuple[str, ...], told: str) -> None:
    assert told in refused("odds", "punto-banco", *arguments)


def test_a_shoe_of_five_cards_is_enough_for_seven_up() -> None:
    assert odds("7up-mbs", "--shoe", ",".join(["1"] * 5 + ["0"] * 8))["total"] == "120"
    assert "needs 5" in refused("odds", "7up-mbs", "--shoe", ",".join(["1"] * 4 + ["0"] * 9))


def test_csv_has_one_row_a_bet() -> None:
    text = run("odds", "star-special", "--format", "csv").stdout
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["bet"] for row in rows] == list(odds("star-special")["bets"])
    banker = next(row for row in rows if row["bet"] == "banker")
    assert banker["house_edge_percent"] == "1.4581044640"
    assert banker["total"] == "4998398275503360"
    assert dict(pair.split("=") for pair in banker["classes"].split()) == {
        each["net"]: each["ways"] for each in odds("star-special")["bets"]["banker"]["classes"]
    }


def test_the_table_shows_every_bet_and_each_result() -> None:
    table = run("odds", "7up-mbs").stdout
    for shown in ("Super 7's", "2.9794673022%", "11896484/461223945", "12,161,552,981,760"):
        assert shown in table


def test_the_table_of_a_strange_shoe_still_fits() -> None:
    table = run("odds", "punto-banco", "--shoe", "A=31,2=17,3=11").stdout
    assert all(len(line) < 200 for line in table.splitlines())


def test_cards_that_were_seen_are_out_of_a_full_shoe() -> None:
    counts = "32,32,32,31,31,32,32,32,32,31,32,32,32"
    by_card, by_rank, by_counts = (
        odds("punto-banco", *how) for how in (("--seen", "5h 4d 10c"), ("--seen", "5 4,T"), ("--shoe", counts))
    )
    assert by_card == by_rank == by_counts


def test_effects_of_removal_are_what_one_card_less_changes() -> None:
    found = odds("7up-mbs", "--removal")
    before = odds("7up-mbs")
    without = odds("7up-mbs", "--seen", "7")
    assert list(found["bets"]["banker"]["removal"]) == list("A23456789TJQK")
    for bet, figures in found["bets"].items():
        change = Fraction(without["bets"][bet]["ev"]) - Fraction(before["bets"][bet]["ev"])
        assert Fraction(figures["removal"]["7"]) == change
    header, *rows = run("odds", "7up-mbs", "--removal", "--format", "csv").stdout.splitlines()
    assert header.endswith("classes,removal_A," + ",".join(f"removal_{rank}" for rank in "23456789TJQK"))
    assert len(rows) == len(found["bets"])
    assert "millionths" in run("odds", "7up-mbs", "--removal").stdout


def test_a_rank_that_is_gone_has_no_effect_of_removal() -> None:
    found = odds("punto-banco", "--shoe", "7=0", "--removal")
    assert found["bets"]["banker"]["removal"]["7"] is None


def test_cards_seen_more_often_than_they_are_are_refused() -> None:
    assert "more often" in refused("odds", "punto-banco", "--seen", " ".join(["7h"] * 9))
    assert "not both" in refused("odds", "punto-banco", "--seen", "7h", "--shoe", "7=0")
    assert "is no card" in refused("odds", "punto-banco", "--seen", "7h 1x")
