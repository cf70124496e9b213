"""The booklet of all games as PDF: contents with page numbers, the games, the list of words, the index."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from puntobanco.press.markup import block, footed, head, headings, set_pdf, text
from puntobanco.press.typesetting import page_lines
from puntobanco.rulebook import Booklet, anchor_of


def booklet_pdf(book: Booklet, *, fonts: Path | None = None) -> bytes:
    """The booklet. Raises InputError when Typst is not installed or a letter has no font."""
    return set_pdf("\n".join(_booklet(book, fonts)), fonts=fonts)


def _booklet(book: Booklet, fonts: Path | None) -> Iterator[str]:
    yield from head(book.title, book.language, fonts=fonts)
    yield footed(book.title)
    yield from headings()
    yield f'#v(1fr)#align(center)[#text(30pt, weight: "bold")[#{text(book.title)}]]#v(2fr)#pagebreak()'
    yield f'#text(18pt, weight: "bold")[#{text(book.contents)}]'
    yield "#show outline.entry.where(level: 1): set block(above: 0.9em)"
    yield "#show outline.entry.where(level: 1): strong"
    yield "#columns(2, gutter: 8mm, text(7.6pt, outline(title: none, depth: 2, indent: 1em)))"
    for page in book.pages:
        yield "#pagebreak()"
        yield from page_lines(page, labels=anchor_of(page))
    if book.shared is not None:
        yield f"#pagebreak()\n#heading(level: 1)[#{text(book.shared.title)}]"
        yield from (block(each, book.language) for each in book.shared.blocks)
    yield f"#pagebreak()\n#heading(level: 1)[#{text(book.index_title)}]"
    yield f"#columns(2, gutter: 8mm)[#set text(7.6pt)\n{''.join(_index(book))}]"


def _index(book: Booklet) -> Iterator[str]:
    """One entry for each word; the number of a page is that on which the chapter begins."""
    for word, places in book.index:
        cells = ", ".join(
            f"[#text(luma(25%), {text(f'{place.game} · {place.chapter}')})], "
            f"link(<{place.anchor}>)[#context counter(page).at(<{place.anchor}>).first()]"
            for place in places
        )
        entries = f"grid(columns: (1fr, auto), column-gutter: 2mm, row-gutter: 0.4em, {cells})"
        yield f"#block(breakable: false, above: 0.9em)[*#{text(word)}*#pad(left: 0.8em, top: -0.3em, {entries})]\n"
