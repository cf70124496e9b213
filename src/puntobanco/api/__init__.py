"""The house as a Python library: `puntobanco.load("7up-mbs").odds()`.

Results are values with exact figures; they print as tables in a terminal and in a notebook, and turn into NumPy arrays,
pandas and polars frames where those are installed.
"""

from puntobanco.api.figures import OddsFigures, ParFigures, RemovalFigures
from puntobanco.api.game import Game, games, load
from puntobanco.api.hands import CoupFigures, coup_figures
from puntobanco.api.sessions import Evening, LabFigures, SessionRows
from puntobanco.api.simulations import SimulationFigures
from puntobanco.api.tables import Cell, Table, Tabular

__all__ = [
    "Cell",
    "CoupFigures",
    "Evening",
    "Game",
    "LabFigures",
    "OddsFigures",
    "ParFigures",
    "RemovalFigures",
    "SessionRows",
    "SimulationFigures",
    "Table",
    "Tabular",
    "coup_figures",
    "games",
    "load",
]
