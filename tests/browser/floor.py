"""The live tables of one house with everybody at them, in browsers that stay open from one scenario to the next."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.console import Console, at_console, live_table, staffed_house
from tests.browser.live_cases import Case
from tests.browser.patron import DESK, Patron, patron
from tests.house import RunningHouse
from tests.staff import StaffMember

STAKE = 3
"""What Ann has on Banker in every coup, in coins."""

SPARE = 4
"""Tables of each game: a scenario that fails leaves its table as it is, and the next takes another."""

CAMERA = "https://camera.example"

STAY = "[sessions]\nstaff_idle_minutes = 720\n"
"""Nobody is signed out when the house's clock jumps ahead."""

GAMES = {"mbs": "7up-mbs", "online": "7up-online"}


@dataclass
class CardShoe:
    """A program that reads cards."""

    http: httpx.Client
    table: str

    def cards(self, *cards: str) -> None:
        """It has read these, one after the other."""
        body = {"id": uuid.uuid4().hex, "do": {"do": "cards", "cards": cards, "source": "shoe"}}
        answer = self.http.post(f"/api/live/{self.table}", json=body)
        assert answer.status_code == 200, answer.text


@dataclass
class Floor:
    """A dealer, a supervisor, a shift manager and a patron, and the tables that they go to."""

    house: RunningHouse
    admin: StaffMember
    dan: Console
    pit: Console
    max: Console
    ann: Patron
    _at: str = ""
    _tables: dict[str, list[str]] = field(default_factory=dict)

    @contextmanager
    def table(self, game: str, *, fresh: bool = False, first_card: str = "ah") -> Iterator[str]:
        """Everybody at a table of this game, between two coups of an open shoe; `fresh`: before its first."""
        tables = self._tables.setdefault(game, [f"{game}-{number}" for number in range(SPARE)])
        table = tables[0]
        self.go(table)
        self._open_a_shoe(fresh=fresh, first_card=first_card)
        try:
            yield table
        except BaseException:
            tables.pop(0)
            self._at = ""
            raise

    def go(self, table: str) -> None:
        """All four go to a table; Dan deals there."""
        if self._at == table:
            return
        self._at = table
        self.pit.go_to(f"pit/{table}")
        self.max.go_to(f"pit/{table}")
        self.dan.go_to(f"console/{table}")
        self.dan.page.locator("[data-phase]").wait_for()
        if self.dan.page.locator("[data-act='sit']").count():
            self.dan.act("sit")
        self.ann.go_to("")
        self.ann.sit_down(table)

    def _open_a_shoe(self, *, fresh: bool, first_card: str) -> None:
        page = self.dan.page
        page.locator("[data-step='1'], [data-act='place-your-bets']").first.wait_for()
        if fresh and page.locator("[data-step]").count() == 0:
            if self.coup == 0:
                return
            self.dan.act("end-shoe")
            page.locator("[data-step='1']").wait_for()
        if page.locator("[data-step]").count():
            self.dan.new_shoe(first_card, shoe=self.shoe + 1)

    @property
    def shoe(self) -> int:
        """The number of the shoe on the table, or of the last one."""
        return int(self.dan.page.locator("header [data-shoe]").get_attribute("data-shoe") or "")

    @property
    def coup(self) -> int:
        """The number of the coup on the table."""
        return int(self.dan.page.locator("header [data-coup]").get_attribute("data-coup") or "")

    def other_suits(self, cards: str) -> str:
        """The same cards with another suit in place of hearts for each coup, so that no shoe has too many of one."""
        return cards.replace("h", "hsdc"[self.coup % 4])

    def bets(self) -> None:
        """Dan calls for bets, and Ann lays hers."""
        self.dan.keys("b")
        self.dan.phase("betting")
        expect(self.ann.area("banker")).to_be_enabled()
        self.ann.lay({"banker": STAKE})
        self.ann.act("confirm").click()
        expect(self.ann.area("banker").locator(".amount")).to_have_text(str(STAKE))
        self.ann.has_wagered()

    def everybody_has(self, typed: str) -> None:
        """The cards that were typed lie on the supervisor's and on Ann's felt, beside the given 7."""
        cards = len(typed.split())
        expect(self.ann.page.locator(".hand .card")).to_have_count(1 + cards)
        expect(self.pit.page.locator(".hand .card")).to_have_count(1 + cards if cards else 0)

    def put_right(self, case: Case) -> None:
        """Whoever may does what the rules say, after its effect was shown."""
        if case.by == "dealer":
            self.dan.keys("i")
            self.dan.remedy(case.irregularity, case.answer)
            self.dan.shows(case.effect)
            self.dan.give("declare")
            return
        cards = self.other_suits(case.cards)
        shown = self.ask(case.irregularity, case.answer, case.effect, cards=cards, card=case.card)
        if case.effect in {"void", "void-shoe"}:
            expect(shown.locator("tbody tr")).to_contain_text(str(STAKE))
        self.pit.give("declare" if case.by == "supervisor" else "request")
        if case.by == "two":
            self.approve(case.effect)

    def play(self, cards: str, winner: str) -> None:
        """A whole coup in which nothing goes wrong, until Ann has seen what it brought."""
        self.bets()
        self.dan.keys(f"n {self.other_suits(cards)} ⏎")
        self.dan.paid(self.coup, winner)
        assert self.ann.net() == 100 * STAKE * {"banker": 1, "player": -1}[winner]

    def remedied(self, irregularity: str) -> Locator:
        """What Ann is told of what went wrong."""
        return self.ann.page.locator(f"[data-remedied='{irregularity}']")

    def marks(self) -> str:
        """The results of the shoe as Ann's bead plate has them."""
        return "".join(self.ann.page.locator(".road.bead .letter").all_text_contents())

    def ask(self, irregularity: str, answer: str, effect: str, *, cards: str = "", card: str | None = None) -> Locator:
        """The supervisor asks for a remedy of the coup on the felt; gives what its effect was said to be."""
        self.pit.act("irregularity")
        self.pit.remedy(irregularity, answer, cards=cards, card=card)
        self.pit.shows(effect)
        return self.pit.page.locator("dialog [data-preview]")

    def ask_of_settled(self, coup: int, irregularity: str, answer: str, *, cards: str = "") -> None:
        """The supervisor asks for a remedy of a coup that is over, and it waits for another person."""
        self.pit.page.locator(f"article[data-coup='{coup}'] [data-act='correct']").click()
        self.pit.remedy(irregularity, answer, cards=cards)
        self.pit.page.locator("dialog [data-preview]").wait_for()
        self.pit.give("request")

    def approve(self, effect: str) -> None:
        """The manager looks at what would happen to everybody, and agrees; who asked is told."""
        waits = self.pit.page.locator("[data-request]")
        expect(waits).to_be_visible()
        request = waits.get_attribute("data-request")
        expect(self.pit.page.locator("[data-act='approve'], [data-act='look']")).to_have_count(0)
        self.max.act("look")
        self.max.shows(effect)
        self.max.act("approve")
        asked = self.max.page.locator("[data-authenticate]")
        asked.or_(self.max.page.get_by_text("Nothing waits.")).wait_for()
        if asked.count():  # the last time was five minutes ago
            self.max.give_password()
        expect(self.max.page.locator("[data-request]")).to_have_count(0)
        for one, whose in ((self.pit, "Your request"), (self.max, "Requested by Pit")):
            ended = one.page.locator(f"[data-ended='{request}']")
            expect(ended).to_contain_text("Approved by Max · ")
            expect(ended).to_contain_text(whose)

    def read_correction(self, kind: str) -> str:
        """What Ann is told of a settled coup of hers that has changed; she closes it."""
        told = self.ann.page.locator(f"[data-correction='{kind}']")
        told.wait_for()
        text = told.inner_text()
        told.get_by_role("button").click()
        expect(told).to_have_count(0)
        return text

    def later(self, by_ms: int) -> None:
        """So much later: the house is started again on a machine whose clock is ahead, and everybody comes back."""
        self.house.stop()
        self.house.ahead_ms += by_ms
        self.house.start()
        for one in (self.dan, self.pit, self.max):
            one.page.reload()
        self.ann.page.reload()
        self.max.page.locator("header [data-shoe]").wait_for()
        self.forgive_the_line()

    @contextmanager
    def program(self, table: str) -> Iterator[CardShoe]:
        """A shoe that reads its cards, with a credential of its own."""
        answer = self.admin.post(f"/api/live/{table}/credential", program="shoe-1")
        headers = {"authorization": f"Bearer {answer.json()['token']}"}
        with httpx.Client(base_url=self.house.url, headers=headers) as http:
            yield CardShoe(http, table)

    def look_by_camera(self) -> None:
        """Ann's browser finds a page wherever the camera's pictures are."""

        def seen(route: Route) -> None:
            route.fulfill(content_type="text/html", body=f"<title>{route.request.url}</title>")

        self.ann.page.context.route(f"{CAMERA}/**", seen)

    def forgive_the_line(self) -> None:
        """Nobody's browser is to be blamed for a house that was away."""
        for one in (self.dan, self.pit, self.max):
            one.forgive_the_line()
        self.ann.forgive_the_line()


@contextmanager
def floor_of(chromium: Browser, folder: Path) -> Iterator[Floor]:
    """A house with tables enough, and everybody there."""
    ids = [(f"{game}-{number}", ruleset) for game, ruleset in GAMES.items() for number in range(SPARE)]
    tables = [live_table(id, ruleset, number) for number, (id, ruleset) in enumerate(ids, 1)]
    tables += [live_table(f"one-deck-{number}", "punto-banco", 20 + number, decks=1) for number in (1, 2)]
    tables.append(live_table("pictured", "7up-mbs", 30, video=f"{CAMERA}/hd", video_sd=f"{CAMERA}/sd", video_seconds=1))
    with staffed_house(folder, STAY, *tables) as (house, admin), ExitStack() as stack:
        dan, pit, manager = (stack.enter_context(at_console(chromium, house, name)) for name in ("Dan", "Pit", "Max"))
        ann = stack.enter_context(patron(chromium, house.url, DESK))
        yield Floor(house, admin, dan, pit, manager, ann)
