"""Phase 4: ships, built at planets with a spaceport and at stations."""

from collections.abc import Iterator

from bp_desktop.core.dice import Dice
from bp_desktop.core.hexes import Hex, ring
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.naming import StepNames
from bp_desktop.games.burning_planets.board import Ship
from bp_desktop.games.burning_planets.ids import Phase, SiteId
from bp_desktop.games.burning_planets.match import lookup
from bp_desktop.games.burning_planets.match.building import has_spaceport, is_at_work, payment
from bp_desktop.games.burning_planets.match.commands import BuildShip
from bp_desktop.games.burning_planets.match.events import ShipBuilt
from bp_desktop.games.burning_planets.match.lookup import Site
from bp_desktop.games.burning_planets.match.naming import new_ships
from bp_desktop.games.burning_planets.match.posting_types import PostingType
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.games.burning_planets.match.turn import out_of_turn
from bp_desktop.games.burning_planets.places import named_cell
from bp_desktop.games.shared.handlers import Handler, Handlers, Happenings, Ruling
from bp_desktop.games.system import Judgement

NEARBY = 4
"""How many rings are looked at one by one before the whole board is sorted by distance."""


def require_yard(match: Match, id_: SiteId) -> Site:
    yard = lookup.find_site(match, id_)
    if yard is None:
        raise Refused(say("bp.unknown.yard", "BP-APP-7", yard=id_))
    return yard


def _free_rings(match: Match, yard: Site) -> Iterator[tuple[Hex, ...]]:
    """The free cells around a yard, the nearest first, as far as the board goes."""
    center, where = yard.at, lookup.geometry(match)
    if center is None:
        return
    shape = where.shapes.get(yard.planet.id) if yard.planet is not None else None
    radius = shape.radius if shape is not None else 0
    is_free = lookup.occupancy(match).is_free_space
    for distance in range(1, NEARBY + 1):
        around = ring(center, radius + distance)
        if distance == 1 and yard.planet is not None:
            around = where.orbit_of[yard.planet.id]
        cells = tuple(cell for cell in around if is_free(cell))
        if cells:
            yield cells
    farther: dict[int, list[Hex]] = {}
    for cell in where.space_neighbors:
        distance = cell.distance(center) - radius
        if distance > NEARBY and is_free(cell):
            farther.setdefault(distance, []).append(cell)
    for _, found in sorted(farther.items()):
        yield tuple(found)


def nearest_free_cells(match: Match, yard: Site) -> tuple[Hex, ...]:
    """Where a new ship may be put: the free cells touching the yard, else the nearest free ones
    (BP-SHIP-2 to -4). Empty only on a board that is full."""
    return next(_free_rings(match, yard), ())


def _yard_objections(match: Match, yard: Site) -> list[Message]:
    if yard.owner != match.turn.player:
        return [say("bp.build.not_your_yard", "BP-SHIP-1", yard=yard.name)]
    if yard.planet is not None:
        if not has_spaceport(match, yard.planet):
            return [say("bp.build.no_spaceport", "BP-SHIP-1", planet=yard.name)]
        return []
    assert yard.structure is not None
    builds = match.tables.structures[yard.structure.kind].builds_ships
    if not builds or not is_at_work(match, yard.structure.deployed):
        return [say("bp.build.no_yard", "BP-SHIP-1", yard=yard.name)]
    return []


def _place_objections(match: Match, yard: Site, at: Hex | None) -> list[Message]:
    if at is None or at in nearest_free_cells(match, yard):
        return []
    require_free_space(match, at)
    return [say("bp.build.not_nearest_cell", "BP-SHIP-2", "BP-SHIP-3", "BP-SHIP-4", yard=yard.name)]


def build_ship(match: Match, command: BuildShip) -> Ruling:
    yard = require_yard(match, command.yard)
    lookup.require_class(match, command.cls)
    lookup.require_no_cell(match, command.at)
    owner = yard.owner or match.turn.player
    price = lookup.faction_of(match, owner).ship_costs[command.cls]
    found = _yard_objections(match, yard)
    cells = cells_around(match, yard, command.at, command.count)
    if len(cells) < command.count:
        raise Refused(*found, say("bp.build.no_free_cell", "BP-SHIP-3", yard=yard.name))
    found += _place_objections(match, yard, command.at)
    found += out_of_turn(match, owner, Phase.SHIPS)
    lookup.require_payment(match, owner, price * command.count, found)

    def carry_out(_dice: Dice, names: StepNames) -> Happenings:
        built = []
        new = new_ships(match, names, owner, len(cells))
        for (id_, number), at in zip(new, cells, strict=True):
            ship = Ship(id_, owner, command.cls, number, at, match.turn.number)
            postings = payment(owner, PostingType.SHIP_BUILD, price, id_)
            built.append(ShipBuilt(ship, command.yard, postings))
        return tuple(built)

    return Judgement(carry_out, tuple(found))


def require_free_space(match: Match, at: Hex) -> None:
    """A cell where a ship or a station can stand (BP-BOARD-13, BP-BOARD-14)."""
    where = lookup.geometry(match)
    if not where.is_on_board(at):
        raise Refused(say("bp.move.off_board", "BP-ACT-11", cell=named_cell(match.board, at)))
    if not where.is_space(at):
        raise Refused(say("bp.move.not_space", "BP-BOARD-14", cell=named_cell(match.board, at)))
    if not lookup.occupancy(match).is_free_space(at):
        raise Refused(say("bp.move.cell_is_taken", "BP-BOARD-13", cell=named_cell(match.board, at)))


def cells_around(match: Match, yard: Site, at: Hex | None, count: int) -> list[Hex | None]:
    """The cell asked for, then the nearest ones; fewer than asked for on a board that is full."""
    if not match.tracked:
        return [None] * count
    found: list[Hex | None] = [at] if at is not None else []
    for cells in _free_rings(match, yard):
        found += [cell for cell in cells if cell != at]
        if len(found) >= count:
            break
    return found[:count]


def open_space(at: Hex | None) -> Site:
    """A cell in the place of a yard: ships that only come to stand there have none."""
    return Site(lookup.named_kind(""), None, at)


HANDLERS: Handlers = {BuildShip: Handler(build_ship)}
