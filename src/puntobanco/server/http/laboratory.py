"""The lab over HTTP: what there is to choose, and studies played for patrons, bounded, beside the tables' process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager
from typing import Annotated, Final

from msgspec import Meta, Struct

from puntobanco.errors import InputError, Reason, Refused
from puntobanco.lab import TableLimits, names, system_of, usual_unit
from puntobanco.lab.settings import Setting, Word
from puntobanco.lab.study import usual_bets
from puntobanco.lab.systems import ALWAYS, CHOICES, FLAT, PROGRESSIONS, Choosing, Progressing, Sees
from puntobanco.lab.terms import spot_of
from puntobanco.office.rulekeeping import text_of
from puntobanco.rules import Rules
from puntobanco.runner.laboratory import StudyAsked
from puntobanco.server.http.elsewhere import told_elsewhere
from puntobanco.text import texts_in

SESSIONS_MAX: Final = 100_000
COUPS_MAX: Final = 5_000
"""Of one session."""
PLAYED_MAX: Final = 100_000_000
"""Coups of all sessions together."""
VALUED_MAX: Final = 1_000_000
"""The same where every coup has its exact values worked out."""
SECONDS_MAX: Final = 15.0
RUNS_AT_ONCE: Final = 2
"""Studies that the house plays at one time; who asks for another one waits for their turn."""
WAITING_MAX: Final = 20

Money = Annotated[int, Meta(ge=1, le=10**12)]
Name = Annotated[str, Meta(max_length=60)]


class LabAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/lab: play this study. Amounts are minor units; `bankroll_minor` null is endless.

    `system` is one of the menu's, or a choice and a progression joined by "+". `bets` empty: those it is usually
    played on. `lang` is the language of the report.
    """

    ruleset: Name
    system: Name
    settings: Annotated[dict[Name, Annotated[str, Meta(max_length=200)]], Meta(max_length=8)] = {}
    bets: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    unit_minor: Money
    bankroll_minor: Money | None
    coups: Annotated[int, Meta(ge=1, le=COUPS_MAX)]
    sessions: Annotated[int, Meta(ge=1, le=SESSIONS_MAX)]
    win_goal_minor: Money | None = None
    loss_limit_minor: Money | None = None
    seed: Annotated[int, Meta(ge=0, le=2**32 - 1)] = 1
    lang: Annotated[str, Meta(max_length=20)] = "en"


class SettingTold(Struct, frozen=True):
    """Something that can be set on a system, and what holds when nothing is. `words`: those it is one of, if it is."""

    name: str
    usual: str
    words: tuple[str, ...]


class SystemTold(Struct, frozen=True, kw_only=True):
    """A betting system. A "progression" says how much is staked, a "choice" on what.

    `wants`: bets it is played on: "one", "one-or-two", "any", or "sides", one on each side.
    """

    id: str
    kind: str
    title: str
    does: str
    settings: tuple[SettingTold, ...]
    wants: str


class StakesTold(Struct, frozen=True):
    """Stakes that a table takes on a bet, minor units: from least to most, in steps."""

    least_minor: int
    most_minor: int
    step_minor: int


class LabRules(Struct, frozen=True, kw_only=True):
    """A rule set as the lab starts from it: bets with the stakes that its tables take, and the usual unit."""

    id: str
    bets: dict[str, StakesTold]
    usual_bets: tuple[str, ...]
    sides: tuple[str, ...]
    usual_unit_minor: int


class LabMenu(Struct, frozen=True, kw_only=True):
    """GET /api/lab?lang=: the systems, the house's rule sets, and how much one may ask for."""

    systems: tuple[SystemTold, ...]
    rulesets: tuple[LabRules, ...]
    sessions_max: int
    coups_max: int
    played_max: int
    valued_max: int
    seconds_max: float


class Laboratory:
    """Plays studies for patrons, one of each patron at a time and a few in all."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(RUNS_AT_ONCE)
        self._patrons: set[str] = set()

    @staticmethod
    def menu(rules: Sequence[Rules], language: str) -> LabMenu:
        """What there is to choose, in a language."""
        texts = texts_in(language, files=("terms", "lab"))
        return LabMenu(
            systems=tuple(
                SystemTold(
                    id=name,
                    kind="progression" if name in PROGRESSIONS else "choice",
                    title=texts.say(f"lab-system-{name}"),
                    does=texts.say(f"lab-does-{name}"),
                    settings=tuple(map(_setting_told, _entry(name).settings)),
                    wants=(CHOICES[name] if name in CHOICES else CHOICES[ALWAYS]).wants.value,
                )
                for name in names()
            ),
            rulesets=tuple(map(_rules_told, rules)),
            sessions_max=SESSIONS_MAX,
            coups_max=COUPS_MAX,
            played_max=PLAYED_MAX,
            valued_max=VALUED_MAX,
            seconds_max=SECONDS_MAX,
        )

    def begin(self, patron: str, asked: LabAsked, rules: Rules) -> AsyncIterator[bytes]:
        """The lines of a study, as they come. Raises Refused when it is too large or the patron has one running."""
        _verify_size(asked)
        self.verify_turn(patron)
        return self._lines(patron, _study_asked(asked, rules))

    def verify_turn(self, patron: str) -> None:
        """Check that a patron may have something played now. Raises Refused."""
        if patron in self._patrons or len(self._patrons) >= WAITING_MAX:
            raise Refused(Reason.TOO_MANY, detail="one study at a time: wait for the one that runs, or stop it")

    @asynccontextmanager
    async def turn(self, patron: str) -> AsyncIterator[None]:
        """Wait for this patron's turn and hold it for as long as the block."""
        self._patrons.add(patron)
        try:
            async with self._free:
                yield
        finally:
            self._patrons.discard(patron)

    async def _lines(self, patron: str, study: StudyAsked) -> AsyncIterator[bytes]:
        async with self.turn(patron), aclosing(told_elsewhere("puntobanco.runner.laboratory", study)) as lines:
            async for line in lines:
                yield line


def _verify_size(asked: LabAsked) -> None:
    valued = any(CHOICES[part].sees is Sees.VALUES for part in asked.system.split("+") if part in CHOICES)
    most = VALUED_MAX if valued else PLAYED_MAX
    if asked.sessions * asked.coups > most:
        raise Refused(Reason.TOO_LARGE, detail=f"sessions times coups may be {most} here: give fewer of one")


def _study_asked(asked: LabAsked, rules: Rules) -> StudyAsked:
    return StudyAsked(
        rules=text_of(rules),
        system=asked.system,
        settings=asked.settings,
        bets=asked.bets,
        unit_minor=asked.unit_minor,
        bankroll_minor=asked.bankroll_minor,
        coups=asked.coups,
        win_goal_minor=asked.win_goal_minor,
        loss_limit_minor=asked.loss_limit_minor,
        sessions=asked.sessions,
        seed=asked.seed,
        seconds=SECONDS_MAX,
        language=asked.lang,
    )


def _setting_told(setting: Setting) -> SettingTold:
    words = tuple(setting.words) if isinstance(setting, Word) else ()
    return SettingTold(setting.name, setting.usual_text, words)


def _entry(name: str) -> Progressing | Choosing:
    return PROGRESSIONS[name] if name in PROGRESSIONS else CHOICES[name]


def _rules_told(rules: Rules) -> LabRules:
    spots = {bet.id: spot_of(rules, bet.id, TableLimits()) for bet in rules.bets}
    try:
        sides = usual_bets(rules, system_of("follow-last"))
    except InputError:
        sides = ()
    return LabRules(
        id=rules.id,
        bets={bet: StakesTold(spot.least, spot.most, spot.step) for bet, spot in spots.items()},
        usual_bets=usual_bets(rules, system_of(FLAT)),
        sides=sides,
        usual_unit_minor=usual_unit(rules, (), TableLimits()),
    )
