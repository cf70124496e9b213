"""Blank sheets to keep the roads of a shoe by hand: the five grids on one side, how they are kept on the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from puntobanco.press.markup import block, head, headings, set_pdf, text
from puntobanco.roads import ROWS
from puntobanco.rulebook.draft import Draft
from puntobanco.rulebook.pages import Block, Paragraph
from puntobanco.rulebook.road_rules import roads
from puntobanco.rules import Rules
from puntobanco.text import Texts, term, texts_in

FIELDS: Final = ("table", "shoe", "date", "dealer")
CELL_MM: Final = 6.8
SMALL_CELL_MM: Final = 3.4
COLUMNS: Final = 40
"""Columns of the big road; the grids of the derived roads have cells of half the size, and so twice as many."""
COUNTED: Final = ("banker", "player", "tie", "banker-pair", "player-pair")


def road_sheet_pdf(rules: Rules, language: str, *, fonts: Path | None = None) -> bytes:
    """Both sides of the sheet, roads kept as tables of this rule set keep them. Raises InputError."""
    return set_pdf("\n".join(_sheet(rules, language, fonts)), fonts=fonts)


def _sheet(rules: Rules, language: str, fonts: Path | None) -> Iterator[str]:
    texts = texts_in(language)
    yield from head(texts.say("sheet-title"), language, fonts=fonts)
    yield '#set page(paper: "a4", flipped: true, margin: (x: 12mm, y: 9mm), numbering: none)'
    yield from headings(first=14)
    yield (
        "#let road(name, columns, rows, size) = block(above: 3mm, below: 0pt, breakable: false)[#text(8pt, weight: "
        '"bold", name)#v(1mm, weak: true)#grid(columns: (size,) * columns, rows: (size,) * rows, '
        "stroke: 0.35pt + luma(60%), ..range(columns * rows).map(it => []))]"
    )
    yield _fields(texts)
    yield _road(term(texts, "bead-plate"), COLUMNS // 2, CELL_MM)
    yield _road(term(texts, "big-road"), COLUMNS, CELL_MM)
    derived = [term(texts, key) for key in ("big-eye-boy", "small-road", "cockroach-pig")]
    yield _road(derived[0], 2 * COLUMNS, SMALL_CELL_MM)
    pair = ", ".join(f"[{_road(name, COLUMNS - 1, SMALL_CELL_MM)}]" for name in derived[1:])
    yield f"#v(3mm)\n#grid(columns: (auto, auto), column-gutter: {2 * SMALL_CELL_MM}mm, {pair})"
    section = roads(Draft(rules, texts))
    if section is not None:
        yield f"#pagebreak()\n#heading(level: 1)[#{text(texts.say('sheet-how'))}]"
        yield "#set text(11pt)"
        yield from (block(each, language) for each in _counted(section.blocks))


def _counted(blocks: Iterable[Block]) -> Iterator[Block]:
    """Paragraphs with plain numbers, since there is one chapter only."""
    number = 0
    for each in blocks:
        if isinstance(each, Paragraph):
            number += 1
            yield Paragraph(each.text, f"{number}.")
        else:
            yield each


def _fields(texts: Texts) -> str:
    """Lines to write on: which shoe this is, and how often each result came."""
    fields = [texts.say(f"sheet-{field}") for field in FIELDS]
    return (
        f'#grid(columns: (auto, 1fr), column-gutter: 8mm, align: bottom, text(14pt, weight: "bold", '
        f"{text(texts.say('sheet-title'))}), [{_lines(fields)}])"
        f"#v(2mm)\n{_lines([term(texts, key) for key in COUNTED])}"
    )


def _lines(names: Sequence[str]) -> str:
    rule = "#box(width: 1fr, line(length: 100%, stroke: 0.4pt))"
    cells = ", ".join(f"[#text(8.5pt, {text(name)}) {rule}]" for name in names)
    return f"#grid(columns: (1fr,) * {len(names)}, column-gutter: 5mm, {cells})"


def _road(name: str, columns: int, size: float) -> str:
    return f"#road({text(name)}, {columns}, {ROWS}, {size}mm)"
