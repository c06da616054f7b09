"""A cell in words: for the read-out, and for those who hear the board."""

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex, to_offset
from bp_desktop.games.burning_planets.board import Asteroid, Planet, Ship, SpaceStructure
from bp_desktop.games.burning_planets.geometry import Zone
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.texts.marking import filled
from bp_desktop.ui.editor.things import Sort, Thing
from bp_desktop.ui.games.burning_planets.book import names

translate = QCoreApplication.translate


def describe_cell(state: MapState, cell: Hex) -> str:
    """Where it is and what is there, the most important first."""
    col, row = to_offset(cell)
    tile = state.geometry.tile_of.get(cell)
    if tile is None:
        text = translate("Describe", "off the board · column {col}, row {row}")
    else:
        text = translate("Describe", "tile {tile} · column {col}, row {row}")
    parts = [filled(text, tile=tile, col=col, row=row), *_contents(state, cell)]
    note = next((note.text for note in state.content.notes if note.at == cell), None)
    if note is not None:
        parts.append(filled(translate("Describe", "note: {words}"), words=note))
    return " · ".join(parts)


def describe_thing(state: MapState, thing: Thing) -> str:
    """What it is, without where."""
    if thing.sort is Sort.PLANET:
        planet = state.board.planets.get(PlanetId(thing.id))
        return planet_words(state, planet) if planet is not None else thing.id
    found = _contents(state, thing.at)
    return found[0] if found else thing.id


def player_words(state: MapState, player: PlayerId) -> str:
    """A seat's name, or its number and faction."""
    for number, seat in enumerate(state.content.seats, start=1):
        if seat.id == player:
            faction = names().faction(seat.faction)
            text = translate("Describe", "player {number} ({faction})")
            return seat.name or filled(text, number=number, faction=faction)
    return player


def planet_words(state: MapState, planet: Planet) -> str:
    words = names()
    text = translate("Describe", "{biome}, {size}")
    size = words.size(planet.size).lower()
    what = filled(text, size=size, biome=words.biome(planet.biome))
    if planet.name:
        what = filled(translate("Describe", "{name} ({what})"), name=planet.name, what=what)
    if planet.owner is not None:
        owned = translate("Describe", "{what} of {owner}")
        what = filled(owned, what=what, owner=player_words(state, planet.owner))
    return what


def _contents(state: MapState, cell: Hex) -> list[str]:
    """What stands in the cell, then what the cell is part of."""
    words = names()
    standing = state.occupancy.at(cell)
    found: list[str] = []
    owned = translate("Describe", "{what} of {owner}")
    match standing:
        case Ship():
            what = words.ship_class(standing.cls)
            number = translate("Describe", "{what} ship no. {number}")
            ship = filled(number, what=what, number=standing.number)
            found.append(filled(owned, what=ship, owner=player_words(state, standing.owner)))
        case SpaceStructure():
            kind = words.kind(standing.kind)
            found.append(filled(owned, what=kind, owner=player_words(state, standing.owner)))
        case Asteroid():
            deployed = state.occupancy.on_asteroids.get(standing.id)
            if deployed is not None:
                kind = words.kind(deployed.kind)
                found.append(filled(owned, what=kind, owner=player_words(state, deployed.owner)))
            found.append(translate("Describe", "asteroid"))
        case None:
            pass
        case _:
            found.append(words.kind(standing.kind))
    planet = state.geometry.planet_at.get(cell)
    if planet is not None:
        found.append(_zone(state.geometry.zone_at[cell]))
        found.append(planet_words(state, state.board.planets[planet]))
    elif not found and cell in state.geometry.tile_of:
        orbits = cell in state.geometry.orbits_at
        found.append(translate("Describe", "orbit") if orbits else translate("Describe", "space"))
    return found


def _zone(zone: Zone) -> str:
    match zone:
        case Zone.CENTER:
            return translate("Describe", "centre")
        case Zone.INTERIOR:
            return translate("Describe", "interior")
        case Zone.BORDER:
            return translate("Describe", "border")
