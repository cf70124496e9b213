"""Whether a proof holds: every fault that can be found, with its place.

First all signatures; where one fails nothing else can be said. Then what the statements say of each other, every card
under the root, drawing and pays, and, once the seed is revealed, the whole shoe.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from puntobanco.verify import protocol
from puntobanco.verify.proof import Proof
from puntobanco.verify.protocol import DECK, Given
from puntobanco.verify.rules import Hands, TablesOfRules
from puntobanco.verify.statements import Statement, read_statement

CONTRIBUTORS_MAX: Final = 16
DECKS_MAX: Final = 24
CHAIN_MAX: Final = 1_000_000
"""Longest chain that is followed."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What does not hold, by its code (`docs/FAIRNESS.md` lists them), and where."""

    code: str
    where: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a proof comes to. With no faults, `coups` and `cards` are proven to have been fixed beforehand.

    `contributors` put their shares into the shuffle, `absent` pledged and did not; with no contributors the house
    shuffled alone. `whole`: the seed is revealed and the whole shoe follows from it.
    """

    faults: tuple[Fault, ...]
    table: str = ""
    shoe: int = 0
    contributors: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    coups: int = 0
    cards: int = 0
    wagers: int = 0
    whole: bool = False
    ended: str | None = None

    @property
    def holds(self) -> bool:
        """Whether nothing was found."""
        return not self.faults


@dataclass(slots=True)
class _Case:
    """A proof whose signatures hold, and what was found in it so far."""

    proof: Proof
    anchor: Statement
    opening: Statement
    pledges: list[Statement]
    promise: Statement | None
    receipts: list[Statement]
    faults: list[Fault] = field(default_factory=list)
    hands: dict[int, Hands] = field(default_factory=dict)

    def fault(self, code: str, where: str) -> None:
        self.faults.append(Fault(code, where))

    def expect(self, *, holds: bool, code: str, where: str) -> None:
        if not holds:
            self.fault(code, where)

    @property
    def given(self) -> list[Given]:
        """Contributions, with their pledges."""
        pledged = {patron: bytes.fromhex(pledge) for patron, pledge in self.opening.rows("pledges")}
        rows = [] if self.promise is None else self.promise.rows("contributions")
        return [
            (patron, pledged.get(patron, b""), None if share is None else bytes.fromhex(share))
            for patron, share in rows
        ]


def verify(proof: Proof, *, house_key: bytes | None = None) -> Verdict:
    """Check a proof; with `house_key`, that it is this house's."""
    if house_key is not None and proof.house_key != house_key:
        return Verdict((Fault("house-key", "file"),))
    case = _signed(proof)
    if isinstance(case, list):
        return Verdict(tuple(case))
    _check_opening(case)
    _check_promise(case)
    _check_receipts(case)
    _check_rules(case)
    _check_reveal(case)
    given = case.given
    return Verdict(
        tuple(case.faults),
        table=case.opening.text("table"),
        shoe=case.opening.whole("shoe"),
        contributors=tuple(patron for patron, _, share in given if share is not None),
        absent=tuple(patron for patron, _, share in given if share is None),
        coups=sum(receipt.whole("coup") > 0 for receipt in case.receipts),
        cards=sum(len(receipt.rows("cards")) for receipt in case.receipts),
        wagers=len(proof.wagers),
        whole=proof.seed is not None and case.promise is not None,
        ended=proof.ended,
    )


def _signed(proof: Proof) -> _Case | list[Fault]:
    key = Ed25519PublicKey.from_public_bytes(proof.house_key)
    faults: list[Fault] = []  # read() fills it

    def read(text: str, scheme: str, where: str) -> Statement:
        found = read_statement(text, scheme, key)
        if isinstance(found, str):
            faults.append(Fault(found, where))
            return Statement({}, "")
        return found

    case = _Case(
        proof,
        read(proof.anchor, "anchor/v1", "anchor"),
        read(proof.opening, "opening/v1", "opening"),
        [read(text, "pledge/v1", f"pledge {number}") for number, text in enumerate(proof.pledges, 1)],
        None if proof.promise is None else read(proof.promise, "promise/v1", "promise"),
        [read(text, "merkle/v1", f"receipt {number}") for number, text in enumerate(proof.receipts, 1)],
    )
    if faults:
        return faults
    return case


def _check_opening(case: _Case) -> None:
    anchor, opening = case.anchor, case.opening
    table, shoe = opening.text("table"), opening.whole("shoe")
    case.expect(holds=1 <= opening.whole("decks") <= DECKS_MAX, code="decks", where="opening")
    in_chain = opening.whole("chain") == anchor.whole("chain") and 1 <= opening.whole("index") <= anchor.whole("shoes")
    case.expect(holds=anchor.text("table") == table and in_chain, code="chain", where="opening")
    pledges = opening.rows("pledges")
    patrons = [patron for patron, _ in pledges]
    few = len(set(patrons)) == len(patrons) <= CONTRIBUTORS_MAX
    case.expect(holds=few and not (pledges and opening.fields["share_with_deal"]), code="contributors", where="opening")
    for number, pledge in enumerate(case.pledges, 1):
        listed = [pledge.text("patron"), pledge.text("pledge")] in pledges
        here = (pledge.text("table"), pledge.whole("shoe")) == (table, shoe)
        case.expect(holds=listed and here, code="pledge", where=f"pledge {number}")


def _check_promise(case: _Case) -> None:
    opening, promise = case.opening, case.promise
    if promise is None:
        case.expect(holds=not case.receipts and case.proof.own is None, code="promise", where="promise")
        return
    table, shoe = opening.text("table"), opening.whole("shoe")
    case.expect(
        holds=(promise.text("table"), promise.whole("shoe"), promise.text("opening")) == (table, shoe, opening.hash),
        code="opening",
        where="promise",
    )
    given = case.given
    if opening.fields["share_with_deal"]:
        listed = len(given) <= 1 and all(share is not None for _, _, share in given)
    else:
        listed = [patron for patron, _, _ in given] == [patron for patron, _ in opening.rows("pledges")]
    case.expect(holds=listed, code="contributors", where="promise")
    for patron, pledged, share in given:
        if share is not None and pledged:
            kept = protocol.pledge(table, shoe, patron, share) == pledged
            case.expect(holds=kept, code="share", where=f"patron {patron}")
    if case.proof.own is not None:
        mine = [(patron, share) for patron, _, share in given]
        case.expect(holds=case.proof.own in mine, code="own-share", where="own")


def _check_receipts(case: _Case) -> None:
    if case.promise is None:
        return
    table, shoe = case.opening.text("table"), case.opening.whole("shoe")
    size = case.opening.whole("decks") * len(DECK)
    root = bytes.fromhex(case.promise.text("root"))
    previous, position, coup = case.promise.hash, 0, -1
    for number, receipt in enumerate(case.receipts, 1):
        where = f"receipt {number}"
        case.expect(
            holds=(receipt.text("table"), receipt.whole("shoe")) == (table, shoe), code="other-shoe", where=where
        )
        case.expect(holds=receipt.text("previous") == previous, code="previous", where=where)
        first, count, cards = receipt.whole("first"), receipt.whole("count"), receipt.rows("cards")
        shown = len(cards) == (count if receipt.whole("coup") else 1)
        follows = first == position and receipt.whole("coup") > coup and first + count <= size
        case.expect(holds=follows and shown and count > 0, code="positions", where=where)
        if shown and cards and first + len(cards) <= size:
            leaves = [
                protocol.leaf(shoe, first + at, DECK.index(card), bytes.fromhex(salt))
                for at, (card, salt) in enumerate(cards)
            ]
            path = [bytes.fromhex(step) for step in _texts(receipt.fields["path"])]
            proven = protocol.root_from(leaves, first, size, path) == root
            case.expect(holds=proven, code="card", where=where)
        previous, position, coup = receipt.hash, first + count, receipt.whole("coup")


def _check_rules(case: _Case) -> None:
    try:
        tables = TablesOfRules(case.proof.rules)
        same = (tables.hash, tables.behaviour_hash) == (case.opening.text("rules"), case.opening.text("behaviour_hash"))
        case.expect(holds=same, code="rules", where="rules")
        if same:
            _check_coups(case, tables)
            _check_wagers(case, tables)
    except (KeyError, IndexError, ValueError, ZeroDivisionError):
        case.fault("rules", "rules")


def _check_coups(case: _Case, tables: TablesOfRules) -> None:
    shown = {felt.coup: felt for felt in case.proof.coups}
    for number, receipt in enumerate(case.receipts, 1):
        where, coup = f"receipt {number}", receipt.whole("coup")
        cards = [card for card, _ in receipt.rows("cards")]
        burnt = tables.burnt(cards[0]) if cards and number == 1 else None
        case.expect(holds=(burnt is not None) == (coup == 0), code="burning", where=where)
        if coup == 0:
            case.expect(holds=receipt.whole("count") == burnt, code="burning", where=where)
            continue
        hands = tables.deal(cards)
        if hands is None or hands.used != len(cards):
            case.fault("drawing", where)
            continue
        case.hands[coup] = hands
        felt = shown.get(coup)
        if felt is not None:
            lies = (list(felt.player), list(felt.banker)) == (hands.player, hands.banker)
            case.expect(holds=lies, code="felt", where=f"coup {coup}")
    proven = {receipt.whole("coup") for receipt in case.receipts} - {0}
    for felt in case.proof.coups:
        case.expect(holds=felt.coup in proven, code="felt", where=f"coup {felt.coup}")
        proven.discard(felt.coup)  # each once


def _check_wagers(case: _Case, tables: TablesOfRules) -> None:
    for number, wager in enumerate(case.proof.wagers, 1):
        hands = case.hands.get(wager.coup)
        paid = None if hands is None else tables.pays(wager.bet, hands, wager.stake)
        right = paid is not None and (paid.gross_win, paid.commission, paid.returned) == (
            wager.gross_win,
            wager.commission,
            wager.returned,
        )
        case.expect(holds=right, code="pays", where=f"wager {number}")


def _check_reveal(case: _Case) -> None:
    seed, opening = case.proof.seed, case.opening
    if seed is None:
        return
    kept = protocol.commitment(seed).hex() == opening.text("commitment")
    case.expect(holds=kept, code="commitment", where="end")
    index = min(opening.whole("index"), case.anchor.whole("shoes"))
    chained = index <= CHAIN_MAX and protocol.anchor(seed, index).hex() == case.anchor.text("anchor")
    case.expect(holds=chained, code="chain", where="end")
    if case.promise is None or not 1 <= opening.whole("decks") <= DECKS_MAX:
        return
    table, shoe = opening.text("table"), opening.whole("shoe")
    joint = protocol.joint(case.given)
    order_key, salts_key = protocol.keys(seed, joint, table, shoe, opening.text("behaviour_hash"))
    order = protocol.order(order_key, opening.whole("decks"))
    leaves = [protocol.leaf(shoe, at, card, protocol.salt(salts_key, at)) for at, card in enumerate(order)]
    same = protocol.root(leaves).hex() == case.promise.text("root")
    case.expect(holds=same, code="root", where="end")
    for number, receipt in enumerate(case.receipts, 1):
        due = [DECK[card] for card in islice(order, receipt.whole("first"), None)]
        came = [card for card, _ in receipt.rows("cards")]
        case.expect(holds=came == due[: len(came)], code="order", where=f"receipt {number}")


def _texts(value: object) -> Sequence[str]:
    assert isinstance(value, list), "checked by its shape"
    return value
