"""LIV-04: who may ask what at a live table: the table of docs/LIVE.md, cell by cell, every role and every command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.hall.roles import Role
from puntobanco.server.basis.asking import Answered
from puntobanco.server.wire import live as do
from puntobanco.table import live_events
from tests.server.live_house import PEOPLE, LiveHouse

LIVE_MD = Path(__file__).parents[2] / "docs" / "LIVE.md"

Rows = Mapping[str, tuple[do.LiveDo, ...]]

PLAIN: Final[Rows] = {
    "sit, count, shuffle, call bets, confirm, end the shoe": (
        do.Sit(), do.Leave(), do.CountCards(decks=8, cards=416), do.Shuffled(how="by-hand"), do.OpenShoe(),
        do.PlaceYourBets(), do.NoMoreBets(), do.Confirm(), do.ConfirmCards(cards=()), do.EndShoe(),
    ),
    "enter cards, cut card": (do.Cards(cards=("5h",)), do.Scan(code="x"), do.CutCard()),
    "undo": (do.Undo(),),
    "call a supervisor": (do.Call(),),
    "pause, resume, manual mode, video, answer a call, dismiss the dealer": (
        do.Pause(), do.Resume(), do.Manual(on=True), do.Video(lost=True), do.AnswerCall(), do.Dismiss(),
    ),
    "approve or decline": (
        do.AnswerRequest(request="r", answer="approved"), do.AnswerRequest(request="r", answer="declined"),
    ),
    "flag a coup": (do.Flag(shoe=1, coup=1),),
}  # fmt: skip
"""What each printed row lets one ask, but for remedies."""

REMEDIES: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "declare what only goes on record, or the last coup": (
        ("late-wager", "refuse-late-part"),
        ("cut-card-during-coup", "last-coup"),
    ),
    "declare what changes the running coup": (("foreign-card", "void-coup"), ("too-many-to-player", "reconstruct")),
    "request a void or a correction": (("foreign-card", "void-coup"), ("error-in-deal", "correct-coup")),
}
"""The same for remedies, as irregularity and answer."""

ELSEWHERE: Final = {
    "see the table (`live:<id>`)",
    "approve or decline a day after the coup",
    "practise",
    "read the scores of those who practise",
}
"""Rows that are no command of a running table: below, in `test_live_late`, and in `test_practice`."""

PART_OF_EACH_OTHER: Final = {Role.DEALER, Role.PIT_SUPERVISOR, Role.SHIFT_MANAGER}
COLUMNS: Final = (*PART_OF_EACH_OTHER, Role.SURVEILLANCE, Role.ADMIN, Role.AUDITOR)


def printed() -> dict[str, dict[str, str]]:
    """The page's table: cells by row and column."""
    lines = LIVE_MD.read_text("utf-8").partition("## People")[2].partition("## ")[0].splitlines()
    first, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|"))
    return {row[0]: dict(zip(first[1:], row[1:], strict=True)) for row in rows}


def says_yes(row: str, who: str, *, small: bool) -> bool:
    """Whether the page lets somebody do what a row says."""
    role, cells = PEOPLE[who], printed()[row]
    if role is Role.PATRON:
        return False  # a patron has no column: nothing here is theirs
    shared = PART_OF_EACH_OTHER if small and role in PART_OF_EACH_OTHER else {role}
    return any(cells[one.value.replace("-", " ")] == "yes" for one in shared)


def commands(house: LiveHouse) -> Iterator[tuple[str, do.LiveDo]]:
    """Every command with the row that it stands in."""
    for row, asked in PLAIN.items():
        yield from ((row, one) for one in asked)
    for row, remedies in REMEDIES.items():
        for irregularity, answer in remedies:
            remedy: live_events.Remedy = house.remedy(irregularity, answer)
            yield row, do.Ask(remedy=remedy, state_hash="") if row.startswith("request") else do.Declare(remedy=remedy)


def test_every_row_of_the_page_is_tried() -> None:
    assert set(printed()) == {*PLAIN, *REMEDIES, *ELSEWHERE}
    assert {*next(iter(printed().values()))} == {*(role.value.replace("-", " ") for role in COLUMNS), "program"}


def is_denied(answer: Answered) -> bool:
    return isinstance(answer, Refused) and answer.reason is Reason.ROLE_FORBIDS


@pytest.mark.parametrize("staffing", ["full", "small"])
@pytest.mark.parametrize("who", PEOPLE)
async def test_liv_04_every_role_may_of_every_command_what_the_page_says_and_nothing_else(
    who: str, staffing: str
) -> None:
    house = await LiveHouse.open("small" if staffing == "small" else "mbs", present=("dealer",))
    tried = list(commands(house))
    assert {type(asked) for _, asked in tried} == set(do.LiveDo.__args__), "every command is here"
    wrong = []
    for row, asked in tried:
        denied = is_denied(await house.ask(who, asked))
        if denied is says_yes(row, who, small=staffing == "small"):
            wrong.append((row, asked))
    assert wrong == []


@pytest.mark.parametrize("who", PEOPLE)
async def test_liv_04_who_sees_a_live_table_is_who_the_page_says(who: str) -> None:
    house = await LiveHouse.open("mbs", present=())
    try:
        await house.come(who)
        sees = True
    except Refused as refused:
        assert refused.reason is Reason.ROLE_FORBIDS  # noqa: PT017 -- for some it is right and for others it is not
        sees = False
    assert sees is says_yes("see the table (`live:<id>`)", who, small=False)


@pytest.mark.parametrize("staffing", ["full", "small"])
async def test_liv_04_a_program_enters_cards_and_tells_of_the_picture_and_may_nothing_else(staffing: str) -> None:
    house = await LiveHouse.open("small" if staffing == "small" else "mbs", present=("dealer",))
    for number, (row, asked) in enumerate(commands(house)):
        answers: list[Answered] = []
        house.indoors.house.live_desk.ask_for_program(
            "shoe-1", house.name, asked, id=f"program-command-{number}", answer=answers.append
        )
        await house.settled()
        cell = printed()[row]["program"]
        assert is_denied(answers[0]) is not (cell == "yes" or (cell == "video" and isinstance(asked, do.Video))), asked
