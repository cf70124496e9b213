"""`puntobanco settle`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import OWN, json_of, lines_of, refused, run

NATURAL = ("--player", "5h 4d", "--banker", "2s 3c")


def test_the_document_has_the_keys_that_were_promised() -> None:
    found = json_of(
        "settle", "punto-banco", *NATURAL, "--wager", "banker=1000", "--wager", "player=200", "--format", "json"
    )
    assert found == {
        "winner": "player",
        "player_total": 9,
        "banker_total": 5,
        "wagers": {
            "banker": {"stake": 1000, "gross_win": 0, "commission": 0, "returned": 0, "net": -1000},
            "player": {"stake": 200, "gross_win": 200, "commission": 0, "returned": 400, "net": 200},
        },
    }


@pytest.mark.parametrize(("stake", "returned"), [(10, 19), (20, 39), (30, 58)])
def test_touch_rounds_the_return_down_to_the_cent(stake: int, returned: int) -> None:
    found = json_of(
        "settle", "touch", "--player", "2h 5d", "--banker", "4s 4c", "--wager", f"banker={stake}", "--format", "json"
    )
    (wager,) = found["wagers"].values()  # type: ignore[attr-defined] # it is a document
    assert wager["returned"] == returned == stake + wager["gross_win"] - wager["commission"]


def test_seven_up_counts_its_fixed_seven_whatever_its_suit() -> None:
    for seven in ("7", "7h", "7s"):
        found = json_of(
            "settle",
            "7up-mbs",
            *("--player", f"{seven} 9h", "--banker", "7s Kc"),
            *("--wager", "banker=1000", "--wager", "super-sevens=100", "--format", "json"),
        )
        wagers = found["wagers"]
        assert isinstance(wagers, dict)
        assert (wagers["banker"]["net"], wagers["super-sevens"]["net"]) == (1800, 200)
    assert "fixed" in refused("settle", "7up-mbs", "--player", "8h 9h", "--banker", "7s Kc")


def test_ten_is_written_in_two_ways_and_suits_may_be_left_out() -> None:
    one = json_of("settle", "punto-banco", "--player", "10h 9", "--banker", "T, 7", "--format", "json")
    assert (one["player_total"], one["banker_total"]) == (9, 7)


@pytest.mark.parametrize(
    ("player", "banker", "told"),
    [
        ("5h 4d 2s", "2s 3c", "card 3 of player is not allowed"),
        ("5h 4d", "2s 3c 9h", "card 3 of banker is not allowed"),
        ("2h 3d", "6s Kc", "card 3 of player is missing"),
        ("2h 4d", "2s 3c", "card 3 of banker is missing"),
        ("5h", "2s 3c", "card 2 of player is missing"),
        ("", "2s 3c", "card 1 of player is missing"),
        ("5h 4d 2s 3s", "2s 3c", "not allowed"),
        ("5x 4d", "2s 3c", "is no card"),
        ("5h4d", "2s 3c", "is no card"),
        ("🂡", "2s 3c", "is no card"),
        ("\x00", "2s 3c", "is no card"),
        ("5h " * 5000, "2s 7c", "card 3 of player is not allowed"),
    ],
)
def test_an_impossible_deal_is_refused_with_the_reason(player: str, banker: str, told: str) -> None:
    assert told in refused("settle", "punto-banco", "--player", player, "--banker", banker)


def test_a_card_that_the_shoe_does_not_hold_so_often_is_refused() -> None:
    hands = ("--player", "5h 4d", "--banker", "5h 3c")
    assert "2 cards 5h in a shoe of 1 decks" in refused("settle", "punto-banco", *hands, "--decks", "1")
    assert run("settle", "punto-banco", *hands).exit_code == 0
    five = ("--player", "5 5 5", "--banker", "5 5 K")
    assert "5 cards of rank 5" in refused("settle", "punto-banco", *five, "--decks", "1")


@pytest.mark.parametrize(
    ("wager", "told"),
    [
        ("banker", "write bet=stake"),
        ("banker=", "write bet=stake"),
        ("banker=-5", "write bet=stake"),
        ("banker=1.5", "write bet=stake"),
        ("banker=١٢", "write bet=stake"),
        ("banker=0", "stake-not-positive"),
        ("banker=99999999999999999", "above-maximum"),
        ("dragon=10", "unknown-bet: bets of star-special: player, banker, tie, banker-pair, player-pair"),
        ("=10", "write bet=stake"),
    ],
)
def test_a_wager_that_cannot_be_is_refused(wager: str, told: str) -> None:
    assert told in refused("settle", "star-special", *NATURAL, "--wager", wager)


def test_a_bet_is_given_once() -> None:
    assert "twice" in refused("settle", "touch", *NATURAL, "--wager", "tie=1", "--wager", "tie=2")


def test_conditions_between_wagers_hold() -> None:
    both = ("--wager", "banker=100", "--wager", "player=100")
    assert "only-one-of" in refused("settle", "star-special", *NATURAL, *both)
    assert run("settle", "punto-banco", *NATURAL, *both).exit_code == 0
    hands = ("--player", "7 9h", "--banker", "7s Kc")
    alone = ("--wager", "super-sevens=100")
    assert "only-with" in refused("settle", "7up-online", *hands, *alone)
    assert run("settle", "7up-mbs", *hands, *alone).exit_code == 0
    beside = (*alone, "--wager", "tie=100")
    assert run("settle", "7up-online", *hands, *beside, "--coup", "40").exit_code == 0
    assert "first 40 coups" in refused("settle", "7up-online", *hands, *beside, "--coup", "41")
    assert run("settle", "7up-online", *hands, *beside, "--coup", "41", "--mode", "rng").exit_code == 0
    assert "--coup" in refused("settle", "7up-online", *hands, *beside, "--coup", "0")


def test_suits_are_asked_for_when_a_wagered_bet_looks_at_them(tmp_path: Path) -> None:
    path = tmp_path / "garden.toml"
    path.write_text(OWN, encoding="utf-8")
    red = ("--player", "5h 4d", "--banker", "2h 3d")
    found = json_of("settle", str(path), *red, "--wager", "all-red=100", "--format", "json")
    assert found["wagers"]["all-red"]["net"] == 2200  # type: ignore[index] # it is a document
    unknown = ("--player", "5 4d", "--banker", "2h 3d")
    assert "looks at suits" in refused("settle", str(path), *unknown, "--wager", "all-red=1")
    assert run("settle", str(path), "--player", "5 4", "--banker", "2 3", "--wager", "banker-pair=1").exit_code == 0


def test_the_table_tells_in_words_and_coins() -> None:
    hands = ("--player", "Kh 2d 3s", "--banker", "4s 2c")
    table = run("settle", "star-special", *hands, "--wager", "banker=100000").stdout
    for shown in ("Banker wins, 6 to 5 of Player", "1,000", "500", "1,500"):
        assert shown in table
    assert "Nhà con thắng" in run("settle", "touch", *NATURAL, "--lang", "vi").stdout


def test_lines_are_answered_line_by_line_and_refusals_do_not_stop_them() -> None:
    lines = [
        {"player": "5h 4d", "banker": "2s 3c", "wagers": {"banker": 1000}},
        {"player": "5h 4d", "banker": "2s 3c 9h", "wagers": {"banker": 1000}},
        {"player": "7 9h", "banker": "7s Kc"},
        {"player": "Kh 6d", "banker": "9s 7c", "wagers": {"tie": 5}, "coup": 12},
    ]
    result = run("settle", "punto-banco", "-", typed="".join(json.dumps(line) + "\n" for line in lines))
    assert result.exit_code == 2
    first, second, third, fourth = lines_of(result)
    assert first["wagers"] == {"banker": {"stake": 1000, "gross_win": 0, "commission": 0, "returned": 0, "net": -1000}}
    assert second == {
        "refused": "illegal-card",
        "line": 2,
        "detail": "card 3 of banker is not allowed (natural)",
    }
    assert third["winner"] == "banker"
    assert third["wagers"] == {}
    assert fourth["wagers"]["tie"]["net"] == 40  # type: ignore[index] # it is a document


def test_good_lines_alone_end_well() -> None:
    result = run("settle", "touch", "-", typed='{"player": "5h 4d", "banker": "2s 3c", "wagers": {"banker": 10}}\n')
    assert result.exit_code == 0
    assert run("settle", "touch", "-", typed="").exit_code == 0


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"null",
        b"[1, 2]",
        b"[" * 50_000,
        b'{"a":' * 50_000,
        b"\x00\xff\xfe",
        b'"' + b"x" * 1_000_000 + b'"',
        b'{"player": 5, "banker": "2s 3c"}',
        b'{"player": "5h 4d", "banker": "2s 3c", "wagers": []}',
        b'{"player": "5h 4d", "banker": "2s 3c", "wagers": {"banker": 1.5}}',
        b'{"player": "5h 4d", "banker": "2s 3c", "wagers": {"banker": true}}',
        b'{"player": "5h 4d", "banker": "2s 3c", "wagers": {"banker": 99999999999999999999999999}}',
        b'{"player": "5h 4d", "banker": "2s 3c", "wager": {"banker": 1}}',
        b'{"player": "5h 4d", "banker": "2s 3c", "coup": 0}',
        b'{"player": "5h 4d", "banker": "2s 3c", "wagers": {"banker": 1, "banker": 2}}',
        b'{"player": "5h 4d", "player": "5h 5d", "banker": "2s 3c"}',
    ],
)
def test_a_line_that_cannot_be_read_is_refused_as_malformed_with_its_number(line: bytes) -> None:
    good = b'{"player": "5h 4d", "banker": "2s 3c"}\n'
    result = run("settle", "touch", "-", typed=good + line + b"\n" + good)
    assert result.exit_code == 2
    before, answer, after = lines_of(result)
    assert before == after
    assert (answer["refused"], answer["line"]) in {("malformed", 2), ("above-maximum", 2)}


def test_hands_and_lines_do_not_go_together() -> None:
    assert "standard input" in refused("settle", "touch", "-", *NATURAL)
    assert "give both hands" in refused("settle", "touch", "--player", "5h 4d")
