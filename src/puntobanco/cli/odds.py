"""`puntobanco odds`: exact odds of every bet, from a full or any other shoe."""

from __future__ import annotations

from fractions import Fraction

import click

from puntobanco.cli.output import write_csv, write_json, write_table
from puntobanco.cli.rulesets import rules_of, ruleset_argument
from puntobanco.cli.speech import FILES, language_of, language_option
from puntobanco.money import fraction_text, percent_text, root_text
from puntobanco.odds import BetOdds, Odds, exact_odds, parse_counts, verify_decks
from puntobanco.rules import Rules
from puntobanco.text import Texts, bet_name, ruleset_title, term, texts_in

FIGURES = ("ev", "house_edge", "house_edge_percent", "rtp_percent", "sd", "hit_frequency")
EXACT_LENGTH_MAX = 48
"""Characters of an exact figure in a table; longer ones are left to JSON and CSV."""


@click.command(short_help="Exact odds of every bet, from a full or any other shoe.")
@ruleset_argument
@click.option("--decks", type=int, metavar="N", help="Decks of the full shoe; as the rule set has it, if not given.")
@click.option(
    "--shoe",
    "counts",
    metavar="COUNTS",
    help="Cards left: 13 counts A,2,...,K, 52 counts (suit by suit, s h d c), or A=31,7=0 with the other ranks full.",
)
@click.option("--format", type=click.Choice(["table", "json", "csv"]), default="table", show_default=True)
@language_option
def odds(ruleset: str, decks: int | None, counts: str | None, format: str, language: str | None) -> None:
    """Exact odds of every bet of RULESET, an id or the path of a TOML file.

    Counted in whole numbers, not simulated. Conditions between bets and rounding do not enter.
    """
    spoken = language_of(language)
    rules = rules_of(ruleset)
    number = verify_decks(rules, decks)
    shoe = None if counts is None else parse_counts(counts, decks=number)
    found = exact_odds(rules, decks=number, shoe=shoe)
    for bet in found.left_out:
        click.echo(f"puntobanco: {bet} is left out: it needs the suits of the shoe, so give 52 counts", err=True)
    if format == "json":
        write_json(_document(found))
    elif format == "csv":
        write_csv(("ruleset", "version", "decks", "total", "bet", *FIGURES, "classes"), _csv_rows(found))
    else:
        _write_table(rules, found, texts_in(spoken, rules.ruleset.messages, files=FILES))


def figures(bet: BetOdds) -> dict[str, str]:
    """The exact and decimal figures of a bet, as they are printed for other programs."""
    return {
        "ev": fraction_text(bet.ev),
        "house_edge": fraction_text(bet.house_edge),
        "house_edge_percent": percent_text(bet.house_edge, 10),
        "rtp_percent": percent_text(bet.rtp, 6),
        "sd": root_text(bet.variance, 6),
        "hit_frequency": fraction_text(bet.hit_frequency),
    }


def _document(found: Odds) -> dict[str, object]:
    return {
        "ruleset": found.ruleset,
        "version": found.version,
        "decks": found.decks,
        "shoe": list(found.shoe.ranks),
        "total": str(found.total),
        "outcomes": {winner: str(ways) for winner, ways in found.outcomes.items()},
        "bets": {
            bet.bet: {
                "classes": [{"net": fraction_text(net), "ways": str(ways)} for net, ways in bet.classes],
                **figures(bet),
            }
            for bet in found.bets.values()
        },
    }


def _csv_rows(found: Odds) -> list[list[str]]:
    head = [found.ruleset, found.version, str(found.decks), str(found.total)]
    return [
        [*head, bet.bet, *figures(bet).values(), " ".join(f"{net}={ways}" for net, ways in bet.classes)]
        for bet in found.bets.values()
    ]


def _write_table(rules: Rules, found: Odds, texts: Texts) -> None:
    title = texts.say(
        "odds-title", title=ruleset_title(texts, rules.id), cards=found.shoe.size, total=texts.number(found.total)
    )
    columns = ("odds-bet", "odds-edge", "odds-return", "odds-deviation", "odds-wins", "odds-exact")
    rows = [
        (
            bet_name(texts, bet.bet),
            texts.percent(bet.house_edge, 10),
            texts.percent(bet.rtp, 6),
            texts.decimal(root_text(bet.variance, 6)),
            texts.percent(bet.hit_frequency, 6),
            _cut(fraction_text(bet.house_edge)),
        )
        for bet in found.bets.values()
    ]
    write_table([texts.say(column) for column in columns], [rows], title=title, right=(1, 2, 3, 4, 5))
    results = [
        (term(texts, winner), texts.number(ways), texts.percent(Fraction(ways, found.total), 10))
        for winner, ways in found.outcomes.items()
    ]
    heads = [texts.say(column) for column in ("odds-result", "odds-ways", "odds-chance")]
    write_table(heads, [results], right=(1, 2))


def _cut(exact: str) -> str:
    return exact if len(exact) <= EXACT_LENGTH_MAX else "…"
