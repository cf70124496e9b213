"""A house that stands by: it says that it lives and is not ready, serves nothing, and takes over from one that ends."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.house import PROGRAM, RunningHouse, free_port
from tests.postgres import asyncio_run, postgres_server

pytestmark = pytest.mark.slow


@pytest.fixture
def first(tmp_path: Path) -> Iterator[RunningHouse]:
    server = postgres_server()
    name = server.new_name()
    asyncio_run(server.make(name))
    house = RunningHouse(tmp_path, database_url=server.url(name))
    house.start()
    assert house.is_running, house.log
    yield house
    if house.is_running:
        house.stop()


@pytest.fixture
def second(first: RunningHouse, tmp_path: Path) -> Iterator[RunningHouse]:
    """On the same database, with the same key."""
    house = RunningHouse(tmp_path, database_url=first.database_url)
    command = [*PROGRAM, "serve", "--port", str(house.port), "--database", house.url_of_database, *house.options]
    with (tmp_path / "second.log").open("ab") as log:
        house.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path)
    yield house
    if house.is_running:
        house.stop()


def status(house: RunningHouse, path: str) -> int:
    deadline = time.monotonic() + 20
    while True:
        try:
            return httpx.get(house.url + path, timeout=5).status_code
        except httpx.TransportError:
            assert time.monotonic() < deadline, (house.folder / "second.log").read_text()
            time.sleep(0.05)


def test_a_house_that_stands_by_lives_is_not_ready_and_serves_nothing(
    first: RunningHouse, second: RunningHouse
) -> None:
    assert status(second, "/healthz") == 200
    for path in ("/readyz", "/", "/metrics", "/api/rulesets", "/api/me"):
        assert status(second, path) == 503, path
    assert httpx.post(second.url + "/api/guest", headers={"origin": second.url}).status_code == 503
    assert "not ready: waiting" in httpx.get(second.url + "/readyz").text
    assert status(first, "/readyz") == 200

    # The first one ends in order: its leases are let go, and nobody waits for them to run out.
    assert first.process is not None
    first.process.send_signal(signal.SIGTERM)
    assert first.process.wait(20) == 0
    ended = time.monotonic()
    while status(second, "/readyz") != 200:
        assert time.monotonic() - ended < 15
        time.sleep(0.05)
    assert status(second, "/api/rulesets") == 200


def test_a_house_that_stands_by_ends_when_it_is_asked_to(first: RunningHouse, second: RunningHouse) -> None:
    assert status(second, "/healthz") == 200
    assert second.stop() == 0
    assert status(first, "/readyz") == 200


def test_a_house_that_cannot_open_says_so_and_ends(tmp_path: Path) -> None:
    (tmp_path / "puntobanco.key").write_bytes(b"short")
    (tmp_path / "puntobanco.key").chmod(0o600)
    done = subprocess.run(
        [*PROGRAM, "serve", "--port", str(free_port()), "--database", "sqlite:house.sqlite"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=tmp_path,
    )
    assert done.returncode == 2
    assert "puntobanco.key" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
