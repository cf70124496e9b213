"""A full evening at a house, as one guest spends it: each language on a phone and at a desk, English at more widths.

The steps stand in `tests/browser/evening`. Every step ends with a look at the page: nothing sticks out, the browser has
nothing to complain of, and no English is left over.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.evening import floor, others, past, star
from tests.browser.evening.guest import guest_at
from tests.browser.evening.words import LANGUAGES
from tests.browser.patron import DESK, patron
from tests.house import RunningHouse, running_house

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(900)]

STEPS = (
    star.join,
    star.arrive_in_mid_coup,
    star.reload_in_mid_coup,
    star.every_chip_and_refusal,
    star.confirm_and_repeat,
    star.auto,
    star.too_late,
    others.tabs,
    star.tie_with_pairs,
    star.last_coup_of_a_shoe,
    star.full_table,
    star.too_little_and_too_much,
    others.tie_stays,
    others.seven_up,
    others.seven_up_online,
    others.touch,
    past.lost_line,
    past.history,
    past.statement,
    past.rules,
    past.settings,
    past.addresses,
    past.limits,
)
EVENINGS = [
    *((language, 390) for language in LANGUAGES),
    *(("en", width) for width in (320, 768, 1280, 2560)),
    *((language, 1280) for language in LANGUAGES[1:]),
]


@pytest.fixture(scope="module")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("evening")
    with (
        running_house(folder, *floor.write_house(folder)) as running,
        patron(chromium, running.url, DESK) as other,
    ):
        other.sit_down("full-10")
        yield running


@pytest.mark.parametrize(("language", "width"), EVENINGS)
def test_a_full_evening(chromium: Browser, house: RunningHouse, language: str, width: int) -> None:
    with guest_at(chromium, house.url, language, width) as guest:
        for step in STEPS:
            step(guest)
