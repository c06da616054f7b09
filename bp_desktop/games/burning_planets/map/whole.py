"""Commands about the whole map: beginning one, taking one over, its title and its options."""

from itertools import islice

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.board import Board, MapContent
from bp_desktop.games.burning_planets.geometry import planet_shape, radii
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map import events as e
from bp_desktop.games.burning_planets.map.lookup import MapPlan, named_planet
from bp_desktop.games.burning_planets.map.planets import reseated
from bp_desktop.games.burning_planets.map.seats import require_seats, seat_objections
from bp_desktop.games.burning_planets.map.soundness import unsound
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.tiles import lay, recommended_grid, rectangle
from bp_desktop.games.burning_planets.options import Options

MOST_REASONS = 20


def create_map(state: MapState, command: c.CreateMap) -> MapPlan:
    options = command.options
    require_seats(state, command.seats)
    places = command.places
    if not places:
        wide, high = command.wide, command.high
        if not wide and not high:
            wide, high = recommended_grid(len(command.seats))
        if wide < 1 or high < 1:
            raise Refused(say("bp.map.no_tiles", "BP-BOARD-1"))
        places = rectangle(wide, high)
    tiles = lay(places, options.tile_width, options.tile_height)
    content = MapContent(
        Board(tiles=tiles), seats=command.seats, title=command.title, options=options
    )
    objections = seat_objections(command.seats, options) if command.seats else ()
    return MapPlan((e.MapAdopted(content),), tuple(objections))


def adopt_map(state: MapState, command: c.AdoptMap) -> MapPlan:
    """Broken rules are no reason to refuse a file: they are listed as problems."""
    reasons = tuple(islice(unsound(command.content, state.tables), MOST_REASONS))
    if reasons:
        raise Refused(*reasons)
    return MapPlan((e.MapAdopted(command.content),))


def rename_map(_state: MapState, command: c.RenameMap) -> MapPlan:
    """A title is one line, as lists have it."""
    return MapPlan((e.TitleChanged(" ".join(command.title.split())),))


def change_options(state: MapState, command: c.ChangeOptions) -> MapPlan:
    """Other radii resize all planets at once, which must fit."""
    options = command.options
    tiles = state.board.tiles
    if tiles is not None:
        options = replace(options, tile_width=tiles.width, tile_height=tiles.height)
    events: list[e.AnyMapEvent] = [e.OptionsChanged(options)]
    if options.planet_radius != state.options.planet_radius:
        events += _resized(state, options)
    return MapPlan(tuple(events))


def _resized(state: MapState, options: Options) -> list[e.AnyMapEvent]:
    radius = radii(options)
    board, occupancy = state.board, state.occupancy
    taken: set[Hex] = {*occupancy.ships, *occupancy.stations, *occupancy.asteroids}
    drawn: list[e.AnyMapEvent] = []
    for planet in board.planets.values():
        if planet.center is None:
            continue
        shape = planet_shape(planet.center, radius[planet.size])
        for cell in shape.cells:
            if cell in taken or not state.geometry.is_on_board(cell):
                raise Refused(
                    say("bp.map.planets_would_not_fit", "BP-BOARD-4", planet=named_planet(planet))
                )
            taken.add(cell)
        drawn.append(e.PlanetDrawn(reseated(state, planet, shape)))
    return drawn
