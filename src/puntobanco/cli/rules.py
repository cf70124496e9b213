"""`puntobanco rules`: the printed rules of a rule set, what differs from another, and the house's other papers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from puntobanco.cli.rulesets import rules_of
from puntobanco.cli.speech import language_of, language_option
from puntobanco.errors import InputError
from puntobanco.rules import Rules, shipped, shipped_ids

FORMATS = ("md", "html", "pdf")
ENDINGS = {".md": "md", ".html": "html", ".htm": "html", ".pdf": "pdf"}
PAPERS = ("rules", "booklet", "card", "road-sheet")
ONLY_PDF = frozenset({"card", "road-sheet"})


@dataclass(frozen=True, slots=True)
class _Wish:
    """What is to be printed and how."""

    language: str
    format: str
    beside: str | None
    against: Rules | None
    address: str
    fonts: Path | None


@click.command(short_help="The printed rules of a rule set, and the house's other papers.")
@click.argument("ruleset", metavar="[RULESET]", required=False)
@language_option
@click.option("--format", type=click.Choice(FORMATS), help="Else by the name of FILE, else Markdown.")
@click.option("--beside", metavar="LANG", help="The same in a second language, side by side.")
@click.option("--against", metavar="RULESET", help="What differs in this other rule set or version, in words.")
@click.option(
    "--as",
    "paper",
    type=click.Choice(PAPERS),
    default="rules",
    show_default=True,
    help="All games in one volume, one game on a card of A5, or blank sheets for roads.",
)
@click.option("--address", metavar="URL", help="The house that the QR code of a card leads to.")
@click.option(
    "--fonts",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Further fonts for PDF, for letters that the shipped ones lack.",
)
@click.option("--all", "everything", is_flag=True, help="Every paper in every language and format, into the folder -o.")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write it there.")
def rules(  # noqa: PLR0913 (one parameter for each option)
    ruleset: str | None,
    *,
    language: str | None,
    format: str | None,
    beside: str | None,
    against: str | None,
    paper: str,
    address: str | None,
    fonts: Path | None,
    everything: bool,
    output: Path | None,
) -> None:
    """The printed rules of RULESET, an id or the path of a TOML file, from the data that the engine plays by.

    A booklet and `--all` take all shipped games, and RULESET too when it is none of them.
    """
    if everything:
        from puntobanco.cli.papers import print_all

        if output is None:
            raise InputError("all papers are written into a folder: name one by -o FOLDER")
        print_all(_games(ruleset), output, address=address, fonts=fonts)
        return
    if paper != "rules" and (beside or against):
        raise InputError("--beside and --against are for the rules of one game: leave --as out")
    wish = _Wish(
        language=language_of(language),
        format=format or ("pdf" if paper in ONLY_PDF else _format_of(output)),
        beside=None if beside is None else language_of(beside),
        against=None if against is None else rules_of(against),
        address=address or "",
        fonts=fonts,
    )
    _write(_paper(paper, ruleset, wish), output)


def _format_of(output: Path | None) -> str:
    return "md" if output is None else ENDINGS.get(output.suffix.lower(), "md")


def _games(ruleset: str | None) -> list[Rules]:
    """All shipped rule sets, and one more if it is another."""
    own = [] if ruleset is None or ruleset in shipped_ids() else [rules_of(ruleset)]
    return [*map(shipped, shipped_ids()), *own]


def _paper(paper: str, ruleset: str | None, wish: _Wish) -> str | bytes:
    if paper == "booklet":
        return _booklet(_games(ruleset), wish)
    if ruleset is None:
        raise InputError(f"rules of which game? Give one of {', '.join(shipped_ids())}, or the path of a TOML file")
    if paper in ONLY_PDF and wish.format != "pdf":
        raise InputError(f"a {paper} is printed as PDF only: leave --format out")
    chosen = rules_of(ruleset)
    if paper == "card":
        from puntobanco.press import ADDRESS, table_card_pdf

        return table_card_pdf(chosen, wish.language, address=wish.address or ADDRESS, fonts=wish.fonts)
    if paper == "road-sheet":
        from puntobanco.press import road_sheet_pdf

        return road_sheet_pdf(chosen, wish.language, fonts=wish.fonts)
    return _rules(chosen, wish)


def _booklet(games: list[Rules], wish: _Wish) -> str | bytes:
    from puntobanco.rulebook import booklet, booklet_html, booklet_markdown

    book = booklet(games, wish.language)
    if wish.format == "pdf":
        from puntobanco.press import booklet_pdf

        return booklet_pdf(book, fonts=wish.fonts)
    return booklet_html(book) if wish.format == "html" else booklet_markdown(book)


def _rules(chosen: Rules, wish: _Wish) -> str | bytes:
    from puntobanco.rulebook import Page, difference, html, markdown, rulebook

    def page_in(language: str) -> Page:
        if wish.against is not None:
            return difference(chosen, wish.against, language)
        return rulebook(chosen, language)

    page = page_in(wish.language)
    beside = page_in(wish.beside) if wish.beside and wish.beside != wish.language else None
    if wish.format == "pdf":
        from puntobanco.press import rules_pdf

        return rules_pdf(page, beside=beside, fonts=wish.fonts)
    return html(page, beside=beside) if wish.format == "html" else markdown(page, beside=beside)


def _write(document: str | bytes, output: Path | None) -> None:
    if output is not None:
        output.write_bytes(document if isinstance(document, bytes) else document.encode())
    elif isinstance(document, bytes):
        raise InputError("PDF is written to a file: name one by -o FILE")
    else:
        click.echo(document, nl=False)
