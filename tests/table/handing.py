"""Commands on their way to a table: repeated, late, handed in in another order; and tables read back after a crash.

What a store does is done here by hand: a command that is on record is not done again.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import rule

from puntobanco.errors import Refused
from puntobanco.server.basis.asking import body_hash
from puntobanco.table import commands
from puntobanco.table.events import Event
from puntobanco.table.evolve import fold
from puntobanco.table.state import Table
from tests.counted import CountedMachine
from tests.table.felt import Felt

KEPT = 30
"""Commands that may come again."""


class HandingMachine(CountedMachine):
    """A machine around a felt. `waiting` are commands that are not handed in yet, `given` those that were."""

    felt: Felt

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[commands.Command] = []
        self.given: list[commands.Command] = []
        self.on_record: dict[tuple[str, str], bytes] = {}
        self.is_slow = False

    def ask(self, command: commands.Command) -> None:
        """Hand a command in, now or later."""
        if self.is_slow:
            self.waiting.append(command)
        else:
            self.hand_in(command)

    def hand_in(self, command: commands.Command) -> None:
        """A command comes to the table: nothing happens when it is refused, or stands on record already."""
        self.count()
        self.given = [*self.given, command][-KEPT:]
        key, body, before = (command.actor, command.id), body_hash(self.felt.table.id, command), self.felt.table
        if key in self.on_record:
            assert self.on_record[key] == body, "an id stands for one command"
            return
        try:
            self.felt.ask(command)
        except Refused:
            assert self.felt.table is before, "a refusal changes nothing"
        else:
            self.on_record[key] = body

    def take(self, asks: Callable[[], object]) -> None:
        """The same for what the felt asks by itself."""
        before = self.felt.table
        self.count()
        try:
            asks()
        except Refused:
            assert self.felt.table is before, "a refusal changes nothing"

    @rule(is_slow=st.booleans())
    def the_link_is_slow_or_not(self, *, is_slow: bool) -> None:
        self.is_slow = is_slow

    @rule(data=st.data(), count=st.integers(1, 6))
    def what_was_late_comes_in_another_order(self, data: st.DataObject, count: int) -> None:
        for _ in range(min(count, len(self.waiting))):
            self.hand_in(self.waiting.pop(data.draw(st.integers(0, len(self.waiting) - 1))))

    @rule(data=st.data(), times=st.integers(1, 5))
    def what_was_given_comes_again(self, data: st.DataObject, times: int) -> None:
        if self.given:
            command = data.draw(st.sampled_from(self.given))
            for _ in range(times):
                self.hand_in(command)

    @rule(from_snapshot=st.booleans())
    def the_house_crashes_and_reads_the_table_back(self, *, from_snapshot: bool) -> None:
        before = self.felt.table
        if from_snapshot:
            read = msgspec.json.decode(msgspec.json.encode(before), type=Table)
        else:
            written = [msgspec.json.encode(event) for event in self.felt.log]
            read = fold(Table(before.id), [msgspec.json.decode(body, type=Event) for body in written])
        assert read == before
        self.felt.table = read
        self.waiting.clear()
