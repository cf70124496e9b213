"""The fonts of printed documents: those that the package ships, and a folder of the user's own.

The shipped ones are subsets (`scripts/fonts.py`) with the letters that the house's texts use. A document that needs a
letter which none of its fonts has is refused by name, since an empty box on paper is seen too late.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unicodedata import name

from puntobanco.errors import InputError

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

SHIPPED: Final = Path(__file__).parent / "fonts"
LATIN: Final = "Noto Sans"
_ORDERS: Final = {
    "en": ("Noto Sans Thai", "Noto Sans CJK TC", "Noto Sans CJK SC"),
    "vi": ("Noto Sans Thai", "Noto Sans CJK TC", "Noto Sans CJK SC"),
    "th": ("Noto Sans Thai", "Noto Sans CJK TC", "Noto Sans CJK SC"),
    "zh-Hant": ("Noto Sans CJK TC", "Noto Sans CJK SC", "Noto Sans Thai"),
    "zh-Hans": ("Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans Thai"),
}
_ENDINGS: Final = frozenset({".ttf", ".otf", ".ttc", ".otc"})
_INVISIBLE: Final = frozenset("\n\t\u200b\u200c\u200d\u2060\ufeff")


def families(language: str, folder: Path | None = None) -> tuple[str, ...]:
    """Font families for a language, the first that has a letter is used; the user's own come last."""
    return (LATIN, *_ORDERS[language], *(_own_families(folder) if folder else ()))


def folders(folder: Path | None = None) -> list[Path]:
    """Where the fonts lie."""
    return [SHIPPED, *([folder] if folder else [])]


def check_letters(text: str, folder: Path | None = None) -> None:
    """Raises InputError that names the letters of `text` which no font has."""
    known = frozenset[int]().union(*(_letters(each) for each in folders(folder)))
    missing = sorted({letter for letter in text if ord(letter) not in known and letter not in _INVISIBLE})
    if missing:
        named = ", ".join(f"“{letter}” (U+{ord(letter):04X} {name(letter, 'unnamed')})" for letter in missing[:8])
        more = f" and {len(missing) - 8} more" if len(missing) > 8 else ""  # noqa: PLR2004 (as many as were named)
        raise InputError(f"no font has {named}{more}: name a folder of fonts that have it by --fonts, or write HTML")


@cache
def _letters(folder: Path) -> frozenset[int]:
    return frozenset(letter for font in _fonts(folder) for letter in font.getBestCmap() or {})


@cache
def _own_families(folder: Path) -> tuple[str, ...]:
    names = (font["name"].getBestFamilyName() for font in _fonts(folder))
    return tuple(dict.fromkeys(filter(None, names)))


def _fonts(folder: Path) -> Iterator[TTFont]:
    """The fonts of a folder, in the order of their names. Raises InputError when there is none."""
    try:
        from fontTools.ttLib import TTCollection, TTFont, TTLibError
    except ImportError as error:
        raise InputError("PDF needs fonttools: pip install 'puntobanco[press]', or write HTML") from error
    paths = sorted(_paths(folder))
    if not paths:
        raise InputError(f"no font in {folder}: name a folder with files that end in {', '.join(sorted(_ENDINGS))}")
    for path in paths:
        try:
            if path.suffix.lower() in {".ttc", ".otc"}:
                with TTCollection(path) as collection:
                    yield from collection.fonts
            else:
                with TTFont(path) as font:
                    yield font
        except TTLibError as error:
            raise InputError(f"{path} is no font that can be read: {error}") from error


def _paths(folder: Path) -> Iterable[Path]:
    return (path for path in folder.iterdir() if path.suffix.lower() in _ENDINGS) if folder.is_dir() else ()
