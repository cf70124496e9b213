"""A shoe of 60 coups with twelve things gone wrong, typed through the consoles, ends as it was worked out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.console import Console, at_console, live_table, staffed_house
from tests.browser.patron import DESK, Patron, patron
from tests.house import RunningHouse
from tests.live_shoe import NOTED, VOID, Line, shoe

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLE = "mbs"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    with staffed_house(tmp_path, live_table(TABLE, "7up-mbs", 1)) as (house, _):
        yield house


@dataclass
class Evening:
    """Everybody at the table."""

    dealer: Console
    supervisor: Console
    manager: Console
    ann: Patron

    def play(self, line: Line) -> None:
        """One coup, with whatever went wrong in it."""
        if line.wrong == "pause":
            self.pause()
        self.dealer.keys("b")
        self.dealer.phase("betting")
        self.wager(line.number)
        self.dealer.keys("n")
        self.dealer.phase("dealing")
        self.enter(line)
        if line.wrong in VOID:
            self.dealer.due("player-2" if len(line.cards) == 1 else "banker-2")
            self.remedy(self.supervisor, VOID[line.wrong], "void-coup")
            self.dealer.paid(line.number, "void")
            return
        self.finish(line)
        if line.wrong == "corrected":
            self.agree(line, "correct-coup", "correct", cards=" ".join(line.right))
        if line.wrong == "annulled":
            self.agree(line, "void-coup", "void")

    def pause(self) -> None:
        """The supervisor lets the table wait; the dealer cannot go on before it is ended."""
        self.supervisor.act("pause")
        self.dealer.page.locator("[data-hold='paused']").wait_for()
        self.dealer.keys("b")
        self.dealer.refused("table-held")
        self.supervisor.act("resume")
        expect(self.dealer.page.locator("[data-hold]")).to_have_count(0)

    def enter(self, line: Line) -> None:
        """The dealer types the cards."""
        if line.wrong == "undo":
            self.dealer.keys("4c ⌫")
            self.dealer.due("banker-1")
        if line.wrong == "5.2":  # Player was given the third card out of the shoe too
            self.dealer.keys("".join(line.cards[:2]))
            self.dealer.due("banker-2")
            self.remedy(self.supervisor, "too-many-to-player", "reconstruct", cards=" ".join(line.cards))
        elif line.wrong == "cut-card":
            self.dealer.keys("".join(line.cards[:-1]))
            self.dealer.keys("x")
            self.dealer.page.locator("[data-last]").wait_for()
            self.dealer.keys(line.cards[-1])
        else:
            self.dealer.keys("".join(line.cards))

    def finish(self, line: Line) -> None:
        """All cards lie there: what is noted or refused, then the dealer confirms."""
        self.dealer.due("none")
        if line.wrong in NOTED:
            self.remedy(self.dealer, NOTED[line.wrong])
        if line.wrong == "refused":
            self.dealer.keys("6c")
            self.dealer.refused("illegal-card")
        if line.wrong == "cut-card":
            self.dealer.keys("⏎")  # the shoe is over, and its coups with it
            return
        self.dealer.keys("⏎")
        expect(self.dealer.page.locator("[data-paid]")).to_have_attribute("data-paid", str(line.number))

    def wager(self, number: int) -> None:
        """Ann lays 10 on Banker and 1 on Tie, from the second coup on by "Rebet"."""
        expect(self.ann.area("banker")).to_be_enabled()
        if number == 1:
            self.ann.choose_chip("5")
            self.ann.lay({"banker": 2})
            self.ann.choose_chip("1")
            self.ann.lay({"tie": 1})
        else:
            self.ann.act("rebet").click()
        self.ann.act("confirm").click()
        expect(self.ann.area("banker").locator(".amount")).to_have_text("10")
        self.ann.has_wagered()

    def remedy(self, who: Console, irregularity: str, answer: str = "", *, cards: str = "") -> None:
        """One person does what the rules say."""
        who.act("irregularity")
        who.remedy(irregularity, answer, cards=cards)
        who.page.locator("[data-preview]").wait_for()
        who.give("declare")

    def agree(self, line: Line, answer: str, effect: str, *, cards: str = "") -> None:
        """Two people change a coup that is settled."""
        self.supervisor.page.locator(f"article[data-coup='{line.number}'] [data-act='correct']").click()
        self.supervisor.remedy("error-in-deal", answer, cards=cards)
        self.supervisor.shows(effect)
        self.supervisor.give("request")
        self.manager.act("look")
        self.manager.shows(effect)
        self.manager.act("approve")
        told = self.ann.page.locator("[data-correction]")
        told.get_by_role("button").click()
        expect(told).to_have_count(0)


def test_a_recorded_shoe_of_sixty_coups_with_twelve_irregularities_ends_as_worked_out_by_hand(
    chromium: Browser, house: RunningHouse
) -> None:
    lines = shoe()
    assert (len(lines), sum(line.wrong != "" for line in lines)) == (60, 12)
    with (
        at_console(chromium, house, "Dan") as dan,
        at_console(chromium, house, "Pit") as pit,
        at_console(chromium, house, "Max") as manager,
        patron(chromium, house.url, DESK) as ann,
    ):
        pit.go_to(f"pit/{TABLE}")
        manager.go_to(f"pit/{TABLE}")
        dan.go_to(f"console/{TABLE}")
        dan.act("sit")
        dan.new_shoe()
        ann.sit_down(TABLE)
        evening = Evening(dan, pit, manager, ann)
        coins = ann.balance_of_ledger()
        for line in lines[:-1]:
            evening.play(line)
            if line.number % 10 == 0:
                assert ann.balance_of_ledger() == coins + 100 * sum(one.net for one in lines[: line.number])
        road = "".join(line.won for line in lines[:-1]).replace("-", "")
        expect(ann.page.locator(".road.bead .struck")).to_have_count(0)
        assert "".join(ann.page.locator(".road.bead .letter").all_text_contents()) == road
        counts = Counter(road)
        for name, letter in (("b", "B"), ("p", "P"), ("t", "T")):
            expect(ann.page.locator(f".plate dl .{name} dd").first).to_have_text(str(counts[letter]))
        evening.play(lines[-1])
        dan.page.locator("[data-step='1']").wait_for()
        assert ann.balance_of_ledger() == coins + 100 * sum(line.net for line in lines)
        record = manager.page.request.get(f"{house.url}/api/live/{TABLE}/record?shoe=1").text()
        kinds = Counter(kind for kind in ("coup-corrected", "coup-annulled", "card-undone") if f'"{kind}"' in record)
        assert len(kinds) == 3
