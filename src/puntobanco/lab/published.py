"""Sequences that others have printed for a system: how the wagers ended and how many units each had.

The house proves its systems on them, as a rule set proves itself on worked coups. A win pays even money unless the
source says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Worked:
    """One printed sequence: ends W, L or P of the wagers, the units of each, and what they come to in units.

    `units` may have one more than `ends`: the wager that would follow. `settings` are those of the source.
    """

    ends: str
    units: tuple[int, ...]
    net: int
    source: str
    settings: tuple[tuple[str, str], ...] = ()


MARTINGALE = (
    Worked(
        "LWLLLWWLWW",
        (1, 2, 1, 2, 4, 8, 1, 1, 2, 1),
        5,
        "https://bot.seuntjie.com/bettingsystem.aspx?id=1",
    ),
    Worked("LLLLLLL", (1, 2, 4, 8, 16, 32, 64, 128), -127, "https://www.internetbaccarat.org/betting-systems/"),
)
GRAND_MARTINGALE = (Worked("LL", (1, 3, 7), -4, "http://www.cyberspacecasinos.com/onlineroulette.html"),)
PAROLI = (
    Worked("WWW", (1, 2, 4, 1), 7, "https://roulette-strategy-to-win.com/the-paroli-betting-system/"),
    Worked("LWL", (1, 1, 2, 1), -2, "https://roulette-strategy-to-win.com/the-paroli-betting-system/"),
)
ONE_THREE_TWO_SIX = tuple(
    Worked(ends, units, net, "https://www.netbet.org/casino-games/baccarat/system/1-3-2-6.html")
    for ends, units, net in (
        ("WWWW", (1, 3, 2, 6, 1), 12),
        ("L", (1, 1), -1),
        ("WL", (1, 3, 1), -2),
        ("WWL", (1, 3, 2, 1), 2),
        ("WWWL", (1, 3, 2, 6, 1), 0),
    )
)
ONE_THREE_TWO_FOUR = (
    Worked(
        "WWWW",
        (1, 3, 2, 4, 1),
        10,
        "https://blog.betway.com/casino/baccarat-strategy-101-what-is-the-1-3-2-4-betting-system/",
    ),
    Worked("WWWL", (1, 3, 2, 4, 1), 2, "https://fortunepalace.co.uk/1324-baccarat-roulette-gambling-strategy.html"),
)
FIBONACCI = (
    Worked("LLLLWW", (1, 1, 2, 3, 5, 2, 1), 0, "https://truebet.at.ua/publ/stategies/fibonacci_system/6-1-0-36"),
)
D_ALEMBERT = (
    Worked(
        "LLLWLWWLWWW",
        (1, 2, 3, 4, 3, 4, 3, 2, 3, 2, 1),
        6,
        "sportsbookreview.com, forum, thread 9221: here, every betting system known to man",
    ),
)
LABOUCHERE = (
    Worked(
        "WLWWLW",
        (2, 4, 6, 5, 7, 11),
        13,
        "http://www.boomdang.co.uk/cancellation-roulette-strategy/",
        (("line", "1-2-3-4-5-4-3-2-1"),),
    ),
    Worked("LW", (6, 7), 1, "http://www.roulettetoken.com/labouchere-roulette-system/", (("line", "1-2-3-4-5"),)),
)
OSCARS_GRIND = tuple(
    Worked(ends, units, 1, "https://www.roulettestar.com/systems/oscar/")
    for ends, units in (
        ("LLLLLWWW", (1, 1, 1, 1, 1, 1, 2, 3, 1)),
        ("LWLWW", (1, 1, 1, 1, 1, 1)),
        ("LLWLWLLWWLLWW", (1, 1, 1, 2, 2, 2, 2, 2, 3, 1, 1, 1, 2, 1)),
    )
)
