"""`puntobanco simulate` as it is typed: figures, one shoe again, Ctrl-C, and what is refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import pytest

from puntobanco.odds import exact_odds
from puntobanco.rules import shipped
from tests.cli.commands import ENVIRONMENT, json_of, refused, run


def simulated(*arguments: str) -> dict[str, object]:
    found = json_of("simulate", *arguments, "--format", "json")
    for clock in ("seconds", "coups_per_second"):
        assert found.pop(clock) is not None
    return found


def test_figures_of_a_run_and_their_exact_values() -> None:
    found = simulated("7up-mbs", "--coups", "200000", "--seed", "5")
    bets, outcomes = found["bets"], found["outcomes"]
    assert isinstance(bets, dict)
    assert isinstance(outcomes, dict)
    assert (found["ruleset"], found["coups"], found["seed"], found["decks"]) == ("7up-mbs", 200_000, 5, 8)
    assert sum(outcomes.values()) == 200_000
    exact = exact_odds(shipped("7up-mbs")).bets
    assert list(bets) == list(exact)
    for bet, figures in bets.items():
        assert Fraction(figures["exact"]) == exact[bet].ev
        assert figures["standard_error"] == pytest.approx(figures["sd"] / 200_000**0.5)
        distance = figures["mean"] - float(exact[bet].ev)
        assert figures["z"] == pytest.approx(distance / figures["standard_error"], abs=1e-9)
        assert abs(figures["z"]) < 5


def test_workers_change_nothing_and_the_seed_everything() -> None:
    one, many, other = (
        simulated("star-special", "--coups", "30000", "--seed", seed, "--workers", workers)
        for seed, workers in (("8", "1"), ("8", "3"), ("9", "1"))
    )
    assert one == many
    assert one["outcomes"] != other["outcomes"]


def test_a_seed_that_nobody_chose_is_told_and_gives_the_run_again() -> None:
    first = simulated("punto-banco", "--coups", "1000")
    assert simulated("punto-banco", "--coups", "1000", "--seed", str(first["seed"])) == first


def test_one_shoe_of_a_run_is_dealt_again() -> None:
    """All coups of the first two shoes together are the run of so many coups."""
    shoes = [json_of("simulate", "punto-banco", "--seed", "4", "--shoe-number", n, "--format", "json") for n in "01"]
    coups = [coup for shoe in shoes for coup in shoe["coups"]]  # type: ignore[attr-defined]  # a list, in JSON
    found = simulated("punto-banco", "--seed", "4", "--coups", str(len(coups)))
    assert found["shoes"] == 2
    winners = [coup["winner"] for coup in coups]
    assert found["outcomes"] == {winner: winners.count(winner) for winner in ("banker", "player", "tie")}
    text = run("simulate", "punto-banco", "--seed", "4", "--shoe-number", "1").stdout
    assert "Shoe 1 of seed 4" in text
    assert all(coup["player"] in text for coup in shoes[1]["coups"])  # type: ignore[attr-defined]  # the same


def test_a_table_for_people_in_their_language() -> None:
    text = run("simulate", "touch", "--coups", "1000", "--seed", "1", "--lang", "vi").stdout
    assert "1.000 ván, hạt giống 1" in text
    assert "Nhà cái" in text


def test_a_fixed_number_of_coups_per_shoe() -> None:
    found = simulated("7up-mbs", "--coups", "60000", "--seed", "1", "--coups-per-shoe", "60")
    assert found["shoes"] == 1_000
    assert found["coups_per_shoe"] == {"mean": 60.0, "sd": 0.0, "least": 60, "most": 60}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "give --coups N"),
        (("--coups", "0"), "coups"),
        (("--coups", "1", "--seed", "-1"), "seed"),
        (("--coups", "1", "--seed", str(2**64)), "seed"),
        (("--coups", "1", "--decks", "9"), "is not dealt from 9 decks"),
        (("--coups", "1", "--workers", "0"), "workers"),
        (("--coups", "1", "--coups-per-shoe", "70"), "give 67 or fewer"),
        (("--coups", "1", "--cluster", "tcp://127.0.0.1:9", "--workers", "2"), "not both"),
        (("--shoe-number", "1"), "give --seed"),
        (("--coups", "many"), "coups"),
    ],
)
def test_what_cannot_be_simulated_is_told_in_one_line(arguments: tuple[str, ...], told: str) -> None:
    assert told in refused("simulate", "punto-banco", *arguments)


@pytest.mark.slow
def test_ctrl_c_gives_what_has_been_dealt(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from puntobanco.cli import main; main()", "simulate", "punto-banco"]
    options = ["--coups", str(10**12), "--seed", "1", "--workers", "1", "--format", "json"]
    environment = {**os.environ, **ENVIRONMENT}
    with (tmp_path / "out").open("w") as out, (tmp_path / "err").open("w") as err:
        process = subprocess.Popen([*command, *options], env=environment, stdout=out, stderr=err)
        time.sleep(12)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    found = json.loads((tmp_path / "out").read_text())
    assert found["interrupted"]
    assert 0 < found["coups"] < 10**12
    assert "Stopped after" in (tmp_path / "err").read_text()
    again = simulated("punto-banco", "--coups", str(found["coups"]), "--seed", "1")
    assert again["outcomes"] == found["outcomes"]
