"""`puntobanco games`."""

from __future__ import annotations

import importlib.util
import json
from dataclasses import replace
from pathlib import Path

from puntobanco.odds import exact_odds
from puntobanco.odds.returns import counted_edges, known_edges
from puntobanco.rules import shipped, shipped_ids
from tests.cli.commands import OWN, run

ROOT = Path(__file__).parents[2]


def games(*arguments: str) -> list[dict[str, object]]:
    result = run("games", "--format", "json", *arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    listed = json.loads(result.stdout)
    assert isinstance(listed, list)
    return listed


def test_every_shipped_rule_set_is_listed_with_its_bets() -> None:
    listed = games()
    assert [each["id"] for each in listed] == list(shipped_ids())
    for each in listed:
        rules = shipped(str(each["id"]))
        bets = each["bets"]
        assert isinstance(bets, dict)
        assert list(bets) == [bet.id for bet in rules.bets]
        assert each["behaviour_hash"] == rules.behaviour_hash
        assert each["decks"] == rules.ruleset.decks_usual
        assert each["decks_allowed"] == list(rules.ruleset.decks_allowed)


def test_the_returns_listed_are_those_of_the_exact_odds() -> None:
    (touch,) = games("touch")
    bets = touch["bets"]
    assert isinstance(bets, dict)
    for bet, odds in exact_odds(shipped("touch")).bets.items():
        assert bets[bet]["house_edge"] == str(odds.house_edge)
    assert bets["banker"]["house_edge_percent"] == "1.0579057842"
    assert bets["banker"]["rtp_percent"] == "98.942094"
    assert bets["banker"]["pays"][0] == {"when": {"winner": ["banker"]}, "odds": "1:1", "commission": "1/20"}
    assert bets["tie"]["pays"] == [{"when": {"winner": ["tie"]}, "odds": "8:1", "commission": "0"}]


def test_the_kept_returns_are_what_the_script_would_write_now() -> None:
    spec = importlib.util.spec_from_file_location("returns_script", ROOT / "scripts" / "returns.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.TARGET.read_text("utf-8") == script.text(), "run: python scripts/returns.py"


def test_returns_of_shipped_sets_are_known_and_not_counted() -> None:
    rules = shipped("touch")
    assert {bet: str(edge) for bet, edge in known_edges(rules).items()} == {
        bet: str(odds.house_edge) for bet, odds in exact_odds(rules).bets.items()
    }
    unheard_of = replace(rules, behaviour_hash="0" * 64)
    assert known_edges(unheard_of) == counted_edges(rules) == known_edges(rules)


def test_a_users_own_set_is_listed_and_its_returns_counted(tmp_path: Path) -> None:
    path = tmp_path / "garden.toml"
    path.write_text(OWN, encoding="utf-8")
    (garden,) = games(str(path))
    bets = garden["bets"]
    assert isinstance(bets, dict)
    assert list(bets)[-2:] == ["all-red", "lucky-8"]
    assert bets["lucky-8"]["name"] == "Lucky Eight"
    assert "Tám may mắn" in run("games", str(path), "--lang", "vi").stdout
    table = run("games", str(path)).stdout
    assert "Lucky Eight" in table
    assert "7:1" in table
    assert "3 decks" in table


def test_rule_sets_in_the_folder_beside_the_database_are_listed_too(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "garden.toml").write_text(OWN, encoding="utf-8")
    database = f"sqlite:{tmp_path / 'house.sqlite'}"
    assert [each["id"] for each in games("--database", database)] == [*shipped_ids(), "garden"]
    (tmp_path / "rules" / "weeds.toml").write_text("nothing = true", encoding="utf-8")
    result = run("games", "--format", "json", "--database", database)
    assert result.exit_code == 2
    assert json.loads(result.stdout)[-1]["id"] == "garden"
    assert "weeds.toml" in result.stderr


def test_a_file_may_extend_another_that_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "garden.toml").write_text(OWN, encoding="utf-8")
    child = OWN.replace('"garden"', '"yard"', 1).replace('"star-special"', '"garden"', 1)
    (tmp_path / "yard.toml").write_text(child.replace('odds = "7:1"', 'odds = "6:1"'), encoding="utf-8")
    (yard,) = games(str(tmp_path / "yard.toml"))
    bets = yard["bets"]
    assert isinstance(bets, dict)
    assert bets["lucky-8"]["pays"][0]["odds"] == "6:1"
