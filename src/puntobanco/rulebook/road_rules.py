"""How the roads of a shoe are kept, as this rule set's tables draw them."""

from __future__ import annotations

from typing import Final

from puntobanco.roads import ROWS, DerivedRoad
from puntobanco.rulebook.draft import Draft, SectionDraft
from puntobanco.text import term

ROAD_TERMS: Final = {
    DerivedRoad.BIG_EYE_BOY: "big-eye-boy",
    DerivedRoad.SMALL_ROAD: "small-road",
    DerivedRoad.COCKROACH_PIG: "cockroach-pig",
}


def roads(draft: Draft) -> SectionDraft | None:
    """The chapter; none where every round has a shoe of its own."""
    policies = [draft.rules.ruleset.shoe[mode] for mode in draft.rules.modes()]
    if all(policy.fresh_every_coup for policy in policies):
        return None
    section = draft.section("roads")
    shown = draft.rules.ruleset.table.presentation
    section.say("roads-six", rows=ROWS)
    section.say("roads-bead-points" if shown.bead_points else "roads-bead-letters")
    section.say("roads-pairs")
    section.say("roads-big")
    section.say("roads-big-ties" if shown.ties_on_big_road else "roads-big-no-ties")
    if shown.points_in_rings:
        section.say("roads-big-points")
    section.say("roads-derived")
    for road in DerivedRoad:
        section.steps(_derived(draft, road))
    section.say("roads-derived-tie")
    section.say("roads-ask")
    return section


def _derived(draft: Draft, road: DerivedRoad) -> list[str]:
    """The three sentences about one derived road, which differ only in how far it looks back."""
    say, back = draft.texts.say, road.value
    name = term(draft.texts, ROAD_TERMS[road])
    return [
        say("roads-begins", road=name, column=back + 1, next=back + 2),
        say("roads-new-column", road=name, distance=back + 1),
        say("roads-further", road=name, back=back),
    ]
