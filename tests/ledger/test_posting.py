"""Coins at a table: where each wager's coins go, and that they go once."""

from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.ledger import (
    MATRIX,
    Transfer,
    TransferCode,
    commission_of,
    escrow_of,
    house_of,
    kind_of,
    patron_account,
)
from puntobanco.ledger.balances import moved, transfer_faults
from puntobanco.ledger.posting import (
    CoupAccounts,
    cancel_wagers,
    correct,
    let_stand,
    place_wagers,
    return_void,
    settle_lost,
    settle_returned,
)

COUP = CoupAccounts("t1", 3, 17)
ANN, ESCROW, HOUSE, COMMISSION = "patron:ann", "escrow:t1:3:17", "house:t1", "commission:t1"

stakes = st.integers(1, 10**9)


def win(stake: int, gross: int, commission: int) -> tuple[Transfer, ...]:
    return settle_returned(COUP, "ann", "spot", stake, gross_win_minor=gross, commission_minor=commission)


def test_accounts_are_named_by_what_they_are_for() -> None:
    assert (COUP.escrow, COUP.house, COUP.commission) == (ESCROW, HOUSE, COMMISSION)
    assert (escrow_of("t1", 3, 17), house_of("t1"), commission_of("t1")) == (ESCROW, HOUSE, COMMISSION)
    assert patron_account("ann") == ANN
    assert COUP.next().escrow == "escrow:t1:3:18"


@pytest.mark.parametrize("text", ["", "a:b", ":"])
def test_a_part_of_an_id_cannot_look_like_two(text: str) -> None:
    for make in (patron_account, house_of, commission_of, lambda table: escrow_of(table, 1, 1)):
        with pytest.raises(AssertionError):
            make(text)


def test_placed_wagers_go_into_escrow_bet_by_bet() -> None:
    transfers = place_wagers(COUP, "ann", "w1", {"spot": 300, "other": 50})
    assert transfers == (
        Transfer("wager:t1:3:17:ann:w1:spot", ANN, ESCROW, 300, TransferCode.WAGER),
        Transfer("wager:t1:3:17:ann:w1:other", ANN, ESCROW, 50, TransferCode.WAGER),
    )


def test_cancelled_wagers_come_back() -> None:
    assert cancel_wagers(COUP, "ann", "c1", {"spot": 300}) == (
        Transfer("cancel:t1:3:17:ann:c1:spot", ESCROW, ANN, 300, TransferCode.CANCEL),
    )


def test_a_won_wager_comes_back_with_its_win_and_pays_its_commission() -> None:
    assert win(300, 300, 15) == (
        Transfer("settle:t1:3:17:ann:spot:stake", ESCROW, ANN, 300, TransferCode.STAKE),
        Transfer("settle:t1:3:17:ann:spot:win", HOUSE, ANN, 300, TransferCode.WIN),
        Transfer("settle:t1:3:17:ann:spot:commission", ANN, COMMISSION, 15, TransferCode.COMMISSION),
    )


def test_a_push_comes_back_and_moves_nothing_else() -> None:
    assert [transfer.code for transfer in win(300, 0, 0)] == [TransferCode.STAKE]


def test_a_lost_wager_goes_to_the_house() -> None:
    assert moved(settle_lost(COUP, "ann", "spot", 300)) == {ESCROW: -300, HOUSE: 300}


def test_a_standing_wager_goes_on_to_the_next_coup() -> None:
    assert moved(let_stand(COUP, "ann", "spot", 300)) == {ESCROW: -300, "escrow:t1:3:18": 300}


def test_a_void_wager_comes_back() -> None:
    assert moved(return_void(COUP, "ann", "spot", 300)) == {ESCROW: -300, ANN: 300}


@given(stakes, st.integers(0, 10**9), st.integers(0, 10**9))
def test_a_patron_gets_stake_and_win_less_commission_and_the_escrow_is_left_empty(
    stake: int, gross: int, commission: int
) -> None:
    commission = min(commission, stake + gross)
    change = moved((*place_wagers(COUP, "ann", "w", {"spot": stake}), *win(stake, gross, commission)))
    assert change.get(ANN, 0) == gross - commission
    assert change[ESCROW] == 0
    assert change.get(HOUSE, 0) == -gross
    assert change.get(COMMISSION, 0) == commission
    assert sum(change.values()) == 0


@given(stakes)
def test_every_posting_is_one_that_the_matrix_allows(stake: int) -> None:
    groups = (
        place_wagers(COUP, "ann", "w", {"spot": stake, "other": stake}),
        cancel_wagers(COUP, "ann", "c", {"spot": stake}),
        win(stake, stake, stake // 20),
        settle_lost(COUP, "ann", "spot", stake),
        let_stand(COUP, "ann", "spot", stake),
        return_void(COUP, "ann", "spot", stake),
    )
    assert [transfer_faults(transfer) for group in groups for transfer in group] == [()] * sum(map(len, groups))


WAYS_OUT: dict[str, Callable[[], tuple[Transfer, ...]]] = {
    "won": lambda: win(300, 300, 15),
    "lost": lambda: settle_lost(COUP, "ann", "spot", 300),
    "standing": lambda: let_stand(COUP, "ann", "spot", 300),
    "void": lambda: return_void(COUP, "ann", "spot", 300),
}


@pytest.mark.parametrize(("one", "other"), [*combinations(WAYS_OUT, 2), *((way, way) for way in WAYS_OUT)])
def test_mon_06_a_wager_has_one_way_out_of_its_escrow(one: str, other: str) -> None:
    ids = {transfer.id for transfer in WAYS_OUT[one]()}
    assert ids & {transfer.id for transfer in WAYS_OUT[other]()}, "both together would post one id twice"


def test_no_two_things_that_happen_have_one_id() -> None:
    transfers = [
        *place_wagers(COUP, "ann", "w1", {"spot": 1, "other": 1}),
        *place_wagers(COUP, "ann", "w1:spot", {"spot": 1}),
        *place_wagers(COUP, "ann", "w2", {"spot": 1}),
        *place_wagers(COUP, "bob", "w1", {"spot": 1}),
        *place_wagers(COUP.next(), "ann", "w1", {"spot": 1}),
        *place_wagers(CoupAccounts("t1", 31, 7), "ann", "w1", {"spot": 1}),
        *cancel_wagers(COUP, "ann", "w1", {"spot": 1}),
        *win(1, 1, 1),
        *settle_lost(COUP, "bob", "spot", 1),
        *settle_lost(COUP, "ann", "other", 1),
    ]
    assert len({transfer.id for transfer in transfers}) == len(transfers)


def test_a_commission_is_never_more_than_what_is_returned() -> None:
    with pytest.raises(AssertionError):
        win(100, 50, 151)
    with pytest.raises(AssertionError):
        win(100, -1, 0)


def test_mon_09_no_code_moves_coins_from_patron_to_patron() -> None:
    assert set(MATRIX) == set(TransferCode), "every code has its pair"
    assert all({debit.value, credit.value} != {"patron"} for debit, credit in MATRIX.values())


def test_mon_01_only_a_grant_takes_coins_from_the_mint() -> None:
    from_mint = [code for code, (debit, _) in MATRIX.items() if debit.value == "mint"]
    assert from_mint == [TransferCode.GRANT]


def test_only_what_the_house_takes_back_from_a_wallet_goes_to_the_mint() -> None:
    to_mint = {code: debit.value for code, (debit, credit) in MATRIX.items() if credit.value == "mint"}
    assert to_mint == {TransferCode.TAKE_BACK: "patron"}


def test_an_account_of_no_kind_is_none() -> None:
    assert kind_of("nobody:ann") is None
    assert kind_of("") is None


@given(st.integers(-(10**6), 10**6), st.integers(-(10**5), 10**5), st.integers(0, 10**6))
def test_a_correction_gives_the_patron_the_difference_and_what_is_waived_comes_from_house_loss(
    net: int, commission: int, waived: int
) -> None:
    transfers = correct(
        COUP, 1, "ann", "spot", net_change_minor=net, commission_change_minor=commission, waived_minor=waived
    )
    change = moved(transfers)
    assert change.get(ANN, 0) == net + waived
    assert change.get("house-loss:t1", 0) == -waived
    assert change.get(COMMISSION, 0) == commission
    assert not [fault for transfer in transfers for fault in transfer_faults(transfer)]


def test_a_second_correction_of_a_coup_is_another_one() -> None:
    first, second = (
        correct(COUP, revision, "ann", "spot", net_change_minor=5, commission_change_minor=0, waived_minor=0)
        for revision in (1, 2)
    )
    assert not {one.id for one in first} & {one.id for one in second}
