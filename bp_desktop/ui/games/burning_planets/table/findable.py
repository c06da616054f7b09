"""Findable things of a match: planets, ships and stations for Ctrl+K, and cells by their names."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.match.lookup import find_unit, geometry, place_of
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.places import cell_name, cells_called
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import names
from bp_desktop.ui.games.burning_planets.table import titles
from bp_desktop.ui.games.burning_planets.table.board_things import things_at
from bp_desktop.ui.table.game_table import FoundThing

if TYPE_CHECKING:
    from bp_desktop.ui.games.burning_planets.table.match_table import MatchTable

translate = QCoreApplication.translate


def found_things(match: Match) -> Iterator[FoundThing]:
    """Planets, ships and what stands in space, each with whose it is and where."""
    planet_words = translate("keywords", "planet home world")
    for planet in match.board.planets.values():
        title, kind = titles.planet_title(match, planet), titles.place_note(match, planet)
        owner = titles.player_title(match, planet.owner)
        icon = f"biome/{planet.biome}"
        yield FoundThing(planet.id, title, f"{kind} · {owner}", icon, planet_words, "planet")
    ship_words = translate("keywords", "ship unit")
    for ship in match.board.ships.values():
        more = f"{ship_words} {names().ship_class(ship.cls)}"
        yield _unit(match, ship.id, titles.player_title(match, ship.owner), ship.at, more, "ship")
    station_words = translate("keywords", "structure")
    for one in match.board.space.values():
        owner = titles.player_title(match, one.owner)
        yield _unit(match, one.id, owner, place_of(match, one), station_words, "station")


def _unit(match: Match, id_: str, owner: str, at: Hex | None, more: str, sort: str) -> FoundThing:
    place = "" if at is None else cell_name(match.board.tiles, at)
    note = " · ".join(filter(None, (owner, place)))
    title, icon = titles.unit_title(match, id_), titles.unit_picture(match, id_)
    return FoundThing(id_, title, note, icon, more, sort)


def named_cells(table: "MatchTable", typed: str) -> Iterator[FoundThing]:
    """A cell whose name was typed, such as 3:7,2, with what is there."""
    match = table.state
    for cell in cells_called(match.board.tiles, typed)[:1]:
        text = translate("table", "Cell {cell}")
        title = filled(text, cell=cell_name(match.board.tiles, cell))
        note = _there(match, cell)
        yield FoundThing("", title, note, "ui/crosshair", show=partial(table.show_cell, cell))


def _there(match: Match, cell: Hex) -> str:
    thing = next(things_at(match, cell), None)
    planet = geometry(match).planet_at.get(cell)
    what = titles.unit_title(match, thing) if thing and find_unit(match, thing) else ""
    where = titles.site_title(match, planet) if planet is not None else ""
    return " · ".join(filter(None, (what, where))) or translate("table", "space")
