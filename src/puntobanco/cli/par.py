"""`puntobanco par`: the PAR sheet of a rule set."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import click

from puntobanco.cli.rulesets import rules_of, ruleset_argument
from puntobanco.cli.speech import language_of, language_option
from puntobanco.errors import InputError

KINDS = (".pdf", ".html", ".csv", ".json")


@click.command(short_help="The PAR sheet of a rule set: every pay line counted, as PDF, HTML, CSV or JSON.")
@ruleset_argument
@click.option("--decks", type=int, metavar="N", help="Decks of the full shoe; as the rule set has it, if not given.")
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write it there; the name ends in .pdf, .html, .csv or .json.",
)
@click.option("--no-plots", is_flag=True, help="PDF and HTML without pictures, for which matplotlib is needed.")
@language_option
def par(ruleset: str, decks: int | None, output: Path, language: str | None, *, no_plots: bool) -> None:
    """The PAR sheet of RULESET, an id or the path of a TOML file: the same bytes for the same rules, shoe and engine.

    Each pay line of each bet with its exact ways, its probability and what it adds to the return; edge, deviation,
    volatility, hit frequency and the effect of removing a card of each rank.
    """
    kind = output.suffix.lower()
    if kind not in KINDS:
        raise InputError(f"no sheet is written as {output.name[:60]!r}: give a name that ends in {', '.join(KINDS)}")
    spoken = language_of(language)
    output.write_bytes(_sheet(ruleset, decks, kind, spoken, plots=not no_plots))


def _sheet(ruleset: str, decks: int | None, kind: str, language: str, *, plots: bool) -> bytes:
    from puntobanco.press import par_csv, par_html, par_json, par_pdf, par_sheet, sheet_of

    counted = par_sheet(rules_of(ruleset), engine=version("puntobanco"), decks=decks)
    if kind == ".json":
        return par_json(counted).encode()
    if kind == ".csv":
        return par_csv(counted).encode()
    sheet = sheet_of(counted, language, plots=plots)
    return par_pdf(sheet) if kind == ".pdf" else par_html(sheet).encode()
