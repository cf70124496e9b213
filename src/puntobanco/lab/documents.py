"""A study for other programs: JSON of its figures, CSV of its sessions. Schema: docs/LAB.md."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from typing import TYPE_CHECKING

from puntobanco.lab.columns import Column, End
from puntobanco.lab.figures import Figures, Interval, Spread
from puntobanco.lab.own import OwnSystem
from puntobanco.lab.study import Study
from puntobanco.money import decimal_text, fraction_text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COLUMNS = ("session", "net_minor", "end", "coups", "wagers", "won", "loss_run", "drawdown_minor", "stake_most_minor")


def study_document(study: Study, *, seed: int, wanted: int) -> dict[str, object]:
    """What was studied."""
    terms, system = study.terms, study.system
    settings: Mapping[str, str] = {} if isinstance(system, OwnSystem) else dict(system.settings)
    return {
        "ruleset": study.rules.id,
        "version": study.rules.version,
        "behaviour_hash": study.rules.behaviour_hash,
        "decks": study.decks,
        "system": system.name,
        "settings": settings,
        "seed": seed,
        "sessions_wanted": wanted,
        "bets": {
            spot.bet.id: {"min_minor": spot.least, "max_minor": spot.most, "step_minor": spot.step}
            for spot in study.spots
        },
        "beside": None if study.beside is None else {"bet": study.beside.bet.id, "stake_minor": study.beside_stake},
        "unit_minor": terms.unit_minor,
        "bankroll_minor": terms.bankroll_minor,
        "coups": terms.coups,
        "win_goal_minor": terms.win_goal_minor,
        "loss_limit_minor": terms.loss_limit_minor,
        "short": terms.short.value,
    }


def figures_document(figures: Figures) -> dict[str, object]:
    """What came of it; money in minor units."""
    return {
        "sessions": figures.sessions,
        "coups": figures.coups,
        "wagers": figures.wagers,
        "won": figures.won,
        "handle_minor": {bet.bet: bet.handle for bet in figures.bets},
        "house_edge": {bet.bet: fraction_text(bet.edge) for bet in figures.bets},
        "net_minor": figures.net,
        "mean_net_minor": _interval(figures.mean),
        "sd_minor": figures.deviation,
        "expected_loss_minor": figures.expected_loss,
        "expected_by": "cards-left" if figures.values_used else "full-shoe",
        "rounded_minor": figures.rounded,
        "luck_minor": _interval(figures.luck),
        "z": figures.z,
        "loss_rate": _interval(figures.loss_rate),
        "ahead": _interval(figures.ahead),
        "level": _interval(figures.level),
        "behind": _interval(figures.behind),
        "mean_ahead_minor": figures.mean_ahead,
        "mean_behind_minor": figures.mean_behind,
        "ends": {end.name.lower(): _interval(figures.ends[end]) for end in End},
        "net_least_minor": figures.net_least,
        "net_most_minor": figures.net_most,
        "percentiles_minor": {str(percent): net for percent, net in figures.percentiles.items()},
        "drawdown_minor": _spread(figures.drawdown),
        "loss_run": _spread(figures.loss_run),
        "stake_most_minor": _spread(figures.stake_most),
        "table_most": _interval(figures.table_most),
        "histogram": {"edges_minor": list(figures.histogram.edges), "counts": list(figures.histogram.counts)},
    }


def sessions_csv(study: Study, rows: NDArray[np.int64], worth: NDArray[np.float64]) -> str:
    """One line a session. `worth_minor`, what the stakes were worth by the cards left, where it was asked for."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    handles = [f"handle_minor_{bet}" for bet in study.bets]
    writer.writerow((*COLUMNS, "rounded_minor", *handles, *(["worth_minor"] if len(worth) else [])))
    for number, row in enumerate(rows.tolist()):
        counted = row[Column.COUPS : Column.ROUNDED]
        end = End(row[Column.END]).name.lower()
        rounded = decimal_text(study.pays.kept_of(row[Column.ROUNDED]), 6)
        more = [f"{worth[number]:.6f}"] if len(worth) else []
        writer.writerow((number, row[Column.NET], end, *counted, rounded, *row[Column.HANDLE :], *more))
    return text.getvalue()


def _interval(interval: Interval) -> dict[str, float]:
    return {"value": interval.value, "low": interval.low, "high": interval.high}


def _spread(spread: Spread) -> dict[str, float]:
    return {"mean": spread.mean, "median": spread.median, "p95": spread.high, "max": spread.most}
