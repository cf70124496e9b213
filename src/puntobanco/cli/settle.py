"""`puntobanco settle`: what wagers on a finished coup return."""

from __future__ import annotations

import json
import re
import sys

import click
import msgspec

from puntobanco.cards import Side
from puntobanco.cli.house import FAILED
from puntobanco.cli.output import write_json, write_table
from puntobanco.cli.rulesets import rules_of, ruleset_argument
from puntobanco.cli.settling import Felt, Line, Settlement, settled
from puntobanco.cli.speech import FILES, language_of, language_option
from puntobanco.errors import InputError, Reason, Refused
from puntobanco.odds import verify_decks
from puntobanco.rules import Mode, Rules
from puntobanco.text import Texts, bet_name, term, texts_in


@click.command(short_help="What wagers on a finished coup return.")
@ruleset_argument
@click.argument("lines", metavar="[-]", required=False, type=click.Choice(["-"]))
@click.option("--player", metavar="CARDS", help='Player\'s hand as it lies on the felt, as in "5h 4d".')
@click.option("--banker", metavar="CARDS", help="Banker's hand.")
@click.option(
    "--wager", "wagers", metavar="BET=STAKE", multiple=True, help="A wager, minor units; give one for each bet."
)
@click.option("--coup", type=click.IntRange(1, 10**6), default=1, metavar="N", help="Number of the coup in its shoe.")
@click.option("--mode", type=click.Choice([mode.value for mode in Mode]), help="Table whose conditions hold.")
@click.option("--decks", type=int, metavar="N", help="Decks of the shoe, if other than the rule set's usual number.")
@click.option("--format", type=click.Choice(["table", "json"]), default="table", show_default=True)
@language_option
@click.pass_context
def settle(  # noqa: PLR0913 (one parameter for each option of the command)
    ctx: click.Context,
    *,
    ruleset: str,
    lines: str | None,
    player: str | None,
    banker: str | None,
    wagers: tuple[str, ...],
    coup: int,
    mode: str | None,
    decks: int | None,
    format: str,
    language: str | None,
) -> None:
    """Settle wagers on a finished coup by RULESET, an id or the path of a TOML file.

    Stakes and answers are in minor units (100 are one star coin). Conditions between wagers hold, limits do not.

    With - one coup a line is read as JSON, {"player": "5h 4d", "banker": "2s 3c", "wagers": {"banker": 1000}}, and
    answered by one line; a refused one with its reason, and then the exit code is 2.
    """
    spoken = language_of(language)
    rules = rules_of(ruleset)
    felt = Felt(rules, _mode(rules, mode), verify_decks(rules, decks))
    if lines:
        if player is not None or banker is not None or wagers:
            raise InputError("with - hands and wagers come from standard input: leave --player, --banker, --wager out")
        if not _settle_lines(felt):
            ctx.exit(FAILED)
        return
    if player is None or banker is None:
        raise InputError('give both hands, as in --player "5h 4d" --banker "2s 3c", or - to read lines')
    settlement = settled(felt, Line(player, banker, _wagers(wagers), coup))
    if format == "json":
        write_json(_document(settlement))
    else:
        _write_table(settlement, texts_in(spoken, rules.ruleset.messages, files=FILES))


def _mode(rules: Rules, asked: str | None) -> Mode:
    """The mode asked for; else live where the rule set is for live tables, since there all conditions hold."""
    if asked is not None:
        return Mode(asked)
    return Mode.LIVE if Mode.LIVE in rules.modes() else Mode.RNG


def _wagers(given: tuple[str, ...]) -> dict[str, int]:
    wagers: dict[str, int] = {}
    for text in given:
        match = re.fullmatch(r"\s*([^=\s]+)\s*=\s*(\d{1,20})\s*", text, re.ASCII)
        if match is None:
            raise InputError(f"{text[:40]!r} is no wager: write bet=stake in whole minor units, as in banker=1000")
        if match[1] in wagers:
            raise InputError(f"{match[1]} is wagered on twice: give each bet once, with its whole stake")
        wagers[match[1]] = int(match[2])
    return wagers


def _settle_lines(felt: Felt) -> bool:
    """Answer every line of standard input; whether none was refused."""
    good = True
    for number, line in enumerate(sys.stdin.buffer, 1):
        try:
            answer = _document(settled(felt, _line(line)))
        except (msgspec.MsgspecError, UnicodeDecodeError, InputError, RecursionError) as error:
            answer = {"refused": Reason.MALFORMED.value, "line": number, "detail": str(error)}
        except Refused as refused:
            answer = {"refused": refused.reason.value, "line": number, "bet": refused.bet, "detail": refused.detail}
        good = good and "refused" not in answer
        write_json({key: value for key, value in answer.items() if value not in (None, "")}, lines=True)
    return good


def _line(line: bytes) -> Line:
    """One coup of a line of JSON. Raises InputError for a name that stands there twice."""
    read = msgspec.json.decode(line, type=Line)

    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found = dict(pairs)
        if len(found) < len(pairs):
            name = next(name for name in found if sum(name == other for other, _ in pairs) > 1)
            raise InputError(f"{name[:40]!r} stands there twice: give it once, a bet with its whole stake")
        return found

    json.loads(line, object_pairs_hook=once)
    return read


def _document(settlement: Settlement) -> dict[str, object]:
    outcome = settlement.coup.outcome
    return {
        "winner": outcome.winner,
        "player_total": outcome.player_total,
        "banker_total": outcome.banker_total,
        "wagers": {
            wager.bet: {
                "stake": wager.stake,
                "gross_win": wager.gross_win,
                "commission": wager.commission,
                "returned": wager.returned,
                "net": wager.net,
            }
            for wager in settlement.wagers
        },
    }


def _write_table(settlement: Settlement, texts: Texts) -> None:
    outcome = settlement.coup.outcome
    title = texts.say(
        f"settle-{outcome.winner}",
        player=term(texts, Side.PLAYER),
        banker=term(texts, Side.BANKER),
        player_total=outcome.player_total,
        banker_total=outcome.banker_total,
    )
    columns = ("settle-bet", "settle-stake", "settle-win", "settle-commission", "settle-returned", "settle-net")
    rows = [
        (
            bet_name(texts, wager.bet),
            *map(texts.coins, (wager.stake, wager.gross_win, wager.commission, wager.returned, wager.net)),
        )
        for wager in settlement.wagers
    ]
    write_table([texts.say(column) for column in columns], [rows], title=title, right=(1, 2, 3, 4, 5))
