"""`puntobanco games`: the rule sets, with their bets and returns."""

from __future__ import annotations

from fractions import Fraction

import click

from puntobanco.cli.house import FAILED, printable
from puntobanco.cli.output import write_json, write_table
from puntobanco.cli.rulesets import rules_of
from puntobanco.cli.speech import FILES, language_of, language_option, spoken
from puntobanco.errors import Fault, RulesError
from puntobanco.money import fraction_text, percent_text, ratio_text
from puntobanco.odds.returns import known_edges
from puntobanco.office.options import DATABASE, ServeOptions
from puntobanco.rules import Bet, PayRow, Rules, shipped_ids
from puntobanco.text import Texts, bet_name, ruleset_title, texts_in


@click.command(short_help="The rule sets, with their bets and returns.")
@click.argument("rulesets", metavar="[RULESET]...", nargs=-1)
@click.option("--format", type=click.Choice(["table", "json"]), default="table", show_default=True)
@click.option("--database", default=DATABASE, metavar="URL", help="A house whose own rule sets are listed as well.")
@language_option
@click.pass_context
def games(ctx: click.Context, rulesets: tuple[str, ...], format: str, database: str, language: str | None) -> None:
    """The rule sets, with their bets and returns.

    Without RULESET those that are shipped and those in the folder "rules" beside the house's database; else those
    named, by id or by the path of a TOML file.
    """
    listed, faults = _listed(rulesets, database)
    _write(listed, format, language)
    for fault in faults:
        click.echo(f"puntobanco: {printable(str(fault))}", err=True)
    if faults:
        ctx.exit(FAILED)


def _listed(rulesets: tuple[str, ...], database: str) -> tuple[list[Rules], list[Fault]]:
    """The rule sets to list, and what is wrong in files of the house's own that cannot be read."""
    if rulesets:
        return [rules_of(name) for name in rulesets], []
    listed, faults = [rules_of(name) for name in shipped_ids()], list[Fault]()
    folder = ServeOptions(database=database).rules_folder
    for path in sorted(folder.glob("*.toml")) if folder is not None else ():
        try:
            listed.append(rules_of(str(path)))
        except RulesError as error:
            faults += error.faults
    return listed, faults


def _write(listed: list[Rules], format: str, language: str | None) -> None:
    if format == "json":
        write_json([_document(rules, language_of(language)) for rules in listed])
        return
    texts = spoken(language)
    columns = ("games-ruleset", "games-bet", "games-pays", "games-return", "games-edge")
    write_table([texts.say(column) for column in columns], [_rows(rules, texts) for rules in listed], right=(3, 4))


def _rows(rules: Rules, house: Texts) -> list[tuple[str, ...]]:
    texts = texts_in(house.language, rules.ruleset.messages, files=FILES)
    edges = known_edges(rules)
    labels = [rules.id, ruleset_title(texts, rules.id), _decks(rules, texts)]
    labels += [""] * (len(rules.bets) - len(labels))
    bets = [
        (
            bet_name(texts, bet.id),
            _pays(bet, texts),
            texts.percent(1 - edges[bet.id], 4),
            texts.percent(edges[bet.id], 4),
        )
        for bet in rules.bets
    ]
    bets += [("", "", "", "")] * (len(labels) - len(bets))
    return [(label, *bet) for label, bet in zip(labels, bets, strict=True)]


def _decks(rules: Rules, texts: Texts) -> str:
    return texts.say("games-decks", decks=rules.ruleset.decks_usual, version=rules.version)


def _pays(bet: Bet, texts: Texts) -> str:
    """The odds of a bet's rows in the order of the rule set, without repeating equal ones."""
    said = []
    for row in bet.rows:
        if row.pushes:
            continue
        odds = ratio_text(row.odds)
        if row.commission:
            odds = texts.say("games-less-commission", odds=odds, percent=texts.percent(row.commission, _digits(row)))
        if odds not in said:
            said.append(odds)
    return ", ".join(said)


def _digits(row: PayRow) -> int:
    return 0 if (row.commission * 100).denominator == 1 else 2


def _document(rules: Rules, language: str) -> dict[str, object]:
    texts = texts_in(language, rules.ruleset.messages, files=FILES)
    edges = known_edges(rules)
    return {
        "id": rules.id,
        "title": ruleset_title(texts, rules.id),
        "version": rules.version,
        "behaviour_hash": rules.behaviour_hash,
        "decks": rules.ruleset.decks_usual,
        "decks_allowed": list(rules.ruleset.decks_allowed),
        "bets": {bet.id: _bet_document(bet, edges[bet.id], texts) for bet in rules.bets},
    }


def _bet_document(bet: Bet, edge: Fraction, texts: Texts) -> dict[str, object]:
    return {
        "name": bet_name(texts, bet.id),
        "pays": [
            {
                "when": {fact: list(values) for fact, values in row.when.items()},
                "odds": "push" if row.pushes else ratio_text(row.odds),
                "commission": fraction_text(row.commission),
            }
            for row in bet.rows
        ],
        "house_edge": fraction_text(edge),
        "house_edge_percent": percent_text(edge, 10),
        "rtp_percent": percent_text(1 - edge, 6),
    }
