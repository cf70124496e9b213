"""Every paper of the house at once: all rule sets, all languages, all formats, into one folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from puntobanco.rules import Rules
from puntobanco.rules.model import Presentation
from puntobanco.text import DEFAULT, LANGUAGES

Make = Callable[[], bytes]


def print_all(games: Sequence[Rules], folder: Path, *, address: str | None, fonts: Path | None) -> None:
    """Write every paper; what stood there under the same name is written anew."""
    for name, make in papers(games, address=address, fonts=fonts):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(make())


def papers(games: Sequence[Rules], *, address: str | None, fonts: Path | None) -> Iterator[tuple[str, Make]]:
    """Name of every paper, as `<language>/<what>.<format>`, and how it is made."""
    for language in LANGUAGES:
        for rules in games:
            for name, make in _of_game(rules, language, address=address, fonts=fonts):
                yield f"{language}/{name}", make
        for name, make in _of_all(games, language, fonts):
            yield f"{language}/{name}", make


def _of_game(rules: Rules, language: str, *, address: str | None, fonts: Path | None) -> Iterator[tuple[str, Make]]:
    from puntobanco.press import ADDRESS, rules_pdf, table_card_pdf
    from puntobanco.rulebook import html, markdown, rulebook

    page = rulebook(rules, language)
    yield f"{rules.id}.md", lambda: markdown(page).encode()
    yield f"{rules.id}.html", lambda: html(page).encode()
    yield f"{rules.id}.pdf", lambda: rules_pdf(page, fonts=fonts)
    yield f"{rules.id}-card.pdf", lambda: table_card_pdf(rules, language, address=address or ADDRESS, fonts=fonts)
    if rules.ruleset.paragraphs and language != DEFAULT:
        original = rulebook(rules, DEFAULT)
        yield f"{rules.id}-beside.md", lambda: markdown(original, beside=page).encode()
        yield f"{rules.id}-beside.html", lambda: html(original, beside=page).encode()
        yield f"{rules.id}-beside.pdf", lambda: rules_pdf(original, beside=page, fonts=fonts)


def _of_all(games: Sequence[Rules], language: str, fonts: Path | None) -> Iterator[tuple[str, Make]]:
    from puntobanco.press import booklet_pdf, road_sheet_pdf
    from puntobanco.rulebook import booklet, booklet_html, booklet_markdown

    book = booklet(games, language)
    yield "booklet.md", lambda: booklet_markdown(book).encode()
    yield "booklet.html", lambda: booklet_html(book).encode()
    yield "booklet.pdf", lambda: booklet_pdf(book, fonts=fonts)
    drawn: set[Presentation] = set()
    for rules in games:
        shown = rules.ruleset.table.presentation
        if shown not in drawn and not _shuffled_for_every_round(rules):
            drawn.add(shown)
            yield f"road-sheet-{rules.id}.pdf", partial(road_sheet_pdf, rules, language, fonts=fonts)


def _shuffled_for_every_round(rules: Rules) -> bool:
    return all(rules.ruleset.shoe[mode].fresh_every_coup for mode in rules.modes())
