"""Map problems of the table: tiles, seats and the standing of a map."""

from collections.abc import Iterable, Iterator

from bp_desktop.core.messages import Named, say
from bp_desktop.core.purse import Purse
from bp_desktop.games.burning_planets.board import MapSeat
from bp_desktop.games.burning_planets.geometry import radii
from bp_desktop.games.burning_planets.ids import PHASES
from bp_desktop.games.burning_planets.map import commands as c
from bp_desktop.games.burning_planets.map.lookup import named_seat
from bp_desktop.games.burning_planets.map.problem import (
    Finding,
    fixed_by,
    is_scenario,
    warning,
    without_debts,
)
from bp_desktop.games.burning_planets.map.seats import seat_objections
from bp_desktop.games.burning_planets.map.state import MapState
from bp_desktop.games.burning_planets.map.tiles import recommended_grid
from bp_desktop.games.burning_planets.tiles import TilePlace, Tiles

LARGEST_SIDE = 99


def table_findings(state: MapState) -> Iterator[Finding]:
    yield from _seats(state)
    yield from _standing(state)
    tiles = state.board.tiles
    if tiles is None or not tiles.places:
        grid = recommended_grid(len(state.content.seats))
        yield Finding(say("bp.map.no_tiles", "BP-BOARD-1"), fixes=lambda: [c.ChangeGrid(*grid)])
        return
    yield from _tiles(state, tiles)
    yield from _counts(state, tiles)
    for note in state.content.notes:
        if not state.geometry.is_on_board(note.at):
            yield warning(
                say("bp.map.off_board", "BP-BOARD-2", cell=note.at),
                (note.at,),
                fixed_by(c.RemoveNote(note.at)),
            )


def _tiles(state: MapState, tiles: Tiles) -> Iterator[Finding]:
    least = 2 * (max(radii(state.options).values()) + 1) + 1
    sides = [_valid_side(side, least) for side in (tiles.width, tiles.height)]
    for side, valid in zip((tiles.width, tiles.height), sides, strict=True):
        if side != valid:
            yield Finding(
                say("bp.map.tile_side", "BP-BOARD-3", side=side, least=least),
                fixes=lambda: [c.ResizeTiles(*sides)],
            )
            break
    full = _bounding(tiles.places)
    if len(full) != len(tiles.places):
        yield warning(say("bp.map.no_rectangle", "BP-BOARD-2"), fixes=lambda: [c.SetOutline(full)])
    needed = state.tables.generation.planets_per_player * len(state.content.seats)
    if len(tiles.places) < needed:
        yield Finding(
            say("bp.map.too_few_tiles", "BP-BOARD-11", tiles=len(tiles.places), least=needed),
            fixes=lambda: [c.SetOutline(_bounding(tiles.places, needed))],
        )


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
    planets = state.tables.generation.planets_per_player * len(state.content.seats)
    if len(state.board.planets) != planets:
        yield Finding(
            say(
                "bp.map.number_of_planets",
                "BP-GEN-1",
                planets=len(state.board.planets),
                expected=planets,
            )
        )
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
        yield from _treasury(seat, named)
        good = tuple(
            kind for kind in seat.reserve if state.tables.structures[kind].category == "space"
        )
        if good != seat.reserve:
            yield Finding(
                say("bp.map.reserve_not_space", "BP-CARGO-5", seat=named),
                fixes=fixed_by(c.SetReserve(seat.id, good)),
            )


def _treasury(seat: MapSeat, named: Named) -> Iterator[Finding]:
    if seat.treasury is not None and seat.treasury.is_owed:
        paid = Purse.of(without_debts(seat.treasury))
        yield Finding(
            say("bp.map.treasury_owed", "BP-RES-3", seat=named),
            fixes=fixed_by(c.SetTreasury(seat.id, paid)),
        )


def _standing(state: MapState) -> Iterator[Finding]:
    standing = state.content.standing
    if standing is None:
        return
    known = any(seat.id == standing.player for seat in state.content.seats)
    if not known or standing.phase not in PHASES or standing.turn < 1:
        yield Finding(
            say(
                "bp.map.bad_standing",
                "BP-TURN-2",
                seat=named_seat(state.content, standing.player),
                phase=standing.phase,
            ),
            fixes=fixed_by(c.SetStanding(None)),
        )
