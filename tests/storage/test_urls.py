"""Which store a database URL means."""

from pathlib import Path

import pytest

from puntobanco.errors import InputError
from puntobanco.storage.memory import MemoryStore
from puntobanco.storage.sqlite import SqliteStore
from puntobanco.storage.urls import store_at


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:house.sqlite3", "house.sqlite3"),
        ("sqlite:/srv/house.sqlite3", "/srv/house.sqlite3"),
        ("sqlite:///house.sqlite3", "house.sqlite3"),
        ("sqlite:////srv/house.sqlite3", "/srv/house.sqlite3"),
        ("some/house.sqlite3", "some/house.sqlite3"),
    ],
)
def test_a_url_names_a_file(url: str, path: str) -> None:
    store = store_at(url)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(path)


def test_a_house_in_memory_keeps_nothing() -> None:
    assert isinstance(store_at("memory:"), MemoryStore)


@pytest.mark.parametrize("url", ["oracle:house", "sqlite:", "sqlite:///", ""])
def test_a_url_that_names_no_store_is_refused_with_what_to_write(url: str) -> None:
    with pytest.raises(InputError, match="sqlite:PATH"):
        store_at(url)
