"""A house in one file: a gzipped tar of its record, its key and its own files, with the checksum of each.

The file is readable by its owner alone, since the key is in it. It is written beside its name and renamed when it is
whole, so a backup is there entirely or not at all. What is read back is compared with the checksums before it is used.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import shutil
import tarfile
import zlib
from pathlib import Path
from typing import IO, Final, Literal

import msgspec

from puntobanco.errors import InputError

FORMAT: Final = "puntobanco-backup/1"
MANIFEST: Final = "manifest.json"
_MANIFEST_BYTES_MAX: Final = 1 << 20
_CHUNK: Final = 1 << 20


class Sum(msgspec.Struct, frozen=True):
    """Size and SHA-256 of one file in the archive."""

    bytes: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What is in an archive. `schema` is the version of the database's schema, `relations` their order, if dumped."""

    format: str
    made_at_ms: int
    program: str
    database: Literal["sqlite", "postgresql"]
    schema: str
    relations: tuple[str, ...] = ()
    files: dict[str, Sum]


def write_archive(path: Path, manifest: Manifest, folder: Path) -> Manifest:
    """Write the files of a folder, by their paths in it, as an archive; gives the manifest with their checksums.

    Raises InputError when there is a file of that name already.
    """
    if path.exists():
        raise InputError(f"{path} is there already: name a new file")
    names = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    manifest = msgspec.structs.replace(manifest, files={name: _sum_of(folder / name) for name in names})
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as out:
            with tarfile.open(fileobj=out, mode="w:gz", compresslevel=6) as tar:
                _add(tar, MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
                for name in names:
                    tar.add(folder / name, arcname=name, filter=_anonymous)
            out.flush()
            os.fsync(out.fileno())
        draft.rename(path)
    finally:
        draft.unlink(missing_ok=True)
    return manifest


def read_archive(path: Path, folder: Path) -> Manifest:
    """Unpack an archive into an empty folder. Raises InputError when it is none, or something in it has changed."""
    try:
        with gzip.open(path) as packed, tarfile.open(fileobj=packed, mode="r:") as tar:
            manifest = _manifest(tar, path)
            while (member := tar.next()) is not None:
                known = manifest.files.get(member.name)
                source = tar.extractfile(member) if member.isfile() else None
                if known is None or source is None or member.size != known.bytes:
                    raise InputError(f"{path} is damaged: {member.name} does not belong there")
                _unpack(source, folder / member.name, known, path)
            while packed.read(_CHUNK):  # what comes after the last file, and the sum of it all
                pass
    except (tarfile.TarError, zlib.error, EOFError, OSError, ValueError) as error:
        if isinstance(error, FileNotFoundError):
            raise InputError(f"there is no file {path}") from error
        raise InputError(f"{path} is no backup of a house, or is damaged: {error}") from error
    missing = [name for name in manifest.files if not (folder / name).is_file()]
    if missing:
        raise InputError(f"{path} is damaged: {', '.join(missing)} is missing")
    return manifest


def _manifest(tar: tarfile.TarFile, path: Path) -> Manifest:
    first = tar.next()
    source = None if first is None or first.name != MANIFEST or not first.isfile() else tar.extractfile(first)
    if first is None or source is None or first.size > _MANIFEST_BYTES_MAX:
        raise InputError(f"{path} is no backup of a house")
    try:
        manifest = msgspec.json.decode(source.read(), type=Manifest)
    except msgspec.DecodeError as error:
        raise InputError(f"{path} is no backup of a house: {error}") from error
    if manifest.format != FORMAT:
        raise InputError(f"{path} has the format {manifest.format[:40]!r}: use the puntobanco that made it")
    for name in manifest.files:
        parts = Path(name).parts
        if not parts or Path(name).is_absolute() or ".." in parts:
            raise InputError(f"{path} is no backup of a house: it holds {name[:60]!r}")
    return manifest


def _unpack(source: IO[bytes], target: Path, known: Sum, path: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as out:
        shutil.copyfileobj(source, out, _CHUNK)
        out.flush()
        os.fsync(out.fileno())
    if _sum_of(target) != known:
        raise InputError(f"{path} is damaged: {target.name} is not what was saved")


def _sum_of(file: Path) -> Sum:
    with file.open("rb") as source:
        digest = hashlib.file_digest(source, "sha256")
    return Sum(file.stat().st_size, digest.hexdigest())


def _add(tar: tarfile.TarFile, name: str, body: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size, entry.mode = len(body), 0o600
    tar.addfile(entry, io.BytesIO(body))


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nothing of the machine that it was made on."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mode = 0o600
    return entry
