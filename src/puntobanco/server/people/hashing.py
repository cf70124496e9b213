"""Hashes of passwords: argon2id, in a pool of two threads, so that signing in never takes the house's breath away.

A wrong name costs as much as a wrong password: then a hash that nobody's password fits is checked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from puntobanco.errors import Reason, Refused
from puntobanco.fairness import Entropy
from puntobanco.hall.passwords import prepared

MEMORY_KIB: Final = 19 * 1024
ROUNDS: Final = 2
LANES: Final = 1
"""The least that OWASP's cheat sheet on storing passwords asks of argon2id; a hash made with less is made anew."""

THREADS: Final = 2
WAITING_MAX: Final = 100
"""Who comes while so many wait is asked to try again: a flood of guesses must not make everybody wait for minutes."""

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Hashes:
    """Makes and checks hashes."""

    def __init__(self, entropy: Entropy) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=LANES)
        self._entropy = entropy
        self._pool = ThreadPoolExecutor(THREADS, "puntobanco-hashing")
        self._waiting = 0
        self._nobodys = ""

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    async def make(self, password: str) -> str:
        """A new hash of a password, with its parameters. Raises Refused(TOO_MANY) when too many wait."""
        return await self._in_pool(self._hasher.hash, prepared(password), salt=self._entropy(16))

    async def fits(self, kept: str, password: str) -> bool:
        """Whether a password is the one of a hash; an empty one fits none and takes as long to find out."""
        if not self._nobodys:  # made by the first who signs in, whoever that is: the wait tells nothing of the name
            self._nobodys = await self.make(self._entropy(32).hex())
        fits = await self._in_pool(self._verify, kept or self._nobodys, prepared(password))
        return fits and bool(kept)

    def is_weak(self, kept: str) -> bool:
        """Whether a hash was made with less than is asked by now."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_pool(self, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
        if self._waiting >= WAITING_MAX:
            raise Refused(Reason.TOO_MANY)
        self._waiting += 1
        try:
            return await asyncio.wrap_future(self._pool.submit(work, *args, **kwargs))
        finally:
            self._waiting -= 1
