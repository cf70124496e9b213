"""The rules in print: pages made from the data of a rule set, in every language of the house."""

from puntobanco.rulebook.book import rulebook
from puntobanco.rulebook.booklet import Booklet, Place, anchor_of, booklet, booklet_html, booklet_markdown
from puntobanco.rulebook.difference import difference
from puntobanco.rulebook.html import html
from puntobanco.rulebook.markdown import markdown
from puntobanco.rulebook.pages import Block, Hand, Hands, Page, Paragraph, Section, Steps, Table

__all__ = [
    "Block",
    "Booklet",
    "Hand",
    "Hands",
    "Page",
    "Paragraph",
    "Place",
    "Section",
    "Steps",
    "Table",
    "anchor_of",
    "booklet",
    "booklet_html",
    "booklet_markdown",
    "difference",
    "html",
    "markdown",
    "rulebook",
]
