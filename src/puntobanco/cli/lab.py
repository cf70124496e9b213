"""`puntobanco lab`: what betting systems do, on honest shoes of any rule set."""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from importlib.metadata import version
from pathlib import Path
from typing import Final

import click

from puntobanco.cli.lab_options import Asked, Many, run_options, study_options
from puntobanco.cli.output import write_json, write_table
from puntobanco.cli.speech import language_of, language_option
from puntobanco.errors import InputError
from puntobanco.lab import Study, TableLimits, names, study_of, system_of
from puntobanco.lab.documents import figures_document, sessions_csv, study_document
from puntobanco.lab.figures import Figures
from puntobanco.lab.plain import Told, play_plainly
from puntobanco.lab.systems import CHOICES, PROGRESSIONS
from puntobanco.lab.told import Played, sentences, table, title
from puntobanco.runner import cores
from puntobanco.runner.sessions import SessionProgress, Sessions, play_study
from puntobanco.text import Texts, bet_name, term, texts_in

FILES: Final = ("terms", "lab")
KINDS: Final = (".html", ".md", ".json", ".csv", ".svg", ".png")
PATHS: Final = 40
"""Sessions whose way is drawn."""
MINUTE: Final = 60


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
@click.option(
    "--session-number", type=click.IntRange(0), metavar="N", help="Play one session again, coup by coup; from 0."
)
@click.option("--format", type=click.Choice(["table", "json", "csv"]), default="table", show_default=True)
def run(asked: Asked, many: Many, session_number: int | None, format: str, language: str | None) -> None:
    """Play sessions of a system by RULESET, an id or the path of a TOML file, and print what came of them.

    Amounts are in coins. The same seed gives the same sessions, with any number of workers. CSV is a line for each
    session. Ctrl-C ends the run and prints what there is. With --session-number one session of the run is played again
    by the plain engine.
    """
    texts = texts_in(language_of(language), files=FILES)
    study = asked.study()
    words = _texts_of(study, texts)
    if session_number is not None:
        _write_story(study, many, session_number, words, format)
        return
    done = _played(study, many, words)
    if format == "json":
        write_json(_document(done))
    elif format == "csv":
        click.echo(sessions_csv(study, done.rows, done.worth), nl=False)
    else:
        _write_figures(done, words)


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
def report(asked: Asked, many: Many, output: Path, language: str | None, *, no_pictures: bool) -> None:
    """Play sessions of a system by RULESET and write a report: what they show in plain words, figures and pictures.

    Flat stakes are played on the same shoes, to compare with. The same seed gives the same report, to the byte.
    """
    kind = output.suffix.lower()
    if kind not in KINDS:
        raise InputError(f"no report is written as {output.name[:60]!r}: give a name that ends in {', '.join(KINDS)}")
    texts = texts_in(language_of(language), files=FILES)
    study = asked.study()
    words = _texts_of(study, texts)
    done = _played(study, many, words)
    output.write_bytes(_report(done, many, kind, words, pictures=not no_pictures))


def _played(study: Study, many: Many, texts: Texts) -> Sessions:
    """The sessions, with their progress on standard error where that is a terminal."""
    terminal = sys.stderr.isatty()

    def tell(progress: SessionProgress) -> None:
        if terminal:
            click.echo(f"\r\x1b[K{_progress(progress, texts)}", err=True, nl=False)

    if terminal:
        click.echo(texts.say("lab-getting-ready"), err=True, nl=False)
    try:
        done = play_study(study, seed=many.seed, sessions=many.sessions, workers=many.workers or cores(), tell=tell)
    finally:
        if terminal:
            click.echo("\r\x1b[K", err=True, nl=False)
    if done.interrupted:
        sessions, wanted = texts.number(len(done.rows)), texts.number(done.wanted)
        click.echo(texts.say("lab-stopped", sessions=sessions, wanted=wanted), err=True)
    return done


def _progress(progress: SessionProgress, texts: Texts) -> str:
    minutes, seconds = divmod(round(progress.seconds_left), MINUTE)
    return texts.say(
        "lab-progress",
        sessions=texts.number(progress.sessions),
        wanted=texts.number(progress.wanted),
        rate=texts.number(round(progress.rate)),
        left=f"{minutes}:{seconds:02d}",
    )


def _write_figures(done: Sessions, texts: Texts) -> None:
    played = Played(done.study, done.figures, done.wanted)
    heads = [texts.say(head) for head in ("lab-column-figure", "lab-column-value", "lab-column-interval")]
    write_table(heads, table(texts, played), title=title(texts, done.study), right=(1,))
    for sentence in sentences(texts, played):
        click.echo(sentence)
    rate = round(played.figures.coups / done.seconds) if done.seconds else 0
    seconds = texts.number(Fraction(done.seconds), 2)
    click.echo(texts.say("lab-speed", seconds=seconds, rate=texts.number(rate), seed=str(done.seed)))


def _write_story(study: Study, many: Many, number: int, texts: Texts, format: str) -> None:
    from puntobanco.lab import Player, way_of

    player = Player(study, many.seed, way_of(study, many.seed))
    _, story = play_plainly(study, player.shoes(number))
    if format != "table":
        write_json([_told_document(told) for told in story])
        return
    heads = ("lab-story-shoe", "lab-story-coup", "lab-story-result", "lab-story-bet", "lab-story-stake")
    columns = [texts.say(head) for head in (*heads, "lab-story-net", "lab-story-total")]
    rows = [
        (
            str(told.shoe + 1),
            str(told.number),
            term(texts, told.coup.outcome.winner),
            "" if told.bet is None else bet_name(texts, told.bet),
            texts.coins(told.stake),
            texts.coins(told.net),
            texts.coins(told.total),
        )
        for told in story
    ]
    said = texts.say("lab-story-title", number=str(number), title=title(texts, study))
    write_table(columns, [rows], title=said, right=(0, 1, 4, 5, 6))


def _told_document(told: Told) -> dict[str, object]:
    return {
        "shoe": told.shoe,
        "coup": told.number,
        "winner": told.coup.outcome.winner,
        "player_total": told.coup.outcome.player_total,
        "banker_total": told.coup.outcome.banker_total,
        "bet": told.bet,
        "stake_minor": told.stake,
        "net_minor": told.net,
        "total_minor": told.total,
    }


def _report(done: Sessions, many: Many, kind: str, texts: Texts, *, pictures: bool) -> bytes:
    from puntobanco.lab.report import Report, html, markdown

    study = done.study
    if kind == ".json":
        return (json.dumps(_document(done), ensure_ascii=False, indent=2) + "\n").encode()
    if kind == ".csv":
        return sessions_csv(study, done.rows, done.worth).encode()
    played = Played(study, done.figures, done.wanted)
    if kind in (".svg", ".png"):
        return _picture(done, played, texts, kind[1:])
    drawn = _picture(done, played, texts, "svg").decode() if pictures and kind == ".html" else ""
    made = Report(played, _yardstick(done, many, texts), done.seed, version("puntobanco"), drawn)
    return (html if kind == ".html" else markdown)(texts, made).encode()


def _picture(done: Sessions, played: Played, texts: Texts, kind: str) -> bytes:
    from puntobanco.press.pictures import picture

    paths = done.player.paths(min(PATHS, len(done.rows)))
    return picture(texts, played, done.rows, paths, kind=kind)


def _yardstick(done: Sessions, many: Many, texts: Texts) -> Figures | None:
    """Figures of flat stakes on the same shoes and the study's bet of the smallest edge; None if that was played."""
    study, flat = done.study, system_of("flat")
    if study.system == flat:
        return None
    _, spot = min(zip(study.edges, study.spots, strict=False), key=lambda pair: pair[0])
    table = TableLimits(spot.least, spot.most)
    beside = study.beside.bet.id if study.beside else None
    bets = [spot.bet.id]
    yardstick = study_of(study.rules, flat, bets, study.terms, decks=study.decks, table=table, beside=beside)
    return _played(yardstick, Many(len(done.rows), done.seed, many.workers), texts).figures


def _document(done: Sessions) -> dict[str, object]:
    study = study_document(done.study, seed=done.seed, wanted=done.wanted)
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
