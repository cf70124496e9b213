"""`puntobanco roads`: the roads of a shoe, given as letters."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator

import click

from puntobanco.cli.house import FAILED
from puntobanco.cli.output import write_json
from puntobanco.cli.speech import language_option, spoken
from puntobanco.errors import InputError
from puntobanco.roads import Captions, Result, Style, Tail, counts_of, document, parse_sequence, svg, text
from puntobanco.text import Texts, term


@click.command(short_help="The roads of a shoe, given as letters B, P, T.")
@click.argument("sequence", metavar="[SEQUENCE|-]", default="-")
@click.option("--tail", type=click.Choice([tail.value for tail in Tail]), default="keep-right", show_default=True)
@click.option("--format", type=click.Choice(["text", "json", "svg"]), default="text", show_default=True)
@language_option
@click.pass_context
def roads(ctx: click.Context, sequence: str, tail: str, format: str, language: str | None) -> None:
    """The roads of a shoe: one letter B, P or T for each coup, with b (Banker Pair) and p (Player Pair) behind it.

    With - or nothing, one shoe a line is read from standard input; a blank line is an empty shoe.
    """
    texts = spoken(language)
    one = sequence != "-"
    failed = False
    for number, line in enumerate([sequence] if one else _lines(), 1):
        try:
            results = parse_sequence(line)
        except InputError as error:
            if one:
                raise
            click.echo(f"puntobanco: line {number}: {error}", err=True)
            failed = True
            if format == "json":
                write_json({"refused": "malformed", "line": number, "detail": str(error)}, lines=True)
            continue
        if format == "svg" and number > 1:
            raise InputError("a picture shows one shoe: give one sequence with --format svg")
        _write(results, Tail(tail), format, texts, follows=number > 1)
    if failed:
        ctx.exit(FAILED)


def _lines() -> Iterator[str]:
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", errors="replace").rstrip("\r\n")


def _write(results: tuple[Result, ...], tail: Tail, format: str, texts: Texts, *, follows: bool) -> None:
    if format == "json":
        write_json(document(results, tail=tail), lines=True)
        return
    captions = _captions(texts)
    if format == "svg":
        title = texts.say("roads-title", rounds=len(results))
        click.echo(svg(results, captions, title=title, description=_summary(results, texts), tail=tail))
        return
    if follows:
        click.echo()
    terminal = sys.stdout.isatty()
    style = Style.SHAPES if terminal and "NO_COLOR" not in os.environ else Style.LETTERS
    width = shutil.get_terminal_size().columns if terminal else None
    click.echo(text(results, captions, tail=tail, style=style, width=width), nl=False, color=terminal)
    click.echo(_summary(results, texts))


def _summary(results: tuple[Result, ...], texts: Texts) -> str:
    counts = counts_of(results)
    return texts.say("roads-summary", rounds=len(results), banker=counts.banker, player=counts.player, tie=counts.tie)


def _captions(texts: Texts) -> Captions:
    return Captions(
        bead_plate=term(texts, "bead-plate"),
        big_road=term(texts, "big-road"),
        big_eye_boy=term(texts, "big-eye-boy"),
        small_road=term(texts, "small-road"),
        cockroach_pig=term(texts, "cockroach-pig"),
        ask_banker=term(texts, "ask-banker"),
        ask_player=term(texts, "ask-player"),
        banker_letter=texts.say("letter-banker"),
        player_letter=texts.say("letter-player"),
        tie_letter=texts.say("letter-tie"),
        lang=texts.language,
    )
