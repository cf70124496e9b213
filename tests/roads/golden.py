"""Golden shoes: what every road of a few seeded shoes was, to the letter. The client must draw the same.

`python -m tests.roads.golden` writes them anew, which is right only when a rule of the roads changed on purpose.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from puntobanco.roads import Tail, counts_of, document, sequence_text
from tests.roads.strategies import random_shoe

FILE: Final = Path(__file__).parents[1] / "cases" / "roads_golden.jsonl"
STAYS: Final = (0.5, 0.5, 0.3, 0.7, 0.85, 0.92)


def golden_text() -> str:
    """One JSON object a line: the shoe in letters, the tail, its document and its counts."""
    lines = []
    for seed, stay in enumerate(STAYS):
        shoe = random_shoe(seed, stay=stay)
        for tail in Tail:
            line = {
                "sequence": sequence_text(shoe),
                "tail": tail.value,
                "document": document(shoe, tail=tail),
                "counts": asdict(counts_of(shoe)),
            }
            lines.append(json.dumps(line, separators=(",", ":")) + "\n")
    return "".join(lines)


if __name__ == "__main__":
    FILE.write_text(golden_text(), encoding="utf-8")
