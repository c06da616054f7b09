"""Movement: ways, stops and the room for them, boarding and unloading (chapter 9, 3.3, 3.4)."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from bp_desktop.core.accounts import Posting, Postings, handed
from bp_desktop.core.hexes import Hex
from bp_desktop.core.messages import Message, Refused, say
from bp_desktop.core.paths import reach, shortest_path
from bp_desktop.core.purse import EMPTY
from bp_desktop.games.parsec import ids
from bp_desktop.games.parsec.match import commands as c, events as e, lookup as look, stats
from bp_desktop.games.parsec.match.posting_types import ParsecPosting
from bp_desktop.games.parsec.match.state import ParsecMatch, UnitState
from bp_desktop.games.parsec.tables import UnitType
from bp_desktop.games.shared.chapters import leads_to
from bp_desktop.games.shared.handlers import Handler, Handlers, Ruling

MOST_SMALL = 2
"""Small vessels on one cell (PA-PLACE-6)."""
Players = Collection[ids.PlayerId]


# --- room on a cell


def no_room(
    match: ParsecMatch, kind: UnitType, cell: Hex, leaving: Collection[ids.UnitId] = ()
) -> list[Message]:
    """Objections to one more vessel on a cell, beside those that are leaving it."""
    vessels = look.vessels_at(match, cell)
    there = [stats.type_of(match, one) for one in vessels if one.id not in leaving]
    where = look.named_cell(match, cell)
    if cell in match.board.docks and match.options.port.docks_cargo_only:
        if not kind.is_cargo:
            return [say("parsec.stack.cargos_only", "PA-GAP-20", cell=where)]
        if there:
            return [say("parsec.stack.full", "PA-GAP-20", cell=where)]
    if kind.is_large and there:
        return [say("parsec.stack.large_alone", "PA-PLACE-6", "PA-MOVE-5", cell=where)]
    if any(one.is_large for one in there):
        return [say("parsec.stack.large_there", "PA-PLACE-6", "PA-MOVE-6", cell=where)]
    if len(there) >= MOST_SMALL:
        return [say("parsec.stack.full", "PA-PLACE-6", "PA-PLACE-2", cell=where)]
    return []


def foreign_at(match: ParsecMatch, player: ids.PlayerId, cell: Hex) -> list[UnitState]:
    return [one for one in look.units_at(match, cell) if one.owner != player]


def blocked_pass(
    match: ParsecMatch,
    player: ids.PlayerId,
    cell: Hex,
    consents: Players = (),
    ignored: Players = (),
) -> list[Message]:
    """Objections to passing through: foreign vessels, and colonies where they block (PA-MOVE-4,
    PA-GAP-10). `ignored`: players whose units do not matter now."""
    colonies = match.options.move.colony_blocks
    for one in foreign_at(match, player, cell):
        if one.owner in consents or one.owner in ignored:
            continue
        if colonies or stats.type_of(match, one).is_vessel:
            where, unit = look.named_cell(match, cell), look.named_unit(match, one)
            return [say("parsec.move.blocked", "PA-MOVE-4", "PA-GAP-10", cell=where, unit=unit)]
    return []


def blocked_stop(
    match: ParsecMatch, player: ids.PlayerId, cell: Hex, consents: Players = ()
) -> list[Message]:
    """Objections to stopping among foreign units (PA-MOVE-3, PA-GAP-9)."""
    agreed = consents if match.options.move.stop_with_consent else ()
    foreign = [one for one in foreign_at(match, player, cell) if one.owner not in agreed]
    if not foreign:
        return []
    who, where = look.named_player(match, foreign[0].owner), look.named_cell(match, cell)
    return [say("parsec.move.occupied", "PA-MOVE-3", "PA-GAP-9", cell=where, player=who)]


# --- moving


def _move(match: ParsecMatch, command: c.MoveVessel) -> Ruling:
    unit = look.require_unit(match, command.unit)
    kind, consents = stats.type_of(match, unit), command.consents
    if not kind.is_vessel:
        name = look.named_unit(match, unit)
        raise Refused(say("parsec.move.never", "PA-COLONY-1", unit=name))
    found = look.not_in_turn(match, unit.owner, ids.TurnPart.ACTIONS)
    found += why_not_now(match, unit)
    tolls = _tolls(match, unit, command)
    way, body = tuple[Hex, ...](), command.body
    if match.tracked:
        way, body = way_of(match, unit, command.way, command.to, consents), ""
    look.require_told(match, body)
    boards = _boarding(match, unit, command.board, way[-1] if way else None, found)
    if way and command.tolls:
        passed = {one.owner for cell in way for one in foreign_at(match, unit.owner, cell)}
        if not passed.issuperset(player for player, _toll in command.tolls):
            found.append(say("parsec.move.toll_of_nobody", "PA-GAP-10"))
    if way:
        found += against_way(match, unit, way, consents, stats.move_of(match, unit))
    if way and boards is None:
        found += no_room(match, kind, way[-1], leaving=(unit.id,))
    moved = e.VesselMoved(unit.id, way, body, boards, tolls, consents)
    return leads_to(moved, against=found)


def why_not_now(match: ParsecMatch, unit: UnitState) -> list[Message]:
    """Objections to moving a vessel in this turn at all."""
    name, turn = look.named_unit(match, unit), match.turn.number
    if unit.aboard is not None:
        return [say("parsec.move.aboard", "PA-TRANS-15", unit=name)]
    if unit.built == turn:
        return [say("parsec.move.new", "PA-UNIT-7", unit=name)]
    if unit.moved == turn:
        return [say("parsec.move.moved_already", "PA-UNIT-5", unit=name)]
    return []


def way_of(
    match: ParsecMatch,
    unit: UnitState,
    way: Sequence[Hex],
    to: Hex | None,
    consents: Players,
    ignored: Players = (),
    most: int | None = None,
) -> tuple[Hex, ...]:
    """Cell by cell as told, or the shortest way round whatever blocks it; where that is too far,
    straight on. `most`: steps; None: as far as it moves."""
    assert unit.cell is not None
    if way:
        for here, there in zip((unit.cell, *way), way, strict=False):
            look.require_cell(match, there)
            if here.distance(there) != 1:
                raise Refused(say("parsec.move.not_a_way", "PA-MOVE-1"))
        return tuple(way)
    goal = look.require_cell(match, to)
    if goal == unit.cell:
        raise Refused(say("parsec.move.stays", "PA-MOVE-1"))
    on_board = match.board.modules_at

    def is_free(cell: Hex) -> bool:
        return cell in on_board and (
            cell == goal or not blocked_pass(match, unit.owner, cell, consents, ignored)
        )

    found = shortest_path(unit.cell, goal, is_free)
    if found is None or len(found) > (stats.move_of(match, unit) if most is None else most):
        found = shortest_path(unit.cell, goal, on_board.__contains__)
    if found is None:
        where = look.named_cell(match, goal)
        raise Refused(say("parsec.move.no_way", "PA-MOVE-1", cell=where))
    return found


def against_way(
    match: ParsecMatch,
    unit: UnitState,
    way: Sequence[Hex],
    consents: Players,
    most: int,
    ignored: Players = (),
) -> list[Message]:
    """Objections to the way itself: too long, through others, or to a stop among them."""
    found, steps = list[Message](), len(way)
    if steps > most:
        name = look.named_unit(match, unit)
        found.append(say("parsec.move.too_far", "PA-MOVE-1", unit=name, steps=steps, most=most))
    for cell in way[:-1]:
        found += blocked_pass(match, unit.owner, cell, consents, ignored)
    return [*dict.fromkeys(found), *blocked_stop(match, unit.owner, way[-1], consents)]


def reachable(
    match: ParsecMatch, unit: UnitState, steps: int, ignored: Players = ()
) -> dict[Hex, int]:
    """Every cell where a vessel may stop, with its number of steps (PA-APP-13)."""
    assert unit.cell is not None
    on_board, kind = match.board.modules_at, stats.type_of(match, unit)

    def is_free(cell: Hex) -> bool:
        return cell in on_board and not blocked_pass(match, unit.owner, cell, ignored=ignored)

    return {
        cell: far
        for cell, far in reach(unit.cell, steps, is_free).items()
        if far
        and not blocked_stop(match, unit.owner, cell)
        and not no_room(match, kind, cell, leaving=(unit.id,))
    }


def _tolls(match: ParsecMatch, unit: UnitState, command: c.MoveVessel) -> Postings:
    """PA-GAP-10: whatever the owner of what is passed asks for."""
    found, total = list[Posting](), EMPTY
    for player, toll in command.tolls:
        look.require_player(match, player)
        look.require_resources(match, toll, "PA-GAP-10")
        total += toll
        found += handed(unit.owner, player, ParsecPosting.TOLL, toll)
    look.require_paid(match, unit.owner, total, "PA-GAP-10")
    return tuple(found)


# --- transports


def room_aboard(match: ParsecMatch, transport: UnitState) -> int:
    return stats.type_of(match, transport).carries_small - len(stats.carried_by(match, transport))


def require_transport(
    match: ParsecMatch, unit: ids.UnitId, owner: ids.PlayerId, rule: str
) -> UnitState:
    carrier = look.require_unit(match, unit)
    if carrier.owner != owner or not stats.type_of(match, carrier).is_transport:
        raise Refused(say("parsec.transport.not_own", rule))
    return carrier


def _boarding(
    match: ParsecMatch,
    unit: UnitState,
    transport: ids.UnitId | None,
    cell: Hex | None,
    found: list[Message],
) -> ids.UnitId | None:
    """The transport it goes aboard; what is against that is added to `found`."""
    if transport is None:
        return None
    carrier = require_transport(match, transport, unit.owner, "PA-TRANS-2")
    if cell is not None and carrier.cell != cell:
        raise Refused(say("parsec.transport.elsewhere", "PA-TRANS-2"))
    found += against_boarding(match, stats.type_of(match, unit).is_small, carrier)
    return transport


def against_boarding(match: ParsecMatch, is_small: bool, carrier: UnitState) -> list[Message]:
    name = look.named_unit(match, carrier)
    if not is_small:
        raise Refused(say("parsec.transport.small_only", "PA-TRANS-1", transport=name))
    if room_aboard(match, carrier) < 1:
        return [say("parsec.transport.full", "PA-TRANS-1", transport=name)]
    return []


def _unload(match: ParsecMatch, command: c.Unload) -> Ruling:
    """PA-TRANS-3, -4, PA-GAP-16, -17."""
    unit = look.require_unit(match, command.unit)
    name, turn = look.named_unit(match, unit), match.turn.number
    if unit.aboard is None:
        raise Refused(say("parsec.transport.not_aboard", "PA-TRANS-3", unit=name))
    carrier = look.require_unit(match, unit.aboard)
    found = look.not_in_turn(match, unit.owner, ids.TurnPart.ACTIONS)
    if unit.loaded == turn:
        found.append(say("parsec.transport.loaded_now", "PA-TRANS-4", unit=name))
    uses = match.options.trans.unload_uses_move
    if uses:
        found += why_not_now(match, replace(unit, aboard=None))
    if not match.tracked:
        look.require_told(match, command.body)
        return leads_to(e.VesselUnloaded(unit.id, None, command.body, uses), against=found)
    cell = look.require_cell(match, command.to)
    assert carrier.cell is not None
    if carrier.cell.distance(cell) != 1:
        raise Refused(say("parsec.transport.beside", "PA-TRANS-3"))
    found += blocked_stop(match, unit.owner, cell)
    if match.options.trans.unload_empty_only and any(look.units_at(match, cell)):
        where = look.named_cell(match, cell)
        found.append(say("parsec.transport.not_empty", "PA-GAP-17", cell=where))
    found += no_room(match, stats.type_of(match, unit), cell)
    return leads_to(e.VesselUnloaded(unit.id, cell, "", uses), against=found)


HANDLERS: Handlers = {c.MoveVessel: Handler(_move), c.Unload: Handler(_unload)}
