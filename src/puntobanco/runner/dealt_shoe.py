"""A system played on a shoe that a table dealt, in a process of its own: asked by a line of JSON, told by one.

`python -m puntobanco.runner.dealt_shoe` reads a `ShoeToPlay` and writes a `ShoePlayed`, or a `LabRejected`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from typing import BinaryIO, TypeAlias

import msgspec
from msgspec import Struct

from puntobanco.cards import parse_card
from puntobanco.engine import coup_of
from puntobanco.errors import PuntobancoError
from puntobanco.lab import Terms, study_of, system_of
from puntobanco.lab.columns import Column, End
from puntobanco.lab.on_shoe import OnShoe, play_on, shoe_sentences
from puntobanco.lab.plain import Shoe
from puntobanco.lab.told import title
from puntobanco.rules import Rules, read_rules
from puntobanco.runner.laboratory import NICENESS, LabRejected
from puntobanco.text import texts_in


class HandsDealt(Struct, frozen=True):
    """A coup as it lay on the felt at its end, fixed cards included, each hand in the order of its cards."""

    coup: int
    player: tuple[str, ...]
    banker: tuple[str, ...]


class ShoeToPlay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A system of the house and a shoe; `rules` is the text of a whole rule set, amounts are minor units.

    `first_card` was turned up before the burn; None where nothing was burnt. `bets` empty: what the system is usually
    played on. `bankroll_minor` None: endless. `table` and `shoe` are told back.
    """

    table: str
    shoe: int
    rules: str
    decks: int
    first_card: str | None
    coups: tuple[HandsDealt, ...]
    system: str
    settings: dict[str, str]
    bets: tuple[str, ...]
    unit_minor: int
    bankroll_minor: int | None
    win_goal_minor: int | None
    loss_limit_minor: int | None
    language: str


class CoupPlayed(Struct, frozen=True, kw_only=True):
    """One coup as the system met it. `bet` is None where it sat out.

    `total_minor` is what was won or lost so far, `expected_minor` what the exact edge expects of the stakes so far,
    `bankroll_minor` what is left of the bankroll, None where it is endless.
    """

    coup: int
    winner: str
    bet: str | None
    stake_minor: int
    net_minor: int
    total_minor: int
    expected_minor: float
    bankroll_minor: int | None


class ShoePlayed(Struct, frozen=True, kw_only=True, tag_field="t", tag="shoe"):
    """What a system would have come to on the coups of a shoe that have been shown, in the language asked for.

    `coups` end where the patron would have left; `end` says why: "coups", "ruined", "goal", "limit", "short". `shown`
    counts all that could be played. A net includes what a wager beside it won or lost.
    """

    table: str
    shoe: int
    ruleset: str
    title: str
    says: tuple[str, ...]
    shown: int
    wagers: int
    won: int
    handle_minor: int
    net_minor: int
    expected_minor: float
    end: str
    coups: tuple[CoupPlayed, ...]


ShoeAnswer: TypeAlias = ShoePlayed | LabRejected


def play(asked: ShoeToPlay) -> ShoeAnswer:
    """The answer: how it went, or why it cannot be played so."""
    try:
        rules = read_rules(asked.rules, file="the rule set", find=lambda _: None)
        terms = Terms(
            unit_minor=asked.unit_minor,
            bankroll_minor=asked.bankroll_minor,
            coups=len(asked.coups),
            win_goal_minor=asked.win_goal_minor,
            loss_limit_minor=asked.loss_limit_minor,
        )
        system = system_of(asked.system, asked.settings)
        study = study_of(rules, system, asked.bets, terms, decks=asked.decks)
        return _told(play_on(study, _shoe(rules, asked)), asked)
    except PuntobancoError as error:
        return LabRejected(why=str(error))


def _shoe(rules: Rules, asked: ShoeToPlay) -> Shoe:
    coups = tuple(
        coup_of(rules, [parse_card(card) for card in hands.player], [parse_card(card) for card in hands.banker])
        for hands in asked.coups
    )
    return Shoe(None if asked.first_card is None else parse_card(asked.first_card), coups)


def _told(played: OnShoe, asked: ShoeToPlay) -> ShoePlayed:
    study, row = played.study, played.row
    texts = texts_in(asked.language, study.rules.ruleset.messages, files=("terms", "lab"))
    return ShoePlayed(
        table=asked.table,
        shoe=asked.shoe,
        ruleset=study.rules.id,
        title=title(texts, study),
        says=shoe_sentences(texts, played),
        shown=len(asked.coups),
        wagers=row[Column.WAGERS],
        won=row[Column.WON],
        handle_minor=played.handle,
        net_minor=row[Column.NET],
        expected_minor=float(played.expected[-1]),
        end=End(row[Column.END]).name.lower(),
        coups=tuple(_coups(played, asked)),
    )


def _coups(played: OnShoe, asked: ShoeToPlay) -> Iterator[CoupPlayed]:
    for told, expected in zip(played.story, played.expected, strict=True):
        yield CoupPlayed(
            coup=asked.coups[told.number - 1].coup,
            winner=told.coup.outcome.winner,
            bet=told.bet,
            stake_minor=told.stake,
            net_minor=told.net,
            total_minor=told.total,
            expected_minor=float(expected),
            bankroll_minor=None if asked.bankroll_minor is None else asked.bankroll_minor + told.total,
        )


def main(arguments: Sequence[str], given: BinaryIO, told: BinaryIO) -> None:
    """Read one shoe, play it, tell it."""
    assert not arguments, "a shoe is given on standard input"
    told.write(msgspec.json.encode(play(msgspec.json.decode(given.readline(), type=ShoeToPlay))) + b"\n")
    told.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    main(sys.argv[1:], sys.stdin.buffer, sys.stdout.buffer)
