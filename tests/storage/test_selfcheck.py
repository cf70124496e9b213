"""The quick check of a record at start, over every store: a sound one passes, and what hangs on its events is found."""

from __future__ import annotations

from puntobanco.storage import HALL
from puntobanco.storage.selfcheck import chain_faults, ledger_faults
from tests.storage.houses import House


async def test_a_sound_record_passes_in_every_store(house: House) -> None:
    await house.admit("ann", 1_000)
    await house.do(await house.wager("t1", "ann", 100, "w1"))
    await house.do(await house.settlement("t1", {"ann": 100}))
    store = house.store
    assert await ledger_faults(store) == []
    assert [await chain_faults(store, stream) for stream in (HALL, "t1", "nowhere")] == [[], [], []]
    assert await store.events_of("t1", "nothing") == []
    everything = await store.events("t1")
    assert await store.events_of("t1", everything[0].kind) == [
        event for event in everything if event.kind == everything[0].kind
    ]
    hung = await store.hanging("t1", after=0)
    assert hung == await store.hanging("t1", after=0)
    assert await store.hanging("t1", after=hung[-1].sequence) == []
