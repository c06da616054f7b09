"""Titles and pictures of planets, ships and structures in the lists of a table."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from bp_desktop.core.hexes import Hex
from bp_desktop.games.burning_planets.board import Planet, Ship
from bp_desktop.games.burning_planets.ids import PlanetId, PlayerId, ShipId, StructureId
from bp_desktop.games.burning_planets.match.lookup import (
    find_unit,
    geometry,
    named_planet,
    occupancy,
)
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.places import tile_number
from bp_desktop.texts.marking import filled
from bp_desktop.ui.games.burning_planets.book import fact_words, names
from bp_desktop.ui.games.burning_planets.cell_words import BoardNames, cell_words
from bp_desktop.ui.look.players import player_look
from bp_desktop.ui.look.theme import Theme
from bp_desktop.ui.widgets.row_painting import Row


def ship_title(match: Match, ship: Ship) -> str:
    """The faction's model and the number painted on it."""
    return f"{names().model(match.players[ship.owner].faction, ship.cls)} {ship.number}"


def unit_title(match: Match, id_: str) -> str:
    ship = match.board.ships.get(ShipId(id_))
    if ship is not None:
        return ship_title(match, ship)
    unit = find_unit(match, id_)
    return names().kind(unit.kind.id if unit is not None and unit.kind is not None else "asteroid")


def unit_place_title(match: Match, id_: str) -> str:
    """With its planet, for what stands on one: there are many cannons."""
    unit = find_unit(match, id_)
    if unit is None or unit.planet is None:
        return unit_title(match, id_)
    return f"{unit_title(match, id_)} · {planet_title(match, unit.planet)}"


def unit_picture(match: Match, id_: str) -> str:
    ship = match.board.ships.get(ShipId(id_))
    if ship is not None:
        return f"ship/{match.players[ship.owner].faction}_{ship.cls}"
    unit = find_unit(match, id_)
    if unit is not None and unit.kind is not None:
        return f"structure/{unit.kind.id}"
    return "board/asteroid"


def thing_picture(match: Match, id_: str) -> str:
    """Of a planet by its biome, of everything else by what it is."""
    planet = match.board.planets.get(PlanetId(id_))
    return f"biome/{planet.biome}" if planet is not None else unit_picture(match, id_)


def unit_row(match: Match, id_: str, note: str, color: str, *, lit: bool | None = None) -> Row:
    return Row(id_, unit_title(match, id_), note, unit_picture(match, id_), color, lit=lit)


def planet_row(
    match: Match, planet: Planet, kinds: Iterable[str] = (), *, lit: bool | None = None
) -> Row:
    """With what stands there of these kinds."""
    notes = (place_note(match, planet), counted_kinds(kinds))
    note = " · ".join(one for one in notes if one)
    return Row(planet.id, planet_title(match, planet), note, f"biome/{planet.biome}", lit=lit)


def active_first(match: Match) -> tuple[PlayerId, ...]:
    """Everybody in the order of the turns, beginning with whose turn it is."""
    order = match.order or tuple(match.players)
    start = order.index(match.turn.player) if match.turn.player in order else 0
    return (*order[start:], *order[:start])


def color_of(match: Match, player: PlayerId | None, theme: Theme) -> str:
    found = match.players.get(player) if player is not None else None
    return player_look(found.color, theme.look.players).color if found is not None else ""


def player_title(match: Match, player: PlayerId | None) -> str:
    if player is None:
        return QCoreApplication.translate("table", "nobody")
    return match.players[player].name


def planet_title(match: Match, planet: Planet) -> str:
    """What it is called on the board, in lists and in sentences."""
    return fact_words(named_planet(match, planet))


def planet_note(planet: Planet) -> str:
    return f"{names().size(planet.size)} · {names().biome(planet.biome)}"


def place_note(match: Match, planet: Planet) -> str:
    """With its tile, where it is not called by it."""
    called, tiles, note = named_planet(match, planet), match.board.tiles, planet_note(planet)
    tile = tile_number(tiles, planet.center) if tiles is not None and planet.center else 0
    if not tile or (called.of is not None and called.of.sort == "tile"):
        return note
    where = QCoreApplication.translate("table", "tile {tile}")
    return f"{filled(where, tile=tile)} · {note}"


def ground_of(match: Match, planet: PlanetId | None) -> tuple[Hex, ...]:
    """The cells of a planet; none of what is no planet, or beside a real board."""
    shape = geometry(match).shapes.get(planet) if planet is not None else None
    return tuple(shape.zones) if shape is not None else ()


def site_title(match: Match, site: str) -> str:
    planet = match.board.planets.get(PlanetId(site))
    if planet is not None:
        return planet_title(match, planet)
    station = match.board.space.get(StructureId(site))
    return names().kind(station.kind) if station is not None else site


def describe_cell(match: Match, cell: Hex) -> str:
    """Where it is and what is there, for those who hear the board."""
    called = BoardNames(
        ship=lambda ship: ship_title(match, ship),
        player=lambda player: player_title(match, player),
        planet=lambda planet: _planet_words(match, match.board.planets[planet]),
    )
    return " · ".join(cell_words(match.board, occupancy(match), called, cell))


def _planet_words(match: Match, planet: Planet) -> str:
    owner = QCoreApplication.translate("Describe", "owner: {owner}")
    said = [planet_title(match, planet), planet_note(planet)]
    if planet.owner is not None:
        said.append(filled(owner, owner=player_title(match, planet.owner)))
    return " · ".join(said)


def counted_kinds(kinds: Iterable[str]) -> str:
    """Such as "Cannon ×2, Forest": what there is of each kind."""
    counts = Counter(names().kind(kind) for kind in kinds).items()
    return ", ".join(f"{kind} ×{count}" if count > 1 else kind for kind, count in counts)
