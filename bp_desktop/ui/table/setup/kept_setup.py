"""The form for a new match as somebody left it, until a match comes of it."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.system import Enforcement
from bp_desktop.session.library import DocumentId
from bp_desktop.session.session import Session
from bp_desktop.ui.games.burning_planets.table.setup.plan import Place, Seated

Wanted = tuple[tuple[MapSeat, ...], Options]
"""Who plays, and by which options: another answer asks for another map."""


class RollingMap(NamedTuple):
    """A map that was rolled before the match, or is being rolled die by die, and for whom."""

    session: Session[MapState, Any, Any]
    wanted: Wanted


class Setup(NamedTuple):
    """Everything in the form. Names that the program gave are empty: they follow the language."""

    title: str
    seats: tuple[Seated, ...]
    place: Place
    map: DocumentId | None
    options: Options
    enforcement: Enforcement
    minutes: int | None
    rolled: RollingMap | None


@dataclass
class KeptSetup:
    """Lasts until the program is closed."""

    setup: Setup | None = None
