"""PDF by Typst: PAR sheets and printed rules, alone or in two languages side by side."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from puntobanco.press.markup import block, broken, footed, head, headings, set_pdf, text
from puntobanco.press.sheet import Chapter, Sheet
from puntobanco.rulebook.pages import Page, Section, is_shared, is_wide


def par_pdf(sheet: Sheet) -> bytes:
    """The sheet as PDF. Raises InputError when Typst is not installed or a letter has no font."""
    return set_pdf("\n".join(_sheet(sheet)))


def rules_pdf(page: Page, *, beside: Page | None = None, fonts: Path | None = None) -> bytes:
    """A page of printed rules as PDF, with the same page in another language beside it if one is given.

    `fonts` is a folder of further fonts. Raises InputError when Typst is not installed or a letter has no font.
    """
    lines = _page(page, fonts) if beside is None else _pair(page, beside, fonts)
    return set_pdf("\n".join(lines), fonts=fonts)


def _sheet(sheet: Sheet) -> Iterator[str]:
    yield from head(sheet.title, sheet.language)
    yield footed(sheet.title)
    yield from headings()
    yield f"#heading(level: 1)[#{text(sheet.title)}]"
    facts = ", ".join(f"[*#{text(name)}*], [#{text(broken(value))}]" for name, value in sheet.facts)
    yield f"#block(above: 1.2em)[#grid(columns: (auto, 1fr), column-gutter: 1.2em, row-gutter: 0.6em, {facts})]"
    for chapter in sheet.chapters:
        yield from _chapter(chapter, sheet.language)


def _chapter(chapter: Chapter, language: str) -> Iterator[str]:
    if chapter.title:
        yield f"#heading(level: 2)[#{text(chapter.title)}]"
    yield from (block(each, language, numbered=False) for each in chapter.blocks)


def _page(page: Page, fonts: Path | None) -> Iterator[str]:
    yield from head(page.title, page.language, fonts=fonts)
    yield footed(page.title)
    yield from headings()
    yield from page_lines(page)


def page_lines(page: Page, *, labels: str = "") -> Iterator[str]:
    """Title, facts and chapters; with `labels`, chapters can be referred to by `<labels-anchor>`."""
    yield f"#heading(level: 1)[#{text(page.title)}]" + (f" <{labels}>" if labels else "")
    for fact in page.facts:
        yield f"#block(above: 0.5em, below: 0.5em, text(luma(35%))[#{text(fact)}])"
    for section in page.sections:
        yield section_heading(section) + (f" <{labels}-{section.anchor}>" if labels else "")
        yield from (block(each, page.language) for each in section.blocks)


def section_heading(section: Section) -> str:
    """The heading of a chapter, with its number."""
    number = f"#{text(section.number)}#h(0.6em)" if section.number else ""
    return f"#heading(level: 2)[{number}#{text(section.title)}]"


def _pair(page: Page, other: Page, fonts: Path | None) -> Iterator[str]:
    """Both pages on sheets turned on their side; wide tables stand one below the other, shared ones once."""
    yield from head(page.title, page.language, size=8.5, fonts=fonts)
    yield footed(f"{page.title} · {other.title}", flipped=True)
    yield from headings(first=15)
    yield _row(f"#heading(level: 1)[#{text(page.title)}]", f"#heading(level: 1)[#{text(other.title)}]", other)
    for fact, translated in zip(page.facts, other.facts, strict=True):
        yield _row(f"#text(luma(35%), {text(fact)})", f"#text(luma(35%), {text(translated)})", other)
    for section, also in zip(page.sections, other.sections, strict=True):
        yield _row(section_heading(section), section_heading(also), other, sticky=True)
        for one, its in zip(section.blocks, also.blocks, strict=True):
            if is_shared(one):
                yield block(one, page.language)
            elif is_wide(one):
                yield block(one, page.language)
                yield f"#in-{other.language}[{block(its, other.language)}]"
            else:
                yield _row(block(one, page.language), block(its, other.language), other)


def _row(left: str, right: str, other: Page, *, sticky: bool = False) -> str:
    space = "above: 1.6em, below: 0.75em, sticky: true" if sticky else "above: 0.75em, below: 0.75em"
    return f"#block({space}, grid(columns: (1fr, 1fr), column-gutter: 9mm, [{left}], in-{other.language}[{right}]))"
