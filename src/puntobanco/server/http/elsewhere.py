"""Work done in a process of its own, where counting and compiling hold no table up: asked by a line, told by lines."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Final

import msgspec
from msgspec import Struct

from puntobanco.errors import Reason, Refused

LINE_BYTES_MAX: Final = 1 << 20


async def told_elsewhere(module: str, asked: Struct) -> AsyncGenerator[bytes, None]:
    """Lines that a module of `runner`, started as a process and asked this, writes as they come.

    The process ends when nobody reads on: close the iterator (`contextlib.aclosing`).
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_BYTES_MAX,
    )
    assert process.stdin is not None, "it was asked for"
    assert process.stdout is not None, "it was asked for"
    try:
        with suppress(BrokenPipeError, ConnectionResetError):
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            process.stdin.close()
        while line := await process.stdout.readline():
            yield line
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def line_elsewhere(module: str, asked: Struct, *, seconds: float) -> bytes:
    """The one line that a module answers with. Raises TimeoutError; Refused when it ends without a word.

    The process is ended when it takes longer than `seconds` or nobody waits.
    """
    async with asyncio.timeout(seconds), aclosing(told_elsewhere(module, asked)) as lines:
        async for line in lines:
            return line.strip()
    raise Refused(Reason.SERVICE_UNAVAILABLE)
