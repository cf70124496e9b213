"""Guests in a real house: they come in, sit down, wager, see the coup and are paid; at a table of every rule set."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from puntobanco.rules import shipped
from tests.guest import Guest
from tests.house import RunningHouse, running_house

TABLES = {
    "star-1": "star-commission",
    "star-2": "star-special",
    "punto-5": "punto-banco",
    "seven-up-6": "7up-mbs",
    "seven-up-7": "7up-online",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as house:
        yield house


async def test_a_guest_gets_a_wallet_by_one_request_and_keeps_it(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    assert guest.balance == 10_000_000
    assert guest.welcome["patron"]["guest"]
    async with guest.http() as http:
        again = (await http.post("/api/guest")).json()
        me = (await http.get("/api/me")).json()
    assert again["patron"] == me["patron"] == guest.patron
    await guest.disconnect()


EVERYDAY = "punto-5"


@pytest.mark.parametrize(
    "table", [pytest.param(table, marks=() if table == EVERYDAY else pytest.mark.slow) for table in TABLES]
)
async def test_a_coup_of_every_rule_set_is_wagered_seen_and_paid(house: RunningHouse, table: str) -> None:
    rules = shipped(TABLES[table])
    stake = rules.ruleset.table.limits["player"].min_minor
    guest = await Guest(house.url).come()
    snapshot = await guest.follow(table)
    assert snapshot["state"]["ruleset"] == rules.id
    await guest.phase(table, "betting")
    answer = await guest.wager(table, player=stake)
    while answer["t"] == "refused":  # the window of a second was just over
        assert answer["reason"] == "betting-closed"
        await guest.event(table, "betting-opened", after=guest.sequences[table])
        answer = await guest.wager(table, player=stake)
    assert (answer["balance_minor"], answer["in_play_minor"]) == (10_000_000 - stake, stake)
    placed = await guest.event(table, "wagers-placed", after=answer["seq"] - 1)
    assert placed["seq"] == answer["seq"]
    assert (placed["patron"], placed["wagers"]) == (guest.patron["id"], {"player": stake})
    settled = await guest.event(table, "coup-settled", after=answer["seq"])
    await guest.until(lambda: bool(guest.results), "the result")
    (wager,) = guest.results[0]["wagers"]
    expected = {"player": "won", "banker": "lost"}.get(settled["outcome"]["winner"])
    if expected is not None:
        assert wager["result"] == expected
    assert settled["areas"]["player"]["result"] == wager["result"]
    assert settled["areas"]["player"]["stake_minor"] >= stake
    standing = stake if wager["result"] == "standing" else 0
    assert guest.balance == 10_000_000 - stake + wager["returned_minor"]
    assert guest.in_play == standing
    await guest.disconnect()


@pytest.mark.slow
async def test_touch_is_dealt_when_its_patron_says_so(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    other = await Guest(house.url).come()
    for one in (guest, other):
        await one.follow("touch")
        await one.phase("touch", "betting")
    for coup in (1, 2, 3):
        before = guest.balance
        answer = await guest.ask("deal", table="touch", wagers={"banker": 10, "tie": 100}, entropy="ab" * 32)
        assert answer["t"] == "ack", answer
        await guest.until(lambda coup=coup: len(guest.results) == coup, "the result")  # type: ignore[misc]  # mypy infers no type for the default
        assert guest.balance == before + guest.results[-1]["net_minor"]
        await guest.phase("touch", "betting")
    shoes = [event for event in guest.events["touch"] if event["kind"] == "shoe-opened"]
    seeds = [event["seed"] for event in guest.events["touch"] if event["kind"] == "shoe-ended"]
    assert len(shoes) == len(seeds) == len(set(seeds)) == 3
    assert all(event["commitment"].startswith("commit/v1:") for event in shoes)
    assert other.events["touch"] == []
    refused = await guest.wager("touch", banker=10)
    assert (refused["t"], refused["reason"]) == ("refused", "not-now")
    await guest.disconnect()
    await other.disconnect()


@pytest.mark.slow
async def test_what_the_rules_do_not_allow_is_refused_with_its_reason(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    await guest.follow("star-1")
    cases = (
        ({"no-such-bet": 50_000}, "unknown-bet", None),
        ({"banker": 50_001}, "stake-step", 50_000),
        ({"banker": 300_000}, "above-maximum", 250_000),
        ({"banker": 50_000, "player": 50_000}, "only-one-of", None),
    )
    for wagers, reason, allowed in cases:
        await guest.phase("star-1", "betting")
        answer = await guest.ask("wager", table="star-1", wagers=wagers)
        if answer["reason"] == "betting-closed":
            await guest.event("star-1", "betting-opened", after=guest.sequences["star-1"])
            answer = await guest.ask("wager", table="star-1", wagers=wagers)
        assert (answer["t"], answer["reason"], answer["allowed_minor"]) == ("refused", reason, allowed)
    assert guest.balance == 10_000_000
    await guest.disconnect()


@pytest.mark.slow
async def test_the_hall_shows_all_tables_and_their_changes(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    await guest.send({"t": "subscribe", "topic": "hall"})
    await guest.until(lambda: any(m["t"] == "hall" for m in guest.messages), "the hall")
    hall = next(m for m in guest.messages if m["t"] == "hall")
    briefs = {brief["id"]: brief for brief in hall["tables"]}
    assert {*TABLES, "touch"} <= set(briefs)
    assert briefs["star-1"]["limits"]["banker"] == {"min_minor": 50_000, "max_minor": 250_000}
    assert briefs["star-1"]["commission_badge"] != briefs["star-2"]["commission_badge"]

    def revealed() -> bool:
        changes = [brief for m in guest.messages if m["t"] == "briefs" for brief in m["tables"]]
        return any(
            len(brief["road"]) > len(briefs[brief["id"]]["road"]) and sum(brief["counts"].values()) for brief in changes
        )

    await guest.until(revealed, "a new mark on a road")
    await guest.disconnect()


@pytest.mark.slow
async def test_a_command_sent_twice_is_done_once_and_answered_the_same(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    await guest.follow("star-2")
    await guest.event("star-2", "betting-opened")
    name = "twice-" + guest.patron["id"]
    first = await guest.wager("star-2", name, tie=50_000)
    assert first["t"] == "ack", first
    again = await guest.wager("star-2", name, tie=50_000)
    assert (again["t"], again["seq"]) == ("ack", first["seq"])
    await guest.event("star-2", "coup-settled", after=first["seq"])
    late = await guest.wager("star-2", name, tie=50_000)  # would be refused by now
    assert (late["t"], late["seq"]) == ("ack", first["seq"])
    other = await guest.wager("star-2", name, tie=100_000)
    assert (other["t"], other["reason"]) == ("refused", "command-reused")
    assert sum(event["kind"] == "wagers-placed" for event in guest.events["star-2"]) == 1
    await guest.disconnect()


@pytest.mark.slow
async def test_balances_and_results_tell_nothing_before_the_cards_are_shown(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    await guest.follow("star-3")
    await guest.event("star-3", "betting-opened")
    answer = await guest.wager("star-3", player=50_000, tie=50_000, banker_pair=50_000)
    assert answer["t"] == "ack", answer
    settled = await guest.event("star-3", "coup-settled", after=answer["seq"])
    at = guest.messages.index(next(m for m in guest.messages if m["t"] == "events" and m["seq"] >= settled["seq"]))
    await guest.until(lambda: bool(guest.results), "the result")
    result_at = guest.messages.index(guest.results[0])
    told = [m for m in guest.messages[: result_at - 1] if "balance_minor" in m]
    assert told[-1]["balance_minor"] == 10_000_000 - 150_000
    assert told[-1]["in_play_minor"] == 150_000
    assert at < result_at
    assert guest.balance == 10_000_000 + guest.results[0]["net_minor"]
    await guest.disconnect()
