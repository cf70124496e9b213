"""What might be done to a proof: by strangers without the key of the house, and by a house over its own signature."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from puntobanco.fairness.digests import framed
from puntobanco.fairness.statements import Signer, statement_hash
from tests.verify.made import PROOF, Wanted, proof_of

Fields = dict[str, Any]
OTHER = "ab" * 32


@dataclass(frozen=True)
class Lie:
    """A change that has to be found, and the codes of the faults that tell it."""

    name: str
    codes: frozenset[str]
    change: Callable[[PROOF], None]
    of: str = "star"

    def told(self) -> PROOF:
        """The base proof with the lie in it."""
        proof = copy.deepcopy(BASES[self.of])
        self.change(proof)
        return proof


WANTED = {
    "star": Wanted(11),
    "burnt": Wanted(12, "punto-banco", patrons=2, absent=0),
    "touch": Wanted(13, "touch", touch=True, coups=1),
    "alone": Wanted(14, "7up-mbs", patrons=0, absent=0),
    "running": Wanted(15, "star-special", revealed=False),
}
BASES = {name: proof_of(wanted) for name, wanted in WANTED.items()}


def fields_of(statement: str) -> Fields:
    """What a statement says."""
    fields: Fields = json.loads(statement.split(":", 2)[2])
    return fields


def signed_anew(proof: PROOF, statement: str, fields: Fields) -> str:
    """A statement that says something else, over the house's own signature."""
    signer = next(s for s in SIGNERS if s.public_key.hex() == proof["house_key"])
    scheme = statement.split(":", 1)[0]
    written = msgspec.json.encode(fields)
    signature = signer._key.sign(framed(scheme.encode(), written))
    return f"{scheme}:{signature.hex()}:{written.decode()}"


def _signers() -> list[Signer]:
    return [Signer(Random(wanted.seed).randbytes(32)) for wanted in WANTED.values()]


SIGNERS = _signers()


def house_says(place: str, change: Callable[[Fields], None], number: int = 0) -> Callable[[PROOF], None]:
    """The house changes a statement, signs it, and signs anew whatever hangs on it by hashes."""

    def told(proof: PROOF) -> None:
        many = isinstance(proof[place], list)
        statement = proof[place][number] if many else proof[place]
        fields = fields_of(statement)
        change(fields)
        said = signed_anew(proof, statement, fields)
        if many:
            proof[place][number] = said
        else:
            proof[place] = said
        _hang_on(proof, place)

    return told


def _hang_on(proof: PROOF, changed: str) -> None:
    if changed == "opening":
        fields = fields_of(proof["promise"])
        proof["promise"] = signed_anew(proof, proof["promise"], fields | {"opening": statement_hash(proof["opening"])})
    previous = proof["promise"]
    for number, receipt in enumerate(proof["receipts"]):
        fields = fields_of(receipt) | {"previous": statement_hash(previous)}
        previous = proof["receipts"][number] = signed_anew(proof, receipt, fields)


def _set(**changes: object) -> Callable[[Fields], None]:
    return lambda fields: fields.update(changes)


def _add(name: str, step: int) -> Callable[[Fields], None]:
    return lambda fields: fields.update({name: fields[name] + step})


def _card(fields: Fields) -> None:
    card, salt = fields["cards"][0]
    fields["cards"][0] = ["As" if card != "As" else "Kd", salt]


def _salt(fields: Fields) -> None:
    fields["cards"][0][1] = OTHER


def _step(fields: Fields) -> None:
    fields["path"][0] = OTHER


def _swapped(fields: Fields) -> None:
    fields["cards"].reverse()


def _cut(fields: Fields) -> None:
    fields["cards"].pop()
    fields["count"] -= 1


def _drop_receipt(proof: PROOF) -> None:
    del proof["receipts"][1]
    _hang_on(proof, "receipts")


def _letter(place: str) -> Callable[[PROOF], None]:
    def change(proof: PROOF) -> None:
        many = isinstance(proof[place], list)
        statement = proof[place][0] if many else proof[place]
        changed = statement[:-2] + (" " if statement[-2] != " " else "x") + statement[-1]
        if many:
            proof[place][0] = changed
        else:
            proof[place] = changed

    return change


def _share(fields: Fields) -> None:
    fields["contributions"][0][1] = OTHER


def _no_share(fields: Fields) -> None:
    fields["contributions"][0][1] = None


def _other_patron(fields: Fields) -> None:
    fields["contributions"][0][0] = "puppet"


def _pledges(count: int) -> Callable[[Fields], None]:
    return lambda fields: fields.update(pledges=[[f"p{number}", OTHER] for number in range(count)])


def _pledge_twice(fields: Fields) -> None:
    fields["pledges"].append(fields["pledges"][0])


def _paid_more(name: str) -> Callable[[PROOF], None]:
    def change(proof: PROOF) -> None:
        proof["wagers"][0][name] += 1

    return change


def _felt(proof: PROOF) -> None:
    proof["coups"][0]["player"][0] = "As" if proof["coups"][0]["player"][0] != "As" else "2s"


def _renumbered(proof: PROOF) -> None:
    proof["coups"][0]["coup"] += 1_000


def _felt_twice(proof: PROOF) -> None:
    proof["coups"].append(proof["coups"][0])


def _no_last_receipt(proof: PROOF) -> None:
    del proof["receipts"][-1]


def _draws(proof: PROOF) -> None:
    """The house's tables let nobody draw, and the house says that they always did."""
    rules = json.loads(proof["rules"])
    proof["rules"] = json.dumps(rules | {"draws": "0" * 1200})


def _rules_and_hash(proof: PROOF) -> None:
    from puntobanco.fairness.rules_data import rules_hash

    _draws(proof)
    house_says("opening", _set(rules=rules_hash(proof["rules"])))(proof)


def _seed(proof: PROOF) -> None:
    proof["end"]["seed"] = "seed/v1:" + OTHER


def _own(proof: PROOF) -> None:
    proof["own"]["share"] = OTHER


def _other_key(proof: PROOF) -> None:
    proof["house_key"] = Signer(b"o" * 32).public_key.hex()


def _reveal(fields: Fields) -> None:
    fields["commitment"] = OTHER


def _codes(*codes: str) -> frozenset[str]:
    return frozenset(codes)


LIES = [
    *(
        Lie(f"a letter of the {place}", _codes("signature"), _letter(place))
        for place in ("anchor", "opening", "promise")
    ),
    Lie("a letter of a receipt", _codes("signature"), _letter("receipts")),
    Lie("a letter of a pledge", _codes("signature"), _letter("pledges")),
    Lie("another house's key", _codes("signature"), _other_key),
    Lie("another card", _codes("card", "order"), house_says("receipts", _card, 1)),
    Lie("another salt", _codes("card"), house_says("receipts", _salt, 1)),
    Lie("another path", _codes("card"), house_says("receipts", _step, 2)),
    Lie("cards in another order", _codes("card", "order"), house_says("receipts", _swapped, 0)),
    Lie("a card held back", _codes("card", "drawing"), house_says("receipts", _cut, 3)),
    Lie("a receipt left out", _codes("positions"), _drop_receipt),
    Lie("a position skipped", _codes("positions", "card"), house_says("receipts", _add("first", 1), 3)),
    Lie("more cards than shown", _codes("positions"), house_says("receipts", _add("count", 1), 3)),
    Lie("a coup told twice", _codes("positions"), house_says("receipts", _set(coup=1), 1)),
    Lie("a receipt of another shoe", _codes("other-shoe"), house_says("receipts", _add("shoe", 1), 1)),
    Lie("a receipt of another table", _codes("other-shoe"), house_says("receipts", _set(table="star-2"), 1)),
    Lie("another root", _codes("card", "root"), house_says("promise", _set(root=OTHER))),
    Lie("a promise of another opening", _codes("opening"), house_says("promise", _set(opening=OTHER))),
    Lie("a promise of another shoe", _codes("opening"), house_says("promise", _add("shoe", 1))),
    Lie("another share", _codes("share", "own-share", "root"), house_says("promise", _share)),
    Lie("a share called absent", _codes("own-share", "root"), house_says("promise", _no_share)),
    Lie("a puppet in the list", _codes("contributors", "own-share", "root"), house_says("promise", _other_patron)),
    Lie("a pledge twice", _codes("contributors"), house_says("opening", _pledge_twice)),
    Lie("more pledges than may be", _codes("contributors", "pledge"), house_says("opening", _pledges(17))),
    Lie("a pledge of another shoe", _codes("pledge"), house_says("pledges", _add("shoe", 1))),
    Lie("a pledge that is not listed", _codes("pledge"), house_says("pledges", _set(pledge=OTHER))),
    Lie("a shoe of another chain", _codes("chain"), house_says("opening", _add("chain", 1))),
    Lie("a seed beyond the chain", _codes("chain"), house_says("opening", _set(index=1_000))),
    Lie("another anchor", _codes("chain"), house_says("anchor", _set(anchor=OTHER))),
    Lie("another commitment", _codes("commitment"), house_says("opening", _reveal)),
    Lie("no decks at all", _codes("decks", "positions"), house_says("opening", _set(decks=0))),
    Lie("another seed", _codes("commitment", "chain", "root", "order"), _seed),
    Lie("another rule set's name", _codes("rules", "root"), house_says("opening", _set(behaviour_hash="x"))),
    Lie("other tables of rules", _codes("rules"), _draws),
    Lie("other tables of rules, signed", _codes("drawing", "pays"), _rules_and_hash),
    Lie("a share that nobody gave", _codes("own-share"), _own),
    Lie("another card on the felt", _codes("felt"), _felt),
    Lie("a coup on the felt under a number without a receipt", _codes("felt"), _renumbered),
    Lie("a coup on the felt twice", _codes("felt"), _felt_twice),
    Lie("the last receipt left out", _codes("felt"), _no_last_receipt),
    *(
        Lie(f"another {name}", _codes("pays"), _paid_more(name))
        for name in ("gross_win_minor", "commission_minor", "returned_minor")
    ),
    Lie("fewer burnt", _codes("burning", "positions"), house_says("receipts", _add("count", -1), 0), of="burnt"),
    Lie("no burning", _codes("burning"), house_says("receipts", _set(coup=1), 0), of="burnt"),
    Lie("a pledge where none is given", _codes("contributors"), house_says("opening", _pledges(1)), of="touch"),
    Lie("a share left out", _codes("own-share", "root"), house_says("promise", _set(contributions=[])), of="touch"),
    Lie(
        "a contributor made up",
        _codes("contributors", "root"),
        house_says("promise", _set(contributions=[["p", OTHER]])),
        of="alone",
    ),
    Lie("a card before the reveal", _codes("card"), house_says("receipts", _card, 1), of="running"),
]
