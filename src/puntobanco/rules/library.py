"""The house's library of bets: fragments in the package that any rule set may take up by `[[include]]`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from puntobanco.rules.fragments import LibraryBet, read_fragment

_FRAGMENTS = files("puntobanco.rules") / "bets"


@cache
def fragment_names() -> tuple[str, ...]:
    """Names of the fragments in the package, in alphabetical order."""
    names = (entry.name for entry in _FRAGMENTS.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


@cache
def fragment_text(name: str) -> str | None:
    """TOML text of a fragment, or None when there is none of that name."""
    return (_FRAGMENTS / f"{name}.toml").read_text("utf-8") if name in fragment_names() else None


@cache
def library_bets() -> tuple[LibraryBet, ...]:
    """Every bet of the library with what is said of it, fragment by fragment."""
    return tuple(bet for name in fragment_names() for bet in read_fragment(fragment_text(name) or "", name=name))
