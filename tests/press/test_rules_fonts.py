"""The fonts that go with the package have every letter of our texts; what they lack is refused by name."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from puntobanco.errors import InputError
from puntobanco.press import rules_pdf
from puntobanco.press.faces import SHIPPED, check_letters, families
from puntobanco.rulebook import markdown, rulebook
from puntobanco.rules import read_own, shipped, shipped_ids
from puntobanco.text import LANGUAGES
from puntobanco.text.texts import shipped_files, source_of
from tests.rulebook.own_sets import OWN

STRANGE = OWN.replace("ruleset-garden = The Garden", "ruleset-garden = The Garden 龘")
BYTES_MAX = 1_500_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_our_texts_has_a_glyph(language: str) -> None:
    for file in shipped_files(language):
        if file.startswith(("terms", "rules", "par", "common")):
            check_letters(source_of(language, file))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", shipped_ids())
def test_every_letter_of_our_pages_has_a_glyph(ruleset: str, language: str) -> None:
    check_letters(markdown(rulebook(shipped(ruleset), language)))


def test_a_letter_without_a_glyph_is_named() -> None:
    page = rulebook(read_own(STRANGE, file="garden.toml"), "en")
    with pytest.raises(InputError, match=re.escape("“龘” (U+9F98")):
        rules_pdf(page)


def test_a_folder_of_ones_own_fonts_is_asked_too(tmp_path: Path) -> None:
    shutil.copy(SHIPPED / "NotoSansThai-Bold.ttf", tmp_path / "own.ttf")
    assert "Noto Sans Thai" in families("en", tmp_path)
    check_letters("ที่", tmp_path)
    with pytest.raises(InputError, match="U\\+9F98"):
        check_letters("龘", tmp_path)


def test_a_folder_without_fonts_and_a_file_that_is_none_are_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no font in"):
        check_letters("a", tmp_path / "none")
    (tmp_path / "broken.otf").write_text("not a font")
    with pytest.raises(InputError, match="is no font"):
        check_letters("a", tmp_path)


def test_the_fonts_are_small_and_carry_their_licence() -> None:
    assert sum(path.stat().st_size for path in SHIPPED.iterdir()) < BYTES_MAX
    licence = (SHIPPED / "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE" in licence
    assert "Copyright" in licence
