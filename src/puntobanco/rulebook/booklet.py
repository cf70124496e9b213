"""All games in one volume: page behind page, contents before them, an index of words and bets after them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from html import escape
from typing import Final

from puntobanco.rulebook.book import rulebook
from puntobanco.rulebook.html import article_of, document
from puntobanco.rulebook.markdown import lines_of, plain
from puntobanco.rulebook.pages import Hands, Page, Paragraph, Section, Steps
from puntobanco.rules import Rules
from puntobanco.text import bet_name, ruleset_title, term, texts_in

SHARED: Final = "terms"
"""The chapter that is the same for every game, printed once at the end."""
INDEXED: Final = (
    *("baccarat", "natural", "tie", "push", "third-card", "drawing-rules", "shoe", "burn", "cut-card", "commission"),
    *("rtp", "house-edge", "limits", "level", "chips", "confirm", "rebet", "auto", "place-bets", "no-more-bets"),
    *("foreign-card", "bead-plate", "big-road", "big-eye-boy", "small-road", "cockroach-pig", "ask-banker", "dragon"),
)
"""Words that a reader looks up."""
SPACED: Final = frozenset({"en", "vi"})
OFFICIAL_ORDERS: Final = {"zh-Hant": "big5", "zh-Hans": "gb18030"}
"""Old codes list Chinese characters in the order of dictionaries: by strokes, and by sound."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a word is found: the game's title and the chapter, with the anchor of the booklet."""

    game: str
    chapter: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Booklet:
    """All games in one language; `index` gives for each word its places."""

    language: str
    title: str
    contents: str
    index_title: str
    pages: tuple[Page, ...]
    shared: Section | None
    index: tuple[tuple[str, tuple[Place, ...]], ...]


def booklet(games: Iterable[Rules], language: str) -> Booklet:
    """The rules of several games in one volume."""
    chosen = tuple(games)
    texts = texts_in(language)
    pages = tuple(rulebook(rules, language) for rules in chosen)
    shared = next((each for page in pages for each in page.sections if each.anchor == SHARED), None)
    if shared is not None:
        blocks = tuple(block for block in shared.blocks[-1:])
        shared = replace(shared, number="", blocks=blocks)
    kept = tuple(_without_shared(page) for page in pages)
    return Booklet(
        language=language,
        title=texts.say("booklet-title"),
        contents=texts.say("booklet-contents"),
        index_title=texts.say("booklet-index"),
        pages=kept,
        shared=shared,
        index=tuple(_index(chosen, kept, language)),
    )


def _without_shared(page: Page) -> Page:
    """The page without the list of words of the house; a document's own words stay."""
    sections = []
    for section in page.sections:
        if section.anchor != SHARED:
            sections.append(section)
        elif section.blocks[:-1]:
            sections.append(replace(section, blocks=section.blocks[:-1]))
    return replace(page, sections=tuple(sections))


def anchor_of(page: Page, section: Section | None = None) -> str:
    """Anchor of a page of the booklet, or of one of its chapters."""
    return f"rules-{page.ruleset}" + (f"-{section.anchor}" if section else "")


def _index(games: Iterable[Rules], pages: Iterable[Page], language: str) -> Iterator[tuple[str, tuple[Place, ...]]]:
    texts = texts_in(language)
    wanted = [term(texts, key) for key in INDEXED]
    found: dict[str, list[Place]] = {word: [] for word in wanted}
    for rules, page in zip(games, pages, strict=True):
        own = texts_in(language, rules.ruleset.messages)
        bets = [bet_name(own, bet) for bet in rules.bet_by_id]
        game = ruleset_title(own, rules.id)
        for word in dict.fromkeys([*wanted, *bets]):
            section = _most(page, word)
            if section is not None:
                found.setdefault(word, []).append(Place(game, section.title, anchor_of(page, section)))
    for word in sorted(found, key=lambda word: _order(word, language)):
        if found[word]:
            yield word, tuple(found[word])


def _most(page: Page, word: str) -> Section | None:
    """The chapter that speaks of a word most."""
    counts = [(_count(_words(section), word, page.language), section) for section in page.sections]
    most = max(count for count, _ in counts)
    return next((section for count, section in counts if count == most), None) if most else None


def _count(text: str, word: str, language: str) -> int:
    """How often a word stands in a text; as a whole word in languages that set words apart."""
    if language not in SPACED:
        return text.casefold().count(word.casefold())
    return len(re.findall(rf"(?<!\w){re.escape(word.casefold())}(?!\w)", text.casefold()))


def _words(section: Section) -> str:
    said = [section.title]
    for block in section.blocks:
        if isinstance(block, Paragraph):
            said.append(block.text)
        elif isinstance(block, Steps):
            said += block.items
        elif not isinstance(block, Hands):
            said.append(block.caption)
    return "\n".join(said)


def _order(word: str, language: str) -> tuple[bytes, str]:
    if code := OFFICIAL_ORDERS.get(language):
        return word.encode(code, "replace"), word
    if language == "th" and word[:1] in "เแโใไ" and len(word) > 1:
        word = word[1] + word[0] + word[2:]
    bare = "".join(letter for letter in unicodedata.normalize("NFD", word) if not unicodedata.combining(letter))
    return bare.casefold().replace("đ", "d").encode(), word


def booklet_html(book: Booklet) -> str:
    """The booklet as one document."""
    body = [f"<h1>{escape(book.title)}</h1>", f'<nav aria-label="{escape(book.contents)}">']
    body += [f"<h2>{escape(book.contents)}</h2>", "<ol>"]
    for page in book.pages:
        body.append(f'<li><a href="#{anchor_of(page)}">{escape(page.title)}</a><ul>')
        body += [
            f'<li><a href="#{escape(anchor_of(page, section))}">{escape(section.title)}</a></li>'
            for section in page.sections
        ]
        body.append("</ul></li>")
    body += ["</ol>", "</nav>"]
    for page in book.pages:
        body += article_of(page, begin=anchor_of(page), level=2)
    if book.shared is not None:
        whole = Page(book.language, "", "", "", book.shared.title, (replace(book.shared, title=""),))
        body += article_of(whole, begin="rules-all", level=2)
    body += [f'<h2 id="index">{escape(book.index_title)}</h2>', "<dl>"]
    for word, places in book.index:
        links = "<br>".join(
            f'<a href="#{escape(place.anchor)}">{escape(place.game)} · {escape(place.chapter)}</a>' for place in places
        )
        body.append(f"<dt>{escape(word)}</dt><dd>{links}</dd>")
    body.append("</dl>")
    return document(book.title, book.language, "\n".join(body))


def booklet_markdown(book: Booklet) -> str:
    """The booklet as Markdown; its index names chapters by game and number."""
    parts = [f"# {plain(book.title)}", f"## {plain(book.contents)}"]
    parts.append("\n".join(f"{number}. {plain(page.title)}" for number, page in enumerate(book.pages, 1)))
    for page in book.pages:
        parts += lines_of(page)
    if book.shared is not None:
        parts += lines_of(Page(book.language, "", "", "", book.shared.title, (replace(book.shared, title=""),)))
    parts.append(f"# {plain(book.index_title)}")
    for word, places in book.index:
        parts.append(f"**{plain(word)}**")
        parts.append("\n".join(f"- {plain(place.game)} · {plain(place.chapter)}" for place in places))
    return "\n\n".join(parts) + "\n"
