"""What the mint gives, and when."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.errors import Reason, Refused
from puntobanco.ledger.balances import transfer_faults
from puntobanco.ledger.grants import STAR_GRANTS, first_grant, refill, refill_id

DAY = "2026-03-01"


def test_a_patron_starts_with_a_hundred_thousand_star_coins() -> None:
    grant = first_grant("ann")
    assert (grant.debit, grant.credit, grant.amount_minor) == ("mint", "patron:ann", 100_000_00)
    assert transfer_faults(grant) == ()


def test_a_first_grant_can_be_posted_once() -> None:
    assert first_grant("ann").id == first_grant("ann").id
    assert first_grant("ann").id != first_grant("bob").id


@given(st.integers(0, 499_99), st.integers(0, 499_99))
def test_a_refill_brings_balance_and_coins_in_play_to_a_hundred_thousand(balance: int, in_play: int) -> None:
    if balance + in_play >= STAR_GRANTS.refill_below_minor:
        with pytest.raises(Refused):
            refill("ann", DAY, balance_minor=balance, in_play_minor=in_play, had_today=False)
    else:
        grant = refill("ann", DAY, balance_minor=balance, in_play_minor=in_play, had_today=False)
        assert grant.amount_minor + balance + in_play == 100_000_00
        assert transfer_faults(grant) == ()


def test_who_has_five_hundred_coins_gets_no_refill() -> None:
    with pytest.raises(Refused) as refused:
        refill("ann", DAY, balance_minor=500_00, in_play_minor=0, had_today=False)
    assert refused.value.reason is Reason.REFILL_NOT_NOW
    assert refill("ann", DAY, balance_minor=499_99, in_play_minor=0, had_today=False).amount_minor == 99_500_01


def test_a_second_refill_on_one_day_is_refused_and_could_not_be_posted() -> None:
    first = refill("ann", DAY, balance_minor=0, in_play_minor=0, had_today=False)
    assert first.id == refill_id("ann", DAY)
    with pytest.raises(Refused):
        refill("ann", DAY, balance_minor=0, in_play_minor=0, had_today=True)
    assert refill("ann", "2026-03-02", balance_minor=0, in_play_minor=0, had_today=False).id != first.id
