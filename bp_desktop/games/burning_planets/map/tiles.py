"""Commands about tiles: laying, removing and resizing them."""

from collections.abc import Iterable

from msgspec.structs import astuple, replace

from bp_desktop.core.bounds import FARTHEST_TILE, MOST_CELLS, MOST_TILES
from bp_desktop.core.hexes import ORIGIN, Hex
from bp_desktop.core.messages import Refused, say
from bp_desktop.games.burning_planets.board import Natural, Planet
from bp_desktop.games.burning_planets.geometry import planet_shape, radii
from bp_desktop.games.burning_planets.map import commands as c, events as e
from bp_desktop.games.burning_planets.map.lookup import MapPlan, plan_of, tiles_of
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles, tile_center

RECOMMENDED = {6: (3, 2), 8: (4, 2), 12: (4, 3), 20: (5, 4)}
"""Tiles -> layout, wide and high (BP-BOARD-11)."""


def rectangle(wide: int, high: int) -> tuple[TilePlace, ...]:
    """The places of a full rectangle of tiles, in reading order (BP-BOARD-2)."""
    return tuple(TilePlace(tx, ty) for ty in range(high) for tx in range(wide))


def recommended_grid(players: int) -> tuple[int, int]:
    """The layout for a number of players: the first with more tiles than planets (BP-BOARD-11)."""
    for count, layout in RECOMMENDED.items():
        if count > 2 * players:
            return layout
    return RECOMMENDED[20]


def tile_die(count: int, dice: Iterable[int]) -> int:
    """The smallest die with a face for each tile; beyond the dice there are, an even draw
    (BP-BOARD-12)."""
    return min((die for die in dice if die >= count), default=count)


def lay(places: Iterable[TilePlace], width: int, height: int) -> Tiles:
    """Tiles in these places, whatever their order; refuses more than a board can hold."""
    ordered = sorted(set(places), key=lambda place: (place.ty, place.tx))
    if any(max(abs(place.tx), abs(place.ty)) > FARTHEST_TILE for place in ordered):
        raise Refused(say("bp.map.tile_too_far", limit=FARTHEST_TILE))
    if len(ordered) * width * height > MOST_CELLS:
        raise Refused(say("bp.map.board_too_large", "BP-BOARD-2", limit=MOST_CELLS))
    if _area(ordered) > MOST_TILES:
        raise Refused(say("bp.map.tiles_too_far_apart", "BP-BOARD-2", limit=MOST_TILES))
    return Tiles(width, height, tuple(ordered))


def _area(places: list[TilePlace]) -> int:
    """How many places the rectangle around these has."""
    across, down = {place.tx for place in places}, {place.ty for place in places}
    if not places:
        return 0
    return (max(across) - min(across) + 1) * (max(down) - min(down) + 1)


def moved(planet: Planet, by: Hex) -> Planet:
    """The planet with everything on it, shifted."""
    return replace(
        planet,
        center=_shifted(planet.center, by),
        natural=tuple(Natural(one.kind, _shifted(one.at, by)) for one in planet.natural),
        structures={
            id_: replace(one, at=_shifted(one.at, by)) for id_, one in planet.structures.items()
        },
    )


def _shifted(cell: Hex | None, by: Hex) -> Hex | None:
    return None if cell is None else cell + by


# --- Planners


def add_tile(state: MapState, command: c.AddTile) -> MapPlan:
    tiles = tiles_of(state)
    if command.place in tiles.places:
        raise Refused(say("bp.map.tile_there", tx=command.place.tx, ty=command.place.ty))
    laid = lay((*tiles.places, command.place), tiles.width, tiles.height)
    return plan_of(e.ThingsDrawn(laid))


def remove_tile(state: MapState, command: c.RemoveTile) -> MapPlan:
    tiles = tiles_of(state)
    if command.place not in tiles.places:
        raise Refused(say("bp.map.no_such_tile", tx=command.place.tx, ty=command.place.ty))
    left = [place for place in tiles.places if place != command.place]
    return _relay(state, lay(left, tiles.width, tiles.height), clear=command.clear)


def change_grid(state: MapState, command: c.ChangeGrid) -> MapPlan:
    if command.wide < 1 or command.high < 1:
        raise Refused(say("bp.map.no_tiles", "BP-BOARD-1"))
    places = rectangle(command.wide, command.high)
    return _relay(state, _sized(state, places), clear=command.clear)


def set_outline(state: MapState, command: c.SetOutline) -> MapPlan:
    return _relay(state, _sized(state, command.places), clear=command.clear)


def _sized(state: MapState, places: tuple[TilePlace, ...]) -> Tiles:
    tiles = state.board.tiles
    if tiles is None:
        return lay(places, state.options.tile_width, state.options.tile_height)
    return lay(places, tiles.width, tiles.height)


def _relay(state: MapState, tiles: Tiles, *, clear: bool) -> MapPlan:
    lost = _off_board(state, tiles)
    count = sum(len(ids) for ids in astuple(lost))
    if count and not clear:
        raise Refused(say("bp.map.tiles_not_empty", count=count))
    return MapPlan((e.ThingsDrawn(tiles), lost) if count else (e.ThingsDrawn(tiles),))


def _off_board(state: MapState, tiles: Tiles) -> e.ThingsErased:
    """What would have no cell any more."""
    cells, board = tiles.grid.tile_of, state.board
    rocks = tuple(one.id for one in board.asteroids.values() if one.at and one.at not in cells)
    return e.ThingsErased(
        planets=tuple(
            planet.id
            for planet in board.planets.values()
            if any(cell not in cells for cell in _extent(state, planet))
        ),
        asteroids=rocks,
        ships=tuple(one.id for one in board.ships.values() if one.at and one.at not in cells),
        space=tuple(
            one.id
            for one in board.space.values()
            if one.asteroid in rocks or (one.at and one.at not in cells)
        ),
        notes=tuple(note.at for note in state.content.notes if note.at not in cells),
    )


def resize_tiles(state: MapState, command: c.ResizeTiles) -> MapPlan:
    """Every thing keeps its way from the centre of its tile."""
    old, board, notes = tiles_of(state), state.board, state.content.notes
    new = lay(old.places, command.width, command.height)
    shifts = [tile_center(new, place) - tile_center(old, place) for place in old.places]
    tile_of = old.grid.tile_of

    def shift(cell: Hex | None) -> Hex:
        number = tile_of.get(cell, 0) if cell is not None else 0
        return shifts[number - 1] if number else ORIGIN

    def there(cell: Hex | None) -> Hex | None:
        return _shifted(cell, shift(cell))

    drawn = e.ThingsDrawn(
        new,
        planets=tuple(moved(one, shift(one.center)) for one in board.planets.values()),
        asteroids=tuple(replace(one, at=there(one.at)) for one in board.asteroids.values()),
        ships=tuple(replace(one, at=there(one.at)) for one in board.ships.values()),
        space=tuple(replace(one, at=there(one.at)) for one in board.space.values()),
        notes=tuple(replace(note, at=note.at + shift(note.at)) for note in notes),
    )
    cells = [cell for planet in drawn.planets for cell in _extent(state, planet)]
    places = [one.at for one in drawn.asteroids] + [one.at for one in drawn.ships]
    places += [one.at for one in drawn.space]
    cells += [cell for cell in places if cell is not None]
    if any(cell not in new.grid.tile_of for cell in cells):
        raise Refused(say("bp.map.tiles_too_small", "BP-BOARD-3"))
    if len(set(cells)) < len(cells):
        raise Refused(say("bp.map.things_would_collide", "BP-BOARD-13"))
    options = replace(state.options, tile_width=command.width, tile_height=command.height)
    erased = e.ThingsErased(notes=tuple(note.at for note in notes))
    return MapPlan((e.ContentChanged(options=options), erased, drawn))


def _extent(state: MapState, planet: Planet) -> tuple[Hex, ...]:
    if planet.center is None:
        return ()
    return planet_shape(planet.center, radii(state.options)[planet.size]).cells
