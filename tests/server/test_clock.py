"""The house's time never goes back and never stands still, whatever is done to the machine's clock."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from puntobanco.server.basis.clock import SystemClock

SECOND_NS = 1_000_000_000


@dataclass
class Machine:
    """A machine's two clocks: the one on the wall, which somebody may set, and the one that counts on."""

    wall_ns: int = 1_700_000_000 * SECOND_NS
    steady_ns: int = 55 * SECOND_NS

    def clock(self) -> SystemClock:
        return SystemClock(lambda: self.wall_ns, lambda: self.steady_ns)

    def passes(self, seconds: float) -> None:
        self.wall_ns += int(seconds * SECOND_NS)
        self.steady_ns += int(seconds * SECOND_NS)


def test_time_is_that_of_the_wall() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.passes(2.5)
    assert clock.now_ms() == 1_700_000_002_500


def test_set_back_by_an_hour_the_house_goes_on_second_by_second() -> None:
    machine = Machine()
    clock = machine.clock()
    before = clock.now_ms()
    machine.wall_ns -= 3_600 * SECOND_NS
    assert clock.now_ms() == before
    for _ in range(45):
        machine.passes(1)
        clock.now_ms()
    assert clock.now_ms() == before + 45_000


def test_set_forward_or_woken_from_sleep_the_house_follows_the_wall() -> None:
    machine = Machine()
    clock = machine.clock()
    machine.wall_ns += 60 * SECOND_NS
    assert clock.now_ms() == 1_700_000_060_000


def test_what_is_on_record_was_not_done_in_the_future() -> None:
    machine = Machine()
    clock = machine.clock()
    clock.not_before(1_600_000_000_000)
    assert clock.now_ms() == 1_700_000_000_000
    clock.not_before(1_700_000_900_000)
    machine.passes(3)
    assert clock.now_ms() == 1_700_000_903_000


async def test_what_waits_is_done_in_time_though_the_wall_is_set_back() -> None:
    machine = Machine()
    clock = machine.clock()
    done = asyncio.Event()
    clock.call_at(clock.now_ms() + 20, done.set)
    machine.wall_ns -= 3_600 * SECOND_NS
    while not done.is_set():
        machine.passes(0.01)
        await asyncio.sleep(0.01)
    assert machine.steady_ns - 55 * SECOND_NS < SECOND_NS
