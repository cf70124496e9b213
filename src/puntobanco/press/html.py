"""A PAR sheet as one HTML file: styles and pictures in it, nothing loaded from anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import assert_never

from puntobanco.press.sheet import Block, Chapter, Picture, Sheet
from puntobanco.rulebook.html import STYLE
from puntobanco.rulebook.pages import Paragraph, Table

PAR_STYLE = """
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.2rem; margin: 1rem 0; }
dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; background: #fff; }
figcaption { font-weight: 600; }
tbody th { font-weight: 400; }
"""

_IDS = re.compile(r'(\bid="|url\(#|xlink:href="#)')


def par_html(sheet: Sheet) -> str:
    """The sheet as a whole document."""
    body = "\n".join(_body(sheet))
    return (
        f'<!doctype html>\n<html lang="{escape(sheet.language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(sheet.title)}</title>\n'
        f"<style>{STYLE}{PAR_STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(sheet: Sheet) -> Iterator[str]:
    yield f"<h1>{escape(sheet.title)}</h1>"
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in sheet.facts)
    yield f"<dl>{facts}</dl>"
    for chapter in sheet.chapters:
        yield from _chapter(chapter)


def _chapter(chapter: Chapter) -> Iterator[str]:
    if not chapter.title:
        yield from (_block(block, chapter.anchor) for block in chapter.blocks)
        return
    yield f'<section aria-labelledby="{escape(chapter.anchor)}">'
    yield f'<h2 id="{escape(chapter.anchor)}">{escape(chapter.title)}</h2>'
    for number, block in enumerate(chapter.blocks):
        yield _block(block, f"{chapter.anchor}-{number}")
    yield "</section>"


def _block(block: Block, name: str) -> str:
    match block:
        case Paragraph():
            return f"<p>{escape(block.text)}</p>"
        case Table():
            return _table(block)
        case Picture():
            # Two drawings of one page must not share the names of their parts.
            svg = _IDS.sub(lambda match: f"{match[1]}{name}-", block.svg)
            caption = escape(block.caption)
            svg = svg.replace("<svg ", f'<svg role="img" aria-label="{caption}" ', 1)
            return f"<figure><figcaption>{caption}</figcaption>{svg}</figure>"
        case _:
            assert_never(block)


def _table(table: Table) -> str:
    caption = f"<caption>{escape(table.caption)}</caption>" if table.caption else ""
    heads = "".join(
        f'<th scope="col"{_kind(table, at)}>{escape(column)}</th>' for at, column in enumerate(table.columns)
    )
    rows = "".join(
        "<tr>" + "".join(_cell(table, at, cell) for at, cell in enumerate(row)) + "</tr>" for row in table.rows
    )
    return f'<div class="scroll"><table>{caption}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _cell(table: Table, at: int, cell: str) -> str:
    names_the_row = at == 0 and at not in table.right
    tag = 'th scope="row"' if names_the_row else "td"
    return f"<{tag}{_kind(table, at)}>{escape(cell)}</{tag[:2]}>"


def _kind(table: Table, at: int) -> str:
    return ' class="figure"' if at in table.right else ""
