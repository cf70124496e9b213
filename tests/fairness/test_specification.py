"""The worked vector in the public specification is true, for the house and for the outsider."""

import json
import re
from itertools import islice
from pathlib import Path
from typing import Any

from puntobanco.cards import card_text
from puntobanco.fairness import prepare_shoe
from puntobanco.fairness.chain import seed_before
from puntobanco.fairness.merkle import salt_at
from puntobanco.fairness.shares import Contribution, joint_of, pledge_of
from puntobanco.fairness.shoe import ShoeTerms, keys_of
from puntobanco.fairness.shuffle import words
from puntobanco.verify import protocol

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "FAIRNESS.md").read_text("utf-8")
VECTOR: dict[str, Any] = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[-1])


def test_the_house_makes_every_line_of_the_worked_vector() -> None:
    seed = bytes.fromhex(VECTOR["seed"])
    contributions = tuple(
        Contribution(patron, bytes.fromhex(pledge), None if share is None else bytes.fromhex(share))
        for patron, pledge, share in VECTOR["contributions"]
    )
    terms = ShoeTerms(VECTOR["table"], VECTOR["shoe"], VECTOR["decks"], VECTOR["behaviour_hash"], contributions)
    keys, shoe = keys_of(seed, terms), prepare_shoe(seed, terms)
    ann = contributions[0]
    assert ann.share is not None
    assert pledge_of(terms.table, terms.shoe, ann.patron, ann.share) == ann.pledge
    made = {
        "commitment": shoe.commitment.hex(),
        "seed_before": seed_before(seed).hex(),
        "joint": joint_of(contributions).hex(),
        "order_key": keys.order.hex(),
        "salts_key": keys.salts.hex(),
        "first_words": list(islice(words(keys.order), 2)),
        "first_cards": " ".join(map(card_text, shoe.cards[:12])),
        "last_card": card_text(shoe.cards[-1]),
        "salt_0": salt_at(keys.salts, 0).hex(),
        "leaf_0": shoe.tree[0][0].hex(),
        "root": shoe.root.hex(),
        "anchor": protocol.anchor(seed, VECTOR["index"]).hex(),
    }
    assert made == {key: VECTOR[key] for key in made}


def test_every_code_of_a_fault_is_in_the_specification() -> None:
    source = Path(protocol.__file__).parent
    said = set()
    for name in ("verdict.py", "statements.py"):
        text = (source / name).read_text("utf-8")
        said |= set(re.findall(r'code="([a-z-]+)"|fault\("([a-z-]+)"|Fault\("([a-z-]+)"|return "([a-z]+)"', text))
    codes = {code for found in said for code in found if code}
    assert len(codes) > 20
    assert {code for code in codes if f"`{code}`" not in PAGE} == set()
