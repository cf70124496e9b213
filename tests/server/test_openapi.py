"""The OpenAPI document says what is served, and schemathesis finds nothing in a real house that it does not say."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from puntobanco.server.http import openapi
from puntobanco.server.http.gate import CHANGES_PER_SECOND
from tests.house import RunningHouse, running_house
from tests.staff import StaffMember, first_admin

HOUSE = """
[door]
guests_per_address = 100000
sockets_per_address = 1000

[[table]]
id      = "star"
number  = 1
ruleset = "star-commission"

[[table]]
id      = "touch"
number  = 2
ruleset = "touch"
mode    = "touch"
"""
EVERYDAY, NIGHTLY, CALM = 5, 200, 20
"""Examples that are made up for each operation, beside those that its schema alone gives."""

ENDS_THE_SESSION = "forget|sign-out|exclusion|sessions/end|api/login"
"""What would leave the one who asks with nothing more to ask; asked alone."""

OF_STAFF = "staff|tables|patrons|api/log(/|$)|reported|live|second-factor|table-record"
"""What guests are refused whatever they send."""

CALMLY = ("--rate-limit", f"{CHANGES_PER_SECOND}/s", "--include-method", "POST")
"""Changes, no faster than a session may make them: whoever is faster is refused for that alone."""

SAYS_NO = "positive_data_acceptance"
"""Not a fault here: a house refuses by rules that no schema can say, and always with a reason."""

SERVER = Path(openapi.__file__).parent


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "house.toml").write_text(HOUSE)
    with running_house(folder, "--house", "house.toml") as house:
        yield house
        assert house.stop() == 0
    assert "Traceback" not in house.log


@pytest.fixture(scope="module")
def admin(house: RunningHouse) -> Iterator[StaffMember]:
    member = first_admin(house)
    yield member
    member.leave()


def searched(house: RunningHouse, *options: str, examples: int, cookies: httpx.Cookies | None = None) -> None:
    """Let schemathesis loose on the house as a new guest, or as whoever the cookies are."""
    if cookies is None:
        cookies = httpx.post(f"{house.url}/api/guest", headers={"origin": house.url}).cookies
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{house.url}/api/openapi.json"]
    headers = ["--header", f"Origin: {house.url}", "--header", f"Cookie: {cookie}"]
    amount = ["--max-examples", str(examples), "--phases", "examples,coverage,fuzzing", "--exclude-checks", SAYS_NO]
    fixed = ["--generation-deterministic", "--no-color", *options]
    done = subprocess.run([*command, *headers, *amount, *fixed], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    assert httpx.get(f"{house.url}/readyz").status_code == httpx.codes.OK


@pytest.mark.slow
def test_schemathesis_finds_nothing(house: RunningHouse) -> None:
    searched(house, "--exclude-path-regex", ENDS_THE_SESSION, examples=EVERYDAY)


@pytest.mark.slow
@pytest.mark.parametrize("path", ENDS_THE_SESSION.split("|"))
def test_schemathesis_finds_nothing_where_a_session_ends(house: RunningHouse, path: str) -> None:
    searched(house, "--include-path-regex", path, examples=EVERYDAY)


@pytest.mark.slow
def test_schemathesis_finds_nothing_as_the_admin(house: RunningHouse, admin: StaffMember) -> None:
    searched(house, "--include-path-regex", OF_STAFF, examples=EVERYDAY, cookies=admin.http.cookies)


@pytest.mark.long
def test_schemathesis_finds_nothing_in_a_long_search(house: RunningHouse, admin: StaffMember) -> None:
    searched(house, "--exclude-path-regex", ENDS_THE_SESSION, examples=NIGHTLY)
    searched(house, "--exclude-path-regex", f"{ENDS_THE_SESSION}|{OF_STAFF}", *CALMLY, examples=CALM)
    searched(house, "--include-path-regex", OF_STAFF, *CALMLY, examples=CALM, cookies=admin.http.cookies)


def test_every_post_says_what_it_brings(house: RunningHouse) -> None:
    served = httpx.get(f"{house.url}/api/openapi.json").json()["paths"]
    posts = {path for path, methods in served.items() if "post" in methods}
    brought = {path for path in posts if "requestBody" in served[path]["post"]}
    assert posts - brought == openapi.NO_BODY
    assert openapi.BODIES.keys() <= brought


def test_the_bodies_that_are_read_are_those_that_are_described() -> None:
    """Whatever the server's own text hands to `body_of` stands in the document, and nothing else does."""
    read = set()
    for source in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "body_of":
                read.add(ast.unparse(node.args[1]).rpartition(".")[2])
    described = {one.__name__ for one in openapi.BODIES.values()} | {"OrderTable"}
    assert described == read


def test_a_path_that_no_route_takes_is_refused_like_any_other(house: RunningHouse) -> None:
    for path in ("/api/proofs/star%0A/-1", "/api/%0A", "/api/nothing"):
        answer = httpx.get(house.url + path)
        assert (answer.status_code, answer.json()) == (404, {"reason": "unknown-topic"})


def test_another_method_is_told_which_ones_there_are(house: RunningHouse) -> None:
    for method in ("PUT", "OPTIONS", "DELETE"):
        answer = httpx.request(method, f"{house.url}/api/limits")
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD, POST")
        assert answer.json() == {"reason": "unknown-topic"}
    assert httpx.put(f"{house.url}/api/nothing").status_code == 404
