"""Three browsers put their shares into a shoe; each checks its share and a coup, and then the whole shoe, by itself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from puntobanco.verify import read_proof, verify
from tests.browser.patron import DESK, PHONE, Patron, context_for, patron
from tests.house import RunningHouse, running_house

pytestmark = pytest.mark.browser

RULES = """
schema  = 1
id      = "short-shoes"
extends = "punto-banco"
version = "1.0.0"
sources = [{ title = "tests", house = "tests", date = "2026", language = "en" }]

[shoe]
coups_max = 4

[[example]]
cards   = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
pays    = { tie = "8" }
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("fairness")
    (folder / "rules.toml").write_text(RULES, "utf-8")
    (folder / "script.toml").write_text("betting_ms = 4000\ncard_ms = 60\nresult_ms = 1500\n", "utf-8")
    with running_house(folder, "--script", "script.toml", "--rules", "rules.toml") as running:
        yield running


def check(one: Patron, button: str) -> str:
    """Press a button of the fairness section and wait for the verdict."""
    one.page.get_by_role("button", name=button, exact=True).click()
    verdict = one.page.locator(".fairness .verdict")
    verdict.wait_for()
    return verdict.inner_text()


def until_opened(one: Patron, shoe: int) -> None:
    """Wait until a shoe is on the table."""
    ask = "shoe => fetch(`api/proofs/short-shoes/${shoe}`).then(answer => answer.json()).then(proof => !!proof.promise)"
    for _ in range(120):
        if one.page.evaluate(ask, shoe):
            return
        one.page.wait_for_timeout(500)
    raise AssertionError(f"shoe {shoe} is not opened")


def test_three_browsers_mix_a_shoe_and_each_verifies_it(chromium: Browser, house: RunningHouse, tmp_path: Path) -> None:
    contexts = [context_for(chromium, DESK) for _ in range(3)]
    patrons = [Patron(context.new_page(), house.url) for context in contexts]
    for one in patrons:
        one.come_as_guest()
        one.sit_down("short-shoes")
    for one in patrons:  # until the shoe that all three have pledged for is on the table
        mixed = one.page.locator(".fairness p").filter(has_text=re.compile("^Mixed into this shoe:.*,.*,"))
        mixed.wait_for(timeout=90_000)
        expect(mixed).to_contain_text("You")
    patrons[0].page.wait_for_timeout(7_000)  # a coup of this shoe is dealt
    told = [check(one, "Check this shoe") for one in patrons]
    assert all("Everything holds." in said and "stays secret" in said for said in told)
    number = int(told[0].split("Shoe ")[1].split(":")[0])
    until_opened(patrons[0], number + 1)
    for one in patrons:
        proof = one.page.evaluate(
            "shoe => fetch(`api/proofs/short-shoes/${shoe}`).then(answer => answer.text())", number
        )
        kept = json.loads(one.page.evaluate("() => localStorage['puntobanco.shares.short-shoes']"))
        me = one.page.evaluate("() => fetch('api/me').then(answer => answer.json())")["patron"]["id"]
        own = {"patron": me, "share": kept[str(number)]}
        verdict = verify(read_proof(json.dumps(json.loads(proof) | {"own": own})))
        assert (verdict.faults, verdict.whole, len(verdict.contributors)) == ((), True, 3)
        said = check(one, "Check the last shoe")
        assert "Everything holds." in said
        assert "The seed is revealed" in said
    with patrons[0].page.expect_download() as download:
        patrons[0].page.get_by_role("button", name="Save the proof").click()
    saved = tmp_path / "saved.json"
    download.value.save_as(saved)
    assert verify(read_proof(saved.read_text("utf-8"))).holds
    for context in contexts:
        context.close()


def test_a_touch_patron_checks_the_coup_and_what_it_paid(chromium: Browser, house: RunningHouse) -> None:
    with patron(chromium, house.url, PHONE) as one:
        one.sit_down("touch")
        one.lay({"player": 1})
        one.act("confirm").click()
        one.net()
        one.page.get_by_role("button", name=re.compile("menu", re.IGNORECASE)).first.click()
        said = check(one, "Check this shoe")
        assert "Everything holds." in said
        assert "Your wagers were paid by the rules: 1." in said
