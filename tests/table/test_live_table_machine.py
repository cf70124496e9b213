"""Random commands of staff, programs and patrons at a live table, with every promise about coins checked after each."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from puntobanco.ledger import AccountKind, kind_of
from puntobanco.table import events, live_events
from puntobanco.table.evolve import fold
from puntobanco.table.state import Table
from puntobanco.table.terms import LiveTerms, Staffing, TableMode
from tests.counted import COUNTED, run_until
from tests.table.felt import Felt
from tests.table.handing import HandingMachine
from tests.table.test_live_machine import RICH, command, new_shoe


class LiveTableMachine(HandingMachine):
    """Whole shoes with whatever goes wrong; what is asked comes late, again, or in another order."""

    @initialize(
        ruleset=st.sampled_from(["punto-banco", "7up-mbs", "7up-online"]),
        staffing=st.sampled_from(Staffing),
        seed=st.integers(0, 2**32),
    )
    def open_table(self, ruleset: str, staffing: Staffing, seed: int) -> None:
        self.felt = Felt.of(ruleset, TableMode.LIVE, betting_ms=None, live=LiveTerms(staffing=staffing))
        self.chance = Random(seed)
        new_shoe(self.felt)

    @rule(count=st.integers(1, 25), milliseconds=st.sampled_from((0, 500, 4_000)))
    def somebody_asks(self, count: int, milliseconds: int) -> None:
        for _ in range(count):
            if self.felt.table.shoe is None:
                new_shoe(self.felt)
            self.felt.now_ms += milliseconds
            self.ask(command(self.felt, self.chance))
            self.all_holds()

    @rule(milliseconds=st.integers(0, 200_000))
    def time_passes_and_the_house_does_its_duties(self, milliseconds: int) -> None:
        self.felt.now_ms += milliseconds
        self.take(self.felt.do_duty)

    @invariant()
    def all_holds(self) -> None:
        if not hasattr(self, "felt"):
            return
        felt = self.felt
        assert sum(felt.balances.values()) == 0, "coins are only moved"
        lying = sum(felt.table.lying_minor(patron) for patron in RICH)
        escrows = sum(coins for account, coins in felt.balances.items() if kind_of(account) is AccountKind.ESCROW)
        assert escrows == lying, "escrow holds exactly the undecided wagers"
        assert all(not felt.balances[escrow] for escrow in felt.finished), "a finished escrow is empty"

    @invariant()
    def every_wager_has_one_end_and_corrections_only_of_what_is_settled(self) -> None:
        if not hasattr(self, "felt"):
            return
        ends: Counter[tuple[int, int, str, str]] = Counter()
        changed: Counter[tuple[int, int]] = Counter()
        settled: set[tuple[int, int]] = set()
        now = (0, 0)
        for event in self.felt.log:
            match event:
                case events.BettingOpened():
                    assert (event.shoe, event.coup) > now, "coups only move forward"
                    now = (event.shoe, event.coup)
                case events.CoupSettled():
                    settled.add(now)
                    ends.update((*now, wager.patron, wager.bet) for wager in event.wagers)
                case events.CoupVoided():
                    ends.update((*now, wager.patron, wager.bet) for wager in event.returned)
                case live_events.CoupCorrected() | live_events.CoupAnnulled():
                    changed[event.shoe, event.coup] += 1
                    assert event.revision == changed[event.shoe, event.coup], "changes of a coup are counted"
                    assert (event.shoe, event.coup) in settled, "only what is settled is changed"
                case _:
                    pass
        assert all(count == 1 for count in ends.values())

    def teardown(self) -> None:
        assert fold(Table(self.felt.table.id), self.felt.log) == self.felt.table


TestLiveTableMachine = LiveTableMachine.TestCase
TestLiveTableMachine.settings = settings(max_examples=6, stateful_step_count=20, deadline=None)


@pytest.mark.long
@pytest.mark.timeout(0)
def test_the_live_table_stands_twenty_five_thousand_commands() -> None:
    assert run_until(LiveTableMachine, COUNTED["live table"]) >= COUNTED["live table"]
