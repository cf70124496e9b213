"""What became of a request is told at every console of its table: who decided it, or that nobody did."""

from __future__ import annotations

import pytest

from puntobanco.server.tables.live_telling import ENDED_MS
from puntobanco.server.tables.names import named_in
from puntobanco.server.wire import live as do
from puntobanco.table.live import ENDED_KEPT
from tests.server.live_house import LiveHouse
from tests.server.test_live_corrections import SETTLED, approval, asked, with_a_settled_coup

ALL = ("dealer", "supervisor", "manager", "surveillance", "auditor")


def ended(house: LiveHouse, who: str = "supervisor") -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.request, one.outcome, one.decided_by) for one in house.consoles[who].state.ended]


async def test_an_approval_is_told_to_who_asked_and_at_every_other_console() -> None:
    house = await with_a_settled_coup(present=ALL)
    request = await asked(house, house.remedy(*SETTLED))
    assert ended(house) == []
    await house.done("manager", approval(*request))
    await house.told()
    for who in ALL:
        (one,) = house.consoles[who].state.ended
        assert (one.outcome, one.name, one.decided_by) == ("approved", "supervisor", ("manager",))
        assert one.mine == (who == "supervisor")
        assert one.remedy == house.remedy(*SETTLED)
        assert one.at == house.indoors.clock.now_ms() - 50
    assert house.consoles["supervisor"].state.requests == ()


@pytest.mark.parametrize(("answer", "who"), [("declined", "manager"), ("withdrawn", "supervisor")])
async def test_a_refusal_and_a_taking_back_are_told_with_whose_they_are(answer: str, who: str) -> None:
    house = await with_a_settled_coup()
    name, _ = await asked(house, house.remedy(*SETTLED))
    await house.done(who, do.AnswerRequest(request=name, answer="declined" if answer == "declined" else "withdrawn"))
    await house.told()
    assert ended(house) == [(name, answer, (who,))]


async def test_a_request_that_runs_out_is_told_at_its_time_though_nothing_happens_at_the_table() -> None:
    house = await with_a_settled_coup()
    name, _ = await asked(house, house.remedy(*SETTLED))
    await house.told()
    (waiting,) = house.consoles["supervisor"].state.requests
    await house.indoors.clock.pass_time(waiting.expires_at - house.indoors.clock.now_ms() - 1)
    assert ended(house) == []
    await house.indoors.clock.pass_time(1)
    assert ended(house) == ended(house, "manager") == [(name, "expired", ())]
    assert house.consoles["supervisor"].state.requests == ()
    assert house.consoles["supervisor"].state.ended[0].at == waiting.expires_at


async def test_each_of_two_requests_runs_out_at_its_own_time() -> None:
    house = await with_a_settled_coup()
    first, _ = await asked(house, house.remedy(*SETTLED))
    await house.indoors.clock.pass_time(60_000)
    second, _ = await asked(house, house.remedy(*SETTLED, note="again"))
    await house.indoors.clock.pass_time(540_000)
    assert [one.request for one in house.consoles["manager"].state.requests] == [second]
    assert ended(house) == [(first, "expired", ())]
    await house.indoors.clock.pass_time(60_000)
    assert ended(house) == [(first, "expired", ()), (second, "expired", ())]


async def test_what_ran_out_stays_so_once_the_table_has_written_something_of_it() -> None:
    house = await with_a_settled_coup()
    first, _ = await asked(house, house.remedy(*SETTLED))
    await house.indoors.clock.pass_time(600_000)
    second, _ = await asked(house, house.remedy(*SETTLED))
    await house.told()
    assert ended(house) == [(first, "expired", ())]
    assert [one.request for one in house.consoles["supervisor"].state.requests] == [second]


async def test_a_request_about_a_shoe_without_a_coup_ends_when_another_shoe_is_opened() -> None:
    house = await LiveHouse.open("mbs")
    await house.new_shoe()
    name, _ = await asked(house, house.remedy("unshuffled-shoe", "void-coup-and-shoe"))
    await house.done("dealer", do.EndShoe())
    await house.new_shoe()
    await house.told()
    assert ended(house) == [(name, "expired", ())]
    assert house.consoles["supervisor"].state.requests == ()


@pytest.mark.slow
async def test_what_became_of_a_request_is_told_for_half_a_day_and_of_the_latest_only() -> None:
    house = await with_a_settled_coup()
    names = [(await asked(house, house.remedy(*SETTLED)))[0] for _ in range(ENDED_KEPT + 1)]
    for name in names:
        await house.done("supervisor", do.AnswerRequest(request=name, answer="withdrawn"))
    await house.told()
    assert ended(house) == [(name, "withdrawn", ("supervisor",)) for name in names[1:]]
    await house.indoors.clock.pass_time(ENDED_MS)
    assert (await house.come("manager")).state.ended == ()


async def test_the_names_of_who_asked_and_who_decided_are_known_when_the_house_is_opened_again() -> None:
    house = await with_a_settled_coup()
    request = await asked(house, house.remedy(*SETTLED))
    await house.done("manager", approval(*request))
    assert {"supervisor", "manager"} <= set(named_in(house.table, ()))
