"""Random commands to a whole house: repeated, late, in another order, through crashes; every row of it is audited."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from puntobanco.errors import Reason, Refused
from puntobanco.hall.floorplan import Acting, Order
from puntobanco.hall.protection import LimitKind
from puntobanco.hall.roles import Role
from puntobanco.hall.signing import SessionKind
from puntobanco.rules import shipped, shipped_ids
from puntobanco.server.basis.asking import Answered, Asked, Done, first_answer
from puntobanco.server.people.reception import Reception
from puntobanco.server.people.sessions import Session
from puntobanco.table import commands
from tests.counted import COUNTED, CountedMachine, run_until
from tests.server.hall_live import HALL, LIVE, STAFFED, LiveTable
from tests.server.indoors import Indoors, ManualClock, settle
from tests.simulator.books import Books
from tests.simulator.odds import count_odds_once
from tests.simulator.pages import Arrival

count_odds_once()
TABLES = ("star", "punto", "touch", LIVE)
BETS = ("banker", "player", "tie", "banker-pair", "no-such-bet")
STAKES = (50_000, 100, 500, 20, 1, -5, 10**9)
HOUR_MS = 3_600_000
_T = TypeVar("_T")


class HallMachine(CountedMachine):
    """A house in memory with three patrons; what they asked, in the order in which it will be handed in."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.waiting: list[tuple[str, commands.PlaceWagers | commands.Deal | commands.CancelWagers]] = []
        self.given: list[tuple[str, commands.PlaceWagers | commands.Deal | commands.CancelWagers]] = []
        self.first: dict[tuple[str, str], Answered] = {}
        self.arrived: dict[tuple[str, str], list[Arrival]] = {}
        self.names: list[str] = []
        self.asked = 0
        self.crashes = 0

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        return self.loop.run_until_complete(work)

    @initialize()
    def open(self) -> None:
        rulesets = {shipped(ruleset).behaviour_hash: ruleset for ruleset in shipped_ids()}
        self.indoors = self.run(Indoors.open(configuration=HALL))
        self.books = Books(
            self.loop.time, rulesets, lambda patron, id: self.arrived.get((patron, id), []), staffing=STAFFED
        )
        self.live = LiveTable()
        self.run(self.live.come(self.indoors))
        self.moved = 0
        self.names = [self.run(self.indoors.guest()).id for _ in range(3)]

    @rule(
        table=st.sampled_from(TABLES),
        who=st.integers(0, 2),
        wagers=st.dictionaries(st.sampled_from(BETS), st.sampled_from(STAKES), max_size=3),
    )
    def think_of_wagers(self, table: str, who: int, wagers: dict[str, int]) -> None:
        patron = self.names[who]
        kind = commands.Deal if table == "touch" else commands.PlaceWagers
        self.asked += 1
        command = kind(id=f"c{self.asked}", actor=f"patron:{patron}", patron=patron, level=1, wagers=wagers)
        self.waiting.append((table, command))

    @rule(table=st.sampled_from(TABLES), who=st.integers(0, 2))
    def think_of_cancelling(self, table: str, who: int) -> None:
        patron = self.names[who]
        self.asked += 1
        self.waiting.append(
            (table, commands.CancelWagers(id=f"c{self.asked}", actor=f"patron:{patron}", patron=patron))
        )

    @rule(data=st.data(), count=st.integers(1, 4))
    def hand_in_some_in_any_order(self, data: st.DataObject, count: int) -> None:
        for _ in range(min(count, len(self.waiting))):
            self.run(self.hand_in(*self.waiting.pop(data.draw(st.integers(0, len(self.waiting) - 1)))))
        self.run(settle())

    @rule(data=st.data(), times=st.integers(1, 5))
    def hand_in_again(self, data: st.DataObject, times: int) -> None:
        if self.given:
            table, command = data.draw(st.sampled_from(self.given[-12:]))
            for _ in range(times):
                self.run(self.hand_in(table, command))
        self.run(settle())

    @rule(who=st.integers(0, 2), kind=st.sampled_from(LimitKind), value=st.sampled_from((None, 10, 200_000)))
    def limit_oneself(self, who: int, kind: LimitKind, value: int | None) -> None:
        self.wish(self.names[who], lambda session: self.reception.protector.set_limit(session, kind, value))

    @rule(who=st.integers(0, 2), days=st.integers(0, 2))
    def exclude_oneself(self, who: int, days: int) -> None:
        self.wish(self.names[who], lambda session: self.reception.protector.exclude(session, days))

    @rule(who=st.integers(0, 2), amount=st.sampled_from((1, 50_000)), name=st.integers(0, 9), gives=st.booleans())
    def give_or_take(self, who: int, amount: int, name: int, *, gives: bool) -> None:
        """Coins from the mint or back, under a name that may come again."""
        patron = self.run(self.indoors.house.patron(self.names[who]))
        move = self.reception.purser.give if gives else self.reception.purser.take_back
        self.wish("admin", lambda session: move(session, patron, amount, "as it should be", name=f"n{name:08d}"))

    @rule(table=st.sampled_from(TABLES), order=st.sampled_from(Order))
    def order_a_table(self, table: str, order: Order) -> None:
        acting = Acting("admin", Role.ADMIN, "as it is wanted", self.indoors.clock.now_ms())
        self.wish("admin", lambda _: self.indoors.house.keeper.order(table, order, acting))

    @rule(dice=st.randoms(use_true_random=False), count=st.integers(1, 12))
    def deal_on(self, dice: Random, count: int) -> None:
        for _ in range(count):
            self.at_the_live_table(self.live.deal_on(dice))

    @rule(dice=st.randoms(use_true_random=False))
    def disturb_the_live_table(self, dice: Random) -> None:
        self.at_the_live_table(self.live.disturb(dice))

    @rule(dice=st.randoms(use_true_random=False))
    def put_a_coup_right(self, dice: Random) -> None:
        self.at_the_live_table(self.live.put_right(dice))

    @rule(dice=st.randoms(use_true_random=False))
    def what_was_asked_at_the_live_table_comes_again(self, dice: Random) -> None:
        if self.live.given:
            who, asked, id = dice.choice(self.live.given[-20:])
            known = self.indoors.disk.commands.get((who, id))
            answered = self.run(self.live.house.ask(who, asked, id=id))
            assert known is None or answered == Done(known.sequence_last), "the same command gets its first answer"

    def at_the_live_table(self, work: Coroutine[Any, Any, None]) -> None:
        before = len(self.live.given)
        self.run(work)
        self.count(len(self.live.given) - before)
        self.every_row_is_sound()

    @property
    def reception(self) -> Reception:
        return self.indoors.house.reception

    def wish(self, who: str, ask: Callable[[Session], Coroutine[Any, Any, Any]]) -> None:
        """Something of the hall that may be refused; a patron's own wish holds from its answer on."""
        self.count()
        role = Role.ADMIN if who == "admin" else Role.PATRON
        far = self.indoors.clock.now_ms() + HOUR_MS
        session = Session(token_hash=b"", patron=who, role=role, kind=SessionKind.BROWSER, expires_at_ms=far)
        with suppress(Refused):
            self.run(ask(session))
            self.every_row_is_sound()
            for one in self.books.ledger.limits[who]:
                one.told_at = self.loop.time() if one.told_at is None else one.told_at

    @rule(milliseconds=st.sampled_from((1, 200, 3_000, 20_000, 60_000)))
    def time_passes(self, milliseconds: int) -> None:
        self.run(self.indoors.clock.pass_time(milliseconds))

    @rule()
    def the_house_crashes_and_recovers(self) -> None:
        self.crashes += 1
        self.indoors = self.run(self.indoors.again(seed=100 + self.crashes, configuration=HALL))
        for stream, head in self.indoors.disk.heads.items():
            self.books.granted(stream, head.epoch)
        self.run(self.live.come(self.indoors))

    @rule(who=st.integers(0, 2))
    def another_house_takes_over_and_the_old_one_writes_nothing_more(self, who: int) -> None:
        old, disk = self.indoors, self.indoors.disk
        patron = self.run(old.house.patron(self.names[who]))
        self.run(settle())  # what was on its way is the old house's still, and is read as such
        self.every_row_is_sound()
        self.crashes += 1
        clock = ManualClock(old.clock.now_ms())
        self.indoors = self.run(Indoors.open(disk=disk, clock=clock, seed=100 + self.crashes, configuration=HALL))
        self.run(self.live.come(self.indoors))
        self.every_row_is_sound()
        written = len(disk.transfers)
        for table in ("star", "punto"):
            answer = self.run(old.wager(old.table(table), patron, name=f"late-{self.crashes}", banker=50_000))
            assert isinstance(answer, Refused)
        assert len(disk.transfers) == written

    async def hand_in(self, table: str, command: commands.PlaceWagers | commands.Deal | commands.CancelWagers) -> None:
        house = self.indoors.house
        patron = await house.patron(command.patron)
        played = house.shared(table) or await house.own_table(table, patron)
        self.count()
        self.given.append((table, command))
        now_ms = self.indoors.clock.now_ms()
        self.arrived.setdefault((command.patron, command.id), []).append(Arrival(now_ms, self.loop.time()))
        if played is None:  # one of their own, out of service and not set up: the client refuses as it does here
            assert house.plan.table(table).service != "open"
            stream, refused = house.stream_of(table, command.patron), Refused(Reason.NOT_NOW)
            self.answered(command, await first_answer(house.store, stream, command, refused))
            return
        played.owner.ask(Asked(command, now_ms, lambda answered: self.answered(command, answered)))

    def answered(self, command: commands.Command, answered: Answered) -> None:
        before = self.first.get((command.actor, command.id))
        if isinstance(before, Done):
            assert answered == before, "the same command gets its first answer"
        self.first[command.actor, command.id] = answered
        assert isinstance(answered, Done | Refused)

    @invariant()
    def every_row_is_sound(self) -> None:
        disk = self.indoors.disk
        hanging: dict[tuple[str, int], list[Any]] = {}
        for posted in disk.transfers[self.moved :]:
            hanging.setdefault((posted.stream, posted.sequence), []).append(posted.transfer)
        self.moved = len(disk.transfers)
        for stream in sorted(disk.events, key=lambda name: name != "hall"):
            book = self.books.stream(stream)
            epoch = disk.heads[stream].epoch  # a touch table is taken over when its patron is there again
            if not book.epochs or book.epochs[-1][1] != epoch:
                self.books.granted(stream, epoch)
            for stored in disk.events[stream][book.sequence :]:
                self.books.read(stored, hanging.get((stream, stored.sequence), []))
        self.books.verify_all()
        self.books.verify_kept({name: account.balance_minor for name, account in disk.accounts.items()})

    @invariant()
    def what_was_answered_is_on_record(self) -> None:
        for (actor, id), answered in self.first.items():
            known = self.indoors.disk.commands.get((actor, id))
            assert isinstance(answered, Done) is (known is not None)
            assert not isinstance(answered, Done) or known is None or known.sequence_last == answered.sequence

    def teardown(self) -> None:
        self.run(self.indoors.verify_record())
        self.run(self.indoors.abandon())
        self.loop.close()


@pytest.mark.slow
@pytest.mark.timeout(900)
class TestHallMachine(HallMachine.TestCase):  # type: ignore[valid-type,misc] # made by Hypothesis
    """A little of it every day."""

    settings = settings(max_examples=6, stateful_step_count=30, deadline=None)


@pytest.mark.long
@pytest.mark.timeout(0)
def test_the_hall_stands_fifty_thousand_commands() -> None:
    assert run_until(HallMachine, COUNTED["hall"]) >= COUNTED["hall"]
