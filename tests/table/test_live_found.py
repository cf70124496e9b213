"""What random staff have found at live tables (`tests/simulator`): each was wrong once."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.table import commands, live_commands
from puntobanco.table.approvals import dealers_of
from puntobanco.table.commands import HOUSE
from puntobanco.table.duties import duty
from puntobanco.table.events import BettingExtended
from puntobanco.table.live_events import Remedy
from puntobanco.table.remedies import Case
from puntobanco.table.terms import LiveTerms, Staffing, TableMode
from tests.table.felt import DEALER, Felt


def live_felt(staffing: Staffing = Staffing.FULL) -> Felt:
    felt = Felt.of("punto-banco", TableMode.LIVE, betting_ms=None, live=LiveTerms(staffing=staffing))
    felt.open_live_shoe("Ah", decks=8)
    return felt


def test_a_table_whose_picture_is_lost_is_released_when_the_picture_is_back_and_not_before() -> None:
    felt = live_felt()
    felt.ask(live_commands.TellVideo(id=felt.name(), actor="supervisor", lost=True))
    owed = duty(felt.table, felt.terms)
    assert owed is not None
    felt.ask(live_commands.HoldTable(id=felt.name(), actor=HOUSE, hold=owed.why))
    with pytest.raises(Refused) as refused:
        felt.ask(live_commands.ReleaseTable(id=felt.name(), actor="supervisor", hold="video-link"))
    assert refused.value.reason is Reason.NOT_NOW
    felt.ask(live_commands.TellVideo(id=felt.name(), actor="supervisor", lost=False))
    assert felt.table.live is not None
    assert not felt.table.live.holds


def test_a_table_that_is_paused_and_let_go_in_one_millisecond_has_no_more_betting_time_than_it_had() -> None:
    felt = Felt.of("punto-banco", TableMode.LIVE, betting_ms=20_000, live=LiveTerms())
    felt.open_live_shoe("Ah", decks=8)
    felt.ask(commands.OpenBetting(id=felt.name(), actor=DEALER))
    for paused_ms in (0, 1):
        before, closes_at = len(felt.log), felt.table.closes_at
        assert closes_at is not None
        felt.ask(live_commands.HoldTable(id=felt.name(), actor="supervisor", hold="paused"))
        felt.now_ms += paused_ms
        felt.ask(live_commands.ReleaseTable(id=felt.name(), actor="supervisor", hold="paused"))
        told = [event.closes_at for event in felt.log[before:] if isinstance(event, BettingExtended)]
        assert told == [closes_at + paused_ms] * paused_ms
        assert felt.table.closes_at == closes_at + paused_ms


def test_liv_04_who_deals_the_coup_that_runs_has_dealt_the_shoe() -> None:
    felt = live_felt(Staffing.SMALL)
    felt.ask(commands.OpenBetting(id=felt.name(), actor=DEALER))
    felt.ask(commands.CloseBetting(id=felt.name(), actor=DEALER))
    felt.enter("2h 3h 4h 5h")
    while felt.table.phase.value == "dealing":
        try:
            felt.confirm()
        except Refused:
            felt.enter("2c")
    felt.ask(live_commands.SeatDealer(id=felt.name(), actor="other"))
    felt.now_ms += 60_000
    felt.ask(commands.OpenBetting(id=felt.name(), actor="other"))
    remedy = Remedy(irregularity="error-in-deal", answer="cancel-shoe", shoe=1, coup=1, reason="other", earlier="void")
    case = Case(felt.table, felt.terms, remedy, "supervisor", felt.now_ms, {})
    assert dealers_of(case) == (DEALER, "other")
