"""Texts in five languages: Fluent files, their fallback, and numbers as each language writes them."""

from puntobanco.text.languages import DEFAULT, LANGUAGES, NAMES, match, negotiate
from puntobanco.text.names import bet_name, refusal_text, ruleset_title, term, term_keys
from puntobanco.text.texts import Texts, Value, faults_of, texts_in

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "NAMES",
    "Texts",
    "Value",
    "bet_name",
    "faults_of",
    "match",
    "negotiate",
    "refusal_text",
    "ruleset_title",
    "term",
    "term_keys",
    "texts_in",
]
