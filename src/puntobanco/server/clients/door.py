"""The door for sockets: path, origin, ticket and numbers are looked at before the handshake is answered."""

from __future__ import annotations

from collections import Counter
from http import HTTPStatus
from typing import Final
from urllib.parse import parse_qs, urlsplit

from websockets.http11 import Request

from puntobanco.hall.signing import SessionKind
from puntobanco.server.basis.clock import Waiting
from puntobanco.server.basis.metrics import Counted
from puntobanco.server.clients.client import Client
from puntobanco.server.house import House
from puntobanco.server.links.link import Link
from puntobanco.server.links.security import Origins, Tickets
from puntobanco.server.people.sessions import Session

PATH: Final = "/ws"
SILENCE_SECONDS: Final = 20.0
"""After so much silence of a client it is asked for a sign of life; after as much again it is taken for gone."""

_LOOK_MS: Final = 5_000


class HouseDoor:
    """Admits clients to a house (`link.Door`)."""

    def __init__(self, house: House, *, origins: Origins, tickets: Tickets, trusted_proxy: str | None) -> None:
        self._house = house
        self._origins = origins
        self._tickets = tickets
        self._trusted_proxy = trusted_proxy
        self._addresses: Counter[str] = Counter()
        self._patrons: Counter[str] = Counter()
        self._clients: set[_Counted] = set()
        self._looking: Waiting | None = None
        house.metrics.gauge("links_open", lambda: len(self._clients))

    def admit(self, request: Request, peer: str, link: Link) -> Client | HTTPStatus:
        """See `link.Door`."""
        admitted = self._admit(request, peer, link)
        if isinstance(admitted, HTTPStatus):
            self._house.metrics.count(Counted.LINKS_REFUSED)
        return admitted

    def slow_reader(self) -> None:
        """See `link.Door`."""
        self._house.metrics.count(Counted.SLOW_READERS_DROPPED)

    def address_of(self, peer: str, forwarded: str | None) -> str:
        """The client's address; what a header says of it counts only when it comes from the trusted proxy."""
        if self._trusted_proxy is None or peer != self._trusted_proxy or not forwarded:
            return peer
        return forwarded.rsplit(",", 1)[-1].strip()

    def _admit(self, request: Request, peer: str, link: Link) -> Client | HTTPStatus:
        url = urlsplit(request.path)
        if url.path != PATH:
            return HTTPStatus.NOT_FOUND
        if not self._house.ready:
            return HTTPStatus.SERVICE_UNAVAILABLE
        origins = request.headers.get_all("Origin")
        hosts = request.headers.get_all("Host")
        is_program = not origins and len(hosts) == 1
        if not is_program and (len(origins) != 1 or len(hosts) != 1 or not self._origins.allow(origins[0], hosts[0])):
            return HTTPStatus.FORBIDDEN
        tickets = parse_qs(url.query).get("ticket", [])
        session = self._tickets.use(tickets[0]) if len(tickets) == 1 else None
        if is_program and (session is None or session.kind is not SessionKind.TOKEN):
            return HTTPStatus.FORBIDDEN  # only a program that showed a token of its own may come without a page
        if session is None:
            return HTTPStatus.UNAUTHORIZED
        address = self.address_of(peer, ",".join(request.headers.get_all("X-Forwarded-For")))
        profile = self._house.configuration.profile
        if (
            self._addresses[address] >= profile.sockets_per_address
            or self._patrons[session.patron] >= profile.sockets_per_patron
        ):
            return HTTPStatus.TOO_MANY_REQUESTS
        client = _Counted(self, self._house, link, session=session, tickets=self._tickets, address=address)
        self._addresses[address] += 1
        self._patrons[session.patron] += 1
        self._clients.add(client)
        if self._looking is None:
            self._look_again()
        return client

    def gone(self, client: _Counted) -> None:
        """A client has left."""
        self._clients.discard(client)
        for counter, name in ((self._addresses, client.address), (self._patrons, client.patron_id)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]

    def _look_again(self) -> None:
        clock = self._house.clock
        self._looking = clock.call_at(clock.now_ms() + _LOOK_MS, self._look)

    def _look(self) -> None:
        """Ask the silent ones for a sign of life, and let the dead ones go."""
        self._looking = None
        for client in tuple(self._clients):
            silence = client.link.silence
            if silence > 2 * SILENCE_SECONDS:
                client.link.abort()
            elif silence > SILENCE_SECONDS:
                client.link.ping()
        if self._clients:
            self._look_again()


class _Counted(Client):
    """A client that the door counts by address and patron."""

    def __init__(
        self, door: HouseDoor, house: House, link: Link, *, session: Session, tickets: Tickets, address: str
    ) -> None:
        super().__init__(house, link, session=session, tickets=tickets)
        self.address = address
        self._door = door

    def lost(self) -> None:
        """See `link.Guest`."""
        super().lost()
        self._door.gone(self)
