"""The program's own files: what they are, by hash, and whether they are still those that were installed.

A package that was installed from a wheel brings a list of its files with their hashes; one that is run from its source
folder has none, and is compared with what it was when the house was started.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution
from importlib.resources import files
from pathlib import Path
from typing import Final

PACKAGE: Final = "puntobanco"
_MADE_HERE: Final = "__pycache__"


@dataclass(slots=True)
class Program:
    """The files in a folder, and what they ought to be: SHA-256 by path. None: as they are found at first."""

    folder: Path
    expected: Mapping[str, str] | None = None
    version: str = ""

    def check(self) -> tuple[str, tuple[str, ...]]:
        """One hash over all files as they are now, and the paths of those that are changed, missing or new."""
        found = hashes_of(self.folder)
        if self.expected is None:
            self.expected = found
        paths = self.expected.keys() | found.keys()
        changed = tuple(sorted(path for path in paths if self.expected.get(path) != found.get(path)))
        return digest_of(found), changed


def installed() -> Program:
    """The program that runs."""
    folder = Path(str(files(PACKAGE)))
    try:
        package = distribution(PACKAGE)
    except PackageNotFoundError:
        return Program(folder)
    listed = {
        str(path).removeprefix(f"{PACKAGE}/"): _hexadecimal(path.hash.value)
        for path in package.files or ()
        if path.parts[0] == PACKAGE and path.hash is not None and path.hash.mode == "sha256"
    }
    is_here = Path(str(package.locate_file(PACKAGE))).resolve() == folder.resolve()
    return Program(folder, listed if listed and is_here else None, package.version)


def hashes_of(folder: Path) -> dict[str, str]:
    """SHA-256 of every file in a folder, by its path there; what Python keeps for itself is left out."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if path.is_file() and _MADE_HERE not in name.parts:
            found[name.as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def digest_of(hashes: Mapping[str, str]) -> str:
    """One hash over paths and hashes, as `sha256sum` lists them."""
    listing = "".join(f"{hashes[path]}  {path}\n" for path in sorted(hashes))
    return hashlib.sha256(listing.encode()).hexdigest()


def _hexadecimal(value: str) -> str:
    """A hash as wheels write it."""
    return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4)).hex()
