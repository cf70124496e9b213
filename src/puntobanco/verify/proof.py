"""A file that proves a shoe, read and given its types. `docs/FAIRNESS.md` says what every field means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from puntobanco.errors import InputError
from puntobanco.verify.statements import fits, is_hash, is_text, is_whole, list_of, or_null, parse

FORMAT: Final = "puntobanco-proof/1"


@dataclass(frozen=True, slots=True)
class Wager:
    """One of the reader's own wagers, as it was settled, minor units."""

    coup: int
    bet: str
    stake: int
    gross_win: int
    commission: int
    returned: int


@dataclass(frozen=True, slots=True)
class Felt:
    """The cards of a coup as they were shown on the felt."""

    coup: int
    player: tuple[str, ...]
    banker: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """A file. Statements are texts, whose signatures nobody has looked at yet. `seed` None: not revealed.

    `own` is the reader's own (patron, share): what they put into the shuffle.
    """

    house_key: bytes
    rules: str
    anchor: str
    opening: str
    pledges: tuple[str, ...]
    promise: str | None
    receipts: tuple[str, ...]
    coups: tuple[Felt, ...]
    wagers: tuple[Wager, ...]
    own: tuple[str, bytes] | None
    ended: str | None
    seed: bytes | None


def read_proof(text: str) -> Proof:
    """Read a file. Raises InputError when it is no proof, or one of another format."""
    data = parse(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise InputError(f"this is no proof of a shoe: its first field should be format = {FORMAT!r}")
    if not _fits(data):
        raise InputError("this proof cannot be read: a field is missing or is not what it should be")
    return _proof(data)


_WAGER: Final = ("coup", "stake_minor", "gross_win_minor", "commission_minor", "returned_minor")


def _fits(data: Mapping[str, object]) -> bool:
    felt = {"coup": is_whole, "player": list_of(is_text), "banker": list_of(is_text)}
    wager = {"bet": is_text, **dict.fromkeys(_WAGER, is_whole)}
    own = {"patron": is_text, "share": is_hash}
    end = {"reason": is_text, "seed": or_null(is_text)}
    shape = {
        "house_key": is_hash,
        "rules": is_text,
        "anchor": is_text,
        "opening": is_text,
        "pledges": list_of(is_text),
        "promise": or_null(is_text),
        "receipts": list_of(is_text),
        "coups": list_of(lambda one: fits(one, felt)),
        "wagers": list_of(lambda one: fits(one, wager)),
        "own": or_null(lambda one: fits(one, own)),
        "end": or_null(lambda one: fits(one, end)),
    }
    if not fits(data, shape):
        return False
    ended = data["end"]
    seed = ended["seed"] if isinstance(ended, dict) else None
    return seed is None or (str(seed).startswith("seed/v1:") and is_hash(str(seed)[8:]))


def _proof(data: dict[str, object]) -> Proof:
    own, end = data["own"], data["end"]
    seed = end["seed"] if isinstance(end, dict) else None
    return Proof(
        house_key=bytes.fromhex(str(data["house_key"])),
        rules=str(data["rules"]),
        anchor=str(data["anchor"]),
        opening=str(data["opening"]),
        pledges=tuple(_list(data["pledges"])),
        promise=None if data["promise"] is None else str(data["promise"]),
        receipts=tuple(_list(data["receipts"])),
        coups=tuple(
            Felt(int(str(one["coup"])), tuple(_list(one["player"])), tuple(_list(one["banker"])))
            for one in _objects(data["coups"])
        ),
        wagers=tuple(_wager(one) for one in _objects(data["wagers"])),
        own=(own["patron"], bytes.fromhex(own["share"])) if isinstance(own, dict) else None,
        ended=end["reason"] if isinstance(end, dict) else None,
        seed=None if seed is None else bytes.fromhex(seed.partition(":")[2]),
    )


def _wager(one: dict[str, object]) -> Wager:
    coup, stake, gross, commission, returned = (int(str(one[name])) for name in _WAGER)
    return Wager(coup, str(one["bet"]), stake, gross, commission, returned)


def _list(value: object) -> list[str]:
    assert isinstance(value, list), "checked by its shape"
    return value


def _objects(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list), "checked by its shape"
    return value
