"""Map problems of the table: tiles, seats and the standing of a map."""

from collections.abc import Iterable, Iterator

from bp_desktop.core.messages import say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import PHASES
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import named_seat
from bp_desktop.games.burning_planets.map.problem import (
    Finding,
    is_scenario,
    warning,
    without_debts,
)
from bp_desktop.games.burning_planets.map.seats import seat_objections
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.tiles import recommended_grid
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles

LARGEST_SIDE = 99


def table_findings(state: MapState) -> Iterator[Finding]:
    yield from _seats(state)
    yield from _standing(state)
    tiles = state.board.tiles
    if tiles is None or not tiles.places:
        grid = recommended_grid(len(state.content.seats))
        yield Finding(say("bp.map.no_tiles", "BP-BOARD-1"), fixes=[c.ChangeGrid(*grid)])
        return
    yield from _tiles(state, tiles)
    yield from _counts(state, tiles)
    for note in state.content.notes:
        if not state.geometry.is_on_board(note.at):
            message = say("bp.map.off_board", "BP-BOARD-2", cell=named_cell(state.board, note.at))
            yield warning(message, (note.at,), [c.RemoveNote(note.at)])


def _tiles(state: MapState, tiles: Tiles) -> Iterator[Finding]:
    least = 2 * (max(radii(state.options).values()) + 1) + 1
    sides = tiles.width, tiles.height
    valid = [_valid_side(side, least) for side in sides]
    wrong = next((side for side, good in zip(sides, valid, strict=True) if side != good), None)
    if wrong is not None:
        message = say("bp.map.tile_side", "BP-BOARD-3", side=wrong, least=least)
        yield Finding(message, fixes=[c.ResizeTiles(*valid)])
    full = _bounding(tiles.places)
    if len(full) != len(tiles.places):
        yield warning(say("bp.map.no_rectangle", "BP-BOARD-2"), fixes=[c.SetOutline(full)])
    needed, count = _planets_needed(state), len(tiles.places)
    if count < needed:
        message = say("bp.map.too_few_tiles", "BP-BOARD-11", tiles=count, least=needed)
        yield Finding(message, fixes=[c.SetOutline(_bounding(tiles.places, needed))])


def _planets_needed(state: MapState) -> int:
    return state.tables.generation.planets_per_player * len(state.content.seats)


def _valid_side(side: int, least: int) -> int:
    """The nearest side that is odd and holds the biggest planet with its orbit (BP-BOARD-3)."""
    wanted = max(side, least)
    return min(wanted + (wanted + 1) % 2, LARGEST_SIDE)


def _bounding(places: Iterable[TilePlace], least: int = 0) -> tuple[TilePlace, ...]:
    """The full rectangle around tiles, with rows added below until there are enough."""
    columns = [place.tx for place in places]
    rows = [place.ty for place in places]
    left, right, top, bottom = min(columns), max(columns), min(rows), max(rows)
    while (right - left + 1) * (bottom - top + 1) < least:
        bottom += 1
    return tuple(
        TilePlace(tx, ty) for ty in range(top, bottom + 1) for tx in range(left, right + 1)
    )


def _counts(state: MapState, tiles: Tiles) -> Iterator[Finding]:
    """As many planets and asteroids as the dice can have given (BP-GEN-1, BP-AST-2)."""
    if is_scenario(state.content) or not state.content.seats:
        return
    planets, expected = len(state.board.planets), _planets_needed(state)
    if planets != expected:
        message = say("bp.map.number_of_planets", "BP-GEN-1", planets=planets, expected=expected)
        yield Finding(message)
    least = len(tiles.places) + 1
    most = len(tiles.places) + state.options.asteroid_modifier_die
    if not least <= len(state.board.asteroids) <= most:
        count = len(state.board.asteroids)
        yield warning(
            say("bp.map.number_of_asteroids", "BP-AST-2", asteroids=count, least=least, most=most)
        )


def _seats(state: MapState) -> Iterator[Finding]:
    for message in seat_objections(state.content.seats, state.options):
        yield Finding(message)
    for seat in state.content.seats:
        named = named_seat(state.content, seat.id)
        if seat.treasury is not None and seat.treasury.is_owed:
            message = say("bp.map.treasury_owed", "BP-RES-3", seat=named)
            paid = Purse.of(without_debts(seat.treasury))
            yield Finding(message, fixes=[c.SetTreasury(seat.id, paid)])
        good = tuple(
            kind for kind in seat.reserve if state.tables.structures[kind].category == "space"
        )
        if good != seat.reserve:
            message = say("bp.map.reserve_not_space", "BP-CARGO-5", seat=named)
            yield Finding(message, fixes=[c.SetReserve(seat.id, good)])


def _standing(state: MapState) -> Iterator[Finding]:
    standing = state.content.standing
    if standing is None:
        return
    known = any(seat.id == standing.player for seat in state.content.seats)
    if not known or standing.phase not in PHASES or standing.turn < 1:
        named = named_seat(state.content, standing.player)
        message = say("bp.map.bad_standing", "BP-TURN-2", seat=named, phase=standing.phase)
        yield Finding(message, fixes=[c.SetStanding(None)])
