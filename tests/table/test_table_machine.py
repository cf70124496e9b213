"""Random commands at a table of any rule set, with every promise about wagers and coins checked after each."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from puntobanco.fairness.shares import pledge_of
from puntobanco.rules import shipped_ids
from puntobanco.table import commands, events
from puntobanco.table.commands import HOUSE
from puntobanco.table.evolve import fold
from puntobanco.table.phases import Phase
from puntobanco.table.state import Table
from puntobanco.table.terms import TableMode
from tests.counted import COUNTED, run_until
from tests.table.felt import Felt
from tests.table.handing import HandingMachine

PATRONS = ("ann", "bob", "cho")


class TableMachine(HandingMachine):
    """Patrons wager, cancel and deal; the house does its duties, voids, closes, opens and is late."""

    @initialize(ruleset=st.sampled_from(shipped_ids()), seed=st.integers(0, 2**32))
    def open_table(self, ruleset: str, seed: int) -> None:
        self.felt = Felt.of(ruleset)
        self.felt.dealer = Random(seed)
        self.felt.until(Phase.BETTING)

    @rule(patron=st.sampled_from(PATRONS), level=st.integers(0, 41), data=st.data())
    def wager(self, patron: str, level: int, data: st.DataObject) -> None:
        rules = self.felt.terms.rules
        step = rules.ruleset.settlement.stake_step_minor
        stakes = st.one_of(st.integers(1, 20).map(lambda count: count * step), st.integers(-1, 2**40))
        bets = st.sampled_from([*rules.bet_by_id, "no-such-bet"])
        wagers = data.draw(st.dictionaries(bets, stakes, max_size=4))
        touch = self.felt.terms.mode is TableMode.TOUCH
        ask = commands.Deal if touch else commands.PlaceWagers
        self.ask(ask(id=self.felt.name(), actor=patron, patron=patron, level=level, wagers=wagers))

    @rule(patron=st.sampled_from(PATRONS))
    def cancel(self, patron: str) -> None:
        self.ask(commands.CancelWagers(id=self.felt.name(), actor=patron, patron=patron))

    @rule(count=st.integers(1, 6))
    def house_does_its_duties(self, count: int) -> None:
        for _ in range(count):
            self.felt.do_duty()

    @rule(milliseconds=st.integers(0, 30_000))
    def time_passes(self, milliseconds: int) -> None:
        self.felt.now_ms += milliseconds

    @rule(patron=st.sampled_from(PATRONS), share=st.sampled_from([b"a" * 32, b"b" * 32]), fresh=st.booleans())
    def pledge(self, patron: str, share: bytes, *, fresh: bool) -> None:
        self.take(lambda: self.felt.pledge(patron, share=share, fresh=fresh))

    @rule(patron=st.sampled_from(PATRONS), share=st.sampled_from([b"a" * 32, b"b" * 32]))
    def give(self, patron: str, share: bytes) -> None:
        self.take(lambda: self.felt.give(patron, share=share))

    @rule()
    def house_voids(self) -> None:
        self.ask(commands.VoidCoup(id=self.felt.name(), actor=HOUSE, reason="test"))

    @rule()
    def house_ends_the_shoe(self) -> None:
        self.ask(commands.EndShoe(id=self.felt.name(), actor=HOUSE, reason="test"))

    @rule()
    def house_extends_the_betting(self) -> None:
        closes_at = self.felt.now_ms + 10_000
        self.ask(commands.ExtendBetting(id=self.felt.name(), actor=HOUSE, closes_at=closes_at))

    @rule()
    def house_closes_and_opens(self) -> None:
        self.ask(commands.CloseTable(id=self.felt.name(), actor=HOUSE, reason="test"))
        self.ask(commands.OpenTable(id=self.felt.name(), actor=HOUSE))

    @invariant()
    def coins_are_only_moved(self) -> None:
        assert sum(self.felt.balances.values()) == 0

    @invariant()
    def escrow_holds_exactly_the_undecided_wagers(self) -> None:
        table = self.felt.table
        lying = sum(table.lying_minor(patron) for patron in table.wagers)
        escrow = sum(amount for account, amount in self.felt.balances.items() if account.startswith("escrow:"))
        assert escrow == lying

    @invariant()
    def every_wager_has_at_most_one_end(self) -> None:
        ends: Counter[tuple[int, int, str, str]] = Counter()
        placed: Counter[tuple[int, int, str, str]] = Counter()
        shoe = coup = 0
        for event in self.felt.log:
            match event:
                case events.BettingOpened():
                    shoe, coup = event.shoe, event.coup
                case events.WagersPlaced():
                    placed.update({(shoe, coup, event.patron, bet): 1 for bet in event.wagers})
                case events.CoupSettled():
                    ends.update((shoe, coup, wager.patron, wager.bet) for wager in event.wagers)
                case events.CoupVoided():
                    ends.update((shoe, coup, wager.patron, wager.bet) for wager in event.returned)
                case _:
                    pass
        assert all(count == 1 for count in ends.values())

    @invariant()
    def betting_is_closed_before_any_card_comes(self) -> None:
        closed = False
        for event in self.felt.log:
            match event:
                case events.BettingOpened():
                    closed = False
                case events.BettingClosed():
                    closed = True
                case events.CardsDealt():
                    assert closed
                case events.WagersPlaced() | events.WagersCancelled():
                    assert not closed
                case _:
                    pass

    @invariant()
    def no_share_is_known_before_the_house_is_bound_and_every_one_is_as_pledged(self) -> None:
        pledges: dict[str, str] = {}
        listed: dict[str, str] = {}
        for event in self.felt.log:
            match event:
                case events.SharePledged():
                    pledges[event.patron] = event.pledge
                case events.SharesCalled():
                    listed, pledges = pledges, {}
                case events.ShareGiven():
                    share = bytes.fromhex(event.share.removeprefix("share/v1:"))
                    pledged = pledge_of(self.felt.table.id, event.shoe, event.patron, share)
                    assert listed.pop(event.patron) == f"pledge/v1:{pledged.hex()}"
                case events.ShoeOpened():
                    listed = {}
                case _:
                    pass

    @invariant()
    def the_log_folds_to_the_table(self) -> None:
        assert fold(Table(self.felt.table.id), self.felt.log) == self.felt.table


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)


@pytest.mark.long
@pytest.mark.timeout(0)
def test_the_table_stands_twenty_five_thousand_commands() -> None:
    assert run_until(TableMachine, COUNTED["table"]) >= COUNTED["table"]
