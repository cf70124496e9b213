"""Write docs/SIDE_BETS.md, every bet of the library with its exact edge: `python scripts/side_bets.py`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from puntobanco.money import percent_text, ratio_text
from puntobanco.odds import Odds, exact_odds, needs_suits
from puntobanco.outcome import FACTS, smallest_grid
from puntobanco.rules import Rules, fragment_names, fragment_text, library_bets, read_own

TARGET = Path(__file__).resolve().parents[1] / "docs" / "SIDE_BETS.md"
EVERY_BET = """
schema = 1
id = "every-bet"
extends = "punto-banco"
version = "1.0.0"
sources = [{ title = "the library", house = "ours", date = "undated", language = "en" }]
[[example]]
cards = "P: Kh 6d  B: 9s 7c"
expects = { winner = "tie" }
"""

HEAD = """# Side bets

<!-- Written by scripts/side_bets.py from the fragments in src/puntobanco/rules/bets; edit those. -->

A library of bets that any rule set takes up. Each is rows over facts of a finished coup, like every bet of the
house; nothing of it is code. A rule set names a fragment and, if it does not want all of it, the bets:

```toml
[[include]]
bets_from = "dragon"                                  # a fragment, below
bets      = ["dragon7", "panda8"]                     # all of it, if not given
limits    = { min_minor = 100, max_minor = 10_000 }   # the fragment's own, if not given
```

What is taken up becomes the rule set's own: its bets (a `[[bet]]` with the same id replaces one), its limits
(those of `[table.limits]` come first), its sources and its names in five languages (its own `[messages]` come
first). It changes the behaviour hash as if it had been written there, rule sets that extend this one inherit
it, and `drop` takes single bets out again. From Python: `puntobanco.load("punto-banco", bets=["dragon",
"egalite-9"])`.

Pays are odds to one. The edge is exact, for a full shoe of eight decks and the tableau of `punto-banco`,
rounded to four digits; where the source prints one, a test compares all of its digits. *S* marks bets that need
to know suits: they are left out where a shoe is given by ranks. "None found" under source says just that: the
pays are those that are usual.

"""

TAIL = """## What is not here, and why

- **Insurance** and every other wager that is taken after the first cards: a coup here takes wagers before its
  first card only.
- **Odds that change with the shoe**, as some live houses offer for colours and totals: pay rows are fixed.
  `odds --shoe` prices them.
- **Streaks and bets on more than one coup**: a bet is decided by the coup it was laid on.
- **Progressive jackpots**: what they pay is not a ratio of the stake.
- **Lucky Win** (the winner totals 0, 1, 2, 3 or 5) and **Super Baccarat** on single totals: their facts are
  here (`winner`, `player_total`, `high_total`), their pay tables were not found.
- **Low and High Tie Max**: the page that prints them gives counts of ways that do not follow from the rule it
  states.

## Facts that a row may speak of

| fact | values | grid |
|---|---|---|
"""


def every_bet() -> Rules:
    """Punto banco with the whole library."""
    includes = "".join(f'[[include]]\nbets_from = "{name}"\n' for name in fragment_names())
    return read_own(EVERY_BET + includes, file="every-bet.toml")


def text() -> str:
    """The whole page, always the same for the same fragments."""
    rules = every_bet()
    odds = exact_odds(rules)
    return HEAD + "".join(_fragment(name, rules, odds) for name in fragment_names()) + TAIL + "".join(_facts())


def _fragment(name: str, rules: Rules, odds: Odds) -> str:
    document = fragment_text(name) or ""
    about = " ".join(line.removeprefix("# ") for line in document.splitlines() if line.startswith("# "))
    sources = {source["title"]: source for source in tomllib.loads(document).get("sources", [])}
    lines = [f"## {name}\n\n{about}\n\n| bet | wins when | pays | edge % | source |\n|---|---|---|---:|---|\n"]
    for bet in (bet for bet in library_bets() if bet.fragment == name):
        compiled = rules.bet(bet.id)
        pays = ", ".join(dict.fromkeys("push" if row.pushes else ratio_text(row.odds) for row in compiled.rows))
        suits = " *S*" if needs_suits(compiled) else ""
        edge = percent_text(odds.bets[bet.id].house_edge, 4)
        lines.append(f"| `{bet.id}`{suits} | {bet.rule} | {pays} | {edge} | {_source(sources.get(bet.source))} |\n")
    return "".join(lines) + "\n"


def _source(source: dict[str, str] | None) -> str:
    if source is None:
        return "none found"
    name = f"{source['house']}, {source['title']}"
    return f"[{name}]({source['address']})" if source.get("address") else name


def _facts() -> Iterator[str]:
    for fact, source in FACTS.items():
        words = ["none" if value is None else str(value).lower() for value in source.values]
        counted = all(isinstance(value, int) and not isinstance(value, bool) for value in source.values)
        values = f"{words[0]} to {words[-1]}" if counted else ", ".join(words)
        grid = smallest_grid([fact])
        yield f"| `{fact}` | {values} | {'' if grid is None else grid.name} |\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
    print(f"wrote {TARGET}")
