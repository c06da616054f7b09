"""Commands about the whole map: beginning one, taking one over, its title and its options."""

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.board import Board, MapContent, Planet
from bp_desktop.games.burning_planets.geometry import planet_shape, radii
from bp_desktop.games.burning_planets.map import commands as c, events as e
from bp_desktop.games.burning_planets.map.lookup import MapPlan, named_planet, plan_of
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
    return plan_of(e.MapAdopted(content), objections)


def adopt_map(state: MapState, command: c.AdoptMap) -> MapPlan:
    """Broken rules are no reason to refuse a file: they are listed as problems."""
    reasons = tuple(islice(unsound(command.content, state.tables), MOST_REASONS))
    if reasons:
        raise Refused(*reasons)
    return plan_of(e.MapAdopted(command.content))


def rename_map(_state: MapState, command: c.RenameMap) -> MapPlan:
    """A title is one line, as lists have it."""
    return plan_of(e.ContentChanged(title=" ".join(command.title.split())))


def change_options(state: MapState, command: c.ChangeOptions) -> MapPlan:
    """Other radii resize all planets at once, which must fit."""
    options = command.options
    tiles = state.board.tiles
    if tiles is not None:
        options = replace(options, tile_width=tiles.width, tile_height=tiles.height)
    changed = e.ContentChanged(options=options)
    if options.planet_radius == state.options.planet_radius:
        return plan_of(changed)
    return MapPlan((changed, e.ThingsDrawn(planets=tuple(_resized(state, options)))))


def _resized(state: MapState, options: Options) -> Iterator[Planet]:
    radius = radii(options)
    board, occupancy = state.board, state.occupancy
    taken: set[Hex] = {*occupancy.ships, *occupancy.stations, *occupancy.asteroids}
    for planet in board.planets.values():
        if planet.center is None:
            continue
        shape = planet_shape(planet.center, radius[planet.size])
        for cell in shape.cells:
            if cell in taken or not state.geometry.is_on_board(cell):
                raise Refused(
                    say(
                        "bp.map.planets_would_not_fit",
                        "BP-BOARD-4",
                        planet=named_planet(state.content, planet),
                    )
                )
            taken.add(cell)
        yield reseated(state, planet, shape)
