"""RNG-12: on 1,000 shared vectors the outsider's hashes are the house's, and no vector changes unnoticed."""

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from puntobanco.verify import protocol, read_proof, verify

ROOT = Path(__file__).resolve().parents[2]
VECTORS: list[dict[str, Any]] = json.loads((ROOT / "tests/cases/fairness_vectors.json").read_text("utf-8"))
PROOFS: dict[str, Any] = json.loads((ROOT / "tests/cases/fairness_proofs.json").read_text("utf-8"))


def unhex(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)


def test_there_are_a_thousand_vectors() -> None:
    assert len(VECTORS) == 1_000
    assert {len(vector["contributions"]) for vector in VECTORS} == {0, 1, 2, 3}
    assert {vector["decks"] for vector in VECTORS} == {1, 2, 3, 6, 8}


@pytest.mark.slow
def test_every_hash_of_every_vector_comes_out_again() -> None:
    for vector in VECTORS:
        agree(vector)


def agree(vector: dict[str, Any]) -> None:
    expects, seed, shoe = vector["expects"], bytes.fromhex(vector["seed"]), vector["shoe"]
    given = [(patron, unhex(pledge) or b"", unhex(share)) for patron, pledge, share in vector["contributions"]]
    for patron, pledge, share in given:
        assert share is None or protocol.pledge(vector["table"], shoe, patron, share) == pledge
    joint = protocol.joint(given)
    keys = protocol.keys(seed, joint, vector["table"], shoe, vector["behaviour_hash"])
    cards = protocol.order(keys[0], vector["decks"])
    leaves = [protocol.leaf(shoe, at, card, protocol.salt(keys[1], at)) for at, card in enumerate(cards)]
    first, seen = vector["first"], vector["first"] + len(expects["cards"])
    assert {
        "anchor": protocol.anchor(seed, vector["index"]).hex(),
        "commitment": protocol.commitment(seed).hex(),
        "joint": joint.hex(),
        "keys": [key.hex() for key in keys],
        "order": hashlib.sha256(bytes(cards)).hexdigest(),
        "root": protocol.root(leaves).hex(),
        "cards": cards[first:seen],
        "last_salt": protocol.salt(keys[1], seen - 1).hex(),
        "path": expects["path"],
    } == expects
    if expects["path"] is None:
        return
    path = [bytes.fromhex(step) for step in expects["path"]]
    assert protocol.root_from(leaves[first:seen], first, len(cards), path) == protocol.root(leaves)


@pytest.mark.parametrize("case", PROOFS["cases"], ids=lambda case: case["name"])
def test_every_shared_proof_has_the_faults_it_has_in_the_browser(case: dict[str, Any]) -> None:
    proof = PROOFS["proofs"][case["of"]] | case["differs"]
    verdict = verify(read_proof(json.dumps(proof)))
    assert [[fault.code, fault.where] for fault in verdict.faults] == case["faults"]


@pytest.mark.slow
def test_the_vectors_are_what_the_protocol_makes() -> None:
    script = [sys.executable, str(ROOT / "scripts/fairness_vectors.py"), "--check"]
    done = subprocess.run(script, capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_verifier_imports_nothing_of_the_house() -> None:
    source = Path(protocol.__file__).parent
    imports = {
        line.split()[1]
        for path in source.glob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if line.startswith(("from puntobanco", "import puntobanco"))
    }
    assert imports
    assert {name for name in imports if not name.startswith("puntobanco.verify")} == {"puntobanco.errors"}
    browser = ROOT / "web/src/verify"
    for name in ("hashing", "signatures", "protocol", "statements", "felt", "rules", "proof", "verdict"):
        text = (browser / f"{name}.ts").read_text("utf-8")
        assert set(re.findall(r"from '(?!\./)([^']+)'", text)) == set(), f"{name}.ts stands by itself"
