"""Starting a house and serving it: uvicorn, the store, the clock, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib.util
import logging
import os
import secrets
import socket
import sys
from collections.abc import AsyncIterator, Callable
from typing import Final

import uvicorn

from puntobanco.errors import Corrupt, InputError
from puntobanco.hall.signing import HOUR_MS, INVITATION_MS
from puntobanco.office.configuration import read_configuration
from puntobanco.office.keyfile import house_key
from puntobanco.office.options import ServeOptions, is_loopback, verify_options
from puntobanco.office.program import installed
from puntobanco.server.basis.clock import SystemClock
from puntobanco.server.basis.crash import VARIABLE, CrashPlan
from puntobanco.server.basis.logs import LogFormat, log_as
from puntobanco.server.clients.door import HouseDoor
from puntobanco.server.house import House
from puntobanco.server.http.application import Http
from puntobanco.server.http.front import App, Front, Message, Receive, Send, Server
from puntobanco.server.http.pages import Client
from puntobanco.server.http.patience import PatientHttp
from puntobanco.server.links.link import links_through
from puntobanco.server.links.security import Origins, Tickets, origin_of, security_headers
from puntobanco.storage import Store
from puntobanco.storage.urls import store_at
from puntobanco.text import negotiate, texts_in

BACKLOG: Final = 65_535
"""Everybody comes back at once when a line is cut; how many may wait to be let in is the system's to say."""

GC_THRESHOLDS: Final = (100_000, 50, 1_000)
"""Collections that look at everything pause a house full of patrons for tenths of a second; so they are made rare."""

SWITCH_SECONDS: Final = 0.0005
"""How long a busy loop keeps the writer waiting, who asks for the interpreter again after every row of a commit."""

STOPPING_SECONDS: Final = 10

_log = logging.getLogger("puntobanco.server")


def serve(options: ServeOptions) -> None:
    """Serve until interrupted. Raises InputError or RulesError when the house cannot open."""
    verify_options(options)
    log_as(LogFormat(options.log))
    sys.setswitchinterval(SWITCH_SECONDS)
    _raise_open_files()
    runner = asyncio.Runner(loop_factory=_loop_factory())
    with runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(_serve(options))


async def _serve(options: ServeOptions) -> None:
    with _listening(options.host, options.port) as listener:
        front = Front()
        client = Client()
        server = _server(options, front, client)
        serving = asyncio.get_running_loop().create_task(server.serve(sockets=[listener]))
        try:
            async with _opened_while(serving, options, front) as house:
                if house is not None:
                    _open_front(options, house, front, client)
                await serving
        finally:
            server.should_exit = True
            await asyncio.wait((serving,))


@contextlib.asynccontextmanager
async def _opened_while(
    serving: asyncio.Task[None], options: ServeOptions, front: Front
) -> AsyncIterator[House | None]:
    """The house, once it has opened; None when the server is to end before, or the house's record is not sound."""
    async with contextlib.AsyncExitStack() as stack:
        opening = asyncio.get_running_loop().create_task(stack.enter_async_context(opened(options, front)))
        await asyncio.wait((opening, serving), return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            opening.cancel()
            await asyncio.wait((opening,))
            if not opening.cancelled():
                opening.result()
            yield None
            return
        try:
            house: House | None = await opening
        except Corrupt as error:
            front.why = str(error)
            _log.error("the house does not open: %s", error)
            house = None
        yield house


def _open_front(options: ServeOptions, house: House, front: Front, client: Client) -> None:
    origins = Origins(options, house.configuration.profile.origins)
    tickets = Tickets(house.clock, secrets.token_bytes)
    door = HouseDoor(house, origins=origins, tickets=tickets, trusted_proxy=options.trusted_proxy)
    http = Http(house, door=door, origins=origins, tickets=tickets, client=client, secure=options.secure)
    front.open(http.application(), door)
    front.pictures = lambda: frozenset(
        origin_of(picture)
        for profile in house.profiles.values()
        if profile.live is not None
        for picture in (profile.live.video, profile.live.video_sd)
        if picture
    )
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    scheme = "https" if options.tls_cert is not None else "http"
    _log.info("the hall is open at %s://%s:%d", scheme, options.host, options.port)
    _tell_first_link(options, house)


def _tell_first_link(options: ServeOptions, house: House) -> None:
    """Say how to become the first admin, to whoever started the house and into no log."""
    token = house.reception.staff.first_link
    if token is None:
        return
    scheme = "https" if options.secure else "http"
    host = "localhost" if is_loopback(options.host) else options.host
    # Behind the hash sign an address goes to nobody's log.
    link = f"{scheme}://{host}:{options.port}/#/staff/{token}"
    wished = [os.environ.get(name, "") for name in ("PUNTOBANCO_LANG", "LC_ALL", "LC_MESSAGES", "LANG")]
    texts = texts_in(negotiate(*wished), files=("cli",))
    print(texts.say("serve-first-admin", link=link, hours=INVITATION_MS // HOUR_MS), flush=True)  # noqa: T201 -- see above


def _listening(host: str, port: int) -> socket.socket:
    """A socket that listens, before anything else is opened. Raises InputError where that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise InputError(f"{host}:{port} cannot be listened on ({error.strerror}): name another --port") from error
    return listener


@contextlib.asynccontextmanager
async def opened(options: ServeOptions, front: Front | None = None) -> AsyncIterator[House]:
    """The house as the options describe it, open; closed in order afterwards."""
    configuration = read_configuration(options)
    crash = CrashPlan(os.environ.get(VARIABLE) if options.test_house else None)
    store = _store(options, crash)
    await store.open()
    try:
        house = House(
            configuration,
            store,
            key=house_key(options.key_file),
            clock=SystemClock(),
            entropy=secrets.token_bytes,
            crash=crash,
            test_house=options.test_house,
        )
        house.upkeep.program = installed()
        if front is not None:
            front.why = "waiting for leases"
        try:
            await house.open()
            yield house
        finally:
            await house.close()
    finally:
        await store.close()


def _store(options: ServeOptions, crash: CrashPlan) -> Store:
    if options.data_folder is not None:
        options.data_folder.mkdir(parents=True, exist_ok=True)
    return store_at(options.database, probe=crash.probe)


def _server(options: ServeOptions, front: Front, client: Client) -> Server:
    known: dict[frozenset[str], list[tuple[bytes, bytes]]] = {}

    def headers() -> list[tuple[bytes, bytes]]:
        pictures = front.pictures()
        if pictures not in known:
            known.clear()
            told = security_headers(client.page, secure=options.secure, pictures=pictures)
            known[pictures] = [(name.encode(), value.encode()) for name, value in told.items()]
        return known[pictures]

    config = uvicorn.Config(
        _with_headers(front, headers),
        host=options.host,
        port=options.port,
        http=PatientHttp,
        ws=links_through(front),
        lifespan="off",
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOPPING_SECONDS,
        ssl_certfile=None if options.tls_cert is None else str(options.tls_cert),
        ssl_keyfile=None if options.tls_key is None else str(options.tls_key),
    )
    return Server(config)


def _with_headers(app: App, headers: Callable[[], list[tuple[bytes, bytes]]]) -> App:
    """Put the security headers on every answer, whoever made it."""

    async def strict(scope: Message, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *headers()]
            await send(message)

        await app(scope, receive, sending)

    return strict


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The faster loop where it is installed."""
    if importlib.util.find_spec("uvloop") is None:
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop


def _raise_open_files() -> None:
    """As many open files as the system lets us have: every client is one."""
    if os.name != "posix":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
