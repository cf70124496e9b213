"""Shares before a shoe: pledged while the shoe before is dealt, called for at its end, and mixed in their order."""

from __future__ import annotations

import pytest

from puntobanco.errors import Reason, Refused
from puntobanco.table.duties import DutyKind
from puntobanco.table.phases import Phase
from puntobanco.table.terms import TableMode
from tests.table.felt import Felt


def table() -> Felt:
    felt = Felt.of("star-commission")
    felt.until(Phase.BETTING)
    return felt


def refused(felt: Felt, patron: str, **asks: object) -> Reason:
    with pytest.raises(Refused) as caught:
        felt.pledge(patron, **asks)  # type: ignore[arg-type] # tests ask anything
    return caught.value.reason


def end_of_the_shoe(felt: Felt) -> None:
    while felt.do_duty() is not DutyKind.END_SHOE:
        pass


def test_who_pledges_again_keeps_their_place_and_means_the_new_one() -> None:
    felt = table()
    felt.pledge("ann", share=b"x" * 32)
    felt.pledge("bob")
    felt.pledge("ann")
    assert [pledge.patron for pledge in felt.table.pledges] == ["ann", "bob"]
    end_of_the_shoe(felt)
    assert felt.do_duty() is DutyKind.CALL_SHARES
    felt.give("ann")
    with pytest.raises(Refused):
        felt.give("bob", share=b"y" * 32)


def test_shares_are_waited_for_until_their_time_is_over_and_no_longer_than_needed() -> None:
    felt = table()
    felt.pledge("ann")
    felt.pledge("bob")
    end_of_the_shoe(felt)
    felt.do_duty()
    called = felt.table.called
    assert called is not None
    felt.give("bob")
    before = felt.now_ms
    assert felt.do_duty() is DutyKind.OPEN_SHOE
    assert felt.now_ms == called.until == before + 5_000
    assert felt.table.shoe is not None
    assert [one.share is not None for one in felt.table.shoe.contributions] == [False, True]
    assert (felt.table.called, felt.table.pledges) == (None, ())


def test_a_wager_that_stays_up_is_waited_for_before_a_shoe_gives_way() -> None:
    felt = Felt.of("punto-banco")
    felt.until(Phase.BETTING)
    felt.pledge("ann", fresh=True)
    felt.place("ann", banker=500)
    felt.do_duty()
    felt.deal("9h 9s Th Td")
    assert felt.do_duty() is DutyKind.OPEN_BETTING
    felt.do_duty()
    felt.deal("9h 2s Th Td")
    assert felt.do_duty() is DutyKind.END_SHOE


def test_no_pledges_are_taken_where_no_shoe_is_generated_for_many() -> None:
    for mode in (TableMode.LIVE, TableMode.TOUCH):
        felt = Felt.of("star-commission" if mode is TableMode.LIVE else "touch", mode)
        assert refused(felt, "ann") is Reason.NOT_NOW
    assert refused(table(), "ann", shoe=7) is Reason.NOT_NOW
