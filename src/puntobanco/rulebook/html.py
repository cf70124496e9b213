"""A page as semantic HTML: an `<article>` to stand in another page, or a whole document with print styles."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import assert_never

from puntobanco.rulebook.pages import Block, Page, Paragraph, Section, Steps, Table

STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, "Noto Sans", "Noto Sans CJK TC", "Noto Sans CJK SC", "Noto Sans Thai", sans-serif;
  margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: break-word; }
:lang(zh-Hans) { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", sans-serif; }
.number { font-weight: 600; margin-inline-end: .6em; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { font-weight: 600; text-align: start; padding: .25rem 0; }
th, td { border: 1px solid #8888; padding: .25rem .6rem; text-align: start; vertical-align: top; }
.figure { text-align: end; white-space: nowrap; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } h2 { break-after: avoid; }
  tr, li { break-inside: avoid; } thead { display: table-header-group; } .scroll { overflow: visible; } }
"""


def html(page: Page, *, whole: bool = True) -> str:
    """The page as a whole document, or as its article alone."""
    article = "\n".join(_article(page))
    if not whole:
        return article + "\n"
    head = (
        f'<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page.title)}</title>\n<style>{STYLE}</style>"
    )
    return (
        f'<!doctype html>\n<html lang="{escape(page.language)}">\n<head>\n{head}\n</head>\n'
        f"<body>\n<main>\n{article}\n</main>\n</body>\n</html>\n"
    )


def _article(page: Page) -> Iterator[str]:
    data = f'data-ruleset="{escape(page.ruleset)}" data-hash="{page.behaviour_hash}"'
    yield f'<article lang="{escape(page.language)}" {data}>'
    yield f"<h1>{escape(page.title)}</h1>"
    for section in page.sections:
        yield from _section(section)
    yield "</article>"


def _section(section: Section) -> Iterator[str]:
    anchor = escape(f"rules-{section.anchor}")
    number = f'<span class="number">{escape(section.number)}</span>'
    yield f'<section aria-labelledby="{anchor}">'
    yield f'<h2 id="{anchor}">{number}{escape(section.title)}</h2>'
    for block in section.blocks:
        yield _block(block)
    yield "</section>"


def _block(block: Block) -> str:
    match block:
        case Paragraph():
            language = f' lang="{escape(block.language)}"' if block.language else ""
            anchor = f' id="rules-{escape(block.number)}"' if block.number else ""
            number = f'<span class="number">{escape(block.number)}</span>' if block.number else ""
            return f"<p{anchor}{language}>{number}{escape(block.text)}</p>"
        case Steps():
            tag = "ol" if block.ordered else "ul"
            return f"<{tag}>" + "".join(f"<li>{escape(item)}</li>" for item in block.items) + f"</{tag}>"
        case Table():
            return _table(block)
        case _:
            assert_never(block)


def _table(table: Table) -> str:
    heads = "".join(
        f'<th scope="col"{_kind(table, at)}>{escape(column)}</th>' for at, column in enumerate(table.columns)
    )
    rows = "\n".join(
        "<tr>"
        + "".join(
            f'<th scope="row">{escape(cell)}</th>' if at == 0 else f"<td{_kind(table, at)}>{escape(cell)}</td>"
            for at, cell in enumerate(row)
        )
        + "</tr>"
        for row in table.rows
    )
    caption = f"<caption>{escape(table.caption)}</caption>"
    body = f"<table>{caption}\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table>"
    return f'<div class="scroll" tabindex="0">{body}</div>'


def _kind(table: Table, at: int) -> str:
    return ' class="figure"' if at in table.right else ""
