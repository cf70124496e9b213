"""Cut the fonts of printed documents down to the letters that our texts use: `python scripts/fonts.py`.

It reads the Noto fonts of the system (Debian: fonts-noto-core, fonts-noto-cjk) and writes subsets to
`src/puntobanco/press/fonts`, which go with the package under their own licence (OFL.txt beside them). Run it when a
text got letters that no font there has; a test tells.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

from puntobanco.rules import shipped_ids, shipped_text
from puntobanco.rules.library import fragment_names, fragment_text
from puntobanco.text import LANGUAGES, NAMES
from puntobanco.text.texts import shipped_files, source_of

TARGET = Path(__file__).parents[1] / "src" / "puntobanco" / "press" / "fonts"
SYSTEM = Path("/usr/share/fonts")
LATIN = [
    *(range(0x20, 0x7F), range(0xA0, 0x180), range(0x1A0, 0x1B1), range(0x1EA0, 0x1EFA), range(0x300, 0x304)),
    *(range(0x309, 0x30A), range(0x323, 0x324), range(0x2010, 0x2027), range(0x2030, 0x203B), range(0x2212, 0x2213)),
]
THAI = [range(0x0E01, 0x0E3B), range(0x0E3F, 0x0E5C), range(0x200B, 0x200E), range(0x25CC, 0x25CD)]
SIGNS = "♠♥♦♣○●◎→←↓↑×÷−·"
WIDE = re.compile("[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u30ff]")


@dataclass(frozen=True)
class Face:
    """One font to be cut: where it lies, which of a collection it is, and what is kept of it."""

    name: str
    source: str
    number: int | None
    letters: frozenset[int]


def main() -> int:
    """Write all subsets."""
    TARGET.mkdir(exist_ok=True)
    for face in faces():
        target = TARGET / face.name
        _cut(face, target)
        print(f"{target.name}: {len(face.letters)} letters, {target.stat().st_size // 1000} kB")
    return 0


def faces() -> Iterator[Face]:
    """The fonts of the documents, each regular and bold."""
    latin = frozenset(letter for letters in LATIN for letter in letters)
    thai = frozenset(letter for letters in THAI for letter in letters)
    for weight in ("Regular", "Bold"):
        yield Face(f"NotoSans-{weight}.ttf", f"truetype/noto/NotoSans-{weight}.ttf", None, latin)
        yield Face(f"NotoSansThai-{weight}.ttf", f"truetype/noto/NotoSansThai-{weight}.ttf", None, thai)
        for number, region, language in ((3, "TC", "zh-Hant"), (2, "SC", "zh-Hans")):
            name, source = f"NotoSansCJK{region}-{weight}.otf", f"opentype/noto/NotoSansCJK-{weight}.ttc"
            yield Face(name, source, number, _chinese(language))


def _chinese(language: str) -> frozenset[int]:
    texts = [source_of(language, file) for file in shipped_files(language)]
    texts += [source_of(other, file) for other in LANGUAGES for file in shipped_files(other) if file == "rules-notes"]
    texts += [shipped_text(name) or "" for name in shipped_ids()]
    texts += [fragment_text(name) or "" for name in fragment_names()]
    wide = _found([*texts, *NAMES.values()])
    marks = "“”‘’…—–·"  # noqa: RUF001 (marks that Chinese sets wide)
    return frozenset(map(ord, wide | set(SIGNS) | set(marks) | set("年月日　、。「」『』（）：；，！？％")))  # noqa: RUF001 (the same)


def _found(texts: Iterable[str]) -> set[str]:
    return {letter for text in texts for letter in WIDE.findall(text)}


def _cut(face: Face, target: Path) -> None:
    path = SYSTEM / face.source
    font = TTFont(path) if face.number is None else TTCollection(path).fonts[face.number]
    options = Options()
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
    if face.number is not None:
        options.layout_features = ["kern", "palt"]
    cutter = Subsetter(options)
    cutter.populate(unicodes=sorted(face.letters))
    cutter.subset(font)
    font.recalcTimestamp = False
    font.save(target)


if __name__ == "__main__":
    sys.exit(main())
