"""How the counted machines tell what they find: at once, with the steps; the shortest ones only when asked for."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import rule

from tests.counted import SHRINK, CountedMachine, run_until


class Falls(CountedMachine):
    """A machine that falls at its tenth step."""

    falls: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0

    @rule(number=st.integers(0, 1_000_000))
    def step(self, number: int) -> None:
        del number
        self.count()
        self.steps += 1
        if self.steps == 10:
            type(self).falls += 1
            raise AssertionError("it falls here")


def fallen(monkeypatch: pytest.MonkeyPatch, shrink: str) -> str:
    monkeypatch.setenv(SHRINK, shrink)
    Falls.falls = 0
    with pytest.raises(AssertionError, match="it falls here") as found:
        run_until(Falls, 1_000)
    return "\n".join(found.value.__notes__)


def test_a_failure_is_told_with_its_steps_as_soon_as_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = fallen(monkeypatch, "")
    assert told.count("state.step(") == 10
    assert Falls.falls == 2, "once when it was found, and once to tell its steps"


def test_its_shortest_steps_are_searched_for_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fallen(monkeypatch, "1").count("state.step(number=0)") == 10
    assert Falls.falls > 2
