"""Starting a house: its options, its files, its key, and the rules that it keeps."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from puntobanco.errors import InputError, RulesError
from puntobanco.office.configuration import faults_of, read_configuration
from puntobanco.office.keyfile import house_key
from puntobanco.office.options import ServeOptions, verify_options
from puntobanco.office.rulekeeping import rules_from, text_of
from puntobanco.rules import shipped, shipped_ids
from puntobanco.table.terms import TableMode

OWN = """
schema  = 1
id      = "my-game"
extends = "punto-banco"
version = "1.0.0"
sources = [{ title = "Ours", house = "home", date = "2026", language = "en" }]

[decks]
allowed = "3"
usual   = 3

[[bet]]
id   = "small"
pays = [{ when = { cards = 4 }, odds = "3:2" }]

[table]
chips_minor = [700, 1400]

[table.limits]
small = { min_minor = 700, max_minor = 70_000 }

[[example]]
cards   = "P: 9h 8d  B: Js 9c"
expects = { winner = "banker" }
pays    = { small = "3/2" }
"""


def options(folder: Path, **changes: object) -> ServeOptions:
    return ServeOptions(database=f"sqlite:{folder / 'house.sqlite'}", **changes)  # type: ignore[arg-type] # any option


def test_the_demo_hall_has_all_six_games_and_odd_and_even_star_tables(tmp_path: Path) -> None:
    configuration = read_configuration(options(tmp_path))
    tables = configuration.profile.tables
    games = {"star-commission", "star-special", "punto-banco", "7up-mbs", "7up-online", "touch"}
    assert {table.ruleset for table in tables} >= games
    stars = [table for table in tables if table.ruleset.startswith("star-")]
    assert len(stars) >= 4
    assert all((table.number % 2 == 1) is (table.ruleset == "star-commission") for table in stars)


def test_rule_sets_in_the_folder_beside_the_database_get_tables_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "my-game.toml").write_text(OWN)
    configuration = read_configuration(options(tmp_path))
    table = configuration.profile.tables[-1]
    assert (table.id, table.ruleset, table.mode) == ("my-game", "my-game", TableMode.RNG)
    terms = configuration.terms["my-game"]
    assert terms.decks == 3
    assert terms.chips_minor == (700, 1400)
    assert "small" in terms.rules.bet_by_id
    numbers = [one.number for one in configuration.profile.tables]
    assert len(set(numbers)) == len(numbers)


def test_a_rule_set_that_fails_its_own_example_keeps_the_house_closed(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(OWN.replace('small = "3/2"', 'small = "2"'))
    with pytest.raises(RulesError) as caught:
        read_configuration(options(tmp_path, rules=(path,)))
    assert caught.value.faults[0].key == "example[1].pays.small"


def test_a_rule_set_cannot_take_the_id_of_a_shipped_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace('"my-game"', '"touch"', 1))
    with pytest.raises(RulesError) as caught:
        read_configuration(options(tmp_path, rules=(path,)))
    assert caught.value.faults[0].key == "id"


@pytest.mark.parametrize("ruleset", shipped_ids())
def test_rules_that_were_kept_as_text_read_back_to_the_same_rules(ruleset: str) -> None:
    rules = shipped(ruleset)
    kept = rules_from(text_of(rules))
    assert kept.behaviour_hash == rules.behaviour_hash
    assert (kept.draws, kept.bets, kept.ruleset.table) == (rules.draws, rules.bets, rules.ruleset.table)
    assert kept.ruleset.shoe == rules.ruleset.shoe


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "puntobanco.key"
    key = house_key(path)
    assert len(key) == 32
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert house_key(path) == key
    assert house_key(None) != house_key(None)


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "puntobanco.key"
    house_key(path)
    path.chmod(0o644)
    with pytest.raises(InputError, match="chmod 600"):
        house_key(path)


def test_a_key_of_another_length_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "puntobanco.key"
    path.write_bytes(b"short")
    path.chmod(0o600)
    with pytest.raises(InputError, match="5 bytes"):
        house_key(path)


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "::", "hall.example"])
def test_a_house_is_not_open_to_the_network_by_accident(host: str) -> None:
    with pytest.raises(InputError, match="--insecure-lan"):
        verify_options(ServeOptions(host=host))
    verify_options(ServeOptions(host=host, insecure_lan=True))
    verify_options(ServeOptions(host=host, trusted_proxy="10.0.0.1"))
    verify_options(ServeOptions(host=host, tls_cert=Path("c"), tls_key=Path("k")))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.8.8.8"])
def test_loopback_is_plain_http(host: str) -> None:
    verify_options(ServeOptions(host=host))


def test_options_that_belong_together_are_asked_for_together() -> None:
    with pytest.raises(InputError, match="together"):
        verify_options(ServeOptions(tls_cert=Path("c")))
    with pytest.raises(InputError, match="--test-house"):
        verify_options(ServeOptions(script=Path("s")))


def test_a_script_gives_a_table_times_of_its_own(tmp_path: Path) -> None:
    script = tmp_path / "script.toml"
    script.write_text("betting_ms = 100\n[times.star-2]\ncard_ms = 400\n")
    terms = read_configuration(options(tmp_path, test_house=True, script=script)).terms
    assert (terms["star-1"].betting_ms, terms["star-1"].card_ms) == (100, 50)
    assert (terms["star-2"].betting_ms, terms["star-2"].card_ms) == (100, 400)
    script.write_text("[times.nowhere]\ncard_ms = 400\n")
    with pytest.raises(RulesError, match=r"times\.nowhere"):
        read_configuration(options(tmp_path, test_house=True, script=script))


def test_a_script_holds_whole_coups_of_its_tables(tmp_path: Path) -> None:
    script = tmp_path / "script.toml"
    good = '[cards]\nstar-1 = ["9h Js 8d 9c"]\nseven-up-6 = ["9h Th 9d"]\n'
    script.write_text("betting_ms = 100\n" + good)
    configuration = read_configuration(options(tmp_path, test_house=True, script=script))
    assert configuration.terms["star-1"].betting_ms == 100
    assert len(configuration.script.cards_at("star-1")) == 1
    script.write_text(good.replace("8d 9c", "8d") + 'nowhere = ["5h"]\ntouch = ["9h Js 8d 9c 5h", "zz"]\n')
    with pytest.raises(RulesError):
        read_configuration(options(tmp_path, test_house=True, script=script))
    script.write_text(good.replace("8d 9c", "8d") + 'nowhere = ["5h"]\ntouch = ["9h Js 8d 9c 5h"]\n')
    with pytest.raises(RulesError) as caught:
        read_configuration(options(tmp_path, test_house=True, script=script))
    assert [fault.key for fault in caught.value.faults] == ["cards.star-1[1]", "cards.nowhere", "cards.touch[1]"]


def test_drills_beside_the_database_are_read_and_proved_with_everything_else(tmp_path: Path) -> None:
    (tmp_path / "drills").mkdir()
    file = tmp_path / "drills" / "own.toml"
    file.write_text('id = "own"\ncoups = ["8c 3h Kh 4s"]\ngames = ["punto-banco"]\n[title]\nen = "Own"\n', "utf-8")
    assert read_configuration(options(tmp_path)).drills[-1].id == "own"
    assert faults_of(options(tmp_path)) == ()
    file.write_text('id = "own"\ncoups = ["8c 3h Kh"]\ngames = ["punto-banco"]\n[title]\nen = "Own"\n', "utf-8")
    (fault,) = faults_of(options(tmp_path))
    assert fault == "own.toml: coups[1]: found 8c 3h Kh, expected the cards of one coup of punto-banco"


@pytest.mark.parametrize("name", ["house", "rules", "script"])
def test_what_is_no_file_of_text_is_told_in_a_line(tmp_path: Path, name: str) -> None:
    def fault(data: bytes) -> str:
        file = tmp_path / "file.toml"
        file.write_bytes(data)
        named = (file,) if name == "rules" else file
        (line,) = faults_of(ServeOptions(database="memory:", test_house=True, **{name: named}))  # type: ignore[arg-type] # as named
        return line

    assert fault(b"# \xff\xfe").endswith("file.toml is not text in UTF-8, from byte 2 on: save it as UTF-8")
    assert "is larger than 1000000 bytes" in fault(b"#" * 2_000_000)
    assert "tables nested too deeply, expected a TOML document" in fault(b"a = " + b"[" * 10_000 + b"]" * 10_000)
    assert "expected a TOML document" in fault(b"a = " + b"1" * 5_000), "a number that Python does not read"


def test_a_device_that_never_ends_is_not_read_to_its_end() -> None:
    (line,) = faults_of(ServeOptions(database="memory:", house=Path("/dev/zero")))
    assert line.startswith("/dev/zero is larger than")
