"""`puntobanco rules`: the printed rules of a rule set."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from puntobanco.cli.rulesets import rules_of, ruleset_argument
from puntobanco.cli.speech import language_of, language_option
from puntobanco.errors import InputError

if TYPE_CHECKING:
    from puntobanco.rulebook import Page


@click.command(short_help="The printed rules of a rule set.")
@ruleset_argument
@language_option
@click.option("--format", type=click.Choice(["md", "html", "pdf"]), default="md", show_default=True)
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write it there.")
def rules(ruleset: str, language: str | None, format: str, output: Path | None) -> None:
    """The printed rules of RULESET, an id or the path of a TOML file, from the data that the engine plays by."""
    from puntobanco.rulebook import html, markdown, rulebook

    page = rulebook(rules_of(ruleset), language_of(language))
    if format == "pdf":
        _write_pdf(page, output)
        return
    text = html(page) if format == "html" else markdown(page)
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")


def _write_pdf(page: Page, output: Path | None) -> None:
    from puntobanco.press import rules_pdf

    if output is None:
        raise InputError("PDF is written to a file: name one by -o FILE")
    output.write_bytes(rules_pdf(page))
