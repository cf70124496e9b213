"""What the house logs: lines that programs can read, and never a secret, whatever is asked of it."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from datetime import datetime

import httpx
import pytest

from puntobanco.server.basis.logs import JsonLines
from tests.guest import Guest
from tests.house import RunningHouse, running_house
from tests.staff import PASSWORD, StaffMember, first_admin

CANARY = "canary-7d1f0c5e9b"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running_house(tmp_path_factory.mktemp("house"), "--log", "json") as house:
        yield house


def test_a_record_is_one_line_whatever_is_in_it() -> None:
    record = logging.makeLogRecord({"name": "a", "levelname": "ERROR", "msg": "x\ny %s", "args": (1,)})
    try:
        int("two\nlines")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    (line,) = JsonLines().format(record).splitlines()
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == ("error", "a", "x\ny 1")
    assert "ValueError" in told["error"]
    assert datetime.fromisoformat(told["time"]).utcoffset() is not None


async def provoked(house: RunningHouse, admin: StaffMember) -> list[str]:
    """Ask the house for all sorts of things with secrets in them; gives the secrets."""
    guest = await Guest(house.url).come()
    ticket = await guest.ticket()
    await guest.follow("star-1")
    await guest.send({"t": "wager", "id": CANARY, "table": CANARY, "wagers": {CANARY: 1}})
    await guest.send(f'{{"t": "{CANARY}"')
    await guest.send({"t": "deal", "id": "x" * 20, "table": "touch", "wagers": {"player": 10}, "entropy": CANARY})
    await guest.wager("star-1", player=50_000)
    async with guest.http() as http:
        await http.get(f"/api/me?token={CANARY}", headers={"authorization": f"Bearer {CANARY}"})
        await http.post("/api/sign-in", json={"nickname": CANARY, "password": CANARY * 2})
        await http.post("/api/invitation", json={"token": "0" * 64, "password": CANARY, "nickname": CANARY})
        await http.post("/api/sign-in", content=f'{{"password": "{CANARY}')
        await http.get(f"/{CANARY}/api/proofs/x/1")
        await http.get("/ws", params={"ticket": CANARY})
        cookie = next(iter(http.cookies.jar)).value or ""
    resume = str(guest.welcome["resume"])
    await guest.disconnect()
    with httpx.Client(base_url=house.url, headers={"origin": house.url}, verify=False) as http:
        wrong = http.post("/api/sign-in", json={"nickname": "Ada", "password": f"{CANARY} and more"})
        assert wrong.status_code == 401
    admin.post("/api/tables/star-2/close", why=f"{CANARY} said so")
    staff_cookie = next(iter(admin.http.cookies.jar)).value or ""
    return [CANARY, PASSWORD, ticket, resume, cookie, staff_cookie]


async def test_no_secret_and_no_message_is_ever_logged(house: RunningHouse) -> None:
    admin = first_admin(house)
    secrets = await provoked(house, admin)
    admin.leave()
    house.stop()
    key = (house.folder / "puntobanco.key").read_bytes()
    secrets += [key.hex(), key.hex().upper()]
    link = sqlite3.connect(house.database)
    secrets += [bytes(sealed).hex() for (sealed,) in link.execute("SELECT sealed FROM sealed_seed")]
    secrets += [token.hex() for (token,) in link.execute("SELECT token_hash FROM session")]
    link.close()
    said = house.log
    assert len(secrets) > 10
    assert [secret for secret in secrets if secret in said] == []
    lines = said.splitlines()
    # Standard output has the one link for the first admin; everything else is a record.
    records = [json.loads(line) for line in lines if line.startswith("{")]
    assert {"time", "level", "logger", "message"} <= records[0].keys()
    assert [line for line in lines if not line.startswith("{") and "/#/staff/" not in line] == []
    assert any("the hall is open" in record["message"] for record in records)
