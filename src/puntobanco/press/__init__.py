"""What the house prints: PAR sheets as PDF, HTML, CSV and JSON; rules, booklet, table cards, road sheets as PDF."""

from puntobanco.press.documents import par_csv, par_json
from puntobanco.press.html import par_html
from puntobanco.press.par import ParBet, ParLine, ParSheet, par_sheet
from puntobanco.press.road_sheet import road_sheet_pdf
from puntobanco.press.sheet import Sheet, sheet_of
from puntobanco.press.table_card import ADDRESS, table_card_pdf
from puntobanco.press.typesetting import par_pdf, rules_pdf
from puntobanco.press.volume import booklet_pdf

__all__ = [
    "ADDRESS",
    "ParBet",
    "ParLine",
    "ParSheet",
    "Sheet",
    "booklet_pdf",
    "par_csv",
    "par_html",
    "par_json",
    "par_pdf",
    "par_sheet",
    "road_sheet_pdf",
    "rules_pdf",
    "sheet_of",
    "table_card_pdf",
]
