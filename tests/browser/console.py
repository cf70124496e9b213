"""The house's people at their consoles: browsers that are signed in, and a dealer's fingers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, StorageState, expect

from tests.browser.patron import DESK, LINE_CUT, WAIT_MS
from tests.house import RunningHouse, running_house
from tests.staff import PASSWORD, StaffMember, first_admin

PEOPLE = {
    "Dan": "dealer",
    "Dora": "dealer",
    "Pit": "pit-supervisor",
    "Max": "shift-manager",
    "Sue": "surveillance",
}
KEY_MS = 110
"""Between two keys of somebody who knows them; a fast typist is at 80."""


def live_table(id: str, ruleset: str, number: int, *, decks: int | None = None, **live: object) -> str:
    """A `[[table]]` of a house's file that a person deals, called by the dealer unless told otherwise."""
    told = {"calls": "dealer", **live}
    table = {"id": id, "number": number, "ruleset": ruleset, "mode": "live"} | (
        {} if decks is None else {"decks": decks}
    )
    lines = ["[[table]]", *_lines(table), "[table.live]", *_lines(told)]
    return "\n".join(lines) + "\n"


def _lines(table: Mapping[str, object]) -> list[str]:
    return [f"{key} = {_toml(value)}" for key, value in table.items()]


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = "{one}"' for key, one in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(value)


@contextmanager
def staffed_house(folder: Path, *tables: str) -> Iterator[tuple[RunningHouse, StaffMember]]:
    """A house with these tables, its first admin, and one of everybody in PEOPLE."""
    (folder / "house.toml").write_text("\n".join(tables), "utf-8")
    with running_house(folder, "--house", "house.toml") as house:
        admin = first_admin(house)
        for nickname, role in PEOPLE.items():
            admin.make(nickname, role)
        try:
            yield house, admin
        finally:
            admin.leave()


class Console:
    """One page of one of the house's people. `faults` collects whatever the browser complained of."""

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.faults: list[str] = []
        page.set_default_timeout(WAIT_MS)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type in {"error", "warning"} else None)

    def forgive_the_line(self) -> None:
        """Forget complaints of a line that was cut on purpose; every other one stays."""
        self.faults[:] = [fault for fault in self.faults if not LINE_CUT.search(fault)]

    def sign_in(self) -> None:
        """By name and password, as at every other page."""
        self.page.goto(f"{self.url}/#/sign-in")
        self.page.get_by_label("Nickname", exact=True).fill(self.name)
        self.page.get_by_label("Password", exact=True).fill(PASSWORD)
        self.page.get_by_role("button", name="Sign in", exact=True).click()
        self.page.locator("[data-role]").wait_for()

    def go_to(self, address: str) -> None:
        """Type an address of the client's own."""
        self.page.goto(f"{self.url}/#/{address}")

    def act(self, name: str) -> None:
        """Press a button."""
        self.page.locator(f"[data-act='{name}']").first.click()

    def keys(self, text: str, *, apart_ms: int = KEY_MS) -> None:
        """Type at a human speed. "⏎" is Enter, "⌫" Backspace; spaces are for the reader."""
        for key in text.replace(" ", ""):
            self.page.keyboard.press({"⏎": "Enter", "⌫": "Backspace"}.get(key, key))
            self.page.wait_for_timeout(apart_ms)

    def scan(self, code: str) -> None:
        """What a scanner does: the code and Enter, faster than anybody types."""
        self.page.keyboard.type(code)
        self.page.keyboard.press("Enter")

    def due(self, what: str) -> None:
        """Wait until the console says that this card is due ("banker-1"), or "none"."""
        expect(self.page.locator("[data-due]")).to_have_attribute("data-due", what)

    def phase(self, what: str) -> None:
        """Wait until the table is in this phase."""
        expect(self.page.locator("[data-phase-told]").first).to_have_attribute("data-phase-told", what)

    def paid(self, coup: int, winner: str) -> None:
        """Wait until a coup is paid, and to whom."""
        expect(self.page.locator("[data-paid]")).to_have_attribute("data-paid", str(coup))
        expect(self.page.locator("[data-paid]")).to_have_attribute("data-winner", winner)

    def refused(self, reason: str) -> None:
        """Wait until something is refused for this reason."""
        expect(self.page.locator(f"[data-refused='{reason}'], [data-reason='{reason}']")).to_be_visible()

    def new_shoe(self, first_card: str = "ah", *, shoe: int = 1, behind: int | None = None) -> None:
        """Count, shuffle, turn up the first card, and open the shoe; `behind`: so many cards behind the cut card."""
        self.page.get_by_role("button", name="Confirm the count").click()
        self.act("by-hand")
        self.page.locator("[data-step='3']").wait_for()
        self.keys(first_card)
        if behind is not None:
            self.page.get_by_label("Cards behind the cut card").fill(str(behind))
        self.act("open-shoe")
        self.page.locator(f"[data-shoe='{shoe}']").wait_for()
        self.page.locator("[data-act='place-your-bets']").wait_for()

    def remedy(
        self, irregularity: str, answer: str = "", *, cards: str = "", card: str | None = None, note: str = ""
    ) -> None:
        """Choose what went wrong and what is done about it, and have its effect shown. A `card` of "" was not seen."""
        self.page.locator(f"[data-irregularity='{irregularity}']").click()
        if answer:
            self.page.locator(f"input[name='answer'][value='{answer}']").check()
        if cards:
            self.page.get_by_label("Cards in the order in which they were drawn").fill(cards)
        if card == "":
            self.page.get_by_label("Nobody saw it").check()
        elif card:
            self.page.get_by_label("The card", exact=True).fill(card)
        if note:
            self.page.get_by_label("Note", exact=True).last.fill(note)
        self.page.locator("dialog [data-act='preview']").click()

    def give_password(self) -> None:
        """Give it once more, where an approval asks for it."""
        form = self.page.locator("[data-authenticate]")
        form.get_by_label("Password").fill(PASSWORD)
        form.get_by_role("button", name="Enter it and approve").click()

    def shows(self, effect: str) -> None:
        """Wait until the effect of a remedy is shown."""
        self.page.locator(f"[data-preview='{effect}']").first.wait_for()

    def told_of_request(self, outcome: str, *texts: str) -> None:
        """Wait until the newest of what became of requests is this, with these words."""
        newest = self.page.locator("[data-ended]").first
        expect(newest).to_have_attribute("data-outcome", outcome)
        for text in texts:
            expect(newest).to_contain_text(text)

    def has_read_of_request(self, outcome: str, *texts: str) -> None:
        """Wait for what became of the newest request and put it away; it stays away."""
        self.told_of_request(outcome, *texts)
        name = self.page.locator("[data-ended]").first.get_attribute("data-ended")
        self.page.locator(f"[data-ended='{name}'] [data-act='read-ended']").click()
        expect(self.page.locator(f"[data-ended='{name}']")).to_have_count(0)
        self.page.reload()
        self.page.locator("[data-phase-told]").first.wait_for()
        expect(self.page.locator(f"[data-ended='{name}']")).to_have_count(0)

    def give(self, how: str) -> None:
        """Declare what was previewed, or ask another person for it; the sheet closes."""
        self.page.locator(f"dialog [data-act='{how}']").click()
        expect(self.page.locator("dialog[open]")).to_have_count(0)


_SIGNED_IN: dict[tuple[str, str], StorageState] = {}
"""Who signed in before comes back with the same cookie, as people do."""


@contextmanager
def at_console(
    browser: Browser, house: RunningHouse, name: str, size: tuple[int, int] = DESK, language: str = "en-US"
) -> Iterator[Console]:
    """Somebody signed in at a browser of their own; it must have had nothing to complain of when they go."""
    known = _SIGNED_IN.get((house.url, name))
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language, storage_state=known)
    one = Console(context.new_page(), house.url, name)
    if known is None:
        one.sign_in()
        _SIGNED_IN[house.url, name] = context.storage_state()
    try:
        yield one
        assert one.faults == []
    finally:
        context.close()
