"""Every store is held to the same tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.storage.houses import KINDS, House, Kind


@pytest.fixture(params=KINDS)
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """An open house over each kind of store."""
    kind: Kind = request.param
    house = House(kind, tmp_path)
    await house.start()
    yield house
    await house.store.close()
