"""A page as semantic HTML: an `<article>` to stand in another page, or a whole document with print styles.

Two pages of the same rules in two languages can stand side by side (`html(page, beside=other)`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Final, assert_never

from puntobanco.rulebook.pages import Block, Hand, Hands, Page, Paragraph, Section, Steps, Table, is_shared, is_wide

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, "Noto Sans", "Noto Sans CJK TC", "Noto Sans CJK SC", "Noto Sans Thai", sans-serif;
  margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: break-word; }
:lang(zh-Hant) { font-family: system-ui, "Noto Sans", "Noto Sans CJK TC", "PingFang TC", sans-serif; }
:lang(zh-Hans) { font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", "PingFang SC", sans-serif; }
.number { font-weight: 600; margin-inline-end: .6em; }
.facts { opacity: .8; margin: .2em 0; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { font-weight: 600; text-align: start; padding: .25rem 0; }
th, td { border: 1px solid #8888; padding: .25rem .6rem; text-align: start; vertical-align: top; }
.figure { text-align: end; white-space: nowrap; }
.rules-hands th, .rules-hands td { border: 0; vertical-align: middle; }
.rules-card { display: inline-block; min-width: 1.5em; padding: .5em .25em; margin-inline-end: .3em; text-align: center;
  border: 1px solid #8888; border-radius: .3em; background: #fff; color: #111; font-weight: 600; white-space: nowrap; }
.rules-card.red { color: #b3001e; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem; }
.pair > * { min-width: 0; }
.pair.wide { display: block; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } h2 { break-after: avoid; }
  tr, li, .rules-card { break-inside: avoid; } thead { display: table-header-group; }
  .scroll { overflow: visible; } a { color: inherit; text-decoration: none; } }
"""
RED: Final = "♥♦"


def html(page: Page, *, whole: bool = True, beside: Page | None = None) -> str:
    """The page as a whole document, or as its article alone; `beside` is the same page in another language."""
    article = "\n".join(_beside(page, beside) if beside else article_of(page))
    return document(page.title, page.language, article) if whole else article + "\n"


def document(title: str, language: str, body: str) -> str:
    """A whole document around a body that is already HTML."""
    head = (
        f'<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>"
    )
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n{head}\n</head>\n'
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


@dataclass(frozen=True, slots=True)
class _Names:
    """How anchors of a page begin, and the level of its title; `numbered` says whether paragraphs have anchors."""

    begin: str = "rules"
    level: int = 1
    numbered: bool = True


def article_of(page: Page, *, begin: str = "rules", level: int = 1) -> Iterator[str]:
    """The lines of the article; anchors begin with `begin`, the title is a heading of `level`."""
    names = _Names(begin, level)
    yield _opened(page)
    yield from _title(page, names, anchored=begin != "rules")
    for section in page.sections:
        yield from _section(section, names)
    yield "</article>"


def _opened(page: Page) -> str:
    data = f'data-ruleset="{escape(page.ruleset)}" data-hash="{page.behaviour_hash}"'
    return f'<article lang="{escape(page.language)}" {data}>'


def _title(page: Page, names: _Names, *, anchored: bool) -> Iterator[str]:
    anchor = f' id="{escape(names.begin)}"' if anchored else ""
    yield f"<h{names.level}{anchor}>{escape(page.title)}</h{names.level}>"
    yield from (f'<p class="facts">{escape(fact)}</p>' for fact in page.facts)


def _section(section: Section, names: _Names) -> Iterator[str]:
    anchor = escape(f"{names.begin}-{section.anchor}")
    yield f'<section aria-labelledby="{anchor if section.title else escape(names.begin)}">'
    if section.title:
        yield _heading(section, names, anchor)
    for block in section.blocks:
        yield _block(block, names)
    yield "</section>"


def _heading(section: Section, names: _Names, anchor: str) -> str:
    number = f'<span class="number">{escape(section.number)}</span>' if section.number else ""
    named = f' id="{anchor}"' if anchor else ""
    return f"<h{names.level + 1}{named}>{number}{escape(section.title)}</h{names.level + 1}>"


def _beside(page: Page, other: Page) -> Iterator[str]:
    """Both pages, block by block; they have the same blocks, since both are made from the same data."""
    first, second = _Names(), _Names(numbered=False)
    yield _opened(page)
    yield _pair("\n".join(_title(page, first, anchored=False)), "\n".join(_title(other, second, anchored=False)), other)
    for section, also in zip(page.sections, other.sections, strict=True):
        anchor = escape(f"{first.begin}-{section.anchor}")
        yield f'<section aria-labelledby="{anchor}">'
        yield _pair(_heading(section, first, anchor), _heading(also, second, ""), other)
        for block, translated in zip(section.blocks, also.blocks, strict=True):
            if is_shared(block):
                yield _block(block, first)
            else:
                yield _pair(_block(block, first), _block(translated, second), other, wide=is_wide(block))
        yield "</section>"
    yield "</article>"


def _pair(left: str, right: str, other: Page, *, wide: bool = False) -> str:
    kind = "pair wide" if wide else "pair"
    return f'<div class="{kind}"><div>{left}</div><div lang="{escape(other.language)}">{right}</div></div>'


def _block(block: Block, names: _Names) -> str:
    match block:
        case Paragraph():
            anchor = f' id="{names.begin}-{escape(block.number)}"' if block.number and names.numbered else ""
            number = f'<span class="number">{escape(block.number)}</span>' if block.number else ""
            return f"<p{anchor}{_lang(block.language)}>{number}{escape(block.text)}</p>"
        case Steps():
            tag = "ol" if block.ordered else "ul"
            return f"<{tag}>" + "".join(f"<li>{escape(item)}</li>" for item in block.items) + f"</{tag}>"
        case Table():
            return _table(block)
        case Hands():
            return _hands(block)
        case _:
            assert_never(block)


def _lang(language: str | None) -> str:
    return f' lang="{escape(language)}"' if language else ""


def _table(table: Table) -> str:
    heads = "".join(
        f'<th scope="col"{_kind(table, at)}{_lang(table.language(at))}>{escape(column)}</th>'
        for at, column in enumerate(table.columns)
    )
    rows = "\n".join(
        "<tr>" + "".join(_cell(table, at, cell) for at, cell in enumerate(row)) + "</tr>" for row in table.rows
    )
    caption = f"<caption>{escape(table.caption)}</caption>" if table.caption else ""
    body = f"<table>{caption}\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table>"
    return f'<div class="scroll" tabindex="0">{body}</div>'


def _cell(table: Table, at: int, cell: str) -> str:
    language = _lang(table.language(at))
    if at == 0:
        return f'<th scope="row"{language}>{escape(cell)}</th>'
    return f"<td{_kind(table, at)}{language}>{escape(cell)}</td>"


def _kind(table: Table, at: int) -> str:
    return ' class="figure"' if at in table.right else ""


def _hands(hands: Hands) -> str:
    heads = "".join(f'<th scope="col">{escape(column)}</th>' for column in hands.columns)
    rows = "\n".join(map(_hand, hands.hands))
    return (
        f'<div class="scroll" tabindex="0"><table class="rules-hands"><caption>{escape(hands.caption)}</caption>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _hand(hand: Hand) -> str:
    cards = "".join(_card(card) for card in hand.cards)
    return (
        f'<tr><th scope="row">{escape(hand.name)}</th><td>{cards}</td><td class="figure">{escape(hand.total)}</td></tr>'
    )


def _card(card: str) -> str:
    kind = "rules-card red" if card[-1:] in RED else "rules-card"
    return f'<span class="{kind}">{escape(card)}</span>'
