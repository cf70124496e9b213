"""`puntobanco lab`: what betting systems do, on honest shoes of any rule set."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Final

import click

from puntobanco.cli.lab_options import Asked, run_options, study_options
from puntobanco.cli.lab_run import Run, run_study
from puntobanco.cli.output import write_json, write_table
from puntobanco.cli.speech import language_of, language_option
from puntobanco.errors import InputError
from puntobanco.lab import Study, TableLimits, names, study_of, system_of
from puntobanco.lab.documents import figures_document, sessions_csv, study_document
from puntobanco.lab.figures import Figures
from puntobanco.lab.systems import CHOICES, PROGRESSIONS
from puntobanco.lab.told import Played, sentences, table, title
from puntobanco.text import Texts, texts_in

FILES: Final = ("terms", "lab")
KINDS: Final = (".html", ".md", ".json", ".csv", ".svg", ".png")
PATHS: Final = 40
"""Sessions whose way is drawn."""


@click.group(short_help="What betting systems do, on honest shoes of any rule set.")
def lab() -> None:
    """Betting systems, played on honest shoes and measured against exact odds.

    No system changes what a coin staked costs; these commands show what systems do change. Play money only.
    """


@lab.command("systems", short_help="The systems, what they do and what can be set on them.")
@click.option("--format", type=click.Choice(["table", "json"]), default="table", show_default=True)
@language_option
def systems(format: str, language: str | None) -> None:
    """The betting systems, what they do and what can be set on them, as in --set steps=7.

    One that says how much and one that says on what can be joined, as in follow-last+paroli.
    """
    texts = texts_in(language_of(language), files=FILES)
    if format == "json":
        write_json([_system_document(texts, name) for name in names()])
        return
    columns = [texts.say(column) for column in ("lab-column-system", "lab-column-does", "lab-column-settings")]
    rows = [
        (f"{name}\n{texts.say(f'lab-system-{name}')}", texts.say(f"lab-does-{name}"), _settings(texts, name))
        for name in names()
    ]
    write_table(columns, [rows], title=texts.say("lab-systems-title"))


@lab.command("run", short_help="Play a system and print what came of it.")
@study_options
@run_options
@click.option("--format", type=click.Choice(["table", "json", "csv"]), default="table", show_default=True)
def run(asked: Asked, sessions: int, seed: int, workers: int | None, format: str, language: str | None) -> None:
    """Play sessions of a system by RULESET, an id or the path of a TOML file, and print what came of them.

    Amounts are in coins. The same seed gives the same sessions, with any number of workers. CSV is a line for each
    session. Ctrl-C ends the run and prints what there is.
    """
    texts = texts_in(language_of(language), files=FILES)
    study = asked.study()
    done = run_study(study, seed=seed, sessions=sessions, workers=workers)
    if format == "json":
        write_json(_document(done))
    elif format == "csv":
        click.echo(sessions_csv(study, done.rows, done.worth), nl=False)
    else:
        words = _texts_of(study, texts)
        played = Played(study, done.figures, sessions)
        heads = [words.say(head) for head in ("lab-column-figure", "lab-column-value", "lab-column-interval")]
        write_table(heads, table(words, played), title=title(words, study), right=(1,))
        for sentence in sentences(words, played):
            click.echo(sentence)


@lab.command("report", short_help="Play a system and write a report of it.")
@study_options
@run_options
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write it there; the name ends in .html, .md, .json, .csv, .svg or .png.",
)
@click.option("--no-pictures", is_flag=True, help="A page without pictures, for which matplotlib is needed.")
def report(
    asked: Asked,
    sessions: int,
    seed: int,
    workers: int | None,
    output: Path,
    language: str | None,
    *,
    no_pictures: bool,
) -> None:
    """Play sessions of a system by RULESET and write a report: what they show in plain words, figures and pictures.

    Flat stakes are played on the same shoes, to compare with. The same seed gives the same report, to the byte.
    """
    kind = output.suffix.lower()
    if kind not in KINDS:
        raise InputError(f"no report is written as {output.name[:60]!r}: give a name that ends in {', '.join(KINDS)}")
    texts = texts_in(language_of(language), files=FILES)
    study = asked.study()
    done = run_study(study, seed=seed, sessions=sessions, workers=workers)
    output.write_bytes(_report(done, kind, _texts_of(study, texts), workers, pictures=not no_pictures))


def _report(done: Run, kind: str, texts: Texts, workers: int | None, *, pictures: bool) -> bytes:
    from puntobanco.lab.report import Report, html, markdown

    study = done.study
    if kind == ".json":
        import json

        return (json.dumps(_document(done), ensure_ascii=False, indent=2) + "\n").encode()
    if kind == ".csv":
        return sessions_csv(study, done.rows, done.worth).encode()
    played = Played(study, done.figures, done.asked)
    if kind in (".svg", ".png"):
        return _picture(done, played, texts, kind[1:])
    drawn = _picture(done, played, texts, "svg").decode() if pictures and kind == ".html" else ""
    made = Report(played, _yardstick(done, workers), done.seed, version("puntobanco"), drawn)
    return (html if kind == ".html" else markdown)(texts, made).encode()


def _picture(done: Run, played: Played, texts: Texts, kind: str) -> bytes:
    from puntobanco.lab.pictures import picture

    paths = done.player.paths(min(PATHS, len(done.rows)))
    return picture(texts, played, done.rows, paths, kind=kind)


def _yardstick(done: Run, workers: int | None) -> Figures | None:
    """Figures of flat stakes on the same shoes and the study's bet of the smallest edge; None if that was played."""
    study = done.study
    if study.system == system_of("flat"):
        return None
    _, spot = min(zip(study.edges, study.spots, strict=False), key=lambda pair: pair[0])
    table = TableLimits(spot.least, spot.most)
    beside = study.beside.bet.id if study.beside else None
    flat = study_of(
        study.rules, system_of("flat"), [spot.bet.id], study.terms, decks=study.decks, table=table, beside=beside
    )
    return run_study(flat, seed=done.seed, sessions=len(done.rows), workers=workers).figures


def _document(done: Run) -> dict[str, object]:
    study = study_document(done.study, seed=done.seed, asked=done.asked)
    return {**study, "played_by": done.player.way.value, **figures_document(done.figures)}


def _texts_of(study: Study, texts: Texts) -> Texts:
    return texts_in(texts.language, study.rules.ruleset.messages, files=FILES)


def _settings(texts: Texts, name: str) -> str:
    settings = (PROGRESSIONS[name] if name in PROGRESSIONS else CHOICES[name]).settings
    return ", ".join(texts.say("lab-usually", name=one.name, usual=one.usual_text) for one in settings)


def _system_document(texts: Texts, name: str) -> dict[str, object]:
    entry = PROGRESSIONS[name] if name in PROGRESSIONS else CHOICES[name]
    worked = PROGRESSIONS[name].worked if name in PROGRESSIONS else ()
    return {
        "id": name,
        "kind": "progression" if name in PROGRESSIONS else "choice",
        "title": texts.say(f"lab-system-{name}"),
        "does": texts.say(f"lab-does-{name}"),
        "settings": {setting.name: setting.usual_text for setting in entry.settings},
        "worked": [
            {
                "ends": one.ends,
                "units": list(one.units),
                "net": one.net,
                "source": one.source,
                "settings": dict(one.settings),
            }
            for one in worked
        ],
    }
