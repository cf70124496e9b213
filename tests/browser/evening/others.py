"""Punto banco, where a tie leaves the main wagers lying; 7 Up Baccarat with Super 7's; the table of one's own."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.evening.guest import SOON_MS, Guest
from tests.browser.patron import WAIT_MS

OWN_COUPS: Final = (
    "table => fetch(`api/me/coups?table=${table}`).then(answer => answer.json()).then(({ coups }) => coups)"
)
"""One's own rounds at a table, newest first, as the house has them on record."""


def tie_stays(guest: Guest) -> None:
    """Égalité: Tie is paid, Player stays up for the next round, and is taken down before it."""
    words = guest.words
    guest.go_to("table/punto-5")
    guest.area("banker").wait_for()
    with guest.step("tie-stays"):
        guest.pick_chip(5_00)
        guest.wager({"player": 1, "tie": 1}, {"player": 5_00, "tie": 5_00})
        told = guest.result()
        assert told.net == 40_00
        assert words.say("call-tie", total=6) in told.call
        assert words.say("call-standing", bets=words.bet("player")) in told.call
    with guest.step("taken-down"):
        guest.in_a_window(lambda: taken_down(guest))
    guest.owns()


def taken_down(guest: Guest) -> None:
    """What stays up says so, and comes back by one button."""
    expect(guest.area("player")).to_contain_text(guest.words.say("area-standing"), timeout=SOON_MS)
    assert guest.act("take-back").inner_text() == guest.words.say("action-take-back")
    guest.tap_act("take-back")
    guest.has_no_chips()


def seven_up(guest: Guest) -> None:
    """Banker wins with seven, three sevens lie: 9 to 5 and 7 to 1."""
    words = guest.words
    guest.go_to("table/seven-up-6")
    guest.area("super-sevens").wait_for()
    with guest.step("seven-up"):
        guest.says(words.say("card-given"), where=".hand.player")
        guest.pick_chip(5_00)
        guest.wager({"banker": 2, "super-sevens": 1}, {"banker": 10_00, "super-sevens": 5_00})
        told = guest.result()
        assert told.net == 18_00 + 35_00
        assert told.sevens == words.say("sevens-counted", count=3)
    guest.owns()


def seven_up_online(guest: Guest) -> None:
    """Here Super 7's needs a main wager; without one it is refused, with one it is paid 6 to 1."""
    guest.go_to("table/seven-up-7")
    guest.area("super-sevens").wait_for()
    with guest.step("only-with"):
        guest.in_a_window(lambda: alone(guest))
    guest.pick_chip(5_00)
    guest.wager({"banker": 1, "super-sevens": 1}, {"banker": 5_00, "super-sevens": 5_00})
    assert guest.result().net == 7_50 + 30_00
    guest.owns()


def alone(guest: Guest) -> None:
    """No chip goes on Super 7's by itself."""
    guest.tap_area("super-sevens")
    guest.told("refused-only-with", "bet", bet=guest.words.bet("super-sevens"))
    guest.has_no_chips()


def touch(guest: Guest) -> None:
    """One's own table: a wheel of chips, Deal, Clear, Rebet and Rebet ×2, each dealt at once."""
    page, words = guest.page, guest.words
    guest.go_to("table/touch")
    guest.area("banker").wait_for()
    with guest.step("touch"):
        guest.says(words.say("call-betting-own"), where=".call")
        for message, amount in (("term-min", 10), ("term-max", 500_00)):
            expect(page.locator(".minmax", has_text=words.say(message))).to_contain_text(words.coins(amount))
        wheel = page.get_by_role("spinbutton", name=words.say("chips-label"))
        page.get_by_role("button", name=words.say("chip-next")).click()
        expect(wheel).to_have_attribute("aria-valuetext", words.coins(50))
        page.get_by_role("button", name=words.say("chip-previous")).click()
        expect(wheel).to_have_attribute("aria-valuetext", words.coins(10))
        guest.tap_area("tie", "tie")
        guest.has_stake("tie", 20)
        guest.act("clear").click()
        guest.has_no_chips()
    with guest.step("touch-dealt"):
        guest.tap_area("banker", "banker", "banker")
        expect(guest.act("confirm")).to_have_text(words.say("action-deal-amount", amount=words.coins(30)))
        guest.act("confirm").click()
        own_coup(guest, 1, 30)
    with guest.step("touch-rebet"):
        quick_play(guest)
        for number, (button, message, stake) in enumerate(
            (("rebet", "action-rebet", 30), ("double", "action-rebet-x2", 60)), 2
        ):
            assert guest.act(button).inner_text() == words.say(message)
            guest.act(button).click()
            own_coup(guest, number, stake)


def own_coup(guest: Guest, number: int, stake: int) -> None:
    """So many coups are on record, and the page shows what the last one brought: it is rounded down to the cent."""
    coups = guest.page.evaluate(OWN_COUPS, "touch")
    for _ in range(WAIT_MS // 100):
        if len(coups) == number:
            break
        guest.page.wait_for_timeout(100)
        coups = guest.page.evaluate(OWN_COUPS, "touch")
    assert len(coups) == number, "the coup is not on record"
    net = coups[0]["net_minor"]
    assert net in {stake * 195 // 100 - stake, 0, -stake}
    expect(guest.page.locator(".callrow [data-net]")).to_have_attribute("data-net", str(net), timeout=WAIT_MS)
    expect(guest.page.locator(".callrow [data-net]")).to_contain_text(guest.words.signed(net))
    guest.has_stake("banker", stake)
    guest.coins += net
    guest.owns()


def quick_play(guest: Guest) -> None:
    """From here on all cards come at once; sound off and on, the history hidden and shown."""
    page, words = guest.page, guest.words
    sound = page.get_by_role("button", name=words.say("action-sound"), exact=True)
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    in_menu(guest)
    page.get_by_role("switch", name=words.say("settings-quick")).click()
    history = page.get_by_role("switch", name=words.say("settings-history"))
    expect(page.locator("[role=img].road.big")).to_have_count(1)
    history.click()
    expect(page.locator("[role=img].road.big")).to_have_count(0)
    history.click()
    expect(page.locator("[role=img].road.big")).to_have_count(1)
    page.get_by_role("tab", name=words.say("panel-pays")).click()
    guest.says(words.say("pays-note"), where=".pays")
    out_of_menu(guest)


def in_menu(guest: Guest) -> None:
    """Open what stands beside a table, where the window has no room for it."""
    if guest.page.locator("[role=tab]:visible").count() == 0:
        guest.page.locator(".menu-button").click()


def out_of_menu(guest: Guest) -> None:
    """Close it again, if it was opened."""
    dialog = guest.page.locator("dialog[open]")
    if dialog.count() > 0:
        dialog.get_by_role("button", name=guest.words.say("nav-close"), exact=True).click()
    expect(dialog).to_have_count(0)


def tabs(guest: Guest) -> None:
    """Everybody's wagers, patrons, leaders, one's own totals, the pay table, the drawing rule."""
    page, words = guest.page, guest.words
    me = page.evaluate("() => fetch('api/me').then(answer => answer.json())")["patron"]["id"]
    guest.wager({"player": 1}, {"player": 500_00})  # who sits by for five rounds is no longer among the patrons
    in_menu(guest)
    for name, sight in (
        ("panel-patrons", f"[data-patron='{me}']:visible"),
        ("panel-this-round", ".round:visible"),
        ("panel-leaders", "[data-leader]:visible"),
        ("panel-totals", "[data-total]:visible"),
        ("panel-pays", ".pays:visible"),
        ("panel-draws", ".rule:visible"),
    ):
        with guest.step(name):
            page.locator("[role=tab]:visible", has_text=words.say(name)).first.click()
            page.locator(sight).first.wait_for()
            if name == "panel-leaders":
                guest.says(words.say("leaders-note"), where="[data-tab='leaders']:visible")
                assert page.locator("[data-leader]:visible").count() <= 7
            if name == "panel-totals":
                coups = guest.page.evaluate(OWN_COUPS, "star-1")
                expect(page.locator("tfoot:visible th")).to_have_text(words.say("totals-coups", coups=len(coups)))
    out_of_menu(guest)
    assert guest.result().net == -500_00
    guest.owns()
