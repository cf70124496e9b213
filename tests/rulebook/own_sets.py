"""Rule sets for these tests: one of a user's own, and any resolved document written back as TOML."""

from __future__ import annotations

import json
from collections.abc import Mapping

OWN = '''
schema  = 1
id      = "garden"
extends = "star-special"
version = "1.0.0"
notes   = ["note-garden", "Said in plain words | with <marks>."]

[[sources]]
title    = "Rules of the garden"
house    = "garden"
date     = "2024-05-01"
language = "en"

[decks]
allowed = "3"
usual   = 3

[[bet]]
id   = "lucky-8"
pays = [
  { when = { winner = "player", player_total = 8, player_cards = 3 }, odds = "25:1" },
  { when = { winner = ["player", "tie"], margin = "0-2" },             odds = "7:3", commission = "2.5%" },
]

[table]
chips_minor = [50_000, 200_000]

[table.limits]
lucky-8 = { min_minor = 50_000, max_minor = 1_000_000 }

[[example]]
cards   = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
pays    = { tie = "8" }

[messages]
en = """
bet-lucky-8 = Lucky *Eight*
ruleset-garden = The Garden
note-garden = Played under trees.
"""
vi = """
bet-lucky-8 = Tám may mắn
"""
'''


def toml_text(document: Mapping[str, object]) -> str:
    """A document as TOML, one line a key."""
    return "\n".join(f"{_key(key)} = {_value(value)}" for key, value in document.items())


def _key(key: str) -> str:
    return json.dumps(key)


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
