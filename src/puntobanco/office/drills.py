"""The drills that dealers practise: those in the package, and a house's own in a folder beside its database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from puntobanco.errors import Fault, RulesError
from puntobanco.hall.profile import TableProfile, terms_of
from puntobanco.rules import Mode, Rules
from puntobanco.table.terms import LiveTerms, TableMode, Terms
from puntobanco.training.drill import Drill, Mishap, read_drill
from puntobanco.training.perfect import verify_drill
from puntobanco.training.practice import TABLE

_DRILLS: Final = files("puntobanco.training") / "drills"


@cache
def shipped_drills() -> tuple[Drill, ...]:
    """The drills in the package, by the names of their files."""
    entries = sorted((entry for entry in _DRILLS.iterdir() if entry.name.endswith(".toml")), key=lambda one: one.name)
    return tuple(read_drill(entry.read_text("utf-8"), file=entry.name) for entry in entries)


def own_drills(texts: Mapping[str, str], rules: Iterable[Rules]) -> tuple[Drill, ...]:
    """A house's own drills, from the texts of files by name, each done perfectly once. Raises RulesError."""
    live = [one for one in rules if Mode.LIVE in one.modes()]
    faults: list[Fault] = []
    own: list[Drill] = []
    for file, text in texts.items():
        try:
            drill = read_drill(text, file=file, own=True)
            _verify_new(drill, (*shipped_drills(), *own), live, file=file)
            for one in live:
                if drill.is_for(one.id):
                    verify_drill(drill, practice_terms(one), file=file)
        except RulesError as error:
            faults.extend(error.faults)
            continue
        own.append(drill)
    if faults:
        raise RulesError(tuple(faults))
    return tuple(own)


def drills_for(drills: Iterable[Drill], ruleset: str) -> tuple[Drill, ...]:
    """Those that can be practised by these rules: shuffled ones first, a house's own last."""
    found = [drill for drill in drills if drill.is_for(ruleset)]
    return tuple(
        sorted(found, key=lambda one: (one.own, bool(one.coups), not one.count, one.mishaps_per_coup, len(one.mishaps)))
    )


def mishaps_of(drills: Iterable[Drill], ruleset: str) -> tuple[Mishap, ...]:
    """All that goes wrong in the scripted drills of a game: what a shuffled one draws from."""
    return tuple(mishap for drill in drills_for(drills, ruleset) for mishap in drill.mishaps)


def practice_terms(rules: Rules) -> Terms:
    """The terms of a table to practise at: the rule set's own, called by the dealer, and staffed in full."""
    live = LiveTerms(closes_by_clock=False)
    return terms_of(TableProfile(TABLE, 1, "", rules.id, mode=TableMode.LIVE, live=live), rules)


def _verify_new(drill: Drill, known: Iterable[Drill], live: Iterable[Rules], *, file: str) -> None:
    """Its games are dealt live here, and none of them has another drill of this id."""
    games = [one.id for one in live]
    faults = [
        Fault(file, "games", game, "games that are dealt live: " + ", ".join(games))
        for game in drill.games
        if game not in games
    ]
    taken = {game for other in known if other.id == drill.id for game in other.games or games}
    if taken.intersection(drill.games or games):
        faults.append(Fault(file, "id", drill.id, "an id that no other drill of the game has"))
    if faults:
        raise RulesError(tuple(faults))
