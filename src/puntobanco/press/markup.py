"""Pieces of Typst markup, and the setting of it.

Texts come into the markup as string literals only, so that nothing in a rule set is ever markup. Typst is an extra and
is imported when something is to be set. The same markup is the same bytes on every machine: fonts are those of the
package, no date, no random names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, assert_never

from puntobanco.errors import InputError
from puntobanco.press.faces import LATIN, check_letters, families, folders
from puntobanco.press.sheet import Picture
from puntobanco.rulebook.html import RED
from puntobanco.rulebook.pages import Block, Hands, Paragraph, Steps, Table
from puntobanco.text import LANGUAGES

ACCENT: Final = 'rgb("#7a1f2b")'
NUMBER_MM: Final = 10
"""Width of the margin in which the numbers of paragraphs stand."""
_LONG: Final = re.compile(r"[0-9A-Za-z/]{32,}")
_PIECE: Final = re.compile(".{1,8}")
_ROWS_KEPT_TOGETHER: Final = 16
_REGIONS: Final = {"Hant": ', region: "TW", script: "hant"', "Hans": ', region: "CN", script: "hans"'}


def set_pdf(markup: str, *, fonts: Path | None = None) -> bytes:
    """The markup as PDF. Raises InputError when Typst is not installed or a letter has no font."""
    try:
        import typst
    except ImportError as error:
        raise InputError("PDF needs Typst: pip install 'puntobanco[press]', or write HTML") from error
    check_letters(markup, fonts)
    # Nothing of the machine's: not its fonts, and none of those that Typst carries.
    found = typst.Fonts(font_paths=folders(fonts), include_system_fonts=False, include_embedded_fonts=False)
    compiled = typst.compile(markup.encode(), format="pdf", font_paths=found)
    assert isinstance(compiled, bytes), "one document was asked for"
    return compiled


def head(title: str, language: str, *, size: float = 9, fonts: Path | None = None) -> Iterator[str]:
    """Title, language and fonts of a document, and a function `in-…` for words of each other language."""
    yield f"#set document(title: {text(title)}, date: none)"
    yield f"#set text(size: {size}pt, {voice(language, fonts)})"
    yield "#set par(leading: 0.62em)"
    yield (
        "#set table(stroke: (x, y) => (bottom: 0.4pt + luma(70%)), inset: (x: 4pt, y: 3.2pt), "
        "fill: (x, y) => if y == 0 { luma(93%) })"
    )
    yield "#show table.cell.where(y: 0): strong"
    yield from (f"#let in-{each}(it) = text({voice(each, fonts)})[#it]" for each in LANGUAGES)
    yield (
        "#let card(it, red) = box(stroke: 0.5pt + luma(55%), radius: 2pt, inset: (x: 3.5pt, y: 4.5pt), fill: white, "
        'text(weight: "bold", fill: if red { rgb("#b3001e") } else { black }, it))'
    )


def voice(language: str, fonts: Path | None = None) -> str:
    """Arguments of `text` for a language. In Chinese, marks that both scripts have are those of the Chinese font."""
    tongue, _, script = language.partition("-")
    names = families(language, fonts)
    latin = f'(name: {text(LATIN)}, covers: "latin-in-cjk")' if script else text(LATIN)
    listed = ", ".join([latin, *(text(each) for each in names[1:])])
    return f'font: ({listed},), fallback: false, lang: "{tongue}"{_REGIONS.get(script, "")}'


def headings(*, first: float = 19) -> Iterator[str]:
    """How the three levels of headings look."""
    yield (
        f"#show heading.where(level: 1): it => block(below: 0.9em, width: 100%, stroke: (bottom: 1.2pt + {ACCENT}), "
        f"inset: (bottom: 0.4em), text({first}pt, it.body))"
    )
    yield (
        "#show heading.where(level: 2): it => block(above: 1.6em, below: 0.75em, sticky: true, "
        f"text(12.5pt, {ACCENT}, it.body))"
    )
    yield "#show heading.where(level: 3): it => block(above: 1em, below: 0.5em, sticky: true, text(9.5pt, it.body))"


def footed(left: str, *, paper: str = "a4", flipped: bool = False) -> str:
    """The page with its margins, and below it what it is and which page of how many."""
    count = 'counter(page).display("1 / 1", both: true)'
    turned = ", flipped: true" if flipped else ""
    return (
        f'#set page(paper: "{paper}"{turned}, margin: (x: 16mm, top: 15mm, bottom: 18mm), footer: context '
        f"text(7.5pt, luma(35%))[#{text(left)}#h(1fr)#{count}])"
    )


def block(one: Block | Picture, language: str, *, numbered: bool = True) -> str:
    """A block of a document in a language; where paragraphs are numbered, those without one keep the margin too."""
    match one:
        case Paragraph():
            said = spoken(broken(one.text), one.language, language)
            if not numbered:
                return f"#par[#{said}]"
            if not one.number:
                return f"#pad(left: {NUMBER_MM}mm, par[#{said}])"
            return f"#grid(columns: ({NUMBER_MM}mm, 1fr), [*#{text(one.number)}*], par[#{said}])"
        case Steps():
            kind = "enum" if one.ordered else "list"
            items = ", ".join(f"[#{text(broken(item))}]" for item in one.items)
            return f"#pad(left: {NUMBER_MM}mm, {kind}({items}))"
        case Table():
            return table(one, language)
        case Hands():
            return hands(one)
        case Picture():
            image = f'image(bytes({text(one.svg)}), format: "svg", width: 100%, alt: {text(one.caption)})'
            return f"#block(breakable: false)[#{caption(one.caption)} #{image}]"
        case _:
            assert_never(one)


def spoken(said: str, language: str | None, around: str) -> str:
    """A text, marked with its language where that is another than the one around it."""
    if language is None or language == around or language not in LANGUAGES:
        return text(said)
    return f"in-{language}({text(said)})"


def table(one: Table, language: str) -> str:
    """A table; what has few rows stays on one page, of longer ones the head is repeated."""
    count = len(one.columns)
    all_figures = len(one.right) == count
    columns = ["auto" if at in one.right and not all_figures else "1fr" for at in range(count)]
    aligned = ", ".join("right" if at in one.right else "left" for at in range(count))
    heads = _cells(one, one.columns, language)
    cells = ", ".join(_cells(one, row, language) for row in one.rows)
    size = 7.2 if all_figures or one.languages else 8.2
    inset = ", inset: (x: 4pt, y: 2.6pt)" if one.languages else ""
    titled = f"#{caption(one.caption)}" if one.caption else ""
    whole = len(one.rows) <= _ROWS_KEPT_TOGETHER
    return (
        f"#block(breakable: {'false' if whole else 'true'})[{titled}#text({size}pt)[#table("
        f"columns: ({', '.join(columns)},), align: ({aligned},){inset}, table.header({heads}), {cells})]]"
    )


def _cells(one: Table, row: Sequence[str], language: str) -> str:
    return ", ".join(f"[#{spoken(broken(cell), one.language(at), language)}]" for at, cell in enumerate(row))


def hands(one: Hands) -> str:
    """The hands of a worked round, their cards drawn."""
    rows = []
    for hand in one.hands:
        cards = "#h(3pt)".join(f"#card({text(card)}, {'true' if card[-1:] in RED else 'false'})" for card in hand.cards)
        rows.append(f"[#{text(hand.name)}], [{cards}], [*#{text(hand.total)}*]")
    return (
        f"#block(breakable: false)[#{caption(one.caption)}#grid(columns: (6.5em, auto, auto), column-gutter: 1em, "
        f"row-gutter: 0.7em, align: horizon, {', '.join(rows)})]"
    )


def caption(said: str) -> str:
    """The title of a table or picture."""
    return f"heading(level: 3, outlined: false)[#{text(said)}]"


def text(said: str) -> str:
    """A string literal of Typst."""
    escaped = said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ").replace("\r", " ")
    return f'"{escaped}"'


def broken(said: str) -> str:
    """A text in which a long fraction or fingerprint may be broken over lines."""
    return _LONG.sub(lambda match: "\u200b".join(_PIECE.findall(match[0])), said)
