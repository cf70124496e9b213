"""The house that the evenings are played at: short windows, known cards, a table for each kind of step."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

WINDOW: Final = "PUNTOBANCO_WINDOW_MS"
"""Environment variable: how long wagers are taken; without it longer on a machine that has too much to do."""
_BUSY: Final = os.getloadavg()[0] / (os.cpu_count() or 1) / 3
BETTING_MS: Final = int(os.environ.get(WINDOW, 1_500 * min(4, max(1, _BUSY))))
HOUR_MS: Final = 3_600_000
GIFT: Final = 100_000_00

BANKER_FIVE: Final = "2h 6s 3d 7c 9s 2d"  # Banker wins, 5 to 4
BANKER_SIX: Final = "Kh 4s 2d 2c 3s"  # Banker wins, 6 to 5
TIE_WITH_PAIRS: Final = "3h 3s 3d 3c"  # six all, a pair on each side
TIE: Final = "Kh 9s 6d 7c"  # six all
THREE_SEVENS: Final = "7s 7h Kc 2d"  # beside the given 7: Banker wins with 7, three 7s lie on the table
COUPS: Final = 2_000

TIMES: Final = f"""
betting_ms = {BETTING_MS}
card_ms    = 40
result_ms  = 400

[times.star-2]     # cards come slowly here: there is time to arrive, to be late and to load the page again
card_ms   = {BETTING_MS // 3}

[times.touch]
result_ms = 0

[times.patient-4]  # nothing is dealt here: what is tried before a wager has all the time
betting_ms = {HOUR_MS}

[times.full-10]    # who sits here must not lose the seat
betting_ms = {HOUR_MS}

[times.high-11]
betting_ms = {HOUR_MS}
"""

CARDS: Final = {
    "star-1": BANKER_FIVE,
    "star-2": BANKER_SIX,
    "star-3": TIE_WITH_PAIRS,
    "punto-5": TIE,
    "seven-up-6": THREE_SEVENS,
    "seven-up-7": THREE_SEVENS,
    "short-9": BANKER_FIVE,
    "high-11": BANKER_FIVE,
}

TABLES: Final = """
[door]
guests_per_address  = 1000
messages_per_second = 50

[[table]]
id      = "star-1"
number  = 1
ruleset = "star-commission"

[[table]]
id      = "star-2"
number  = 2
ruleset = "star-special"

[[table]]
id      = "star-3"
number  = 3
ruleset = "star-commission"

[[table]]
id      = "patient-4"
number  = 4
ruleset = "star-commission"

[[table]]
id      = "punto-5"
number  = 5
ruleset = "punto-banco"

[[table]]
id      = "seven-up-6"
number  = 6
ruleset = "7up-mbs"

[[table]]
id      = "seven-up-7"
number  = 7
ruleset = "7up-online"

[[table]]
id      = "touch"
number  = 8
ruleset = "touch"
mode    = "touch"

[[table]]
id      = "short-9"
number  = 9
ruleset = "short-shoes"

[[table]]                      # one seat, and it is taken
id      = "full-10"
number  = 10
ruleset = "star-commission"
seats   = 1

[[table]]                      # a smallest stake above the smallest chip, and a chip as large as a purse
id          = "high-11"
number      = 11
ruleset     = "star-commission"
chips_minor = [50_000, 10_000_000]
limits      = { banker = { min_minor = 100_000, max_minor = 50_000_000 } }
"""

SHORT_SHOES: Final = """
schema  = 1
id      = "short-shoes"
extends = "star-commission"
version = "1.0.0"
sources = [{ title = "Short shoes", house = "tests", date = "2026", language = "en" }]

[shoe]
coups_max = 2

[messages]
en      = "ruleset-short-shoes = Short shoes"
zh-Hant = "ruleset-short-shoes = 短靴"
zh-Hans = "ruleset-short-shoes = 短靴"
vi      = "ruleset-short-shoes = Hộp bài ngắn"
th      = "ruleset-short-shoes = ขอนไพ่สั้น"

[[example]]
cards   = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
pays    = { tie = "8" }
"""


def write_house(folder: Path) -> tuple[str, ...]:
    """Writes the files of the house; gives the options to serve it by."""
    cards = "\n".join(f"{table} = {json.dumps([coup] * COUPS)}" for table, coup in CARDS.items())
    (folder / "script.toml").write_text(f"{TIMES}[cards]\n{cards}\n", "utf-8")
    (folder / "rules.toml").write_text(SHORT_SHOES, "utf-8")
    (folder / "house.toml").write_text(TABLES, "utf-8")
    return ("--script", "script.toml", "--rules", "rules.toml", "--house", "house.toml")
