"""Where machine code is kept between runs: the user's cache directory, or nowhere when that cannot be written.

Nothing here may stop a run: without a home, with a read-only one, on a full disk or with a broken file a kernel is
compiled anew and used all the same.
"""

from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from numba.core.caching import CompileResultCacheImpl, FunctionCache

Untyped: TypeAlias = Any
"""What numba hands about: its own types say nothing of it."""
_BROKEN: Final = (OSError, EOFError, pickle.UnpicklingError, ValueError, KeyError, AttributeError, ImportError)
"""What reading and writing files of kept code can raise when they are missing, cut short or of another time."""
FOLDER: Final = Path("puntobanco", "kernels")
VARIABLE: Final = "PUNTOBANCO_CACHE"
"""Environment variable that names another directory for kept machine code."""


def keep(dispatcher: Untyped, fingerprint: str) -> None:
    """Let a dispatcher fetch and keep its machine code under `fingerprint`."""
    folder = _folder()
    if folder is not None:
        dispatcher._cache = _Kept(dispatcher.py_func, folder, fingerprint)  # noqa: SLF001 (numba's cache=True does just this)


def cache_folder() -> Path | None:
    """The user's directory for things that can be made again, or None when there is no home."""
    if named := os.environ.get(VARIABLE):
        return Path(named)
    try:
        home = Path.home()
    except RuntimeError:
        return None
    named = os.environ.get("XDG_CACHE_HOME") or ""
    if sys.platform == "win32":
        named = os.environ.get("LOCALAPPDATA") or ""
    return (Path(named) if Path(named).is_absolute() else home / ".cache") / FOLDER


@cache
def _folder() -> Path | None:
    """The directory of kept code, made if need be; None when it cannot be written or others could plant code in it."""
    folder = cache_folder()
    if folder is None:
        return None
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        state = folder.stat()
    except OSError:
        return None
    ours = not hasattr(os, "getuid") or (state.st_uid == os.getuid() and not state.st_mode & 0o022)
    return folder if ours and os.access(folder, os.W_OK) else None


class _Place:
    """What numba asks where to keep a function, and how fresh it is."""

    def __init__(self, folder: Path, fingerprint: str, file: str) -> None:
        self._folder, self._fingerprint = str(folder), fingerprint
        self._py_file = file  # numba names it in warnings

    def ensure_cache_path(self) -> None:
        Path(self._folder).mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return self._fingerprint

    def get_disambiguator(self) -> str:
        return self._fingerprint[:20]


class _Kept(FunctionCache):
    """numba's cache of one function, with our place and freshness, and with no error of its own."""

    def __init__(self, function: Untyped, folder: Path, fingerprint: str) -> None:
        place = _Place(folder, fingerprint, function.__code__.co_filename)

        class Here(CompileResultCacheImpl):
            def __init__(self, py_func: Untyped) -> None:
                self._lineno = py_func.__code__.co_firstlineno
                self._locator = place
                self._filename_base = self.get_filename_base(py_func.__qualname__, getattr(sys, "abiflags", ""))  # type: ignore[no-untyped-call]  # numba has no types here

        self._impl_class = Here
        super().__init__(function)  # type: ignore[no-untyped-call]  # numba has no types here

    def load_overload(self, sig: Untyped, target_context: Untyped) -> Untyped:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]  # numba has no types here
        except _BROKEN:
            self._forget()
            return None

    def save_overload(self, sig: Untyped, data: Untyped) -> None:
        try:
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]  # numba has no types here
        except _BROKEN:
            self._forget()

    def _forget(self) -> None:
        with suppress(OSError):
            self.flush()  # type: ignore[no-untyped-call]  # numba has no types here
