"""The lab as a library: sessions by name or by a function of one's own, printed and converted."""

from __future__ import annotations

import pytest

import puntobanco
from puntobanco.errors import InputError
from puntobanco.kernels import Array
from puntobanco.lab.last import Last


def after_a_loss(_memory: Array, last: Last) -> int:
    return 2 if last.lost else 1


def test_a_system_is_played_by_its_name() -> None:
    played = puntobanco.load("punto-banco").lab("martingale", coups=60, sessions=200, settings={"steps": "5"})
    assert played.figures.sessions == 200
    assert played.figures.stake_most.most <= 1_600
    assert "martingale on banker" in repr(played)
    assert "<table>" in played._repr_html_()
    rows = {row["figure"]: row["value"] for row in played.to_dicts()}
    assert rows["sessions"] == 200
    assert rows["net"] == played.figures.mean.value


def test_sessions_become_frames() -> None:
    played = puntobanco.load("7up-online").lab(bets=["super-sevens"], coups=50, sessions=40, bankroll_minor=None)
    frame = played.sessions.to_pandas()
    assert len(frame) == 40
    assert int(frame["net_minor"].sum()) == played.figures.net
    assert set(frame["end"]) == {"coups"}
    assert int(frame["handle_minor_player"].sum()) == 40 * 50 * 100


@pytest.mark.slow
def test_a_function_is_a_system() -> None:
    game = puntobanco.load("touch")
    own = game.lab(after_a_loss, coups=100, sessions=80)
    assert own.played.player.way.value == "machine-code"
    assert own.figures.stake_most.most == 200
    assert "after_a_loss" in repr(own)
    with pytest.raises(InputError, match="cannot be found"):
        game.lab(eval("lambda memory, last: 1"))
    with pytest.raises(InputError, match="no settings"):
        game.lab(after_a_loss, settings={"steps": "1"})


def test_the_same_seed_gives_the_same_sessions_for_any_workers() -> None:
    game = puntobanco.load("star-special")
    one, two = (game.lab("paroli", coups=40, sessions=120, workers=workers, seed=9) for workers in (1, 2))
    assert one.sessions.to_dicts() == two.sessions.to_dicts()
