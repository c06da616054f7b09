"""Map requirements of a match: checked before one begins, wherever the file comes from."""

from collections.abc import Iterator

from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.games.burning_planets.board import Board, MapContent, SpaceStructure
from bp_desktop.games.burning_planets.geometry import Geometry, Zone
from bp_desktop.games.burning_planets.ids import CARGO, PHASES
from bp_desktop.games.burning_planets.map.soundness import unsound
from bp_desktop.games.burning_planets.match.lookup import MOST_AT_ONCE
from bp_desktop.games.burning_planets.options import Options
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.burning_planets.tables import Tables

_HIGHEST_STAMP = 1_000_000


def require_playable(
    content: MapContent, tables: Tables, options: Options, *, tracked: bool
) -> None:
    """Refuse a map with names nobody knows, amounts below nothing, or two things in a cell."""
    problems = [*unsound(content, tables)]
    if not problems:
        problems += _amounts(content)
        problems += _kinds(content, tables)
        problems += _names(content.board)
    if tracked and not problems:
        problems += _places(content.board, options)
    if problems:
        raise Refused(*dict.fromkeys(problems))


def _amounts(content: MapContent) -> Iterator[Message]:
    purses = [ship.hold for ship in content.board.ships.values()]
    purses += [seat.treasury for seat in content.seats if seat.treasury is not None]
    for purse in purses:
        if any(not 0 <= amount <= MOST_AT_ONCE for _, amount in purse):
            yield say("bp.setup.impossible_amount", "BP-RES-3")
    standing = content.standing
    if standing is not None:
        if standing.phase not in PHASES:
            yield say("bp.setup.unknown_phase", "BP-TURN-2", phase=standing.phase)
        if not 1 <= standing.turn <= _HIGHEST_STAMP:
            yield say("bp.setup.bad_turn", "BP-TURN-1", turn=standing.turn)


def _kinds(content: MapContent, tables: Tables) -> Iterator[Message]:
    """Structures stand where their kind belongs, and only cargo ships have holds."""
    board, kinds = content.board, tables.structures
    for planet in board.planets.values():
        for structure in planet.structures.values():
            if kinds[structure.kind].category == "space":
                yield say("bp.setup.wrong_place", "BP-SPACE-5", kind=structure.kind)
    for space in (*board.space.values(), *_carried(board)):
        if kinds[space.kind].category != "space":
            yield say("bp.setup.wrong_place", "BP-BUILD-1", kind=space.kind)
    for ship in board.ships.values():
        if ship.cls != CARGO and (ship.hold or ship.carried is not None):
            yield say("bp.setup.no_hold", "BP-ACT-14", number=ship.number)
    for seat in content.seats:
        for kind in seat.reserve:
            if kinds[kind].category != "space":
                yield say("bp.setup.wrong_place", "BP-CARGO-5", kind=kind)


def _carried(board: Board) -> list[SpaceStructure]:
    return [ship.carried for ship in board.ships.values() if ship.carried is not None]


def _names(board: Board) -> Iterator[Message]:
    """Whatever can be named in a command has a name of its own."""
    names: list[str] = [*board.planets, *board.asteroids, *board.space]
    names += [id_ for planet in board.planets.values() for id_ in planet.structures]
    names += [structure.id for structure in _carried(board)]
    seen: set[str] = set()
    for name in names:
        if name in seen or not name:
            yield say("bp.setup.name_twice", "BP-APP-7", name=name)
        seen.add(name)
    rocks = [one.asteroid for one in board.space.values() if one.asteroid is not None]
    for rock in set(rocks):
        if rock not in board.asteroids:
            yield say("bp.unknown.asteroid", "BP-APP-7")
        if rocks.count(rock) > 1:
            yield say("bp.cargo.asteroid_is_taken", "BP-SPACE-8")


# --- places


def _places(board: Board, options: Options) -> Iterator[Message]:
    if board.tiles is None or not board.tiles.places:
        yield say("bp.setup.no_board", "BP-BOARD-1")
        return
    if any(planet.center is None for planet in board.planets.values()):
        yield say("bp.setup.no_cell", "BP-BOARD-13")
        return
    where = board.geometry(options)
    yield from _planets(board, where)
    taken: set[Hex] = set()
    for cell in _space_cells(board):
        yield from _one_each(board, cell, taken)
        if cell is not None and not where.is_space(cell):
            yield say("bp.move.not_space", "BP-BOARD-14", cell=named_cell(board, cell))
    for planet in board.planets.values():
        things = [natural.at for natural in planet.natural]
        things += [structure.at for structure in planet.structures.values()]
        for cell in things:
            yield from _one_each(board, cell, taken)
            if cell is not None and where.zone(planet.id, cell) in (None, Zone.CENTER):
                yield say("bp.setup.off_planet", "BP-BOARD-15", cell=named_cell(board, cell))


def _planets(board: Board, where: Geometry) -> Iterator[Message]:
    cells: set[Hex] = set()
    for shape in where.shapes.values():
        if not cells.isdisjoint(shape.cells):
            yield say("bp.setup.planets_overlap", "BP-GEN-7", cell=named_cell(board, shape.center))
        cells.update(shape.cells)
    for cell in cells:
        if not where.is_on_board(cell):
            yield say("bp.move.off_board", "BP-BOARD-2", cell=named_cell(board, cell))
            return


def _space_cells(board: Board) -> Iterator[Hex | None]:
    """Of everything that stands in a space cell by itself."""
    yield from (ship.at for ship in board.ships.values())
    yield from (rock.at for rock in board.asteroids.values())
    yield from (one.at for one in board.space.values() if one.asteroid is None)


def _one_each(board: Board, cell: Hex | None, taken: set[Hex]) -> Iterator[Message]:
    if cell is None:
        yield say("bp.setup.no_cell", "BP-BOARD-13")
    elif cell in taken:
        yield say("bp.move.cell_is_taken", "BP-BOARD-13", cell=named_cell(board, cell))
    else:
        taken.add(cell)
