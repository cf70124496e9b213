"""Every store is held to the same tests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.storage.houses import KINDS, House, Kind

EVERYDAY = [pytest.param(kind, marks=pytest.mark.slow) if kind == "postgresql" else kind for kind in KINDS]
"""A database server of its own is started for the whole run only."""


@pytest.fixture(params=EVERYDAY)
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    """An open house over each kind of store."""
    kind: Kind = request.param
    house = House(kind, tmp_path)
    await house.start()
    yield house
    await house.store.close()
