"""Betting systems as a library: what came of many sessions, and the sessions themselves."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

from puntobanco.api.tables import Cell, Table, Tabular
from puntobanco.errors import InputError
from puntobanco.lab import Figures, OwnSystem, System, Terms, read_own_system, study_of, system_of, usual_unit
from puntobanco.lab.columns import Column, End
from puntobanco.lab.figures import Interval
from puntobanco.lab.terms import TableLimits
from puntobanco.rules import Rules

if TYPE_CHECKING:
    from puntobanco.runner.sessions import Sessions

UNITS_USUAL, COUPS_USUAL, SESSIONS_USUAL = 100, 1_000, 10_000
"""Units of the bankroll, coups of a session and sessions when none are given."""


@dataclass(frozen=True, slots=True, repr=False)
class LabFigures(Tabular):
    """What sessions of a system came to; money in minor units. The table shows each figure, with its 95 % interval.

    `lab.figures` has everything by name; `lab.sessions` is a table of the sessions, to convert.
    """

    played: Sessions

    @property
    def figures(self) -> Figures:
        """Every figure by name."""
        return self.played.figures

    @property
    def sessions(self) -> SessionRows:
        """One row a session."""
        return SessionRows(self.played)

    def table(self) -> Table:
        """One row a figure: its value and, for estimates, where it lies with 95 % confidence."""
        figures = self.figures
        estimates: Mapping[str, Interval] = {
            "net": figures.mean,
            "luck": figures.luck,
            "loss rate": figures.loss_rate,
            "ahead": figures.ahead,
            "behind": figures.behind,
            **{f"ended: {end.name.lower()}": figures.ends[end] for end in End},
            "at the table maximum": figures.table_most,
        }
        plain: Mapping[str, Cell] = {
            "sessions": figures.sessions,
            "coups": figures.coups,
            "handle": figures.handle,
            "expected loss": figures.expected_loss,
            "standard errors of luck": figures.z,
            "deepest fall, mean": figures.drawdown.mean,
            "most losses in a row, mean": figures.loss_run.mean,
        }
        rows: list[tuple[Cell, ...]] = [(name, value, None, None) for name, value in plain.items()]
        rows += [(name, one.value, one.low, one.high) for name, one in estimates.items()]
        study = self.played.study
        title = f"{study.system.name} on {', '.join(study.bets)}, {study.rules.id} {study.rules.version}"
        return Table(f"{title}, seed {self.played.seed}", ("figure", "value", "low", "high"), tuple(rows))


@dataclass(frozen=True, slots=True, repr=False)
class SessionRows(Tabular):
    """Sessions, one row each; money in minor units."""

    played: Sessions

    def table(self) -> Table:
        """Net, why it ended, coups, wagers, losses in a row, deepest fall, highest stake, handle by bet."""
        study = self.played.study
        counted = ("coups", "wagers", "won", "loss_run", "drawdown_minor", "stake_most_minor")
        columns = ("session", "net_minor", "end", *counted, *(f"handle_minor_{bet}" for bet in study.bets))
        rows = tuple(
            (
                *(number, row[Column.NET], End(row[Column.END]).name.lower()),
                *row[Column.COUPS : Column.ROUNDED],
                *row[Column.HANDLE :],
            )
            for number, row in enumerate(self.played.rows.tolist())
        )
        return Table(f"{study.system.name}, {study.rules.id}", columns, rows)


class Evening(TypedDict, total=False):
    """How much is played, and with what money (minor units); what is left out is as the command line has it."""

    bets: Sequence[str]
    unit_minor: int
    bankroll_minor: int | None
    coups: int
    win_goal_minor: int
    loss_limit_minor: int
    sessions: int
    seed: int
    workers: int


def play(rules: Rules, system: System | OwnSystem, evening: Evening) -> LabFigures:
    """Play sessions of a system. Raises InputError."""
    from puntobanco.runner import cores
    from puntobanco.runner.sessions import play_study

    bets = evening.get("bets", ())
    unit = evening.get("unit_minor") or usual_unit(rules, bets, TableLimits())
    terms = Terms(
        unit_minor=unit,
        bankroll_minor=evening.get("bankroll_minor", unit * UNITS_USUAL),
        coups=evening.get("coups", COUPS_USUAL),
        win_goal_minor=evening.get("win_goal_minor"),
        loss_limit_minor=evening.get("loss_limit_minor"),
    )
    return LabFigures(
        play_study(
            study_of(rules, system, bets, terms),
            seed=evening.get("seed", 1),
            sessions=evening.get("sessions", SESSIONS_USUAL),
            workers=evening.get("workers") or cores(),
            tell=lambda _: None,
        )
    )


def system_from(system: str | Callable[..., Any], settings: Mapping[str, str] | None) -> System | OwnSystem:
    """A system by its name and settings, or a function of one's own. Raises InputError."""
    if isinstance(system, str):
        return system_of(system, settings)
    if settings:
        raise InputError("a system of one's own has no settings: write them into it")
    name = getattr(system, "__name__", "")
    try:
        source = textwrap.dedent(inspect.getsource(system))
    except (OSError, TypeError) as error:
        raise InputError("the text of the function cannot be found: define it in a file or a notebook") from error
    return read_own_system(f"{source}\nwager = {name}\n", name=name)
