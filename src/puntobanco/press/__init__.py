"""What the house prints: PAR sheets as PDF, HTML, CSV and JSON, and printed rules as PDF."""

from puntobanco.press.documents import par_csv, par_json
from puntobanco.press.html import par_html
from puntobanco.press.par import ParBet, ParLine, ParSheet, par_sheet
from puntobanco.press.sheet import Sheet, sheet_of
from puntobanco.press.typesetting import par_pdf, rules_pdf

__all__ = [
    "ParBet",
    "ParLine",
    "ParSheet",
    "Sheet",
    "par_csv",
    "par_html",
    "par_json",
    "par_pdf",
    "par_sheet",
    "rules_pdf",
    "sheet_of",
]
