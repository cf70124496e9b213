"""Programs with credentials of their own, what is recalled of a coup, and the figures of a shift."""

from __future__ import annotations

import csv
import io
import json

from puntobanco.errors import Reason, Refused
from puntobanco.server.basis.asking import Answered, Done
from puntobanco.server.live.record import COLUMNS, as_csv, json_lines, lines_of, shift
from puntobanco.server.wire import live as do
from tests.server.indoors import settle
from tests.server.live_house import LiveHouse

BANKER_WINS = "9h Kh Th"


async def by_program(house: LiveHouse, asked: do.LiveDo, name: str) -> Answered:
    answers: list[Answered] = []
    desk = house.indoors.house.live_desk
    desk.ask_for_program("shoe-1", house.name, asked, id=name, answer=answers.append)
    await settle()
    (answer,) = answers
    return answer


async def test_a_credential_made_anew_ends_the_one_before_and_opens_one_table_only() -> None:
    house = await LiveHouse.open("mbs")
    programs = house.indoors.house.programs
    first = await programs.admit(house.sessions["admin"], "mbs", "shoe-1")
    assert await programs.of(first, "mbs") == "shoe-1"
    assert await programs.of(first, "punto") is None
    second = await programs.admit(house.sessions["admin"], "mbs", "shoe-1")
    assert await programs.of(first, "mbs") is None
    assert await programs.of(second, "mbs") == "shoe-1"
    assert await programs.of("", "mbs") is None


async def test_a_program_enters_cards_and_may_nothing_else() -> None:
    house = await LiveHouse.open("mbs")
    await house.new_shoe()
    await house.betting()
    await house.dealing()
    assert isinstance(await by_program(house, do.Cards(cards=("9h", "Kh", "Th"), source="shoe"), "program-0001"), Done)
    forbidden: tuple[do.LiveDo, ...] = (do.Confirm(), do.Sit(), do.Undo(), do.EndShoe(), do.NoMoreBets())
    for number, asked in enumerate(forbidden):
        answer = await by_program(house, asked, f"program-1{number:03}")
        assert isinstance(answer, Refused)
        assert answer.reason is Reason.ROLE_FORBIDS
    await house.done("dealer", do.Confirm())
    assert house.road() == "B"


async def test_everything_of_a_coup_is_recalled_with_times_as_json_lines_and_as_a_table() -> None:
    house = await LiveHouse.open("mbs")
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    await house.coup("9d Qh Ts", ann, banker=500)
    lines = await lines_of(house.indoors.house.store, "mbs", shoe=1, coup=2)
    kinds = [line.kind for line in lines]
    assert kinds == ["betting-opened", "wagers-placed", "betting-closed", *["card-entered"] * 3, "result-confirmed", "coup-settled"]  # fmt: skip  # noqa: E501 -- the whole coup in one line
    assert all(line.at for line in lines)
    rows = [json.loads(line) for line in json_lines(lines).splitlines()]
    assert [row["kind"] for row in rows] == kinds
    table = list(csv.DictReader(io.StringIO(as_csv(lines)), COLUMNS))
    assert [row["card"] for row in table if row["kind"] == "card-entered"] == ["9d", "Qh", "Ts"]
    settled = [(row["patron"], row["bet"], row["amount_minor"]) for row in table if row["kind"] == "coup-settled"]
    assert settled == [(ann.id, "banker", "500")], "a row for each wager, with what it brought"


async def test_liv_08_how_a_shoe_was_counted_and_shuffled_is_recalled_with_that_shoe() -> None:
    house = await LiveHouse.open("online")
    await house.new_shoe()
    await house.coup(BANKER_WINS)
    await house.done("dealer", do.EndShoe())
    await house.done("dealer", do.CountCards(decks=8, cards=416))
    await house.done("dealer", do.Shuffled(how="by-hand"))
    await house.declare(house.remedy("exposed-in-shuffle", "reshuffle"))
    cancels = house.remedy("cancel-shoe-results", "cancel-shoe")
    await house.agree(cancels)
    await house.done("dealer", do.Shuffled(how="by-machine"))
    await house.done("dealer", do.OpenShoe(first_card="Ah", cut_behind=14))
    store = house.indoors.house.store
    opened = ["cards-counted", "shoe-shuffled"]
    spoilt = [*opened, "irregularity-declared", "shuffle-spoilt", "shoe-shuffled", "shoe-opened"]
    first, second = [[line.kind for line in await lines_of(store, "online", shoe=shoe)] for shoe in (1, 2)]
    assert first[:3] == [*opened, "shoe-opened"]
    assert [kind for kind in first if "reque" in kind] == ["remedy-requested", "request-answered"]
    assert second == spoilt
    assert [line.coup for line in await lines_of(store, "online", shoe=2)] == [0] * len(spoilt)


async def test_liv_11_a_shift_is_reported_by_dealer_and_its_totals_are_those_of_the_record() -> None:
    house = await LiveHouse.open("mbs", present=("dealer", "dealer-two", "supervisor", "manager"))
    ann = await house.indoors.guest()
    await house.new_shoe()
    await house.coup(BANKER_WINS, ann, banker=500)
    await house.coup("9d Qh Ts", ann, player=300)
    await house.betting()
    await house.dealing("8h")
    await house.done("dealer", do.Undo())
    await house.declare(house.remedy("malfunction", "void-coup", reason="equipment"))
    now_ms = house.indoors.clock.now_ms()
    found = await shift(house.indoors.house.store, "mbs", since_ms=0, until_ms=now_ms + 1)
    mine = found.by_dealer["dealer"]
    assert (mine.coups, mine.void_coups, mine.handle_minor, mine.win_minor) == (2, 1, 800, -200)
    assert mine.errors == {"card-undone": 1, "malfunction": 1}
    kinds = await house.kinds()
    assert mine.errors["card-undone"] == kinds["card-undone"]
    assert found.total.drop_minor == 500, "what they were out of pocket at most"
    later = await shift(house.indoors.house.store, "mbs", since_ms=now_ms + 1, until_ms=now_ms + 2)
    assert later.total.coups == 0
