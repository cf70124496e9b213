"""The purser: coins that the house gives a patron from the mint, and takes back when they were given by mistake.

Both are an event with what was before and after, who did it and why, and happen once under each name, however often
they are asked. What is taken back is at hand: a wallet never falls below zero, and what lies in a coup stays there.
"""

from __future__ import annotations

from typing import Final

from puntobanco.errors import Reason, Refused
from puntobanco.hall.people_events import CoinsGiven, CoinsTakenBack
from puntobanco.ledger import MINT, Transfer, TransferCode, patron_account
from puntobanco.server.people.patrons import Patron
from puntobanco.server.people.register import Register, actor_of, reason_given
from puntobanco.server.people.sessions import Session

GIVEN_MINOR_MAX: Final = 10_000_000_000
"""Most that is given or taken back at once, minor units."""


class Purser:
    """Moves coins between the mint and wallets for the admin."""

    def __init__(self, register: Register) -> None:
        self._register = register

    async def give(self, session: Session, patron: Patron, amount_minor: int, why: str, *, name: str) -> int:
        """Give coins, once under each `name`; gives what the patron has now, minor units. Raises Refused."""
        _verify_amount(amount_minor)
        account = patron_account(patron.id)
        transfer = Transfer(f"grant:{patron.id}:house-{name}", MINT, account, amount_minor, TransferCode.GRANT)
        async with self._register.turn:
            await self._register.patron_alone(patron.id)
            before = patron.wallet.stored_minor
            event = CoinsGiven(
                patron=patron.id,
                amount_minor=amount_minor,
                before_minor=before,
                after_minor=before + amount_minor,
                by=session.patron,
                why=reason_given(why),
                at=self._register.clock.now_ms(),
            )
            return await self._move(session, patron, event, transfer, name=f"give:{patron.id}:{name}")

    async def take_back(self, session: Session, patron: Patron, amount_minor: int, why: str, *, name: str) -> int:
        """Take coins back, once under each `name`; gives what the patron has now, minor units.

        Raises Refused; with NOT_ENOUGH_COINS, `allowed_minor` is what could be taken: coins that are shown and at hand.
        """
        _verify_amount(amount_minor)
        account, command = patron_account(patron.id), f"take-back:{patron.id}:{name}"
        transfer = Transfer(command, account, MINT, amount_minor, TransferCode.TAKE_BACK)
        async with self._register.turn:
            await self._register.patron_alone(patron.id)
            free = patron.wallet.free_minor
            is_new = await self._register.store.command(actor_of(session), command) is None
            if is_new and amount_minor > free:
                raise Refused(Reason.NOT_ENOUGH_COINS, allowed_minor=max(free, 0))
            before = patron.wallet.stored_minor
            event = CoinsTakenBack(
                patron=patron.id,
                amount_minor=amount_minor,
                before_minor=before,
                after_minor=before - amount_minor,
                by=session.patron,
                why=reason_given(why),
                at=self._register.clock.now_ms(),
            )
            patron.wallet.leave(command, amount_minor)  # nobody wagers meanwhile with what is going
            try:
                return await self._move(session, patron, event, transfer, name=command)
            finally:
                patron.wallet.answered(command)

    async def _move(
        self, session: Session, patron: Patron, event: CoinsGiven | CoinsTakenBack, transfer: Transfer, *, name: str
    ) -> int:
        if await self._register.move_coins(by=actor_of(session), name=name, event=event, transfer=transfer):
            patron.wallet.stored_minor = event.after_minor
            patron.tell_balance()
        return patron.wallet.stored_minor


def _verify_amount(amount_minor: int) -> None:
    if not 0 < amount_minor <= GIVEN_MINOR_MAX:
        raise Refused(Reason.MALFORMED, detail=f"from 1 to {GIVEN_MINOR_MAX}")
