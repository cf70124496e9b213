"""Dealing on other machines: a Dask cluster that exists already is given pieces of a run.

Dask moves the work of a worker that is lost to another one; a piece dealt twice is the same piece. Histograms are those
of a single process, since they depend on the numbers of the blocks alone.
"""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING

from puntobanco.errors import InputError
from puntobanco.kernels import fingerprint
from puntobanco.runner.workers import AHEAD, Blocks
from puntobanco.sim import Run, Tally, deal_run
from puntobanco.sim.fresh import deal_fresh
from puntobanco.sim.tallying import deal_blocks

if TYPE_CHECKING:
    from distributed import Client, Future

ADDRESS = re.compile(r"(?:tcp|tls|ws|wss|ucx)://\S+:\d+")
CONNECT_SECONDS = 20
RETRIES = 5
"""How often a piece is dealt anew when the machine that had it fails."""


class Cluster:
    """The workers of a Dask cluster, found at the address of its scheduler. Raises InputError when it is not there."""

    def __init__(self, address: str) -> None:
        self._client = _client(address)
        self._code = code_of_kernels()

    @property
    def count(self) -> int:
        """Processors that the cluster has now; workers may come and go."""
        processors: int = sum(self._client.ncores().values())
        return max(processors, 1)

    def each(self, run: Run, pieces: Iterable[Blocks]) -> Generator[Tally, None, None]:
        """The tally of each piece of work, in order."""
        begun: deque[Future[Tally]] = deque()
        try:
            for piece in pieces:
                begun.append(self._client.submit(deal_same, self._code, run, *piece, pure=False, retries=RETRIES))
                if len(begun) >= self.count * AHEAD:
                    yield begun.popleft().result()
            while begun:
                yield begun.popleft().result()
        finally:
            self._client.cancel(list(begun))

    def close(self) -> None:
        """Leave the cluster, which goes on."""
        self._client.close()


def deal_same(code: str, run: Run, first: int, count: int) -> Tally:
    """Deal blocks on another machine, if it has the same kernels. Raises InputError if not."""
    if code_of_kernels() != code:
        raise InputError("a worker of the cluster has another version of puntobanco: install the same one everywhere")
    return deal_run(run, first, count)


def code_of_kernels() -> str:
    """The fingerprint of all that decides the figures of a run."""
    return fingerprint(deal_blocks) + fingerprint(deal_fresh)


def _client(address: str) -> Client:
    try:
        from distributed import Client
    except ImportError as error:
        raise InputError("a cluster needs Dask: install puntobanco[cluster] here and on the workers") from error
    if not ADDRESS.fullmatch(address):
        raise InputError(f"{address[:80]!r} is no address of a scheduler: write it as in tcp://10.0.0.1:8786")
    logging.getLogger("distributed").setLevel(logging.ERROR)
    try:
        return Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise InputError(
            f"no cluster at {address[:80]!r}: give the scheduler's address, as in tcp://10.0.0.1:8786"
        ) from error
