"""Write the house edges of the shipped rule sets to src/puntobanco/odds/returns.json: `python scripts/returns.py`."""

from __future__ import annotations

import json
from pathlib import Path

from puntobanco.odds.returns import counted_edges
from puntobanco.rules import shipped, shipped_ids

TARGET = Path(__file__).resolve().parents[1] / "src" / "puntobanco" / "odds" / "returns.json"


def text() -> str:
    """The whole file, always the same for the same rule sets."""
    known = {rules.behaviour_hash: rules for rules in map(shipped, shipped_ids())}
    edges = {
        behaviour_hash: {bet: str(edge) for bet, edge in counted_edges(rules).items()}
        for behaviour_hash, rules in sorted(known.items())
    }
    return json.dumps(edges, indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
    print(f"wrote {TARGET}")
