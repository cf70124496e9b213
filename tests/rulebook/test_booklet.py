"""All games in one volume: every chapter in the contents, every word of the index at a place that is there."""

from __future__ import annotations

import re
from functools import cache

import pytest

from puntobanco.rulebook import Booklet, anchor_of, booklet, booklet_html, booklet_markdown
from puntobanco.rules import shipped
from puntobanco.text import LANGUAGES, bet_name, term, texts_in

GAMES = ("7up-mbs", "punto-banco", "star-special", "touch")


@cache
def book(language: str) -> Booklet:
    return booklet([shipped(game) for game in GAMES], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_place_that_is_there_once(language: str) -> None:
    text = booklet_html(book(language))
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)
    for page in book(language).pages:
        assert text.count(f'href="#{anchor_of(page)}"') == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_words_stands_once_at_the_end(language: str) -> None:
    whole = booklet_markdown(book(language))
    assert whole.count(term(texts_in("th"), "squeeze", listed=True)) == 1
    assert "赔付 9 比 1" in whole, "a document's own words stay with its game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_has_every_bet_of_every_game(language: str) -> None:
    words = {word for word, _ in book(language).index}
    for game in GAMES:
        texts = texts_in(language, shipped(game).ruleset.messages)
        assert {bet_name(texts, bet) for bet in shipped(game).bet_by_id} <= words


def test_the_index_is_in_the_order_of_each_languages_dictionaries() -> None:
    english = [word for word, _ in book("en").index]
    assert english == sorted(english, key=str.casefold)
    strokes = [word for word, _ in book("zh-Hant").index]
    assert strokes.index("大路") < strokes.index("小路") < strokes.index("和"), "3, 3 and 8 strokes"
    sounds = [word for word, _ in book("zh-Hans").index]
    assert sounds.index("大路") < sounds.index("闲") < sounds.index("庄"), "da, xian, zhuang"


def test_a_word_of_the_index_names_the_chapter_that_speaks_of_it_most() -> None:
    places = dict(book("en").index)["Cut card"]
    assert {place.chapter for place in places if place.game == "Punto Banco"} <= {
        "When the shoe is shuffled",
        "When something goes wrong",
    }
    assert all("touch" not in place.anchor for place in places), "no cut card there"
