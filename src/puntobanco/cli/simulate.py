"""`puntobanco simulate`: honest shoes by the million, every bet beside its exact value."""

from __future__ import annotations

import secrets
import sys
from contextlib import closing
from fractions import Fraction
from functools import cached_property

import click

from puntobanco.cards import card_text
from puntobanco.cli.output import write_json, write_table
from puntobanco.cli.rulesets import rules_of, ruleset_argument
from puntobanco.cli.speech import FILES, language_of, language_option
from puntobanco.engine import Coup
from puntobanco.errors import InputError
from puntobanco.money import fraction_text
from puntobanco.odds import verify_decks
from puntobanco.rules import Rules, ShoePolicy
from puntobanco.runner import Cluster, Progress, Report, Threads, Workers, cores, policy_of, simulate
from puntobanco.sim import SEED_MAX, PlainShoe, Spread, deal_plainly
from puntobanco.text import Texts, bet_name, ruleset_title, term, texts_in

SEED_BITS = 48
"""Bits of a seed that nobody has chosen: few enough to be exact in every program that reads our JSON."""
COUPS_MAX = 10**15
WORKERS_MAX = 1024
MINUTE = 60


@click.command(name="simulate", short_help="Honest shoes by the million, every bet beside its exact value.")
@ruleset_argument
@click.option("--coups", type=click.IntRange(1, COUPS_MAX), metavar="N", help="Coups to deal, exactly.")
@click.option("--seed", type=click.IntRange(0, SEED_MAX), metavar="S", help="Same seed, same run; else one is drawn.")
@click.option("--decks", type=int, metavar="N", help="Decks of a shoe, if other than the rule set's usual number.")
@click.option("--workers", type=click.IntRange(1, WORKERS_MAX), metavar="W", help="Threads; all processors, else.")
@click.option("--cluster", metavar="ADDRESS", help="Deal on the Dask cluster whose scheduler is at tcp://HOST:PORT.")
@click.option(
    "--coups-per-shoe",
    type=click.IntRange(1),
    metavar="N",
    help="Deal the first N coups of each shoe, so that the cut card favours no result.",
)
@click.option(
    "--shoe-number", type=click.IntRange(0), metavar="N", help="Deal one shoe of a run again, coup by coup; from 0."
)
@click.option("--format", type=click.Choice(["table", "json"]), default="table", show_default=True)
@language_option
def simulation(  # noqa: PLR0913 (one parameter for each option of the command)
    *,
    ruleset: str,
    coups: int | None,
    seed: int | None,
    decks: int | None,
    workers: int | None,
    cluster: str | None,
    coups_per_shoe: int | None,
    shoe_number: int | None,
    format: str,
    language: str | None,
) -> None:
    """Simulate RULESET, an id or the path of a TOML file, on honest shoes: burnt, cut and ended as at its own tables.

    Figures depend on the seed alone, not on workers or cluster. Ctrl-C gives what has been dealt. With --shoe-number
    one shoe of the run with that seed is dealt again, slowly and card by card.
    """
    spoken = language_of(language)
    rules = rules_of(ruleset)
    number = verify_decks(rules, decks)
    policy = policy_of(rules, number, coups_per_shoe)
    speech = Speech(rules, spoken)
    if shoe_number is not None:
        if seed is None:
            raise InputError("a shoe is dealt again by the seed of its run: give --seed with --shoe-number")
        shoe = deal_plainly(rules, policy, decks=number, seed=seed, number=shoe_number)
        if format == "json":
            write_json(_shoe_document(rules, shoe, seed))
        else:
            _write_shoe(shoe, seed, speech.texts)
        return
    if coups is None:
        raise InputError("say how much to deal: give --coups N, or --shoe-number N for one shoe of a run")
    if cluster is not None and workers is not None:
        raise InputError("a cluster has its own workers: give --workers or --cluster, not both")
    dealers: Workers = Threads(workers or cores()) if cluster is None else Cluster(cluster)
    with closing(dealers):
        report = _simulated(rules, policy, number, _seed(seed), coups, dealers, speech)
    if format == "json":
        write_json(_document(report))
    else:
        _write_table(report, speech.texts)


class Speech:
    """Texts that are read when something is said: not for JSON, and progress only in a terminal."""

    def __init__(self, rules: Rules, language: str) -> None:
        self._rules, self._language = rules, language

    @cached_property
    def texts(self) -> Texts:
        """Texts of the language, with those of the rule set."""
        return texts_in(self._language, self._rules.ruleset.messages, files=(*FILES, "simulate"))


def _seed(given: int | None) -> int:
    return secrets.randbits(SEED_BITS) if given is None else given


def _simulated(
    rules: Rules, policy: ShoePolicy, decks: int, seed: int, coups: int, workers: Workers, speech: Speech
) -> Report:
    """The report of a simulation, with its progress on standard error where that is a terminal."""
    terminal = sys.stderr.isatty()

    def tell(progress: Progress) -> None:
        if terminal:
            click.echo(f"\r\x1b[K{_progress(progress, speech.texts)}", err=True, nl=False)

    if terminal:
        click.echo(speech.texts.say("simulate-getting-ready"), err=True, nl=False)
    try:
        report = simulate(rules, policy, decks=decks, seed=seed, coups=coups, workers=workers, tell=tell)
    finally:
        if terminal:
            click.echo("\r\x1b[K", err=True, nl=False)
    if report.interrupted:
        texts = speech.texts
        dealt, wanted = texts.number(report.tally.coups), texts.number(coups)
        click.echo(texts.say("simulate-stopped", dealt=dealt, wanted=wanted), err=True)
    return report


def _progress(progress: Progress, texts: Texts) -> str:
    minutes, seconds = divmod(round(progress.seconds_left), MINUTE)
    return texts.say(
        "simulate-progress",
        dealt=texts.number(progress.coups),
        wanted=texts.number(progress.coups_wanted),
        rate=texts.number(round(progress.rate)),
        left=f"{minutes}:{seconds:02d}",
    )


def _document(report: Report) -> dict[str, object]:
    coups = report.tally.coups
    return {
        "ruleset": report.rules.id,
        "version": report.rules.version,
        "decks": report.decks,
        "coups": coups,
        "seed": report.seed,
        "shoes": report.tally.shoes,
        "bets": {
            bet.bet: {
                "mean": bet.mean,
                "sd": bet.sd,
                "standard_error": bet.standard_error,
                "exact": fraction_text(bet.exact),
                "z": bet.z,
            }
            for bet in report.bets
        },
        "outcomes": report.outcomes,
        "coups_per_shoe": _spread(report.coups_per_shoe),
        "cards_per_coup": _spread(report.cards_per_coup),
        "interrupted": report.interrupted,
        "seconds": round(report.seconds, 6),
        "coups_per_second": round(coups / report.seconds) if report.seconds else 0,
    }


def _spread(spread: Spread | None) -> dict[str, float] | None:
    if spread is None:
        return None
    return {"mean": spread.mean, "sd": spread.sd, "least": spread.least, "most": spread.most}


def _write_table(report: Report, texts: Texts) -> None:
    coups = report.tally.coups
    title = texts.say(
        "simulate-title",
        title=ruleset_title(texts, report.rules.id),
        rounds=texts.number(coups),
        seed=str(report.seed),
    )
    columns = ("simulate-bet", "simulate-mean", "simulate-deviation", "simulate-error", "simulate-exact", "simulate-z")
    rows = [
        (
            bet_name(texts, bet.bet),
            texts.number(Fraction(bet.mean), 7),
            texts.number(Fraction(bet.sd), 6),
            texts.number(Fraction(bet.standard_error), 7),
            texts.number(bet.exact, 7),
            texts.number(Fraction(bet.z), 2),
        )
        for bet in report.bets
    ]
    write_table([texts.say(column) for column in columns], [rows], title=title, right=(1, 2, 3, 4, 5))
    heads = [texts.say(column) for column in ("simulate-result", "simulate-rounds", "simulate-share")]
    results = [
        (term(texts, winner), texts.number(count), texts.percent(Fraction(count, coups), 5))
        for winner, count in report.outcomes.items()
    ]
    write_table(heads, [results], right=(1, 2))
    if report.coups_per_shoe is not None:
        shoes = texts.number(report.tally.shoes)
        click.echo(texts.say("simulate-shoes", shoes=shoes, **_said(report.coups_per_shoe, texts)))
    if report.cards_per_coup is not None:
        click.echo(texts.say("simulate-cards", **_said(report.cards_per_coup, texts)))
    rate = texts.number(round(coups / report.seconds)) if report.seconds else ""
    click.echo(texts.say("simulate-speed", seconds=texts.number(Fraction(report.seconds), 2), rate=rate))


def _said(spread: Spread, texts: Texts) -> dict[str, str]:
    return {
        "mean": texts.number(Fraction(spread.mean), 3),
        "deviation": texts.number(Fraction(spread.sd), 3),
        "least": texts.number(spread.least),
        "most": texts.number(spread.most),
    }


def _shoe_document(rules: Rules, shoe: PlainShoe, seed: int) -> dict[str, object]:
    return {
        "ruleset": rules.id,
        "version": rules.version,
        "seed": seed,
        "shoe": shoe.number,
        "first_card": None if shoe.first_card is None else card_text(shoe.first_card),
        "burnt": shoe.burnt,
        "coups": [_coup_document(coup) for coup in shoe.coups],
        "end": shoe.end.value,
    }


def _write_shoe(shoe: PlainShoe, seed: int, texts: Texts) -> None:
    title = texts.say("simulate-shoe", number=str(shoe.number), seed=str(seed), rounds=texts.number(len(shoe.coups)))
    if shoe.first_card is not None:
        burn = texts.say("simulate-burn", card=card_text(shoe.first_card), burnt=texts.number(shoe.burnt))
        title = f"{title}\n{burn}"
    rows = [
        (
            str(number),
            *(" ".join(map(card_text, hand)) for hand in (coup.player, coup.banker)),
            f"{coup.outcome.player_total}-{coup.outcome.banker_total}",
            term(texts, coup.outcome.winner),
        )
        for number, coup in enumerate(shoe.coups, 1)
    ]
    columns = (
        texts.say("simulate-round"),
        *(term(texts, side) for side in ("player", "banker")),
        texts.say("simulate-totals"),
        texts.say("simulate-result"),
    )
    write_table(columns, [rows], title=title, right=(0,))


def _coup_document(coup: Coup) -> dict[str, object]:
    return {
        "player": " ".join(map(card_text, coup.player)),
        "banker": " ".join(map(card_text, coup.banker)),
        "player_total": coup.outcome.player_total,
        "banker_total": coup.outcome.banker_total,
        "winner": coup.outcome.winner,
    }
