"""Where kept code lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from puntobanco.kernels.keeping import FOLDER, cache_folder


def test_kept_code_lies_in_the_users_cache_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("PUNTOBANCO_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert cache_folder() == tmp_path / ".cache" / FOLDER
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache_folder() == tmp_path / ".cache" / FOLDER
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "elsewhere"))
    assert cache_folder() == tmp_path / "elsewhere" / FOLDER
    monkeypatch.setenv("PUNTOBANCO_CACHE", str(tmp_path / "named"))
    assert cache_folder() == tmp_path / "named"


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.delenv("PUNTOBANCO_CACHE", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert cache_folder() is None
