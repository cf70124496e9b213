"""`puntobanco verify`: a proof that holds, one that does not, and what is no proof."""

import json
from pathlib import Path

import pytest

from puntobanco.text import LANGUAGES
from tests.cli.commands import json_of, refused, run
from tests.verify.lies import BASES, LIES


@pytest.fixture
def proof(tmp_path: Path) -> Path:
    path = tmp_path / "shoe.proof.json"
    path.write_text(json.dumps(BASES["star"]), "utf-8")
    return path


def test_a_proof_that_holds_is_told_with_what_it_proves(proof: Path) -> None:
    told = json_of("verify", str(proof), "--format", "json")
    assert (told["holds"], told["coups"], told["whole"], told["faults"]) == (True, 4, True, [])
    assert told["house_key"] == BASES["star"]["house_key"]
    assert isinstance(told["contributors"], list)
    assert len(told["contributors"]) == 2


def test_a_proof_of_another_house_is_refused_where_its_key_is_given(proof: Path) -> None:
    assert run("verify", str(proof), "--key", BASES["star"]["house_key"]).exit_code == 0
    result = run("verify", str(proof), "--key", "00" * 32)
    assert result.exit_code == 2
    assert "another house" in result.stdout


def test_a_false_proof_is_told_fault_by_fault_with_exit_code_2(tmp_path: Path) -> None:
    lie = next(lie for lie in LIES if lie.name == "another card")
    path = tmp_path / "false.json"
    path.write_text(json.dumps(lie.told()), "utf-8")
    result = run("verify", str(path))
    assert result.exit_code == 2
    assert "A card was not where the promise put it. (receipt 2)" in result.stdout
    assert "This does not hold." in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_words_in_every_language(tmp_path: Path, language: str) -> None:
    path = tmp_path / "false.json"
    for lie in LIES:
        path.write_text(json.dumps(lie.told()), "utf-8")
        said = run("verify", str(path), "--lang", language).stdout
        assert "fairness-" not in said
        assert "proof-" not in said


def test_a_proof_comes_from_standard_input_too() -> None:
    result = run("verify", "-", typed=json.dumps(BASES["running"]))
    assert result.exit_code == 0
    assert "stays secret" in result.stdout


@pytest.mark.parametrize("text", ["", "{}", "\x00", '{"format": "puntobanco-proof/1"}'])
def test_what_is_no_proof_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "none.json"
    path.write_text(text, "utf-8")
    assert "proof" in refused("verify", str(path))


def test_a_key_that_is_none_is_refused(proof: Path) -> None:
    assert "64 hexadecimal digits" in refused("verify", str(proof), "--key", "abc")
