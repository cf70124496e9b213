"""Odds of any shoe, counted in a process of its own: asked by one line of JSON, told by one line.

`python -m puntobanco.runner.reckoning` reads a `ShoeAsked` and writes an `OddsTold` or an `OddsRejected`. Whoever
serves tables has odds counted here, where counting holds nobody up; ending the process ends it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import BinaryIO, Final, TypeAlias

import msgspec
from msgspec import Struct

from puntobanco.cards import parse_cards
from puntobanco.errors import InputError, PuntobancoError, RulesError
from puntobanco.money import fraction_text, percent_text, root_text
from puntobanco.odds import BetOdds, Composition, Odds, exact_odds, parse_counts, verify_decks
from puntobanco.odds.removal import Effects, effects_of_removal, shoe_without
from puntobanco.rules import Rules, library_bets, read_own, read_rules, shipped, text_with_bets
from puntobanco.text import Texts, bet_name, texts_in

EDGE_DIGITS: Final = 10
PERCENT_DIGITS: Final = 6
NICENESS: Final = 10
"""Counting gives way to whoever deals at a table."""


class ShoeAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Odds of a shoe; `rules` is the text of a whole rule set, `beside` names fragments of the library of bets.

    `left` is what COUNTS are on the command line, `seen` cards that are out of a full shoe; one of them may be given.
    """

    rules: str
    beside: tuple[str, ...]
    decks: int | None
    left: str
    seen: str
    removal: bool
    language: str


class WinnerTold(Struct, frozen=True):
    """How often a result comes: "banker", "player" or "tie", with the ways of dealing it."""

    winner: str
    ways: str
    percent: str


class BetReckoned(Struct, frozen=True, kw_only=True):
    """A bet's exact figures on one shoe. `edge` and `hit` are fractions of 1, the others are printed.

    `removal`: by rank, ace to king, what one card less of it changes in the expected net, percent of the stake; null
    where the shoe has no such card, and empty when it was not asked for.
    """

    id: str
    name: str
    edge: str
    hit: str
    edge_percent: str
    rtp_percent: str
    deviation: str
    hit_percent: str
    removal: tuple[str | None, ...]


class OddsTold(Struct, frozen=True, kw_only=True, tag_field="t", tag="odds"):
    """POST /api/odds: exact odds of every bet on one shoe. `total` is the number of ways of dealing from it.

    `ranks` are the copies left of each rank, ace to king; `cards` those of each card, suit by suit (s h d c), empty
    where suits are not known. `left_out` names the bets that need them then.
    """

    ruleset: str
    version: str
    decks: int
    ranks: tuple[int, ...]
    cards: tuple[int, ...]
    total: str
    winners: tuple[WinnerTold, ...]
    bets: tuple[BetReckoned, ...]
    left_out: tuple[str, ...]


class OddsRejected(Struct, frozen=True, kw_only=True, tag_field="t", tag="rejected"):
    """There is no such shoe; `why` says what to change, in English."""

    why: str


OddsAnswer: TypeAlias = OddsTold | OddsRejected


def reckon(asked: ShoeAsked) -> OddsAnswer:
    """Count what is asked for."""
    try:
        rules, unfit = _rules(asked)
        decks = verify_decks(rules, asked.decks)
        found = exact_odds(rules, decks=decks, shoe=_shoe(asked, decks))
        effects = effects_of_removal(rules, found.shoe) if asked.removal else {}
    except PuntobancoError as error:
        return OddsRejected(why=str(error))
    texts = texts_in(asked.language, rules.ruleset.messages, files=("terms",))
    told = _told(found, effects, texts)
    return msgspec.structs.replace(told, left_out=told.left_out + _names(unfit, asked.language))


def _rules(asked: ShoeAsked) -> tuple[Rules, tuple[str, ...]]:
    """The rules with the bets beside, and which of those this game cannot have."""
    rules = read_rules(asked.rules, file="the rule set", find=lambda _: None)
    more = [bet.id for bet in library_bets() if bet.fragment in asked.beside and bet.id not in rules.bet_by_id]
    if not more:
        return rules, ()
    try:
        return _with(asked.rules, rules, more), ()
    except RulesError:
        fit = [bet for bet in more if _is_fit(asked.rules, rules, bet)]
        return (_with(asked.rules, rules, fit) if fit else rules), tuple(bet for bet in more if bet not in fit)


def _with(text: str, rules: Rules, more: Sequence[str]) -> Rules:
    return read_rules(text_with_bets(rules, more), file=rules.id, find=lambda _: text)


def _is_fit(text: str, rules: Rules, bet: str) -> bool:
    """Whether a game can have a bet: one that asks for suits is not for a game whose fixed card has none."""
    try:
        _with(text, rules, [bet])
    except RulesError:
        return False
    return True


def _names(bets: Sequence[str], language: str) -> tuple[str, ...]:
    if not bets:
        return ()
    library = read_own(text_with_bets(shipped("punto-banco"), bets), file="the library")
    texts = texts_in(language, library.ruleset.messages, files=("terms",))
    return tuple(bet_name(texts, bet) for bet in bets)


def _shoe(asked: ShoeAsked, decks: int) -> Composition | None:
    if asked.left and asked.seen:
        raise InputError("the shoe is given twice: give what is left or what was seen, not both")
    if asked.seen:
        return shoe_without(decks, parse_cards(asked.seen))
    return parse_counts(asked.left, decks=decks) if asked.left else None


def _told(found: Odds, effects: Effects, texts: Texts) -> OddsTold:
    return OddsTold(
        ruleset=found.ruleset,
        version=found.version,
        decks=found.decks,
        ranks=found.shoe.ranks,
        cards=found.shoe.cards or (),
        total=str(found.total),
        winners=tuple(
            WinnerTold(winner, str(ways), percent_text(Fraction(ways, found.total), EDGE_DIGITS))
            for winner, ways in found.outcomes.items()
        ),
        bets=tuple(_bet(bet, effects, texts) for bet in found.bets.values()),
        left_out=tuple(bet_name(texts, bet) for bet in found.left_out),
    )


def _bet(bet: BetOdds, effects: Effects, texts: Texts) -> BetReckoned:
    return BetReckoned(
        id=bet.bet,
        name=bet_name(texts, bet.bet),
        edge=fraction_text(bet.house_edge),
        hit=fraction_text(bet.hit_frequency),
        edge_percent=percent_text(bet.house_edge, EDGE_DIGITS),
        rtp_percent=percent_text(bet.rtp, PERCENT_DIGITS),
        deviation=root_text(bet.variance, PERCENT_DIGITS),
        hit_percent=percent_text(bet.hit_frequency, PERCENT_DIGITS),
        removal=tuple(
            None if effect is None else percent_text(effect, PERCENT_DIGITS) for effect in effects.get(bet.bet, ())
        ),
    )


def main(arguments: Sequence[str], given: BinaryIO, told: BinaryIO) -> None:
    """Read one shoe, count, tell."""
    assert not arguments, "a shoe is given on standard input"
    told.write(msgspec.json.encode(reckon(msgspec.json.decode(given.readline(), type=ShoeAsked))) + b"\n")
    told.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    main(sys.argv[1:], sys.stdin.buffer, sys.stdout.buffer)
