"""A lost line, rounds drawn again, a receipt checked, the statement, rules, settings, limits, addresses."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.evening.floor import GIFT
from tests.browser.evening.guest import Guest
from tests.browser.evening.words import LANGUAGES, Words
from tests.browser.patron import WAIT_MS


def lost_line(guest: Guest) -> None:
    """Without a line nothing can be laid, and it is said; when it is back, the truth is shown."""
    page, words = guest.page, guest.words
    guest.go_to("table/star-1")
    guest.area("banker").wait_for()
    guest.pick_chip(500_00)
    guest.wager({"banker": 1}, {"banker": 500_00})
    with guest.step("line-back"):
        page.context.set_offline(True)
        page.evaluate("cutLine()")
        expect(page.locator(".line")).to_have_text(words.say("line-lost"), timeout=WAIT_MS)
        expect(guest.area("banker")).to_have_attribute("aria-disabled", "true")
        guest.tap_area("banker")
        guest.told("refused-not-now")
        guest.picture("line-lost")
        page.evaluate("mendLine()")
        page.context.set_offline(False)
        expect(page.locator(".line")).to_have_count(0, timeout=WAIT_MS)
        guest.coins += 475_00
        guest.owns()
        guest.forgive_the_line()


def history(guest: Guest) -> None:
    """One's own rounds, one of them drawn again, and its proof checked by this browser."""
    page, words = guest.page, guest.words
    with guest.step("history"):
        guest.go_to("history/touch")
        coup = page.locator("[data-coup^='touch/']")
        expect(coup).to_have_count(3)
        expect(page.locator("h1")).to_have_text(words.say("past-title"))
        expect(coup.first).to_contain_text(words.say("past-stake", amount=words.coins(60)))
    with guest.step("drawn-again"):
        coup.first.click()
        expect(page.locator("[data-replay]")).to_have_text(words.say("replay-mark"))
        guest.act("replay-again").click()
        expect(page.locator(".hand .card")).to_have_count(0)
        guest.act("replay-next").click()
        expect(page.locator(".hand .card")).to_have_count(1)
        guest.act("replay-all").click()
        expect(page.locator("tfoot")).to_contain_text(words.say("replay-total"))
    with guest.step("receipt"):
        guest.act("check-proof").click()
        verdict = page.locator(".verdict.holds")
        expect(verdict).to_contain_text(words.say("fairness-holds"), timeout=WAIT_MS)
        expect(verdict).to_contain_text(words.say("fairness-wagers", wagers=1))
    page.go_back()
    expect(coup).to_have_count(3)


def statement(guest: Guest) -> None:
    """Every movement of coins; together they are the balance."""
    page, words = guest.page, guest.words
    with guest.step("statement"):
        guest.go_to("statement")
        guest.says(words.say("statement-sum"))
        amounts = page.locator("[data-amount]")
        more = page.get_by_role("button", name=words.say("past-more"))
        amounts.first.wait_for()
        while more.count() > 0:
            shown = amounts.count()
            more.click()
            expect(amounts.nth(shown)).to_be_attached(timeout=WAIT_MS)
        told = amounts.evaluate_all("amounts => amounts.reduce((sum, one) => sum + Number(one.dataset.amount), 0)")
        assert told == guest.coins == guest.balance_of_ledger()
        text = page.locator("main").inner_text()
        for kind in ("wager", "stake", "win", "commission"):
            assert words.say(f"statement-code-{kind}", bet=words.bet("banker")) in text
        assert words.say("statement-why-first") in text
        assert words.signed(GIFT) in text


def rules(guest: Guest) -> None:
    """The rules and the pay table of a game, in the guest's language."""
    page, words = guest.page, guest.words
    with guest.step("rules"):
        guest.go_to("rules/7up-mbs")
        page.locator("article h2").first.wait_for()
        expect(page.locator("h1")).to_have_text(words.say("ruleset-7up-mbs"))
        guest.says(words.say("pays-note"), where="main aside")
        assert page.locator("article").get_by_text("5.7").count() > 0


def settings(guest: Guest) -> None:
    """Another language and back, colours, motion, the hand; each is seen at once and stays."""
    page, words = guest.page, guest.words
    root = page.locator("html")
    with guest.step("settings"):
        guest.go_to("settings")
        other = next(language for language in LANGUAGES if language != words.language)
        choice = page.locator("select.select")
        choice.select_option(other)
        expect(page.locator("h1")).to_have_text(Words(other).say("settings-title"))
        expect(root).to_have_attribute("lang", other)
        choice.select_option(words.language)
        expect(page.locator("h1")).to_have_text(words.say("settings-title"))
        for what, value in (("motion", "reduced"), ("colours", "pattern"), ("hand", "left")):
            name = words.say(f"settings-{what}-{value}")
            page.locator("label", has_text=name).click()
            expect(root).to_have_attribute(f"data-{what}", value)
        page.reload()
        expect(root).to_have_attribute("data-hand", "left")
    with guest.step("left-hand"):
        guest.go_to("table/star-1")
        guest.area("banker").wait_for()
        box, undo = guest.act("confirm").bounding_box(), guest.act("undo").bounding_box()
        assert box is not None
        assert undo is not None
        assert box["x"] < undo["x"]


def limits(guest: Guest) -> None:
    """A limit of one's own refuses a stake; who excludes themselves wagers no more."""
    page, words = guest.page, guest.words
    with guest.step("limits"):
        guest.go_to("limits")
        form = page.locator("[data-limit='stake']")
        form.get_by_label(words.say("limits-coins")).fill("500")
        form.get_by_role("button", name=words.say("limits-set")).click()
        expect(form.locator("[data-value]")).to_have_text(words.coins(500_00))
    guest.go_to("table/patient-4")
    guest.area("banker").wait_for()
    with guest.step("limited"):
        guest.pick_chip(1_000_00)
        said = words.say("refused-limit-stake", "amount", allowed=words.coins(500_00))
        told_at_confirm(guest, said)
    guest.go_to("limits")
    with guest.step("excluded"):
        page.get_by_label(words.say("limits-sure")).check()
        page.get_by_role("button", name=words.say("limits-exclude")).click()
        page.locator("[data-excluded]").wait_for()
        guest.go_to("table/patient-4")
        guest.area("banker").wait_for()
        told_at_confirm(guest, words.say("refused-self-excluded"))
    guest.owns()


def told_at_confirm(guest: Guest, text: str) -> None:
    """The house refuses, and says why."""
    guest.tap_area("banker")
    guest.tap_act("confirm")
    expect(guest.page.locator(".notice p")).to_have_text(text, timeout=WAIT_MS)
    guest.tap_act("clear")


def addresses(guest: Guest) -> None:
    """Addresses that lead nowhere say so, and the way back leads to the hall."""
    page, words = guest.page, guest.words
    with guest.step("no-such-table"):
        guest.go_to("table/no-such-table")
        expect(page.locator("[role=alert]")).to_have_text(words.say("refused-unknown-table"))
        page.get_by_role("link", name=words.say("page-unknown-back")).click()
        page.locator("[data-table='star-1']").wait_for()
    with guest.step("nowhere"):
        guest.go_to("nowhere")
        guest.says(words.say("page-unknown"))
        page.go_back()
        page.locator("[data-table='star-1']").wait_for()
