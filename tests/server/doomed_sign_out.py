"""A house that is killed while somebody signs out: run as a program by `test_signed_out`.

It admits a guest, makes a login of them, signs out and kills itself without warning when the commit of that comes to
the given point. The login's id stands alone on the one line that it writes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from puntobanco.server.people.hashing import Hashes
from puntobanco.server.people.logins import Tried
from puntobanco.storage.points import Point
from puntobanco.storage.urls import store_at
from tests.server.indoors import Indoors

PASSWORD = "mellow ferry at dusk 41"


class Killer:
    """Kills this process at a point, once it is told to."""

    def __init__(self, point: Point) -> None:
        self.is_armed = False
        self._point = point

    def __call__(self, point: Point) -> None:
        if self.is_armed and point is self._point:
            os.kill(os.getpid(), signal.SIGKILL)


async def sign_out(url: str, killer: Killer) -> None:
    """Sign in and out again; nothing of it ends before the end."""
    store = store_at(url, probe=killer)
    await store.open()
    house = (await Indoors.open(disk=store)).house
    logins = house.reception.logins
    logins.hashes = Hashes(os.urandom)
    guest = await house.desk.admit_guest("en")
    session = await house.sessions.find(guest.token)
    assert session is not None, "a guest is there"
    opened = await logins.become(session, "Quiet Heron", PASSWORD, Tried("here"))
    os.write(1, f"{opened.session.patron}\n".encode())
    killer.is_armed = True
    await logins.sign_out(opened.session)


if __name__ == "__main__":
    asyncio.run(sign_out(sys.argv[1], Killer(Point(sys.argv[2]))))
