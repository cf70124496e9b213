"""A patron who does not read, and a dealer who deals: the dealer waits for nobody."""

from __future__ import annotations

import time
from pathlib import Path
from statistics import median

import pytest

from tests.guest import Guest
from tests.live_people import TABLE, LiveEvening, live_evening

pytestmark = pytest.mark.slow

COUPS = 15
DEAF = 4
SNAPSHOTS = 1_500
"""What one of those who do not read has asked for: megabytes that lie in the house and on the way."""


class Deaf(Guest):
    """A patron whose browser hangs: it follows the table, asks for something, and reads nothing from then on."""

    async def go_deaf(self, *, snapshots: int) -> None:
        assert self._link is not None
        self._link.transport.pause_reading()
        for _ in range(snapshots):
            await self._link.send('{"t":"subscribe","topic":"table:mbs"}')


async def dealt(evening: LiveEvening, coups: int) -> list[float]:
    """So many coups; gives how long the dealer waited for each answer, seconds."""
    dealer, waits = evening.console("dealer"), []
    for number in range(coups):
        cards = ({"do": "cards", "cards": [card]} for card in ("9h", "Kh", "Th"))
        for step in ({"do": "place-your-bets"}, {"do": "no-more-bets"}, *cards, {"do": "confirm"}):
            began = time.perf_counter()
            answer = await dealer.ask("live", table=TABLE, do=step)
            waits.append(time.perf_counter() - began)
            assert answer["t"] == "ack", (step, answer)
        if number % 7 == 6:  # no card comes more often than the shoe has it
            await new_shoe(evening, first=False)
    return waits


async def new_shoe(evening: LiveEvening, *, first: bool) -> None:
    dealer = evening.console("dealer")
    if not first:
        assert (await dealer.do("end-shoe"))["t"] == "ack"
    for what, fields in (
        ("count-cards", {"decks": 8, "cards": 416}),
        ("shuffled", {"how": "by-hand"}),
        ("open-shoe", {"first_card": "Ah"}),
    ):
        assert (await dealer.do(what, **fields))["t"] == "ack", what


async def test_a_dealers_answers_come_as_fast_while_patrons_do_not_read(tmp_path: Path) -> None:
    async with live_evening(tmp_path, come=("dealer", "supervisor")) as evening:
        await new_shoe(evening, first=True)
        await dealt(evening, COUPS)  # warm
        without = await dealt(evening, COUPS)
        deaf = [await Deaf(evening.house.url).come() for _ in range(DEAF)]
        for number, one in enumerate(deaf):
            await one.follow(TABLE)
            await one.go_deaf(snapshots=0 if number else SNAPSHOTS)
        with_them = await dealt(evening, COUPS)
        figures = median(without), median(with_them), max(without), max(with_them)
        assert figures[1] < 2 * figures[0] + 0.02, figures
        for one in deaf:
            one.cut()
