"""Odds over HTTP: exact for any rule set and shoe, told in one line what is wrong, bounded, and counted once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from fractions import Fraction

import pytest

from puntobanco.odds import Composition, exact_odds
from puntobanco.odds.removal import effects_of_removal
from puntobanco.rules import fragment_names, library_bets, shipped
from puntobanco.server.http.reckoner import WAITING_MAX
from puntobanco.text import LANGUAGES
from tests.guest import Guest
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as running:
        yield running


async def asked(house: RunningHouse, status: int = 200, **body: object) -> Mapping[str, object]:
    async with Guest(house.url).http() as http:
        answer = await http.post("/api/odds", json=body)
    assert answer.status_code == status, answer.text
    told: Mapping[str, object] = answer.json()
    return told


def bets_of(told: Mapping[str, object]) -> dict[str, dict[str, str]]:
    bets = told["bets"]
    assert isinstance(bets, list)
    return {bet["id"]: bet for bet in bets}


async def test_the_odds_of_a_full_shoe_are_those_of_the_package(house: RunningHouse) -> None:
    told = bets_of(await asked(house, ruleset="7up-mbs"))
    for bet, odds in exact_odds(shipped("7up-mbs")).bets.items():
        assert Fraction(told[bet]["edge"]) == odds.house_edge
        assert Fraction(told[bet]["hit"]) == odds.hit_frequency


async def test_a_shoe_is_given_by_what_is_left_or_by_what_was_seen(house: RunningHouse) -> None:
    seen = await asked(house, ruleset="punto-banco", seen="5 5 10")
    left = await asked(house, ruleset="punto-banco", left="32 32 32 32 30 32 32 32 32 31 32 32 32")
    assert seen == left
    assert seen["cards"] == []


async def test_what_the_next_card_would_change_is_the_effect_of_each_rank(house: RunningHouse) -> None:
    told = bets_of(await asked(house, ruleset="punto-banco", removal=True))
    effects = effects_of_removal(shipped("punto-banco"), Composition.full(8))
    for bet, by_rank in effects.items():
        shown = [float(effect) for effect in told[bet]["removal"]]
        assert shown == pytest.approx([float(effect or 0) * 100 for effect in by_rank], abs=1e-6)


async def test_bets_of_the_library_are_counted_beside_and_named_in_the_language(house: RunningHouse) -> None:
    told = bets_of(await asked(house, ruleset="no-commission", beside=["dragon", "pairs"], lang="th"))
    fragments = {bet.id for bet in library_bets() if bet.fragment in {"dragon", "pairs"}}
    assert fragments <= set(told)
    assert told["panda8"]["name"] == "แพนด้า 8"


async def test_bets_that_need_suits_are_named_where_suits_are_not_known(house: RunningHouse) -> None:
    told = await asked(house, ruleset="punto-banco", beside=["colours"], seen="5", lang="en")
    assert told["left_out"] == ["All Red", "All Black"]


async def test_a_bet_that_a_game_cannot_have_is_named_and_the_others_are_counted(house: RunningHouse) -> None:
    told = await asked(house, ruleset="7up-mbs", beside=["colours", "dragon"], lang="vi")
    assert told["left_out"] == ["Toàn đỏ", "Toàn đen"]
    assert "dragon7" in bets_of(told)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"seen": "5h Qq"}, "is no card"),
        ({"seen": "5h " * 9}, "more often than"),
        ({"left": "1 2 3"}, "13 whole numbers"),
        ({"left": "0 0 0 0 0 0 0 0 0 0 0 0 5"}, "too small"),
        ({"left": "1", "seen": "5h"}, "given twice"),
        ({"decks": 90}, "not dealt from 90 decks"),
        ({"seen": "5h " * 900}, "Expected"),
        ({"more": 1}, "unknown field"),
    ],
)
async def test_what_is_no_shoe_is_said_in_one_line(house: RunningHouse, body: dict[str, object], says: str) -> None:
    told = await asked(house, 400, ruleset="punto-banco", **body)
    assert says in str(told["detail"])
    assert "\n" not in str(told["detail"])


async def test_no_rule_set_of_that_name_is_no_topic(house: RunningHouse) -> None:
    assert (await asked(house, 404, ruleset="nobody-plays"))["reason"] == "unknown-topic"


async def test_more_shoes_than_may_wait_are_refused_and_the_house_goes_on(house: RunningHouse) -> None:
    async with Guest(house.url).http() as http:
        shoes = [{"ruleset": "punto-banco", "left": f"A={copies}"} for copies in range(WAITING_MAX + 4)]
        answers = await asyncio.gather(*(http.post("/api/odds", json=shoe) for shoe in shoes))
        codes = [answer.status_code for answer in answers]
        assert codes.count(429) == 4
        assert codes.count(200) == WAITING_MAX
        assert (await http.get("/readyz")).status_code == 200


async def test_another_sites_page_may_not_ask(house: RunningHouse) -> None:
    async with Guest(house.url).http() as http:
        answer = await http.post(
            "/api/odds", json={"ruleset": "punto-banco"}, headers={"origin": "https://elsewhere.example"}
        )
    assert answer.status_code == 403


async def test_the_menu_names_rule_sets_and_fragments_in_every_language(house: RunningHouse) -> None:
    async with Guest(house.url).http() as http:
        menus = [(await http.get("/api/odds", params={"lang": lang})).json() for lang in LANGUAGES]
    assert len({menu["rulesets"][0]["title"] for menu in menus}) > 1
    for menu in menus:
        assert {one["id"] for one in menu["fragments"]} == set(fragment_names())
        assert all(one["bets"] for one in menu["fragments"])
