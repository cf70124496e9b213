"""Who is signed out on record has no session left, wherever the house dies meanwhile: kill -9 on a real disk."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from puntobanco.storage import HALL
from puntobanco.storage.points import Point
from puntobanco.storage.urls import store_at

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("point", Point)
async def test_a_house_killed_while_somebody_signs_out_has_ended_the_session_or_says_nothing_of_it(
    point: Point, tmp_path: Path
) -> None:
    url = f"sqlite:{tmp_path / 'house.sqlite'}"
    doomed = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.doomed_sign_out", url, point.value, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await doomed.communicate()
    assert doomed.returncode == -signal.SIGKILL
    login = told.decode().strip()
    store = store_at(url)
    await store.open()
    kinds = [stored.kind for stored in await store.events(HALL, limit=1_000)]
    sessions = await store.sessions_of(login)
    await store.close()
    is_written = point is Point.COMMITTED
    assert ("signed-out" in kinds) is is_written
    assert len(sessions) == (0 if is_written else 1)
