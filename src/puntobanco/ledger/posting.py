"""What happens at a table, said in transfers.

A wager lies in its coup's escrow from the moment it is placed. It leaves it exactly once: every way out of the escrow
(stake back, loss, void, standing) has the same transfer id, so that a wager cannot be settled twice, nor settled and
returned, whatever the code above does.

    placed      patron -> escrow          wager
    cancelled   escrow -> patron          cancel
    won         escrow -> patron          stake, then house -> patron win, patron -> commission
    push        escrow -> patron          stake
    lost        escrow -> house           loss
    standing    escrow -> next escrow     stand
    void        escrow -> patron          void

A coup that is settled stays settled; what was wrong is put right by what the patron should have had more or less:

    more        house -> patron           correction-pay
    less        patron -> house           correction-take, the commission likewise
    spent       house-loss -> patron      correction-loss, before it is taken: no wallet falls below zero
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from puntobanco.ledger.accounts import commission_of, escrow_of, house_loss_of, house_of, part, patron_account
from puntobanco.ledger.transfers import Transfer, TransferCode


@dataclass(frozen=True, slots=True)
class CoupAccounts:
    """The accounts of one coup, and the text that names the coup inside transfer ids."""

    table: str
    shoe: int
    coup: int

    @property
    def key(self) -> str:
        """Table, shoe and coup as one text."""
        return f"{part(self.table)}:{self.shoe}:{self.coup}"

    @property
    def escrow(self) -> str:
        """Where the coup's wagers lie."""
        return escrow_of(self.table, self.shoe, self.coup)

    @property
    def house(self) -> str:
        """What pays the wins and takes the lost stakes."""
        return house_of(self.table)

    @property
    def house_loss(self) -> str:
        """What bears a correction that would take coins already spent."""
        return house_loss_of(self.table)

    @property
    def commission(self) -> str:
        """What takes the commission."""
        return commission_of(self.table)

    def next(self) -> CoupAccounts:
        """The accounts of the coup after this one in the same shoe."""
        return CoupAccounts(self.table, self.shoe, self.coup + 1)


def place_wagers(
    accounts: CoupAccounts, patron: str, command: str, stakes_minor: Mapping[str, int]
) -> tuple[Transfer, ...]:
    """Stakes by bet go from the patron into escrow. `command` is the id of the command that placed them."""
    wallet = patron_account(patron)
    return tuple(
        Transfer(
            id=f"wager:{accounts.key}:{part(patron)}:{command}:{part(bet)}",
            debit=wallet,
            credit=accounts.escrow,
            amount_minor=stake,
            code=TransferCode.WAGER,
        )
        for bet, stake in stakes_minor.items()
    )


def cancel_wagers(
    accounts: CoupAccounts, patron: str, command: str, stakes_minor: Mapping[str, int]
) -> tuple[Transfer, ...]:
    """Stakes by bet go back to the patron who placed them. `command` is the id of the command that asked for it."""
    wallet = patron_account(patron)
    return tuple(
        Transfer(
            id=f"cancel:{accounts.key}:{part(patron)}:{command}:{part(bet)}",
            debit=accounts.escrow,
            credit=wallet,
            amount_minor=stake,
            code=TransferCode.CANCEL,
        )
        for bet, stake in stakes_minor.items()
    )


def settle_lost(accounts: CoupAccounts, patron: str, bet: str, stake_minor: int) -> tuple[Transfer, ...]:
    """The stake of a lost wager goes to the house."""
    return (_leaves(accounts, patron, bet, stake_minor, credit=accounts.house, code=TransferCode.LOSS),)


def settle_returned(
    accounts: CoupAccounts, patron: str, bet: str, stake_minor: int, *, gross_win_minor: int, commission_minor: int
) -> tuple[Transfer, ...]:
    """A wager that won or was a push: the stake comes back, the win with it, the commission is taken from that.

    What the patron has in the end is stake + gross win - commission. Figures of zero make no transfer.
    """
    assert gross_win_minor >= 0, "what a wager wins is not negative"
    assert 0 <= commission_minor <= stake_minor + gross_win_minor, "commission is taken from what is returned"
    wallet = patron_account(patron)
    stake = _leaves(accounts, patron, bet, stake_minor, credit=wallet, code=TransferCode.STAKE)
    slot = _slot(accounts, patron, bet)
    win = Transfer(f"{slot}:win", accounts.house, wallet, gross_win_minor, TransferCode.WIN)
    commission = Transfer(f"{slot}:commission", wallet, accounts.commission, commission_minor, TransferCode.COMMISSION)
    return (stake, *(transfer for transfer in (win, commission) if transfer.amount_minor))


def let_stand(accounts: CoupAccounts, patron: str, bet: str, stake_minor: int) -> tuple[Transfer, ...]:
    """A wager that stays up: it goes on to the escrow of the next coup of the shoe."""
    return (_leaves(accounts, patron, bet, stake_minor, credit=accounts.next().escrow, code=TransferCode.STAND),)


def return_void(accounts: CoupAccounts, patron: str, bet: str, stake_minor: int) -> tuple[Transfer, ...]:
    """The stake of a wager that was never decided goes back: a void coup, or a shoe that ended under it."""
    return (_leaves(accounts, patron, bet, stake_minor, credit=patron_account(patron), code=TransferCode.VOID),)


def correct(
    accounts: CoupAccounts,
    revision: int,
    patron: str,
    bet: str,
    *,
    net_change_minor: int,
    commission_change_minor: int,
    waived_minor: int,
) -> tuple[Transfer, ...]:
    """The coins that make a settled wager what it should have been, without touching what was posted.

    `net_change_minor` is what the patron should have more, `waived_minor` the part of it that the house bears because
    the coins are spent; less than zero, what it bore before and does not pay again. `revision` counts the corrections
    of the coup.
    """
    wallet = patron_account(patron)
    slot = f"correct:{accounts.key}:{revision}:{part(patron)}:{part(bet)}"
    from_house = net_change_minor + commission_change_minor + min(waived_minor, 0)
    moves = (
        ("loss", accounts.house_loss, wallet, waived_minor, TransferCode.CORRECTION_LOSS),
        ("commission", wallet, accounts.commission, commission_change_minor, TransferCode.CORRECTION_COMMISSION),
        ("refund", accounts.commission, wallet, -commission_change_minor, TransferCode.CORRECTION_REFUND),
        ("pay", accounts.house, wallet, from_house, TransferCode.CORRECTION_PAY),
        ("take", wallet, accounts.house, -from_house, TransferCode.CORRECTION_TAKE),
    )
    return tuple(
        Transfer(f"{slot}:{name}", debit, credit, amount, code)
        for name, debit, credit, amount, code in moves
        if amount > 0
    )


def _slot(accounts: CoupAccounts, patron: str, bet: str) -> str:
    return f"settle:{accounts.key}:{part(patron)}:{part(bet)}"


def _leaves(
    accounts: CoupAccounts, patron: str, bet: str, stake_minor: int, *, credit: str, code: TransferCode
) -> Transfer:
    return Transfer(f"{_slot(accounts, patron, bet)}:stake", accounts.escrow, credit, stake_minor, code)
