"""Wagers on their way through a house: shared commits, funds, repeats, deadlines."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from puntobanco.cards import parse_cards
from puntobanco.errors import Reason, Refused
from puntobanco.office.script import Script
from puntobanco.server.basis.asking import Done
from puntobanco.server.basis.metrics import Counted
from puntobanco.storage.points import Point
from puntobanco.table import commands, events
from puntobanco.table.phases import Phase
from tests.server.indoors import Indoors, configuration_of, settle


def placing(patron: str, name: str, level: int = 0, **wagers: int) -> commands.PlaceWagers:
    return commands.PlaceWagers(id=name, actor=f"patron:{patron}", patron=patron, level=level, wagers=wagers)


async def test_wagers_that_arrive_together_share_a_commit_and_each_gets_its_own_answer() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    guests = [await indoors.guest() for _ in range(100)]
    before = indoors.house.metrics.counts[Counted.COMMITS]
    answers = [
        indoors.ask(star, placing(guest.id, f"wager-{number}", banker=50_000 if number % 10 else 50_001))
        for number, guest in enumerate(guests)
    ]
    await settle()
    assert indoors.house.metrics.counts[Counted.COMMITS] == before + 1
    taken = [answer[0] for answer in answers if isinstance(answer[0], Done)]
    assert len(taken) == 90
    assert len({done.sequence for done in taken}) == 90
    assert all(len(answer) == 1 for answer in answers)


async def test_two_wagers_of_one_patron_at_once_are_judged_one_after_the_other() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    first = indoors.ask(star, placing(ann.id, "first-one", banker=250_000))
    second = indoors.ask(star, placing(ann.id, "second-one", banker=50_000))
    third = indoors.ask(star, placing(ann.id, "third-one", player=50_000))
    await settle()
    assert isinstance(first[0], Done)
    assert isinstance(second[0], Refused)
    assert second[0].reason is Reason.ABOVE_MAXIMUM
    assert isinstance(third[0], Refused)
    assert third[0].reason is Reason.ONLY_ONE_OF


async def test_a_hundred_wagers_at_once_on_one_wallet_over_two_tables_never_overspend() -> None:
    indoors = await Indoors.open()
    star, punto = indoors.table("star"), indoors.table("punto")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    answers = [
        indoors.ask(table, placing(ann.id, f"{table.profile.id}-{number}", level=40, tie=stake))
        for number in range(50)
        for table, stake in ((star, 2_000_000 if number == 0 else 50_000), (punto, 50_000))
    ]
    for _ in range(60):
        await settle()
    assert all(len(answer) == 1 for answer in answers)
    assert ann.wallet.balance_minor >= 0
    taken = star.table.lying_minor(ann.id) + punto.table.lying_minor(ann.id)
    assert ann.wallet.balance_minor == 10_000_000 - taken
    await indoors.verify_record()


async def test_a_wager_beyond_the_wallet_is_refused_with_what_would_be_taken() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    assert isinstance(await _at_level(indoors, ann.id, 40, banker=9_950_000), Done)
    refused = await _at_level(indoors, ann.id, 40, tie=100_000)
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.allowed_minor) == (Reason.NOT_ENOUGH_COINS, 50_000)


async def _at_level(indoors: Indoors, patron: str, level: int, **wagers: int) -> object:
    name = f"level-{level}-{sum(wagers.values())}"
    answers = indoors.ask(indoors.table("star"), placing(patron, name, level=level, **wagers))
    await settle()
    return answers[0]


async def test_coins_of_a_coup_that_is_not_yet_shown_cannot_be_wagered_elsewhere() -> None:
    won = Script(cards={"star": (parse_cards("Kh 9s Td Kc"), parse_cards("Kh 9s Td Kc"))})  # Banker wins
    indoors = await Indoors.open(configuration=configuration_of(script=won))
    star, punto = indoors.table("star"), indoors.table("punto")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    assert isinstance(await _at_level(indoors, ann.id, 40, banker=10_000_000), Done)
    await indoors.until(star, Phase.REVEALING)
    assert (ann.wallet.balance_minor, ann.wallet.in_play_minor) == (0, 10_000_000)
    stored = (await indoors.house.store.balances([f"patron:{ann.id}"]))[f"patron:{ann.id}"]
    assert stored == 19_500_000
    await indoors.until(punto, Phase.BETTING)
    if star.table.reveal_at is not None and indoors.clock.now_ms() < star.table.reveal_at:
        refused = await indoors.wager(punto, ann, banker=500)
        assert isinstance(refused, Refused)
        assert refused.reason is Reason.NOT_ENOUGH_COINS
    await indoors.clock.pass_time(6_000)
    assert ann.wallet.balance_minor == 19_500_000
    await indoors.until(punto, Phase.BETTING)
    assert isinstance(await indoors.wager(punto, ann, banker=500), Done)


async def test_the_same_command_asked_twice_before_the_first_is_answered_is_done_once() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    answers = [indoors.ask(star, placing(ann.id, "double-click", banker=50_000)) for _ in range(5)]
    for _ in range(5):
        await settle()
    assert [answer[0] for answer in answers] == [answers[0][0]] * 5
    assert star.table.stakes_of(ann.id) == {"banker": 50_000}
    assert indoors.house.metrics.counts[Counted.COMMANDS_REPEATED] == 4


async def test_the_same_id_at_another_table_is_another_command() -> None:
    indoors = await Indoors.open()
    star, punto = indoors.table("star"), indoors.table("punto")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    assert isinstance(await indoors.wager(star, ann, name="one-name", tie=50_000), Done)
    refused = await indoors.wager(punto, ann, name="one-name", tie=50_000)
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.COMMAND_REUSED


async def test_a_wager_that_came_in_time_counts_however_long_it_takes_to_write_it_down() -> None:
    waits: list[Point] = []
    indoors = await Indoors.open(probe=waits.append)
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann, bob = await indoors.guest(), await indoors.guest()
    closes_at = star.table.closes_at
    assert closes_at is not None
    await indoors.clock.pass_time(closes_at - 1 - indoors.clock.now_ms())
    in_time = indoors.ask(star, placing(ann.id, "in-time-1", banker=50_000))
    indoors.clock._now_ms = closes_at  # the hour strikes before anything was written
    late = indoors.ask(star, placing(bob.id, "late-one-1", banker=50_000))
    await indoors.clock.pass_time(0)
    assert isinstance(in_time[0], Done)
    assert isinstance(late[0], Refused)
    assert late[0].reason is Reason.BETTING_CLOSED
    (wager,) = star.table.settled
    assert wager.patron == ann.id
    kinds = [type(event) for event in await indoors.log("star")][-4:]
    assert kinds == [events.WagersPlaced, events.BettingClosed, events.CardsDealt, events.CoupSettled]


async def test_nothing_is_answered_before_it_is_durable() -> None:
    seen: list[tuple[Point, int]] = []
    answers: Sequence[object] = []
    indoors = await Indoors.open(probe=lambda point: seen.append((point, len(answers))))
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    seen.clear()
    answers = indoors.ask(star, placing(ann.id, "wager-one", banker=50_000))
    await settle()
    assert [count for _, count in seen] == [0, 0, 0]
    assert [point for point, _ in seen] == list(Point)
    assert len(answers) == 1


async def test_a_refill_is_given_once_a_day_to_one_who_has_next_to_nothing() -> None:
    lost = Script(cards={"star": (parse_cards("Kh 9s Td Kc"),)})
    indoors = await Indoors.open(configuration=configuration_of(script=lost))
    ann = await indoors.guest()
    with pytest.raises(Refused) as caught:
        await indoors.house.desk.refill(ann, "refill-one")
    assert caught.value.reason is Reason.REFILL_NOT_NOW
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    assert isinstance(await _at_level(indoors, ann.id, 40, player=10_000_000), Done)
    with pytest.raises(Refused):
        await indoors.house.desk.refill(ann, "refill-two")  # coins in play count
    await indoors.until(star, Phase.REVEALING)
    await indoors.clock.pass_time(6_000)
    assert (ann.wallet.balance_minor, ann.wallet.in_play_minor) == (0, 0)
    assert await indoors.house.desk.refill(ann, "refill-three") == 10_000_000
    ann.wallet.stored_minor = 10_000_000
    assert await indoors.house.desk.refill(ann, "refill-three") == 10_000_000  # the same command again
    with pytest.raises(Refused) as again:
        await indoors.house.desk.refill(ann, "refill-four")
    assert again.value.reason is Reason.REFILL_NOT_NOW
    await indoors.verify_record()


@pytest.mark.parametrize("cards", ["Kh 9s Td Kc", "9h 2s Kd Kc"], ids=["lost", "won"])
async def test_a_refill_while_a_coup_is_being_shown_tells_nothing_of_it(cards: str) -> None:
    indoors = await Indoors.open(configuration=configuration_of(script=Script(cards={"star": (parse_cards(cards),)})))
    ann = await indoors.guest()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    assert isinstance(await _at_level(indoors, ann.id, 40, player=10_000_000), Done)
    await indoors.until(star, Phase.REVEALING)
    with pytest.raises(Refused) as caught:
        await indoors.house.desk.refill(ann, "refill-one")
    assert caught.value.detail == str(10_000_000)


async def test_patrons_are_kept_in_memory_only_while_they_are_here_or_have_coins_at_a_table() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann, bob = await indoors.guest(), await indoors.guest()
    await indoors.wager(star, ann, banker=50_000)
    for patron in (ann, bob):
        patron.links.clear()
        indoors.house.patrons.forget_idle(patron)
    assert indoors.house.patrons.get(bob.id) is None
    assert indoors.house.patrons.get(ann.id) is ann
    await indoors.clock.pass_time(60_000)
    assert indoors.house.patrons.get(ann.id) is None
    again = await indoors.house.patron(ann.id)
    assert again.wallet.balance_minor == (await indoors.house.store.balances([f"patron:{ann.id}"]))[f"patron:{ann.id}"]


async def test_a_patron_who_comes_in_while_a_wager_is_being_written_sees_it_once() -> None:
    indoors = await Indoors.open()
    star = indoors.table("star")
    await indoors.until(star, Phase.BETTING)
    ann = await indoors.guest()
    ann.links.clear()
    indoors.ask(star, placing(ann.id, "wager-one", banker=50_000))
    await asyncio.sleep(0)
    assert star.busy
    indoors.house.patrons._here.clear()
    again = await asyncio.wait_for(indoors.house.patron(ann.id), 5)
    await settle()
    assert (again.wallet.balance_minor, again.wallet.in_play_minor) == (9_950_000, 50_000)


async def test_a_touch_table_that_its_patron_has_left_is_put_away() -> None:
    indoors = await Indoors.open()
    ann = await indoors.guest()
    touch = await indoors.house.own_table("touch", ann)
    assert touch is not None
    assert touch in indoors.house.tables
    await indoors.clock.pass_time(10_000)
    assert touch not in indoors.house.tables
    again = await indoors.house.own_table("touch", ann)
    assert again is not None
    assert isinstance(await indoors.wager(again, ann, banker=10), Done)
