"""Writes the vectors that the verifiers are tested on, from the house's protocol; with --check says whether they stand.

tests/cases/fairness_vectors.json   1,000 shoes: what goes in, and every hash that comes out
tests/cases/fairness_proofs.json    whole proofs, true and false, with the faults of each
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from puntobanco.fairness import prepare_shoe  # noqa: E402 -- the tests' helpers are found by the path above
from puntobanco.fairness.chain import anchor_of, seed_at  # noqa: E402
from puntobanco.fairness.merkle import path_of, salt_at  # noqa: E402
from puntobanco.fairness.shares import Contribution, joint_of, pledge_of  # noqa: E402
from puntobanco.fairness.shoe import ShoeTerms, keys_of  # noqa: E402
from puntobanco.verify import read_proof, verify  # noqa: E402
from tests.verify.lies import BASES, LIES  # noqa: E402

CASES: Final = ROOT / "tests" / "cases"
VECTORS: Final = 1_000
_CHAIN: Final = 30
_PATHS: Final = 4  # every fourth vector has a path, which is half of its text
_DECKS: Final = (1, 2, 3, 6, 8)


def vector(number: int) -> dict[str, object]:
    """One shoe from its seed to its root, and a few of its cards with their path."""
    dice = Random(f"vector {number}")  # noqa: S311 -- the same vectors every time
    secret, index, shoe = dice.randbytes(32), dice.randint(1, _CHAIN), dice.randint(1, 2**40)
    table, behaviour_hash = dice.choice(["star-1", "touch.p0f", "đỏ", "紅"]), dice.randbytes(32).hex()
    contributions = tuple(_contribution(dice, table, shoe) for _ in range(number % 4))
    seed = seed_at(secret, _CHAIN, index)
    terms = ShoeTerms(table, shoe, _DECKS[number % len(_DECKS)], behaviour_hash, contributions)
    keys, prepared = keys_of(seed, terms), prepare_shoe(seed, terms)
    first, count = dice.randint(0, len(prepared.cards) - 6), dice.randint(1, 6)
    return {
        "seed": seed.hex(),
        "index": index,
        "table": table,
        "shoe": shoe,
        "decks": terms.decks,
        "behaviour_hash": behaviour_hash,
        "contributions": [[one.patron, _hex(one.pledge), _hex(one.share)] for one in contributions],
        "first": first,
        "expects": {
            "anchor": anchor_of(secret, _CHAIN).hex(),
            "commitment": prepared.commitment.hex(),
            "joint": joint_of(contributions).hex(),
            "keys": [keys.order.hex(), keys.salts.hex()],
            "order": hashlib.sha256(bytes(prepared.cards)).hexdigest(),
            "root": prepared.root.hex(),
            "cards": list(prepared.cards[first : first + count]),
            "last_salt": salt_at(keys.salts, first + count - 1).hex(),
            "path": [step.hex() for step in path_of(prepared.tree, first, count)] if number % _PATHS == 0 else None,
        },
    }


def _contribution(dice: Random, table: str, shoe: int) -> Contribution:
    patron, share = "p" + dice.randbytes(4).hex(), dice.randbytes(32)
    pledge = pledge_of(table, shoe, patron, share)
    return Contribution(patron, pledge, share if dice.random() < 0.8 else None)  # noqa: PLR2004 -- most reveal


def _hex(value: bytes | None) -> str | None:
    return None if value is None else value.hex()


def proofs() -> dict[str, object]:
    """Base proofs by name, and cases as what differs from their base, so that the file stays small."""
    cases: list[dict[str, object]] = [
        {"name": f"the {name} proof", "of": name, "differs": {}, "faults": []} for name in BASES
    ]
    for lie in LIES:
        told = lie.told()
        verdict = verify(read_proof(json.dumps(told)))
        cases.append(
            {
                "name": lie.name,
                "of": lie.of,
                "differs": {key: value for key, value in told.items() if value != BASES[lie.of][key]},
                "faults": [[fault.code, fault.where] for fault in verdict.faults],
            }
        )
    return {"proofs": BASES, "cases": cases}


def main() -> int:
    """Write both files, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    lines = ",\n".join(
        json.dumps(vector(number), ensure_ascii=False, separators=(",", ":")) for number in range(VECTORS)
    )
    made = {
        CASES / "fairness_vectors.json": f"[\n{lines}\n]\n",
        CASES / "fairness_proofs.json": json.dumps(proofs(), ensure_ascii=False, separators=(",", ":")) + "\n",
    }
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is not what the protocol makes", file=sys.stderr)
        else:
            path.write_text(made[path], "utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
