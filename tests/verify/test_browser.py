"""STANDARDS 3.15: the browser's verifier and ours say the same of tampered proofs, and neither lets one pass."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from puntobanco.errors import InputError
from puntobanco.verify import read_proof, verify
from tests.verify.lies import BASES
from tests.verify.tampering import tampered

ROOT = Path(__file__).resolve().parents[2]


def node() -> str:
    """The Node that the client is built with."""
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        from client import find_node  # type: ignore[import-not-found] # a script, found by the path above
    finally:
        sys.path.pop(0)
    return str(find_node().program)


def both_refuse(count: int, seed: int) -> None:
    dice, told = Random(seed), []
    for _ in range(count):
        proof, what = tampered(BASES[dice.choice(list(BASES))], dice)
        text = json.dumps(proof)
        try:
            faults = [[fault.code, fault.where] for fault in verify(read_proof(text)).faults]
        except InputError:
            faults = None
        assert faults != [], what
        told.append((text, faults, what))
    lines = "\n".join(text for text, _, _ in told)
    program = [node(), str(ROOT / "web/src/testing/verify_lines.ts")]
    done = subprocess.run(program, input=lines, capture_output=True, text=True, check=True)
    for (_, faults, what), line in zip(told, done.stdout.splitlines(), strict=True):
        assert json.loads(line) == faults, what


@pytest.mark.slow
def test_both_verifiers_refuse_tampered_proofs_for_the_same_reasons() -> None:
    both_refuse(100, seed=7)


@pytest.mark.long
def test_both_verifiers_refuse_a_hundred_thousand_tampered_proofs_for_the_same_reasons() -> None:
    for batch in range(100):
        both_refuse(1_000, seed=batch)
