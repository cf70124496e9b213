"""Proofs made by the house's own protocol, for the verifiers to judge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from puntobanco.cards import card_text
from puntobanco.engine import deal, settle_wager
from puntobanco.engine.shoes import burn_count
from puntobanco.fairness import prepare_shoe
from puntobanco.fairness.chain import anchor_of, seed_at
from puntobanco.fairness.receipts import Place, opening_of, promise_of, receipt_of
from puntobanco.fairness.record import seed_text
from puntobanco.fairness.rules_data import rules_hash, rules_text
from puntobanco.fairness.shares import Contribution, pledge_of
from puntobanco.fairness.shoe import ShoeTerms, commitment_of
from puntobanco.fairness.statements import Anchor, PledgeTaken, Signer
from puntobanco.outcome import Outcome
from puntobanco.rules import Mode, Rules, shipped

PROOF = dict[str, Any]
CHAIN = 40


@dataclass(frozen=True)
class Wanted:
    """What proof to make: all of it follows from `seed`."""

    seed: int
    ruleset: str = "star-commission"
    patrons: int = 3
    absent: int = 1
    coups: int = 4
    revealed: bool = True
    touch: bool = False


def proof_of(wanted: Wanted) -> PROOF:
    """A proof that holds."""
    dice = Random(wanted.seed)
    rules = shipped(wanted.ruleset)
    signer = Signer(dice.randbytes(32))
    secret, index, shoe = dice.randbytes(32), dice.randint(1, CHAIN), dice.randint(1, 10_000)
    seed = seed_at(secret, CHAIN, index)
    contributions = _contributions(wanted, dice, shoe)
    terms = ShoeTerms("star-1", shoe, rules.ruleset.decks_usual, rules.behaviour_hash, contributions)
    text = rules_text(rules)
    opening = opening_of(
        signer,
        terms,
        place=Place(7, index),
        commitment=commitment_of(seed),
        rules=rules_hash(text),
        share_with_deal=wanted.touch,
    )
    prepared = prepare_shoe(seed, terms)
    promise = promise_of(signer, terms, prepared, opening=opening)
    receipts, coups, wagers, previous, position = [], [], [], promise, 0
    policy = rules.ruleset.shoe.get(Mode.RNG)
    if policy is not None and policy.burn_by_first_card:
        position = burn_count(policy, prepared.cards[0])
        previous = receipt_of(signer, terms, prepared, coup=0, first=0, count=position, previous=previous)
        receipts.append(previous)
    for coup in range(1, wanted.coups + 1):
        dealt = deal(rules, prepared.cards[position:])
        used = dealt.cards_used
        previous = receipt_of(signer, terms, prepared, coup=coup, first=position, count=used, previous=previous)
        receipts.append(previous)
        position += used
        coups.append(
            {
                "coup": coup,
                "player": list(map(card_text, dealt.player)),
                "banker": list(map(card_text, dealt.banker)),
            }
        )
        wagers += [_wager(rules, coup, bet.id, dice.randint(1, 99_999), dealt.outcome) for bet in rules.bets]
    mine = contributions[0] if contributions else None
    return {
        "format": "puntobanco-proof/1",
        "house_key": signer.public_key.hex(),
        "rules": text,
        "anchor": signer.sign(Anchor("star-1", 7, CHAIN, anchor_of(secret, CHAIN).hex())),
        "opening": opening,
        "pledges": [
            signer.sign(PledgeTaken("star-1", shoe, one.patron, one.pledge.hex()))
            for one in contributions
            if one.pledge is not None
        ],
        "promise": promise,
        "receipts": receipts,
        "coups": coups,
        "wagers": wagers,
        "own": None if mine is None or mine.share is None else {"patron": mine.patron, "share": mine.share.hex()},
        "end": {"reason": "coups-played", "seed": seed_text(seed)} if wanted.revealed else None,
    }


def _contributions(wanted: Wanted, dice: Random, shoe: int) -> tuple[Contribution, ...]:
    made = []
    for number in range(1 if wanted.touch else wanted.patrons):
        patron, share = f"p{dice.randbytes(4).hex()}", dice.randbytes(32)
        pledge = None if wanted.touch else pledge_of("star-1", shoe, patron, share)
        gives = wanted.touch or number < wanted.patrons - wanted.absent
        made.append(Contribution(patron, pledge, share if gives else None))
    return tuple(made)


def _wager(rules: Rules, coup: int, bet: str, stake: int, outcome: Outcome) -> Mapping[str, object]:
    settled = settle_wager(rules, outcome, bet, stake)
    return {
        "coup": coup,
        "bet": bet,
        "stake_minor": stake,
        "gross_win_minor": settled.gross_win,
        "commission_minor": settled.commission,
        "returned_minor": settled.returned,
    }
