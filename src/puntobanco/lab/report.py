"""A report of a study: what it shows in plain sentences, its figures and its pictures, as Markdown or one HTML page."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from puntobanco.lab.figures import Figures
from puntobanco.lab.told import Played, sentences, table, title
from puntobanco.text import Texts

_CSS = (
    "body{font:16px/1.5 'Noto Sans',system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22313f}"
    "table{border-collapse:collapse;margin:1rem 0}td,th{padding:.15rem .8rem;text-align:left}"
    "td:nth-child(2){text-align:right;font-variant-numeric:tabular-nums}tbody{border-top:1px solid #22313f}"
    "svg{max-width:100%;height:auto}footer{color:#5d6d7e;font-size:.85rem}"
)


@dataclass(frozen=True, slots=True)
class Report:
    """What a report is made of. `yardstick`: flat stakes on the same shoes; `picture`: SVG text or ""."""

    played: Played
    yardstick: Figures | None
    seed: int
    package: str
    picture: str


def markdown(texts: Texts, report: Report) -> str:
    """The report as Markdown, without pictures."""
    lines = [f"# {title(texts, report.played.study)}", "", f"## {texts.say('lab-report-says')}", ""]
    for sentence in sentences(texts, report.played, report.yardstick):
        lines += [sentence, ""]
    lines += [f"## {texts.say('lab-report-figures')}", "", _line(_heads(texts)), "|---|---:|---|"]
    lines += [_line(row) for group in table(texts, report.played) for row in group]
    return "\n".join([*lines, "", _how(texts, report), ""])


def html(texts: Texts, report: Report) -> str:
    """The report as one page that needs nothing else."""
    heading = escape(title(texts, report.played.study))
    said = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences(texts, report.played, report.yardstick))
    heads = "".join(f"<th>{escape(head)}</th>" for head in _heads(texts))
    groups = "".join(
        "<tbody>"
        + "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in group)
        + "</tbody>"
        for group in table(texts, report.played)
    )
    shown = ""
    if report.picture:
        svg = report.picture[report.picture.index("<svg") :]
        shown = f"<h2>{escape(texts.say('lab-report-pictures'))}</h2>{svg}"
    return (
        f'<!DOCTYPE html><html lang="{texts.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{heading}</title><style>{_CSS}</style></head><body>'
        f"<h1>{heading}</h1><h2>{escape(texts.say('lab-report-says'))}</h2>{said}{shown}"
        f"<h2>{escape(texts.say('lab-report-figures'))}</h2><table><thead><tr>{heads}</tr></thead>{groups}</table>"
        f"<footer>{escape(_how(texts, report))}</footer></body></html>\n"
    )


def _heads(texts: Texts) -> tuple[str, str, str]:
    return (
        texts.say("lab-column-figure"),
        texts.say("lab-column-value"),
        texts.say("lab-column-interval"),
    )


def _line(cells: tuple[str, str, str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _how(texts: Texts, report: Report) -> str:
    study = report.played.study
    return texts.say(
        "lab-report-how",
        seed=str(report.seed),
        ruleset=study.rules.id,
        version=study.rules.version,
        decks=study.decks,
        package=report.package,
    )
