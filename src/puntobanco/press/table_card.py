"""A game on one side of A5, for the table: pays, drawing rules, returns, limits, a QR code to the full rules."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import segno

from puntobanco.errors import InputError
from puntobanco.press.markup import head, set_pdf, text
from puntobanco.rulebook.counted import counted_bets
from puntobanco.rulebook.draft import Draft, capital
from puntobanco.rulebook.drawing import by_total_table, player_figures, stood_figures
from puntobanco.rulebook.phrases import when_text
from puntobanco.rules import Bet, Rules
from puntobanco.text import bet_name, ruleset_title, texts_in

SIZES = (11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0, 4.5, 4.0, 3.5)
"""Sizes of letters in points; the largest with which everything is on one side is taken."""
OVERFULL = "the card holds more than one side"
ADDRESS = "http://localhost:8000"
"""Where a house is found that was started without options."""


def table_card_pdf(rules: Rules, language: str, *, address: str = ADDRESS, fonts: Path | None = None) -> bytes:
    """The card.

    Raises InputError when the game has more bets than one side holds, a letter has no font, or Typst is not installed.
    """
    markup = "\n".join(_Card(rules, language, address).lines(fonts))
    try:
        return set_pdf(markup, fonts=fonts)
    except RuntimeError as error:
        if OVERFULL not in str(error):
            raise
        raise InputError(f"{rules.id} has more bets than a card of A5 holds: print its rules instead") from error


def rules_address(address: str, ruleset: str) -> str:
    """Where a house shows the full rules of a rule set."""
    return f"{address.rstrip('/')}/#/rules/{quote(ruleset, safe='')}"


class _Card:
    """One card while it is written."""

    def __init__(self, rules: Rules, language: str, address: str) -> None:
        self._rules = rules
        self._draft = Draft(rules, texts_in(language, rules.ruleset.messages))
        self._texts = self._draft.texts
        self._address = rules_address(address, rules.id)

    def lines(self, fonts: Path | None) -> Iterator[str]:
        title = ruleset_title(self._texts, self._rules.id)
        yield from head(title, self._texts.language, fonts=fonts)
        yield '#set page(paper: "a5", margin: 9mm, numbering: none)'
        yield "#set par(leading: 0.5em, spacing: 0.65em)"
        yield "#set table(stroke: (x, y) => (bottom: 0.3pt + luma(70%)), inset: (x: 2.5pt, y: 0.26em))"
        yield f'#let title = text(17pt, weight: "bold", {text(title)})'
        yield f"#let body = [{self._pays()}{self._drawing()}]"
        yield f"#let foot = [{self._foot()}]"
        sizes = ", ".join(f"{size}pt" for size in SIZES)
        yield (
            "#let fitted(size) = { set text(size: size)\n stack(spacing: 3mm, title, body) }\n"
            "#layout(room => {\n let below = measure(block(width: room.width, foot)).height + 3mm\n"
            " let height(size) = measure(block(width: room.width, fitted(size))).height\n"
            f" let size = ({sizes}).find(size => height(size) <= room.height - below)\n"
            f" assert(size != none, message: {text(OVERFULL)})\n"
            " block(height: room.height - below, above: 0pt, below: 0pt, fitted(size))\n"
            " block(above: 3mm, below: 0pt, foot)\n})"
        )

    def _pays(self) -> str:
        """One row for each way to win, and what the bet gives back in the long run."""
        say = self._texts.say
        counted = counted_bets(self._rules)
        limits = self._rules.ruleset.table.limits
        heads = ("returns-column-bet", "pays-column-when", "pays-column-pays", "returns-column-rtp")
        cells = [f"[*#{text(say(name))}*]" for name in heads]
        limits_title = say("card-limits-title")
        cells.append(f"[*#{text(limits_title)}*]")
        for bet in self._rules.bets:
            rows = list(self._rows(bet))
            span = len(rows)
            back = self._texts.percent(counted[bet.id].odds.rtp, 2)
            limit = limits[bet.id]
            bounds = {"min": self._texts.coins(limit.min_minor), "max": self._texts.coins(limit.max_minor)}
            between = say("card-limits" if limit.per_level_minor is None else "card-limits-level", **bounds)
            for number, (when, pays) in enumerate(rows):
                if number == 0:
                    cells.append(f"table.cell(rowspan: {span})[*#{text(bet_name(self._texts, bet.id))}*]")
                cells += [f"[#{text(when)}]", f"[#{text(pays)}]"]
                if number == 0:
                    cells += [f"table.cell(rowspan: {span})[#{text(said)}]" for said in (back, between)]
        head, rest = ", ".join(cells[:5]), ", ".join(cells[5:])
        return f"#table(columns: (17%, 1fr, 20%, 13.5%, 17%), align: left, table.header({head}), {rest})"

    def _rows(self, bet: Bet) -> Iterator[tuple[str, str]]:
        for number, row in enumerate(bet.rows):
            pays = self._draft.odds(row)
            if row.commission:
                pays = self._texts.say("against-with-commission", odds=pays, percent=self._draft.share(row.commission))
            yield capital(when_text(self._draft, bet, number)), pays

    def _drawing(self) -> str:
        say, draft = self._texts.say, self._draft
        tableau = draft.tableau
        said = [say("draw-natural", naturals=draft.numbers(tableau.naturals, last="or"))] if tableau.naturals else []
        said.append(say("draw-player", **player_figures(draft)))
        if tableau.player_stands:
            said.append(say("draw-banker-stood", **stood_figures(draft)))
        parts = [f"#v(0.5em)*#{text(say('section-drawing'))}*", *(f"#par[#{text(each)}]" for each in said)]
        if tableau.player_draws:
            rule = by_total_table(draft)
            cells = [f"[*#{text(head)}*]" for head in rule.columns]
            cells += [f"[#{text(cell)}]" for row in rule.rows for cell in row]
            parts.append(f"#par[#{text(say('draw-banker-third'))}]")
            parts.append(f"#table(columns: (auto, 1fr, 1fr), {', '.join(cells)})")
        return "\n".join(parts)

    def _foot(self) -> str:
        say = self._texts.say
        code = f'image(bytes({text(_code(self._address))}), format: "svg", width: 23mm, alt: {text(self._address)})'
        heading = say("card-full-rules")
        version = say("card-version", id=self._rules.id, version=self._rules.version)
        lines = [
            f"*#{text(heading)}*",
            f"#{text(self._address)}",
            f"#{text(say('about-play-money'))}",
            f"#{text(version)}",
        ]
        side = " #linebreak() ".join(lines)
        return f"#set text(7.5pt)\n#grid(columns: (auto, 1fr), column-gutter: 4mm, align: horizon, {code}, [{side}])"


def _code(address: str) -> str:
    """A QR code as SVG, the same every time."""
    drawn = io.BytesIO()
    segno.make(address, error="m", micro=False).save(drawn, kind="svg", border=2, xmldecl=False, svgns=True)
    return drawn.getvalue().decode().strip()
