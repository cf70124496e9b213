"""The rules in print: pages made from the data of a rule set, in every language of the house."""

from puntobanco.rulebook.book import rulebook
from puntobanco.rulebook.html import html
from puntobanco.rulebook.markdown import markdown
from puntobanco.rulebook.pages import Block, Page, Paragraph, Section, Steps, Table

__all__ = ["Block", "Page", "Paragraph", "Section", "Steps", "Table", "html", "markdown", "rulebook"]
