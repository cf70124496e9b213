"""From RULESET, an id or a path, to compiled rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from puntobanco.errors import InputError
from puntobanco.rules import Rules, read_own, shipped, shipped_ids, shipped_text

BYTES_MAX = 1_000_000
"""A rule set is some pages of text; what is larger is something else."""

F = TypeVar("F", bound=Callable[..., object])


def ruleset_argument(command: F) -> F:
    """The argument RULESET."""
    return click.argument("ruleset", metavar="RULESET")(command)


def rules_of(ruleset: str) -> Rules:
    """The rules of an id or of a TOML file, whose worked coups are dealt first.

    Raises InputError when there is no such thing, RulesError with all faults of a file.
    """
    if ruleset in shipped_ids():
        return shipped(ruleset)
    path = Path(ruleset)
    if not ruleset or not _exists(path):
        raise InputError(
            f"no rule set {ruleset[:60]!r}: give one of {', '.join(shipped_ids())}, or the path of a TOML file"
        )
    if path.is_dir():
        raise InputError(f"{ruleset} is a directory: give the path of one TOML file")
    from puntobanco.engine import prove

    text = _text_of(path)
    try:
        return prove(read_own(text, file=ruleset, find=_finder(path.parent)), file=ruleset)
    except RecursionError as error:
        raise InputError(f"{ruleset} is nested too deeply: a rule set has tables of rows, no deeper") from error


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _text_of(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(BYTES_MAX + 1)
    if len(data) > BYTES_MAX:
        raise InputError(f"{path} is larger than {BYTES_MAX} bytes: give the path of a rule set in TOML")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{path} is not text in UTF-8: give the path of a rule set in TOML") from error


def _finder(folder: Path) -> Callable[[str], str | None]:
    """Rule sets that a file may extend: those that lie beside it, then the shipped ones."""

    def find(ruleset_id: str) -> str | None:
        beside = folder / f"{ruleset_id}.toml"
        if ruleset_id.replace("-", "").isalnum() and beside.is_file() and ruleset_id not in shipped_ids():
            return _text_of(beside)
        return shipped_text(ruleset_id)

    return find
