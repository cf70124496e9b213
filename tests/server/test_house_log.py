"""The house's log over HTTP, at a real house on both databases: who reads it, what is in it, what is taken along."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator

import httpx
import pytest

from puntobanco.hall.people_events import LevelSet
from puntobanco.server.past import house_log
from puntobanco.server.past.house_log import COLUMNS, HouseLog, Wanted, as_csv_line
from puntobanco.server.wire.house_log import LogEntry
from puntobanco.storage import HALL
from tests.house import RunningHouse
from tests.server.indoors import Indoors
from tests.server.test_tables_http import url_of
from tests.staff import PASSWORD, StaffMember, first_admin

CALCULATION = '=HYPERLINK("http://x","y")'


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house"), database_url=url_of(request.param))
    house.start()
    assert house.is_running, house.log
    yield house
    house.stop()


@pytest.fixture(scope="module")
def admin(house: RunningHouse) -> Iterator[StaffMember]:
    member = first_admin(house)
    yield member
    member.leave()


@pytest.fixture(scope="module")
def auditor(admin: StaffMember) -> StaffMember:
    return admin.make("Livia", "auditor")


@pytest.fixture(scope="module")
def patron(house: RunningHouse, admin: StaffMember) -> Iterator[tuple[httpx.Client, str]]:
    """A patron to whom the house did something, and who did something for themselves."""
    with httpx.Client(base_url=house.url, headers={"origin": house.url}) as http:
        id = http.post("/api/guest").json()["patron"]["id"]
        assert http.post("/api/login", json={"nickname": "Otho", "password": PASSWORD}).status_code == 200
        assert admin.post(f"/api/patrons/{id}/level", level=3, why=CALCULATION).status_code == 200
        assert admin.post(f"/api/patrons/{id}/level", level=4, why="earned again").status_code == 200
        yield http, id


@pytest.mark.slow
def test_the_log_tells_who_did_what_to_whom_and_why_newest_first(
    admin: StaffMember, auditor: StaffMember, patron: tuple[httpx.Client, str]
) -> None:
    page = auditor.get("/api/log")
    sequences = [one["sequence"] for one in page["entries"]]
    assert sequences == sorted(sequences, reverse=True)
    newest = page["entries"][0]
    assert (newest["kind"], newest["before"], newest["after"]) == ("level-set", "3", "4")
    assert (newest["by"], newest["by_name"], newest["role"]) == (admin.id, "Ada", "admin")
    assert (newest["about"], newest["about_name"], newest["why"]) == (patron[1], "Otho", "earned again")
    assert "house-founded" in {one["kind"] for one in page["entries"]}
    assert not {"patron-admitted", "coins-granted"} & {one["kind"] for one in page["entries"]}


@pytest.mark.slow
def test_pages_by_sequence_hold_everything_once(auditor: StaffMember, patron: tuple[httpx.Client, str]) -> None:
    del patron
    whole = auditor.get("/api/log?limit=200")
    assert whole["before"] is None
    found, before = [], ""
    for _ in range(len(whole["entries"]) + 2):
        page = auditor.get(f"/api/log?limit=1{before}")
        found += page["entries"]
        if page["before"] is None:
            break
        before = f"&before={page['before']}"
    assert found == whole["entries"]


@pytest.mark.slow
def test_the_log_is_looked_through_by_kind_person_and_time(
    auditor: StaffMember, patron: tuple[httpx.Client, str]
) -> None:
    second, first = auditor.get("/api/log?kind=level-set")["entries"]
    assert auditor.get(f"/api/log?person={patron[1]}")["entries"] == [second, first]
    between = auditor.get(f"/api/log?kind=level-set&from={first['at']}&to={second['at']}")["entries"]
    assert between == ([first] if first["at"] < second["at"] else [])
    assert auditor.get("/api/log?table=nowhere")["entries"] == []
    for wrong in ("limit=0", "limit=201", "before=x", "from=-1", "to=9999999999999999"):
        assert auditor.http.get(f"/api/log?{wrong}").status_code == 400


@pytest.mark.slow
def test_surveillance_reads_the_log_and_takes_none_of_it_along_and_others_do_neither(admin: StaffMember) -> None:
    watching = admin.make("Galba", "surveillance")
    assert watching.http.get("/api/log").status_code == 200
    assert watching.http.get("/api/log/export").status_code == 403
    assert [admin.http.get(path).status_code for path in ("/api/log", "/api/log/export")] == [403, 403]


@pytest.mark.slow
@pytest.mark.usefixtures("patron")
def test_what_is_taken_along_is_the_log_and_that_it_was_is_in_the_log(auditor: StaffMember) -> None:
    lines = [json.loads(line) for line in auditor.http.get("/api/log/export").text.splitlines()]
    told = auditor.get("/api/log?limit=200")["entries"]
    assert lines == told[::-1]
    assert (told[0]["kind"], told[0]["by"], told[0]["what"]) == ("log-exported", auditor.id, "")
    assert told[0]["after"].endswith(" jsonl")
    answer = auditor.http.get("/api/log/export?format=csv&raw=1&kind=level-set")
    assert "house-log.csv" in answer.headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert [row["why"] for row in rows] == ["'" + CALCULATION, "earned again"]
    assert tuple(rows[0]) == COLUMNS
    (newest,) = auditor.get("/api/log?limit=1")["entries"]
    assert (newest["what"], newest["after"].split()[1]) == ("level-set", "csv"), "of what it was is told too"
    count = len(auditor.get("/api/log?kind=log-exported")["entries"])
    assert auditor.http.get("/api/log/export?format=pdf").status_code == 400
    assert len(auditor.get("/api/log?kind=log-exported")["entries"]) == count


@pytest.mark.slow
def test_who_was_forgotten_is_named_nowhere_in_the_log(auditor: StaffMember, patron: tuple[httpx.Client, str]) -> None:
    http, id = patron
    assert "Otho" in auditor.http.get("/api/log").text
    assert http.post("/api/authenticate", json={"password": PASSWORD}).status_code == 200
    answer = http.post("/api/forget", json={"nickname": "Otho"})
    assert answer.status_code == 200, answer.text
    assert auditor.get(f"/api/log?person={id}")["entries"]
    assert "Otho" not in auditor.http.get("/api/log?limit=200").text
    assert "Otho" not in auditor.http.get("/api/log/export").text


def test_no_cell_is_one_that_a_spreadsheet_would_calculate() -> None:
    entry = LogEntry(
        sequence=1, at=1, kind="level-set", by="s1", by_name="@Ada", role="admin", about="p1", about_name="+Otho",
        table="", what="-1", before="\t1", after="\r2", amount_minor=-5, why=CALCULATION,
    )  # fmt: skip
    (cells,) = csv.reader(io.StringIO(as_csv_line(entry), newline=""))
    assert [cell for cell in cells if cell.startswith(("=", "+", "@", "\t", "\r"))] == []
    assert cells[COLUMNS.index("what")] == "'-1"
    assert cells[COLUMNS.index("amount_minor")] == "-5"


async def test_one_look_reads_a_bounded_part_of_the_record_and_says_from_where_to_go_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    indoors = await Indoors.open()
    for number in range(5):
        event = LevelSet(patron="p1", before=number, after=number + 1, by="s1", why="earned", at=number)
        await indoors.house.reception.register.write(by="staff:s1", events=(event,))
    monkeypatch.setattr(house_log, "READ_MAX", 2)
    log = HouseLog(indoors.house.store)
    found, before, looks = [], None, 0
    while looks == 0 or before is not None:
        page = await log.page(Wanted(kind="level-set"), before=before, limit=50)
        assert len(page.entries) <= 2
        found += [one.after for one in page.entries]
        before, looks = page.before, looks + 1
    assert found == ["5", "4", "3", "2", "1"]
    head = await indoors.house.store.head(HALL)
    assert head is not None
    assert looks == -(-head.sequence // 2)
    await indoors.abandon()
