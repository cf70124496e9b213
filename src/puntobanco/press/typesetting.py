"""PDF by Typst: a PAR sheet or a page of printed rules as Typst markup, and the markup set.

Typst is an extra and is imported when something is to be set. Texts come into the markup as string literals only, so
that nothing in a rule set is ever markup. The same sheet is the same bytes: no date, no random names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from puntobanco.errors import InputError
from puntobanco.press.sheet import Block, Chapter, Picture, Sheet
from puntobanco.rulebook.pages import Page, Paragraph, Steps, Table

FONTS: Final[Mapping[str, tuple[str, ...]]] = {
    "en": ("Noto Sans", "DejaVu Sans", "Libertinus Serif"),
    "vi": ("Noto Sans", "DejaVu Sans", "Libertinus Serif"),
    "th": ("Noto Sans", "Noto Sans Thai", "DejaVu Sans", "Libertinus Serif"),
    "zh-Hant": ("Noto Sans", "Noto Sans CJK TC", "DejaVu Sans", "Libertinus Serif"),
    "zh-Hans": ("Noto Sans", "Noto Sans CJK SC", "DejaVu Sans", "Libertinus Serif"),
}
"""Fonts by language; the first that has a letter is used. Debian has Noto's in fonts-noto-core and fonts-noto-cjk."""

_SIGNS: Final = ("Noto Sans Symbols 2", "Noto Sans Symbols", "Noto Sans CJK SC")
_PIECES_OF_LONG_WORDS: Final = 8
_ROWS_KEPT_TOGETHER: Final = 16


def par_pdf(sheet: Sheet) -> bytes:
    """The sheet as PDF. Raises InputError when Typst is not installed."""
    return _set("\n".join(_sheet(sheet)))


def rules_pdf(page: Page) -> bytes:
    """A page of printed rules as PDF. Raises InputError when Typst is not installed."""
    return _set("\n".join(_page(page)))


def _set(markup: str) -> bytes:
    try:
        import typst
    except ImportError as error:
        raise InputError("PDF needs Typst: pip install 'puntobanco[press]', or write HTML") from error
    compiled = typst.compile(markup.encode(), format="pdf")
    assert isinstance(compiled, bytes), "one document was asked for"
    return compiled


def _sheet(sheet: Sheet) -> Iterator[str]:
    yield from _head(sheet.title, sheet.language)
    facts = ", ".join(f"[*#{_text(name)}*], [#{_broken(value)}]" for name, value in sheet.facts)
    yield f"#block(above: 1.2em)[#grid(columns: (auto, 1fr), column-gutter: 1.2em, row-gutter: 0.6em, {facts})]"
    for chapter in sheet.chapters:
        yield from _chapter(chapter)


def _page(page: Page) -> Iterator[str]:
    yield from _head(page.title, page.language)
    for section in page.sections:
        yield f"#heading(level: 2)[#{_text(section.number)}#h(0.6em)#{_text(section.title)}]"
        for block in section.blocks:
            yield _steps(block) if isinstance(block, Steps) else _block(block)


def _head(title: str, language: str) -> Iterator[str]:
    fonts = ", ".join(_text(font) for font in (*FONTS[language], *_SIGNS))
    tongue, _, script = language.partition("-")
    region = {"Hant": ', region: "TW", script: "hant"', "Hans": ', region: "CN", script: "hans"'}.get(script, "")
    yield f"#set document(title: {_text(title)}, date: none)"
    yield f'#set text(font: ({fonts}), fallback: true, size: 9pt, lang: "{tongue}"{region})'
    yield '#set page(paper: "a4", margin: (x: 16mm, y: 16mm), numbering: "1 / 1")'
    yield "#set par(leading: 0.62em)"
    yield "#set table(stroke: (x, y) => (bottom: 0.4pt + luma(70%)), inset: (x: 4pt, y: 3.2pt))"
    yield "#show table.cell.where(y: 0): strong"
    yield "#show heading.where(level: 2): it => block(above: 1.5em, below: 0.7em, sticky: true, text(12.5pt, it.body))"
    yield "#show heading.where(level: 3): it => block(above: 1em, below: 0.5em, sticky: true, text(9.5pt, it.body))"
    yield f"#heading(level: 1)[#text(18pt)[#{_text(title)}]]"


def _chapter(chapter: Chapter) -> Iterator[str]:
    if chapter.title:
        yield f"#heading(level: 2)[#{_text(chapter.title)}]"
    yield from map(_block, chapter.blocks)


def _block(block: Block) -> str:
    match block:
        case Paragraph():
            number = f"*#{_text(block.number)}*#h(0.6em)" if block.number else ""
            return f"#par[{number}#{_text(block.text)}]"
        case Table():
            return _table(block)
        case Picture():
            image = f'image(bytes({_text(block.svg)}), format: "svg", width: 100%, alt: {_text(block.caption)})'
            return f"#block(breakable: false)[#{_caption(block.caption)} #{image}]"
        case _:
            assert_never(block)


def _steps(steps: Steps) -> str:
    kind = "enum" if steps.ordered else "list"
    return f"#{kind}({', '.join(f'[#{_text(item)}]' for item in steps.items)})"


def _table(table: Table) -> str:
    columns = ", ".join("auto" if at in table.right else "1fr" for at in range(len(table.columns)))
    all_figures = len(table.right) == len(table.columns)
    if all_figures:
        columns = ", ".join(["1fr"] * len(table.columns))
    aligned = ", ".join("right" if at in table.right else "left" for at in range(len(table.columns)))
    heads = ", ".join(f"[#{_text(column)}]" for column in table.columns)
    cells = ", ".join(f"[#{_broken(cell)}]" for row in table.rows for cell in row)
    size = 7.2 if all_figures else 8.2
    caption = f"#{_caption(table.caption)}" if table.caption else ""
    whole = len(table.rows) <= _ROWS_KEPT_TOGETHER
    return (
        f"#block(breakable: {'false' if whole else 'true'})[{caption}#text({size}pt)[#table("
        f"columns: ({columns},), align: ({aligned},), table.header({heads}), {cells})]]"
    )


def _caption(caption: str) -> str:
    return f"heading(level: 3, outlined: false)[#{_text(caption)}]"


def _text(text: str) -> str:
    """A string literal of Typst."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ").replace("\r", " ")
    return f'"{escaped}"'


def _broken(text: str) -> str:
    """A literal in which a long fraction or fingerprint may be broken over lines."""
    if len(text) <= 4 * _PIECES_OF_LONG_WORDS or " " in text:
        return _text(text)
    pieces = [text[at : at + _PIECES_OF_LONG_WORDS] for at in range(0, len(text), _PIECES_OF_LONG_WORDS)]
    return _text("\u200b".join(pieces))
