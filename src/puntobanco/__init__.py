"""An open house for the game of baccarat: rules as data, exact odds, tables to play at. Play money only.

```python
import puntobanco

game = puntobanco.load("7up-mbs")        # an id, or the path of a rule set of one's own
game.odds()                              # exact odds of every bet; a notebook shows the table
game.odds()["banker"].house_edge         # a Fraction
game.odds(seen="7h 7d Kc").to_pandas()   # the rest of a shoe, as a frame
puntobanco.load("punto-banco", bets=["egalite", "dragon7"]).par().save("sheet.pdf")
```

Nothing is loaded before it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from puntobanco.api import Game

__all__ = ["games", "load"]


def load(ruleset: str | Path, *, bets: Iterable[str] = ()) -> Game:
    """A game by the id of a shipped rule set or the path of a TOML file, whose worked coups are dealt first.

    `bets`: names of the library's fragments ("egalite") or of single bets ("dragon7") to take up beside its own.
    Raises InputError when there is no such thing, RulesError with all faults of a file.
    """
    from puntobanco import api

    return api.load(ruleset, bets=bets)


def games() -> tuple[str, ...]:
    """Ids of the rule sets that the package ships."""
    from puntobanco import api

    return api.games()


def __getattr__(name: str) -> str:
    if name == "__version__":
        from importlib.metadata import version

        return version("puntobanco")
    raise AttributeError(f"module 'puntobanco' has no attribute {name!r}")
