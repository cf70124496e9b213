"""A guest who spends the evening: quick hands, what they read in their language, and a look round after every step."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final, TypedDict

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect

from tests.browser.evening.floor import BETTING_MS
from tests.browser.evening.words import Words
from tests.browser.patron import WAIT_MS, Patron

LOCALES: Final = {"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN", "vi": "vi-VN", "th": "th-TH"}
"""What the browser asks for, by language of the house."""
HEIGHTS: Final = {320: 640, 390: 844, 768: 1024, 1280: 800, 2560: 1440}
SCREENS: Final = "PUNTOBANCO_SCREENS"
"""Environment variable: a folder that gets a picture of every step, to be looked at."""

TRIES: Final = 8
SOON_MS: Final = BETTING_MS
"""Within a short window either something comes at once, or the next window is for it."""

_OPEN: Final = """share => {
    const ring = document.querySelector('.countdown .left')
    const left = ring && 1 - ring.getAttribute('stroke-dashoffset') / ring.getAttribute('stroke-dasharray')
    return left >= share && document.querySelector("[data-bet][aria-disabled='false']") !== null
}"""
_FORGET: Final = """() => {
    [window.asked, window.answers, window.results] = [0, [], []]
    return document.querySelector("[data-act='clear']:enabled") !== null
}"""
_MIDDLE: Final = """element => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
}"""
_SEEN: Final = """() => {
    const said = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const names = '.nickname, [data-nickname], [data-leader], [data-patron], .patrons, option, script, style, code'
    while (walker.nextNode()) {
        const at = walker.currentNode.parentElement
        const foreign = at?.closest('[lang]').lang !== document.documentElement.lang
        if (at && !foreign && !at.closest(names) && at.checkVisibility()) said.push(walker.currentNode.textContent)
    }
    for (const name of ['aria-label', 'title'])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (!one.closest(names) && one.checkVisibility()) said.push(one.getAttribute(name))
    return said.join('\\n')
}"""


_LISTENS: Final = """
const said = element => element?.textContent.trim() ?? ''
const lines = []
let cut = false
window.answers = []
window.asked = 0
const wagers = new Set()
let held = null
window.holdWagers = () => { held = [] }
new MutationObserver(() => {
    if (held === null || held.length === 0 || document.querySelector('.countdown')) return
    const late = held
    held = null
    late.forEach(send => send())
}).observe(document, { subtree: true, childList: true })
window.WebSocket = class extends WebSocket {
    constructor(...at) {
        super(...at)
        if (cut) this.close()
        else lines.push(this)
        this.addEventListener('message', ({ data }) => {
            const { t, id, reason } = JSON.parse(data)
            if ((t !== 'ack' && t !== 'refused') || !wagers.delete(id)) return
            const told = setInterval(() => {
                const free = document.querySelector('[data-act=confirm][aria-busy=false]')
                if (!free || (t === 'ack' && !(free.disabled && document.querySelector('.own')))) return
                clearInterval(told)
                window.answers.push({ reason: reason ?? '', own: own() })
            }, 20)
        })
    }
    send(data) {
        if (!String(data).includes('"t":"wager"')) return super.send(data)
        window.asked += 1
        wagers.add(JSON.parse(data).id)
        if (held === null) super.send(data)
        else held.push(() => super.send(data))
    }
}
window.cutLine = () => {
    cut = true
    lines.splice(0).forEach(line => line.close())
}
window.mendLine = () => { cut = false }
const own = () => Object.fromEntries([...document.querySelectorAll('[data-bet]')].map(area =>
    [area.dataset.bet, [said(area.querySelector('.amount')), said(area.querySelector('.own'))]]))
window.results = []
let told = false
new MutationObserver(() => {
    const net = document.querySelector('.callrow [data-net]')
    if (told === (net !== null)) return
    told = net !== null
    if (!told) return
    const areas = [...document.querySelectorAll('[data-bet]')]
    window.results.push({
        net: Number(net.dataset.net),
        said: said(net),
        call: said(document.querySelector('.call')),
        areas: Object.fromEntries(areas.map(area => [area.dataset.bet, said(area.querySelector('.net'))])),
        sevens: document.querySelector('.sevens')?.getAttribute('aria-label') ?? '',
        pairs: said(document.querySelectorAll('.plate dl dd')[3]),
    })
}).observe(document, { subtree: true, childList: true })
"""
"""A table goes on by itself: what a coup brought, and what lies there after an answer, is noted as it is shown.

`asked` counts the wagers sent; `holdWagers()` keeps the next ones until the betting is over, as a slow line does.
"""


class Answer(TypedDict):
    """What the house said to a wager, where no reason is no refusal; and what then lay there, as number and words."""

    reason: str
    own: dict[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Told:
    """A result as the page shows it: what it brought, in minor units and in words, the call, the net of each area."""

    net: int
    said: str
    call: str
    areas: dict[str, str]
    sevens: str
    pairs: str


class Guest(Patron):
    """A patron with a language, at a window of some width. `coins` is what they must own by now, minor units."""

    def __init__(self, page: Page, url: str, *, words: Words, width: int) -> None:
        super().__init__(page, url)
        self.words = words
        self.width = width
        self.coins = 0

    @contextmanager
    def step(self, name: str) -> Iterator[Words]:
        """One step of the evening; after it the page must stand as it should."""
        yield self.words
        self.look(name)

    def look(self, name: str) -> None:
        """Nothing sticks out, nothing was complained of, no English is left over; a picture where one is wanted."""
        self.picture(name)
        assert self.faults == [], name
        too_wide = "() => document.documentElement.scrollWidth - innerWidth"
        for _ in range(10):
            if self.page.evaluate(too_wide) <= 0:
                break
            self.page.wait_for_timeout(50)
        assert self.page.evaluate(too_wide) <= 0, name
        assert self.page.locator("html").get_attribute("lang") == self.words.language
        left = self.words.left_over(self.page.evaluate(_SEEN))
        assert not left, (name, left)

    def picture(self, name: str) -> None:
        """A picture of the window, where pictures are wanted."""
        if folder := os.environ.get(SCREENS):
            self.page.screenshot(path=Path(folder) / f"{name}-{self.width}-{self.words.language}.png")

    def says(self, text: str, *, where: str = "body") -> None:
        """The page says this, somewhere in what is named."""
        expect(self.page.locator(where).first).to_contain_text(text, timeout=WAIT_MS)

    def tap(self, target: Locator | str, times: int = 1) -> None:
        """Tap the middle of something at once, as a finger does that waits for nothing."""
        found = self.page.locator(target).first if isinstance(target, str) else target.first
        x, y = found.evaluate(_MIDDLE, timeout=WAIT_MS)
        self.page.mouse.move(x, y)
        for _ in range(times):
            self.page.mouse.down()
            self.page.mouse.up()

    def tap_area(self, *bets: str) -> None:
        """Tap areas of the layout, one after the other."""
        for bet, taps in groupby(bets):
            self.tap(f"[data-bet='{bet}']", len(list(taps)))

    def tap_act(self, name: str) -> None:
        """Tap a button by what it does."""
        self.tap(f"[data-act='{name}']")

    def pick_chip(self, minor: int) -> None:
        """Make a chip of the row the active one; chips above the limit can be picked too, and are refused when laid."""
        number = re.escape(self.words.coins(minor))
        chip = self.page.get_by_role("radio", name=re.compile(rf"(?<![\d.,]){number}(?!\d|[.,]\d)"))
        chip.click()
        expect(chip).to_have_attribute("aria-checked", "true")

    def window(self, share: float = 0.6) -> None:
        """Until wagers are taken and most of the window is left."""
        try:
            self.page.wait_for_function(_OPEN, arg=share, timeout=8_000)
        except Error:  # the seat was given up meanwhile, or the machine slept: sit down once more
            table = self.page.url
            self.go_to("")
            self.page.locator("[data-table]").first.wait_for()
            self.page.goto(table)
            self.page.wait_for_function(_OPEN, arg=share, timeout=WAIT_MS)

    def in_a_window(self, act: Callable[[], None]) -> None:
        """Do something that has to fit into one window; when the window was too short for it, again in the next."""
        for left in reversed(range(TRIES)):
            self.window()
            if self.forget():  # chips that a try before this one left lying
                self.tap_act("clear")
                self.has_no_chips()
            try:
                act()
            except (AssertionError, Error):
                if left == 0:
                    raise
            else:
                return

    def wager(self, taps: Mapping[str, int], stakes: Mapping[str, int]) -> None:
        """Lay chips by taps on areas and confirm them: the house has these stakes."""
        self.in_a_window(lambda: self._wager_once(taps, stakes))

    def _wager_once(self, taps: Mapping[str, int], stakes: Mapping[str, int]) -> None:
        for bet, times in taps.items():
            self.tap_area(*[bet] * times)
        self.confirm(stakes)

    def confirm(self, stakes: Mapping[str, int]) -> None:
        """Confirm what lies there: its sum stands on the button, and then the house has it."""
        button = self.act("confirm")
        total = self.words.coins(sum(stakes.values()))
        expect(button).to_have_text(self.words.say("action-confirm-amount", amount=total), timeout=SOON_MS)
        self.tap(button)
        self.has_asked()
        answer = self.answer()
        assert answer["reason"] == ""
        for bet, stake in stakes.items():  # it is booked: nothing of this may be tried a second time
            amount, own = answer["own"][bet]
            told = any(self.words.say(state) in own for state in ("area-mine", "area-confirming"))
            if amount != self.words.coins(stake) or not told:
                pytest.fail(f"{stake} on {bet} is shown as {own!r}")

    def forget(self) -> bool:
        """What was asked, answered and won until now is of no account. Gives whether unconfirmed chips lie there."""
        chips: bool = self.page.evaluate(_FORGET)
        return chips

    def has_asked(self) -> None:
        """A wager was sent since then."""
        assert self.page.evaluate("window.asked") == 1, "the window closed before the tap"

    def answer(self) -> Answer:
        """What the house says to a wager that is on its way; to try again without it might be to wager twice."""
        try:
            answer: Answer = self.page.wait_for_function("() => window.answers.shift()", timeout=WAIT_MS).json_value()
        except Error:
            pytest.fail("a wager was not answered")
        return answer

    def has_stake(self, bet: str, stake: int) -> None:
        """One's own chips on an area show this much."""
        expect(self.area(bet).locator(".amount")).to_have_text(self.words.coins(stake), timeout=SOON_MS)

    def has_no_chips(self) -> None:
        """Nothing of one's own lies anywhere."""
        expect(self.page.locator("[data-bet] .amount")).to_have_count(0, timeout=SOON_MS)

    def result(self) -> Told:
        """The next coup that brought something, as the page told it."""
        told = Told(**self.page.wait_for_function("() => window.results.shift()", timeout=WAIT_MS).json_value())
        self.coins += told.net
        message = "result-won" if told.net > 0 else "result-lost" if told.net < 0 else "result-even"
        values = {"amount": self.words.coins(told.net)} if told.net else {}
        assert told.said == self.words.say(message, **values) + self.words.signed(told.net)
        return told

    def owns(self) -> None:
        """The page shows the balance that must be, written as the language writes it, and the ledger has it."""
        purse = self.page.locator(f"[data-balance='{self.coins}']").first
        expect(purse).to_contain_text(self.words.coins(self.coins), timeout=WAIT_MS)
        assert self.balance_of_ledger() == self.coins

    def told(self, message: str, attribute: str | None = None, /, **values: str) -> None:
        """The notice says this."""
        said = self.words.say(message, attribute, **values)
        expect(self.page.locator(".notice p")).to_have_text(said, timeout=SOON_MS)


@contextmanager
def guest_at(browser: Browser, url: str, language: str, width: int) -> Iterator[Guest]:
    """A browser of somebody's own, that asks for a language of theirs; nobody has come in yet."""
    context = browser.new_context(viewport={"width": width, "height": HEIGHTS[width]}, locale=LOCALES[language])
    context.add_init_script(_LISTENS)
    guest = Guest(context.new_page(), url, words=Words(language), width=width)
    try:
        yield guest
        assert guest.faults == []
    finally:
        context.close()
