"""The house as a process: starting, refusing to start, answering over HTTP, stopping."""

from __future__ import annotations

import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from puntobanco.server.http.pages import Client
from puntobanco.server.links.security import origin_of, security_headers
from puntobanco.text import LANGUAGES
from tests.guest import Guest
from tests.house import PROGRAM, RunningHouse, running_house
from tests.office.test_office import OWN

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "rules").mkdir()
    (folder / "rules" / "my-game.toml").write_text(OWN)
    with running_house(folder) as house:
        yield house


def refused_to_start(folder: Path, *options: str) -> str:
    """Start with options that must not work; gives the one line that says why."""
    done = subprocess.run(
        [*PROGRAM, "serve", *options], capture_output=True, text=True, timeout=60, cwd=folder, check=False
    )
    assert done.returncode == 2, done
    lines = [line for line in done.stderr.splitlines() if line.startswith("puntobanco: ")]
    assert "Traceback" not in done.stderr
    return lines[-1]


@pytest.mark.slow
def test_a_test_house_and_real_wallets_never_share_a_database(tmp_path: Path) -> None:
    real = RunningHouse(tmp_path, options=())
    real.start()
    assert real.stop() == 0
    database = ("--database", f"sqlite:{real.database}", "--port", str(real.port))
    assert "real wallets" in refused_to_start(tmp_path, *database, "--test-house")
    other = tmp_path / "other"
    other.mkdir()
    with running_house(other) as test_house:
        test_house.stop()
        database = ("--database", f"sqlite:{test_house.database}", "--port", str(test_house.port))
        assert "test house" in refused_to_start(other, *database)


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        line = refused_to_start(tmp_path, "--port", str(taken.getsockname()[1]))
    assert "name another --port" in line
    assert not (tmp_path / "puntobanco.sqlite").exists()


def test_the_network_is_served_only_on_purpose(tmp_path: Path) -> None:
    assert "--insecure-lan" in refused_to_start(tmp_path, "--host", "0.0.0.0")


def test_a_house_file_with_faults_names_them(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('[[table]]\nid = "a"\nnumber = 1\nruleset = "whist"\n')
    assert "whist" in refused_to_start(tmp_path, "--house", "house.toml")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_asked_to_stop_it_says_goodbye_and_finishes_what_it_writes(tmp_path: Path, how: signal.Signals) -> None:
    with running_house(tmp_path) as house:
        guest = await Guest(house.url).come()
        await guest.follow("star-1")
        assert house.process is not None
        house.process.send_signal(how)
        await guest.until_lost()
        assert house.process.wait(20) in (0, -how)
        assert guest._link is not None
        assert guest._link.close_code == 1012
        assert "Traceback" not in house.log
        await guest.disconnect()


def test_answers_carry_strict_headers_and_cookies(house: RunningHouse) -> None:
    for path in ("/", "/api/rulesets", "/api/nothing", "/deep/link", "/healthz"):
        headers = httpx.get(house.url + path).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe-inline" not in policy["script-src"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "strict-transport-security" not in headers
    cookie = httpx.post(f"{house.url}/api/guest", headers={"origin": house.url}).headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=lax", "path=/"))


def test_over_https_the_cookie_is_bound_to_the_host_and_browsers_are_told_to_stay() -> None:
    headers = security_headers(b"<script>let a = 1</script><script src='x.js'></script>", secure=True)
    assert headers["strict-transport-security"].startswith("max-age=31536000")
    assert headers["content-security-policy"].count("'sha256-") == 1


def test_a_page_may_frame_the_pictures_of_live_tables_and_nothing_else() -> None:
    headers = security_headers(b"", secure=True, pictures=[origin_of("https://video.example:8443/table-3?hd=1")])
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["frame-src"] == "https://video.example:8443"
    assert policy["media-src"] == "'self' data: https://video.example:8443"
    assert "frame-src 'none'" in security_headers(b"", secure=True)["content-security-policy"]


def test_what_is_not_there_is_not_there(house: RunningHouse) -> None:
    for path in ("/api/nothing", "/api/rulesets/whist", "/api/rulesets/whist/rules"):
        answer = httpx.get(house.url + path)
        assert (answer.status_code, answer.json()) == (404, {"reason": "unknown-topic"})
    assert httpx.get(f"{house.url}/api/me").status_code == 401
    assert httpx.post(f"{house.url}/api/ticket", headers={"origin": house.url}).status_code == 401
    assert httpx.get(f"{house.url}/ws").status_code in (404, 400, 426, 200)
    assert httpx.delete(f"{house.url}/api/guest").status_code in (404, 405)


def test_every_page_of_the_client_is_served_by_the_client(house: RunningHouse, tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>hall</title>")
    (built / "assets" / "a-1234.js").write_text("export {}")
    (built / ".digest").write_text("secret")
    client = Client(built)
    assert client.is_built
    assert set(client._files) == {"index.html", "assets/a-1234.js"}
    unbuilt = Client(tmp_path / "nothing")
    assert not unbuilt.is_built
    assert b"scripts/client.py" in unbuilt.page
    for path in ("/assets/..%2f..%2f..%2f..%2f..%2fetc/passwd", "/..%2f..%2f..%2f..%2f..%2fetc/passwd"):
        assert "root:" not in httpx.get(house.url + path).text


@pytest.mark.parametrize("takes", ["gzip", "identity"])
def test_the_client_is_packed_for_browsers_that_take_it_so(house: RunningHouse, takes: str) -> None:
    headers = {"accept-encoding": takes}
    page = httpx.get(house.url, headers=headers)
    assert page.headers.get("content-encoding", "identity") == takes
    assert page.headers["vary"] == "accept-encoding"
    icon = httpx.get(f"{house.url}/favicon.svg", headers=headers)
    if Client().is_built:
        assert icon.headers.get("content-encoding", "identity") == takes
        assert "<svg" in icon.text


def test_a_users_own_rule_set_is_listed_and_laid_out(house: RunningHouse) -> None:
    listed = {row["id"]: row for row in httpx.get(f"{house.url}/api/rulesets").json()}
    assert set(listed["my-game"]["returns"]) == {"player", "banker", "tie", "small"}
    titles = {
        language: {row["id"]: row["title"] for row in httpx.get(f"{house.url}/api/rulesets?lang={language}").json()}
        for language in ("en", "vi")
    }
    assert titles["en"]["star-commission"] != titles["vi"]["star-commission"]
    layout = httpx.get(f"{house.url}/api/rulesets/my-game").json()
    assert layout["decks"] == 3
    assert layout["chips_minor"] == [700, 1400]
    small = next(bet for bet in layout["bets"] if bet["id"] == "small")
    (row,) = small["odds"]
    assert (row["when"], row["odds"], row["commission"]) == ({"cards": [4]}, "3:2", None)
    assert row["said"]["vi"] == {"cards": "4 lá"}
    assert set(row["said"]) == set(LANGUAGES)
    page = httpx.get(f"{house.url}/api/rulesets/my-game/rules", params={"lang": "en"}).text
    assert 'data-ruleset="my-game"' in page


async def test_a_users_own_rule_set_is_played(house: RunningHouse) -> None:
    guest = await Guest(house.url).come()
    state = (await guest.follow("my-game"))["state"]
    assert (state["chips_minor"], state["cards_total"]) == ([700, 1400], 156)
    await guest.event("my-game", "betting-opened")
    answer = await guest.wager("my-game", small=700)
    assert answer["t"] == "ack", answer
    await guest.until(lambda: bool(guest.results), "the result")
    (wager,) = guest.results[0]["wagers"]
    assert wager["returned_minor"] in (0, 1_750)
    await guest.disconnect()


def test_layouts_tell_everything_that_a_table_is_drawn_from(house: RunningHouse) -> None:
    for row in httpx.get(f"{house.url}/api/rulesets").json():
        layout = httpx.get(f"{house.url}/api/rulesets/{row['id']}").json()
        assert len(layout["draws"]) == 1_200
        assert set(layout["draws"]) == {"0", "1"}
        assert {bet["id"] for bet in layout["bets"]} == set(row["returns"])
        for bet in layout["bets"]:
            assert abs(float(bet["edge_percent"]) + float(bet["rtp_percent"]) - 100) < 1e-6
    seven = httpx.get(f"{house.url}/api/rulesets/7up-mbs").json()
    assert seven["deal"] == {"order": ["banker", "player", "banker"], "fixed": {"player": ["7"]}}


def test_the_wire_is_written_down_as_it_is() -> None:
    scripts = Path(__file__).parents[2] / "scripts"
    done = subprocess.run(
        [PROGRAM[0], scripts / "wire_types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_a_house_hears_no_endless_request(house: RunningHouse) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as asking:
        try:
            asking.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 2_000_000)
            asking.sendall(b"\r\n\r\n")
            answer = asking.recv(1000)
        except ConnectionError:
            answer = b""
    assert answer == b""
