"""`puntobanco odds`: exact odds of every bet, from a full or any other shoe."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import click

from puntobanco.cards import RANKS, parse_cards
from puntobanco.cli.output import write_csv, write_json, write_table
from puntobanco.cli.rulesets import rules_of, ruleset_argument
from puntobanco.cli.speech import FILES, language_of, language_option
from puntobanco.errors import InputError
from puntobanco.money import fraction_text, percent_text, root_text
from puntobanco.odds import BetOdds, Composition, Odds, exact_odds, parse_counts, verify_decks
from puntobanco.odds.removal import Effects, effects_of_removal, shoe_without
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
@click.option("--seen", metavar="CARDS", help='Cards that are out of a full shoe, as in --seen "5h 4d 10 K".')
@click.option("--removal", is_flag=True, help="Also what one card less of each rank changes in each bet.")
@click.option("--format", type=click.Choice(["table", "json", "csv"]), default="table", show_default=True)
@language_option
def odds(
    *,
    ruleset: str,
    decks: int | None,
    counts: str | None,
    seen: str | None,
    removal: bool,
    format: str,
    language: str | None,
) -> None:
    """Exact odds of every bet of RULESET, an id or the path of a TOML file.

    Counted in whole numbers, not simulated. Conditions between bets and rounding do not enter.
    """
    spoken = language_of(language)
    rules = rules_of(ruleset)
    number = verify_decks(rules, decks)
    found = exact_odds(rules, decks=number, shoe=_shoe(counts, seen, number))
    effects = effects_of_removal(rules, found.shoe) if removal else {}
    for bet in found.left_out:
        click.echo(f"puntobanco: {bet} is left out: it needs the suits of the shoe, so give 52 counts", err=True)
    if format == "json":
        write_json(_document(found, effects))
    elif format == "csv":
        ranks = [f"removal_{rank}" for rank in RANKS] if removal else []
        columns = ("ruleset", "version", "decks", "total", "bet", *FIGURES, "classes", *ranks)
        write_csv(columns, _csv_rows(found, effects))
    else:
        texts = texts_in(spoken, rules.ruleset.messages, files=FILES)
        _write_table(rules, found, texts)
        if removal:
            _write_effects(effects, texts)


def _shoe(counts: str | None, seen: str | None, decks: int) -> Composition | None:
    """The shoe that is given by its counts or by the cards that are out; None for a full one."""
    if counts is not None and seen is not None:
        raise InputError("the shoe is given twice: give --shoe or --seen, not both")
    if seen is not None:
        return shoe_without(decks, parse_cards(seen))
    return None if counts is None else parse_counts(counts, decks=decks)


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


def _document(found: Odds, effects: Effects) -> dict[str, object]:
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
                **({"removal": _removal(effects[bet.bet])} if bet.bet in effects else {}),
            }
            for bet in found.bets.values()
        },
    }


def _removal(effects: Sequence[Fraction | None]) -> dict[str, str | None]:
    return {
        rank: None if effect is None else fraction_text(effect) for rank, effect in zip(RANKS, effects, strict=True)
    }


def _csv_rows(found: Odds, effects: Effects) -> list[list[str]]:
    head = [found.ruleset, found.version, str(found.decks), str(found.total)]
    rows = []
    for bet in found.bets.values():
        classes = " ".join(f"{net}={ways}" for net, ways in bet.classes)
        removed = [text or "" for text in _removal(effects[bet.bet]).values()] if bet.bet in effects else []
        rows.append([*head, bet.bet, *figures(bet).values(), classes, *removed])
    return rows


def _write_effects(effects: Effects, texts: Texts) -> None:
    """What one card less of each rank changes in each bet, in millionths of the stake."""
    rows = [
        (bet_name(texts, bet), *("" if effect is None else texts.number(effect * 10**6, 1) for effect in of_bet))
        for bet, of_bet in effects.items()
    ]
    columns = [texts.say("odds-bet"), *RANKS]
    write_table(columns, [rows], title=texts.say("odds-removal"), right=range(1, len(columns)))


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
