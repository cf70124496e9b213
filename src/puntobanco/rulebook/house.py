"""Interrupted rounds, malfunction, idle time and fairness: what holds at every table of the house."""

from __future__ import annotations

from typing import Final

from puntobanco.rulebook.draft import Draft, SectionDraft
from puntobanco.rules import Mode

IDLE_TOLD: Final = 3
IDLE_ROUNDS: Final = 5
SEAT_KEPT_MINUTES: Final = 2
"""What a hall does with seats (`hall/seats.py`, which lies above this layer; a test holds them equal)."""

UNDO_SECONDS: Final = 3
LINK_MINUTES: Final = 3
PICTURE_SECONDS: Final = 10
"""How long a live table waits for what, unless its house says otherwise (`table.terms.LiveTerms`, likewise)."""


def house(draft: Draft) -> SectionDraft:
    """The chapter; what a rule set's own notes say of these things stands there."""
    section = draft.section("house")
    table = draft.rules.ruleset.table
    alone = table.betting_seconds is None
    if not alone:
        section.say("house-link")
        section.say("house-malfunction")
        section.say("house-idle", told=IDLE_TOLD, rounds=IDLE_ROUNDS, minutes=SEAT_KEPT_MINUTES)
    if Mode.RNG in draft.rules.modes():
        section.say("house-fair-promise-touch" if alone else "house-fair-promise")
        section.say("house-fair-shuffle")
    if Mode.LIVE in draft.rules.modes():
        section.say("house-fair-live")
        section.say("house-live-errors", seconds=UNDO_SECONDS)
        section.say("house-live-changed")
        section.say("house-live-waits", minutes=LINK_MINUTES, seconds=PICTURE_SECONDS)
        section.say("house-live-people")
    section.say("house-record")
    return section
