"""The reception: the register, everybody's own way in, the side of the admin, and what patrons set for themselves."""

from __future__ import annotations

from typing import Protocol

from puntobanco.fairness import Entropy
from puntobanco.server.basis.clock import Clock
from puntobanco.server.people.desk import Desk
from puntobanco.server.people.hashing import Hashes
from puntobanco.server.people.logins import Logins
from puntobanco.server.people.patrons import Patron, Patrons
from puntobanco.server.people.protecting import Protector
from puntobanco.server.people.purser import Purser
from puntobanco.server.people.register import Register
from puntobanco.server.people.second_factor import SecondFactors
from puntobanco.server.people.sessions import Sessions
from puntobanco.server.people.staff import Staff
from puntobanco.storage import PatronRecord, Store


class Around(Protocol):
    """What the reception needs of its house."""

    store: Store
    desk: Desk
    clock: Clock
    patrons: Patrons
    sessions: Sessions

    def regraded(self, patron: Patron) -> None:
        """A patron who is here has another level: show the tables with the limits of that."""


class Reception:
    """Opened and closed with the house."""

    def __init__(self, house: Around, *, key: bytes, entropy: Entropy) -> None:
        self._house = house
        self.hashes = Hashes(entropy)
        self.register = Register(house.store, house.desk, house.clock, entropy, changed=self._changed)
        self.logins = Logins(self.register, house.sessions, self.hashes, SecondFactors(key, entropy), key=key)
        self.staff = Staff(self.logins)
        self.purser = Purser(self.register)
        self.protector = Protector(self.register)

    async def open(self) -> None:
        """Be ready for who signs in, and for a first admin."""
        await self.staff.open()
        self._house.sessions.open()

    async def close(self) -> None:
        """Write down what is only remembered."""
        await self._house.sessions.close()
        self.hashes.close()

    async def _changed(self, before: PatronRecord, after: PatronRecord) -> None:
        await self._house.patrons.changed(after)
        known = self._house.patrons.get(after.id)
        if known is not None and after.level != before.level:
            self._house.regraded(known)
