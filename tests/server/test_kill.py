"""kill -9 in the middle of everything: nothing that was acknowledged is missing, nothing happens twice."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import puntobanco
from puntobanco.table.phases import Phase
from tests.killing import RESOLVED_MS, kill_at, kill_by_tens

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

EMPTY = ("open-table.decided", "open-table.committed")
POINTS = (
    "open-shoe.committed",
    "open-betting.decided:2",
    "open-betting.evolved:3",
    "place-wagers.decided:40",
    "place-wagers.committed:60",
    "place-wagers.evolved:60",
    "place-wagers.answered:60",
    "cancel-wagers.committed:4",
    "extend-betting.committed",
    "close-betting.decided:2",
    "close-betting.committed:3",
    "deal-cards.decided:3",
    "deal-cards.committed:4",
    "deal-cards.evolved:6",
    "deal.committed:5",
    "end-shoe.committed:3",
    "store.taken:80",
    "store.written:80",
    "store.committed:80",
)


async def test_killed_at_twenty_points_nothing_acknowledged_is_missing_and_nothing_happens_twice(
    tmp_path: Path,
) -> None:
    outcome = await kill_at(POINTS, tmp_path, empty=EMPTY)
    assert outcome.faults == []
    assert len(outcome.kills) >= 20
    assert {phase.value for phase in Phase} == set(outcome.phases), outcome.phases
    assert outcome.acknowledged > 500
    assert outcome.coups > 20
    assert outcome.slowest_ms <= RESOLVED_MS


@pytest.mark.long
@pytest.mark.timeout(0)
async def test_killed_a_hundred_times_in_every_phase_nothing_acknowledged_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def new_database() -> None:
        """SQLite, in a folder of its own."""

    outcome = await kill_by_tens(10, tmp_path, new_database)
    with capsys.disabled():
        sys.stdout.write(f"\n{replace(outcome, kills=[])}\n")
    assert outcome.faults == []
    assert len(outcome.kills) == 100
    assert min(outcome.phases[phase.value] for phase in Phase) >= 10, outcome.phases
    assert outcome.slowest_ms <= RESOLVED_MS
    assert outcome.wagers_per_second >= 200, outcome


ANSWER_LATE = """\
        around, hall = self._around, self._around.leases.hall
        submissions = [work.submission(self.table.id, self._epoch, hall=hall, posted=self.posted) for work in works]
"""
ANSWER_EARLY = (
    ANSWER_LATE
    + """        for work in works:
            if work.asked is not None:
                work.asked.answer(Done(self.sequence + len(work.proposal.events)))
        await asyncio.sleep(0.02)  # time for the answer to leave before the house dies
"""
)


async def test_an_acknowledgement_before_the_commit_is_found_out(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(Path(puntobanco.__file__).parent, source / "puntobanco", ignore=shutil.ignore_patterns("static"))
    owner = source / "puntobanco" / "server" / "tables" / "owner.py"
    clean = owner.read_text()
    assert clean.count(ANSWER_LATE) == 1, "the bug has to be planted where the commit is prepared"
    owner.write_text(clean.replace(ANSWER_LATE, ANSWER_EARLY))
    folder = tmp_path / "house"
    folder.mkdir()
    outcome = await kill_at(("store.taken:120", "store.written:120"), folder, source=source)
    assert any("acknowledged and is missing" in fault for fault in outcome.faults), outcome
