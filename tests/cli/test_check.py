"""`puntobanco check`: what a house would say of its files if it were started with them, all of it at once."""

from __future__ import annotations

from pathlib import Path

from tests.cli.commands import OWN, json_of, run

TABLES = """
[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"

[[table]]
id      = "garden"
number  = 2
ruleset = "garden"
"""


def test_sound_files_are_told_as_they_would_be_played(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(TABLES)
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "garden.toml").write_text(OWN)
    database = f"sqlite:{tmp_path / 'house.sqlite'}"
    told = json_of("check", "--config", str(tmp_path / "house.toml"), "--database", database)
    assert told["tables"] == [
        {"id": "star", "number": 1, "ruleset": "star-commission", "mode": "rng"},
        {"id": "garden", "number": 2, "ruleset": "garden", "mode": "rng"},
    ]
    assert isinstance(told["rulesets"], dict)
    assert "garden" in told["rulesets"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["house.toml", "rules"], "nothing is written"


def test_the_demo_hall_is_sound(tmp_path: Path) -> None:
    assert json_of("check", "--database", f"sqlite:{tmp_path / 'house.sqlite'}")["tables"]


def test_faults_of_every_file_are_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(TABLES.replace("star-commission", "whist") + 'seats = 0\ncolour = "red"\n')
    (tmp_path / "script.toml").write_text('[cards]\nstar = ["9h"]\nbetting_ms = 1')
    (tmp_path / "garden.toml").write_text(OWN.replace("22:1", "much"))
    (tmp_path / "puntobanco.key").write_bytes(b"short")
    (tmp_path / "puntobanco.key").chmod(0o600)
    options = ("--rules", str(tmp_path / "garden.toml"), "--database", f"sqlite:{tmp_path / 'house.sqlite'}")
    script = ("--script", str(tmp_path / "script.toml"))
    result = run("check", "--config", str(tmp_path / "house.toml"), *options, *script)
    assert (result.exit_code, result.stdout) == (2, "")
    lines = result.stderr.splitlines()
    assert all(line.startswith("puntobanco: ") for line in lines)
    for said in ("test house", "script.toml", "seats", "colour", "much", "puntobanco.key"):
        assert any(said in line for line in lines), (said, lines)


def test_a_table_of_a_rule_set_that_has_faults_is_not_a_fault_of_the_table(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(TABLES)
    (tmp_path / "garden.toml").write_text(OWN.replace("22:1", "much"))
    options = ("--rules", str(tmp_path / "garden.toml"), "--database", f"sqlite:{tmp_path / 'house.sqlite'}")
    result = run("check", "--config", str(tmp_path / "house.toml"), *options)
    assert result.exit_code == 2
    assert ["much" in line for line in result.stderr.splitlines()] == [True], result.stderr


def test_an_unknown_rule_set_of_a_table_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(TABLES)
    result = run("check", "--config", str(tmp_path / "house.toml"), "--database", f"sqlite:{tmp_path / 'x.sqlite'}")
    assert result.exit_code == 2
    assert "garden" in result.stderr


def test_a_file_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    result = run("check", "--config", str(tmp_path / "none.toml"), "--database", f"sqlite:{tmp_path / 'x.sqlite'}")
    assert result.exit_code == 2
    assert "none.toml cannot be read" in result.stderr
