"""docs/RULE_SETS.md tells every key that is read and no other, every fact, and an example that works as it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from puntobanco.engine import prove
from puntobanco.errors import RulesError
from puntobanco.outcome import FACTS
from puntobanco.rules import Rules, read_own, shipped_text

PAGE = (Path(__file__).parents[2] / "docs" / "RULE_SETS.md").read_text("utf-8")
EXAMPLE = next(iter(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)))

UNKNOWN = "zzz = 1\n"
CLASSIC = (shipped_text("punto-banco") or "").partition("\n[[irregularity]]")[0]
PLACES: dict[str, tuple[str, ...]] = {
    "Top of the file": (UNKNOWN + CLASSIC,),
    "`[[sources]]`": (f"{CLASSIC}\n[[sources]]\n{UNKNOWN}",),
    "`[decks]`": (CLASSIC.replace("[decks]", f"[decks]\n{UNKNOWN}"),),
    "`[deal]`": (CLASSIC.replace("[deal]", f"[deal]\n{UNKNOWN}"),),
    "`[tableau]`": (CLASSIC.replace("[tableau]", f"[tableau]\n{UNKNOWN}"),),
    "`[shoe]`": (CLASSIC.replace("[shoe]", f"[shoe]\n{UNKNOWN}"),),
    "`[settlement]`": (CLASSIC.replace("[settlement]", f"[settlement]\n{UNKNOWN}"),),
    "`[[bet]]`": (f"{CLASSIC}\n[[bet]]\n{UNKNOWN}",),
    "`pays` of a bet": (CLASSIC.replace('odds = "8:1"', 'odds = "8:1", zzz = 1'),),
    "`[[include]]`": (f"{CLASSIC}\n[[include]]\n{UNKNOWN}",),
    "`[[condition]]`": tuple(
        f'{CLASSIC}\n[[condition]]\nkind = "{kind}"\n{UNKNOWN}' for kind in ("only-one-of", "only-with", "first-coups")
    ),
    "`[[irregularity]]`": (f"{CLASSIC}\n[[irregularity]]\n{UNKNOWN}",),
    "`[[paragraph]]`": (f"{CLASSIC}\n[[paragraph]]\n{UNKNOWN}",),
    "`[table]`": (f"{CLASSIC}\n[table]\n{UNKNOWN}",),
    "`[table.limits]`: for each bet": (f"{CLASSIC}\n[table.limits.tie]\n{UNKNOWN}",),
    "`[table.presentation]`": (f"{CLASSIC}\n[table.presentation]\n{UNKNOWN}",),
    "`[[example]]`": (f"{CLASSIC}\n[[example]]\n{UNKNOWN}",),
}
"""By the page's headings: rule sets with one unknown key in that place."""


def _known(texts: tuple[str, ...]) -> set[str]:
    """The keys that the faults of these rule sets name as known."""
    known: set[str] = set()
    for text in texts:
        with pytest.raises(RulesError) as caught:
            read_own(text, file="mine.toml")
        (named,) = {f.expected for f in caught.value.faults if f.key.endswith("zzz") and f.found == "an unknown key"}
        known |= set(named.removeprefix("one of: ").split(", "))
    return known


def _told(heading: str, *, column: int = 0) -> Iterator[str]:
    """The keys in the table below a heading."""
    _, _, after = PAGE.partition(f"# {heading}\n")
    for line in re.split(r"\n##", after)[0].splitlines():
        if line.startswith("| `"):
            yield from re.findall(r"`([^`]+)`", line.split(" | ")[column])


@pytest.mark.parametrize("heading", PLACES)
def test_the_page_tells_every_key_that_is_read_and_no_other(heading: str) -> None:
    told = list(_told(heading))
    assert len(told) == len(set(told))
    # What a file includes is its own before its keys are looked at.
    assert set(told) - {"include"} == _known(PLACES[heading])


def test_every_heading_with_keys_is_compared() -> None:
    headings = re.findall(r"\n### (.*)\n", PAGE)
    assert [heading for heading in headings if heading != "`[messages]`"] == list(PLACES)


def test_the_page_tells_every_fact() -> None:
    told = list(_told("Facts"))
    assert sorted(told) == sorted(FACTS)


def test_the_words_that_facts_have_are_on_the_page() -> None:
    for fact, source in FACTS.items():
        row = next(line for line in PAGE.splitlines() if line.startswith("| `") and f"`{fact}`" in line)
        words = [value for value in source.values if isinstance(value, str)]
        assert fact == "ranks_alike" or all(f"`{word}`" in row or f'`"{word}"`' in row for word in words), fact


def _garden() -> Rules:
    return prove(read_own(EXAMPLE, file="garden.toml"))


def test_the_example_of_the_page_has_seven_bets_and_proves_itself() -> None:
    assert [bet.id for bet in _garden().bets][-1] == "close-call"
    assert len(_garden().bets) == 7
