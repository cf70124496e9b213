"""What can be asked of `puntobanco lab`, and the study that it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from puntobanco.cli.rulesets import rules_of, ruleset_argument
from puntobanco.cli.speech import language_option
from puntobanco.errors import InputError
from puntobanco.lab import (
    SOURCE_MAX,
    OwnSystem,
    Short,
    Study,
    System,
    TableLimits,
    Terms,
    read_own_system,
    study_of,
    system_of,
    usual_unit,
)
from puntobanco.money import MINOR_PER_COIN, parse_ratio
from puntobanco.sim import SEED_MAX

UNITS_USUAL: Final = 100
"""Units of the bankroll when none is given."""
COUPS_USUAL: Final = 1_000
SESSIONS_USUAL: Final = 10_000
SESSIONS_MAX: Final = 4_000_000
"""More sessions than this do not lie in the memory of an ordinary machine."""
ENDLESS: Final = "endless"
WORKERS_MAX: Final = 1024

F = TypeVar("F", bound=Callable[..., object])


class Coins(click.ParamType[int | str]):
    """An amount of coins such as 5 or 2.50, read as minor units."""

    name = "coins"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:  # noqa: ANN401 (click's own parameter)
        """Read an amount, or the word for no bound where there may be none; fails as click does."""
        text = str(value)
        if text == ENDLESS and param is not None and param.name == "bankroll":
            return ENDLESS
        ratio = parse_ratio(text) if text.replace(".", "").isdecimal() else None
        minor = None if ratio is None else ratio * MINOR_PER_COIN
        if not minor or minor.denominator != 1:
            raise click.BadParameter(
                f"{text[:20]!r} is no amount of coins: give one above 0, as in 5 or 2.50", ctx, param
            )
        return int(minor)


COINS: Final = Coins()


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of a study, as they were given; amounts in minor units."""

    ruleset: str
    system: str
    settings: tuple[str, ...]
    bets: tuple[str, ...]
    beside: str | None
    unit: int | None
    bankroll: int | str | None
    coups: int
    win_goal: int | None
    loss_limit: int | None
    short: str
    table_min: int | None
    table_max: int | None
    decks: int | None
    exact_values: bool

    def study(self) -> Study:
        """The study that is meant. Raises InputError or RulesError."""
        rules = rules_of(self.ruleset)
        system = _system(self.system, self.settings)
        table = TableLimits(self.table_min, self.table_max)
        unit = usual_unit(rules, self.bets, table) if self.unit is None else self.unit
        bankroll = unit * UNITS_USUAL if self.bankroll is None else self.bankroll
        terms = Terms(
            unit_minor=unit,
            bankroll_minor=None if isinstance(bankroll, str) else bankroll,
            coups=self.coups,
            win_goal_minor=self.win_goal,
            loss_limit_minor=self.loss_limit,
            short=Short(self.short),
        )
        return study_of(
            rules,
            system,
            self.bets,
            terms,
            decks=self.decks,
            table=table,
            beside=self.beside,
            values=self.exact_values,
        )


_OPTIONS: Final = (
    click.option(
        "--system",
        default="flat",
        show_default=True,
        metavar="NAME|FILE",
        help="A system (see 'lab systems'), two joined as in follow-last+paroli, or the path of a Python file.",
    ),
    click.option(
        "--set", "settings", multiple=True, metavar="NAME=VALUE", help="A setting of the system, as in --set steps=7."
    ),
    click.option(
        "--bet",
        "bets",
        multiple=True,
        metavar="BET",
        help="The bet to stake on; several for systems that choose. As the system wants, if not given.",
    ),
    click.option(
        "--beside",
        metavar="BET",
        help="A bet to stake the table's least on beside every wager, where the rules ask for one.",
    ),
    click.option("--unit", type=COINS, help="One unit, in coins; the table's minimum, in whole coins, if not given."),
    click.option(
        "--bankroll",
        type=COINS,
        metavar="COINS|endless",
        help=f"What the patron brings, in coins; {UNITS_USUAL} units, if not given.",
    ),
    click.option(
        "--coups",
        type=click.IntRange(1),
        default=COUPS_USUAL,
        show_default=True,
        metavar="N",
        help="Coups of a session at the most.",
    ),
    click.option("--win-goal", type=COINS, help="Leave when so much is won."),
    click.option("--loss-limit", type=COINS, help="Leave when so much is lost."),
    click.option(
        "--short",
        type=click.Choice([short.value for short in Short]),
        default=Short.STAKE_REST.value,
        show_default=True,
        help="What to do when the bankroll cannot pay the whole stake.",
    ),
    click.option("--table-min", type=COINS, help="Least stake of the table; the rule set's own, if not given."),
    click.option(
        "--table-max", type=COINS, help="Highest stake of the table; the rule set's own at its top level, if not given."
    ),
    click.option("--decks", type=int, metavar="N", help="Decks of a shoe; as the rule set has it, if not given."),
    click.option(
        "--exact-values",
        is_flag=True,
        help="Work out before every coup what the chosen bet is worth on the cards left (slow).",
    ),
)


def study_options(command: F) -> F:
    """The argument RULESET and all options that say what is studied; they arrive as `asked`."""
    return language_option(_gathering(command, "asked", Asked, (ruleset_argument, *_OPTIONS)))


@dataclass(frozen=True, slots=True)
class Many:
    """How much is played, by what seed and by how many."""

    sessions: int
    seed: int
    workers: int | None


_RUN_OPTIONS: Final = (
    click.option(
        "--sessions",
        type=click.IntRange(1, SESSIONS_MAX),
        default=SESSIONS_USUAL,
        show_default=True,
        metavar="N",
        help="Sessions to play.",
    ),
    click.option(
        "--seed",
        type=click.IntRange(0, SEED_MAX),
        default=1,
        show_default=True,
        metavar="S",
        help="Other shoes; all systems get the same shoes of a seed.",
    ),
    click.option(
        "--workers",
        type=click.IntRange(1, WORKERS_MAX),
        metavar="W",
        help="Threads; all processors, else. The result is the same.",
    ),
)


def run_options(command: F) -> F:
    """The options that say how much is played; they arrive as `many`."""
    return _gathering(command, "many", Many, _RUN_OPTIONS)


def _gathering(command: F, name: str, kind: type[Any], options: Sequence[Callable[[Any], Any]]) -> F:
    """A command that gets the values of some options as one."""

    @wraps(command)
    def gathered(**given: Any) -> object:  # noqa: ANN401 (click gives them by name)
        return command(**{name: kind(**{field: given.pop(field) for field in kind.__dataclass_fields__})}, **given)

    decorated: Any = gathered
    for option in reversed(options):
        decorated = option(decorated)
    result: F = decorated
    return result


def _system(name: str, settings: tuple[str, ...]) -> System | OwnSystem:
    given = _settings(settings)
    if name.endswith(".py"):
        if given:
            raise InputError("a system of one's own has no settings: write them into its file")
        with Path(name).open("rb") as file:
            data = file.read(SOURCE_MAX + 1)
        try:
            return read_own_system(data.decode("utf-8-sig"), name=Path(name).name)
        except UnicodeDecodeError as error:
            raise InputError(f"{name} is not text in UTF-8: give the path of a Python file") from error
    return system_of(name, given)


def _settings(settings: tuple[str, ...]) -> Mapping[str, str]:
    given: dict[str, str] = {}
    for text in settings:
        name, separator, value = text.partition("=")
        if not separator or not name or name in given:
            raise InputError(f"--set {text[:40]!r} sets nothing: write NAME=VALUE, each name once")
        given[name] = value
    return given
