"""Rule sets that nobody plays: other tableaus, other fixed cards. What holds for them holds for any."""

from __future__ import annotations

from functools import cache

from puntobanco.rules import Rules, read_own, shipped

_STRANGE = {
    "backwards": """
        [deal]
        order = ["banker", "banker", "player", "player"]
        [tableau]
        natural = "9"
        player = "0-3 5 7"
        [tableau.banker]
        1 = "stood 3"
        4 = "0-9"
        7 = "stood 2 5 8"
        [[example]]
        cards = "P: Kh 9d  B: 2s 3c"
        expects = { winner = "player" }
        pays = { player = "1" }
    """,
    "two-lying": """
        [deal]
        order = ["player", "banker"]
        fixed = { player = "9d", banker = "Kh" }
        [[example]]
        cards = "P: 9d Ks  B: Kh 2c"
        expects = { winner = "player" }
        pays = { player = "1" }
    """,
    "banker-lying": """
        [deal]
        order = ["player", "player"]
        fixed = { banker = "5c 4c" }
        [[example]]
        cards = "P: 9d Ks  B: 5c 4c"
        expects = { winner = "tie" }
        pays = { player = "0" }
    """,
    "pairs-lying": """
        [deal]
        order = []
        fixed = { player = "3h 3h", banker = "Kc Kd" }
        [[example]]
        cards = "P: 3h 3h 2s  B: Kc Kd 5d"
        expects = { winner = "player", player_pair = "suited", banker_pair = "mixed" }
        pays = { player = "1" }
    """,
    "player-stands": """
        [tableau]
        natural = "8-9"
        player = ""
        [[example]]
        cards = "P: 9d Ks  B: 5c 4c"
        expects = { winner = "tie" }
        pays = { player = "0" }
    """,
}


@cache
def rules_named(name: str) -> Rules:
    """A shipped rule set or a strange one."""
    if name not in _STRANGE:
        return shipped(name)
    head = f'schema = 1\nid = "{name}"\nextends = "punto-banco"\nversion = "1.0.0"\n'
    text = head + '[[sources]]\ntitle = "made up"\nhouse = "none"\ndate = "undated"\nlanguage = "en"\n' + _STRANGE[name]
    return read_own(text, file=name)


GAMES = ("punto-banco", "7up-mbs", *_STRANGE)
