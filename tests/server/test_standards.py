"""Rows of the standards that no other test holds (docs/STANDARDS.md says which test holds which row)."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from puntobanco.errors import Reason
from puntobanco.hall import events as hall_events
from puntobanco.hall import people_events
from puntobanco.hall.events import HallEvent
from puntobanco.hall.signing import DAY_MS
from puntobanco.ledger import TransferCode, patron_account
from puntobanco.office.options import ServeOptions
from puntobanco.server.basis.asking import Done
from puntobanco.server.clients.door import HouseDoor
from puntobanco.server.http.statements import Statements
from puntobanco.server.links.security import Origins, Tickets
from puntobanco.server.people.logins import Tried
from puntobanco.server.wire.past import StatementRow
from puntobanco.storage import HALL
from puntobanco.storage.chain import event_hash, first_hash
from puntobanco.table import events, live_events
from tests.guest import Guest, LinkLostError
from tests.house import RunningHouse, running_house
from tests.server.indoors import Indoors, configuration_of

ROOT = Path(__file__).parents[2]
CYCLE_MS = 5_000
SINGLE = f"""
[[table]]
id        = "touch"
number    = 1
ruleset   = "touch"
mode      = "touch"
result_ms = {CYCLE_MS}
"""
"""A table of one patron where a house wants five seconds between two deals."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house")) as house:
        yield house


async def test_gam_13_where_a_house_wants_it_no_deal_follows_another_within_five_seconds() -> None:
    configuration = configuration_of(SINGLE)
    indoors = await Indoors.open(configuration=configuration)
    ann = await indoors.guest()
    own = await indoors.house.own_table("touch", ann)
    assert own is not None
    own.sit(ann)
    began: list[int] = []
    dice = random.Random(13)
    for _ in range(200):
        if isinstance(await indoors.wager(own, ann, banker=100), Done):
            began.append(indoors.clock.now_ms())
        await indoors.clock.pass_time(dice.choice((100, 700, 1_900)))
    assert len(began) > 10
    assert min(later - first for first, later in itertools.pairwise(began)) >= CYCLE_MS
    await indoors.verify_record()
    await indoors.abandon()


SIGNIFICANT: dict[TransferCode, tuple[type[msgspec.Struct], frozenset[str]]] = {
    TransferCode.GRANT: (hall_events.CoinsGranted, frozenset({"before_minor", "after_minor"})),
    TransferCode.TAKE_BACK: (people_events.CoinsTakenBack, frozenset({"before_minor", "after_minor", "by", "why"})),
    TransferCode.VOID: (events.CoupVoided, frozenset({"reason", "returned"})),
    **dict.fromkeys(
        (
            TransferCode.CORRECTION_PAY,
            TransferCode.CORRECTION_TAKE,
            TransferCode.CORRECTION_COMMISSION,
            TransferCode.CORRECTION_REFUND,
            TransferCode.CORRECTION_LOSS,
        ),
        (live_events.CoupCorrected, frozenset({"changes", "by"})),
    ),
}
"""The codes by which coins move otherwise than by a coup's own course, and the event that tells of each."""

OF_A_COUP = {
    TransferCode.WAGER, TransferCode.CANCEL, TransferCode.STAKE, TransferCode.WIN, TransferCode.COMMISSION,
    TransferCode.LOSS, TransferCode.STAND,
}  # fmt: skip


def test_mon_10_every_code_beside_the_course_of_a_coup_has_an_event_with_before_and_after() -> None:
    assert set(SIGNIFICANT) | OF_A_COUP == set(TransferCode)
    for kind, fields in SIGNIFICANT.values():
        assert fields <= set(kind.__struct_fields__), kind
    assert {"net_before_minor", "net_after_minor"} <= set(live_events.WagerChanged.__struct_fields__)


async def test_mon_10_what_moves_coins_by_hand_is_an_event_of_the_record_with_who_and_why() -> None:
    indoors = await Indoors.open()
    staff, purser = indoors.house.reception.staff, indoors.house.reception.purser
    assert staff.first_link is not None
    admin = (await staff.redeem(staff.first_link, "Ada", "mellow ferry at dusk 41", Tried("127.0.0.1"))).session
    ann = await indoors.guest()
    await purser.give(admin, ann, 700, "a birthday", name="give-0001")
    await purser.take_back(admin, ann, 300, "too much", name="take-0001")
    wallet, account = 0, patron_account(ann.id)
    told = [
        msgspec.json.decode(one.body, type=HallEvent) for one in await indoors.house.store.events(HALL, limit=1_000)
    ]
    by_hand = people_events.CoinsGiven | people_events.CoinsTakenBack
    moved = [event for event in told if isinstance(event, hall_events.CoinsGranted | by_hand)]
    for event in moved:
        assert (event.patron, event.before_minor) == (ann.id, wallet)
        wallet = event.after_minor
    assert (await indoors.house.store.balances([account]))[account] == wallet == 10_000_400
    acts = [(event.by, event.why) for event in moved if isinstance(event, by_hand)]
    assert acts == [(admin.patron, "a birthday"), (admin.patron, "too much")]
    await indoors.abandon()


@pytest.mark.slow
def test_inf_01_full_rules_are_there_without_coins_session_or_wager(house: RunningHouse) -> None:
    with httpx.Client(base_url=house.url, verify=False) as nobody:
        for ruleset in nobody.get("/api/rulesets").json():
            for language in ("en", "zh-Hant", "zh-Hans", "vi", "th"):
                page = nobody.get(f"/api/rulesets/{ruleset['id']}/rules", params={"lang": language})
                assert page.status_code == 200
                assert len(page.text) > 2_000
                assert all(returned in page.text for returned in ruleset["returns"].values()) or language != "en"
        assert not nobody.cookies


@pytest.mark.slow
async def test_inf_07_a_year_of_wagers_is_on_the_statement_and_sums_up_to_the_balance() -> None:
    indoors = await Indoors.open(configuration=configuration_of(SINGLE))
    ann = await indoors.guest()
    dice = random.Random(7)
    own = await indoors.house.own_table("touch", ann)
    assert own is not None
    own.sit(ann)
    for _ in range(54):
        for _ in range(3):
            banker, tie = dice.randrange(10, 50_000, 10), dice.randrange(10, 50_000, 10)
            assert isinstance(await indoors.wager(own, ann, banker=banker, tie=tie), Done)
            await indoors.clock.pass_time(10_000)
        indoors.clock.not_before(indoors.clock.now_ms() + 7 * DAY_MS)
        await indoors.clock.pass_time(1_000)
    await indoors.house.historian.caught_up()
    rows: list[StatementRow] = []
    before: int | None = None
    while True:
        page = await Statements(indoors.house).page(ann, before=before, limit=100)
        rows += page.rows
        if page.before is None:
            break
        before = page.before
    assert sum(row.amount_minor for row in rows) == ann.wallet.balance_minor
    times = [row.at for row in rows if row.at is not None]
    assert len(times) == len(rows) > 54 * 3 * 2
    assert times[0] - times[-1] > 366 * DAY_MS
    assert times == sorted(times, reverse=True)
    await indoors.abandon()


async def test_sec_11_what_a_header_says_of_an_address_counts_only_from_the_trusted_proxy() -> None:
    indoors = await Indoors.open()
    origins, tickets = Origins(ServeOptions(), ()), Tickets(indoors.clock, random.Random(1).randbytes)

    def seen(proxy: str | None, peer: str, forwarded: str | None) -> str:
        door = HouseDoor(indoors.house, origins=origins, tickets=tickets, trusted_proxy=proxy)
        return door.address_of(peer, forwarded)

    assert seen(None, "198.51.100.7", "203.0.113.9") == "198.51.100.7"
    assert seen("10.0.0.1", "198.51.100.7", "203.0.113.9") == "198.51.100.7"
    assert seen("10.0.0.1", "10.0.0.1", "203.0.113.9") == "203.0.113.9"
    assert seen("10.0.0.1", "10.0.0.1", "1.1.1.1, 203.0.113.9") == "203.0.113.9", (
        "what the client wrote before it is not"
    )
    assert seen("10.0.0.1", "10.0.0.1", None) == "10.0.0.1"
    await indoors.abandon()


@pytest.mark.slow
def test_sec_11_a_forged_header_opens_no_new_allowance_and_no_figures(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text("[door]\nguests_per_address = 3\n" + SINGLE)
    with running_house(tmp_path, "--house", "house.toml") as house:
        statuses = []
        for number in range(8):
            with httpx.Client(base_url=house.url, headers={"origin": house.url}, verify=False) as http:
                forged = {"x-forwarded-for": f"203.0.113.{number}", "forwarded": f"for=203.0.113.{number}"}
                statuses.append(http.post("/api/guest", headers=forged).status_code)
        assert statuses == [200, 200, 200, 429, 429, 429, 429, 429]
        assert httpx.get(f"{house.url}/metrics", headers={"x-forwarded-for": "127.0.0.1"}).status_code == 403


SECRETS = re.compile(
    rb"-----BEGIN [A-Z ]*PRIVATE KEY-----|AKIA[0-9A-Z]{16}|ghp_[A-Za-z0-9]{36}|xox[abp]-[A-Za-z0-9-]{20,}"
    rb"|AIza[0-9A-Za-z_-]{35}|sk_live_[0-9a-zA-Z]{24}"
)


def test_sec_12_no_secret_and_no_key_lies_in_the_repository() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False).stdout
    names = [ROOT / name for name in listed.decode().split("\0") if name] or list((ROOT / "src").rglob("*"))
    found = [path for path in names if path.is_file() and SECRETS.search(path.read_bytes())]
    assert found == []
    assert [path for path in names if path.name.endswith((".key", ".pem", ".sqlite"))] == []


def test_sec_12_every_dependency_is_listed_with_the_versions_that_are_meant() -> None:
    listed = (ROOT / "pyproject.toml").read_text("utf-8")
    (needed,) = re.findall(r"^dependencies = \[\n(.*?)^\]", listed, re.MULTILINE | re.DOTALL)
    for line in re.findall(r'"([^"]+)"', needed):
        assert re.search(r"~=|<", line), f"{line} has no upper bound"
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: one for name, one in locked["packages"].items() if name and not one.get("link")}
    assert all("integrity" in one and "version" in one for one in packages.values())


def test_aud_04_a_byte_flipped_in_any_of_ten_thousand_rows_is_named() -> None:
    """The chain alone: the row whose own hash is not that of what stands there is the row that was touched."""
    dice, digest = random.Random(4), first_hash("t1")
    rows = []
    for sequence in range(1, 10_001):
        body = dice.randbytes(dice.randrange(20, 60))
        before, digest = digest, event_hash(digest, sequence=sequence, epoch=1, kind="told", body=body, transfers=())
        rows.append((sequence, before, body, digest))
    for sequence, before, body, kept in rows:
        flipped = bytearray(body + kept)
        flipped[dice.randrange(len(flipped))] ^= 1 << dice.randrange(8)
        changed, hashed = bytes(flipped[: len(body)]), bytes(flipped[len(body) :])
        again = event_hash(before, sequence=sequence, epoch=1, kind="told", body=changed, transfers=())
        assert again != hashed, sequence
        assert event_hash(before, sequence=sequence, epoch=1, kind="told", body=body, transfers=()) == kept


FLOODERS = 3
PER_SECOND = 3
BUSY = f"""
[door]
messages_per_second = {PER_SECOND}

[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"
"""


@pytest.mark.slow
async def test_lod_03_under_three_times_the_load_new_work_is_shed_and_what_was_accepted_settles_in_time(
    tmp_path: Path,
) -> None:
    (tmp_path / "house.toml").write_text(BUSY)
    (tmp_path / "script.toml").write_text("betting_ms = 9000\ncard_ms = 50\nresult_ms = 3000\n")
    with running_house(tmp_path, "--house", "house.toml", "--script", "script.toml") as house:
        guest = await Guest(house.url).come()
        await guest.follow("star")
        opened = await guest.event("star", "betting-opened", after=guest.sequences["star"])
        assert (await guest.wager("star", banker=50_000))["t"] == "ack"
        flooders = [await Guest(house.url).come() for _ in range(FLOODERS)]
        for flooder in flooders:
            await flooder.follow("star")
        flooding = [asyncio.create_task(_flood(flooder)) for flooder in flooders]
        await guest.until(lambda: bool(guest.results), "the result", seconds=30)
        closed = await guest.event("star", "betting-closed", after=opened["seq"])
        assert closed["at"] - opened["closes_at"] < 1_000, "the betting closed in time"
        (result,) = guest.results
        assert result["reveal_at"] - closed["at"] < 1_500, "the coup was dealt and paid in time"
        for task in flooding:
            task.cancel()
        await asyncio.gather(*flooding, return_exceptions=True)
        refused = [one for flooder in flooders for one in flooder.messages if one.get("reason") == Reason.TOO_MANY]
        assert len(refused) > FLOODERS * 5, "new work was shed"
        for flooder in flooders:
            await flooder.disconnect()
        await guest.disconnect()


async def _flood(flooder: Guest) -> None:
    """Three times what a connection may send, for as long as it is let."""
    try:
        while True:
            await flooder.send({"t": "subscribe", "topic": "hall"})
            await asyncio.sleep(1 / (3 * PER_SECOND))
    except (LinkLostError, ConnectionClosed):
        return


PAGE = ROOT / "docs" / "STANDARDS.md"
ROW = re.compile(r"^\| ([A-Z]{3}-\d\d) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
HELD = re.compile(r"`(tests/[\w/]+\.py)`(?: `(test_\w+)`)?")
DOCUMENTED = {"RNG-13", "AUD-06", "LOD-04"}
"""Rows that are written about and that no test holds."""

COUNTS = {
    "RNG": 13,
    "GAM": 15,
    "MON": 11,
    "REC": 10,
    "LIV": 12,
    "INF": 9,
    "RSP": 5,
    "ACC": 9,
    "SEC": 12,
    "AUD": 8,
    "LOD": 4,
}


def test_the_page_of_the_standards_has_every_row_and_every_test_that_it_names_is_there() -> None:
    rows = {id: held for id, _, held in ROW.findall(PAGE.read_text("utf-8"))}
    assert set(rows) == {f"{group}-{number:02}" for group, count in COUNTS.items() for number in range(1, count + 1)}
    for id, held in rows.items():
        named = HELD.findall(held)
        assert named or (held.strip().startswith("documented: ") and id in DOCUMENTED), (id, held)
        for path, test in named:
            file = ROOT / path
            assert file.is_file(), (id, path)
            assert not test or re.search(rf"def {test}\w*\(", file.read_text("utf-8")), (id, path, test)
        for path in re.findall(r"\((?!https?:)([^)#]+\.md)", held):
            assert (PAGE.parent / path).is_file(), (id, path)
