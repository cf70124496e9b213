"""A proof holds, and no lie in it does: a stranger's fails by its signature, the house's own by what it contradicts."""

import json
from random import Random

import pytest

from puntobanco.errors import InputError
from puntobanco.rules import shipped_ids
from puntobanco.verify import Fault, Verdict, read_proof, verify
from tests.verify.lies import BASES, LIES, Lie
from tests.verify.made import PROOF, Wanted, proof_of
from tests.verify.tampering import tampered


def judged(proof: PROOF) -> Verdict:
    return verify(read_proof(json.dumps(proof)))


@pytest.mark.parametrize("ruleset", shipped_ids())
def test_rng_12_a_shoe_of_every_rule_set_is_proven_with_its_pays(ruleset: str) -> None:
    verdict = judged(proof_of(Wanted(5, ruleset, coups=5)))
    assert verdict.faults == ()
    assert (verdict.coups, verdict.whole, verdict.ended) == (5, True, "coups-played")
    assert verdict.wagers
    assert (len(verdict.contributors), len(verdict.absent)) == (2, 1)


def test_a_coup_is_proven_before_the_shoe_ends() -> None:
    verdict = judged(BASES["running"])
    assert (verdict.holds, verdict.whole, verdict.coups, verdict.ended) == (True, False, 4, None)


def test_a_house_that_shuffled_alone_has_no_contributors() -> None:
    verdict = judged(BASES["alone"])
    assert (verdict.holds, verdict.contributors, verdict.absent) == (True, (), ())


def test_where_the_house_is_bound_first_a_share_needs_no_pledge() -> None:
    verdict = judged(BASES["touch"])
    assert verdict.holds
    assert len(verdict.contributors) == 1


def test_an_opening_waits_for_its_shares() -> None:
    opened = BASES["star"] | {"promise": None, "receipts": [], "coups": [], "wagers": [], "own": None, "end": None}
    assert judged(opened).holds
    assert judged(opened | {"receipts": BASES["star"]["receipts"]}).faults[0] == Fault("promise", "promise")


def test_a_proof_of_another_house_is_refused_where_the_key_is_known() -> None:
    proof = read_proof(json.dumps(BASES["star"]))
    assert verify(proof, house_key=proof.house_key).holds
    assert verify(proof, house_key=bytes(32)).faults == (Fault("house-key", "file"),)


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.name)
def test_no_lie_holds(lie: Lie) -> None:
    verdict = judged(lie.told())
    assert lie.codes <= {fault.code for fault in verdict.faults}, verdict.faults


@pytest.mark.parametrize("name", BASES)
def test_the_lies_begin_from_proofs_that_hold(name: str) -> None:
    assert judged(BASES[name]).holds


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "other"}', '{"format": "puntobanco-proof/1"}', "NaN"])
def test_what_is_no_proof_is_said_to_be_none(text: str) -> None:
    with pytest.raises(InputError, match="proof"):
        read_proof(text)


def refused(proof: PROOF) -> bool:
    try:
        return not judged(proof).holds
    except InputError:
        return True


def test_rng_12_a_tampered_statement_is_refused() -> None:
    dice = Random(2024)
    for _ in range(300):
        proof, what = tampered(BASES[dice.choice(list(BASES))], dice)
        assert refused(proof), what


@pytest.mark.long
def test_rng_12_a_hundred_thousand_tampered_statements_are_refused() -> None:
    dice = Random(1)
    for _ in range(100_000):
        proof, what = tampered(BASES[dice.choice(list(BASES))], dice)
        assert refused(proof), what
