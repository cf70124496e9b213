"""How a house runs a live table, read from `[table.live]` of its file.

[table.live]
staffing = "small"              # "full" by default: who deals, who asks and who approves are three people
calls = "dealer"                # who calls "place your bets" and "no more bets": "dealer", "clock", or "both"
supervisor_present = true       # no coup begins while no supervisor has been there for a minute
undo_seconds = 3
hold_seconds = 180
video_seconds = 10
approval_minutes = 10
video = "https://…"           # the picture
video_sd = "https://…"        # a lighter one for slow lines
[table.live.codes]              # what a scanner types, and the card that it means
"0511" = "5h"
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from puntobanco.cards import card_text, parse_card
from puntobanco.errors import InputError
from puntobanco.hall.table_events import LiveSettings
from puntobanco.rules.reader import Section
from puntobanco.table.terms import LiveTerms, Staffing

_SECOND_MS: Final = 1_000
_MINUTE_MS: Final = 60_000
_VIDEO_PATTERN: Final = r"|https://[^\s\"'<>]{1,500}|http://(localhost|127\.0\.0\.1)[^\s\"'<>]{0,500}"


class Calls(StrEnum):
    """Who calls for bets and closes the betting."""

    DEALER = "dealer"
    CLOCK = "clock"  # opened and closed by the clock; the dealer may close sooner
    BOTH = "both"  # opened by the dealer, closed by the clock or sooner by the dealer


def read_live(section: Section) -> LiveTerms:
    """What a house says of a live table; what it leaves out is as usual."""
    usual = LiveTerms()
    calls = section.choice("calls", Calls, Calls.BOTH)
    terms = LiveTerms(
        staffing=section.choice("staffing", Staffing, usual.staffing),
        undo_ms=section.whole("undo_seconds", usual.undo_ms // _SECOND_MS, least=1, most=30) * _SECOND_MS,
        hold_ms=section.whole("hold_seconds", usual.hold_ms // _SECOND_MS, least=10, most=3_600) * _SECOND_MS,
        video_ms=section.whole("video_seconds", usual.video_ms // _SECOND_MS, least=1, most=600) * _SECOND_MS,
        approval_ms=section.whole("approval_minutes", usual.approval_ms // _MINUTE_MS, least=1, most=60) * _MINUTE_MS,
        supervisor_present=section.flag("supervisor_present", default=usual.supervisor_present),
        opens_by_clock=calls is Calls.CLOCK,
        closes_by_clock=calls is not Calls.DEALER,
        codes=_codes(section.table("codes")),
        video=_address(section, "video"),
        video_sd=_address(section, "video_sd"),
    )
    section.done()
    return terms


def live_settings(terms: LiveTerms) -> LiveSettings:
    """The same as what `[table.live]` would say."""
    opens = Calls.CLOCK if terms.opens_by_clock else Calls.BOTH
    return LiveSettings(
        staffing=terms.staffing.value,
        calls=opens.value if terms.closes_by_clock else Calls.DEALER.value,
        supervisor_present=terms.supervisor_present,
        undo_seconds=terms.undo_ms // _SECOND_MS,
        hold_seconds=terms.hold_ms // _SECOND_MS,
        video_seconds=terms.video_ms // _SECOND_MS,
        approval_minutes=terms.approval_ms // _MINUTE_MS,
        video=terms.video,
        video_sd=terms.video_sd,
        codes=dict(terms.codes),
    )


def _address(section: Section, key: str) -> str:
    return section.text(key, "", pattern=_VIDEO_PATTERN, expected="an address that begins with https://")


def _codes(section: Section) -> Mapping[str, str]:
    codes: dict[str, str] = {}
    for code in section.rest():
        text = section.text(code)
        try:
            codes[code] = card_text(parse_card(text))
        except InputError as error:
            section.fault(code, text, str(error))
    return MappingProxyType(codes)
