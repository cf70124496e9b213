"""The tests have teeth: bugs that are planted in a copy of the tree are caught by the tests named for them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "planted_bugs.py"
CHEAP = ("fence-skipped", "leaf-unsalted", "chain-skips-transfers")


def run(*names: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *names], capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_skipped_fence_an_unsalted_leaf_and_a_chain_without_transfers_are_caught() -> None:
    ended = run(*CHEAP)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "3 of 3 planted bugs were caught" in ended.stdout


@pytest.mark.long
@pytest.mark.timeout(0)
def test_every_planted_bug_is_caught() -> None:
    ended = run()
    assert ended.returncode == 0, ended.stdout + ended.stderr
