"""A patron at a browser: what a person does at the pages of a running house, and what they then see."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

PHONE: Final = (390, 844)
DESK: Final = (1280, 800)
SIZES: Final = (PHONE, DESK)
WAIT_MS: Final = 20_000
expect.set_options(timeout=WAIT_MS)
LINE_CUT: Final = re.compile(
    r"net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INTERNET_DISCONNECTED|INCOMPLETE_CHUNKED_ENCODING)"
    r"|WebSocket connection to '[^']*' failed"
    r"|status of 503"
)
"""What a browser says of a house that is being killed, is away, or is not ready yet."""


class Patron:
    """One page of one patron. `faults` collects whatever the browser complained of."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.faults: list[str] = []
        page.set_default_timeout(WAIT_MS)
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _heard(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"}:
            self.faults.append(text)

    def come_as_guest(self) -> None:
        """One tap."""
        self.page.goto(self.url)
        self.page.locator("button.enter").click()
        self.page.locator("[data-table]").first.wait_for()

    def sit_down(self, table: str) -> None:
        """Enter a table from the hall."""
        self.page.locator(f"[data-table='{table}']").click()
        self.area("banker").wait_for()

    def go_to(self, address: str) -> None:
        """Type an address of the client's own."""
        self.page.goto(f"{self.url}/#/{address}")

    def area(self, bet: str) -> Locator:
        """An area of the layout."""
        return self.page.locator(f"[data-bet='{bet}']")

    def act(self, name: str) -> Locator:
        """A button under the chips."""
        return self.page.locator(f"[data-act='{name}']")

    def wait_for_bets(self) -> None:
        """Until the betting of a coup has just opened: three seconds and more are left to lay and confirm."""
        expect(self.page.locator(".countdown b")).to_have_text(re.compile(r"^([3-9]|\d\d)$"), timeout=WAIT_MS)

    def choose_chip(self, amount: str) -> None:
        """Make a chip the active one, by what is printed on it."""
        self.page.get_by_role("radio", name=re.compile(rf"\D{re.escape(amount)}(\D|$)")).click()

    def lay(self, taps: Mapping[str, int]) -> None:
        """Tap areas so many times each."""
        for bet, times in taps.items():
            for _ in range(times):
                self.area(bet).click()

    def has_wagered(self) -> None:
        """Until the house has taken what was confirmed, where wagers may be taken back: chips are drawn before that."""
        expect(self.act("take-back")).to_be_enabled()

    def stake_on(self, bet: str) -> str:
        """The number written on one's own chips."""
        return self.area(bet).locator(".amount").inner_text()

    def net(self) -> int:
        """What the coup brought, minor units, once it is shown."""
        shown = self.page.locator("[data-net]")
        shown.wait_for()
        return int(shown.get_attribute("data-net") or "")

    def balance(self) -> int:
        """The balance that the page shows, minor units."""
        return int(self.page.locator("[data-balance]").first.get_attribute("data-balance") or "")

    def balance_of_ledger(self) -> int:
        """The balance that the house keeps, minor units."""
        me: dict[str, Any] = self.page.evaluate("() => fetch('api/me').then(answer => answer.json())")
        balance: int = me["balance_minor"]
        return balance

    def forgive_the_line(self) -> None:
        """Forget complaints of a line that was cut on purpose; every other one stays."""
        self.faults[:] = [fault for fault in self.faults if not LINE_CUT.search(fault)]

    def notice(self) -> str:
        """What the page says at once, when something is refused."""
        said = self.page.locator(".notice")
        said.wait_for()
        return said.inner_text()


def context_for(browser: Browser, size: tuple[int, int], language: str = "en-US") -> BrowserContext:
    """A fresh browser profile with a window of this size."""
    return browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=language)


@contextmanager
def patron(browser: Browser, url: str, size: tuple[int, int], language: str = "en-US") -> Iterator[Patron]:
    """A guest in the hall; when they leave, the browser must have had nothing to complain of."""
    context = context_for(browser, size, language)
    one = Patron(context.new_page(), url)
    one.come_as_guest()
    try:
        yield one
        assert one.faults == []
    finally:
        context.close()
