"""The lab: what betting systems really do, played on honest shoes of any rule set and measured against exact odds.

A study (`study_of`) says which system is played on which bets with what money; a `Player` plays its sessions, the same
for the same seed; `figures_of` says what they came to, `told` and `report` say it in words.
"""

from puntobanco.lab.figures import Figures, figures_of
from puntobanco.lab.own import SOURCE_MAX, OwnSystem, read_own_system
from puntobanco.lab.playing import Part, Player, Way, way_of
from puntobanco.lab.study import Study, study_of, usual_unit
from puntobanco.lab.systems import System, names, system_of
from puntobanco.lab.terms import Short, TableLimits, Terms

__all__ = [
    "SOURCE_MAX",
    "Figures",
    "OwnSystem",
    "Part",
    "Player",
    "Short",
    "Study",
    "System",
    "TableLimits",
    "Terms",
    "Way",
    "figures_of",
    "names",
    "read_own_system",
    "study_of",
    "system_of",
    "usual_unit",
    "way_of",
]
