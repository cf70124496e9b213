"""A system on one shoe that was dealt: its story coup by coup, what the exact edge makes of its stakes, and in words.

One shoe proves nothing, and the sentences say so: beside what came of it stand the expectation of the stakes and how
far chance alone throws them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Final

from puntobanco.lab.columns import Column, End
from puntobanco.lab.own import OwnSystem
from puntobanco.lab.plain import Shoe, Told, play_plainly
from puntobanco.lab.study import Study
from puntobanco.lab.systems import Sees
from puntobanco.lab.told import Words, system_name
from puntobanco.odds import Composition, bet_odds, total_ways
from puntobanco.odds.exact import exact_ways
from puntobanco.text import Texts, bet_name

_LEFT: Final = {
    End.RUINED: "lab-shoe-end-ruined",
    End.GOAL: "lab-shoe-end-goal",
    End.LIMIT: "lab-shoe-end-limit",
}
"""Ends that may come before the last coup of the shoe."""


@dataclass(frozen=True, slots=True)
class OnShoe:
    """How a session on one shoe went; its row is as `columns.py` says.

    `expected`: for each coup of the story, the net so far that the exact edges of a full shoe expect of the stakes so
    far, minor units.
    """

    study: Study
    row: tuple[int, ...]
    story: tuple[Told, ...]
    expected: tuple[Fraction, ...]

    @property
    def handle(self) -> int:
        """All that was staked, minor units."""
        return sum(self.row[Column.HANDLE :])


def play_on(study: Study, shoe: Shoe) -> OnShoe:
    """Play a study on one shoe, from its first coup to its last or to the end of the session."""
    row, story = play_plainly(study, [shoe])
    edges = dict(zip(study.bets, study.edges, strict=True))
    beside = Fraction(0) if study.beside is None else study.beside_stake * edges[study.beside.bet.id]
    expected: list[Fraction] = []
    net = Fraction(0)
    for told in story:
        if told.bet is not None:
            net -= told.stake * edges[told.bet] + beside
        expected.append(net)
    return OnShoe(study, row, story, tuple(expected))


def deviation(played: OnShoe) -> float:
    """The standard deviation that chance gives the net of these stakes, minor units; without a bet beside them."""
    study = played.study
    full = Composition.full(study.decks)
    total = total_ways(study.rules, full)
    wagered = {told.bet for told in played.story}
    variances = {
        spot.bet.id: bet_odds(spot.bet, exact_ways(study.rules, full, spot.bet.grid), total).variance
        for spot in study.spots
        if spot.bet.id in wagered
    }
    return sqrt(sum(told.stake**2 * variances[told.bet] for told in played.story if told.bet is not None))


def shoe_sentences(texts: Texts, played: OnShoe) -> tuple[str, ...]:
    """What came of it, beside what was to be expected, and that it proves nothing."""
    said = list(_about(texts, played))
    if played.row[Column.WAGERS]:
        said += _beside_the_edge(Words(texts), played)
    else:
        said.append(texts.say("lab-says-no-wager"))
    return (*said, texts.say("lab-shoe-proves-nothing"), texts.say("lab-shoe-play-money"))


def _about(texts: Texts, played: OnShoe) -> Iterator[str]:
    study, row = played.study, played.row
    bankroll = study.terms.bankroll_minor
    yield texts.say(
        "lab-shoe-played",
        system=system_name(texts, study.system),
        bets=texts.listed([bet_name(texts, spot.bet.id) for spot in study.spots]),
        coups=texts.number(row[Column.COUPS]),
        wagers=texts.number(row[Column.WAGERS]),
        won=texts.number(row[Column.WON]),
        unit=texts.coins(study.terms.unit_minor),
        bankroll=texts.say("lab-endless") if bankroll is None else texts.coins(bankroll),
    )
    if study.beside is not None:
        bet = bet_name(texts, study.beside.bet.id)
        yield texts.say("lab-says-beside", stake=texts.coins(study.beside_stake), bet=bet)
    end = End(row[Column.END])
    if end in _LEFT:
        yield texts.say(_LEFT[end], coups=texts.number(row[Column.COUPS]))


def _beside_the_edge(words: Words, played: OnShoe) -> Iterator[str]:
    texts, study, row = words.texts, played.study, played.row
    net = row[Column.NET]
    yield texts.say(
        "lab-shoe-net-won" if net > 0 else "lab-shoe-net-lost" if net < 0 else "lab-shoe-net-level",
        handle=texts.coins(played.handle),
        net=texts.coins(abs(net)),
        most=texts.coins(row[Column.STAKE_MOST]),
        fall=texts.coins(row[Column.DRAWDOWN]),
    )
    expected = words.coins(float(-played.expected[-1]))
    if study.beside is None:
        yield texts.say("lab-shoe-expected", loss=expected, deviation=words.coins(deviation(played)))
    else:
        yield texts.say("lab-shoe-expected-alone", loss=expected)
    system = study.system
    if not isinstance(system, OwnSystem) and system.choosing.sees in (Sees.CARDS, Sees.VALUES):
        yield texts.say("lab-shoe-counted")
