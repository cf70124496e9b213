"""Figures of a study in the words of a language: rows of a table, and sentences that say plainly what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from puntobanco.lab.columns import End
from puntobanco.lab.figures import Figures, Interval
from puntobanco.lab.own import OwnSystem
from puntobanco.lab.study import Study
from puntobanco.lab.systems import ALWAYS, FLAT, Sees, System
from puntobanco.text import Texts, bet_name, ruleset_title

STRANGE_ERRORS: Final = 4.0
"""A difference of more standard errors than this comes of chance in one run of some 16,000."""
SHARE_DIGITS: Final = 2
RATE_DIGITS: Final = 4

Row = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Played:
    """A study and what came of it; `wanted`: the sessions that were to be played."""

    study: Study
    figures: Figures
    wanted: int


class Words:
    """Amounts and shares as a language writes them."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def coins(self, minor: float) -> str:
        """Minor units as coins, to the hundredth."""
        return self.texts.number(Fraction(round(minor), 100), 2)

    def share(self, ratio: float, digits: int = SHARE_DIGITS) -> str:
        """A ratio as a percentage."""
        return self.texts.percent(Fraction(ratio), digits)

    def between(self, interval: Interval, written: Callable[[float], str]) -> str:
        """An interval, both ends written alike."""
        return self.texts.say("lab-between", low=written(interval.low), high=written(interval.high))


def system_name(texts: Texts, system: System | OwnSystem) -> str:
    """What a system is called."""
    if isinstance(system, OwnSystem):
        return texts.say("lab-own-system", name=system.name)
    progression = texts.say(f"lab-system-{system.progressing.id}")
    if system.choosing.id == ALWAYS:
        return progression
    choice = texts.say(f"lab-system-{system.choosing.id}")
    if system.progressing.id == FLAT:
        return choice
    return texts.say("lab-plus", choice=choice, progression=progression)


def title(texts: Texts, study: Study) -> str:
    """What was studied, in one line."""
    bets = texts.listed([bet_name(texts, spot.bet.id) for spot in study.spots])
    return texts.say(
        "lab-title",
        system=system_name(texts, study.system),
        bets=bets,
        title=ruleset_title(texts, study.rules.id),
    )


def table(texts: Texts, played: Played) -> tuple[tuple[Row, ...], ...]:
    """Groups of rows: name of a figure, its value, and the interval of an estimate."""
    words = Words(texts)
    return (
        tuple(_counted(words, played)),
        tuple(_money(words, played)),
        tuple(_chances(words, played.figures)),
        tuple(_spreads(words, played.figures)),
    )


def _counted(words: Words, played: Played) -> Iterator[Row]:
    texts, figures = words.texts, played.figures
    yield texts.say("lab-sessions"), texts.number(figures.sessions), ""
    yield texts.say("lab-coups"), texts.number(figures.coups), ""
    yield texts.say("lab-wagers"), texts.number(figures.wagers), ""
    won = words.share(figures.won / figures.wagers) if figures.wagers else texts.number(0)
    yield texts.say("lab-won"), won, ""
    for bet in figures.bets:
        name = texts.say("lab-edge", bet=bet_name(texts, bet.bet))
        yield name, texts.percent(bet.edge, RATE_DIGITS), ""


def _money(words: Words, played: Played) -> Iterator[Row]:
    texts, figures = words.texts, played.figures
    sessions = figures.sessions
    yield texts.say("lab-handle"), words.coins(figures.handle / sessions), ""
    yield texts.say("lab-mean"), words.coins(figures.mean.value), words.between(figures.mean, words.coins)
    yield texts.say("lab-deviation"), words.coins(figures.deviation), ""
    expected = "lab-expected-values" if figures.values_used else "lab-expected"
    yield texts.say(expected), words.coins(-figures.expected_loss / sessions), ""
    if figures.rounded:
        yield texts.say("lab-rounded"), words.coins(figures.rounded / sessions), ""
    yield texts.say("lab-luck"), words.coins(figures.luck.value), words.between(figures.luck, words.coins)
    yield texts.say("lab-errors"), texts.number(Fraction(figures.z), 2), ""
    rate = figures.loss_rate
    yield (
        texts.say("lab-rate"),
        words.share(rate.value, RATE_DIGITS),
        words.between(rate, lambda ratio: words.share(ratio, RATE_DIGITS)),
    )


def _chances(words: Words, figures: Figures) -> Iterator[Row]:
    texts = words.texts
    for name, interval in (
        ("lab-ahead", figures.ahead),
        ("lab-level", figures.level),
        ("lab-behind", figures.behind),
    ):
        yield texts.say(name), words.share(interval.value), words.between(interval, words.share)
    yield texts.say("lab-mean-ahead"), words.coins(figures.mean_ahead), ""
    yield texts.say("lab-mean-behind"), words.coins(-figures.mean_behind), ""
    for end in End:
        interval = figures.ends[end]
        if interval.value or end is End.RUINED:
            name = f"lab-end-{end.name.lower()}"
            yield texts.say(name), words.share(interval.value), words.between(interval, words.share)
    most = figures.table_most
    yield texts.say("lab-table-most"), words.share(most.value), words.between(most, words.share)


def _spreads(words: Words, figures: Figures) -> Iterator[Row]:
    texts = words.texts
    yield texts.say("lab-worst"), words.coins(figures.net_least), ""
    for percent, net in figures.percentiles.items():
        yield texts.say("lab-percentile", percent=percent), words.coins(net), ""
    yield texts.say("lab-best"), words.coins(figures.net_most), ""
    yield texts.say("lab-drawdown"), words.coins(figures.drawdown.mean), ""
    yield texts.say("lab-drawdown-high"), words.coins(figures.drawdown.high), ""
    yield texts.say("lab-drawdown-most"), words.coins(figures.drawdown.most), ""
    yield texts.say("lab-loss-run"), texts.number(Fraction(figures.loss_run.mean), 2), ""
    yield texts.say("lab-loss-run-high"), texts.number(figures.loss_run.high), ""
    yield texts.say("lab-loss-run-most"), texts.number(figures.loss_run.most), ""
    yield texts.say("lab-stake-most"), words.coins(figures.stake_most.mean), ""
    yield texts.say("lab-stake-most-most"), words.coins(figures.stake_most.most), ""


def sentences(texts: Texts, played: Played, yardstick: Figures | None = None) -> tuple[str, ...]:
    """What the figures show. `yardstick`: those of flat stakes on the same shoes."""
    words = Words(texts)
    said = [*_about(words, played)]
    if not played.figures.wagers:
        return (*said, texts.say("lab-says-no-wager"), texts.say("lab-says-play-money"))
    said += [*_ends(words, played.figures), *_against_the_edge(words, played), *_falls(words, played.figures)]
    if yardstick is not None and yardstick.wagers:
        said.append(_beside_flat(words, played.figures.loss_rate, yardstick.loss_rate))
    return (*said, texts.say("lab-says-play-money"))


def _beside_flat(words: Words, rate: Interval, flat: Interval) -> str:
    parts = {
        "rate": rate.value,
        "low": rate.low,
        "high": rate.high,
        "flat": flat.value,
        "flat_low": flat.low,
        "flat_high": flat.high,
    }
    written = {name: words.share(part, RATE_DIGITS) for name, part in parts.items()}
    return words.texts.say("lab-says-yardstick", **written)


def _about(words: Words, played: Played) -> Iterator[str]:
    texts, study = words.texts, played.study
    terms = study.terms
    bankroll = terms.bankroll_minor
    yield texts.say(
        "lab-says-played",
        system=system_name(texts, study.system),
        bets=texts.listed([bet_name(texts, spot.bet.id) for spot in study.spots]),
        sessions=played.figures.sessions,
        sessions_text=texts.number(played.figures.sessions),
        coups=texts.number(terms.coups),
        unit=texts.coins(terms.unit_minor),
        bankroll=texts.say("lab-endless") if bankroll is None else texts.coins(bankroll),
    )
    if study.beside is not None:
        bet = bet_name(texts, study.beside.bet.id)
        yield texts.say("lab-says-beside", stake=texts.coins(study.beside_stake), bet=bet)
    if played.figures.sessions < played.wanted:
        wanted = texts.number(played.wanted)
        yield texts.say("lab-stopped", sessions=texts.number(played.figures.sessions), wanted=wanted)


def _ends(words: Words, figures: Figures) -> Iterator[str]:
    texts = words.texts
    yield texts.say(
        "lab-says-ahead",
        ahead=words.share(figures.ahead.value),
        won=words.coins(figures.mean_ahead),
        behind=words.share(figures.behind.value),
        lost=words.coins(-figures.mean_behind),
    )
    ruined = figures.ends[End.RUINED]
    low, high = words.share(ruined.low), words.share(ruined.high)
    if ruined.value:
        yield texts.say("lab-says-ruined", share=words.share(ruined.value), low=low, high=high)
    else:
        yield texts.say("lab-says-never-ruined", high=high)


def _against_the_edge(words: Words, played: Played) -> Iterator[str]:
    texts, figures, sessions = words.texts, played.figures, played.figures.sessions
    mean = {
        "handle": words.coins(figures.handle / sessions),
        "mean": words.coins(figures.mean.value),
        "low": words.coins(figures.mean.low),
        "high": words.coins(figures.mean.high),
    }
    if figures.values_used:
        yield texts.say("lab-says-values", worth=words.coins(-figures.expected_loss / sessions), **mean)
    else:
        loss = (figures.expected_loss - figures.rounded) / sessions
        yield texts.say("lab-says-expected", loss=words.coins(loss), **mean)
    if figures.rounded:
        yield texts.say("lab-says-rounding", rounded=words.coins(figures.rounded / sessions))
    yield texts.say(
        _about_luck(played),
        luck=words.coins(figures.luck.value),
        z=texts.number(Fraction(figures.z), 1),
    )


def _about_luck(played: Played) -> str:
    system = played.study.system
    looks = not isinstance(system, OwnSystem) and system.choosing.sees in (Sees.CARDS, Sees.VALUES)
    if looks and not played.figures.values_used:
        return "lab-says-counted"
    return "lab-says-luck" if abs(played.figures.z) <= STRANGE_ERRORS else "lab-says-strange"


def _falls(words: Words, figures: Figures) -> Iterator[str]:
    texts = words.texts
    fall = {"drawdown": words.coins(figures.drawdown.high), "run": texts.number(figures.loss_run.high)}
    yield texts.say("lab-says-fall", **fall)
    if figures.table_most.value:
        yield texts.say("lab-says-at-most", share=words.share(figures.table_most.value))
