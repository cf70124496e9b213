"""A system on a shoe that a table dealt: by hand for scripted cards, and only on what has been shown and counts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest

from puntobanco.cards import parse_card
from puntobanco.engine import coup_of
from puntobanco.lab import Terms, study_of, system_of
from puntobanco.lab.plain import Shoe, play_plainly
from puntobanco.rules import shipped
from puntobanco.server.past.dealt import shoe_dealt
from puntobanco.text import LANGUAGES
from tests.guest import Guest
from tests.house import RunningHouse, running_house
from tests.server.live_house import LiveHouse

HOUSE = """
[[table]]
id      = "punto"
number  = 1
ruleset = "punto-banco"

[[table]]
id      = "slow"
number  = 2
ruleset = "punto-banco"

[[table]]
id      = "touch"
number  = 3
ruleset = "touch"
mode    = "touch"
"""
SCRIPTED = ("9h 2s Kd 3c", "9d 2h Kc 3d", "8h 8s Kd Kc", "2h 9s Kd Qc", "3h 9c Kh Qd")
SCRIPT = f"""
betting_ms = 60
card_ms    = 0
result_ms  = 0
[times.slow]
betting_ms = 100
card_ms    = 1500
[cards]
punto = {json.dumps(SCRIPTED)}
"""
WINNERS = ["player", "player", "tie", "banker", "banker"]
"""Of the scripted cards: 9 to 5, 9 to 5, 8 to 8, 2 to 9, 3 to 9."""

BANKER_EDGE = 0.010579
"""Of Banker with 5 % commission from eight decks, as every book prints it."""

ASKED = {
    "table": "punto",
    "shoe": 1,
    "system": "martingale",
    "bets": ["banker"],
    "unit_minor": 1_000,
    "bankroll_minor": 100_000,
    "win_goal_minor": 1_750,
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "house.toml").write_text(HOUSE)
    (folder / "script.toml").write_text(SCRIPT)
    with running_house(folder, "--house", "house.toml", "--script", "script.toml") as house:
        yield house


async def at_punto(house: RunningHouse) -> Guest:
    """A guest who has seen the scripted coups."""
    guest = await Guest(house.url).come()
    await guest.follow("punto")
    async with guest.http() as http:
        while True:
            shoes = (await http.get("/api/tables/punto/shoes")).json()["shoes"]
            if shoes and shoes[-1]["coups"] >= len(WINNERS):
                return guest
            await asyncio.sleep(0.1)


@pytest.mark.slow
async def test_martingale_on_a_scripted_shoe_is_what_it_is_by_hand(house: RunningHouse) -> None:
    guest = await at_punto(house)
    async with guest.http() as http:
        answer = await http.post("/api/lab/shoe", json=ASKED)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert [coup["winner"] for coup in told["coups"]] == WINNERS
    # 10 and 20 are lost; 40 come back on the tie and are staked again; 40 win 38, and 10 win 9.50.
    assert [coup["stake_minor"] for coup in told["coups"]] == [1_000, 2_000, 4_000, 4_000, 1_000]
    assert [coup["net_minor"] for coup in told["coups"]] == [-1_000, -2_000, 0, 3_800, 950]
    assert [coup["total_minor"] for coup in told["coups"]] == [-1_000, -3_000, -3_000, 800, 1_750]
    assert [coup["bankroll_minor"] for coup in told["coups"]] == [99_000, 97_000, 97_000, 100_800, 101_750]
    staked = [1_000, 3_000, 7_000, 11_000, 12_000]
    expected = [-BANKER_EDGE * handle for handle in staked]
    assert [coup["expected_minor"] for coup in told["coups"]] == pytest.approx(expected, rel=1e-4)
    assert (told["wagers"], told["won"], told["handle_minor"], told["net_minor"]) == (5, 2, 12_000, 1_750)
    assert (told["end"], told["expected_minor"]) == ("goal", pytest.approx(-BANKER_EDGE * 12_000, rel=1e-4))
    said = " ".join(told["says"])
    assert "staked 120 in all, 40 at most at a time, and ended 17.5" in said
    assert "lose 1.27 on average" in said
    assert "One shoe proves nothing" in said
    await guest.disconnect()


@pytest.mark.slow
async def test_the_plain_player_comes_to_the_same_on_the_cards_of_the_proof(house: RunningHouse) -> None:
    guest = await at_punto(house)
    asked = {**ASKED, "system": "follow-last+paroli", "bets": [], "bankroll_minor": None, "win_goal_minor": None}
    async with guest.http() as http:
        told = (await http.post("/api/lab/shoe", json=asked)).json()
        proven = (await http.get("/api/proofs/punto/1")).json()["coups"]
    assert proven[0]["coup"] == len(SCRIPTED) + 1, "what a script wrote is not proven"
    felt = [{"player": cards[::2], "banker": cards[1::2]} for cards in map(str.split, SCRIPTED)] + proven
    rules = shipped("punto-banco")
    coups = [
        coup_of(rules, *([parse_card(card) for card in one[side]] for side in ("player", "banker"))) for one in felt
    ][: told["shown"]]
    terms = Terms(unit_minor=1_000, bankroll_minor=None, coups=told["shown"])
    _, story = play_plainly(study_of(rules, system_of("follow-last+paroli"), (), terms), [Shoe(None, tuple(coups))])
    assert [(one["bet"], one["stake_minor"], one["total_minor"]) for one in told["coups"]] == [
        (one.bet, one.stake, one.total) for one in story
    ]
    assert told["coups"][0]["bet"] is None, "there is no last one to follow"
    assert [one["bet"] for one in told["coups"][1:5]] == ["player", "player", "player", "banker"]
    assert told["end"] == "coups"
    await guest.disconnect()


@pytest.mark.slow
async def test_it_is_told_in_every_language(house: RunningHouse) -> None:
    guest = await at_punto(house)
    async with guest.http() as http:
        told = [(await http.post("/api/lab/shoe", json={**ASKED, "lang": lang})).json()["says"] for lang in LANGUAGES]
    assert {len(says) for says in told} == {len(told[0])}
    assert len({json.dumps(says) for says in told}) == len(LANGUAGES)
    assert not any("lab-shoe" in sentence for says in told for sentence in says)
    await guest.disconnect()


@pytest.mark.slow
async def test_a_coup_that_is_decided_and_not_yet_shown_is_not_played(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    await guest.follow("slow")
    await guest.event("slow", "betting-opened", after=guest.sequences["slow"])
    opened = [event for event in guest.events["slow"] if event["kind"] == "betting-opened"][-1]
    await guest.event("slow", "coup-settled", after=guest.sequences["slow"])
    async with guest.http() as http:
        asked = {**ASKED, "table": "slow", "win_goal_minor": None}
        named = await http.post("/api/lab/shoe", json={**asked, "shoe": opened["shoe"]})
        newest = await http.post("/api/lab/shoe", json={**asked, "shoe": None})
        assert opened["coup"] > 1, "the table has dealt for a while"
        for answer in (named, newest):
            assert [coup["coup"] for coup in answer.json()["coups"]] == list(range(1, opened["coup"]))
    await guest.disconnect()


@pytest.mark.slow
async def test_the_coups_of_a_table_of_ones_own_are_played_as_one_shoe_and_are_nobody_elses(
    house: RunningHouse,
) -> None:
    guest, other = await Guest(house.url).come(), await Guest(house.url).come()
    await guest.follow("touch")
    for _ in range(3):
        assert (await guest.ask("deal", table="touch", wagers={"player": 10}))["t"] == "ack"
        await guest.event("touch", "betting-opened", after=guest.sequences["touch"])
    asked = {**ASKED, "table": "touch", "shoe": None, "bets": ["player"], "unit_minor": 100, "win_goal_minor": None}
    async with guest.http() as http:
        told = (await http.post("/api/lab/shoe", json=asked)).json()
        assert [coup["coup"] for coup in told["coups"]] == [1, 2, 3]
        assert (await http.post("/api/lab/shoe", json={**asked, "shoe": 2})).json()["shown"] == 2
    async with other.http() as http:
        assert (await http.post("/api/lab/shoe", json=asked)).status_code == 404
    await guest.disconnect()
    await other.disconnect()


BAD: list[tuple[dict[str, object], int, str]] = [
    ({"table": "whist"}, 404, "unknown-table"),
    ({"shoe": 9_999}, 404, "unknown-topic"),
    ({"shoe": 0}, 400, "malformed"),
    ({"shoe": "1"}, 400, "malformed"),
    ({"system": "clairvoyance"}, 400, "malformed"),
    ({"system": "x" * 61}, 400, "malformed"),
    ({"settings": {"steps": "many"}}, 400, "malformed"),
    ({"bets": ["dragon"]}, 400, "malformed"),
    ({"bets": ["banker"] * 9}, 400, "malformed"),
    ({"unit_minor": 1_003}, 400, "malformed"),
    ({"unit_minor": 10**13}, 400, "malformed"),
    ({"bankroll_minor": 1}, 400, "malformed"),
    ({"own": "def wager(memory, last): return 1"}, 400, "malformed"),
]


@pytest.mark.slow
async def test_what_cannot_be_played_is_refused_and_says_why(house: RunningHouse) -> None:
    guest = await at_punto(house)
    async with guest.http() as http:
        for change, status, reason in BAD:
            answer = await http.post("/api/lab/shoe", json={**ASKED, **change})
            assert (answer.status_code, answer.json()["reason"]) == (status, reason), change
            assert reason != "malformed" or answer.json()["detail"], change
            await asyncio.sleep(0.2)
        elsewhere = await http.post("/api/lab/shoe", json=ASKED, headers={"origin": "http://elsewhere.example"})
        assert elsewhere.status_code == 403
        both = await asyncio.gather(*(http.post("/api/lab/shoe", json=ASKED) for _ in range(2)))
        assert sorted(answer.status_code for answer in both) == [200, 429], "one study of a patron at a time"
    async with httpx.AsyncClient(base_url=house.url, headers={"origin": house.url}) as http:
        assert (await http.post("/api/lab/shoe", json=ASKED)).status_code == 401
    await guest.disconnect()


async def test_a_corrected_coup_is_played_as_it_counts_now_and_one_that_was_taken_back_not_at_all() -> None:
    house = await LiveHouse.open("mbs")
    await house.new_shoe()
    ann = await house.indoors.guest()
    for cards in ("2h Kh Th 2c", "9h Kh Th", "9s Ks Ts"):
        await house.coup(cards, ann, banker=500)
    first, second = house.table.live.coups[:2]  # type: ignore[union-attr] # it is a live table
    await house.agree(
        house.remedy(
            "card-entered-wrongly", "correct-coup", coup=first.coup, cards=("7h", "Kh", "Th"), reason="entry-error"
        )
    )
    await house.agree(house.remedy("error-in-deal", "void-coup", coup=second.coup))
    await house.indoors.house.historian.caught_up()
    store = house.indoors.house.store
    dealt = await shoe_dealt(store, "mbs", 1, own=False)
    assert dealt is not None
    assert [past.coup for past, _ in dealt.coups] == [1, 3]
    lying = {one.card for one in dealt.coups[0][1].cards}
    assert "7h" in lying
    assert "2h" not in lying
    assert await shoe_dealt(store, "mbs", 2, own=False) is None
