"""The star-coin hall: arriving, every chip, button and refusal, a tie with pairs, the end of a shoe, a full table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.evening.floor import GIFT
from tests.browser.evening.guest import SOON_MS, TRIES, Guest
from tests.browser.patron import WAIT_MS

AUTO_STOP = 450_00
NEW_SHOE = """([empty, cards]) => {
    const counts = [...document.querySelectorAll('.plate dl dd')]
    return counts.length > 0 && counts.every(count => count.textContent === '0')
        && document.querySelector('.road.big')?.getAttribute('aria-label') === empty
        && document.querySelector('main .facts')?.textContent.includes(cards)
}"""
"""Nothing is counted yet, no road has begun, all cards are there: seen at once, since the next coup comes soon."""


def join(guest: Guest) -> None:
    """One tap, a gift of star coins, the hall with its tables."""
    page, words = guest.page, guest.words
    with guest.step("welcome"):
        page.goto(guest.url)
        guest.says(words.say("welcome-lead"))
        guest.says(words.say("welcome-gift", amount=words.coins(GIFT)))
        guest.says(words.say("play-money"))
        page.evaluate(
            "gain => localStorage.setItem('puntobanco.settings', JSON.stringify({"
            " auto: { coups: null, lossMinor: null, gainMinor: gain } }))",
            AUTO_STOP,
        )
        page.reload()
    with guest.step("hall"):
        page.get_by_role("button", name=words.say("welcome-guest")).click()
        page.locator("[data-table='star-1']").wait_for()
        expect(page.locator("h1")).to_have_text(words.say("hall-title"))
        card = page.locator("[data-table='star-1']")
        for said in (
            words.say("table-number", number="1"),
            words.say("ruleset-star-commission"),
            words.say("term-fixed-commission"),
            words.say("hall-limits", min=words.coins(500_00), max=words.coins(2_500_00)),
            words.say("hall-enter"),
        ):
            expect(card).to_contain_text(said)
        expect(page.locator("[data-table='full-10']")).to_contain_text(words.say("hall-watch"))
        expect(page.locator("[data-table='touch']")).to_contain_text(words.say("hall-own-table"))
        guest.coins = GIFT
        guest.owns()


def arrive_in_mid_coup(guest: Guest) -> None:
    """Who comes while a coup is dealt waits for its settlement; a tap is told why it is refused."""
    with guest.step("arrived"):
        for left in reversed(range(TRIES)):
            guest.page.locator("[data-table='star-2'] .phase:not(.betting)").wait_for()
            guest.page.locator("[data-table='star-2']").click()
            try:
                wait_for_settlement(guest)
            except AssertionError:  # the coup was over before a slow machine had opened the table
                if left == 0:
                    raise
                guest.page.go_back()
            else:
                break


def wait_for_settlement(guest: Guest) -> None:
    """Cards are dealt; nothing can be laid."""
    guest.area("banker").wait_for()
    expect(guest.page.locator(".call")).to_contain_text(guest.words.say("call-dealing"), timeout=SOON_MS)
    expect(guest.area("banker")).to_have_attribute("aria-disabled", "true", timeout=SOON_MS)
    expect(guest.act("confirm")).to_be_disabled(timeout=SOON_MS)
    guest.tap_area("banker")
    guest.told("refused-betting-closed")
    guest.has_no_chips()


def reload_in_mid_coup(guest: Guest) -> None:
    """Banker wins with six and half is kept; the page is loaded again while the cards are dealt and shows it all."""
    page, words = guest.page, guest.words
    with guest.step("reloaded"):
        for left in reversed(range(TRIES)):
            guest.wager({"banker": 2}, {"banker": 1_000_00})
            page.locator(".hand .card").first.wait_for()
            expect(guest.act("clear")).to_be_disabled()  # what is confirmed can no longer be cancelled
            assert guest.act("take-back").count() == 0
            page.reload()
            try:
                guest.has_stake("banker", 1_000_00)
                break
            except AssertionError:  # the coup was over before a slow machine had loaded the page
                guest.coins += 500_00
                if left == 0:
                    raise
        told = guest.result()
        assert told.net == 500_00
        assert words.say("call-wins", side=words.bet("banker"), winner=6, loser=5) in told.call
    guest.owns()


def every_chip_and_refusal(guest: Guest) -> None:
    """Chips of each value; too much, both sides, and what Cancel, Undo and Double do to chips that nobody confirmed."""
    page, words = guest.page, guest.words
    guest.go_to("table/patient-4")
    guest.area("banker").wait_for()
    with guest.step("refused"):
        for chip, label in ((500_00, "chip-label"), (1_000_00, "chip-label"), (10_000_00, "chip-above-limit")):
            guest.pick_chip(chip)
            name = words.say(label, amount=words.coins(chip))
            expect(page.get_by_role("radio", name=name, exact=True)).to_be_visible()
        guest.pick_chip(5_000_00)
        refused(guest, ["banker"], "above-maximum", allowed=2_500_00)
        guest.pick_chip(1_000_00)
        refused(guest, ["banker"] * 3, "above-maximum", allowed=500_00)
        refused(guest, ["banker", "player"], "only-one-of")
        cancelled(guest)
        guest.pick_chip(500_00)
        doubled_and_undone(guest)
    guest.owns()


def refused(guest: Guest, bets: list[str], reason: str, *, allowed: int | None = None) -> None:
    """The last of these taps is refused, and the notice says why."""
    guest.tap_area(*bets)
    bet = guest.words.bet(bets[-1])
    if allowed is None:
        guest.told(f"refused-{reason}", "bet", bet=bet)
    else:
        guest.told(f"refused-{reason}", "allowed", bet=bet, allowed=guest.words.coins(allowed))
    if len(bets) > 1:
        guest.tap_act("clear")
    guest.has_no_chips()


def cancelled(guest: Guest) -> None:
    """Chips that are not confirmed lie as such, and come back by Cancel."""
    guest.tap_area("player")
    expect(guest.area("player")).to_contain_text(guest.words.say("area-laid"), timeout=SOON_MS)
    assert guest.act("clear").inner_text() == guest.words.say("action-clear")
    guest.tap_act("clear")
    guest.has_no_chips()


def doubled_and_undone(guest: Guest) -> None:
    """Double what is laid, and undo the doubling."""
    guest.tap_area("player")
    guest.tap_act("double")
    guest.has_stake("player", 1_000_00)
    guest.tap_act("undo")
    guest.has_stake("player", 500_00)
    guest.tap_act("clear")


def confirm_and_repeat(guest: Guest) -> None:
    """Banker wins and pays its commission, Tie loses; the same is laid again by one button."""
    words = guest.words
    stakes = {"banker": 1_000_00, "tie": 500_00}
    guest.go_to("table/star-1")
    guest.area("banker").wait_for()
    with guest.step("confirmed"):
        guest.wager({"banker": 2, "tie": 1}, stakes)
    with guest.step("banker-won"):
        told = guest.result()
        assert told.net == 450_00
        assert words.say("call-wins", side=words.bet("banker"), winner=5, loser=4) in told.call
        assert (told.areas["banker"], told.areas["tie"]) == (words.signed(950_00), words.signed(-500_00))
    with guest.step("repeated"):
        assert guest.act("rebet").inner_text() == words.say("action-rebet")
        guest.in_a_window(lambda: repeated(guest, stakes))
        assert guest.result().net == 450_00
    guest.owns()


def repeated(guest: Guest, stakes: dict[str, int]) -> None:
    """Repeat last lays the stakes, Confirm books them."""
    guest.tap_act("rebet")
    guest.confirm(stakes)


def auto(guest: Guest) -> None:
    """Auto says what it lays and stops at a gain of one's own; one tap switches it off."""
    page, words = guest.page, guest.words
    with guest.step("auto"):
        guest.act("auto").click()
        sheet = page.locator("[data-auto]")
        wagers = words.listed(
            f"{words.bet('banker')} {words.coins(1_000_00)}", f"{words.bet('tie')} {words.coins(500_00)}"
        )
        expect(sheet).to_contain_text(words.say("auto-lays", wagers=wagers))
        for legend in ("auto-coups", "auto-loss", "auto-gain"):
            expect(sheet).to_contain_text(words.say(legend))
    with guest.step("auto-stopped"):
        guest.in_a_window(lambda: auto_lays(guest))
        assert guest.result().net == AUTO_STOP
        why = words.say("auto-stop-gain", amount=words.coins(AUTO_STOP))
        expect(page.locator(".notice p")).to_have_text(words.say("auto-stopped", why=why))
        expect(guest.act("auto")).to_have_attribute("aria-pressed", "false")
    guest.act("auto").click()
    page.locator("[data-auto] label", has_text=words.say("auto-no-stop")).last.click()
    guest.forget()
    guest.act("auto-start").click()
    guest.act("auto").click()
    expect(guest.act("auto")).to_have_text(words.say("action-auto"))
    if page.evaluate("window.asked") and guest.answer()["reason"] == "":  # it came to lay once, or not
        assert guest.result().net == AUTO_STOP
    guest.owns()


def auto_lays(guest: Guest) -> None:
    """Switched on while wagers are taken, Auto lays at once."""
    auto = guest.act("auto")
    if guest.act("auto-start").count() == 0:
        auto.click()
    guest.act("auto-start").click(timeout=SOON_MS)
    expect(auto).to_have_text(guest.words.say("action-auto-on"), timeout=SOON_MS)
    if guest.page.evaluate("window.asked") == 0:
        auto.click()
    guest.has_asked()
    assert guest.answer()["reason"] == ""


def too_late(guest: Guest) -> None:
    """A wager that reaches the house after "No more bets" is refused, and its chips go back."""
    with guest.step("too-late"):
        guest.in_a_window(lambda: confirmed_too_late(guest))
        guest.has_no_chips()


def confirmed_too_late(guest: Guest) -> None:
    """Confirmed in time here, heard too late there."""
    guest.page.evaluate("holdWagers()")
    guest.tap_area("player")
    guest.tap_act("confirm")
    guest.has_asked()
    expect(guest.act("confirm")).to_have_text(guest.words.say("action-confirming"), timeout=SOON_MS)
    expect(guest.page.locator(".notice p")).to_have_text(guest.words.say("refused-betting-closed"), timeout=WAIT_MS)


def tie_with_pairs(guest: Guest) -> None:
    """A tie returns Banker, Tie pays eight, each pair eleven; the marks of the pairs are counted."""
    words = guest.words
    bets = ("banker", "tie", "banker-pair", "player-pair")
    guest.go_to("table/star-3")
    guest.area("banker").wait_for()
    with guest.step("tie"):
        guest.wager(dict.fromkeys(bets, 1), dict.fromkeys(bets, 500_00))
        told = guest.result()
        assert told.net == 8 * 500_00 + 2 * 11 * 500_00
        assert words.say("call-tie", total=6) in told.call
        assert (told.areas["tie"], told.areas["banker"]) == (words.signed(4_000_00), "")
        assert int(told.pairs) > 0
    guest.owns()


def last_coup_of_a_shoe(guest: Guest) -> None:
    """The last coup is told as such; with the new shoe counts and roads begin again."""
    page, words = guest.page, guest.words
    guest.go_to("table/short-9")
    with guest.step("last-round"):
        expect(page.locator(".lastround")).to_have_text(words.say("last-round"))
    with guest.step("new-shoe"):
        empty = f"{words.say('term-big-road')}. {words.say('road-empty')}"
        page.wait_for_function(NEW_SHOE, arg=[empty, words.say("cards-left", cards=416)])


def full_table(guest: Guest) -> None:
    """All seats are taken: one may watch, and a tap says why it lays nothing."""
    page, words = guest.page, guest.words
    guest.go_to("table/full-10")
    with guest.step("watching"):
        guest.says(words.say("watching"), where=".call")
        expect(guest.area("banker")).to_have_attribute("aria-disabled", "true")
        guest.tap_area("banker")
        guest.told("refused-table-full")
        guest.has_no_chips()
        expect(guest.act("confirm")).to_be_disabled()
    page.go_back()


def too_little_and_too_much(guest: Guest) -> None:
    """A stake below the table's minimum, and one above the purse."""
    guest.go_to("table/high-11")
    guest.area("banker").wait_for()
    with guest.step("below-minimum"):
        guest.pick_chip(500_00)
        below_minimum(guest)
    with guest.step("not-enough"):
        guest.pick_chip(100_000_00)
        not_enough(guest)


def below_minimum(guest: Guest) -> None:
    """The house says what the least is, and the chips still lie to be added to."""
    guest.tap_area("banker")
    guest.tap_act("confirm")
    guest.told("refused-below-minimum", "allowed", bet=guest.words.bet("banker"), allowed=guest.words.coins(1_000_00))
    guest.tap_act("clear")
    guest.has_no_chips()


def not_enough(guest: Guest) -> None:
    """The second chip is more than the purse holds."""
    guest.tap_area("banker", "banker")
    guest.told("refused-not-enough-coins")
    guest.has_stake("banker", 100_000_00)
    guest.tap_act("clear")
    guest.has_no_chips()
