"""The Python API: results that print well and convert, with the engine's own figures in them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

import puntobanco
from puntobanco.api import Game, Table, Tabular
from puntobanco.errors import InputError, Refused, RulesError
from puntobanco.odds import exact_odds
from puntobanco.rules import shipped, shipped_ids

OWN = """
schema = 1
id = "mine"
extends = "touch"
version = "1.0.0"
sources = [{ title = "House rules", house = "home", date = "2026", language = "en" }]
[[example]]
cards = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
pays = { tie = "8" }
"""


def test_every_shipped_game_is_there_by_its_id() -> None:
    assert puntobanco.games() == shipped_ids()
    for name in puntobanco.games():
        assert puntobanco.load(name).rules.behaviour_hash == shipped(name).behaviour_hash


def test_odds_are_a_mapping_of_exact_figures() -> None:
    odds = puntobanco.load("7up-mbs").odds()
    assert list(odds) == ["player", "banker", "tie", "super-sevens"]
    assert odds["banker"].house_edge == Fraction(11896484, 461223945)
    assert sum(odds.outcomes.values()) == 1
    assert odds.odds.bets == exact_odds(shipped("7up-mbs")).bets


def test_a_shoe_is_given_by_counts_text_or_cards_seen() -> None:
    game = puntobanco.load("punto-banco")
    full = game.odds(decks=6)
    assert game.odds(decks=6, shoe=[24] * 13)["tie"].ev == full["tie"].ev
    assert game.odds(decks=6, shoe=(6,) * 52)["tie"].ev == full["tie"].ev
    seen = game.odds(decks=6, seen="7h 7d Kc")
    assert seen["tie"].ev == game.odds(decks=6, shoe="7=22, K=23")["tie"].ev
    assert seen.odds.shoe.size == 309


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"decks": 9}, "is not dealt from 9 decks"),
        ({"seen": "7"}, "in which suit"),
        ({"seen": "7h " * 9}, "more often than 8 decks"),
        ({"seen": "7h", "shoe": "7=1"}, "not by both"),
        ({"shoe": [1, 2, 3]}, "3 counts"),
    ],
)
def test_a_shoe_that_cannot_be_is_refused(asked: dict[str, object], said: str) -> None:
    odds: Callable[..., object] = puntobanco.load("punto-banco").odds
    with pytest.raises(InputError, match=said):
        odds(**asked)


def test_bets_of_the_library_are_taken_up_by_fragment_or_by_name() -> None:
    game = puntobanco.load("punto-banco", bets=["colours", "dragon7"])
    assert game.bets == ("player", "banker", "tie", "all-red", "all-black", "dragon7")
    assert game.id == "punto-banco-and-more"
    assert game.odds()["dragon7"].house_edge == puntobanco.load("ez-baccarat").odds()["dragon7"].house_edge
    with pytest.raises(InputError, match="no bets 'dragon9'"):
        puntobanco.load("punto-banco", bets=["dragon9"])


def test_a_file_of_ones_own_is_a_game_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN, encoding="utf-8")
    game = puntobanco.load(path, bets=["seven"])
    assert game.bets[-2:] == ("lucky7", "super-lucky7")
    assert puntobanco.load(str(path)).odds()["tie"].rtp == puntobanco.load("touch").odds()["tie"].rtp
    child = tmp_path / "child.toml"
    child.write_text(OWN.replace('"mine"', '"child"').replace('"touch"', '"mine"'), encoding="utf-8")
    assert puntobanco.load(child).bets == ("player", "banker", "tie")


def test_what_is_no_game_is_refused_and_a_wrong_file_names_its_faults(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no rule set 'chemin'"):
        puntobanco.load("chemin")
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace('tie = "8"', 'tie = "9"'), encoding="utf-8")
    with pytest.raises(RulesError, match="pays"):
        puntobanco.load(path)


def test_a_coup_settles_with_its_facts() -> None:
    coup = puntobanco.load("7up-mbs").settle("7 Kh", "3s 4c", tie=1000, super_sevens=1000)
    assert coup.winner == "tie"
    assert (coup["tie"].net, coup["super-sevens"].net) == (9000, -1000)
    assert (coup.fact("sevens"), coup.fact("margin")) == (1, 0)
    assert str(coup).startswith("P: 7 Kh (7)  B: 3s 4c (7)  tie\n")
    with pytest.raises(InputError, match="no fact"):
        coup.fact("luck")
    with pytest.raises(Refused):
        puntobanco.load("7up-mbs").settle("7 Kh", "3s 4c 2d", tie=1000)


def results() -> list[Tabular]:
    game = puntobanco.load("touch")
    odds = game.odds()
    return [
        game,
        odds,
        odds.classes(),
        game.removal(),
        game.par(),
        game.settle("5h 4d", "2s 3c", player=100),
        game.simulate(9, seed=1),
    ]


@pytest.mark.parametrize("result", results(), ids=lambda result: type(result).__name__)
def test_every_result_prints_is_shown_and_converts(result: Tabular) -> None:
    table = result.table()
    assert isinstance(table, Table)
    assert len(repr(result).splitlines()) == len(table.rows) + 2
    html = result._repr_html_()
    assert html.count("<tr>") == len(table.rows) + 1
    array, pandas, polars = result.to_numpy(), result.to_pandas(), result.to_polars()
    assert array.dtype.names == tuple(pandas.columns) == tuple(polars.columns) == table.columns
    assert len(array) == len(pandas) == len(polars) == len(result.to_dicts()) == len(table.rows)


def test_frames_hold_numbers_where_the_table_does() -> None:
    odds = puntobanco.load("punto-banco").odds()
    edge = float(odds["banker"].house_edge)
    assert odds.to_numpy()["house_edge"][1] == edge
    assert odds.to_pandas()["house_edge"][1] == edge
    assert odds.to_polars()["house_edge"][1] == edge
    assert odds.classes().to_numpy()["ways"].dtype.kind == "i"
    assert odds.to_dicts()[1]["house_edge"] == odds["banker"].house_edge


def test_a_notebook_is_shown_text_and_no_markup(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN + "[messages]\nen = 'bet-tie = <b>Tie</b>'\n", encoding="utf-8")
    assert "<b>" not in puntobanco.load(path)._repr_html_()


@pytest.mark.parametrize("ending", ["json", "csv", "html", "pdf"])
def test_a_par_sheet_is_saved_in_every_form(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"sheet.{ending}"
    puntobanco.load("touch").par().save(path, language="vi", plots=False)
    assert path.stat().st_size > 1000
    if ending == "json":
        assert json.loads(path.read_text("utf-8"))["engine"] == puntobanco.__version__


def test_a_sheet_in_another_form_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"\.docx"):
        puntobanco.load("touch").par().save(tmp_path / "sheet.docx")


@pytest.mark.slow
def test_a_simulation_is_that_of_the_command_line_for_any_workers() -> None:
    game = puntobanco.load("star-special")
    one, two = (game.simulate(50_000, seed=4, workers=workers) for workers in (1, 2))
    assert one.outcomes == two.outcomes
    assert list(one) == list(game.bets)
    program = [sys.executable, "-c", "from puntobanco.cli import main; main()"]
    command = [*program, "simulate", "star-special", "--coups", "50000", "--seed", "4", "--format", "json"]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert told["outcomes"] == one.outcomes
    assert told["bets"]["banker"]["mean"] == one["banker"].mean
    assert one.coups == told["coups"] == 50_000


@pytest.mark.parametrize(("coups", "decks"), [(0, 8), (100, 9)])
def test_a_simulation_that_cannot_be_dealt_is_refused(coups: int, decks: int) -> None:
    with pytest.raises(InputError):
        puntobanco.load("touch").simulate(coups, decks=decks)


def test_removal_is_that_of_the_par_sheet() -> None:
    game = puntobanco.load("punto-banco")
    removal = game.removal(decks=6)
    assert removal["banker"] == next(bet.removal for bet in game.par(decks=6).sheet.bets if bet.bet.id == "banker")
    assert removal.table().columns[:3] == ("bet", "A", "2")


def test_titles_and_rules_speak_the_languages_of_the_house() -> None:
    game: Game = puntobanco.load("ez-baccarat")
    assert game.title("zh-Hant").startswith("EZ 百家樂")
    assert game.rulebook("vi").startswith("# ")


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys, puntobanco; print([n for n in sys.modules if n.startswith(('numpy', 'puntobanco.'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_figures_need_neither_pandas_nor_polars() -> None:
    code = (
        "import sys; sys.modules['pandas'] = sys.modules['polars'] = None\n"
        "import puntobanco; odds = puntobanco.load('touch').odds(); print(odds); odds.to_numpy()\n"
        "try: odds.to_pandas()\nexcept ImportError: print('no pandas')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.rstrip().endswith("no pandas")


def test_the_package_has_its_version_and_no_other_hidden_name() -> None:
    assert puntobanco.__version__.count(".") == 2
    with pytest.raises(AttributeError):
        _ = puntobanco.nothing
