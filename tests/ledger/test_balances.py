"""Balances are a fold; what is wrong comes out as data, with its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.ledger import MATRIX, AccountKind, Transfer, TransferCode
from puntobanco.ledger.balances import AMOUNT_MAX, LedgerCheck, LedgerFault, LedgerFaultKind, moved, transfer_faults

NAMES = {
    AccountKind.MINT: ("mint",),
    AccountKind.PATRON: ("patron:ann", "patron:bob"),
    AccountKind.ESCROW: ("escrow:t1:1:1", "escrow:t1:1:2"),
    AccountKind.HOUSE: ("house:t1",),
    AccountKind.COMMISSION: ("commission:t1",),
    AccountKind.HOUSE_LOSS: ("house-loss:t1",),
}
ACCOUNTS = [name for names in NAMES.values() for name in names]


@st.composite
def lawful(draw: st.DrawFn) -> Transfer:
    """A transfer that its code allows."""
    code = draw(st.sampled_from(TransferCode))
    debit_kind, credit_kind = MATRIX[code]
    debit = draw(st.sampled_from(NAMES[debit_kind]))
    credit = draw(st.sampled_from([name for name in NAMES[credit_kind] if name != debit]))
    return Transfer(f"x{draw(st.integers(0))}", debit, credit, draw(st.integers(1, 10_000)), code)


def grant(id: str, amount: int, patron: str = "ann") -> Transfer:
    return Transfer(id, "mint", f"patron:{patron}", amount, TransferCode.GRANT)


def wager(id: str, amount: int, coup: int = 1) -> Transfer:
    return Transfer(id, "patron:ann", f"escrow:t1:1:{coup}", amount, TransferCode.WAGER)


@given(st.lists(lawful()))
def test_mon_01_coins_are_moved_and_never_made(transfers: list[Transfer]) -> None:
    assert sum(moved(transfers).values()) == 0


@given(st.sampled_from(TransferCode), st.sampled_from(ACCOUNTS), st.sampled_from(ACCOUNTS), st.integers())
def test_a_transfer_is_lawful_if_its_code_has_the_pair_and_its_amount_is_one(
    code: TransferCode, debit: str, credit: str, amount: int
) -> None:
    kinds = tuple(next(kind for kind, names in NAMES.items() if name in names) for name in (debit, credit))
    is_lawful = MATRIX[code] == kinds and debit != credit and 0 < amount <= AMOUNT_MAX
    assert is_lawful == (not transfer_faults(Transfer("x", debit, credit, amount, code)))


def test_all_that_is_wrong_with_a_transfer_is_told() -> None:
    faults = transfer_faults(Transfer("x", "patron:ann", "patron:bob", 0, TransferCode.WIN))
    assert [fault.kind for fault in faults] == [LedgerFaultKind.AMOUNT, LedgerFaultKind.ACCOUNTS]
    assert str(faults[1]) == "accounts: x: win does not go patron:ann -> patron:bob"


@given(st.lists(st.lists(lawful(), max_size=4)))
def test_mon_11_the_balances_of_the_check_are_those_of_one_fold(groups: list[list[Transfer]]) -> None:
    check = LedgerCheck()
    for group in groups:
        check.post(group)
    assert check.balances == moved(transfer for group in groups for transfer in group)


@given(st.lists(lawful(), max_size=30))
def test_a_wallet_or_an_escrow_below_zero_is_told_when_it_happens(transfers: list[Transfer]) -> None:
    check = LedgerCheck()
    for transfer in transfers:
        told = {fault.where for fault in check.post([transfer]) if fault.kind is LedgerFaultKind.BELOW_ZERO}
        below = {
            name
            for name in (transfer.debit, transfer.credit)
            if name.startswith(("patron", "escrow")) and check.balances[name] < 0
        }
        assert told == below


def test_coins_may_pass_through_a_wallet_within_one_transaction() -> None:
    check = LedgerCheck()
    assert check.post([wager("w", 5), grant("g", 5)]) == []


def test_the_same_transfer_posted_twice_is_told() -> None:
    check = LedgerCheck()
    assert check.post([grant("g", 5)]) == []
    assert check.post([grant("g", 5)]) == [LedgerFault(LedgerFaultKind.POSTED_TWICE, "g", "grant")]


def test_mon_07_an_escrow_that_is_finished_with_coins_in_it_is_told_and_so_is_its_use_afterwards() -> None:
    check = LedgerCheck()
    check.post([grant("g", 100), wager("w1", 30)], finishes=["escrow:t1:1:2"])
    assert check.post([wager("w2", 5, coup=2)]) == [
        LedgerFault(LedgerFaultKind.AFTER_FINISH, "escrow:t1:1:2", "moved by 5")
    ]
    assert check.post([], finishes=["escrow:t1:1:1"]) == [
        LedgerFault(LedgerFaultKind.ESCROW_LEFT, "escrow:t1:1:1", "30")
    ]


def test_a_balance_past_what_a_browser_can_count_is_told() -> None:
    check = LedgerCheck()
    check.post([grant("g", AMOUNT_MAX)])
    assert [fault.kind for fault in check.post([grant("h", 1)])] == [LedgerFaultKind.TOO_LARGE]


@pytest.mark.parametrize(
    ("kept", "where"),
    [
        ({"patron:ann": 95, "escrow:t1:1:1": 5}, []),
        ({"patron:ann": 95}, ["escrow:t1:1:1"]),
        ({"patron:ann": 96, "escrow:t1:1:1": 4}, ["escrow:t1:1:1", "patron:ann"]),
        ({"patron:ann": 95, "escrow:t1:1:1": 5, "patron:bob": 1}, ["patron:bob"]),
        ({"patron:ann": 95, "escrow:t1:1:1": 5, "patron:bob": 0}, []),
    ],
)
def test_kept_balances_that_differ_from_the_transfers_are_told(kept: dict[str, int], where: list[str]) -> None:
    check = LedgerCheck()
    check.post([grant("g", 100), wager("w", 5)])
    faults = check.close(kept)
    assert [fault.where for fault in faults] == where
    assert {fault.kind for fault in faults} <= {LedgerFaultKind.KEPT_DIFFERS}
