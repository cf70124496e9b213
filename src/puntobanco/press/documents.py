"""A PAR sheet for other programs: JSON and CSV, exact figures as strings in lowest terms. Schema: docs/PAR.md."""

from __future__ import annotations

import csv
import io
import json

from puntobanco.cards import RANKS
from puntobanco.money import decimal_text, fraction_text, percent_text, root_text
from puntobanco.press.par import COUPS_OF_RANGES, ParBet, ParLine, ParSheet

COLUMNS = (
    *("ruleset", "version", "engine", "decks", "inputs", "bet", "line", "odds", "commission", "net", "ways", "total"),
    *("probability", "contribution", "house_edge_percent", "rtp_percent", "sd", "hit_frequency"),
)


def par_json(par: ParSheet) -> str:
    """The whole sheet as one JSON object."""
    document = {
        "ruleset": par.rules.id,
        "version": par.rules.version,
        "behaviour_hash": par.rules.behaviour_hash,
        "engine": par.engine,
        "inputs": par.inputs,
        "decks": par.decks,
        "cards": par.cards,
        "total": str(par.total),
        "outcomes": {winner: str(ways) for winner, ways in par.outcomes.items()},
        "bets": {bet.bet.id: _bet(bet) for bet in par.bets},
    }
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def par_csv(par: ParSheet) -> str:
    """One row a pay line, the figures of the bet repeated on each."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    head = (par.rules.id, par.rules.version, par.engine, par.decks, par.inputs)
    for bet in par.bets:
        figures = _figures(bet)
        for line in bet.lines:
            said = _line(line)
            writer.writerow(
                (
                    *head,
                    bet.bet.id,
                    said["line"],
                    *(said[key] for key in ("odds", "commission", "net", "ways")),
                    par.total,
                    *(said[key] for key in ("probability", "contribution")),
                    *(figures[key] for key in COLUMNS[14:]),
                )
            )
    return text.getvalue()


def _bet(bet: ParBet) -> dict[str, object]:
    return {
        "lines": [
            _line(line) | ({} if line.row is None else {"when": {fact: list(v) for fact, v in line.row.when.items()}})
            for line in bet.lines
        ],
        **_figures(bet),
        "return_ranges_90": {str(coups): root_text(bet.range_squared(coups), 10) for coups in COUPS_OF_RANGES},
        "removal": {rank: fraction_text(effect) for rank, effect in zip(RANKS, bet.removal, strict=True)},
    }


def _figures(bet: ParBet) -> dict[str, str]:
    odds = bet.odds
    return {
        "ev": fraction_text(odds.ev),
        "house_edge": fraction_text(odds.house_edge),
        "house_edge_percent": percent_text(odds.house_edge, 10),
        "rtp_percent": percent_text(odds.rtp, 6),
        "variance": decimal_text(odds.variance, 12),
        "sd": root_text(odds.variance, 6),
        "volatility_index_90": root_text(bet.volatility_index, 6),
        "hit_frequency": fraction_text(odds.hit_frequency),
    }


def _line(line: ParLine) -> dict[str, object]:
    row = line.row
    return {
        "line": "loses" if line.number is None else line.number + 1,
        "odds": None if row is None else "push" if row.pushes else fraction_text(row.odds),
        "commission": None if row is None else fraction_text(row.commission),
        "net": fraction_text(line.net),
        "ways": str(line.ways),
        "probability": fraction_text(line.probability),
        "contribution": fraction_text(line.contribution),
    }
