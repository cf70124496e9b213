"""The chain's hashes depend on everything that they cover, and are what they were."""

import dataclasses

from puntobanco.ledger import Transfer, TransferCode
from puntobanco.storage.chain import event_hash, first_hash

FIRST = "d9dbb17cf97137539a2b4a083ab78b5a4c66f076b3d2282c3773580f3a146390"
SECOND = "3dbe5549dad00d03ed5bec7dcafa891dab997aabaf325becd9baa92838fe5c37"

GRANT = Transfer("grant:ann:first", "mint", "patron:ann", 100, TransferCode.GRANT)


@dataclasses.dataclass(frozen=True)
class Event:
    sequence: int = 1
    epoch: int = 1
    kind: str = "told"
    body: bytes = b"body"
    transfers: tuple[Transfer, ...] = (GRANT,)
    before: bytes = first_hash("t1")

    @property
    def hash(self) -> bytes:
        return event_hash(
            self.before,
            sequence=self.sequence,
            epoch=self.epoch,
            kind=self.kind,
            body=self.body,
            transfers=self.transfers,
        )


def test_the_hashes_are_what_they_were() -> None:
    assert first_hash("t1").hex() == FIRST
    assert Event().hash.hex() == SECOND


def test_every_part_of_an_event_and_of_its_transfers_changes_the_hash() -> None:
    others = [
        Event(sequence=2),
        Event(epoch=2),
        Event(kind="tol", body=b"dbody"),
        Event(body=b"bod"),
        Event(transfers=()),
        Event(transfers=(GRANT, GRANT)),
        Event(before=first_hash("t2")),
        *(
            Event(
                transfers=(Transfer(**({field: getattr(GRANT, field) for field in GRANT.__struct_fields__} | change)),)
            )
            for change in (
                {"id": "grant:ann:firs"},
                {"debit": "min", "credit": "tpatron:ann"},
                {"credit": "patron:an"},
                {"amount_minor": 101},
                {"code": TransferCode.WIN},
            )
        ),
    ]
    assert len({event.hash for event in [Event(), *others]}) == len(others) + 1


def test_two_streams_begin_with_different_hashes() -> None:
    assert first_hash("t1") != first_hash("t2")
